## Les images : ce qui s'y lit, en capitales comme peint. Ce qui est entre barres est en exposant.

picture-deal = DONNE { $deal } · { $round ->
    [1] 1|er|
   *[other] { $round }|e|
} TOUR
picture-unit = UNITÉ { $unit }
picture-street = { $street }|e| RUE
picture-main-pot = POT PRINCIPAL
    .short = PRINCIPAL
picture-side-pot = POT ANNEXE
    .short = ANNEXE
picture-more-pots = + { $count } POTS
    .short = + { $count }
picture-pot-for = pour les { $count } bosses
    .short = pour { $count }
picture-pot-for-one = pour { $boss }
picture-pot-without = sans { $boss }
picture-bet = { $limit ->
    [fixed] MISE { $low }
    [range] MISE { $low }–{ $high }
   *[open] MISE { $low }+
}
picture-raises-left = relances
picture-game = { $game ->
    [low] BAS
   *[high] HAUT
}
picture-bosses = { $count } bosses
picture-common = COMMUNE
picture-high-spade = MOITIÉ AU PLUS
    HAUT PIQUE CACHÉ
# $boss: he ou she.
picture-did = { $did ->
    [check] PAROLE
    [bet] MISE
    [call] SUIT
    [raise] RELANCE
    [fold] { $boss ->
        [she] COUCHÉE
       *[other] COUCHÉ
    }
   *[all-in] TAPIS
}
picture-to-speak = { $boss ->
    [she] À ELLE
   *[other] À LUI
}
picture-to-call = { $chips } pour suivre
picture-raise-costs = relance à { $chips }
picture-check-or-bet = parole ou mise

# La main de chacun. $did comme plus haut ; $chips : le prix, la relance, ou le tapis ; $left : ce qui reste.
picture-your-cards = TES CARTES
picture-owner = { $boss } · { $chips ->
    [one] { NUMBER($chips, useGrouping: 0) } JETON
   *[other] { NUMBER($chips, useGrouping: 0) } JETONS
} · DONNE { $deal }
picture-your-turn = À TOI
picture-waiting = LA PAROLE EST À
picture-offer = { $does ->
    [check] parole
    [call] suivre { $low }
    [bet] miser { $low }
    [bet-from] miser de { $low } à { $high }
    [raise] relancer de { $low } coûte { $cost }
   *[raise-from] relancer de { $low } à { $high }
}
picture-best = { $game ->
    [low] TA BASSE POUR L’INSTANT
   *[high] TA MEILLEURE MAIN POUR L’INSTANT
}
picture-pot = POT
picture-call = À SUIVRE
picture-price = { $chips } pour { $pot }
picture-pays = suivre paie si tu gagnes 1 fois sur { $times }
picture-free = rien à suivre : parole, c’est gratuit
picture-not-in = { $why ->
    [folded] tu as jeté ta main pour cette donne
    [all-in] tu as fait tapis : plus rien à payer
    [out] tu n’as plus de jetons
   *[last] rien à suivre
}
picture-rival = { $did ->
    [check] parole
    [bet] mise { $chips }
    [call] suit : { $chips }
    [raise] relance de { $chips }
    [fold] { $boss ->
        [she] couchée
       *[other] couché
    }
    [all-in] tapis : { $chips }
    [turn] va parler
   *[nothing] attend
}
picture-rival-left = reste { $left }
picture-order = ORDRE PERMANENT
picture-order-none = aucun. Tu peux en laisser un pour ce tour ou cette donne ; personne d’autre ne le voit.
    .short = aucun
picture-order-is = { $answer ->
    [fold] te coucher à toute mise
    [check-fold] parole, te coucher à une mise
    [call] suivre jusqu’à { $left ->
        [one] { NUMBER($left, useGrouping: 0) } jeton
       *[other] { NUMBER($left, useGrouping: 0) } jetons
    } de plus
   *[call-any] tout suivre
}, { $until ->
    [round] pour ce tour
   *[deal] pour cette donne
}. Personne d’autre ne le voit.
