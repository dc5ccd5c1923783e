### The sentences of Two Trucks in English, by subject. The bosses have their own catalogue.

## Names

# .about: at most 100 characters.
game-name = Two Trucks
    .about = Every night two trucks come. Send one man in secret: the strongest takes the load

# Beside the table and under the private panel, as Discord shows buttons.
button-hand = My men
button-dossier = Nights so far

crates = { $count ->
    [0] no crates
    [one] 1 crate
   *[other] { $count } crates
}
nights = { $count ->
    [one] 1 night
   *[other] { $count } nights
}
# A man where nobody’s are meant: “for an 8”.
a-man = { $man ->
    [8] an 8
    [11] an 11
   *[other] a { $man }
}
# A man who was not shown: all know only that his number was below that of another.
under = under { $below }
road-north = north
road-south = south

## The lobby

terms = For 2 to 6 bosses. { $goal } { $nights } nights, one secret choice a night.

## News

# $boss, $bosses are names in bold; $road: north or south; $crates: in words.
news-nothing = A quiet night so far.
news-started = 🎬 { $bosses } wait for the trucks. Each has { $men } men at home, numbered 1 to { $men }.
news-arrived = 🌙 Night { $night }. New on the roads: north { $north }, south { $south }.
news-last = Last night: what stays on the roads is lost, and your last two men ride for the train.
# $others: how many came too weak; $past: their names.
news-taken = 🚚 { $boss ->
    [you] You take
   *[other] { $boss } takes
} { $crates } in the { $road } with { $boss ->
    [you] your
   *[other] his
} { $man }{ $others ->
    [0] { "" }
   *[other] , past { $past }
}.
news-alone = 🚚 { $boss ->
    [you] You were
   *[other] { $boss } was
} alone in the { $road }: { $crates } for { $man }.
# $equals: news-equals, one for each number that two or more sent; there $man is “an 8”.
news-slipped = ⛔ { $equals } keep each other off in the { $road }. { $boss ->
    [you] You drive away with { $crates }, thanks to your { $man }.
   *[other] { $boss } drives away with { $crates }, thanks to his { $man }.
}
news-blocked = ⛔ { $equals } keep each other off in the { $road }: { $crates } { $count ->
    [one] stays
   *[other] stay
}.
news-equals = { $bosses } (each { $man })
news-nobody = 💤 Nobody went { $road }: { $crates } { $count ->
    [one] stays
   *[other] stay
}.
# A night that is over, where much has happened since.
news-night = Night { $night }. { $told }
news-train = 🚂 Midnight. { $boss ->
    [you] You take the train with your
   *[other] { $boss } takes the train with his
} { $low } and { $high }: { $crates }.
news-train-through = 🚂 Midnight. { $bosses } are equally strong: the train rides through.
news-over = 🏆 { $champions }
# $how: alone, pair (as many crates, the stronger pair), shared. $crates: in words.
champions = { $how ->
    [shared] { $bosses } share the town, with { $crates } each.
    [pair] { $bosses } has { $crates }, no more than the next, but the stronger pair: the town is his.
   *[alone] { $bosses } has { $crates }: the town is his.
}

## A dawn in words

recount-dawn = **Dawn of night { $night }.**
recount-road = - { $road }: { $told }
recount-train = **The midnight train.**
recount-all = **Everybody’s men.**
recount-pair = - { $boss }: { $low } and { $high }, together { $sum }

## Asked

# What the table waits for (public), and what is asked of one boss (private).
situation = Night { $night } of { $nights } · north { $north }, south { $south } · waiting for everybody
situation-over = 🏆 { $champions }
call-together = { $people }: whom do you send, and where? (Night { $night }: north { $north }, south { $south }.)
prompt = **Night { $night } of { $nights }. North { $north }, south { $south }. Whom do you send, and where?**
prompt-tomorrow = Tomorrow: north { $north }, south { $south }, on top of what stays.
prompt-sent = You send your { $man } { $road }. Nobody knows. You may take him back until everybody has chosen.
when = night { $night }

## Choices

# The name of a select and its lines: at most 100 characters, no markdown.
choice-road = { $road ->
    [north] ⬆️ North
   *[south] ⬇️ South
} · { $crates }
choice-man = { $road ->
    [north] { $man } north
   *[south] { $man } south
}
choice-man-detail = { $place ->
    [only] Your only man at home
    [weakest] Your weakest man at home
    [strongest] Your strongest man at home
   *[other] { $stronger ->
        [one] One man at home is stronger
       *[other] { $stronger } men at home are stronger
    }
}
# The most usual lines, as buttons under a heading; $road is the fuller truck’s.
choice-quick = -# { $road ->
    [north] ⬆️ The fuller truck, in the north: with one click
   *[south] ⬇️ The fuller truck, in the south: with one click
}
choice-weakest = Weak: { $man }
choice-middle = Middle: { $man }
choice-strongest = Strong: { $man }
choice-send = Send your { $man } { $road }

