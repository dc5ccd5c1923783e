### The sentences of Chicago stud, by subject. Play chips only; cards and hands are in french_deck.

## Names

game-name = Chicago stud
    .about = Seven-card stud with play chips, for the high or the low hand

# Beside the table and under the private panel, as Discord shows buttons.
button-hand = My cards
button-dossier = Last deals

street = { $street ->
    [3] 3rd street
   *[other] { $street }th street
}
game = { $game ->
    [low] low game
   *[high] high game
}

## Before the game

# What the lobby says of the game as agreed.
terms = For two to eight bosses. The { $game ->
    [low] lowest
   *[high] best
} five of seven cards win a pot. { $end ->
    [last] The last boss with chips wins.
   *[laps] { $laps ->
        [one] Everybody deals once
        [2] Everybody deals twice
       *[other] Everybody deals { $laps } times
    }, then most chips win.
} Everybody begins with { $stack } play chips: nothing can be bought, cashed or carried from one game to the next.

option-game = Game
    .detail = Whether the highest or the lowest hand wins
option-game-high = High game
    .detail = The best poker hand wins
option-game-low = Low game
    .detail = The lowest hand wins; the ace is one, straights and flushes do not count
option-high-spade = High spade
    .detail = Whether the highest spade dealt face down takes half of each pot
option-high-spade-off = The best hand takes all
    .detail = The usual game
option-high-spade-on = Half to the high spade
    .detail = The highest spade in the hole takes half of each pot that is shown down
option-ante = Ante
    .detail = Who pays before each deal
option-ante-dealer = Dealer pays the ante
    .detail = One unit for every player in the deal; these chips belong to the pot and to nobody
option-ante-all = Everybody pays the ante
    .detail = One unit each
option-ties = Equal hands
    .detail = What becomes of hands that are equal but for their suits
option-ties-suits = Suits decide
    .detail = Spades before hearts, diamonds, clubs; in the low game clubs come first
option-ties-split = Equal hands share
    .detail = Suits count for nothing at the showdown
option-jokers = Jokers
    .detail = How many jokers are in the deck
option-jokers-0 = No joker
    .detail = 52 cards
option-jokers-1 = One joker
    .detail = The black one; five of a kind is the best hand
option-jokers-2 = Two jokers
    .detail = Black and red; five of a kind is the best hand
option-limit = Limit
    .detail = How much one may bet, and raise by
option-limit-fixed = Fixed limit
    .detail = 2 units on 3rd and 4th street, then 4: every decision is one click
option-limit-spread-5 = Bets of 2 to 5 units
    .detail = You name the number
option-limit-spread-10 = Bets of 2 to 10 units
    .detail = You name the number
option-limit-spread-20 = Bets of 2 to 20 units
    .detail = You name the number
option-limit-open = Open limit
    .detail = From 2 units up to all you have
option-end = End
    .detail = When the game is over
option-end-laps = Laps
    .detail = Everybody deals equally often; who is broke borrows from the bank
option-end-last = Last boss with chips
    .detail = Who is broke is out; stakes double after every ten deals
option-laps = Laps
    .detail = How often everybody deals
option-laps-2 = Two laps
    .detail = Everybody deals twice
option-laps-1 = One lap
    .detail = Everybody deals once
option-laps-3 = Three laps
    .detail = Everybody deals three times
option-laps-5 = Five laps
    .detail = Everybody deals five times
option-stack = Chips
    .detail = With how many chips everybody begins
option-stack-100 = 100 play chips each
    .detail = The usual game
option-stack-50 = 50 play chips each
    .detail = All-in comes soon
option-stack-200 = 200 play chips each
    .detail = Room for long deals

## Commands (names: lower case, one word)

command-group = stud
    .about = Play at a table of Chicago stud
command-check = check
    .about = Stay without paying
command-bet = bet
    .about = Make the first stake of the round
command-call = call
    .about = Pay what is missing, or all you have
command-raise = raise
    .about = Call, and raise by so many chips
command-fold = fold
    .about = Give up this deal
command-order = order
    .about = Leave a standing order, in private, or take it back
command-reveal = reveal
    .about = Show the cards with which you won unseen
command-option-chips = chips
    .about = How many chips
command-option-order = order
    .about = What it answers, and for how long
