### Whispers in English; fr.ftl has the same messages with the same facts.

## Names

game-name = Whispers
    .about = A small game of secret numbers: whisper high, show a card, score.

# Beside the table and under the private panel, as Discord shows buttons.
button-hand = My hand
button-dossier = Dossier
computer = computer
seat-unknown = seat { $number }
seat-and-sign = { $name } ({ $sign })
list-last = { $before } and { $last }

option-goal = Points to win
    .detail = How many points win the game
option-goal-2 = Two points
    .detail = The usual game
option-goal-1 = One point
    .detail = The first duel decides
option-goal-3 = Three points
    .detail = A longer game
option-rounds = Rounds
    .detail = After the last round, the most points win
option-rounds-7 = Seven rounds
    .detail = The usual game
option-rounds-5 = Five rounds
    .detail = Your purse need not last long
option-rounds-9 = Nine rounds
    .detail = Your purse must last long
option-forfeit = Peeking
    .detail = Does it cost anything to look at the fresh card?
option-forfeit-off = Peeking is free
    .detail = Look as you like
option-forfeit-on = Peeking costs a forfeit
    .detail = You pay for a look from your purse
option-forfeit-size = Forfeit
    .detail = What a look costs you
option-forfeit-size-1 = One
    .detail = One from your purse per look
option-forfeit-size-2 = Two
    .detail = Two from your purse per look
option-forfeit-size-3 = Three
    .detail = Three from your purse per look
option-sign = Sign
    .detail = Your sign at the table
option-sign-sun = Sun
    .detail = ☀️
option-sign-moon = Moon
    .detail = 🌙
option-sign-star = Star
    .detail = ⭐
option-sign-cloud = Cloud
    .detail = ☁️
option-sign-leaf = Leaf
    .detail = 🍃
option-sign-wave = Wave
    .detail = 🌊

level-careless = Careless
    .detail = whispers whatever comes to mind
level-sly = Sly
    .detail = peeks, and pays only for good cards

## Commands

command-whisper = whisper
    .about = Add a secret number to your card
command-peek = peek
    .about = Look at your fresh card
command-done = done
    .about = Stop whispering for this round
command-show = show
    .about = Choose your card for the duel
command-order = order
    .about = Choose your card for the next duel now
command-option-amount = amount
    .about = How much from your purse
command-option-card = card
    .about = The high or the low one

## Rules and help

goal = { $points ->
    [1] The first point wins.
   *[other] First to { $points } points wins.
}
in-short = • **You have two cards:** one you know, and a fresh one you can peek at.
    • **Whisper** numbers in secret, from a purse that has to last the whole game.
    • **Show** your high or your low card, all at once. Its value and your whispers make your sum.
    • **The highest sum** scores a point. A tie scores nothing.
terms = For { $least } to { $most } players. { $goal }
rules-aim = **Aim.** { $goal } The game ends after round { $rounds } at the latest: the most points win, and equal points share the place.
rules-cards = **Cards.** You have two, from 1 to 12: the one you kept, and a fresh one face down.
rules-whispers = **Whispers.** Everybody at once, in secret: *whisper* numbers as often as you like, from a purse of { $purse } that has to last the whole game. Press *done*, and everybody sees how much it was.
rules-peek = **Peek.** Looking at your fresh card { $forfeit ->
    [0] is free.
   *[other] costs { $forfeit } from your purse.
}
rules-duel = **Duel.** Everybody shows their high or low card at once. The highest sum of card and whispers scores a point; a tie scores nothing. You keep the other card.
help = ## Whispers
    🏆 { $goal }
    • **Whisper**: `/whispers whisper` adds a secret number to your card, `/whispers peek` looks at the fresh one, `/whispers done` ends your whispering.
    • **Duel**: `/whispers show` chooses your high or low card.
    • **Order**: once you’re done, `/whispers order` privately chooses your card for the duel.

## What happens

