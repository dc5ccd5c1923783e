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
    .detail = Who has so many points wins
option-goal-2 = Two points
    .detail = The usual game
option-goal-1 = One point
    .detail = The first duel that is won
option-goal-3 = Three points
    .detail = A longer game
option-rounds = Rounds
    .detail = After the last one most points win
option-rounds-7 = Seven rounds
    .detail = The usual game
option-rounds-5 = Five rounds
    .detail = Purses need not last long
option-rounds-9 = Nine rounds
    .detail = Purses must last long
option-forfeit = Peeking
    .detail = Whether a look at the fresh card costs anything
option-forfeit-off = Peeking is free
    .detail = Look as you like
option-forfeit-on = Peeking costs a forfeit
    .detail = A look is paid out of the purse
option-forfeit-size = Forfeit
    .detail = What a look costs
option-forfeit-size-1 = One
    .detail = A look costs one out of the purse
option-forfeit-size-2 = Two
    .detail = A look costs two out of the purse
option-forfeit-size-3 = Three
    .detail = A look costs three out of the purse
option-sign = Sign
    .detail = What you go by at the table
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
    .about = Whisper no more in this round
command-show = show
    .about = Choose your card for the duel
command-order = order
    .about = Say now which card to show in the duel to come
command-option-amount = amount
    .about = How much, out of what is left in your purse
command-option-card = card
    .about = The high or the low one

## Rules and help

terms = For { $least } to { $most } players. { $goal ->
    [1] The first point wins.
   *[other] The first with { $goal } points wins.
}
rules-aim = **Aim.** { $goal ->
    [1] The first point wins.
   *[other] The first with { $goal } points wins.
} After round { $rounds } the game ends anyway: most points win, equal points share the place.
rules-cards = **Cards.** Two each, from 1 to 12: the one you kept, and a fresh one face down.
rules-whispers = **Whispers.** All at once and in secret: *whisper* numbers, as often as you like, out of a purse of { $purse } that must last the whole game. Say *done*, and everybody sees how much it was.
rules-peek = **Peek.** A look at your fresh card { $forfeit ->
    [0] is free.
   *[other] costs { $forfeit } out of your purse.
}
rules-duel = **Duel.** When all are done each shows the high or the low card, all at once. The highest sum of card and whispers scores a point; a shared one scores nothing. The other card is kept.
help = ## Whispers
    • **Whisper**: `/whispers whisper` adds a secret number to your card, `/whispers peek` looks at the fresh one, `/whispers done` ends your whispering.
    • **Duel**: `/whispers show` chooses your high or low card.
    • **Order**: once you are done, `/whispers order` says in private which card to show.

## What happens