help = **Chicago stud**: seven-card stud for two to eight bosses. Two cards down, four up, the last one down; after each street a round of betting, and the best five of seven win the pot. Play chips only: nothing can be bought, cashed or carried from one game to the next.
    • **Your turn**: `/stud check` · `/stud bet` · `/stud call` · `/stud raise` (by so many chips) · `/stud fold`. A stake once made stands.
    • **Orders**: `/stud order` answers for you when your turn comes: fold to any bet, check and fold to a bet, call up to so many chips, call anything; for this round or this deal. You see it, nobody else does. It acts the moment your turn comes; a lightning answer may be noticed.
    • **Won unseen?** `/stud reveal` shows your cards to everybody, until the next deal is over.

## Rules

rules-aim = **Aim.** { $end ->
    [last] Be the last boss with chips. Who has none left is out. A unit is one chip and doubles after every ten deals; after 60 deals most chips win.
   *[laps] { $laps ->
        [one] Everybody deals once
        [2] Everybody deals twice
       *[other] Everybody deals { $laps } times
    }, then most chips win. Who is broke when a deal begins borrows { $stack } chips from the bank, which count against them at the end.
} Everybody begins with { $stack } play chips: nothing can be bought, cashed or carried from one game to the next.
rules-deal = **Deal.** { $ante ->
    [all] Everybody pays one unit.
   *[dealer] The dealer pays one unit for every player in the deal; these chips belong to the main pot.
} Two cards down and one up (3rd street), three more up (4th to 6th), the last one down (7th); with too few cards for all, one common card counts for everybody.
rules-round = **Betting.** After each street. The { $game ->
    [low] lowest
   *[high] best
} open cards speak first. Check or bet; once there is a bet, call, raise or fold. { $limit ->
    [fixed] A bet, and a raise, is 2 units on 3rd and 4th street, 4 units from 5th street on.
    [open] A bet is 2 units up to all you have, a raise at least the last bet or raise.
   *[other] A bet is 2 to { $most } units, a raise at least the last bet or raise.
} At most three raises in a round. A stake once made stands.
rules-all-in = **All-in.** Who has too few chips stays in with all they have and can win the pots they paid into; what the others stake beyond makes side pots. Chips that nobody calls go back.
rules-high = **Showdown.** The best five of seven win: straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, pair, high card.
rules-low = **Showdown.** The lowest five of seven win: no pair before a pair, then the lower card from the top down. The ace is one, straights and flushes do not count; 5 4 3 2 A is the best.
rules-ties = { $ties ->
    [split] Equal hands share the pot.
   *[suits] Equal hands are decided by the suits of their cards, from the highest down: { $game ->
        [low] clubs, diamonds, hearts, spades.
       *[high] spades, hearts, diamonds, clubs.
    }
}
rules-jokers = **Joker.** { $jokers ->
    [one] There is one. It
   *[other] There are { $jokers }. A joker
} counts as whatever makes the hand best{ $game ->
    [low] : the lowest rank that is missing.
   *[high] ; five of a kind beats everything.
}
rules-spade = **High spade.** The highest spade among the cards dealt face down takes half of each pot that is shown down. The ace is the highest; open and common cards do not count.
rules-unseen = **Unseen.** When all others have folded you take the pot and show nothing, unless you like to.
rules-orders = **Orders.** Leave one in private and it answers when your turn comes. Nobody else sees it; a lightning answer may be noticed.

## News

