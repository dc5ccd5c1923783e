### The sentences of Gangster, by subject. Everything in this game is public but the order of the piles.

## Names

game-name = Gangster
    .about = Drive through Chicago, drop off your gangsters, kidnap your rivals’. Nothing is hidden

# Beside the table and under the private panel, as Discord shows buttons.
button-hand = My turn
button-dossier = Reckoning so far

# Clans: a sign and a colour together, so that neither is alone.
clan = { $sign } { $clan }
clan-blue = blue
    .sign = 🔵⭐
    .emblem = Its emblem is the star
clan-brown = brown
    .sign = 🟤🧲
    .emblem = Its emblem is the horseshoe
clan-yellow = yellow
    .sign = 🟡👑
    .emblem = Its emblem is the crown
clan-grey = grey
    .sign = ⚪✖️
    .emblem = Its emblem is the cross
clan-green = green
    .sign = 🟢☘️
    .emblem = Its emblem is the clover
# A gangster of the reader, among others.
clan-yours = one of yours
actor = { $boss } ({ $clan })

## Names of places, the same in both languages: a name takes no article and no preposition

place-northwest-side = Northwest Side
place-greek-town = Greek Town
place-north-side = North Side
place-west-side = West Side
place-chinatown = Chinatown
place-loop = The Loop
place-cicero = Cicero
place-little-italy = Little Italy
place-stock-yards = Stock Yards
place-bronzeville = Bronzeville
place-gold-coast = Gold Coast

## Equipment

equipment-bodyguard = Bodyguard
    .the = the Bodyguard
    .lost = the Bodyguard falls off
    .three = Three Bodyguards in the harbour, so they’re replaced.
    .effect = nobody can kidnap your gangsters where your car stands
equipment-trunk = Trunk
    .the = the Trunk
    .lost = the Trunk falls off
    .three = Three Trunks in the harbour, so they’re replaced.
    .effect = your trunk holds two rivals
equipment-motor = Motor
    .the = the Motor
    .lost = the Motor falls off
    .three = Three Motors in the harbour, so they’re replaced.
    .effect = your movement cards can count one more
equipment-bumper = Bumper
    .the = the Bumper
    .lost = the Bumper falls off
    .three = Three Bumpers in the harbour, so they’re replaced.
    .effect = use any open card to swap places with a car next door
equipment-gun = Tommy gun
    .the = the Tommy gun
    .lost = the Tommy gun falls off
    .three = Three Tommy guns in the harbour, so they’re replaced.
    .effect = kidnap from the district next door
equipment-door = Door
    .the = the Door
    .lost = the Door falls off
    .three = Three Doors in the harbour, so they’re replaced.
    .effect = put out two of your gangsters in one turn

## Before the game

# What the lobby says of the game as agreed. $turns: of one person, with so many $seats at the table.
# What wins, wherever it is said: in the lobby, under the first table, in /help and the rules.
goal = After { $rounds ->
    [one] one day of reckoning
   *[other] { $rounds } days of reckoning
}, the boss with the most influence is King of Chicago. Each district pays those who have the most gangsters there.
in-short = • **Your turn is one action:** drive, put a gangster out, or take one along.
    • **A movement card** (1, 2 or 3) drives you exactly that far.
    • **In a district,** the most gangsters earn the left number, the second most the next. In a tie, the last to arrive comes first.
    • **Take a rival’s gangster** along, and it rides in your trunk until you leave it somewhere else.
    • **The eighth doubler** ends the round: then every district pays, those with ×2 twice.
terms = For 2 to 5 bosses; with two, each leads two clans. { $goal } Turns are short, one action each.
option-length = Length
    .detail = How many days of reckoning
option-length-full = Three rounds
    .detail = The whole game: about 40 turns per player, with four
option-length-short = Two rounds
    .detail = About 27 turns per player, with four
option-length-sprint = One round
    .detail = About 15 turns per player, with four
option-gap-same-clan = Gaps
    .detail = Who can fill a gap once a district’s last space is taken
option-gap-same-clan-yes = Only the clan on the last space
    .detail = The usual game: the last space is worth fighting for
