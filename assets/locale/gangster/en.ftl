### The sentences of Gangster, by subject. Everything in this game is public but the order of the piles.

## Names

game-name = Gangster
    .about = Bosses drive through Chicago, put gangsters out and kidnap others’: all in the open

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
    .three = Three Bodyguards at the harbour: replaced.
    .effect = nobody kidnaps your gangsters from where your car stands
equipment-trunk = Trunk
    .the = the Trunk
    .lost = the Trunk falls off
    .three = Three Trunks at the harbour: replaced.
    .effect = your trunk holds two rivals
equipment-motor = Motor
    .the = the Motor
    .lost = the Motor falls off
    .three = Three Motors at the harbour: replaced.
    .effect = a movement card may count one more
equipment-bumper = Bumper
    .the = the Bumper
    .lost = the Bumper falls off
    .three = Three Bumpers at the harbour: replaced.
    .effect = with any open card, swap places with a car next door
equipment-gun = Tommy gun
    .the = the Tommy gun
    .lost = the Tommy gun falls off
    .three = Three Tommy guns at the harbour: replaced.
    .effect = kidnap from a district next door
equipment-door = Door
    .the = the Door
    .lost = the Door falls off
    .three = Three Doors at the harbour: replaced.
    .effect = put two of yours out in one turn

## Before the game

