### The sentences of Chicago Poker in English, by subject.

## Names

game-name = Chicago Poker
    .about = Win shootouts with hands of gangsters, take over businesses, own Chicago

# Beside the table and under the private panel, as Discord shows buttons.
button-hand = My hand
button-dossier = Dossier
button-answers = If I tie…
answers-about = **If you tie in a shootout**, I can send your reinforcement the moment it happens. Nobody learns that you chose in advance. If I can’t send it, I ask you as usual; press **Undo** to choose again. It holds until you change it.
answer-highest = My highest gangster
answer-lowest = My lowest gangster from { $number } up
answer-nothing = Nobody, if the rules allow

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
gangster-R = { $value } of guns
gangster-B = { $value } of fedoras
gangster-G = { $value } of bottles
gangster-Y = { $value } of saxes
gangster-P = { $value } of dice
suit-R = guns
suit-B = fedoras
suit-G = bottles
suit-Y = saxes
suit-P = dice

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
    .inside = a straight flush
rank-rainbow-straight = Rainbow Straight
    .inside = a rainbow straight
rank-four-of-a-kind = Four of a Kind
    .inside = four of a kind
rank-full-house = Full House
    .inside = a full house
rank-flush = Flush
    .inside = a flush
rank-straight = Straight
    .inside = a straight
rank-three-of-a-kind = Three of a Kind
    .inside = three of a kind
rank-two-pairs = Two Pair
    .inside = two pair
rank-pair = Pair
    .inside = a pair
rank-high-card = High Card
    .inside = a high card

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
hand-chicago-poker = a Chicago Poker, five { $highs }
hand-straight-flush = a straight flush, { $low } to { $high }, all { $suit }
    .several = a straight flush, { $low } to { $high }
hand-rainbow-straight = a rainbow straight, { $low } to { $high }
hand-four-of-a-kind = four { $highs }
hand-full-house = a full house, { $highs } over { $lows }
hand-flush = a flush, all { $suit }, { $high } high
    .several = a flush, { $high } high
hand-straight = a straight, { $low } to { $high }
hand-three-of-a-kind = three { $highs }
hand-two-pairs = two pair, { $highs } and { $lows }
hand-pair = a pair of { $highs }
hand-high-card = { $high } high
    .among = { $high ->
        [8] an { $high } high
        [11] an { $high } high
       *[other] a { $high } high
    }
hand-then = { $hand }, then { $kickers }

# $comma: `stolen` where the loser's hand is a sentence of its own.
beats-hand = with { $better }{ $comma ->
    [stolen] !
    [yes] ;
   *[no] :
} { $loser ->
    [you] { $comma ->
        [stolen] You
       *[no] you
    }
   *[other] { $loser }
} had only { $worse }
beats-card = with { $hand }{ $comma ->
    [stolen] !
   *[no] ;
} { $loser ->
    [you] { $comma ->
        [stolen] You
       *[no] you
    }
   *[other] { $loser }
} had the same, but { $better } beats { $worse }
beats-missing-card = with { $hand }{ $comma ->
    [stolen] !
   *[no] ;
} { $loser ->
    [you] { $comma ->
        [stolen] You
       *[no] you
    }
   *[other] { $loser }
} had the same, but one gangster fewer
equals-hand = with { $hand }; { $loser } had the same

## News

# Digest lines: $boss, $rival, $winner … are names in bold; $at is `at the Jazz Club (B)`.
news-nothing = A quiet moment in Chicago.
news-started = 🎬 The cards are dealt. In town: { $places }. { $first } begins.
news-turn = { $boss } { $done }.
news-marker = 🧨 { $boss } calls a shootout { $at }! It starts with their next turn.
# Where the shootout itself follows in the same news.
news-marker-held = 🧨 { $boss } calls a shootout { $at }!
# Where $caller has called it before.
news-marker-called = 🧨 { $boss } has five gangsters { $at } too: { $caller ->
    [you] you have
   *[other] { $caller } has
} already called that shootout.
news-liquidated = 🎯 Liquidation: { $boss } takes out { $rival ->
    [you] your
   *[other] { $rival }’s
} last gangster { $at }, the { $card }.
news-liquidated-down = 🎯 Liquidation: { $boss } takes out { $rival ->
    [you] your
   *[other] { $rival }’s
} last gangster { $at }, which lay face down: the { $card }.
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
}) and takes a card nobody sees. The rest goes back into the deck.
news-reshuffled = 🔀 The discard pile becomes the new deck: { $count ->
    [one] one card
   *[other] { $count } cards
}.
news-answered = 🤫 A tied boss has made a secret choice.
news-town-stuck = ⏳ Nobody could act for a whole round, so every business with gangsters is fought over now.
news-compulsory = ⏳ Two rounds without an action: from now on, you must use your actions.
news-refilled = { $bosses } { $count ->
    [one] draws a card to replace the gangster sent.
   *[other] each draw a card to replace the gangster sent.
}
news-won = 🏆 { $boss } is the big boss of Chicago with { $why }!
news-opened = New in town: { $business }.

done-nothing = passed
done-recruited = { $count ->
    [one] recruited one card
   *[other] recruited { $count } cards
}
done-laid = laid { $cards }
card-laid = the { $card }
cards-at = { $cards } { $at }
one-more-at = one { $at }
done-revolver = played the Revolver (+{ $count } actions)
done-discarded = threw away the { $card }
done-stuck = had no possible action left
done-stopped = { $count ->
    [one] skipped one action
   *[other] skipped { $count } actions
}