## Advice

# What a coach says of a line, to the seat alone. Chances are in 100.
advised-worth = 👑 Chance to win the town: **{ $worth }%**
advised-takes = Takes { $crates ->
    [one] the one crate
   *[other] the { $crates } crates
}: { $chance }%
advised-leaves = Your strongest pair for the train is then { $low } + { $high }
advised-fell = Your chance to win the town fell from { $high }% to { $low }%.

## Refusals

# What is wrong, and what may be done instead. $text is what was typed.
refused-game-over = This game is over. For another, press **Rematch** under the last picture.
refused-unknown-seat = You have no seat at this table. Watch along, or open your own with `/table new`.
refused-already-sent = You’ve chosen for tonight; take it back first.
refused-no-such-man = There is no man with number { $man }.
refused-man-is-gone = Your { $man } was sent on night { $night }.
refused-plan-not-possible = That can’t be planned: for tomorrow you may choose one man whom you keep at home tonight.
refused-plan-night-changed = The night you planned for is over.
refused-plan-load-stayed = { $road ->
    [north] A load has stayed in the north, so more is at stake there than you planned for.
   *[south] A load has stayed in the south, so more is at stake there than you planned for.
}
refused-unknown-action = I can’t read { $text }. Choose a man from the menus, or type `/trucks send`, for example { $example }.

## Rules

# $ties: stand, next.
goal = The most crates win; with equally many, the stronger pair of men kept for the midnight train.
in-short = • **Two trucks a night:** one comes by the north road, one by the south, each with its load of crates.
    • **Send one man,** in secret, to one of them. You have one man of each strength, and each goes only once.
    • **The strongest man** on a road takes the whole load. He alone is shown: what the others sent stays hidden.
    • **Equally strong?** They keep each other off, and the load stays for tomorrow night.
    • **Your last two men** ride for the midnight train and its nine crates.
rules-aim = **Aim.** { $goal } Still equal, you win together.
rules-men = **Your men.** You have { $men }, numbered 1 to { $men }; so has everybody. The number is his strength. Whoever is sent is gone, whether he took something or not.
rules-night = **A night.** Two trucks bring new loads; tomorrow’s are known as well. Everybody sends one man to one road, all in secret. Nobody learns who has chosen; until the last has, you may take yours back.
rules-dawn = **Dawn.** Who went where is told. On each road the highest number takes the whole load, and is shown; of the others everybody knows only that they were less. Where nobody came, the load stays.
rules-ties = **Equals.** { $ties ->
    [next] Equally strong men keep each other off: the strongest who is alone with his number takes the load. If nobody is, all are shown and it stays.
   *[stand] If the highest number is there more than once, those men are shown, nobody gets past, and the load stays.
}
rules-train = **The midnight train.** After { $nights } nights everybody has two men left. The highest sum takes { $train } crates; with equal sums { $ties ->
    [next] the next who is alone with theirs does
   *[stand] the train rides through
}. What still lies on the roads is lost.

## Table as text

table-night = **Night { $night } of { $nights }.**
table-over = **After { $nights } nights, it is over.**
table-road = { $road ->
    [north] ⬆️ North
   *[south] ⬇️ South
}: { $crates }{ $tiles ->
    [none] { "" }
   *[other] { " " }({ $tiles })
}
table-tomorrow = Tomorrow: north { $north }, south { $south }
table-no-tomorrow = It is the last night; then the train with { $train } crates.
table-to-come = Still to come, in no known order: { $tiles }
table-ties = { $ties ->
    [next] Equals keep each other off; the next strongest takes the load.
   *[stand] Equals keep each other off, and the load stays.
}
table-bosses = **Bosses**
table-boss = { $number }. { $boss }: { $facts }
table-trucks = { $count ->
    [0] no trucks
    [one] 1 truck
   *[other] { $count } trucks
}
table-track = sent { $track }
table-track-none = nobody sent yet
table-trace = { $road } { $man }{ $end ->
    [took] { " " }✓
    [blocked] { " " }=
   *[lost] { "" }
}
table-possible = may be at home: { $men }
table-home = kept for the train: { $men }
table-legend = ✓ took the truck · = kept off by an equal · “under 9”: nobody saw him, but he was weaker than 9.

## What one seat knows

