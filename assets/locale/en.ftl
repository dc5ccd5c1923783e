### Every sentence people read in English, by subject (projectfluent.org). A test holds it against fr.ftl:
### the same messages with the same facts, none missing, none unused.

## Names

boss-capone = Al Capone
    .short = Capone
boss-yale = Frank Yale
    .short = Yale
boss-weiss = Hymie Weiss
    .short = Weiss
boss-moran = Bugs Moran
    .short = Moran
boss-obanion = Dion O'Banion
    .short = O'Banion
boss-torrio = Johnny Torrio
    .short = Torrio

# .at and .the stand in sentences; .kind counts tiles.
business-speakeasy = Speakeasy
    .at = at the Speakeasy
    .the = the Speakeasy
    .tiles = { $count ->
        [one] one Speakeasy
       *[other] { $count } Speakeasies
    }
business-jazz-club = Jazz Club
    .at = at the Jazz Club
    .the = the Jazz Club
    .tiles = { $count ->
        [one] one Jazz Club
       *[other] { $count } Jazz Clubs
    }
business-brewery = Brewery
    .at = at the Brewery
    .the = the Brewery
    .tiles = { $count ->
        [one] one Brewery
       *[other] { $count } Breweries
    }
business-gambling-house = Gambling House
    .at = at the Gambling House
    .the = the Gambling House
    .tiles = { $count ->
        [one] one Gambling House
       *[other] { $count } Gambling Houses
    }
place-business = { $letter } · { $business }
place-vacant = { $letter } · vacant lot
# $business is business-….at or business-….the
place-in-words = { $business } ({ $letter })

special-police-raid = Police Raid
special-liquidation = Liquidation
special-limousine = Limousine
special-revolver = Revolver
special-bribery = Bribery

# Cards are told by value and symbol, never by colour alone.
gangster-R = { $value } gun
gangster-B = { $value } fedora
gangster-G = { $value } bottle
gangster-Y = { $value } sax
gangster-P = { $value } dice
suit-R = guns
suit-B = fedoras
suit-G = bottles
suit-Y = saxes
suit-P = dice

boss-and-person = { $boss } ({ $person })
list-last = { $before } and { $last }

ordinal = { $number ->
    [1] { $number }st
    [2] { $number }nd
    [3] { $number }rd
   *[other] { $number }th
}
facing-up = face up
facing-down = face down
cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
backs = { $count ->
    [one] one gangster face down
   *[other] { $count } gangsters face down
}

## Hands

# .inside stands in the middle of a sentence.
rank-chicago-poker = Chicago Poker
    .inside = Chicago Poker
rank-straight-flush = Straight Flush
    .inside = straight flush
rank-rainbow-straight = Rainbow Straight
    .inside = rainbow straight
rank-four-of-a-kind = Four of a Kind
    .inside = four of a kind
rank-full-house = Full House
    .inside = full house
rank-flush = Flush
    .inside = flush
rank-straight = Straight
    .inside = straight
rank-three-of-a-kind = Three of a Kind
    .inside = three of a kind
rank-two-pairs = Two Pairs
    .inside = two pairs
rank-pair = Pair
    .inside = pair
rank-high-card = High Card
    .inside = high card

value-many = { $value ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
    [10] tens
    [11] elevens
    [12] twelves
    [13] thirteens
    [14] fourteens
   *[15] fifteens
}

# Facts of every hand: $high and $low (its values), $highs and $lows (value-many), $suit (suit-…).
hand-chicago-poker = Chicago Poker, five { $highs }
hand-straight-flush = straight flush, { $low } to { $high }, all { $suit }
hand-rainbow-straight = rainbow straight, { $low } to { $high }
hand-four-of-a-kind = four of a kind, { $highs }
hand-full-house = full house, { $highs } over { $lows }
hand-flush = flush, all { $suit }, { $high } high
hand-straight = straight, { $low } to { $high }
hand-three-of-a-kind = three of a kind, { $highs }
hand-two-pairs = two pairs, { $highs } and { $lows }
hand-pair = pair of { $highs }
hand-high-card = high card { $high }
hand-then = { $hand }, then { $kickers }