victory-all-kinds = { $count } different businesses
victory-any-tiles = { $count } businesses
victory-last-tile = { $count ->
    [one] the last business in town
   *[other] the last business in town
}

# Shootouts. $stolen: `yes` when somebody else than the caller wins, `over` where $why ends with whom they beat.
news-shootout = 💥 Shootout { $at }, called by { $caller }. { $winner ->
    [you] You { $stolen ->
        [no] take
       *[yes] steal
    }
   *[other] { $winner } { $stolen ->
        [no] takes
       *[yes] steals
    }
} it { $why }{ $stolen ->
    [yes] !
   *[no] .
}
news-shootout-stalemate = 💥 Shootout { $at }. { $winner ->
    [you] You take
   *[other] { $winner } takes
} it { $why }.
news-tied = ⚖️ Shootout { $at }: { $bosses } tie with { $hand }. They choose reinforcements in secret.
news-revealed = ⚖️ Reinforcements { $at }: { $sent }.
news-tied-again = Still a tie: { $bosses } send again.
sent = { $boss } { $card }
sent-nobody = nobody
why-alone = unopposed, with { $hand }
why-reinforcement = on a tie ({ $hand }): the { $card } beats { $loser ->
    [you] your
   *[other] { $loser }’s
} { $lower }
why-sole-sender = on a tie ({ $hand }): only the { $card } came to help
why-caller = on a tie ({ $hand }): nobody sent help, so the boss whose turn it is wins ({ $caller })
why-clockwise = on a tie ({ $hand }): nobody sent help, and { $winner ->
    [you] you come
   *[other] { $winner } comes
} first clockwise from { $caller }

## Pictures

# Capitals as painted. The measured room, in canvas pixels, stands in docs/pictures.md.
picture-to-play = TO PLAY
picture-tie = TIE AT
picture-reinforcements = reinforcements
picture-actions-left = { $count ->
    [0] turn played
    [one] { $count } action left
   *[other] { $count } actions left
}
picture-stack = { $stack ->
    [deck] DECK
    [discard] DISCARD
   *[tiles] TILES
}
picture-reshuffles = { $left ->
    [0] NO RESHUFFLE
    [one] 1 RESHUFFLE
   *[other] { $left } RESHUFFLES
}

picture-shootout = SHOOTOUT
picture-new-tile = NEW IN TOWN
picture-no-tile = VACANT LOT
picture-tied = TIE
picture-turned-up = card turned up
picture-takes = TAKES { $business }
picture-takes-it = TAKES IT
picture-decides = DECIDES
    THE GAME
# $kind: 3 SPEAKEASIES; $count: how many tiles the winner holds. At most 470 px at size 33 or less.
picture-wins-chicago = WINS CHICAGO: { $victory ->
    [one-kind] { $kind }
    [all-kinds] ONE OF EACH
    [any-tiles] { $count } BUSINESSES
   *[last-tile] THE LAST ONE
}
picture-suit = { $suit ->
    [R] tommy guns
    [B] fedoras
    [G] bottles
    [Y] saxophones
   *[P] dice
}
# $high and $low: values; $suit: picture-suit; $alone: whether there is no other card.
picture-detail = { $rank ->
    [chicago-poker] five { $high }s
    [straight-flush] { $low } to { $high }, { $suit }
    [rainbow-straight] { $low } to { $high }, five colours
    [four-of-a-kind] four { $high }s
    [full-house] three { $high }s and two { $low }s
    [flush] { $suit }, { $high } high
    [straight] to { $high }
    [three-of-a-kind] three { $high }s
    [two-pairs] { $high }s and { $low }s
    [pair] { $alone ->
        [yes] pair of { $high }s
       *[no] { $high }s
    }
   *[high-card] { $alone ->
        [yes] { $high } alone
       *[no] { $high } high
    }
}
picture-then = { $words }, then { $value }
picture-value-decides = { $low ->
    [0] { $high } beats no card
   *[other] { $high } beats { $low }
}
picture-reason = { $reason ->
    [alone] nobody else was there
    [sole-sender] tie: only reinforcement
    [caller] tie: the caller wins
    [stalemate] tie: the boss to play wins
   *[clockwise] tie: first clockwise
}
picture-private = ONLY YOU SEE THIS
picture-so-far = HAND SO FAR
picture-at-next-turn = at { $boss }’s next turn
picture-next-card = NEXT CARD
picture-facing = { $facing ->
    [up] face up
   *[down] face down
}
picture-big-boss = THE BIG BOSS OF CHICAGO
picture-victory = { $victory ->
    [one-kind] { $count ->
        [2] TWO BUSINESSES OF ONE KIND
       *[other] THREE BUSINESSES OF ONE KIND
    }
    [all-kinds] FOUR DIFFERENT BUSINESSES
    [any-tiles] { $count ->
        [3] THREE BUSINESSES
       *[other] FIVE BUSINESSES
    }
   *[last-tile] THE LAST BUSINESS IN TOWN
}
picture-hands = THE HANDS
picture-hands-order = from strongest to weakest
picture-rank-means = { $rank ->
    [chicago-poker] five of one value
    [straight-flush] in a row, one colour
    [rainbow-straight] in a row, five colours
    [four-of-a-kind] four of one value
    [full-house] three of a kind + a pair
    [flush] five of one colour
    [straight] in a row, any colours
    [three-of-a-kind] three of one value
    [two-pairs] two times two
    [pair] two of one value
   *[high-card] none of these
}
picture-note-fewer = Fewer than five
    cards can win.