option-gap-same-clan-no = Anybody
    .detail = Once the last space is taken, any clan can fill a gap
# Beside the length, where it is not the usual game.
agreed-gaps = Anybody can fill gaps
option-clan = Clan
    .detail = The colour you lead
level-rookie = picks an action almost at random
level-regular = knows what each district pays, and looks one stop ahead
level-boss = plays its best ideas through, again and again, before it moves

## Commands (names: lower case, one word)

command-group = gangster
    .about = Play Gangster
command-drive = drive
    .about = Use a movement card to drive
command-bump = bump
    .about = Swap places with a car next door (needs the Bumper)
command-unload = unload
    .about = Put out a gangster where your car stands
command-load = load
    .about = Take in a gangster where your car stands
command-gun = gun
    .about = Kidnap from a district next door (needs the Tommy gun)
command-option-line = line
    .about = What exactly; choose from Discord’s list
help = **Gangster**, a game for 2 to 5 bosses: drive through Chicago, put your gangsters out where it pays, kidnap your rivals’. Nothing is secret except the order of the piles.
    🏆 { $goal }
    • **Your turn** is one action: `/gangster drive` · `/gangster bump` · `/gangster unload` · `/gangster load` · `/gangster gun`, or the buttons of **My turn**. With the buttons, you see everything it will do before your last click; a typed action happens at once. You can’t undo either.
    • **Looking**: **My turn** shows the city from your seat at any time: where your cards lead, and what everybody would earn. **Reckoning so far** shows what each district would pay now.

## Rules

rules-aim = **Aim.** { $goal }
rules-turn = **Turn.** One action: drive, or load or unload one gangster where your car stands. You can’t pass, and you can’t undo.
rules-drive = **Drive.** Turn down a movement card (1, 2 or 3) and drive exactly that far, without turning straight back. After your third card, all three open again and you turn a district card.
rules-unload = **Load and unload.** Your own gangsters ride in your car, any number of them; rivals go in your trunk, one at a time. Taking a rival is kidnapping. You can’t do any of it at Gold Coast.
rules-district = **Districts.** A gangster goes on the space after the highest one taken. { $gaps ->
    [yes] You can fill gaps only once the last space is taken, and only if it’s yours.
   *[no] You can fill gaps only once the last space is taken.
} Most gangsters comes first; in a tie, the highest space. First gets the left number, second the next, and so on.
rules-doubler = **Doublers.** A district card puts one on its district, which then counts twice. A policeman does nothing. The eighth doubler ends the round at once.
rules-round = **Day of reckoning.** A casino card says what every “?” counts; then every district pays. { $rounds ->
    [one] That ends the game.
   *[other] Then the doublers come off and each car gets new gangsters (six, later five); everything else stays.
}
rules-harbour = **Gold Coast.** End a drive there to take a piece of equipment your clan doesn’t have. You can also serve a Sicilian breakfast: everybody in your trunk is out for good. You can hold two: the new one goes on the left, and a third falls off on the right.
rules-equipment = **Equipment**
    - Bodyguard: nobody kidnaps yours where your car stands.
    - Trunk: room for two.
    - Motor: a card can count one more.
    - Bumper: use any open card to swap with a car next door.
    - Tommy gun: kidnap from a district next door.
    - Door: put out two of yours.
rules-two = **Two players** lead two clans each and play one action a turn, with either. With **three**, Cicero is only a crossing.
rules-advice = **Tips**
    - A turn is worth 4 to 8 points, so compare. Second place often pays nearly as much as first, for half the gangsters.
    - Come late or come twice: the last to arrive wins ties.
    - One gangster in each of many districts beats five in one.
    - Near the eighth doubler, use your third card only if the map pays you now.
    - Kidnap the leader’s only gangster from a doubled district.
    - A full trunk slows you down: empty it at Gold Coast. In the last round, unload in time.


## News