news-started = 🤫 The cards are dealt to { $seats }. { $goal ->
    [1] One point wins
   *[other] { $goal } points win
}, and a purse must last { $rounds } rounds.
news-silent = 🤫 { $seats }.
silent-amount = { $amount ->
    [0] { $seat } whispered nothing
   *[other] { $seat } whispered { $amount }
}
silent-peeked = { $said } and has peeked
news-duel = 🃏 All are done. Round { $round }: everybody shows a card.
news-won = 🏅 { $seat } scores: { $sums }.
news-shared = 🏅 The highest sum is shared, nobody scores: { $sums }.
duel-sum = { $seat } { $card } + { $whispered } = { $sum }
news-ended = { $count ->
    [one] 🏆 { $seats } wins the game.
   *[other] 🏆 { $seats } share the game.
}
situation-whispers = Round { $round } of { $rounds }: { $seats } { $count ->
    [one] is
   *[other] are
} still whispering.
situation-duel = Round { $round } of { $rounds }: the cards for the duel are chosen in secret.
call-to-whisper = { $people }, whisper: each in secret, all at once.
call-to-duel = { $people }, choose your card for the duel, each in secret.
situation-over = { $count ->
    [one] { $seats } has won.
   *[other] { $seats } have won together.
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
    [yes] whispered { $amount } and has peeked
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

prompt-whisper = Whisper what you like, then say you are done. { $purse ->
    [0] Your purse is empty
   *[other] In your purse: { $purse }
}; whispered in this round: { $whispered }.
prompt-done = You are done. You may leave an order for the duel while the others whisper.
prompt-ordered = You are done. In the duel you show { $pick }, as ordered.
prompt-duel = The duel: show your high card ({ $high }) or your low one ({ $low }).
prompt-duel-ordered = The duel: your order shows { $pick }. You may still choose otherwise.
prompt-answered = In the duel you show { $pick }. The others are still choosing.
choice-whisper = Whisper
    .detail = A number out of your purse, in secret
choice-peek = Peek
    .detail = { $forfeit ->
        [0] Look at your fresh card; this cannot be taken back
       *[other] Look at your fresh card for { $forfeit }; this cannot be taken back
    }
choice-done = Done
    .detail = Everybody sees what you whispered
choice-show = Show a card
    .detail = In secret, until all have chosen
choice-order = Leave an order
    .detail = Which card to show in the duel
choice-all = All that is left: { $amount }
choice-amount = Another number…
    .detail = From { $low } to { $high }
choice-high = High card
choice-low = Low card
choice-none = No order
choice-card = { $pick }: { $card }
line-whisper = Whisper { $amount }
line-peek = Peek at the fresh card
line-done = Say that you are done
line-show = Show { $pick }
line-order = Order: show { $pick }
line-order-none = Take the order back

# What a coach says
advised-worth = The game: **{ $worth } in 100**
advised-duel = This duel: { $same ->
    [yes] { $after } in 100
   *[no] { $before } → { $after } in 100
}
advised-purse = Leaves { $left } in your purse
advised-keeps = Keeps { $card } for the next round
advised-cost = { $cost } in 100

## Refusals

refused-unknown-action = I cannot read { $text }. Choose one of the actions offered.
refused-game-over = This game is over.
refused-unknown-seat = You have no seat at this table.
refused-duel-is-on = The duel is on: choose the card that you show.
refused-no-duel = A card is shown when all are done whispering. Whisper, or say you are done.
refused-already-shown = Your card is chosen. The others are still choosing.
refused-already-done = You are done for this round. Until the duel you may leave an order.
refused-still-whispering = An order is for those who are done. Say you are done first.
refused-same-order = That is your order already.
refused-purse-empty = Your purse is empty: say you are done.
refused-not-in-purse = { $amount } cannot be whispered: name a number from 1 to { $left }.
refused-already-peeked = You have looked at your fresh card already.
refused-peek-too-dear = A peek costs { $forfeit }, and { $left } is left in your purse.

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
picture-now-choosing = chooses a card
picture-now-done = done
picture-now-peeked = done, has peeked
picture-now-winner = wins
picture-yours = YOUR CARDS
picture-only-you = ONLY YOU
picture-kept = KEPT
picture-fresh = FRESH
picture-purse-left = { $purse } left of { $all }
picture-not-told = not told yet
picture-told = everybody knows
picture-order = Order: { $pick }
picture-order-none = No order for the duel
picture-answer = You show { $pick }
picture-duel = DUEL
picture-scores = SCORES
picture-shared = Shared: nobody scores
picture-seats = { $count ->
    [one] ONE SEAT OF SIX IS TAKEN
   *[other] { $count } SEATS OF SIX ARE TAKEN
}
picture-started = THE GAME IS ON
picture-empty-seat = FREE
picture-help = A ROUND, STEP BY STEP
picture-help-1 = 1. WHISPER
    .text = A secret number out of a purse of nine, which must last the whole game. All at once.
picture-help-2 = 2. PEEK
    .text = Look at your fresh card, if you like. It cannot be taken back.
picture-help-3 = 3. DONE
    .text = Now everybody sees how much you whispered.
picture-help-4 = 4. DUEL
    .text = All show a card. The highest sum scores, and the other card is kept.
alt-banner = The head of a table of Whispers. { $count ->
    [0] Nobody sits down yet.
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
    .about = Play at a table of Whispers

## The story of a game that is over

picture-story = HOW IT WENT
story-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
story-won = { $count ->
    [one] { $seats } won after { $rounds }.
   *[other] { $seats } share the win after { $rounds }.
}
story-ahead = { $seat } was ahead the longest, for { $rounds }.
story-nobody-ahead = At no time was anyone clearly ahead.
story-closest = Of the others { $seat } came closest, with { $chance } in 100 in round { $round }.
story-turned = The turning point came in round { $round }, when { $seat } went from { $low } to { $high } in 100.
story-surprise = The biggest surprise came in round { $round }: { $seat } won; { $chance } in 100 believed it.
story-luck = { $seat } had the best cards.
story-traps = { $count ->
    [0] Nobody won what looked lost.
    [one] Once what looked lost was won.
   *[other] What looked lost was won { $count } times.
}
story-calls = { $count ->
    [0] Nobody lost what looked won.
    [one] Once what looked won was lost.
   *[other] What looked won was lost { $count } times.
}
# over all games, in /stats
story-figure-traps = Traps (won what looked lost): { $figure }
story-figure-calls = Calls (lost what looked won): { $figure }