picture-note-tie = A tie? Compare values.
    Still tied? One hidden
    reinforcement each.
picture-businesses = THE BUSINESSES
picture-businesses-order = and how their five cards lie, in order
picture-laid = { $business ->
    [speakeasy] the first two
        face down
    [jazz-club] the last two
        face down
    [brewery] all five
        face up
   *[gambling-house] second and
        fourth
        face down
}
picture-to-win = TO WIN
picture-ways-to-win = three businesses of one kind (short game: two)
    or four different businesses (one of each kind)
    or any five businesses (short game: any three)
picture-pile = DISCARD PILE
picture-pile-sorted = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} · by colour and value
# Under a boss, in the place of a name.
picture-seats = { $count ->
    [0] NOBODY HERE YET
    [one] { $count } BOSS AT THE TABLE
   *[other] { $count } BOSSES AT THE TABLE
}
# The head of a game that has begun: one line of 1,560 px at size 37.
picture-bosses = { $count } BOSSES
picture-length = { $length ->
    [short] SHORT GAME
   *[full] FULL GAME
}
picture-town-open = THE TOWN IS OPEN
picture-all-cards = ALL CARDS ON THE TABLE
picture-all-cards-why = what everybody held, and who would have won where
picture-all-cards-then = turn { $turn }, with everything that was hidden
picture-leads = { $bosses }: { $hand }
picture-no-card = no card here
picture-was-hidden = was hidden
picture-was-winning = would have won
picture-your-hand = YOUR HAND
picture-cards = { $count ->
    [one] { $count } CARD
   *[other] { $count } CARDS
}
picture-your-turn = YOUR TURN
picture-your-plan = YOUR PLAN
picture-your-reinforcement = SEND A REINFORCEMENT
picture-game-over = GAME OVER
picture-sent = { $card ->
    [yes] you sent: { $value }
   *[no] you sent nobody
}
picture-reinforcement-answered = ANSWERED
picture-reinforcement-awaited = REINFORCEMENTS
picture-no-cards = NO CARDS IN HAND
picture-your-gangsters = YOUR GANGSTERS IN TOWN
picture-others-see-back = others see the back
# Two lines each, on the card itself.
picture-special-effect = { $card ->
    [police-raid] See a rival’s
        hidden cards
    [liquidation] Discard a rival’s
        last card
    [limousine] Move up to 4
        of your cards
    [revolver] 2 extra
        actions
   *[bribery] Take 1 card from
        the discard
}

# At the foot of the table; together at most 1,420 px at size 27.
picture-legend = { $sign ->
    [wins] one more of these wins
    [called] shootout on this boss’s next turn
    [played] just played
   *[hidden] face-down place
}
# In the private town. picture-new: ribbon of a new business; picture-secret: pill; picture-fifth: 270 px.
picture-new = NEW
picture-secret = ONLY YOU
picture-turn = TURN { $turn }
picture-eyes = THEIR EYES
picture-fifth = 5th card calls a shootout
picture-cards-in-words = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
picture-town-legend = { $sign ->
    [open] lay here, face up
    [hidden] lay here, face down
   *[new] new since your last turn
}
# Under one's own column in the private town, at most 270 px at size 27.
picture-worth = { $rank ->
    [chicago-poker] five { $high }s
    [straight-flush] { $low } to { $high }, { $suit }
    [rainbow-straight] { $low } to { $high }, five colours
    [four-of-a-kind] four { $high }s
    [full-house] three { $high }s, two { $low }s
    [flush] { $suit }, { $high } high
    [straight] straight { $low } to { $high }
    [three-of-a-kind] three { $high }s
    [two-pairs] { $high }s and { $low }s
    [pair] pair of { $high }s
   *[high-card] { $high } high
}
# In the pocket pictures, where there is little room: two lines of at most 196 px at size 33.
picture-gangsters = GANGSTERS
picture-your-gangsters-short = YOUR GANGSTERS
picture-reinforcement-short = REINFORCEMENT
picture-special-short = { $card ->
    [police-raid] See a rival’s
        hidden cards
    [liquidation] A rival loses
        the last card
    [limousine] Move up to 4
        of your cards
    [revolver] 2 extra
        actions
   *[bribery] Take 1 card
        from the pile
}

## Choices

# Buttons and menus: at most 80 characters, no markdown. .detail: at most 100, in menus only.
# Facts of every verb's detail: $deck, $pile (numbers of cards), $more (actions of the Revolver).
choice-recruit = Recruit
    .detail = Draw the top card of the deck ({ $deck } left)
choice-play = Lay a gangster…
    .detail = Lay a gangster at a business
choice-police-raid = Police Raid…
    .detail = See a rival’s face-down gangsters at one business
# Where no rival has anything face down: played at once, for any of them.
choice-police-raid-in-vain = Police Raid (nothing to see)
choice-liquidation = Liquidation…
    .detail = Discard a rival’s last gangster at one business
choice-limousine = Limousine…
    .detail = Move your gangsters to another business
choice-revolver = Revolver
    .detail = Play it for { $more } more actions
choice-bribery = Bribery
    .detail = Search the discard pile ({ $pile }) and take a card