seated = { $boss } { $clans }
news-started = 🎬 { $bosses }. { $agreed }.
news-placed = { $clan }: { $first }, { $second }; { $piece }.
news-round = { $round ->
    [1] Round 1 of { $rounds }: first doubler on { $place }. { $boss ->
        [you] You begin
       *[other] { $boss } begins
    }.
   *[other] Round { $round }: { $more ->
        [5] five
        [6] six
       *[other] { $more }
    } new gangsters each; first doubler on { $place }. { $boss ->
        [you] You begin
       *[other] { $boss } begins
    }.
}
news-more = -# … and { $count ->
    [one] one more turn
   *[other] { $count } more turns
} before that
news-drove = { $boss } drives { $card }{ $motor ->
    [yes] { " " }with the Motor
   *[no] {""}
}: { $start } → { $end }.
news-bumped = { $boss } bumps { $other } with card { $card }: { $other ->
    [you] your
   *[other] their
} cars swap places ({ $start } ↔ { $end }).
news-unloaded = { $boss } unloads { $count ->
    [one] one gangster in { $place }, on space { $space }.
   *[other] two gangsters in { $place }, on spaces { $space } and { $last }.
}
news-put-out = { $boss } puts { $clan ->
    [you] one of your gangsters
   *[other] a { $clan } gangster
} out in { $place }, on space { $space }.
news-loaded = { $boss } takes a gangster back from { $place } { $space }.
news-kidnapped = { $boss } kidnaps { $clan ->
    [you] one of yours
   *[other] { $clan }
} from { $place } { $space }!
news-gun = { $boss } fires the Tommy gun: { $clan ->
    [you] one of yours
   *[other] { $clan }
} goes from { $place } { $space } into the trunk!
news-arrived = New on the car: { $piece }.
news-arrived-lost = New on the car: { $piece }; { $lost }.
news-arrived-nothing = Nothing to take at the harbour.
news-breakfast = Sicilian breakfast for { $guests }. { $count ->
    [one] They stay at the buffet.
   *[other] They stay at the buffet.
}
news-quay = New in the harbour: { $piece }.
news-doubler = **Doubler on { $place }** ({ $number } of { $all }).
news-police = The police drive past.
news-reckoned = **Day of reckoning, round { $round }!** The casino says: every ? counts { $casino }.
gain = { $boss ->
    [you] **You**
   *[other] { $boss }
} +{ $gain } = { $total }
gains = { $gains }.
tie-at = { $place }: { $first } ahead of { $second }, space { $rank } against { $other }.
tie-here = { $first } ahead of { $second }: space { $rank } against { $other }.
news-must-drive = Nobody has driven for { $turns } turns: now you all must.
kings = 🏆 { $count ->
    [one] **{ $bosses } is the King of Chicago** with { $points }!
   *[other] **{ $bosses } are the Kings of Chicago** with { $points } each!
}
kings-plain = { $count ->
    [one] { $bosses } is the King of Chicago with { $points }.
   *[other] { $bosses } are the Kings of Chicago with { $points } each.
}

## A day of reckoning, and the reckoning so far

reckoning-head = **Day of reckoning, round { $round }**: every ? counts { $casino }
reckoning-last = { $boss } placed the last doubler, on { $place }.
reckoning-district = - { $district }
# $numbers: none where they are not told.
tile = { $place }{ $doubled ->
    [yes] { " " }×2
   *[no] {""}
}{ $numbers ->
    [none] {""}
   *[other] , { $numbers }
}
district-paid = { $tile }: { $shares }.
share = { $boss } { $points } ({ $count })
share-brief = { $boss } { $number } = { $points }
pays = { $clan } { $pay }
nobody = nobody
nothing = nothing
record-head = 🧮 **Reckoning so far**
record-now = **If it were today** (round { $round }, { $number } of { $all } doublers; a ? counts one of { $casino })
record-sums = { $sums }.
record-sum = { $boss } { $has } + { $gain }

## The table in words