# What the lobby says of the game as agreed. $turns: of one person, with four at the table.
terms = For two to five bosses; with two, each leads two clans. { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, then the most influence makes the King of Chicago. A turn is one small decision, with nothing to take back: with four at the table about { $turns } turns each.
option-length = Length
    .detail = How many days of reckoning
option-length-full = Three rounds
    .detail = The whole game: about 40 turns each with four
option-length-short = Two rounds
    .detail = About 27 turns each with four
option-length-sprint = One round
    .detail = About 15 turns each with four
option-gap-same-clan = Gaps
    .detail = Who may fill a gap, once the last space of a district is taken
option-gap-same-clan-yes = Only the clan on the last space
    .detail = The usual game: the last space is worth a fight
option-gap-same-clan-no = Anybody
    .detail = Once the last space is taken, any clan may fill a gap
# Beside the length, where it is not the usual game.
agreed-gaps = Anybody fills gaps
option-clan = Clan
    .detail = The colour you would like to lead
level-rookie = some kind of action, then any of that kind
level-regular = counts what every district would pay, and looks one stop ahead
level-boss = plays its best ideas forward, with the pile shuffled again and again

## Commands (names: lower case, one word)

command-group = gangster
    .about = Play at a table of Gangster
command-drive = drive
    .about = Use a movement card and end somewhere else
command-bump = bump
    .about = Swap places with a car next door, with the Bumper
command-unload = unload
    .about = Put a gangster out where your car stands
command-load = load
    .about = Take a gangster in where your car stands
command-gun = gun
    .about = Kidnap from a district next door, with the Tommy gun
command-option-line = line
    .about = What exactly; Discord offers what you may do
help = **Gangster**: drive through Chicago, put your gangsters out where it pays, kidnap those of others; two to five bosses. Nothing is secret but the order of the piles.
    • **Your turn** is one action: `/gangster drive` · `/gangster bump` · `/gangster unload` · `/gangster load` · `/gangster gun`, or the buttons of **My turn**. Before the last click you read all that it will do; what you type is played at once. Nothing is taken back.
    • **Looking**: **My turn** shows the city from your seat at any time, with where your cards lead and who would be paid what. **Reckoning so far** tells what each district would pay now.

## Rules

rules-aim = **Aim.** Most influence after { $rounds ->
    [0] no day of reckoning
    [one] one day of reckoning
   *[other] { $rounds } days of reckoning
} makes the King of Chicago.
rules-turn = **Turn.** One action: drive, or load or unload one gangster where your car stands. There is no passing and no taking back.
rules-drive = **Drive.** Turn down a movement card (1, 2 or 3) and go exactly so far; you never turn back at once. After your third card all three are open again, and a district card is turned.
rules-unload = **Load and unload.** Yours ride in your car, any number; rivals in your trunk, one. Taking a rival’s gangster is kidnapping. Nothing of it at Gold Coast.
rules-district = **Districts.** A gangster put out goes on the space after the highest one taken. { $gaps ->
    [yes] Gaps are filled only once the last space is taken, by the clan on it.
   *[no] Gaps are filled only once the last space is taken, by anybody.
} More gangsters come first; among equals the one on the higher space. The first gets the left number, the second the next, and so on.
rules-doubler = **Doublers.** A district card puts one there: it counts twice. A policeman does nothing. The eighth doubler ends the round at once.
rules-round = **Day of reckoning.** A casino card says what every “?” counts; every district pays. { $rounds ->
    [one] That is the end of the game.
   *[other] Then doublers come off, new gangsters come into the cars (six, later five), and all else stays.
}
rules-harbour = **Gold Coast.** Whoever ends a drive there may have a Sicilian breakfast (all in the trunk are out for good), and takes a piece of equipment that their clan does not have. The new one goes left; a third one falls off.
rules-equipment = **Equipment.** Bodyguard: nobody kidnaps yours where your car stands. Trunk: room for two. Motor: a card may count one more. Bumper: with any open card, swap with a car next door. Tommy gun: kidnap from a district next door. Door: put two of yours out.
rules-two = **Two players** lead two clans each: one action a turn, with either. **Three**: Cicero is only a crossing.
rules-advice = **Advice.** A turn is worth 4 to 8 points: compare. The second number often pays nearly as much as the first, for half the gangsters. Come late or come twice: the last to arrive wins a tie. One gangster in each of many districts beats five in one. Near the eighth doubler turn your third card only if the map pays you now. Kidnap the leader’s only gangster of a doubled district. A full trunk is a burden: Gold Coast empties it. In the last round unload in time.

## News

seated = { $boss } { $clans }
news-started = 🎬 { $bosses }. { $agreed }.
news-placed = { $clan }: { $first }, { $second }; { $piece }.
news-round = { $round ->
    [1] Round 1 of { $rounds }: first doubler on { $place }. { $boss } begins.
   *[other] Round { $round }: { $more ->
        [5] five
        [6] six
       *[other] { $more }
    } new gangsters each; first doubler on { $place }. { $boss } begins.
}
news-more = -# … and { $count ->
    [one] one more turn
   *[other] { $count } more turns
} before that
news-drove = { $boss } drives { $card }{ $motor ->
    [yes] { " " }with the Motor
   *[no] {""}
}: { $start } → { $end }.
news-bumped = { $boss } bumps { $other } (card { $card }): the cars change places ({ $start } ↔ { $end }).
news-unloaded = { $boss } unloads { $count ->
    [one] one of theirs in { $place }, space { $space }.
   *[other] two of theirs in { $place }, spaces { $space } and { $last }.
}
news-put-out = { $boss } puts a { $clan } one out in { $place }, space { $space }.
news-loaded = { $boss } takes one of theirs back ({ $place } { $space }).
news-kidnapped = { $boss } kidnaps { $clan } from { $place } { $space }.
news-gun = { $boss }, Tommy gun: { $clan } from { $place } { $space }, into the trunk.
news-arrived = Gold Coast: takes { $piece }.
news-arrived-lost = Gold Coast: takes { $piece }, { $lost }.
news-arrived-nothing = Gold Coast: there is nothing to take.
news-breakfast = Sicilian breakfast for { $guests }. { $count ->
    [one] They stay at the buffet.
   *[other] They stay at the buffet.
}
news-quay = New at the harbour: { $piece }.
news-doubler = **Doubler on { $place }** ({ $number } of { $all }).
news-police = The police drive past.
news-reckoned = **Day of reckoning, round { $round }.** Casino: every ? counts { $casino }.
gain = { $boss } +{ $gain } = { $total }
gains = { $gains }.
tie-at = { $place }: { $first } before { $second }, space { $rank } over { $other }.
tie-here = { $first } before { $second }: space { $rank } over { $other }.
news-must-drive = Nobody has driven for { $turns } turns: now everybody must.
kings = 🏆 { $count ->
    [one] **{ $bosses } is the King of Chicago** with { $points }.
   *[other] **{ $bosses } are the Kings of Chicago** with { $points } each.
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
record-now = **If it were now** (round { $round }, { $number } of { $all } doublers; a ? counts one of { $casino })
record-sums = { $sums }.
record-sum = { $boss } { $has } + { $gain }

## The table in words

situation = { $boss } to play · round { $round } of { $rounds } · { $number } of { $all } doublers
situation-idle = Nobody has driven for { $turns } turns; after { $limit } everybody must.
situation-must-drive = Nobody has driven for { $turns } turns: now everybody must.
call-together = { $people }: you are asked, all of you.
score = { $boss } { $points }
counted = { $count } { $kind }
table-pile = Pile: { $cards } cards: { $districts }; policemen: { $police }.
table-casino = Casino cards left: { $casino }.
table-stock = Equipment to come: { $stock }.
table-places = **Places** (gangsters by space; what would be paid now; cars; roads)
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
table-bosses = **Bosses, in the order of play**
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
view-guns = - Within the Tommy gun’s reach: { $guns }
reached = { $place } ({ $cards })
gun-target = { $clan } { $place } { $space }
prompt = **Your turn:** one action.
prompt-clan = **{ $clan }** · { $here }
prompt-has = Open cards: { $cards } · in the car: { $riding } · trunk: { $trunk ->
    [none] empty
   *[other] { $trunk }
}
prompt-third = ⚠️ The next drive uses the third card: { $third }.
here = 🚗 { $tile }: you are { $position ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $position }th
} with { $count }, { $pay } now.
here-nobody = 🚗 { $tile }: none of yours there.
here-harbour = 🚗 Gold Coast: nothing is loaded or unloaded here.
here-out = 🚗 { $place }: out of the game, nothing is loaded or unloaded here.