choice-take = Take…
    .detail = Take a card from the discard pile
choice-send = Send…
    .detail = Secretly send a reinforcement
choice-discard = Throw away…
    .detail = You can keep seven cards at the end of your turn
choice-stop = End turn
    .detail = Skip your remaining actions
choice-nothing = Send nobody
    .detail = You lose the tie if anybody else sends a gangster
lead-lay = **Where does the { $card } go?**
choice-new = just drawn
choice-places = to { $places }
choice-landing = { $place }: { $number } card, { $facing }
choice-landing-fifth = { $place }: { $number } card, { $facing }, shootout!
choice-calls = Your fifth card here calls a shootout
choice-called = Your fifth card; { $boss } has already called this shootout
choice-lie = { $count ->
    [one] one card
   *[other] { $count } cards
}
choice-backs = { $count ->
    [0] nothing to see
    [one] { $cards }, one face down
   *[other] { $cards }, { $count } face down
}
choice-last = { $cards }, { $count ->
    [one] { $card }
   *[other] last: { $card }
}
choice-rival = { $boss }: { $seen }
choice-in-vain = Nothing face down there…
choice-rider = Rides { $number }; now { $facing }
choice-rider-too = + { $card }
choice-drive = Drive to { $place }: { $facing }
choice-drive-fifth = Drive to { $place }: { $facing }, shootout!

# A whole line of notation, at most 100 characters.
line-play = { $card } to { $place }
line-rival = { $special }: { $rival }, { $place }
line-limousine = Limousine from { $origin } to { $destination }: { $cards }
line-take = Take { $card }
line-discard = Throw away { $card }
line-send = Send { $card }

## Asked

# What the table waits for (public), and what is asked of one boss (private).
situation-turn = Turn { $turn } · { $boss } to play{ $count ->
    [0] {""}
    [one] , one action left
   *[other] , { $count } actions left
}
situation-searching = Turn { $turn } · { $boss } is searching the discard pile{ $count ->
    [0] {""}
    [one] , one action left
   *[other] , { $count } actions left
}
situation-tie = ⚖️ Shootout { $at }: { $bosses } tie and choose reinforcements
call-together = { $people }, choose your reinforcements in secret.
situation-won = 🏆 { $boss } is the big boss of Chicago with { $why }

prompt-turn = **Your turn:** { $count ->
    [one] one action left.
   *[other] { $count } actions left.
}
prompt-turn-partly = **Your turn:** { $count } actions left, { $optional ->
    [one] one of them optional.
   *[other] { $optional } of them optional.
}
prompt-turn-free = **Your turn:** { $count ->
    [one] one action left, or end it here.
   *[other] { $count } actions left; end it whenever you like.
}
# Why a special card in hand has no use now: behind its name, and on its greyed button.
prompt-idle-special = { $special }: { $why }.
idle-nobody-there = your rivals have nobody in town
idle-nobody-to-hit = your rivals have only full columns, and those are safe
idle-nobody-to-drive = you have nobody to drive (a full column stays)
idle-nowhere-to-go = there’s no room anywhere else
idle-nothing-to-search = the discard pile is empty
idle-hand-too-full = you’d hold too many cards, so lay one first
prompt-planned = **Your next turn:** { $count ->
    [one] one action.
   *[other] { $count } actions.
}
prompt-turn-complete = **Ready?** Press **End turn**.
prompt-turn-stuck = **Your turn:** you have no possible action. Press **End turn**; that’s all the table will read.
prompt-over-limit = You hold { $count } cards; at the end of your turn, { $limit } is the limit.
prompt-bribery = **Bribery:** take { $count ->
    [one] the only card in the discard pile. Only you see it.
   *[other] one of the { $count } cards in the discard pile. Only you see them.
}
prompt-discard = **Too many cards:** throw { $count ->
    [one] one away.
   *[other] { $count } away, one by one.
}
prompt-reinforcement = **Tie { $at }:** { $bosses }, with { $hand }. Secretly send a gangster from your hand: the highest value wins, and the card is spent.{ $optional ->
    [yes] { " " }You don’t have to send anybody.
   *[no] { "" }
}
prompt-idle = Not your turn. I’ll call you.
prompt-sent = You’ve sent the { $card }. Waiting for the others.
prompt-sent-nobody = You’ve sent nobody. Waiting for the others.

## Refusals