situation = { $boss } to play · round { $round } of { $rounds } · { $number } of { $all } doublers
situation-idle = Nobody has driven for { $turns } turns; after { $limit }, you all must.
situation-must-drive = Nobody has driven for { $turns } turns: now you all must.
call-together = { $people }: your decision, please.
score = { $boss } { $points }
counted = { $count } { $kind }
table-pile = Pile: { $cards } cards ({ $districts }; policemen: { $police }).
table-casino = Casino cards left: { $casino }.
table-stock = Equipment to come: { $stock }.
table-places = **Districts** (gangsters by space; pay as it stands; cars; roads)
table-district = - **{ $tile }**, { $spaces } spaces: { $gangsters }{ $paid ->
    [none] {""}
   *[other] { " " }({ $paid })
}{ $cars ->
    [none] {""}
   *[other] ; 🚗 { $cars }
}; → { $roads }
table-out = - **{ $place }**: out of the game, a crossing{ $cars ->
    [none] {""}
   *[other] ; 🚗 { $cars }
}; → { $roads }
table-harbour = - **{ $place }**, the harbour: { $quays }; at the buffet: { $breakfast }{ $cars ->
    [none] {""}
   *[other] ; 🚗 { $cars }
}; → { $roads }
table-bosses = **Bosses, in turn order**
table-boss = { $number }. { $boss }: { $points ->
    [0] no influence
   *[other] { $points } influence
}
table-clan = - { $clan } in { $place }: open cards { $cards }; { $riding } in the car; trunk (room for { $room }): { $trunk ->
    [none] empty
   *[other] { $trunk }
}; { $equipment }; { $box } in the box

## One seat

view-effect = - { $piece }: { $effect }
view-reach = - Your cards lead to { $reach }
view-guns = - In range of your Tommy gun: { $guns }
reached = { $place } ({ $cards })
gun-target = { $clan } { $place } { $space }
prompt = **Your turn:** one action.
prompt-clan = **{ $clan }** · { $here }
prompt-has = Open cards: { $cards } · in the car: { $riding } · trunk: { $trunk ->
    [none] empty
   *[other] { $trunk }
}
prompt-third = ⚠️ Your next drive uses your third card: { $third }.
here = 🚗 { $tile }: you’re { $position ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $position }th
} with { $count }, worth { $pay } now.
here-nobody = 🚗 { $tile }: you have nobody there.
here-harbour = 🚗 Gold Coast: you can’t load or unload here.
here-out = 🚗 { $place }: out of the game, so you can’t load or unload here.

## Menus: what may be done

choice-drive-card = Drive { $card }
choice-bump-card = Card { $card }
choice-bump = Bumper…
choice-gun = Tommy gun…
choice-here = Load or unload in { $place }…
choice-do = Do it
# $third: what the third card does, told where that stands above already, or none.
lead-drive = **{ $clan ->
    [none] Drive { $card }
   *[other] { $clan }: drive { $card }
} from { $start }.** Where to?{ $third ->
    [none] {""}
    [told] {""}
   *[other] { " " }⚠️ It’s your third card: { $third }.
}
lead-bump = **{ $clan ->
    [none] Bumper
   *[other] { $clan }: Bumper
}, card { $card }.** Which car do you swap places with?{ $asked ->
    [yes] {""}
   *[no] { " " }Your click does it.
}{ $third ->
    [none] {""}
    [told] {""}
   *[other] { " " }⚠️ It’s your third card: { $third }.
}
lead-gun = **Tommy gun.** Who gets kidnapped?
lead-gun-at = **Tommy gun, { $place }.** Choose a gangster for your trunk; your click does it.
line-pays = { $does }: { $gain }
line-unload = Unload { $count ->
    [one] one → space { $space }
   *[other] two → spaces { $space }, { $last }
}
line-put-out = Put { $clan } out → space { $space }
line-load = Take one back, space { $space }
line-kidnap = Kidnap { $clan }, space { $space }
line-gun = { $place } { $space }, { $clan }
line-harbour = { $other ->
    [none] {""}
   *[other] { $other } ·{ " " }
}Gold Coast: { $piece ->
    [none] nothing to take
   *[other] take { $piece }
}{ $guests ->
    [0] {""}
   *[other] , drop { $guests } at breakfast
}
# $count: own gangsters there; $gain: what one more would mean, or none.
line-drive = { $other ->
    [none] {""}
   *[other] { $other } ·{ " " }
}{ $place }{ $doubled ->
    [yes] { " " }×2
   *[no] {""}
}{ $open ->
    [no] { " " }· out of the game
   *[yes] { " " }· { $gain ->
        [none] no room for yours
       *[other] { $count ->
            [0] your first: { $gain }
           *[other] you have { $count }, one more: { $gain }
        }
    }
}
gain-place = { $position ->
    [0] nobody left
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $position }th
}, { $pay } (now { $before })
gain-other = { $clan } { $pay } (now { $before })

