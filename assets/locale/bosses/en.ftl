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
# The reader, last in a list of bosses.
list-reader = you
list-last = { $before } and { $last }
facts-more = { $before }; { $next }

level-rookie = Rookie
    .detail = plays by instinct, and makes mistakes
level-regular = Regular
    .detail = knows the trade
level-boss = Boss
    .detail = weighs what it can’t see, and looks ahead
level-kingpin = Kingpin
    .detail = reads your hidden cards from how you play, and thinks whole games ahead

# What a computer boss says.
talk-says = 💬 { $boss }: “{ $words }”

# The story of a game that is over: on its picture, then in sentences. Chances are in 100.
# 420 wide, with the game's own line below
story-turning-point = TURNING POINT
# $at: turn 49
story-rise = { $at }: { $low }% to { $high }%
# 620 wide, with the turn at the right
story-surprise = BIGGEST SURPRISE
story-in-hundred = %
    .line = chance
story-no-surprise = NO SURPRISE
    .line = It all went as expected.
# heading and three signs in one line of 900
story-nerve = LUCK AND NERVE
story-who-at = { $boss }, { $at }
story-decimal = { $whole }.{ $part }
# $length: 62 turns and 10 shootouts
story-won = { $count ->
    [one] 🏆 { $who } won after { $length }!
   *[other] 🏆 { $who } share the win after { $length }!
}
# $turns: 41 turns; $during: in turn 49
story-ahead-winner = { $boss } led the longest, for { $turns }.
story-ahead-loser = { $boss } led for { $turns }, and still lost.
story-nobody-ahead = Nobody was ever clearly ahead.
story-closest = { $boss } came closest: { $chance }% { $during }.
story-turned = Turning point { $during }: { $boss } jumps from { $low }% to { $high }%.
story-luck = Luck was kindest to { $best } ({ $most }) and hardest on { $worst } ({ $least }).
story-luck-none = Luck was kind to nobody, and hardest on { $worst } ({ $least }).
story-luck-even = Luck was fair to all.
story-nerve-told = { $facts }.
story-no-nerve = Nobody’s nerve was put to the test.
# $what: traps won
story-counted = { $what }: { $who }
story-often = { $boss } { $count }

# Under the boss of a computer, in pictures.
picture-computer = computer

## The card that a game is shared by

share-table = { $count } at the table
share-rise = { $low }% to { $high }%

# The head of a lobby: a seat that nobody has taken, one whose boss is not chosen, who begins.
picture-empty-seat = FREE
picture-any-boss = ANY BOSS
picture-first = FIRST
nobody-yet = nobody yet