# What is wrong, and what may be done instead. $place is a letter, $boss a name in bold, $card a card.
refused-game-over = This game is over. For another, press **Rematch** under the last picture.
refused-unknown-seat = You have no seat at this table. Watch along, or open your own with `/table new`.
refused-not-your-turn = It’s { $boss }’s turn. I’ll call you when it’s yours.
refused-not-tied = You’re not in this tie. The game goes on when the others have sent their reinforcements.
refused-already-answered = Your choice is in, and stays secret. To change it before the others have chosen, press **Undo** or type `/turn undo`.
refused-must-send = First choose a reinforcement for the tied shootout: press **Send**.
refused-must-take = You’re searching the discard pile: first take a card.
refused-must-discard = You hold { $hand } cards: first throw one away.
refused-nothing-to-answer = There’s nothing to answer right now. Recruit, play a card, or end your turn.
refused-not-in-hand = You don’t hold the { $card }. Choose a card from your hand.
refused-not-in-pile = The { $card } isn’t in the discard pile. Take one of the cards shown.
refused-no-more-reshuffles = The deck is empty and all { $most } reshuffles are used: no new cards until somebody wins a business. Play a card instead.
refused-nothing-to-draw = The deck and the discard pile are empty, so you can’t recruit. Play a card instead.
refused-nothing-to-search = The discard pile is empty, so Bribery finds nothing. Keep it for later.
refused-over-hand-limit = You would hold { $hand } cards, and { $cut ->
    [0] none of them is
    [one] only one is
   *[other] only { $cut } are
} sure to leave before your turn ends. The limit is seven: play a card first.
refused-no-such-place = There’s no business { $place } in town. Choose one from the table.
refused-column-full = { $place } is full: you can have five gangsters there. Choose another business.
refused-no-such-rival = { $boss } isn’t at this table. Choose a boss who is.
refused-own-column = That’s your own gang. Choose a rival.
refused-no-gangsters = { $boss } has no gangsters at { $place }. Choose a rival who does.
refused-column-marked = { $boss } has called a shootout at { $place }: nothing leaves that column until then. Choose another.
refused-same-place = The Limousine is already at { $place }. Choose another destination.
refused-too-many-driven = The Limousine seats { $most }. Let fewer ride.
refused-not-at-place = The { $card } isn’t one of your gangsters at { $place }. Choose from those that are.
refused-not-the-last = In the French rules, only the last gangsters you laid at { $place } can ride, in any order. Choose from the end of the column.
refused-no-actions-left = You have no actions left. Press **End turn**, or **Undo** if your last action showed you nothing new.
refused-must-act = You have to use all your actions here: { $actions ->
    [one] one is left.
   *[other] { $actions } are left.
} Recruit, or play a card.
refused-gangster-expected = In the English rules, you must send a gangster if you hold one. Choose which.
refused-plan-hand-changed = Your hand has changed.
refused-plan-place-changed = Something at business { $place } has changed.
refused-plan-ends-here = What comes next depends on cards you don’t know yet, so you can’t plan it.
refused-unknown-action = I can’t read { $text }. Choose from the list as you type, or use your buttons.

## Rules

# How to play, in short. $rulebook: english, french; $length: full, short; $specials: on, off.
# What wins, wherever it is said: in the lobby, under the first table, in /help and the rules.
goal = Win shootouts and take over businesses: { $same } of one kind{ $length ->
    [short] { " " }or any { $any }
   *[full] , one of each kind, or any { $any }
}, and you’re the big boss of Chicago.
terms = For 2 to 6 bosses. { $goal }
in-short = • **Three actions a turn:** recruit a card, or lay one at a business.
    • **At one business,** lay what goes together: one value, one colour, or numbers in a row.
    • **Your fifth card there** calls a shootout. It starts with your next turn.
    • **The best poker hand** there wins the business, even with fewer cards, and no matter who called.
    • **Beside each boss** you see what they own. Red means: one more of these and the town is theirs.
rules-aim = **Aim.** { $goal } Winning the very last business wins too. We play by the { $rulebook ->
    [french] French rules{ $specials ->
        [on] .
       *[off] , without special cards.
    }
   *[english] English rules{ $specials ->
        [on] .
       *[off] , without special cards.
    }
}
rules-turn = **Your turn.** Three actions (the first boss starts with one, the second with two): *recruit* = draw a card, *play* = lay a gangster{ $specials ->
    [on] { " " }or use a special card
   *[off] { "" }
}. { $rulebook ->
    [french] You can stop early
   *[english] You must use them all if you can
}; you can keep seven cards at the end.
rules-laying = **Laying.** You can have five gangsters at a business. The business decides how they lie (▲ up, ▼ down): Speakeasy ▼▼▲▲▲ · Jazz Club ▲▲▲▼▼ · Brewery ▲▲▲▲▲ · Gambling House ▲▼▲▼▲. Your fifth calls a shootout at the start of your next turn; until then, the others can still add to theirs.
rules-shootout = **Shootout.** Turn up all gangsters there: the best poker hand takes the business, no matter who called. Fewer than five cards can win. All cards there are discarded, and a new business opens.
rules-hands = **Hands,** best first: Chicago Poker (five equal values) · straight flush · rainbow straight (five colours) · four of a kind · full house · flush · straight · three of a kind · two pair · pair · high card. Values run from 1 to 15 and don’t wrap around; colours never break a tie.
rules-tie = **Ties.** Tied bosses secretly send a gangster from their hand; the highest value wins. { $rulebook ->
    [french] You don’t have to send one, and you don’t draw a replacement.
   *[english] If you hold a gangster you must send one; then you draw a card.
}
rules-specials = **Special cards** (one action each):
    - *Police Raid* shows you, and nobody else, a rival’s face-down gangsters at a business.
    - *Liquidation* discards a rival’s last gangster there. A full column is safe.
    - *Limousine* moves { $rulebook ->
        [french] up to four of your last gangsters
       *[english] up to four of your gangsters
    } to another business.
    - *Revolver* gives you two extra actions. You don’t have to use them.
    - *Bribery* lets you take any card from the discard pile.
rules-stuck = **When the deck runs out,** the discards become a new one, shuffled. That can happen twice for each boss between one business won and the next (three times in all at tables of version 0.6 and older). After that, there are no new cards until somebody wins a business.
    { $rulebook ->
        [french] If nobody acts for two rounds, you have to use your actions from then on. If
       *[english] If
    } nobody can act for a whole round, every business with gangsters is fought over.