## Menus: what may be done

choice-drive-card = Drive { $card }
choice-bump-card = Card { $card }
choice-bump = Bumper…
choice-gun = Tommy gun…
choice-here = Here, { $place }: unload or load…
choice-do = Do it
# $third: what the third card does, or none.
lead-drive = **{ $clan ->
    [none] Drive { $card }
   *[other] { $clan }: drive { $card }
} from { $start }.** Where to?{ $third ->
    [none] {""}
   *[other] { " " }⚠️ It is your third card: { $third }.
}
lead-bump = **{ $clan ->
    [none] Bumper
   *[other] { $clan }: Bumper
}, card { $card }.** Your car and the one you choose change places; your next click does it.{ $third ->
    [none] {""}
   *[other] { " " }⚠️ It is your third card: { $third }.
}
lead-gun = **Tommy gun.** Whom do you take into your trunk?
lead-gun-at = **Tommy gun, { $place }.** The gangster you choose goes into your trunk; your next click does it.
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
        [none] no space for yours
       *[other] { $count ->
            [0] one gangster: { $gain }
           *[other] with { $count }, one more: { $gain }
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
do-bump = Bump { $other } with card { $card }: you go from { $start } to { $end }, their car to { $start }
do-unload = Unload { $count ->
    [one] one of yours in { $place } on space { $space }
   *[other] two of yours in { $place } on spaces { $space } and { $last }
}
do-put-out = Put { $clan } out of the trunk in { $place } on space { $space }
do-load = Take one of yours back into the car from { $place } { $space }
do-kidnap = Kidnap { $clan } from { $place } { $space } into your trunk
do-gun = Take { $clan } from { $place } { $space } into your trunk with the Tommy gun
sure-taken = You take { $piece }.
sure-taken-lost = You take { $piece }; { $lost }.
sure-nothing-taken = There is nothing on the quays that you could take.
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
sure-then = One more of yours there would go on space { $space }: { $gain }.
third = ⚠️ Your third card: { $third }. All three are open again.
third-card = a district card is turned ({ $police ->
    [0] there is no policeman among the { $cards } left
    [one] one of { $cards } left is a policeman
   *[other] { $police } of { $cards } left are policemen
}; { $ends ->
    [yes] a district ends the round
   *[no] a district gets a doubler
})

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
} (mean of { $tries } tries).
advised-cost = { $points ->
    [0] less than a point
    [one] about a point
   *[other] about { $points } points
}
advised-district = { $place }: you { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
advised-rival = { $place }: { $clan } { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
advised-next = In sight for your next turns: { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
advised-later = For the rounds to come: { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
advised-king = King of Chicago: { $before } → { $after } in 100
advised-ends = ⚠️ Your third card ends the round { $chance ->
    [100] for certain
   *[other] in { $chance } of 100
}: as things lie you are then { $way ->
    [same] level with the best rival
   *[other] { $ahead ->
        [one] one point
       *[other] { $ahead } points
    } { $way ->
        [less] behind the best rival
       *[more] ahead of all rivals
    }
}
advised-doubler = Your third card: a doubler { $chance ->
    [100] for certain
   *[other] in { $chance } of 100
}; as things lie it brings you about { $mine }, each rival about { $theirs }
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

refused-unknown-action = I cannot read { $text }. Choose one of the actions offered.
refused-game-over = This game is over.
refused-unknown-seat = You have no seat at this table.
refused-not-your-turn = It is not your turn: { $name ->
    [none] another boss plays
   *[other] { $name } plays
}. **My turn** shows what you could do meanwhile.
refused-name-the-clan = Say which of your clans acts: { $first } or { $second }. The line begins with its colour.
refused-no-clan-needed = You lead one clan: the line begins with what it does, not with a colour.
refused-not-your-clan = You do not lead { $clan }.
refused-must-drive = Nobody has driven for { $turns } turns: you must drive now.
refused-plan-one-action = A turn is one action: nothing more can be planned.
refused-plan-not-possible = That is not possible as things stand.
refused-plan-round-changed = A new round has begun.
refused-plan-clan-changed = Your { $clan } clan is not as it was.
refused-plan-car-moved = The car of { $clan } has moved.
refused-plan-place-changed = Something has changed in { $place }.
refused-card-used = Your card { $card } is used. Open: { $open }.
refused-out-of-reach = With card { $card } you do not get to { $place }. { $cards ->
    [none] No open card leads there.
   *[other] Cards that lead there: { $cards }.
}
refused-not-at-harbour = Pieces and breakfast are to be had at Gold Coast only.
refused-take-a-piece = At Gold Coast you must take a piece: { $pieces }.
refused-kind-owned = Your clan has a piece of that kind already: { $piece }. Take another one.
refused-not-on-quays = { $piece }: there is none on the quays now.
refused-trunk-empty = There is nobody in your trunk for breakfast.
refused-no-bumper = Without the Bumper you cannot swap places.
refused-own-car = You cannot bump your own car.
refused-clan-not-playing = { $clan } is not in this game.
refused-car-not-connected = The car of { $clan } is in { $place }, which is not next door.
refused-not-at-gold-coast = At Gold Coast nothing is loaded or unloaded. Drive.
refused-out-of-the-game = { $place } is out of this game: nobody stands there.
refused-car-empty = { $riding ->
    [0] There is nobody in your car.
   *[other] There are only { $riding } in your car, not { $wanted }.
}
refused-no-door = Without the Door one gangster goes out at a time.
refused-tile-full = { $place } is full.
refused-gap-closed = In { $place } only { $clan } may fill gaps: that clan holds the last space.
refused-not-in-trunk = There is no { $clan } in your trunk.
refused-no-such-space = { $place } has { $spaces } spaces; there is no space { $space }.
refused-space-free = Nobody stands in { $place } on space { $space }.
refused-trunk-full = Your trunk is full: it holds { $room ->
    [one] one rival
   *[other] { $room } rivals
}. Gold Coast empties it, or put one out.
refused-guarded = The Bodyguard of { $clan } is in { $place }: nobody takes their gangsters there.
refused-no-gun = Without the Tommy gun you load only where your car stands.
refused-place-not-connected = { $place } is not next door.
refused-own-gangster = In { $place } on space { $space } stands one of yours; the Tommy gun takes rivals only.

## Figures

ending = **{ $boss }** · { $computer ->
    [yes] computer
   *[no] { $name }
} · { $clans }: { $rounds ->
    [one] { $points } influence
   *[other] { $gains } = { $points } influence
}, first in { $firsts ->
    [0] no district
    [one] one district
   *[other] { $firsts } districts
}{ $kidnappings ->
    [0] {""}
    [one] , one kidnapping
   *[other] , { $kidnappings } kidnappings
}
figure-rounds = Rounds played: { $figure }
figure-influence = Influence in all: { $figure }
figure-best-influence = · best game: { $figure }
figure-best-round = · best round: { $figure }
figure-districts-first = Districts led on a day of reckoning: { $figure }
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
    [yes] It is your turn.
   *[no] You look ahead.
}
alt-reach = { $clan }: cards lead to { $reach }.
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
picture-effect-bodyguard = guards yours where you are
picture-effect-trunk = room for two rivals
picture-effect-motor = one more on a card
picture-effect-bumper = swap with a car next door
picture-effect-gun = takes a rival next door
picture-effect-door = unload two of yours
picture-in-the-trunk = in the trunk
picture-trunk-empty = trunk empty
picture-scores-now = scores now
picture-space = space { $space }
picture-spaces = spaces { $space }, { $other }
picture-nothing-here = nothing to load here
picture-at-the-harbour = nothing scores at the harbour
picture-card-leads = gets you there
picture-takes-number = gets this number now
picture-in-range = in the Tommy gun’s reach

# The day of reckoning. ? counts what the casino card says.
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
    [0] FIVE SEATS ARE FREE
    [one] ONE BOSS AT THE TABLE
   *[other] { $count } BOSSES AT THE TABLE
}
picture-empty-seat = FREE
picture-any-boss = ANY BOSS
picture-begun = { $count } BOSSES · WHO BECOMES KING OF CHICAGO?

## The story of a game that is over

story-title = WHO TOOK CHICAGO
story-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
story-days = { $count ->
    [0] no day of reckoning
    [one] one day of reckoning
   *[other] { $count } days of reckoning
}
story-line = { $turns } · { $days } · each boss’s chance to win, in 100
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
story-haul-told = The big haul came { $during }: { $boss } took { $points } points in one go, in { $place }.
# over all games, in /stats
story-figure-guns = Tommy guns fired: { $figure }
story-figure-bumps = Cars bumped: { $figure }
story-figure-best-haul = Biggest haul in one go: { $figure } points