## Asked once more: all that an action will do

sure-head = **{ $clan ->
    [none] {""}
   *[other] { $clan }:{ " " }
}{ $does }**
do-drive = Drive { $card } from { $start } to { $end }
do-bump = Bump { $other } with card { $card }: you go from { $start } to { $end }, they go to { $start }
do-unload = Unload { $count ->
    [one] one of yours in { $place }, on space { $space }
   *[other] two of yours in { $place }, on spaces { $space } and { $last }
}
do-put-out = Put { $clan } out of your trunk in { $place }, on space { $space }
do-load = Take one of yours back from { $place } { $space }
do-kidnap = Kidnap { $clan } from { $place } { $space } into your trunk
do-gun = Kidnap { $clan } from { $place } { $space } with the Tommy gun
sure-taken = You take { $piece }.
sure-taken-lost = You take { $piece }; { $lost }.
sure-nothing-taken = There’s no piece here that you could take.
sure-breakfast = Sicilian breakfast: { $guests } { $count ->
    [one] stays
   *[other] stay
} at the buffet for the rest of the game.
sure-no-breakfast = No breakfast: { $guests } { $count ->
    [one] stays
   *[other] stay
} in your trunk.
sure-unchanged = Nobody’s pay changes.
sure-gain = { $who ->
    [you] You
   *[other] { $who }
}: { $gain }.
sure-then = One more of yours there would take space { $space }: { $gain }.
third = ⚠️ Your third card: { $third }. Then all three are open again.
third-card = you turn a district card, and { $ends ->
    [yes] it ends the round
   *[no] its district counts double
}{ $police ->
    [0] {""}
    [one] , unless it’s the policeman (one of the { $cards } left)
   *[other] , unless it’s a policeman ({ $police } of the { $cards } left)
}

## Advice: what a line is worth, and what it changes (a coach)