beats-hand = { $better }{ $comma ->
    [yes] ,
   *[no] {""}
} beats { $worse } ({ $loser })
beats-card = { $hand } on both sides, and { $better } beats { $worse } ({ $loser })
beats-missing-card = { $hand } on both sides, and one gangster more ({ $loser })
equals-hand = { $hand } on both sides ({ $loser })

## News

# Digest lines: $boss, $rival, $winner … are names in bold; $at is `at the Jazz Club (B)`.
news-nothing = A quiet moment in Chicago.
news-started = 🎬 The cards are dealt. In town: { $places }. { $first } begins.
news-turn = { $boss } { $deeds }.
news-marker = 🧨 { $boss } calls a shootout { $at }, due when his next turn begins.
news-liquidated = 🎯 Liquidation: { $boss } takes out { $rival }’s last gangster { $at }, { $card }.
news-liquidated-down = 🎯 Liquidation: { $boss } takes out { $rival }’s last gangster { $at }. It lay face down: { $card }.
news-raided = 🚨 Police Raid: { $boss } { $count ->
    [0] raids { $rival } { $at } and finds nothing face down.
    [one] raids { $rival } { $at } and sees the one face-down gangster.
   *[other] raids { $rival } { $at } and sees { $count } face-down gangsters.
}
news-driven = 🚘 Limousine: { $boss } drives { $count ->
    [one] one gangster
   *[other] { $count } gangsters
} ({ $slots }) from { $origin } to { $destination }: { $cards }.
news-bribery = 💰 Bribery: { $boss } searches the discard pile ({ $count ->
    [one] one card
   *[other] { $count } cards
}) and takes a card unseen; the rest goes back into the deck.
news-reshuffled = 🔀 The discard pile is shuffled into a new deck: { $count ->
    [one] one card
   *[other] { $count } cards
}.
news-answered = 🤫 A tied boss has made his choice in secret.
news-town-stuck = ⏳ For a whole round nobody could act: every business with gangsters is fought over now.
news-compulsory = ⏳ Two rounds without a deed: from now on everybody must use the actions of the turn.
news-refilled = { $bosses } { $count ->
    [one] draws a card for the gangster sent.
   *[other] draw a card each for the gangsters sent.
}
news-won = 🏆 { $boss } is the big boss of Chicago: { $why }!
news-opened = New in town: { $business }.

deed-nothing = let the turn pass without acting
deed-recruited = { $count ->
    [one] recruited one card
   *[other] recruited { $count } cards
}
deed-laid = laid { $cards }
cards-at = { $cards } { $at }
deed-revolver = drew the Revolver for { $count } more actions
deed-discarded = threw away { $card }
deed-stuck = had no legal action left
deed-stopped = { $count ->
    [one] left one action unused
   *[other] left { $count } actions unused
}

victory-all-kinds = { $count } different businesses
victory-any-tiles = { $count } businesses
victory-last-tile = { $count ->
    [one] the last business of the town
   *[other] the last business of the town
}

# Shootouts. $stolen: `yes` when somebody else than the caller wins.
news-shootout = 💥 Shootout { $at }, called by { $caller }. { $winner } { $stolen ->
    [yes] steals it
   *[no] takes it
}: { $why }.
news-shootout-stalemate = 💥 Shootout { $at }. { $winner } takes it: { $why }.
news-tied = ⚖️ Shootout { $at }: { $bosses } tie ({ $hand }). They choose reinforcements in secret.
news-revealed = ⚖️ Reinforcements { $at }: { $sent }.
news-tied-again = { $bosses } tie again and send once more.
sent = { $boss } { $card }
sent-nobody = nobody
why-alone = nobody else had a gangster there ({ $hand })
why-reinforcement = a tie ({ $hand }), and reinforcement { $card } beats { $lower } ({ $loser })
why-sole-sender = a tie ({ $hand }), and only { $card } came as reinforcement
why-caller = a tie ({ $hand }) and no reinforcement, so the boss whose turn it is wins ({ $caller })
why-clockwise = a tie ({ $hand }) and no reinforcement; first clockwise from { $caller } is { $winner }
