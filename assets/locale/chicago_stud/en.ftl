### The sentences of Chicago stud, by subject. Play chips only; cards and hands are in french_deck.

## Names

game-name = Chicago stud
    .about = Seven-card stud with play chips, for the best hand or the lowest

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
# What wins, wherever it is said: in the lobby, under the first table, in /help and the rules.
goal = Of your seven cards, the { $game ->
    [low] lowest
   *[high] best
} five win the pot. { $end ->
    [last] The last boss with chips wins the game.
   *[laps] { $laps ->
        [one] When everybody has dealt once
        [2] When everybody has dealt twice
       *[other] When everybody has dealt { $laps } times
    }, the most chips win the game.
}
in-short = • **You get seven cards,** a street at a time: two face down and one up, three more up, the last one down.
    • **After each street** you bet, call, raise or fold. While nobody has bet, a check costs nothing.
    • **Look at the open cards:** if yours don’t beat what you see, fold before it gets dear.
    • **At the showdown** your own best five count. You never show what you folded.
    • **If everybody else folds,** the pot is yours without a showdown.
terms = For 2 to 8 bosses. { $goal } You start with { $stack } play chips: nothing can be bought, cashed or carried from one game to the next.

option-game = Game
    .detail = Does the highest or the lowest hand win?
option-game-high = High game
    .detail = The best poker hand wins
option-game-low = Low game
    .detail = The lowest hand wins; the ace is one, straights and flushes do not count
option-high-spade = High spade
    .detail = Does the highest face-down spade take half of each pot?
option-high-spade-off = The best hand takes all
    .detail = The usual game
option-high-spade-on = Half to the high spade
    .detail = At a showdown, the highest spade in the hole takes half of each pot
option-ante = Ante
    .detail = Who pays before each deal
option-ante-dealer = Dealer pays the ante
    .detail = One unit for every player in the deal, straight into the pot
option-ante-all = Everybody pays the ante
    .detail = One unit each
option-ties = Equal hands
    .detail = What happens when hands differ only in suits
option-ties-suits = Suits decide
    .detail = Spades, hearts, diamonds, clubs; in the low game, clubs come first
option-ties-split = Equal hands split
    .detail = Suits count for nothing at the showdown
option-jokers = Jokers
    .detail = How many jokers in the deck
option-jokers-0 = No joker
    .detail = 52 cards
option-jokers-1 = One joker
    .detail = The black one; five of a kind is the best hand
option-jokers-2 = Two jokers
    .detail = Black and red; five of a kind is the best hand
option-limit = Limit
    .detail = How much you can bet and raise
option-limit-fixed = Fixed limit
    .detail = 2 units on 3rd and 4th street, then 4: every decision is one click
option-limit-spread-5 = Bets of 2 to 5 units
    .detail = You choose the amount
option-limit-spread-10 = Bets of 2 to 10 units
    .detail = You choose the amount
option-limit-spread-20 = Bets of 2 to 20 units
    .detail = You choose the amount
option-limit-open = Open limit
    .detail = From 2 units up to all you have
option-end = End
    .detail = When the game ends
option-end-laps = Laps
    .detail = Everybody deals equally often; if you’re broke, the bank lends you chips
option-end-last = Last boss with chips
    .detail = If you’re broke you’re out; stakes double every ten deals
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
    .detail = How many chips you start with
option-stack-100 = 100 play chips each
    .detail = The usual game
option-stack-50 = 50 play chips each
    .detail = All-ins come early
option-stack-200 = 200 play chips each
    .detail = Room for long deals

## Commands (names: lower case, one word)

command-group = stud
    .about = Play Chicago stud
command-check = check
    .about = Stay in for free
command-bet = bet
    .about = Make the first bet of the round
command-call = call
    .about = Match the bet, or put in all you have
command-raise = raise
    .about = Call, and raise by this much
command-fold = fold
    .about = Sit this deal out
command-order = order
    .about = Leave or withdraw a standing order, in private
command-reveal = reveal
    .about = Show the cards you won with
command-option-chips = chips
    .about = How many chips
command-option-order = order
    .about = What I do for you, and for how long