# Left of an arrow: had the turn passed; right: after this line. In points of this round, in the mean of the tries.
# $clan: which of two clans acts, or none.
advised-worth = { $clan ->
    [none] {""}
   *[other] { $clan }:{ " " }
}{ $way ->
    [same] About as good as doing nothing
   *[other] About **{ $points ->
        [one] one point
       *[other] { $points } points
    }** { $way ->
        [less] worse
       *[more] better
    } than doing nothing
} (average of { $tries } tries).
advised-fell = That gave away { $points ->
    [0] less than a point
    [one] about a point
   *[other] about { $points } points
}.
when = turn { $turn } (round { $round })
advised-district = { $place }: you { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
advised-rival = { $place }: { $clan } { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
advised-next = Your next turns: { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
advised-later = Later rounds: { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
advised-king = Chance to become King of Chicago: { $before }% → { $after }%
advised-ends = ⚠️ Your third card { $chance ->
    [100] will end the round
   *[other] ends the round in { $chance }% of cases
}: as things stand, you’d be { $way ->
    [same] level with the best rival
   *[other] { $ahead ->
        [one] one point
       *[other] { $ahead } points
    } { $way ->
        [less] behind the best rival
       *[more] ahead of everybody
    }
}
advised-doubler = Your third card { $chance ->
    [100] will place a doubler
   *[other] places a doubler in { $chance }% of cases
}; as things stand, it’s worth about { $mine } to you and { $theirs } to each rival
advised-cards = Leaves you { $count ->
    [one] card { $cards }
   *[other] cards { $cards }
}
advised-car = Leaves { $riding ->
    [0] nobody
    [one] one gangster
   *[other] { $riding } gangsters
} in your car
advised-trunk = Leaves { $held ->
    [0] nobody
    [one] one rival
   *[other] { $held } rivals
} in your trunk (room for { $room })

## Refusals

refused-unknown-action = I can’t read { $text }. Choose one of the actions offered.
refused-game-over = This game is over.
refused-unknown-seat = You have no seat at this table. Watch along, or open your own with `/table new`.
refused-not-your-turn = Not your turn: { $name ->
    [none] another boss is playing
   *[other] { $name } is playing
}. **My turn** shows what you could do next.
refused-name-the-clan = Which of your clans? Begin the line with its colour: { $first } or { $second }.
refused-no-clan-needed = You lead one clan, so leave the colour out: begin with the action.
refused-not-your-clan = You don’t lead { $clan }.
refused-must-drive = Nobody has driven for { $turns } turns, so you have to drive now.
refused-plan-no-more-turns = You can plan { $turns } turns at most.
refused-plan-not-possible = That isn’t possible as things stand.
refused-plan-round-changed = A new round has begun.
refused-plan-clan-changed = Something about your { $clan } clan has changed.
refused-plan-car-moved = The car of { $clan } has moved.
refused-plan-place-changed = Something has changed in { $place }.
refused-plan-not-first = You no longer come first in { $place }.
refused-plan-space-changed = Space { $space } in { $place } is no longer as it was.
refused-plan-piece-gone = { $piece }: no longer on the quays.
refused-card-used = You’ve used card { $card }. Open: { $open }.
refused-out-of-reach = Card { $card } doesn’t get you to { $place }. { $cards ->
    [none] None of your open cards does.
   *[other] These cards do: { $cards }.
}
refused-not-at-harbour = You get equipment and breakfast only at Gold Coast.
refused-take-a-piece = At Gold Coast you have to take a piece: { $pieces }.
refused-kind-owned = Your clan already has that: { $piece }. Take something else.
refused-not-on-quays = { $piece }: not on the quays right now.
refused-trunk-empty = Your trunk is empty, so there’s nobody to invite to breakfast.
refused-no-bumper = You need the Bumper to swap places.
refused-own-car = You can’t bump your own car.
refused-clan-not-playing = { $clan } isn’t in this game.
refused-car-not-connected = { $clan }’s car is in { $place }, and that isn’t next door.
refused-not-at-gold-coast = You can’t load or unload at Gold Coast. Drive.
refused-out-of-the-game = { $place } is out of this game, so nobody stands there.
refused-car-empty = { $riding ->
    [0] Your car is empty.
   *[other] You have only { $riding } in your car, not { $wanted }.
}
refused-no-door = Without the Door, you put out one gangster at a time.
refused-tile-full = { $place } is full.
refused-gap-closed = In { $place }, only { $clan } can fill gaps: they hold the last space.
refused-not-in-trunk = You have no { $clan } gangster in your trunk.
refused-no-such-space = { $place } has only { $spaces } spaces; there’s no space { $space }.
refused-space-free = Nobody stands on space { $space } in { $place }.
refused-trunk-full = Your trunk is full ({ $room ->
    [one] one rival
   *[other] { $room } rivals
}). Empty it at Gold Coast, or put one out.
refused-guarded = { $clan }’s Bodyguard is in { $place }: you can’t kidnap from them there.
refused-no-gun = Without the Tommy gun, you can load only where your car stands.
refused-place-not-connected = { $place } isn’t next door.
refused-own-gangster = That’s your own gangster in { $place }, space { $space }; the Tommy gun takes only rivals.

## Figures

ending = **{ $boss }** · { $computer ->
    [yes] computer
   *[no] { $name }
} · { $clans }: { $rounds ->
    [one] { $points } influence
   *[other] { $gains } = { $points } influence
}, first in { $firsts ->
    [0] no districts
    [one] one district
   *[other] { $firsts } districts
}{ $kidnappings ->
    [0] {""}
    [one] , one kidnapping
   *[other] , { $kidnappings } kidnappings
}
figure-rounds = Rounds played: { $figure }
figure-influence = Influence: { $figure }
figure-best-influence = · best game: { $figure }
figure-best-round = · best round: { $figure }
figure-districts-first = First places on days of reckoning: { $figure }
figure-drives = Drives: { $figure }
figure-bumps = · with the Bumper: { $figure }
figure-unloaded = Gangsters put out: { $figure }
figure-kidnappings = Kidnappings: { $figure }
figure-breakfasts = · guests at breakfast: { $figure }
figure-pieces = Pieces of equipment taken: { $figure }
figure-doublers = Doublers placed: { $figure }
figure-reckonings = · rounds ended: { $figure }

## What pictures say to those who cannot see them

alt-table = Round { $round } of { $rounds }, { $number } of { $all } doublers. { $boss } to play.
alt-scores = Scores: { $scores }.
alt-district = { $tile }: { $gangsters }{ $cars ->
    [none] {""}
   *[other] ; cars: { $cars }
}.
alt-out = { $place } is out of the game; cars: { $cars }.
alt-harbour = { $place }: { $quays }{ $cars ->
    [none] {""}
   *[other] ; cars: { $cars }
}.
alt-clan = { $boss }: cards { $cards }, { $riding } in car{ $trunk ->
    [none] {""}
   *[other] , trunk { $trunk }
}{ $equipment ->
    [none] {""}
   *[other] ; { $equipment }
}.
alt-you-are = You are { $boss }, { $points } influence. { $asked ->
    [yes] It’s your turn.
   *[no] You’re looking ahead.
}
alt-reach = { $clan }: cards lead to { $reach }.
alt-so-far = The reckoning if it were today, round { $round }, { $number } of { $all } doublers; a ? counts one of { $casino }.
alt-reckoning = Day of reckoning, round { $round }. Every ? counts { $casino }.
alt-result = { $rounds ->
    [one] { $boss } { $points }.
   *[other] { $boss }: { $gains } = { $points }.
}
alt-firsts = First in { $places }.
alt-banner = Gangster. At the table: { $seats }.
alt-banner-started = Gangster. The game has begun: { $seats }.

## What computers say

# What computer bosses say: a-f anybody, then one line of each boss.
talk-kidnaps =
    .a = Get in. It is only a short ride.
    .b = You looked lonely on that corner.
    .c = Mind your head. Or don’t.
    .d = There was a place left in the trunk.
    .e = We’ll call it carpooling.
    .f = Nobody will miss you before Tuesday.
    .capone = A kind word and an open trunk.
    .yale = One does offer strangers a lift.
    .weiss = In! In! In!
    .moran = Come along. I hear you snore.
    .obanion = I had a vase for you.
    .torrio = A transfer of personnel.
talk-robbed =
    .a = He had a family. Well, a car.
    .b = I saw that number plate.
    .c = That corner was warm, too.
    .d = Bring him back with a full tank.
    .e = I’ll remember the colour of that car.
    .f = One gangster. You will pay for two.
    .capone = Put him back. I say it once.
    .yale = How very ill-mannered.
    .weiss = That was MINE!
    .moran = They always take the ones I like.
    .obanion = I had already ordered the wreath.
    .torrio = I shall enter it under losses.
talk-breakfast =
    .a = Try the eggs. Take your time.
    .b = The harbour is lovely at this hour.
    .c = Nobody ever leaves this buffet.
    .d = Heavy shoes, light breakfast.
    .e = The trunk feels so much bigger now.
    .f = They said they were hungry.
    .capone = I pay for breakfast. I always pay.
    .yale = Napkins, gentlemen. Then the view.
    .weiss = Eat! Swim!
    .moran = The fish are good today. So they say.
    .obanion = Lilies on every table.
    .torrio = A closing of accounts.
talk-gains =
    .a = Count it again. I like the sound.
    .b = That is how one spells rent.
    .c = The city has been generous.
    .d = I only stood there.
    .e = A good day to own corners.
    .f = Doublers grow where I park.
    .capone = My city pays on time.
    .yale = A tasteful sum.
    .weiss = More! Next round, more!
    .moran = The voices said: Loop.
    .obanion = Business is blooming.
    .torrio = As the books predicted.
talk-triumph =
    .a = Long live me.
    .b = Somebody polish the crown.
    .c = Chicago is a small town after all.
    .d = Park anywhere you like, from now on: ask me first.
    .e = I would thank you all, but why?
    .f = The mayor sends his regards.
    .capone = There was never another name on the door.
    .yale = A crown, yes, but a discreet one.
    .weiss = King! Say it! King!
    .moran = Who is laughing now? I am.
    .obanion = Roses for everybody. On the house. My house.
    .torrio = The audit is complete.

## Pictures: what is read there, capitals as painted. Names of places and of equipment are put in capitals.

# The table. $round of $rounds.
picture-to-play = TO PLAY
picture-round = ROUND { $round }/{ $rounds }

# The private panel. $space, $other: numbers of spaces.
picture-your-turn = YOUR TURN
picture-look-ahead = LOOK AHEAD
picture-effect-bodyguard = guards your clan here
picture-effect-trunk = room for two rivals
picture-effect-motor = +1 on a card
picture-effect-bumper = swap with a car next door
picture-effect-gun = kidnaps from next door
picture-effect-door = puts out two of yours
picture-in-the-trunk = in the trunk
picture-trunk-empty = trunk empty
picture-scores-now = scores now
picture-space = space { $space }
picture-spaces = spaces { $space }, { $other }
picture-nothing-here = nothing to load here
picture-at-the-harbour = nothing scores at the harbour
picture-card-leads = takes you there
picture-takes-number = earns this now
picture-in-range = in Tommy gun range

# The day of reckoning. ? counts what the casino card says.
# The reckoning as it would be now. $numbers: what is left of the casino cards.
picture-so-far = RECKONING SO FAR
picture-doublers = { $number } OF { $all } DOUBLERS
picture-casino-left = ? is one of { $numbers }
picture-reckoning = DAY OF RECKONING
picture-round-of = ROUND { $round } OF { $rounds }
picture-last-doubler = LAST DOUBLER
picture-casino = ? = { $number }

# The end.
picture-king = { $count ->
    [one] KING OF CHICAGO
   *[other] KINGS OF CHICAGO
}
picture-influence = { $points } INFLUENCE
picture-gain = ROUND { $round }
picture-first-in = FIRST IN
picture-first-nowhere = NOWHERE

# The lobby.
picture-seats = { $count ->
    [0] FIVE FREE SEATS
    [one] ONE BOSS AT THE TABLE
   *[other] { $count } BOSSES AT THE TABLE
}
picture-begun = { $count } BOSSES · WHO WILL BE KING OF CHICAGO?

## The story of a game that is over

story-title = WHO TOOK CHICAGO
story-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
story-days = { $count ->
    [0] no days of reckoning
    [one] one day of reckoning
   *[other] { $count } days of reckoning
}
story-line = { $turns } · { $days } · each boss’s chance to win, in %
story-length = { $turns } and { $days }
story-start = start
story-unit = turn
story-at = turn { $turn }
story-during = in turn { $turn }
story-lane = RECKONINGS
    .line = points of each day
story-luck = luck
story-kidnappings =
    .told = kidnappings
story-guns = tommy gun
    .told = tommy guns fired
story-bumps = bumper
    .told = cars bumped
story-haul = THE BIG HAUL
    .first = points
    .second = in one go
# 240 wide, in two lines
story-gangsters = { $count ->
    [one] one gangster
   *[other] { $count } gangsters
}
story-haul-told = Biggest haul: { $during }, { $boss } took { $points } points at once in { $place }!
# over all games, in /stats
story-figure-guns = Tommy guns fired: { $figure }
story-figure-bumps = Cars bumped: { $figure }
story-figure-best-haul = Biggest haul: { $figure } points

## The signs in the picture, for the lessons

signs = -# **A card above a district**: it takes you there. A dark district is out of reach now.
    -# **White numbers**: what the first, the second, the third there earns; the small signs below show who that is now. **?** is told on the day of reckoning. **×2** counts twice.
    -# **Round spaces** fill up in order, from the arrow on. A gold ring: your next gangster goes there.
    -# **On the left**: your open cards, your gangsters still in the car, your equipment, your trunk.
    -# **Arrows**: up takes somebody along, down puts somebody out. The number is what the district would then earn you.

## One sentence in each of a newcomer’s first three turns alone

guide-1 = Put a gangster out where it pays: most gangsters takes the left number, and in a tie the last to arrive goes first.
guide-2 = Drive to a district where you can be first or second; the gold ring shows where your next gangster would stand.
guide-3 = After your third card all three open again, and a district card is turned: it may double a district (×2).