news-started = 🎬 { $bosses } sit down. { $agreed }.
news-deal = 🃏 Deal { $deal }. { $boss } deals and pays { $chips } for all.
news-deal-each = 🃏 Deal { $deal }. { $boss } deals. Everybody pays { $chips }.
news-deal-some = 🃏 Deal { $deal }. { $boss } deals. Everybody pays { $chips }, but { $less }.
news-paid-less = { $boss } { $chips }
news-unit = ⏫ The stakes double: the unit is { $unit }.
news-street = { $street }: { $cards }.
news-street-down = { $street }: a card face down for everybody who is in.
news-street-bare = { $street }.
news-up = { $boss } { $card }
news-first = { $boss } speaks first with { $cards }.
news-first-instead = { $opener }, all-in, has the best open cards ({ $cards }): { $boss } speaks first.
news-no-more-bets = No more betting.
news-common = Not enough cards for all: { $card } counts for everybody.
did-check = { $boss } checks
did-bet = { $boss } bets { $chips }
did-bet-all-in = { $boss } is all-in with { $chips }
did-call = { $boss } calls
did-call-all-in = { $boss } calls, all-in with { $chips }
did-raise = { $boss } raises by { $by }
did-raise-all-in = { $boss } raises by { $by }, all-in with { $chips }
did-fold = { $boss } folds
news-digest = { $done }.
news-digest-next = { $done }. { $boss } to speak.
news-returned = { $chips } uncalled { $chips ->
    [one] goes
   *[other] go
} back to { $boss }.
news-unseen = 💰 { $boss } takes { $chips } unseen.
news-shown = 👀 { $boss } shows { $cards }.
news-shown-of = 👀 { $boss } shows { $cards }, the cards that won deal { $deal } unseen.
# $pot: only, main or side.
news-pot = { $boss } takes { $half ->
    [yes] half of { $pot ->
        [only] the pot
        [main] the main pot
       *[side] the side pot
    }
   *[no] { $pot ->
        [only] the pot
        [main] the main pot
       *[side] the side pot
    }
}, { $chips }, with { $hand }.
news-pot-alone = { $boss } takes { $half ->
    [yes] half of { $pot ->
        [only] the pot
        [main] the main pot
       *[side] the side pot
    }
   *[no] { $pot ->
        [only] the pot
        [main] the main pot
       *[side] the side pot
    }
}, { $chips }.
news-pot-both = { $boss } takes both halves of { $pot ->
    [only] the pot
    [main] the main pot
   *[side] the side pot
}, { $chips }, with { $hand }, and { $card } in the hole.
news-shared = { $bosses } share { $half ->
    [yes] half of { $pot ->
        [only] the pot
        [main] the main pot
       *[side] the side pot
    }
   *[no] { $pot ->
        [only] the pot
        [main] the main pot
       *[side] the side pot
    }
}, { $chips } ({ $shares }), with { $hand }.
news-spade = { $boss } takes half, { $chips }, with { $card } in the hole.
news-spade-again = { $boss } takes half, { $chips }.
news-by-suit = Equal hands: { $boss }’s { $card } decides, before { $other } ({ $rival }).
news-loan = 🏦 { $bosses } { $count ->
    [one] borrows { $chips } from the bank.
   *[other] borrow { $chips } each from the bank.
}
news-out = 🚪 { $bosses } { $count ->
    [one] has no chips left.
   *[other] have no chips left.
}
news-over = { $count ->
    [one] { $bosses } wins with { $chips }.
   *[other] { $bosses } win together with { $chips } each.
}
news-showdown = 💥 Showdown. { $pots }
news-ended = 🏆 { $over }

## Showdowns

showdown-head = **Showdown of deal { $deal }**
showdown-hand = { $place }. { $boss }: { $hand }: { $cards }
showdown-hand-brief = { $place }. { $boss }: { $hand } ({ $cards })
showdown-unused = { $hand }; not used: { $cards }

## The table in words