## Table as text

# The table as text. Cards stand without colour marks; `?` is a back.
table-turn = **Turn { $turn }**: { $boss }, { $count ->
    [0] no actions left
    [one] one action left
   *[other] { $count } actions left
}{ $optional ->
    [0] { "." }
   *[other] { " " }({ $optional } optional).
}
table-searching = { $boss } is searching the discard pile.
table-won = Winning businesses: { $tiles }
table-reshuffles = { $left ->
    [0] No more reshuffles until somebody wins a business.
    [one] One more reshuffle until somebody wins a business.
   *[other] { $left } more reshuffles until somebody wins a business.
}
table-stacks = Deck: { $deck }. Discard pile: { $discard }, top card { $top }. Businesses to come: { $stock }.
table-stacks-bare = Deck: { $deck }. Discard pile: { $discard ->
    [0] empty
   *[other] { $discard }
}. Businesses to come: { $stock }.
shootout-head = **Shootout { $at }**, called by { $caller }
shootout-head-stalemate = **Shootout { $at }**, because nobody could act; { $caller } counts as the caller
shootout-won = { $winner } takes { $business } { $why }.
table-tie = **Tied shootout { $at }**, called by { $caller }
table-tie-stalemate = **Tied shootout { $at }**, because nobody could act; { $caller } counts as the caller
table-fighter = - { $boss }: { $hand } ({ $cards })
table-was-down = { $card } (was hidden)
table-hidden = { $card } (hidden)
table-round = Reinforcements, round { $number }: { $sent }
table-tied = Still tied: { $bosses }. { $optional ->
    [yes] Nobody has to send a reinforcement.
   *[no] Anybody with a gangster must send one.
}
table-place = **{ $place }**{ $new ->
    [yes] , new in town
   *[no] { "" }
} (cards 1 to 5: { $facing })
table-vacant = **{ $letter } · vacant lot**: no business here
table-markers = Shootout marker: { $bosses }
table-column = - { $boss }: { $gangsters }
table-absent = No gangsters: { $bosses }
table-new = { $card } (new)
table-lost = card { $number } is gone
table-marker = full, shootout called
table-bosses = **Bosses, in turn order**
table-boss = { $number }. { $boss }: { $facts }
table-hand-size = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}{ $gained ->
    [0] { "" }
   *[other] { " " }(+{ $gained })
}
table-controls = controls: { $tiles }
table-wins-next = one more of these wins: { $tiles }
table-hand = hand: { $cards }
table-legend = ? is face down. When you type a card, use letter and value: R gun, B fedora, G bottle, Y sax, P dice. R7 is the 7 of guns.
laid-up = up
laid-down = down

## What one boss knows

# What one boss alone may know; for private messages.
view-hand = { $count ->
    [0] **Your hand** is empty
    [one] **Your hand** (one card): { $cards }
   *[other] **Your hand** ({ $count } cards): { $cards }
}
view-drawn = { $card } (just drawn)
view-pile = **The discard pile** ({ $count ->
    [one] one card
   *[other] { $count } cards
}): { $cards }
view-own = **Your gangsters in town** (you are { $boss })
view-none = You have no gangsters in town.
view-column = { $place }: { $gangsters }
view-hidden = { $card } (face down)
view-known = **Face-down cards you know**
view-known-at = { $place }: { $what }
known-slot = { $rival }, { $number } card: { $card }
known-somewhere = { $rival }, one of the face-down cards: { $card }
dossier-head = 🗂️ **Your dossier** · only you see this
dossier-empty = Nothing yet. I keep what your Police Raids show you, and your own face-down gangsters.
dossier-own = Your face-down gangsters: { $cards }
dossier-line = Known: { $what }
dossier-raids = **Your raids**
dossier-raid = Turn { $turn }: { $rival } { $at }: { $cards }
dossier-discards = **Discarded, as everybody saw**
dossier-gone = Turn { $turn }: { $cards }
dossier-gone-at = Turn { $turn }, { $place }: { $cards }
dossier-nothing = nothing face down
slot-card = { $number } { $card }

## Options and levels

option-rulebook = Rules
    .detail = English or French rules
option-length = Length
    .detail = Full or short game
option-specials = Special cards
    .detail = With or without the special cards
option-temperaments = Temperaments
    .detail = How computers behave
option-rulebook-english = English rules
    .detail = Use all your actions; any gangsters can ride the Limousine; draw after a reinforcement
option-rulebook-french = French rules
    .detail = Stop early if you like; only your last gangsters ride; reinforcements are free, not replaced
option-length-full = Full game
    .detail = Three businesses of a kind, all four kinds, or any five
option-length-short = Short game
    .detail = Two businesses of a kind, or any three
option-specials-on = With special cards
    .detail = Police Raid, Liquidation, Limousine, Revolver, Bribery
option-specials-off = Without special cards
    .detail = Pure tactics: 75 gangsters and nothing else
option-temperaments-on = With temperaments
    .detail = Capone gambles, Yale hoards, Weiss calls, Moran raids, O’Banion bluffs, Torrio is careful
option-temperaments-off = Without temperaments
    .detail = Computers of the same level all play alike

## Commands (names: lower case, one word)

command-group = chicago
    .about = Play Chicago Poker
command-lay = lay
    .about = Lay a gangster at a business
command-recruit = recruit
    .about = Draw a card