view-home = **Your men at home** as { $boss }: { $men }
view-sent = Sent: { $track }
view-train = For the train as it stands: { $low } + { $high } = { $sum }
record-head = 🗂️ **Nights so far**
record-none = No night is over yet. Later you’ll find here who went where, who took what, and whom everybody saw.
record-night = **Night { $night }**
record-road = - { $road ->
    [north] ⬆️ North
   *[south] ⬇️ South
}: { $told }

## Options

option-length = Length
    .detail = How many nights
option-length-standard = Ten nights
    .detail = Twelve men each
option-length-short = Seven nights
    .detail = Nine men each; from three seats on (two play ten nights)
option-ties = Equals
    .detail = What happens to a load when the strongest are equal
option-ties-stand = The load stays
    .detail = The usual game: nobody gets past
option-ties-next = The next takes it
    .detail = The strongest man who is alone with his number

## Commands (names: lower case, one word)

command-group = trucks
    .about = Play Two Trucks
command-send = send
    .about = Send a man to a road tonight
command-option-man = man
    .about = His number
command-option-road = road
    .about = north or south
help = **Two Trucks**, a small game for 2 to 6 gangster bosses, by this house; its ancestor is the Game of Pure Strategy.
    🏆 { $goal }
    • **Every night** `/trucks send` sends a man north or south; or choose him from the menus of your panel.
    • **Nights so far**: the button under the table, or `/game dossier`, shows who went where, and who took what.

## Figures

# A line for each seat at the end. $computer: yes where a computer played for nobody.
figures = **{ $boss }** · { $computer ->
    [yes] computer
   *[no] { $name }
}: { $crates }, { $trucks ->
    [0] no trucks
    [one] 1 truck
   *[other] { $trucks } trucks
}, pair { $pair }{ $trains ->
    [0] { "" }
   *[other] , the train
}{ $steals ->
    [0] { "" }
    [one] , 1 steal
   *[other] , { $steals } steals
}{ $best ->
    [0] { "" }
   *[other] , biggest load { $best }
}
figure-crates = Crates: { $figure }
figure-trucks = Trucks taken: { $figure }
figure-trains = Midnight trains: { $figure }
figure-steals = Steals (a truck with a 4 or less): { $figure }
figure-walls = Walls (kept off by an equal): { $figure }
figure-spent = Strength sent: { $figure }
figure-wasted = · for nothing: { $figure }
figure-best-load = Biggest load: { $figure }

## What pictures say

# To those who cannot see them: plain text, at most 1,024 characters in all.
alt-night = Night { $night } of { $nights }. North { $north }, south { $south }.
alt-tomorrow = Tomorrow north { $north }, south { $south }.
alt-row = { $who } { $crates }{ $track ->
    [none] { "" }
   *[other] : { $track }
}.
alt-home = Kept: { $men }.
alt-own = You are { $boss }. At home: { $men }.
alt-dawn = Dawn of night { $night }.
alt-pair = { $boss }: { $low } + { $high } = { $sum }.
alt-banner = Two Trucks. At the table: { $seats }.
alt-banner-started = Two Trucks. The game has begun: { $seats }.
alt-help = How to play Two Trucks. { $rules }

## What computers say

# a-f anybody, then one line of each boss.
talk-triumph =
    .a = The town is dry no more, and all of it drinks mine.
    .b = Count them again, if you like. I have time.
    .c = A good week. Same trucks next week?
    .d = Somebody had to keep this town supplied.
    .e = It was the small loads. It’s always the small loads.
    .f = Gentlemen, the first round is on me.
    .capone = I’m just a businessman, giving the people what they want.
    .yale = I never doubted it, not for a moment.
    .weiss = Mine! Every last crate!
    .moran = Not bad for the North Side.
    .obanion = White lilies for everybody. And whisky for me.
    .torrio = It was all in the books before it began.
talk-steal =
    .a = With him? I only wanted to give the boy some air.
    .b = Nobody home on that road. Pity to waste it.
    .c = You all looked the other way. Thank you.
    .d = The small ones get through where the big ones don’t fit.
    .e = I’d have been content with the view.
    .f = Cheapest whisky I ever bought.
    .capone = You can get far with one kid and a good hunch.
    .yale = I sent my nephew. He sends his regards.
    .weiss = Ha! With THAT one!
    .moran = Who’s crazy now?
    .obanion = A little flower, and look how it grew.
    .torrio = One pays no more than one must.
talk-takes =
    .a = Drive carefully, boys. It’s fragile.
    .b = That one was worth the trip.
    .c = Your men can walk home. It’s a fine morning.
    .d = I do like the sound of full bottles.
    .e = There’s always a stronger man. Tonight he was mine.
    .f = Put it with the others.
    .capone = Nothing personal. It’s a nice truck.
    .yale = Delivered to the door, as ordered.
    .weiss = Out of the way, all of you!
    .moran = I had a feeling about that road.
    .obanion = I’ll send you the flowers that were in the back.
    .torrio = As planned.