situation = Deal { $deal }, { $street }: { $boss } speaks, { $cost ->
    [0] nothing to call.
   *[other] { $cost } to call.
}
situation-over = 🏆 { $over }
call-together = { $people }: you are asked, all of you.
pot-alone = Pot { $chips }
pot = { $kind ->
    [main] Main pot { $chips }
   *[side] side pot { $chips }
}
pot-without = { $pot } without { $bosses }
cards-hidden = { $count ->
    [one] one hidden
    [2] two hidden
    [3] three hidden
   *[other] { $count } hidden
}
cards-were-hidden = { $cards } (hidden)
now-speaks = { $cost ->
    [0] to speak, nothing to call
   *[other] to speak, { $cost } to call
}
now-all-in = all-in
now-folded = folded
now-did = { $did ->
    [check] checks
    [bet] bets { $chips }
    [call] calls
    [raise] raises by { $chips }
   *[fold] folded
}
table-round = **Deal { $deal } of { $deals }, { $street }**, round { $round } of betting.
table-round-last = **Deal { $deal }, { $street }**, round { $round } of betting; { $deals } deals at most.
table-pots = { $pots }{ $dead ->
    [0] {""}
   *[other] ; { $dead } of it the dealer’s ante
}.
table-stake = { $level ->
    [0] No bet in this round yet
   *[other] To stay in this round costs { $level } in all
}; { $most ->
    [0] a bet is { $least } or more
   *[other] { $same ->
        [yes] a bet is { $least }
       *[no] a bet is { $least } to { $most }
    }
}, { $raises ->
    [0] no more raises
    [one] one raise left
   *[other] { $raises } raises left
}. Unit { $unit }.
table-opener = { $dealer } deals. Best open cards: { $opener } with { $cards }. Cards left in the deck: { $deck }.
table-opener-low = { $dealer } deals. Lowest open cards: { $opener } with { $cards }. Cards left in the deck: { $deck }.
table-common = Common card for everybody: { $card }.
table-bosses = **Bosses, in the order of play**
table-boss = { $number }. { $boss }: { $chips ->
    [0] no chips
    [one] one chip
   *[other] { $chips } chips
}{ $loans ->
    [0] {""}
    [one] { " " }(one stack borrowed: { $result } in all)
   *[other] { " " }({ $loans } stacks borrowed: { $result } in all)
}{ $facts }
table-fact = ; { $fact }
fact-dealer = dealer
fact-out = out of the game
fact-folded = folded
fact-folded-cards = folded with { $cards } open
fact-newest = { $card } is new
fact-staked = { $paid ->
    [0] { $staked } staked in this deal
   *[other] { $staked } staked in this deal, { $paid } of it in this round
}
fact-to-call = { $cost } to call
table-last = **How deal { $deal } ended**
table-books = **All hidden cards, deal by deal**
table-book = Deal { $deal }: { $hands }
table-book-hand = { $boss } { $cards }

## One seat

view-cards = **Your cards**: { $cards }
card-hidden = { $card } (hidden)
view-so-far = **Your best hand so far**: { $hand }
view-hand = **Your best hand**: { $hand }
view-stack = **Your chips**: { $chips }; { $staked } staked in this deal
view-order = **Your order**: { $order }
view-unseen = With { $cards } you won deal { $deal } unseen. Nobody has seen them.
record-head = 🗂️ **Last deals**
record-own = Your hidden cards in deal { $deal }: { $cards }
record-empty = No deal is over yet. Who stayed how far, who won, and which cards were shown, is kept here.
record-so-far = **So far** ({ $deals ->
    [one] one deal
   *[other] { $deals } deals
})
record-boss = - { $boss }: { $stayed ->
    [0] never to the end
    [one] once to the end
    [2] twice to the end
   *[other] { $stayed } times to the end
}, { $won ->
    [0] won no deal
    [one] won 1 deal
   *[other] won { $won } deals
}{ $unseen ->
    [0] {""}
   *[other] , { $unseen } of them unseen
}
record-deal = **Deal { $deal }**
record-open = { $boss } ({ $cards })
record-folded = { $count ->
   *[other] Folded
} on { $street }: { $bosses }
# $answer: as the notation says it; $left: of the budget.
order-in-force = { $answer ->
    [fold] fold to any bet
    [check-fold] check, fold to a bet
    [call] call up to { $left } more
   *[call-any] call anything
}, { $until ->
    [round] until this round is over
   *[deal] until this deal is over
}

## What is asked

prompt-check = **Your turn.** Nothing to call: check, or bet. { $pots }.
prompt-call = **Your turn.** { $cost } to call{ $every ->
    [yes] , all you have,
   *[no] {""}
} for a pot of { $pot }: calling pays if you win { $times ->
    [one] 1 time in { $tries }
   *[other] { $times } times in { $tries }
}.
prompt-idle = Nothing is asked of you now.
prompt-folded = You have folded; the next deal is yours again.
prompt-all-in = You are all-in: you see this deal through without another word.
prompt-out = You have no chips left, and look on.
prompt-show = You won deal { $deal } unseen: you may show your cards until this deal is over.
prompt-order = 📌 Your order: { $order }. Nobody else knows.
prompt-orders = -# Orders: you see yours, nobody else does. It acts the moment your turn comes; a lightning answer may be noticed.
choice-check = Check
    .detail = Stay without paying
choice-bet = Bet { $chips }
choice-bet-all-in = All-in: bet { $chips }
choice-bet-open = Bet…
    .detail = From { $low } to { $high }
choice-call = Call { $chips }
choice-call-all-in = All-in: call { $chips }
choice-raise = Raise by { $by } ({ $chips })
choice-raise-all-in = All-in: raise by { $by } ({ $chips })
choice-raise-open = Raise…
    .detail = By { $low } to { $high }