command-special = special
    .about = Play a special card
command-take = take
    .about = Take a card with Bribery
command-reinforce = reinforce
    .about = Send a reinforcement to a tied shootout
command-option-card = card
    .about = Which card of yours
command-option-business = business
    .about = Where
command-option-special = special
    .about = Which special card
command-option-target = target
    .about = What it is aimed at
help = **Chicago Poker**, a card game for 2 to 6 gangster bosses by Bruno Cathala and Bruno Faidutti. Unofficial; the art is this bot’s own.
    🏆 { $goal }
    • **Three actions a turn**: `/chicago recruit` draws a card, `/chicago lay` lays a gangster at a business, `/chicago special` plays a special card, `/turn end` skips the rest.
    • **When I ask you**: `/chicago take` takes a card with Bribery, `/chicago reinforce` sends help to a tied shootout.

## Figures

# A line for each seat at the end. $computer: yes where a computer played for nobody.
figures = **{ $boss }** · { $computer ->
    [yes] computer
   *[no] { $name }
}: { $tiles ->
    [0] no business
    [one] one business
   *[other] { $tiles } businesses
}, { $won ->
    [0] no shootout won
    [one] one shootout won
   *[other] { $won } shootouts won
}{ $stolen ->
    [0] {""}
    [one] , one of them stolen
   *[other] , { $stolen } of them stolen
}
figure-tiles = Businesses: { $figure }
figure-tiles-speakeasy = · Speakeasies: { $figure }
figure-tiles-jazz-club = · Jazz Clubs: { $figure }
figure-tiles-brewery = · Breweries: { $figure }
figure-tiles-gambling-house = · Gambling Houses: { $figure }
figure-shootouts-won = Shootouts won: { $figure }
figure-shootouts-stolen = · stolen from the caller: { $figure }
figure-best-rank = Best hand: { $figure ->
    [10] Chicago Poker
    [9] straight flush
    [8] rainbow straight
    [7] four of a kind
    [6] full house
    [5] flush
    [4] straight
    [3] three of a kind
    [2] two pair
    [1] pair
   *[other] high card
}

## What pictures say

# What pictures say to those who cannot see them: plain text, at most 1,024 characters in all.
alt-moment = { $situation }.
alt-stacks = Deck { $deck }, discard pile { $discard }, tiles { $stock }.
alt-place = { $place }: { $columns }.
alt-marked = { $column }, shootout
alt-empty = nobody
alt-vacant = vacant lot
alt-hands = Hands: { $bosses }.
alt-last-hands = Hands at the end: { $bosses }.
alt-controls = Controls: { $bosses }.
alt-hand = Your hand as { $boss }: { $cards }.
alt-drawn = Just drawn: { $cards }.
alt-you-are = You are { $boss }.
alt-eyes = Turn { $turn }, as { $boss } saw it.
alt-eyes-hand = Hand: { $cards }.
alt-your-hand = Your hand: { $cards }.
alt-you = you { $cards }
alt-may-lay = you may lay, { $facing }
alt-may-call = you may lay, { $facing }, and call a shootout
alt-opened = { $place }, new
alt-fresh = { $column } ({ $count } new)
alt-was-down = { $card } (hidden)
alt-leading = Leading at the end: { $places }.
alt-banner-started = Chicago Poker. The game has begun: { $seats }.
alt-shootout = Shootout at { $place }, called by { $caller }:
alt-fighter = { $number } { $boss }, { $hand } ({ $cards });
alt-fighter-bare = { $number } { $boss }, { $hand };
alt-round = reinforcements, round { $number }: { $sent };
alt-winner = { $boss } takes it { $why }.
alt-tied = still tied, waiting for reinforcements: { $bosses }.
alt-raid = Police Raid, only you see this. { $boss } at { $place }: { $cards }.
alt-pile = The discard pile, only you see this, { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }.
alt-ranks = The hands, best first: { $ranks }.
alt-businesses = The businesses, and how the first to the fifth card lie there.
alt-banner = Chicago Poker. At the table: { $seats }.
alt-specials = Special cards: Police Raid shows you a rival’s face-down cards at a business; Liquidation discards a rival’s last card there; Limousine moves your cards to another business; Revolver gives two extra actions; Bribery takes a card from the discard pile.
alt-winning = You win with three businesses of one kind (short game: two), one of each kind, or any five (short game: three).

## What a coach says