talk-blocked =
    .a = You again.
    .b = Two of us in one ditch, and the whisky looks on.
    .c = Great minds. Empty hands.
    .d = Fine. We’ll both come back tomorrow.
    .e = I had the same idea, only better.
    .f = It isn’t over. It’s still there.
    .capone = Next time, you take the other road.
    .yale = How very embarrassing for us both.
    .weiss = Move! No, YOU move!
    .moran = I knew it. I knew somebody would.
    .obanion = After you. No? Then nobody.
    .torrio = An unprofitable meeting.

## In the pictures

# In capitals as painted.
picture-night = NIGHT { $night } OF { $nights }
picture-night-short = NIGHT { $night }
picture-tonight = TONIGHT
picture-last-night = LAST NIGHT
picture-over = THE END
picture-train-waits = Midnight train: { $crates } crates
picture-road = { $road ->
    [north] NORTH ROAD
   *[south] SOUTH ROAD
}
picture-crates = { $count ->
    [one] crate
   *[other] crates
}
picture-load = { $count ->
    [0] empty
    [one] 1 crate
   *[other] { $count } crates
}
picture-tomorrow = tomorrow
picture-your-men = YOUR MEN
picture-at-home = { $count ->
    [one] 1 man at home
   *[other] { $count } men at home
}
picture-whom = WHOM, AND WHERE?
picture-whom-line = nobody knows until dawn
picture-sent = { $road ->
    [north] YOUR { $man } GOES NORTH
   *[south] YOUR { $man } GOES SOUTH
}
picture-for-train = For the train as it stands: { $low } + { $high } = { $sum }
picture-possible = may be at home
picture-home = at home
picture-seen = { $seen ->
    [yes] shown
   *[no] unseen
}
picture-dawn = DAWN
picture-takes = takes { $count ->
    [one] 1 crate
   *[other] { $count } crates
}
picture-with = { $alone ->
    [yes] with his { $man }, alone
   *[no] with his { $man }
}
picture-nobody = NOBODY
picture-equals = equals keep each other off
picture-stays = { $count ->
    [one] 1 crate stays
   *[other] { $count } crates stay
}
picture-new-loads = New on the roads: north { $north }, south { $south }
picture-midnight = MIDNIGHT
picture-the-train = THE TRAIN
picture-takes-train = TAKES THE TRAIN · { $crates }
picture-rides-through = Equally strong: the train rides through
picture-champion = { $count ->
    [one] THE TOWN IS HIS
   *[other] THEY SHARE THE TOWN
}
picture-has-crates = { $count ->
    [one] 1 CRATE
   *[other] { $count } CRATES
}
picture-seats = { $count ->
    [0] NOBODY HERE YET
    [one] { $count } BOSS AT THE TABLE
   *[other] { $count } BOSSES AT THE TABLE
}
picture-started = { $count } BOSSES · TWO TRUCKS A NIGHT
picture-help = HOW IT IS PLAYED
picture-help-line = two trucks a night, one secret choice

## The story of a game that is over

story-title = THE WAR OF THE ROADS
story-line = { $nights } · { $trucks ->
    [one] 1 truck taken
   *[other] { $trucks } trucks taken
}
story-start = first night
story-unit = night
story-lane = TRUCKS
    .line = of five crates and more
story-luck = luck
story-at = night { $night }
story-during = on night { $night }
story-length = { $nights }
story-steals = steals
    .told = trucks stolen with a 4 or less
story-walls = walls
    .told = walls
story-surprise-told = Biggest surprise { $during }: { $boss } drove away with { $crates } and { $man }; the others there were thought stronger ({ $chance }%).
# over all games, in /stats
story-figure-baits = Baits (a weak man that cost a rival a strong one): { $figure }

signs = -# **The track** of each boss, in the picture of the table, night by night: the arrow is the road. A number on ivory was shown to everybody. **<9**: unseen, but weaker than 9.
    -# **A red border and =**: an equal kept this man off.
    -# **The row of small numbers**: who may still be at home; those struck out are gone.
    -# **A pale gold frame**: crates that came tonight. The others stayed from before.
    -# **Your own men**: a dark one is gone, with an open eye if everybody saw the number.

## One sentence in each of a newcomer’s first three turns alone

guide-1 = The first loads are small: a middling man alone on a road may be enough. Save the strong ones for later.
guide-2 = Look at the tracks: whoever was shown is gone for good, and a load that stayed makes tonight worth more.
guide-3 = Somebody strong often goes to the fuller truck; the other may be had for less. Two men stay for the train.