choice-fold = Fold
    .detail = Give up this deal
choice-order = Order…
    .detail = Answers for you when your turn comes; nobody else sees it
choice-show = Show my cards
    .detail = The ones that won the last deal unseen, to everybody
amount-smallest = the smallest
amount-half = half the pot
amount-pot = the pot
amount-most = the most
amount-all = all your chips
amount-named = { $move } · { $name }
amount-other = Another number…
    .detail = From { $low } to { $high }
order-none = Withdraw the order
    .detail = { $order }
order-fold = Fold to any bet, this { $until }
    .detail = You are asked where there is nothing to call
order-check-fold = Check, fold to a bet, this { $until }
    .detail = Checks as long as that is free
order-call-any = Call anything, this { $until }
    .detail = Whatever it costs; checks where there is nothing to call
order-at-once = { $did ->
    [check] It is your turn: you check at once
    [call] It is your turn: you call { $chips } at once
   *[fold] It is your turn: you fold at once
}
order-call = Call up to…, this { $until }
    .detail = Name the chips; you have { $stack }. A dearer call is left to you
order-call-for = Call up to { $chips }, this { $until }
    .detail = These calls cost at most { $chips } in all
order-until = { $until ->
    [round] This round
   *[deal] This deal
}
    .detail = { $until ->
        [round] Until this round of betting is over
       *[deal] Until this deal is over
    }
until = { $until ->
    [round] round
   *[deal] deal
}
line-order = Order: { $order }
line-order-call = call up to { $chips }, { $until ->
    [round] until this round is over
   *[deal] until this deal is over
}
# Asked once more: $move as its button says it; $stack before it, $left after it.
sure-stake = **{ $move }?** That is { $chips } of your { $stack } chips; { $left ->
    [one] one remains
   *[other] { $left } remain
}. A stake once made stands.
sure-all-in = **{ $move }?** That is { $chips ->
    [one] your last chip
   *[other] all your { $chips } chips
}. A stake once made stands.
sure-order = **{ $move }?** It is your turn: you call at once, with { $chips ->
    [one] your last chip
   *[other] all your { $chips } chips
}. A stake once made stands.

## Advice

# What a coach says of an action, to the seat alone. Chances and shares are in 100.
advised-worth = { $way ->
    [more] 🪙 About **{ $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    } better** than folding now.
    [less] 🪙 About **{ $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    } worse** than folding now.
   *[level] 🪙 About as good as folding now.
}
advised-fold = 🪙 Nothing more to win or to pay in this deal: the other actions are measured by this one.
advised-price = Price: { $cost } for a pot of { $pot }{ $further ->
    [0] { "" }
   *[other] , and up to { $further } more to see it through
}. It pays from a share of about { $needs } in 100; yours is { $has }
advised-share = Your share of the pot, if nobody folds: about { $share } in 100
advised-halves = The hand’s half: about { $hand } in 100 · the high spade’s half: { $spade } in 100
advised-more = More chips in the pot are welcome from about { $needs } in 100 against { $rivals ->
    [one] one
   *[other] { $rivals }
}; you win { $has } of them
advised-gains = Brings about { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} { $way ->
    [more] more
   *[less] less
} than staying without adding any
advised-leaves = Costs { $cost }, leaves you { $chips }
advised-gives-up = Gives up a pot of { $pot }; your share of it is about { $share } in 100
advised-bluff = A bluff: a strong boss tries it here about { $times } times in 100, for those who fold
advised-honest = A strong boss calls here all the same, about { $times } times in 100, so that bluffs do not pay
advised-all-or-nothing = Short of chips, it is all or nothing: all from a share of about { $needs } in 100; yours is { $has }
advised-cost = { $cost ->
    [one] 1 chip
   *[other] { $cost } chips
}
    .little = less than a chip

## Refusals