news-started = 🤫 The cards are dealt to { $seats }. { $goal ->
    [1] One point wins
   *[other] { $goal } points win
}; your purse has to last { $rounds } rounds.
news-silent = 🤫 { $seats }.
silent-amount = { $amount ->
    [0] { $seat } whispered nothing
   *[other] { $seat } whispered { $amount }
}
silent-peeked = { $said } and peeked
news-duel = 🃏 Everybody is done. Round { $round }: show a card.
news-won = 🏅 { $seat ->
    [you] You score
   *[other] { $seat } scores
}: { $sums }.
news-shared = 🏅 A tie for the highest sum, so nobody scores: { $sums }.
duel-sum = { $seat } { $card } + { $whispered } = { $sum }
news-ended = { $count ->
    [one] 🏆 { $seats } wins the game!
   *[other] 🏆 { $seats } share the win!
}
situation-whispers = Round { $round } of { $rounds }: { $seats } { $count ->
    [one] is
   *[other] are
} still whispering.
situation-duel = Round { $round } of { $rounds }: choosing cards for the duel, in secret.
call-to-whisper = { $people }, whisper in secret, all at once.
call-to-duel = { $people }, choose your card for the duel in secret.
situation-over = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the win.
}

## The table as text

table-agreed = { $goal ->
    [1] One point wins
   *[other] { $goal } points win
}; { $rounds } rounds at most; { $forfeit ->
    [0] a peek is free
   *[other] a peek costs { $forfeit }
}.
table-seat = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $purse } in the purse, { $now }
now-whispering = not done yet
now-done = { $peeked ->
    [yes] whispered { $amount }, peeked
   *[no] whispered { $amount }
}
now-over = the game is over
table-hand = cards { $kept } and { $fresh }
table-last = Duel of round { $round }: { $sums }. { $winner ->
    [nobody] Nobody scored.
   *[other] { $winner } scored.
}
view-cards = **Your cards**: { $kept } (kept), { $fresh ->
    [0] the fresh one face down
   *[other] { $fresh } (fresh)
}
view-purse = **Your purse**: { $purse }; whispered in this round: { $whispered }
view-order = **Your order**: { $pick }
view-answer = **Your choice for the duel**: { $pick }
dossier-duels = **The duels**
dossier-duel = Round { $round }: { $sums }
pick-high = the high card
pick-low = the low card

## What is asked

prompt-whisper = Whisper as much as you like, then press **Done**. { $purse ->
    [0] Your purse is empty
   *[other] In your purse: { $purse }
}; whispered this round: { $whispered }.
prompt-done = You’re done. While the others whisper, you can leave an order for the duel.
prompt-ordered = You’re done. In the duel you show { $pick }, as ordered.
prompt-duel = Duel: show your high card ({ $high }) or your low one ({ $low }).
prompt-duel-ordered = Duel: your order shows { $pick }. You can still change it.
prompt-answered = You show { $pick } in the duel. The others are still choosing.
choice-whisper = Whisper
    .detail = A number out of your purse, in secret
choice-peek = Peek
    .detail = { $forfeit ->
        [0] Look at your fresh card; you can’t undo this
       *[other] Look at your fresh card for { $forfeit }; you can’t undo this
    }
choice-done = Done
    .detail = Everybody sees what you whispered
choice-show = Show a card
    .detail = In secret, until all have chosen
choice-order = Leave an order
    .detail = Which card to show in the duel
choice-all = All you have left: { $amount }
choice-amount = Another number…
    .detail = From { $low } to { $high }
choice-high = High card
choice-low = Low card
choice-none = No order
choice-card = { $pick }: { $card }
line-whisper = Whisper { $amount }
line-peek = Peek at the fresh card
line-done = Say you’re done
line-show = Show { $pick }
line-order = Order: show { $pick }
line-order-none = Withdraw the order

# What a coach says
advised-worth = Chance to win: **{ $worth }%**
advised-duel = This duel: { $same ->
    [yes] { $after }%
   *[no] { $before }% → { $after }%
}
advised-purse = Leaves { $left } in your purse
advised-keeps = Keeps { $card } for the next round
advised-fell = Your chance to win fell from { $high }% to { $low }%.
when = round { $round }

## Refusals

