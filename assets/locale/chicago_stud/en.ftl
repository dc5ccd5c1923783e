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
picture-pays = calling pays if you win 1 time in { $times }
picture-free = nothing to call: checking is free
picture-not-in = { $why ->
    [folded] you have folded this deal
    [all-in] you are all-in: no more to pay
    [out] you have no chips left
   *[last] nothing to call
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