refused-unknown-action = I cannot read { $text }. Choose one of the actions offered.
refused-game-over = This game is over.
refused-unknown-seat = You have no seat at this table.
refused-not-in-deal = You are not in this deal. The next one is yours again, if you have chips.
refused-no-chips-left = You are all-in: there is nothing to order any more in this deal.
refused-not-your-turn = { $boss } is to speak. You may leave an order meanwhile.
refused-nothing-to-call = Nothing to call: check or bet.
refused-cannot-check = You cannot check a bet: call { $cost }, raise or fold.
refused-already-bet = There is a bet already: call { $cost }, raise or fold.
refused-no-more-raises = No more raises in this round: call or fold.
refused-nothing-to-reopen = You have acted, and only a short all-in came since: call or fold.
refused-call-takes-all = A call takes all your chips ({ $cost }): call or fold.
refused-nobody-could-call = Nobody else has chips left to call a raise: call or fold.
refused-too-little = At least { $least }.
refused-too-much = At most { $most }.
refused-only-exactly = It must be exactly { $amount }.
refused-no-order-left = You have left no order.
refused-budget-too-small = An order calls up to { $least } chip or more.
refused-budget-too-large = You have { $most } chips: an order cannot call more.
refused-nothing-to-show = You have no cards to show: only who won the last deal unseen may, once.

## Figures

ending = **{ $boss }** · { $computer ->
    [yes] computer
   *[no] { $name }
}: { $loans ->
    [0] { $stack ->
        [0] no chips
        [1] one chip
       *[other] { $stack } chips
    }
   *[other] { $stack } − { $debt } borrowed = { $result }
}, { $showdowns ->
    [0] no showdown won
    [one] one showdown won
   *[other] { $showdowns } showdowns won
}, { $unseen ->
    [0] no pot unseen
    [one] one pot unseen
   *[other] { $unseen } pots unseen
}{ $pot ->
    [0] {""}
   *[other] , biggest pot { $pot }
}
figure-deals = Deals played: { $figure }
figure-chips = Chips won or lost: { $figure }
figure-showdowns = Showdowns: { $figure }
figure-showdowns-won = · won: { $figure }
figure-won-unseen = Pots won unseen: { $figure }
figure-bluffs = · bluffs: { $figure }
figure-best-pot = Biggest pot: { $figure }
figure-loans = Stacks borrowed: { $figure }

## What pictures say to those who cannot see them