# Below the label of an action. $chance: a number, `<1` or `>99`; $place: B · Jazz Club; $at: at the Jazz Club (B);
# $business: the Jazz Club (B). $before: what it is when the rest of the turn is let go.
advised-worth = Chance to win: **{ $chance }%**
advised-shootout = { $place }: **{ $before }% → { $after }%** to win the next shootout
advised-shootout-same = { $place }: still **{ $after }%** to win the next shootout
advised-calls = Calls a shootout { $at } at the start of your next turn
advised-wins = Win { $business } and the town is yours
advised-stops = If a rival wins { $business }, the town is theirs
advised-looks = Shows you { $count ->
    [one] one face-down card
   *[other] { $count } face-down cards
}
advised-hidden = { $count ->
    [one] Face down: only you see it
   *[other] { $count } of them face down: only you see them
}
advised-hand = Leaves you { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
advised-fell = Your chance to win fell from { $high }% to { $low }%.

## What computers say

# What computer bosses say: a-f anybody, then one line of each boss.
talk-turn =
    .a = Nothing to see here. Move along.
    .b = Business is business.
    .c = Patience. The night is young.
    .d = My boys know where to stand.
    .e = Your move, and make it a good one.
    .f = Quiet streets. I don’t trust quiet streets.
    .capone = A smile, a good suit, and five men on the corner.
    .yale = One must keep one’s cuffs clean.
    .weiss = You looking at me?
    .moran = Pull your collar up. It is getting windy.
    .obanion = Flowers for everybody. Today, at least.
    .torrio = No noise, gentlemen. Only arithmetic.
talk-calls =
    .a = Five of mine are at the door. Knock, knock.
    .b = Let’s settle this. Tomorrow, at dawn.
    .c = Count them. Then count yours.
    .d = Last orders, everybody.
    .e = I have waited long enough.
    .f = Anyone who wants out, leaves now.
    .capone = I asked nicely. Now I ask with five men.
    .yale = Top hats off. This may get messy.
    .weiss = Enough talk! Now we shoot.
    .moran = You hear that? That’s me loading.
    .obanion = I have already ordered the wreaths.
    .torrio = The meeting is set. Do be punctual.
talk-raids =
    .a = Officer, second door on the left, please.
    .b = Just looking. I have a warrant.
    .c = What do we have here? Interesting.
    .d = Nobody hides from the law. Not from mine.
    .e = Curtains up!
    .f = A little bird told me to look there.
    .capone = The commissioner and I had lunch today.
    .yale = Pardon the intrusion. A mere formality.
    .weiss = Kick it in, boys!
    .moran = I knew it. I always know it.
    .obanion = I only came to water the plants.
    .torrio = Information is the best investment.
talk-wins =
    .a = Change the sign over the door.
    .b = New management, same opening hours.
    .c = Thank you for looking after it for me.
    .d = That’s how it is done in this town.
    .e = Sweep up the glass. We open at eight.
    .f = Nothing personal. Well, a little.
    .capone = You get further with a kind word and a full house.
    .yale = An elegant little place. I shall take it.
    .weiss = Ha! Who is next?
    .moran = And they called me bugs.
    .obanion = Roses for the ladies. The house is mine.
    .torrio = A sound acquisition.
talk-loses =
    .a = Enjoy it while it lasts.
    .b = I will remember this.
    .c = You only won the street. I want the town.
    .d = Fine. I never liked the place.
    .e = Somebody will pay for that.
    .f = Lucky shot.
    .capone = I have a good memory and a long list.
    .yale = How very vulgar.
    .weiss = Nobody does that to me! Nobody!
    .moran = I saw it coming. I always see it coming.
    .obanion = A pity about the flowers.
    .torrio = A loss to be written off. This time.
talk-triumph =
    .a = Chicago is mine. Goodnight, everybody.
    .b = Drinks are on the house. On my house.
    .c = You fought well. I fought better.
    .d = Somebody had to run this town.
    .e = Tell the newspapers: front page.
    .f = Kiss the ring, and mind the step.
    .capone = I own Chicago. I just never sign for it.
    .yale = The city suits me rather well.
    .weiss = I told you! I told all of you!
    .moran = Who is crazy now?
    .obanion = A whole city in bloom, and all of it mine.
    .torrio = And not a cent wasted.

## The story of a game that is over

story-title = HOW CHICAGO WAS WON
story-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
story-shootouts = { $count ->
    [0] no shootouts
    [one] one shootout
   *[other] { $count } shootouts
}
story-line = { $turns } · { $shootouts } · each boss’s chance to win, in %
story-length = { $turns } and { $shootouts }
story-start = deal
story-unit = turn
story-at = turn { $turn }
story-during = in turn { $turn }
story-best-hand = BEST HAND
story-lane = SHOOTOUTS
    .line = and who won them
story-luck = cards drawn
story-traps = traps won
story-calls = bad calls
story-raids = raided
story-stolen = businesses stolen
# 240 wide, in two lines
story-dark = { $count ->
    [one] one in the dark
   *[other] { $count } in the dark
}
story-surprise = Biggest surprise: { $during }, { $boss } won { $business } with { $hand }, a { $chance }% chance!
# over all games, in /stats
story-figure-traps = Traps (won as the underdog): { $figure }
story-figure-calls = Bad calls (lost as the favourite): { $figure }
story-figure-raids = Raided: { $figure }
story-figure-stolen = Businesses stolen: { $figure }

## The signs in the picture, for the lessons

signs = -# **Diamonds** at the top: the actions you have left. Below: cards in the deck, discarded cards, businesses still to open.
    -# **A, B**: the businesses to fight for. Red dashes and a bullet: a shootout has been called there.
    -# **Beside each boss**: their cards in hand, and the four kinds of business. In colour: they control one, or as many as the number says. In red: one more wins the town.
    -# **A bright dashed place**: your next gangster goes there, face up (open eye) or face down (closed eye). A rival’s dark one with a diamond: theirs goes face down.
    -# **A closed eye on your card**: the others see only its back. Below your cards: your hand there so far.

## One sentence in each of a newcomer’s first three turns alone

guide-1 = A single action to begin with: recruit, or lay a card that goes with others in your hand.
guide-2 = Three actions a turn from now on: lay cards that go together (same value or same colour) at one business.
guide-3 = Your fifth card at a business calls a shootout for the start of your next turn, so the others may still add cards. The best hand there wins, with fewer cards too.
