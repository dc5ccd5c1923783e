# French cards and the poker hands they make, for every game that is played with them.

# A card's index on its face: the letter or number in its corner.
index = { $rank ->
    [11] J
    [12] Q
    [13] K
    [14] A
   *[other] { $rank }
}
rank = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] jack
    [12] queen
    [13] king
   *[other] ace
}
rank-many = { $rank ->
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
    [10] tens
    [11] jacks
    [12] queens
    [13] kings
   *[other] aces
}
# The ranks as other words want them: $rank is the word itself, $number its number.
rank-of = { $number ->
   *[other] { $many }
}
rank-the = { $number ->
   *[other] the { $rank }
}
rank-to = { $number ->
   *[other] to the { $rank }
}
rank-up-to = { $number ->
   *[other] to { $rank }
}
rank-high = { $number ->
   *[other] { $rank } high
}
rank-kicker = { $number ->
   *[other] { $rank } kicker
}

suit = { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
   *[c] clubs
}
card = { $rank } of { $suit }
joker = { $colour ->
    [b] black joker
   *[r] red joker
}

category-five-of-a-kind = Five of a kind
    .inside = five of a kind
category-straight-flush = Straight flush
    .inside = a straight flush
category-four-of-a-kind = Four of a kind
    .inside = four of a kind
category-full-house = Full house
    .inside = a full house
category-flush = Flush
    .inside = a flush
category-straight = Straight
    .inside = a straight
category-three-of-a-kind = Three of a kind
    .inside = three of a kind
category-two-pairs = Two pair
    .inside = two pair
category-pair = Pair
    .inside = a pair
category-high-card = High card
    .inside = a high card
royal-flush = Royal flush
    .inside = a royal flush
low-name = Low, { $high }
    .inside = a low hand, { $high }

# A hand in a sentence, and `.detail` where its name stands above. $highs, $lows: the ranks in the plural,
# $high and $low: as the hand wants them, $cards: all its ranks.
hand-five-of-a-kind = five { $highs }
    .detail = { $highs }
hand-straight-flush = a straight flush { $high }
    .detail = { $low } { $high }
hand-four-of-a-kind = four { $highs }
    .detail = { $highs }
hand-full-house = a full house, { $highs } over { $lows }
    .detail = { $highs } over { $lows }
hand-flush = a flush, { $high }
    .detail = { $cards }
hand-straight = a straight { $high }
    .detail = { $low } { $high }
hand-three-of-a-kind = three { $highs }
    .detail = { $highs }
hand-two-pairs = two pair, { $highs } and { $lows }
    .detail = { $highs } and { $lows }
hand-pair = a pair of { $highs }
    .detail = of { $highs }
hand-high-card = { $high } high
    .detail = { $cards }
with-cards = { $words }, with { $cards }
and-card = { $one } and { $other }

# The card that ranks the hands.
help-hands = HANDS OF POKER
help-order = best first; five cards count
help-lows = LOW HANDS
help-lows-order = lowest first; five cards count
help-means = { $category ->
    [five-of-a-kind] with a joker
    [straight-flush] five in a row, one suit
    [four-of-a-kind] four of one rank
    [full-house] three and two
    [flush] five of one suit
    [straight] five in a row
    [three-of-a-kind] three of one rank
    [two-pairs] two and two
    [pair] two of one rank
   *[high-card] none of these
}
help-low-best = the lowest of all
help-low-any = No pair
    .means = five different ranks
help-note = Same hand? The higher cards decide, from left to right.
    The ace also counts low in A 2 3 4 5.
help-note-suits = Suits never decide in Poker Champ; in Chicago stud they can.
help-note-low = Straights and flushes do not count. The ace is one.
    From the highest card down, the lower card wins.
help-note-joker = A joker becomes whatever makes the hand best.

## The story of a game

story-deals = { $count ->
    [one] one deal
   *[other] { $count } deals
}
story-line = { $deals } · each boss’s chance to win, in %
story-start = start
story-unit = deal
story-at = deal { $deal }
story-during = in deal { $deal }
story-lane = SHOWDOWNS
    .line = and who won them
    .biggest = BIG SHOWDOWNS
story-luck = cards dealt
story-traps = bluffs
    .told = pots bluffed
story-calls = bad calls
story-chips = chips
    .second = in one go
story-surprise = Biggest surprise: { $during }, { $boss } won with { $hand }, a { $chance }% chance!
story-surprise-unseen = Biggest surprise: { $during }, { $boss } won the pot, a { $chance }% chance!
story-haul = Biggest haul: { $during }, { $boss } took { $chips } chips!