refused-unknown-action = I can’t read { $text }. Choose one of the actions offered.
refused-game-over = This game is over.
refused-unknown-seat = You have no seat at this table. Watch along, or open your own with `/table new`.
refused-duel-is-on = It’s time for the duel: choose a card to show.
refused-no-duel = You show a card when everybody is done. Whisper, or say you’re done.
refused-already-shown = You’ve chosen your card. The others are still choosing.
refused-already-done = You’re done for this round. You can leave an order for the duel.
refused-still-whispering = First say you’re done; then you can leave an order.
refused-same-order = That’s already your order.
refused-purse-empty = Your purse is empty. Press **Done**.
refused-not-in-purse = You can’t whisper { $amount }: choose a number from 1 to { $left }.
refused-already-peeked = You’ve already looked at your fresh card.
refused-peek-too-dear = A peek costs { $forfeit }, and you have only { $left } left.

## Figures

figure-rounds-won = Duels won: { $figure }
figure-whispered = Whispered: { $figure }
figure-best-card = Best card shown: { $figure }
ending-seat = { $rank }. { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $whispered } whispered, best card { $best }

## Pictures

picture-round = ROUND { $round } OF { $rounds }
picture-goal = { $goal ->
    [one] ONE POINT WINS
   *[other] { $goal } POINTS WIN
}
picture-points = POINTS
picture-purse = PURSE
picture-whispered = WHISPERED
picture-last = LAST DUEL
picture-cards = CARDS
picture-over = GAME OVER
picture-now-whispering = whispering
picture-now-choosing = choosing a card
picture-now-done = done
picture-now-peeked = done, peeked
picture-now-winner = wins
picture-yours = YOUR CARDS
picture-only-you = ONLY YOU
picture-kept = KEPT
picture-fresh = FRESH
picture-purse-left = { $purse } left of { $all }
picture-not-told = still secret
picture-told = everybody knows
picture-order = Order: { $pick }
picture-order-none = No order for the duel
picture-answer = You show { $pick }
picture-duel = DUEL
picture-scores = SCORES
picture-shared = Tie: nobody scores
picture-seats = { $count ->
    [one] ONE SEAT OF SIX IS TAKEN
   *[other] { $count } SEATS OF SIX ARE TAKEN
}
picture-started = THE GAME IS ON
picture-empty-seat = FREE
picture-help = A ROUND, STEP BY STEP
picture-help-1 = 1. WHISPER
    .text = A secret number from a purse of nine that must last the whole game. Everybody at once.
picture-help-2 = 2. PEEK
    .text = Look at your fresh card if you like. You can’t undo it.
picture-help-3 = 3. DONE
    .text = Now everybody sees how much you whispered.
picture-help-4 = 4. DUEL
    .text = Everybody shows a card. The highest sum scores; you keep the other card.
alt-banner = A table of Whispers. { $count ->
    [0] Nobody here yet.
   *[other] At the table: { $names }.
}
alt-help = A round, step by step: whisper, peek, done, duel. The highest sum of card and whispers scores.

## What computers say

talk-says = 💬 { $seat }: “{ $words }”
talk-wins =
    .a = Loud enough for you?
    .b = I only breathed.
    .c = You should have listened.
talk-loses =
    .a = I said that far too softly.
    .b = My card was shy today.
    .c = Next time I shout.
talk-silent =
    .a = My lips are sealed.
    .b = You heard nothing.
    .c = Enough said.

command-group = whispers
    .about = Play Whispers

## The story of a game that is over

picture-story = HOW IT WENT
story-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
story-won = { $count ->
    [one] { $seats } won after { $rounds }!
   *[other] { $seats } share the win after { $rounds }!
}
story-ahead = { $seat } led the longest, for { $rounds }.
story-nobody-ahead = Nobody was ever clearly ahead.
story-closest = { $seat } came closest: { $chance }% in round { $round }.
story-turned = Turning point in round { $round }: { $seat } jumps from { $low }% to { $high }%.
story-surprise = Biggest surprise: { $seat } won round { $round }, a { $chance }% chance!
story-luck = { $seat } had the best cards.
story-traps = { $count ->
    [0] No underdog won a duel.
    [one] An underdog won one duel.
   *[other] Underdogs won { $count } duels.
}
story-calls = { $count ->
    [0] No favourite lost a duel.
    [one] A favourite lost one duel.
   *[other] Favourites lost { $count } duels.
}
# over all games, in /stats
story-figure-traps = Traps (won as the underdog): { $figure }
story-figure-calls = Bad calls (lost as the favourite): { $figure }