help = **Chicago stud**: seven-card stud for 2 to 8 bosses. Play chips only: nothing can be bought, cashed or carried from one game to the next.
    🏆 { $goal }
    • **Your turn**: `/stud check` · `/stud bet` · `/stud call` · `/stud raise` (by this much) · `/stud fold`. You can’t take a bet back.
    • **Before your turn**: on every street you can answer ahead, in private: check while it’s free, call up to a limit, check but fold to a bet, bet when it’s free. I speak for you when your turn comes, and ask again only about a bet you haven’t answered. `/stud order` has it all, for this round or the whole deal. Only you see it, though somebody may notice how fast you were.
    • **Won without a showdown?** `/stud reveal` shows everybody your cards, until the next deal ends.

## Rules

rules-aim = **Aim.** { $goal } { $end ->
    [last] If you have no chips left, you’re out. A unit is one chip and doubles every ten deals; after 60 deals, the most chips win.
   *[laps] If you’re broke when a deal begins, the bank lends you { $stack } chips, which count against you at the end.
} You start with { $stack } play chips: nothing can be bought, cashed or carried from one game to the next.
rules-deal = **Deal.** { $ante ->
    [all] Everybody pays one unit.
   *[dealer] The dealer pays one unit for every player in the deal, into the main pot.
} You get two cards down and one up (3rd street), three more up (4th to 6th), and a last one down (7th). If the deck runs short, one common card counts for everybody.
rules-round = **Betting.** A round after each street. The { $game ->
    [low] lowest
   *[high] best
} open cards act first. Check or bet; after a bet, call, raise or fold. { $limit ->
    [fixed] Bets and raises are 2 units on 3rd and 4th street, 4 units from 5th street on.
    [open] Bet from 2 units up to all you have; raise by at least the last bet or raise.
   *[other] Bet from 2 to { $most } units; raise by at least the last bet or raise.
} Three raises a round at most. You can’t take a bet back.
rules-all-in = **All-in.** If you’re short, you stay in with all you have and can win the pots you paid into; the others’ extra chips make side pots. Chips that nobody calls go back.
rules-high = **Showdown.** The best five cards win. Best first: straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card.
rules-low = **Showdown.** The lowest five of your seven cards win: no pair beats a pair, then the lower card wins from the top down. The ace is one; straights and flushes don’t count. 5 4 3 2 A is the best.
rules-ties = { $ties ->
    [split] Equal hands split the pot.
   *[suits] Between equal hands, suits decide, from the highest card down: { $game ->
        [low] clubs, diamonds, hearts, spades.
       *[high] spades, hearts, diamonds, clubs.
    }
}
rules-jokers = **Joker.** { $jokers ->
    [one] There’s one. It
   *[other] There are { $jokers }. A joker
} becomes whatever makes your hand best{ $game ->
    [low] : the lowest rank you’re missing.
   *[high] ; five of a kind beats everything.
}
rules-spade = **High spade.** At a showdown, the highest spade dealt face down takes half of each pot. The ace is highest; open and common cards don’t count.
rules-unseen = **No showdown.** If everybody else folds, you take the pot and don’t have to show your cards.
rules-orders = **Orders.** You can answer a street before your turn: leave an order in private and I act for you when your turn comes. Nobody else sees it, though somebody may notice how fast you were.

## News

