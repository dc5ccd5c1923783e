# The bosses of Chicago, for every game in which they sit at the table.

boss-capone = Al Capone
    .short = Capone
boss-yale = Frank Yale
    .short = Yale
boss-weiss = Hymie Weiss
    .short = Weiss
boss-moran = Bugs Moran
    .short = Moran
boss-obanion = Dion O’Banion
    .short = O’Banion
boss-torrio = Johnny Torrio
    .short = Torrio
boss-drucci = Vincent Drucci
    .short = Drucci
boss-rolfe = Louise Rolfe
    .short = Rolfe

boss-and-person = { $boss } ({ $person })
list-last = { $before } and { $last }
facts-more = { $before }; { $next }

level-rookie = Rookie
    .detail = plays by instinct, and makes mistakes
level-regular = Regular
    .detail = knows the trade
level-boss = Boss
    .detail = weighs what it cannot see, and looks ahead
level-kingpin = Kingpin
    .detail = reads hidden cards from what their owners do, and judges by whole games

# What a computer boss says.
talk-says = 💬 { $boss }: “{ $words }”

# The story of a game that is over: on its picture, then in sentences. Chances are in 100.
# 420 wide, with the game's own line below
story-turning-point = TURNING POINT
# $at: turn 49
story-rise = { $at }: { $low } to { $high } in 100
# 620 wide, with the turn at the right
story-surprise = BIGGEST SURPRISE
story-in-hundred = in 100
    .line = believed it
story-no-surprise = NO SURPRISE
    .line = Everything went as the table expected.
# heading and three signs in one line of 900
story-nerve = LUCK AND NERVE
story-who-at = { $boss }, { $at }
story-decimal = { $whole }.{ $part }
# $length: 62 turns and 10 shootouts
story-won = { $count ->
    [one] 🏆 { $who } won after { $length }.
   *[other] 🏆 { $who } share the win after { $length }.
}
# $turns: 41 turns; $during: in turn 49
story-ahead-winner = { $boss } was ahead the longest, for { $turns }.
story-ahead-loser = For { $turns } it was { $boss } who was ahead.
story-nobody-ahead = At no time was anyone clearly ahead.
story-closest = Of the others { $boss } came closest, with { $chance } in 100 { $during }.
story-turned = The turning point came { $during }, when { $boss } went from { $low } to { $high } in 100.
story-luck = Luck smiled most on { $best } ({ $most }) and least on { $worst } ({ $least }).
story-luck-even = Luck treated everybody alike.
story-nerve-told = { $facts }.
story-no-nerve = Nerve was never put to the test.
# $what: traps won
story-counted = { $what }: { $who }
story-often = { $boss } { $count }

# Under the boss of a computer, in pictures.
picture-computer = computer