alt-table = Deal { $deal }, { $street }, { $game }.
alt-sentence = { $words }.
alt-seat = { $boss } { $first ->
    [yes] { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
   *[no] { $chips }
}
alt-dealer = { $seat }, dealer
alt-plays = { $facts ->
    [none] { $seat }.
   *[other] { $seat }: { $facts }.
}
alt-folded = { $cards ->
    [none] { $seat }, folded.
   *[other] { $seat }, folded ({ $cards }).
}
alt-out = { $seat }, out of the game.
alt-you-are = You are { $boss }.
alt-own-cards = Your cards: { $cards }.
alt-so-far = So far: { $hand }.
alt-price = { $cost } to call for a pot of { $pot }: calling pays if you win { $times ->
    [one] 1 time in { $tries }
   *[other] { $times } times in { $tries }
}.
alt-order = Your order: { $order }.
alt-showdown = Showdown of deal { $deal }.
alt-result = { $loans ->
    [0] { $boss } { $result }.
    [one] { $boss } { $chips }, less { $debt } borrowed: { $result }.
   *[other] { $boss } { $chips }, less { $debt } borrowed: { $result }.
}
alt-banner = Chicago stud, with play chips only. At the table: { $seats }.
alt-banner-started = Chicago stud, with play chips only. The game has begun: { $seats }.
alt-nobody = nobody yet
alt-help-high = The hands of poker, best first: { $hands }. Five cards count; equal hands are decided by their higher cards, then by suits or shared.
alt-help-low = The low hands, best first: 5 4 3 2 A, 6 4 3 2 A, 6 5 3 2 A, 6 5 4 2 A, 6 5 4 3 A; then any five different ranks, a pair, two pairs. The ace is one; straights and flushes do not count. From the highest card down, the lower wins.

## What computers say

# What computer bosses say: a-f anybody, then one line of each boss.
talk-raises =
    .a = A little more, I think.
    .b = Let’s see who means it.
    .c = The evening was getting dull.
    .d = Chips are meant to travel.
    .e = You may still leave. The door is over there.
    .f = Up it goes.
    .capone = I asked for more. I always ask for more.
    .yale = One raises one’s hat, and the stakes.
    .weiss = More! What are you looking at?
    .moran = Feel that draught? That’s the price going up.
    .obanion = A few more roses for the bouquet.
    .torrio = A modest adjustment of the price.
    .drucci = Up a storey. I like heights.
    .rolfe = Keep up, boys.
talk-all-in =
    .a = All of it. I was tired of counting.
    .b = There. Now the table looks properly set.
    .c = I have a good feeling, or no sense at all.
    .d = If it goes wrong, nobody phones my mother.
    .e = Everything on one street.
    .f = No way back. I never liked it anyway.
    .capone = The whole safe. Bring a handcart.
    .yale = My last chip, and my best cufflinks stay on.
    .weiss = All of it! Right now!
    .moran = I don’t blink. You do.
    .obanion = Every flower in the shop.
    .torrio = A calculated risk. I did the calculating.
    .drucci = Jump first, look for the river later.
    .rolfe = All in, and my hand is quite steady.
talk-unseen =
    .a = You will never know.
    .b = Trust me, you did the right thing.
    .c = Nothing to see here.
    .d = The cards stay down. So does my pulse.
    .e = Thank you. That was very polite of you.
    .f = Sleep well. Wonder a little.
    .capone = A kind word, and everybody folds.
    .yale = A gentleman never shows.
    .weiss = Ha! Scared you!
    .moran = I knew you would run. I always know.
    .obanion = Closed like a bud. Beautiful.
    .torrio = No noise, no witnesses.
    .drucci = Was it a bluff? I forget.
    .rolfe = A lady keeps her secrets.
talk-wins =
    .a = Turn them over. That is how it is done.
    .b = Nothing personal. Well, a little.
    .c = The last card is always the dearest.
    .d = I’ll take it in small stacks, please.
    .e = Counted twice, still mine.
    .f = You paid to see it. Was it worth it?
    .capone = You get further with a kind word and a full house.
    .yale = An elegant pot. I shall take it.
    .weiss = Ha! Who is next?
    .moran = And they called me bugs.
    .obanion = A bouquet of chips. How thoughtful.
    .torrio = A sound return.
    .drucci = Landed on my feet again.
    .rolfe = Look surprised, boys. It suits you.
talk-loses =
    .a = Enjoy it while it lasts.
    .b = I will remember this.
    .c = One card. One single card.
    .d = Fine. It was only money, and not even that.
    .e = Deal again.
    .f = Lucky street.
    .capone = I have a good memory and a long list.
    .yale = How very vulgar.
    .weiss = Nobody does that to me! Nobody!
    .moran = I saw it coming. I always see it coming.
    .obanion = A pity about the flowers.
    .torrio = A loss to be written off. This time.
    .drucci = I slipped. It happens up there.
    .rolfe = I’ll have an alibi for that hand by morning.
talk-triumph =
    .a = That’s the bank, then. Good night, everybody.
    .b = Drinks are on the house. My house.
    .c = Well played. I played better.
    .d = Somebody turn out the light.
    .e = Same table next week?
    .f = I would say I’m sorry. I’m not.
    .capone = The city, the chips, and the last word.
    .yale = I shall have it all engraved.
    .weiss = Mine! All mine!
    .moran = Who’s bugs now?
    .obanion = Flowers for everybody, from the winner.
    .torrio = As budgeted.
    .drucci = From the roof you see it all. It’s mine.
    .rolfe = Thank you, boys. I’ll see myself out, with the chips.

## Pictures: what stands on them, in capitals as painted. What lies between bars is raised.

picture-deal = DEAL { $deal } · ROUND { $round }
picture-unit = UNIT { $unit }
picture-street = { $street ->
    [3] 3RD STREET
   *[other] { $street }TH STREET
}
picture-main-pot = MAIN POT
    .short = MAIN
picture-side-pot = SIDE POT
    .short = SIDE
picture-more-pots = + { $count } POTS
    .short = + { $count }
picture-pot-for = open to { $count } bosses
    .short = for { $count }
picture-pot-for-one = for { $boss }
picture-pot-without = without { $boss }
picture-bet = { $limit ->
    [fixed] BET { $low }
    [range] BET { $low }–{ $high }
   *[open] BET { $low }+
}
picture-raises-left = raises left
picture-game = { $game ->
    [low] LOW
   *[high] HIGH
}
picture-bosses = { $count } bosses
picture-common = COMMON
picture-high-spade = HALF TO THE
    HIGHEST SPADE
# $boss: he or she.
picture-did = { $did ->
    [check] CHECKS
    [bet] BETS
    [call] CALLS
    [raise] RAISES
    [fold] { $boss ->
       *[other] FOLDED
    }
   *[all-in] ALL-IN
}
picture-to-speak = { $boss ->
   *[other] TO SPEAK
}
picture-to-call = { $chips } to call
picture-raise-costs = raise costs { $chips }
picture-check-or-bet = check or bet

# In one's own hand. $did as above; $chips: what it cost, was raised by, or lies in all-in; $left: the stack.
picture-your-cards = YOUR CARDS
picture-owner = { $boss } · { $chips ->
    [one] 1 CHIP
   *[other] { NUMBER($chips, useGrouping: 0) } CHIPS
} · DEAL { $deal }
picture-your-turn = YOUR TURN
picture-waiting = TO SPEAK
picture-over = THE GAME IS OVER
picture-offer = { $does ->
    [check] check
    [call] call { $low }
    [bet] bet { $low }
    [bet-from] bet { $low } to { $high }
    [raise] raise by { $low } costs { $cost }
   *[raise-from] raise by { $low } to { $high }
}
picture-best = { $game ->
    [low] YOUR LOW SO FAR
   *[high] YOUR BEST HAND SO FAR
}
picture-pot = POT
picture-call = TO CALL
picture-price = { $chips } for { $pot }
picture-pays = calling pays if you win { $times ->
    [one] 1 time
   *[other] { $times } times
} in { $tries }
picture-free = nothing to call: checking is free
picture-not-in = { $why ->
    [folded] you have folded this deal
    [all-in] you are all-in: no more to pay
    [out] you have no chips left
    [waits] nothing to call
   *[last] the game is over
}
picture-rival = { $did ->
    [check] checks
    [bet] bets { $chips }
    [call] calls { $chips }
    [raise] raises by { $chips }
    [fold] { $boss ->
       *[other] folded
    }
    [all-in] all-in with { $chips }
    [turn] to speak
   *[nothing] waits
}
picture-rival-left = { $left } left
picture-order = STANDING ORDER
picture-order-none = none left. You may leave one for the rest of this round or deal; only you see it.
    .short = none
picture-order-is = { $answer ->
    [fold] fold to any bet
    [check-fold] check, fold to a bet
    [call] call up to { $left ->
        [one] 1 chip
       *[other] { NUMBER($left, useGrouping: 0) } chips
    } more
   *[call-any] call anything
}, { $until ->
    [round] for the rest of this round
   *[deal] for the rest of this deal
}. Only you see it.

# The showdown. $which: only, main or side; $shared: whether equal hands share it; $count: of side pots.
picture-showdown = SHOWDOWN
picture-showdown-of = DEAL { $deal }
picture-spade-down = HIGHEST
    SPADE DOWN
picture-by-suit = by suit: { $suit } before { $other }
picture-award = { $shared ->
    [yes] SHARED { $pot ->
        [only] POT
        [main] MAIN POT
       *[side] { $count ->
            [one] SIDE POT
           *[other] SIDE POTS
        }
    }
   *[no] { $pot ->
        [only] POT
        [main] MAIN POT
       *[side] { $count ->
            [one] SIDE POT
           *[other] { $count } SIDE POTS
        }
    }
}: { $chips }
    .short = { $shared ->
    [yes] SHARED
   *[no] { $pot ->
        [only] POT
        [main] MAIN
       *[side] SIDE
    }
}: { $chips }
picture-award-spade = { $card }: { $chips }

# The end, and the lobby.
picture-final = THE LAST DEAL
picture-won = { $why ->
    [last] LAST BOSS WITH CHIPS
   *[chips] { $shared ->
        [yes] MOST CHIPS, TOGETHER
       *[no] MOST CHIPS
    }
}
picture-seats = { $count ->
    [0] EIGHT SEATS ARE FREE
    [one] ONE BOSS AT THE TABLE
   *[other] { $count } BOSSES AT THE TABLE
}
picture-begun = { $count } BOSSES · PLAY CHIPS ONLY
picture-empty-seat = FREE
picture-any-boss = ANY BOSS

## The story of a game that is over

story-title = HOW THE CHIPS FELL
# over all games, in /stats
story-figure-traps = Bluffs (won unseen with a bad hand): { $figure }
story-figure-calls = Calls (lost what looked won): { $figure }