news-started = 🎬 { $bosses } sit down. { $agreed }.
news-deal = 🃏 Deal { $deal }. { $boss ->
    [you] You deal and pay
   *[other] { $boss } deals and pays
} { $chips } for everybody.
news-deal-each = 🃏 Deal { $deal }. { $boss ->
    [you] You deal
   *[other] { $boss } deals
}. Everybody pays { $chips }.
news-deal-some = 🃏 Deal { $deal }. { $boss ->
    [you] You deal
   *[other] { $boss } deals
}. Everybody pays { $chips }, except { $less }.
news-paid-less = { $boss } { $chips }
news-unit = ⏫ The stakes double: the unit is { $unit }.
news-street = { $street }: { $cards }.
news-street-down = { $street }: one card face down for everybody still in.
news-street-bare = { $street }.
news-up = { $boss ->
    [you] **You**
   *[other] { $boss }
} { $card }
news-first = { $boss ->
    [you] You act
   *[other] { $boss } acts
} first with { $cards }.
news-first-instead = { $opener ->
    [you] You’re
   *[other] { $opener } is
} all-in with the best open cards ({ $cards }), so { $boss ->
    [you] you act
   *[other] { $boss } acts
} first.
news-no-more-bets = No more bets.
news-common = Not enough cards for everybody: { $card } counts for all.
did-check = { $boss ->
    [you] **You** check
   *[other] { $boss } checks
}
did-bet = { $boss ->
    [you] **You** bet { $chips }
   *[other] { $boss } bets { $chips }
}
did-bet-all-in = { $boss ->
    [you] **You** are all-in with { $chips }
   *[other] { $boss } is all-in with { $chips }
}
did-call = { $boss ->
    [you] **You** call
   *[other] { $boss } calls
}
did-call-all-in = { $boss ->
    [you] **You** call, all-in with { $chips }
   *[other] { $boss } calls, all-in with { $chips }
}
did-raise = { $boss ->
    [you] **You** raise by { $by }
   *[other] { $boss } raises by { $by }
}
did-raise-all-in = { $boss ->
    [you] **You** raise by { $by }, all-in with { $chips }
   *[other] { $boss } raises by { $by }, all-in with { $chips }
}
did-fold = { $boss ->
    [you] **You** fold
   *[other] { $boss } folds
}
news-digest = { $done }.
news-digest-next = { $done }. { $boss ->
    [you] Your turn
   *[other] { $boss } to act
}.
news-returned = { $chips } uncalled { $chips ->
    [one] goes
   *[other] go
} back to { $boss }.
news-unseen = 💰 { $boss ->
    [you] You take
   *[other] { $boss } takes
} { $chips } without a showdown.
news-shown = 👀 { $boss } shows { $cards }.
news-shown-of = 👀 { $boss } shows { $cards }, the hole cards that won deal { $deal }.
# $pot: only, main or side.
news-pot = { $boss ->
    [you] You take
   *[other] { $boss } takes
} { $half ->
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
news-pot-alone = { $boss ->
    [you] You take
   *[other] { $boss } takes
} { $half ->
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
news-pot-both = { $boss ->
    [you] You take
   *[other] { $boss } takes
} both halves of { $pot ->
    [only] the pot
    [main] the main pot
   *[side] the side pot
}, { $chips }, with { $hand }, and { $card } in the hole.
news-shared = { $bosses } split { $half ->
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
news-spade = { $boss ->
    [you] You take
   *[other] { $boss } takes
} half, { $chips }, with { $card } in the hole.
news-spade-again = { $boss ->
    [you] You take
   *[other] { $boss } takes
} half, { $chips }.
news-by-suit = Same hand, so suits decide: { $boss ->
    [you] your
   *[other] { $boss }’s
} { $card } beats { $rival ->
    [you] your
   *[other] { $rival }’s
} { $other }.
news-loan = 🏦 { $count ->
    [one] { $bosses ->
        [you] You borrow
       *[other] { $bosses } borrows
    } { $chips } from the bank.
   *[other] { $bosses } borrow { $chips } each from the bank.
}
news-out = 🚪 { $count ->
    [one] { $bosses ->
        [you] You’re
       *[other] { $bosses } is
    } out of chips.
   *[other] { $bosses } are out of chips.
}
news-over = { $count ->
    [one] { $bosses } wins with { $chips }!
   *[other] { $bosses } share the win with { $chips } each!
}
news-showdown = 💥 Showdown. { $pots }
news-ended = 🏆 { $over }

## Showdowns

showdown-head = **Showdown of deal { $deal }**
showdown-hand = { $place }. { $boss }: { $hand }: { $cards }
showdown-hand-brief = { $place }. { $boss }: { $hand } ({ $cards })
showdown-unused = { $hand }; unused: { $cards }

## The table in words

situation = Deal { $deal }, { $street }: { $boss } to act, { $cost ->
    [0] nothing to call
   *[other] { $cost } to call
}.
situation-over = 🏆 { $over }
call-together = { $people }: your decision, please.
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
    [0] to act, nothing to call
   *[other] to act, { $cost } to call
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
table-round = **Deal { $deal } of { $deals }, { $street }**, betting round { $round }.
table-round-last = **Deal { $deal }, { $street }**, betting round { $round }; { $deals } deals at most.
table-pots = { $pots }{ $dead ->
    [0] {""}
   *[other] ; { $dead } of it from the dealer’s ante
}.
table-stake = { $level ->
    [0] No bet in this round yet
   *[other] Staying in this round costs { $level } in all
}; { $most ->
    [0] bets are { $least } or more
   *[other] { $same ->
        [yes] bets are { $least }
       *[no] bets are { $least } to { $most }
    }
}, { $raises ->
    [0] no more raises
    [one] one raise left
   *[other] { $raises } raises left
}. Unit { $unit }.
table-opener = { $dealer } deals. Best open cards: { $opener } with { $cards }. Cards left in the deck: { $deck }.
table-opener-low = { $dealer } deals. Lowest open cards: { $opener } with { $cards }. Cards left in the deck: { $deck }.
table-common = Common card for everybody: { $card }.
table-bosses = **Bosses, in turn order**
table-boss = { $number }. { $boss }: { $chips ->
    [0] no chips
    [one] one chip
   *[other] { $chips } chips
}{ $loans ->
    [0] {""}
    [one] { " " }(after one loan: { $result } in all)
   *[other] { " " }(after { $loans } loans: { $result } in all)
}{ $facts }
table-fact = ; { $fact }
fact-dealer = dealer
fact-out = out of the game
fact-folded = folded
fact-folded-cards = folded with { $cards } open
fact-newest = new: { $card }
fact-staked = { $paid ->
    [0] { $staked } in the pot this deal
   *[other] { $staked } in the pot this deal, { $paid } of it this round
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
view-stack = **Your chips**: { $chips }; { $staked } in the pot this deal
view-order = **Your order**: { $order }
view-unseen = You won deal { $deal } with { $cards } and no showdown. Nobody has seen them.
record-head = 🗂️ **Last deals**
record-own = Your hidden cards in deal { $deal }: { $cards }
record-empty = No deal is over yet. Later you’ll find here who stayed how long, who won, and which cards were shown.
record-so-far = **So far** ({ $deals ->
    [one] one deal
   *[other] { $deals } deals
})
record-boss = - { $boss }: { $stayed ->
    [0] never went to the end
    [one] went to the end once
    [2] went to the end twice
   *[other] went to the end { $stayed } times
}, { $won ->
    [0] won no deals
    [one] won 1 deal
   *[other] won { $won } deals
}{ $unseen ->
    [0] {""}
   *[other] , { $unseen } without a showdown
}
record-deal = **Deal { $deal }**
record-open = { $boss } ({ $cards })
record-folded = { $count ->
   *[other] Folded
} on { $street }: { $bosses }
# $answer: as the notation says it; $left: of the budget.
order-in-force = { $answer ->
    [check] check while it’s free
    [bet] bet { $left } when it’s free
    [fold] fold to any bet
    [check-fold] check, fold to a bet
    [call] call up to { $left } more
   *[call-any] call anything
}, { $until ->
    [round] for this round
   *[deal] for this deal
}

## What is asked

prompt-check = **Your turn.** Nothing to call: check, or bet. { $pots }.
prompt-call = **Your turn.** { $cost } to call{ $every ->
    [yes] , all you have,
   *[no] {""}
} for a pot of { $pot }: worth it if you win { $times ->
    [one] 1 time in { $tries }
   *[other] { $times } times in { $tries }
}.
prompt-idle = Not your turn. I’ll call you.
prompt-ahead = Not your turn yet. Answer now, and I’ll speak for you when it comes.
prompt-ahead-bet = Not your turn yet, but there’s a bet: { $cost } to call. Answer now, and I’ll speak for you when it comes.
prompt-folded = You’ve folded; you’re back in the next deal.
prompt-all-in = You’re all-in: no more decisions in this deal.
prompt-out = You’re out of chips. You can watch.
prompt-show = You won deal { $deal } without a showdown. You can show your cards until this deal ends.
prompt-order = 📌 Your order: { $order }. Only you know.
prompt-orders = -# Only you see your orders. They act the moment your turn comes, so somebody may notice how fast you were.
choice-check = Check
    .detail = Stay in for free
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
    .detail = Sit this deal out
choice-order = Order…
    .detail = I act for you when your turn comes; only you see it
choice-order-other = Other orders…
    .detail = For this round or the whole deal; only you see them
# Before one's turn, each an order for this street.
ahead-check = Check while it’s free
ahead-check-fold = Check, fold to a bet
ahead-call = Call up to { $chips }
ahead-fold = Fold
ahead-bet = Bet { $chips } when it’s free
ahead-bet-open = Bet when it’s free…
choice-show = Show my cards
    .detail = Show everybody the cards that won the last deal
amount-smallest = minimum
amount-half = half the pot
amount-pot = the pot
amount-most = maximum
amount-all = all your chips
amount-named = { $move } · { $name }
amount-other = Another number…
    .detail = From { $low } to { $high }
order-none = Withdraw my order
    .detail = { $order }
order-check = Check while it’s free, this { $until }
    .detail = When somebody bets, I ask you
order-bet = Bet { $chips } when it’s free
    .detail = If somebody bets before you, I ask you
order-bet-open = Bet when it’s free…
order-fold = Fold to any bet, this { $until }
    .detail = If there’s nothing to call, I ask you
order-check-fold = Check, fold to a bet, this { $until }
    .detail = Checks as long as it’s free
order-call-any = Call anything, this { $until }
    .detail = Whatever it costs; checks when there’s nothing to call
order-at-once = { $did ->
    [check] It’s your turn, so you check now
    [bet] It’s your turn, so you bet { $chips } now
    [call] It’s your turn, so you call { $chips } now
   *[fold] It’s your turn, so you fold now
}
order-call = Call up to…, this { $until }
    .detail = Name the chips; you have { $stack }. If it costs more, I ask you
order-call-for = Call up to { $chips }, this { $until }
    .detail = { $chips } is the most these calls can cost
order-until = { $until ->
    [round] This round
   *[deal] This deal
}
    .detail = { $until ->
        [round] Until this betting round ends
       *[deal] Until this deal ends
    }
until = { $until ->
    [round] round
   *[deal] deal
}
line-order = Order: { $order }
line-order-call = call up to { $chips }, { $until ->
    [round] for this round
   *[deal] for this deal
}
# Asked once more: $move as its button says it; $stack before it, $left after it.
sure-stake = **{ $move }?** That’s { $chips } of your { $stack } chips; { $left ->
    [one] one is left
   *[other] { $left } are left
}. You can’t take it back.
sure-all-in = **{ $move }?** That’s { $chips ->
    [one] your last chip
   *[other] all your { $chips } chips
}. You can’t take it back.
sure-order-bet = **{ $move }?** That’s { $chips } of your { $stack } chips, the moment your turn comes and nobody has bet. You can’t take it back then.
sure-order = **{ $move }?** It’s your turn, so you call now, with { $chips ->
    [one] your last chip
   *[other] all your { $chips } chips
}. You can’t take it back.

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
advised-fold = 🪙 Costs nothing more and wins nothing more: I measure the other actions against this.
advised-price = Price: { $cost } for a pot of { $pot }{ $further ->
    [0] { "" }
   *[other] , and up to { $further } more to see it through
}. Worth it with a share of about { $needs }%; yours is { $has }%
advised-share = Your share of the pot if nobody folds: about { $share }%
advised-halves = Half for the hand: about { $hand }% · half for the high spade: { $spade }%
advised-more = A bigger pot suits you from about { $needs }% against { $rivals ->
    [one] one rival
   *[other] { $rivals } rivals
}; you win { $has }%
advised-gains = About { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} { $way ->
    [more] better
   *[less] worse
} than staying without a raise
advised-leaves = Costs { $cost } and leaves you { $chips }
advised-gives-up = Gives up a pot of { $pot }; your share of it is about { $share }%
advised-bluff = A bluff: a strong boss tries it here about { $times }% of the time, hoping for folds
advised-honest = A strong boss still calls here about { $times }% of the time, to keep bluffers honest
advised-all-or-nothing = You’re short of chips, so it’s all or nothing: all-in from a share of about { $needs }%; yours is { $has }%
advised-fell = That gave away { $chips ->
    [0] less than a chip
    [one] about 1 chip
   *[other] about { $chips } chips
}.
when = deal { $deal }, { $street }

## Refusals

refused-unknown-action = I can’t read { $text }. Choose one of the actions offered.
refused-game-over = This game is over.
refused-unknown-seat = You have no seat at this table. Watch along, or open your own with `/table new`.
refused-not-in-deal = You’re not in this deal. You’re back in the next, if you have chips.
refused-no-chips-left = You’re all-in: there’s nothing left to order in this deal.
refused-not-your-turn = It’s { $boss }’s turn. You can leave an order meanwhile.
refused-nothing-to-call = There’s nothing to call: check or bet.
refused-cannot-check = You can’t check, there’s a bet: call { $cost }, raise or fold.
refused-already-bet = There’s already a bet: call { $cost }, raise or fold.
refused-no-more-raises = No more raises in this round: call or fold.
refused-nothing-to-reopen = You can’t raise again after a short all-in: call or fold.
refused-call-takes-all = A call takes all your chips ({ $cost }): call or fold.
refused-nobody-could-call = Nobody has the chips to call a raise: call or fold.
refused-too-little = { $least } at least.
refused-too-much = { $most } at most.
refused-only-exactly = It has to be exactly { $amount }.
refused-no-order-left = You have no order.
refused-bet-already = There’s a bet by now: order a call or a fold.
refused-spoken-already = You’ve spoken on this street already: that order can wait for the next.
refused-only-this-round = An order to bet is for this round only.
refused-old-rules = This game began under older rules, without that order.
refused-budget-too-small = An order has to call up to at least { $least } chip.
refused-budget-too-large = You have { $most } chips; an order can’t call more.
refused-nothing-to-show = Nothing to show: only the winner of the last deal can, once, if there was no showdown.

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
    [0] no showdowns won
    [one] one showdown won
   *[other] { $showdowns } showdowns won
}, { $unseen ->
    [0] no pots without a showdown
    [one] one pot without a showdown
   *[other] { $unseen } pots without a showdown
}{ $pot ->
    [0] {""}
   *[other] , biggest pot { $pot }
}
figure-deals = Deals played: { $figure }
figure-chips = Chips won or lost: { $figure }
figure-showdowns = Showdowns: { $figure }
figure-showdowns-won = · won: { $figure }
figure-won-unseen = Pots won without a showdown: { $figure }
figure-bluffs = · bluffs: { $figure }
figure-best-pot = Biggest pot: { $figure }
figure-loans = Loans from the bank: { $figure }

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
alt-price = { $cost } to call for a pot of { $pot }: worth it if you win { $times ->
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
alt-help-high = The hands of poker, best first: { $hands }. Five cards count; between equal hands the higher cards decide, then suits, or they split the pot.
alt-help-low = The low hands, best first: 5 4 3 2 A, 6 4 3 2 A, 6 5 3 2 A, 6 5 4 2 A, 6 5 4 3 A; then any five different ranks, a pair, two pair. The ace is one; straights and flushes don’t count. From the highest card down, the lower wins.

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
    .short = { $game ->
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
   *[other] TO ACT
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
picture-waiting = TO ACT
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
    [low] YOUR LOW{ $whole ->
        [yes] {""}
       *[no] { " " }SO FAR
    }
   *[high] YOUR BEST HAND{ $whole ->
        [yes] {""}
       *[no] { " " }SO FAR
    }
}
picture-pot = POT
picture-call = TO CALL
picture-price = { $chips } for { $pot }
picture-pays = worth it if you win { $times ->
    [one] 1 time
   *[other] { $times } times
} in { $tries }
picture-free = nothing to call: check for free
picture-not-in = { $why ->
    [folded] you’ve folded this deal
    [all-in] you’re all-in: nothing more to pay
    [out] you’re out of chips
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
    [turn] to act
   *[nothing] waits
}
picture-rival-left = { $left } left
picture-order = STANDING ORDER
picture-order-none = none. You can leave one for the rest of this round or deal; only you see it.
    .short = none
picture-order-is = { $answer ->
    [check] check while it’s free
    [bet] bet { NUMBER($left, useGrouping: 0) } when it’s free
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
picture-by-suit = suits: { $suit } beat { $other }
picture-takes = TAKES { $chips }
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
    [0] EIGHT FREE SEATS
    [one] ONE BOSS AT THE TABLE
   *[other] { $count } BOSSES AT THE TABLE
}
picture-begun = { $count } BOSSES · PLAY CHIPS ONLY

## The story of a game that is over

story-title = HOW THE CHIPS FELL
# over all games, in /stats
story-figure-traps = Bluffs (no showdown, a bad hand): { $figure }
story-figure-calls = Bad calls (lost as the favourite): { $figure }

## The signs in the picture, for the lessons

signs = -# **A closed eye under a card**: only you see it. Your other cards lie open.
    -# **A gold bar over a card**: it belongs to your best hand so far.
    -# **The gold ribbon**: what you pay to stay, and the pot you play for.
    -# **Below**: your rivals, with backs for what they hide. The sign in the corner is what they did last; the words beside the name say it.

## One sentence in each of a newcomer’s first three turns alone

guide-1 = Go on with a pair, or with three high cards; while nobody has bet, checking is free.
guide-2 = Look at the others’ open cards: if yours can’t beat what you see, fold before it gets dear.
guide-3 = The gold ribbon says what it costs and what you play for: the bigger the pot, the less often you need to win.
