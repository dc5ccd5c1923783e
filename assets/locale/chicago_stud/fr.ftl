### Les phrases du stud de Chicago, par sujet. Des jetons fictifs ; les cartes et les mains sont dans french_deck.

## Noms

game-name = Chicago stud
    .about = Le stud à sept cartes, avec des jetons fictifs, à la main haute ou à la main basse

# À côté de la table et sous le panneau privé, comme Discord montre les boutons.
button-hand = Mes cartes
button-dossier = Dernières donnes

street = { $street }e rue
game = { $game ->
    [low] basse carte
   *[high] haute carte
}

# Ce que le salon dit de la partie, comme convenu.
# Ce qui fait gagner, partout où on le dit : au salon, sous la première table, dans /aide et les règles.
goal = De tes sept cartes, les cinq { $game ->
    [low] plus basses
   *[high] meilleures
} prennent le pot. { $end ->
    [last] Le dernier boss avec des jetons gagne la partie.
   *[laps] Quand chacun a donné { $laps ->
        [one] une
       *[other] { $laps }
    } fois, le plus riche gagne la partie.
}
in-short = • **Tu reçois sept cartes,** rue par rue : deux fermées et une ouverte, trois autres ouvertes, la dernière fermée.
    • **Après chaque rue,** tu mises, tu suis, tu relances ou tu te couches. Tant que personne n’a misé, dire « parole » ne coûte rien.
    • **Regarde les cartes ouvertes :** si les tiennes ne battent pas ce que tu vois, couche-toi avant que ça coûte.
    • **À l’abattage,** tes cinq meilleures comptent. Ce que tu as couché, personne ne le voit.
    • **Si tous les autres se couchent,** le pot est à toi, sans abattage.
terms = Pour deux à huit boss. { $goal } { $stack } jetons fictifs pour commencer : rien ne s’achète, ne s’encaisse ni ne passe d’une partie à l’autre.

option-game = Jeu
    .detail = La main la plus haute gagne, ou la plus basse
option-game-high = Haute carte
    .detail = La meilleure main de poker gagne
option-game-low = Basse carte
    .detail = La main la plus basse gagne ; l’as vaut un, suites et couleurs ne comptent pas
option-high-spade = Plus haut pique caché
    .detail = Le plus haut pique caché prend-il la moitié de chaque pot ?
option-high-spade-off = Tout à la meilleure main
    .detail = La partie habituelle
option-high-spade-on = Moitié au plus haut pique caché
    .detail = Il prend la moitié de chaque pot disputé à l’abattage
option-ante = Mise initiale
    .detail = Qui paie avant chaque donne
option-ante-dealer = Le donneur paie la mise initiale
    .detail = Une unité par boss de la donne
option-ante-all = Chacun paie la mise initiale
    .detail = Une unité chacun
option-ties = Mains égales
    .detail = Que faire de deux mains égales ?
option-ties-suits = Les couleurs départagent
    .detail = Pique avant cœur, carreau, trèfle ; à la basse carte, trèfle d’abord
option-ties-split = Les mains égales partagent
    .detail = Les couleurs ne comptent pas à l’abattage
option-jokers = Jokers
    .detail = Combien de jokers dans le paquet
option-jokers-0 = Sans joker
    .detail = 52 cartes
option-jokers-1 = Un joker
    .detail = Le noir ; cinq identiques bat tout
option-jokers-2 = Deux jokers
    .detail = Le noir et le rouge ; cinq identiques bat tout
option-limit = Limite
    .detail = Jusqu’où miser et relancer
option-limit-fixed = Limite fixe
    .detail = 2 unités aux 3e et 4e rues, puis 4 : chaque décision est un clic
option-limit-spread-5 = Mises de 2 à 5 unités
    .detail = Tu dis le nombre
option-limit-spread-10 = Mises de 2 à 10 unités
    .detail = Tu dis le nombre
option-limit-spread-20 = Mises de 2 à 20 unités
    .detail = Tu dis le nombre
option-limit-open = Sans limite
    .detail = De 2 unités à tout ce que tu as
option-end = Fin
    .detail = Quand la partie s’arrête
option-end-laps = Tours de donne
    .detail = Chacun donne autant de fois ; à sec, on emprunte à la banque
option-end-last = Dernier boss avec des jetons
    .detail = À sec, on sort du jeu ; les mises doublent toutes les dix donnes
option-laps = Tours
    .detail = Combien de fois chacun donne
option-laps-2 = Deux tours
    .detail = Chacun donne deux fois
option-laps-1 = Un tour
    .detail = Chacun donne une fois
option-laps-3 = Trois tours
    .detail = Chacun donne trois fois
option-laps-5 = Cinq tours
    .detail = Chacun donne cinq fois
option-stack = Jetons
    .detail = Combien de jetons pour commencer
option-stack-100 = 100 jetons fictifs chacun
    .detail = La partie habituelle
option-stack-50 = 50 jetons fictifs chacun
    .detail = On fait vite tapis
option-stack-200 = 200 jetons fictifs chacun
    .detail = De quoi tenir longtemps

## Commandes (noms : minuscules, un mot)

command-group = stud
    .about = Jouer à une table de Chicago stud
command-check = parole
    .about = Rester sans payer
command-bet = miser
    .about = Faire la première mise du tour
command-call = suivre
    .about = Payer ce qui manque, ou tout ce que tu as
command-raise = relancer
    .about = Suivre, et relancer d’autant de jetons
command-fold = coucher
    .about = Abandonner cette donne
command-order = ordre
    .about = Laisser un ordre pour plus tard, rien que pour toi, ou le retirer
command-reveal = montrer
    .about = Dévoiler les cartes du pot que tu viens de gagner sans montrer
command-option-chips = jetons
    .about = Combien de jetons
command-option-order = ordre
    .about = Ce qu’il répond, et jusqu’à quand
help = **Chicago stud** : le stud à sept cartes, pour deux à huit boss. Jetons fictifs : rien ne s’achète, ne s’encaisse ni ne passe d’une partie à l’autre.
    🏆 { $goal }
    • **À toi de parler** : `/stud parole` · `/stud miser` · `/stud suivre` · `/stud relancer` (d’autant de jetons) · `/stud coucher`. Une mise faite reste faite.
    • **Avant ton tour** : à chaque rue, chacun peut répondre d’avance, en privé : parole tant que c’est gratuit, suivre jusqu’à tant de jetons, parole puis se coucher, miser si personne n’a misé. Je parle pour toi le moment venu, et ne te redemande que pour une mise à laquelle tu n’as pas répondu. `/stud ordre` offre tout cela, pour ce tour ou toute la donne. Personne d’autre ne le voit, mais une réponse éclair peut se remarquer.
    • **Gagné sans montrer ?** `/stud montrer` dévoile tes cartes, jusqu’à la fin de la donne suivante.

## Règles

rules-aim = **But.** { $goal } { $end ->
    [last] Sans jetons, on sort du jeu. L’unité est d’un jeton et double toutes les dix donnes ; après 60 donnes, le plus riche gagne.
   *[laps] À sec au début d’une donne, on emprunte { $stack } jetons à la banque, et on les rend à la fin.
} Chacun commence avec { $stack } jetons fictifs : rien ne s’achète, ne s’encaisse ni ne passe d’une partie à l’autre.
rules-deal = **Donne.** { $ante ->
    [all] Chacun paie une unité.
   *[dealer] Le donneur paie une unité par joueur de la donne ; ces jetons vont au pot principal.
} Deux cartes fermées et une ouverte (3e rue), trois autres ouvertes (4e à 6e), la dernière fermée (7e) ; s’il n’y a plus assez de cartes, une carte commune compte pour tous.
rules-round = **Enchères.** Après chaque rue. Les { $game ->
    [low] plus basses
   *[high] meilleures
} cartes ouvertes parlent en premier. Parole ou mise ; une fois qu’il y a une mise, on suit, on relance ou on se couche. { $limit ->
    [fixed] Une mise, comme une relance, est de 2 unités aux 3e et 4e rues, de 4 à partir de la 5e.
    [open] Une mise va de 2 unités à tout ce que tu as, une relance vaut au moins la dernière mise ou relance.
   *[other] Une mise va de 2 à { $most } unités, une relance vaut au moins la dernière mise ou relance.
} Trois relances au plus par tour. Une mise faite reste faite.
rules-all-in = **Tapis.** Trop peu de jetons ? Tu restes avec tout ce que tu as, et tu peux gagner les pots où tu as payé ; ce que les autres misent en plus fait des pots annexes. Les jetons que personne ne suit reviennent à leur boss.
rules-high = **Abattage.** Les cinq meilleures des sept gagnent : quinte flush, carré, full, couleur, suite, brelan, double paire, paire, carte haute.
rules-low = **Abattage.** Les cinq plus basses des sept gagnent : une main sans paire bat une paire ; puis on compare à partir de la plus haute carte, et la plus basse gagne. L’as vaut un, suites et couleurs ne comptent pas ; 5 4 3 2 A est la meilleure.
rules-ties = { $ties ->
    [split] Des mains égales se partagent le pot.
   *[suits] À mains égales, la couleur des cartes décide, de la plus haute carte à la plus basse : { $game ->
        [low] trèfle, carreau, cœur, pique.
       *[high] pique, cœur, carreau, trèfle.
    }
}
rules-jokers = **Joker.** { $jokers ->
    [one] Il y en a un. Il
   *[other] Il y en a { $jokers }. Un joker
} vaut la carte qui t’arrange le plus{ $game ->
    [low] { " " }: le plus bas rang qui te manque.
   *[high] { " " }; cinq identiques bat tout.
}
rules-spade = **Plus haut pique caché.** Le plus haut pique donné face cachée prend la moitié de chaque pot disputé à l’abattage. L’as est le plus haut ; les cartes ouvertes et la carte commune ne comptent pas.
rules-unseen = **Sans montrer.** Si tous les autres se couchent, tu prends le pot sans rien montrer, sauf si tu y tiens.
rules-orders = **Ordres.** Tu peux répondre à une rue avant ton tour : laisse un ordre, et il répond à ta place quand c’est à toi. Personne d’autre ne le voit ; une réponse éclair peut se remarquer.

## Ce qui se passe

news-started = 🎬 { $bosses } s’assoient. { $agreed }.
news-deal = 🃏 Donne { $deal }. { $boss ->
    [you] Tu donnes et paies
   *[other] { $boss } donne et paie
} { $chips } pour tout le monde.
news-deal-each = 🃏 Donne { $deal }. { $boss ->
    [you] Tu donnes
   *[other] { $boss } donne
}. Chacun paie { $chips }.
news-deal-some = 🃏 Donne { $deal }. { $boss ->
    [you] Tu donnes
   *[other] { $boss } donne
}. Chacun paie { $chips }, sauf { $less }.
news-paid-less = { $boss } { $chips }
news-unit = ⏫ Les mises doublent : l’unité passe à { $unit }.
news-street = { $street } : { $cards }.
news-street-down = { $street } : une carte fermée pour chaque boss encore en jeu.
news-street-bare = { $street }.
news-up = { $boss ->
    [you] **Toi**
   *[other] { $boss }
} { $card }
news-first = { $boss ->
    [you] Tu parles
   *[other] { $boss } parle
} en premier avec { $cards }.
news-first-instead = { $opener ->
    [you] À tapis, tu montres
   *[other] { $opener }, à tapis, montre
} les meilleures cartes ({ $cards }), alors { $boss ->
    [you] tu parles
   *[other] { $boss } parle
} en premier.
news-no-more-bets = Les jeux sont faits.
news-common = Le paquet est trop court : { $card } compte pour tout le monde.
did-check = { $boss ->
    [you] **Tu** dis parole
   *[other] { $boss } dit parole
}
did-bet = { $boss ->
    [you] **Tu** mises { $chips }
   *[other] { $boss } mise { $chips }
}
did-bet-all-in = { $boss ->
    [you] **Tu** fais tapis avec { $chips }
   *[other] { $boss } fait tapis avec { $chips }
}
did-call = { $boss ->
    [you] **Tu** suis
   *[other] { $boss } suit
}
did-call-all-in = { $boss ->
    [you] **Tu** suis et fais tapis avec { $chips }
   *[other] { $boss } suit et fait tapis avec { $chips }
}
did-raise = { $boss ->
    [you] **Tu** relances de { $by }
   *[other] { $boss } relance de { $by }
}
did-raise-all-in = { $boss ->
    [you] **Tu** relances de { $by } et fais tapis avec { $chips }
   *[other] { $boss } relance de { $by } et fait tapis avec { $chips }
}
did-fold = { $boss ->
    [you] **Tu** te couches
   *[other] { $boss } se couche
}
news-digest = { $done }.
news-digest-next = { $done }. À { $boss ->
    [you] toi
   *[other] { $boss }
} de parler.
news-returned = { $boss ->
    [you] Tu reprends
   *[other] { $boss } reprend
} { $chips } { $chips ->
    [one] jeton que personne n’a suivi
   *[other] jetons que personne n’a suivis
}.
news-unseen = 💰 { $boss ->
    [you] Tu prends
   *[other] { $boss } prend
} { $chips } sans montrer.
news-shown = 👀 { $boss } montre { $cards }.
news-shown-of = 👀 { $boss } montre { $cards }, ses cartes fermées de la donne { $deal }.
# $pot : only, main ou side.
news-pot = { $boss ->
    [you] Tu prends
   *[other] { $boss } prend
} { $half ->
    [yes] la moitié { $pot ->
        [only] du pot
        [main] du pot principal
       *[side] du pot annexe
    }
   *[no] { $pot ->
        [only] le pot
        [main] le pot principal
       *[side] le pot annexe
    }
}, { $chips }, avec { $hand }.
news-pot-alone = { $boss ->
    [you] Tu prends
   *[other] { $boss } prend
} { $half ->
    [yes] la moitié { $pot ->
        [only] du pot
        [main] du pot principal
       *[side] du pot annexe
    }
   *[no] { $pot ->
        [only] le pot
        [main] le pot principal
       *[side] le pot annexe
    }
}, { $chips }.
news-pot-both = { $boss ->
    [you] Tu prends
   *[other] { $boss } prend
} les deux moitiés { $pot ->
    [only] du pot
    [main] du pot principal
   *[side] du pot annexe
}, { $chips }, avec { $hand } et le plus haut pique caché ({ $card }).
news-shared = { $bosses } se partagent { $half ->
    [yes] la moitié { $pot ->
        [only] du pot
        [main] du pot principal
       *[side] du pot annexe
    }
   *[no] { $pot ->
        [only] le pot
        [main] le pot principal
       *[side] le pot annexe
    }
}, { $chips } ({ $shares }), avec { $hand }.
news-spade = { $boss ->
    [you] Tu prends
   *[other] { $boss } prend
} la moitié, { $chips }, grâce au plus haut pique caché : { $card }.
news-spade-again = { $boss ->
    [you] Tu prends
   *[other] { $boss } prend
} la moitié, { $chips }.
news-by-suit = Mains égales, mais { $boss ->
    [you] tu l’emportes
   *[other] { $boss } l’emporte
} à la couleur : { $card } contre { $other } ({ $rival ->
    [you] toi
   *[other] { $rival }
}).
news-loan = 🏦 { $count ->
    [one] { $bosses ->
        [you] Tu empruntes
       *[other] { $bosses } emprunte
    } { $chips } à la banque.
   *[other] { $bosses } empruntent chacun { $chips } à la banque.
}
news-out = 🚪 { $count ->
    [one] { $bosses ->
        [you] Tu n’as
       *[other] { $bosses } n’a
    } plus de jetons.
   *[other] { $bosses } n’ont plus de jetons.
}
news-over = { $count ->
    [one] { $bosses } gagne avec { $chips } jetons.
   *[other] { $bosses } gagnent ensemble, avec { $chips } jetons chacun.
}
news-showdown = 💥 Abattage. { $pots }
news-ended = 🏆 { $over }

## Abattages

showdown-head = **Abattage de la donne { $deal }**
showdown-hand = { $place }. { $boss } : { $hand } : { $cards }
showdown-hand-brief = { $place }. { $boss } : { $hand } ({ $cards })
showdown-unused = { $hand } ; ne comptent pas : { $cards }

## La table en mots

situation = Donne { $deal }, { $street } : à { $boss } de parler, { $cost ->
    [0] rien à suivre.
   *[other] { $cost } à suivre.
}
situation-over = 🏆 { $over }
call-together = { $people } : à vous tous de répondre.
pot-alone = Pot { $chips }
pot = { $kind ->
    [main] Pot principal { $chips }
   *[side] pot annexe { $chips }
}
pot-without = { $pot } sans { $bosses }
cards-hidden = { $count ->
    [1] une cachée
    [2] deux cachées
    [3] trois cachées
   *[other] { $count } cachées
}
cards-were-hidden = { $cards } (cachées)
now-speaks = { $cost ->
    [0] doit parler, rien à suivre
   *[other] doit parler, { $cost } à suivre
}
now-all-in = tapis
now-folded = hors du coup
now-did = { $did ->
    [check] dit parole
    [bet] mise { $chips }
    [call] suit
    [raise] relance de { $chips }
   *[fold] hors du coup
}
table-round = **Donne { $deal } sur { $deals }, { $street }**, tour d’enchères { $round }.
table-round-last = **Donne { $deal }, { $street }**, tour d’enchères { $round } ; { $deals } donnes au plus.
table-pots = { $pots }{ $dead ->
    [0] {""}
   *[other] { " " }; dont { $dead } de mise initiale du donneur
}.
table-stake = { $level ->
    [0] Pas encore de mise à ce tour
   *[other] Rester à ce tour coûte { $level } en tout
} ; { $most ->
    [0] une mise est de { $least } ou plus
   *[other] { $same ->
        [yes] une mise est de { $least }
       *[no] une mise est de { $least } à { $most }
    }
}, { $raises ->
    [0] plus de relance
    [1] encore une relance
   *[other] encore { $raises } relances
}. Unité { $unit }.
table-opener = Donneur : { $dealer }. Meilleures cartes ouvertes : { $opener }, { $cards }. Cartes dans le paquet : { $deck }.
table-opener-low = Donneur : { $dealer }. Cartes ouvertes les plus basses : { $opener }, { $cards }. Cartes dans le paquet : { $deck }.
table-common = Carte commune pour tous : { $card }.
table-bosses = **Les boss, dans l’ordre du jeu**
table-boss = { $number }. { $boss } : { $chips ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $chips } jetons
}{ $loans ->
    [0] {""}
    [one] { " " }(un emprunt : { $result } en tout)
   *[other] { " " }({ $loans } emprunts : { $result } en tout)
}{ $facts }
table-fact = { " " }; { $fact }
fact-dealer = donneur
fact-out = hors jeu
fact-folded = hors du coup
fact-folded-cards = hors du coup, { $cards } sur table
fact-newest = { $card } est nouvelle
fact-staked = { $paid ->
    [0] a misé { $staked } dans cette donne
   *[other] a misé { $staked } dans cette donne, dont { $paid } à ce tour
}
fact-to-call = { $cost } à suivre
table-last = **Fin de la donne { $deal }**
table-books = **Toutes les cartes cachées, donne par donne**
table-book = Donne { $deal } : { $hands }
table-book-hand = { $boss } { $cards }

## Un siège

view-cards = **Tes cartes** : { $cards }
card-hidden = { $card } (cachée)
view-so-far = **Ta meilleure main pour l’instant** : { $hand }
view-hand = **Ta meilleure main** : { $hand }
view-stack = **Tes jetons** : { $chips } ; tu as misé { $staked } dans cette donne
view-order = **Ton ordre** : { $order }
view-unseen = Avec { $cards }, tu as gagné la donne { $deal } sans montrer. Toi seul les connais.
record-head = 🗂️ **Dernières donnes**
record-own = Tes cartes fermées à la donne { $deal } : { $cards }
record-empty = Aucune donne finie pour l’instant. J’y noterai qui est resté jusqu’où, qui a gagné et avec quelles cartes.
record-so-far = **Jusqu’ici** ({ $deals ->
    [one] une donne
   *[other] { $deals } donnes
})
record-boss = - { $boss } : { $stayed ->
    [0] jamais jusqu’au bout
    [1] une fois jusqu’au bout
   *[other] { $stayed } fois jusqu’au bout
}, { $won ->
    [0] aucune donne gagnée
    [1] 1 donne gagnée
   *[other] { $won } donnes gagnées
}{ $unseen ->
    [0] {""}
   *[other] , dont { $unseen } sans montrer
}
record-deal = **Donne { $deal }**
record-open = { $boss } ({ $cards })
record-folded = { $count ->
    [one] Se couche
   *[other] Se couchent
} à la { $street } : { $bosses }
# $answer : comme la notation le dit ; $left : ce qui reste du budget.
order-in-force = { $answer ->
    [check] parole tant que c’est gratuit
    [bet] miser { $left } si personne n’a misé
    [fold] te coucher dès qu’on mise
    [check-fold] parole, puis te coucher dès qu’on mise
    [call] suivre jusqu’à { $left } encore
   *[call-any] tout suivre
}, { $until ->
    [round] jusqu’à la fin de ce tour d’enchères
   *[deal] jusqu’à la fin de cette donne
}

## Ce qui est demandé

prompt-check = **À toi de parler.** Rien à suivre : parole ou mise. { $pots }.
prompt-call = **À toi de parler.** { $cost } à suivre{ $every ->
    [yes] , tout ce que tu as,
   *[no] {""}
} pour un pot de { $pot } : ça vaut le coup si tu gagnes { $times } fois sur { $tries }.
prompt-idle = Rien à faire pour l’instant, je te préviendrai.
prompt-ahead = Ce n’est pas encore à toi. Si tu réponds dès maintenant, je parle pour toi le moment venu.
prompt-ahead-bet = Ce n’est pas encore à toi, mais il y a une mise : { $cost } à suivre. Si tu réponds dès maintenant, je parle pour toi le moment venu.
prompt-folded = Tu n’es plus dans le coup : tu reviens à la prochaine.
prompt-all-in = Tu as fait tapis : plus rien à décider dans cette donne.
prompt-out = Tu n’as plus de jetons : profite du spectacle.
prompt-show = Tu as gagné la donne { $deal } sans montrer : tu peux dévoiler tes cartes jusqu’à la fin de cette donne.
prompt-order = 📌 Ton ordre : { $order }. Personne d’autre ne le voit.
prompt-orders = -# Un ordre répond à ta place, et personne d’autre ne le voit. Il part dès que c’est à toi : une réponse éclair peut se remarquer.
choice-check = Parole
    .detail = Reste sans payer
choice-bet = Miser { $chips }
choice-bet-all-in = Tapis : miser { $chips }
choice-bet-open = Miser…
    .detail = De { $low } à { $high }
choice-call = Suivre { $chips }
choice-call-all-in = Tapis : suivre { $chips }
choice-raise = Relancer de { $by } ({ $chips })
choice-raise-all-in = Tapis : relancer de { $by } ({ $chips })
choice-raise-open = Relancer…
    .detail = De { $low } à { $high }
choice-fold = Se coucher
    .detail = Abandonne cette donne
choice-order = Ordre…
    .detail = Il répond à ta place, et personne d’autre ne le voit
choice-order-other = D’autres ordres…
    .detail = Pour ce tour ou toute la donne ; personne d’autre ne les voit
# Avant son tour, chacun est un ordre pour cette rue.
ahead-check = Parole si c’est gratuit
ahead-check-fold = Parole, ou me coucher
ahead-call = Suivre jusqu’à { $chips }
ahead-fold = Me coucher
ahead-bet = Miser { $chips } en premier
ahead-bet-open = Miser en premier…
choice-show = Montrer mes cartes
    .detail = Celles qui ont gagné la dernière donne sans montrer
amount-smallest = le minimum
amount-half = la moitié du pot
amount-pot = le pot
amount-most = le maximum
amount-all = tous tes jetons
amount-named = { $move } · { $name }
amount-other = Un autre nombre…
    .detail = De { $low } à { $high }
order-none = Retirer l’ordre
    .detail = { $order }
order-check = Parole tant que c’est gratuit, { $until }
    .detail = Dès que quelqu’un mise, je te demande
order-bet = Miser { $chips } si personne n’a misé
    .detail = Si quelqu’un mise avant toi, je te demande
order-bet-open = Miser si personne n’a misé…
order-fold = Se coucher dès qu’on mise, { $until }
    .detail = S’il n’y a rien à suivre, je te demande
order-check-fold = Parole, puis se coucher dès qu’on mise, { $until }
    .detail = Reste tant que c’est gratuit
order-call-any = Tout suivre, { $until }
    .detail = Quel qu’en soit le prix ; parole quand il n’y a rien à suivre
order-at-once = { $did ->
    [check] C’est ton tour : tu dis parole tout de suite
    [bet] C’est ton tour : tu mises { $chips } tout de suite
    [call] C’est ton tour : tu suis { $chips } tout de suite
   *[fold] C’est ton tour : tu te couches tout de suite
}
order-call = Suivre jusqu’à…, { $until }
    .detail = Dis combien de jetons, tu en as { $stack } ; au-delà, je te demande
order-call-for = Suivre jusqu’à { $chips }, { $until }
    .detail = { $chips } en tout au plus
order-until = { $until ->
    [round] Ce tour
   *[deal] Cette donne
}
    .detail = { $until ->
        [round] Jusqu’à la fin de ce tour d’enchères
       *[deal] Jusqu’à la fin de cette donne
    }
until = { $until ->
    [round] ce tour
   *[deal] cette donne
}
line-order = Ordre : { $order }
line-order-call = suivre jusqu’à { $chips }, { $until ->
    [round] jusqu’à la fin de ce tour d’enchères
   *[deal] jusqu’à la fin de cette donne
}
# Redemandé : $move tel que le dit son bouton ; $stack avant, $left après.
sure-stake = **{ $move } ?** Il en coûte { $chips } sur tes { $stack } jetons ; il t’en reste { $left ->
    [1] un seul
   *[other] { $left }
}. Une mise faite reste faite.
sure-all-in = **{ $move } ?** { $chips ->
    [1] C’est ton dernier jeton
   *[other] Ce sont tous tes jetons, { $chips } en tout
}. Une mise faite reste faite.
sure-order-bet = **{ $move } ?** Ce sont { $chips } de tes { $stack } jetons, dès que c’est à toi et que personne n’a misé. Une mise faite reste faite.
sure-order = **{ $move } ?** C’est ton tour : tu suis tout de suite, { $chips ->
    [1] avec ton dernier jeton
   *[other] avec tous tes jetons, { $chips } en tout
}. Une mise faite reste faite.

## Conseils

# Ce que le coach dit d’une action, à ce joueur seul. Chances et parts sont sur 100.
advised-worth = { $way ->
    [more] 🪙 Environ **{ $chips ->
        [one] 1 jeton
       *[other] { $chips } jetons
    } de mieux** que de te coucher maintenant.
    [less] 🪙 Environ **{ $chips ->
        [one] 1 jeton
       *[other] { $chips } jetons
    } de moins** que de te coucher maintenant.
   *[level] 🪙 À peu près pareil que de te coucher maintenant.
}
advised-fold = 🪙 Plus rien à gagner ni à payer dans cette donne ; je compare les autres actions à celle-ci.
advised-price = Prix : { $cost } pour un pot de { $pot }{ $further ->
    [0] { "" }
   *[other] , et jusqu’à { $further } de plus pour aller au bout
}. Ça vaut le coup à partir de { $needs } % environ ; ta part est de { $has } %
advised-share = Ta part du pot, si personne ne se couche : environ { $share } %
advised-halves = Moitié de la meilleure main : environ { $hand } % · moitié du plus haut pique : { $spade } %
advised-more = Faire grossir le pot vaut le coup à partir de { $needs } % environ, contre { $rivals ->
    [one] un rival
   *[other] { $rivals } rivaux
} ; ta part est de { $has } %
advised-gains = Rapporte environ { $chips ->
    [one] 1 jeton
   *[other] { $chips } jetons
} de { $way ->
    [more] plus
   *[less] moins
} que de rester sans rien ajouter
advised-leaves = Coûte { $cost }, et il te reste { $chips }
advised-gives-up = Abandonne un pot de { $pot }, dont ta part est d’environ { $share } %
advised-bluff = Un bluff : ici, un boss fort l’essaie environ { $times } % du temps, en espérant que tout le monde se couche
advised-honest = Ici, un boss fort suit quand même environ { $times } % du temps, pour que le bluff ne paie pas
advised-all-or-nothing = À court de jetons, c’est tout ou rien : tout à partir de { $needs } % environ ; ta part est de { $has } %
advised-fell = Tu y perds { $chips ->
    [0] moins d’un jeton
    [1] environ 1 jeton
   *[other] environ { $chips } jetons
}.
when = donne { $deal }, { $street }

## Refus

refused-unknown-action = Je ne comprends pas { $text }. Choisis l’une des actions proposées.
refused-game-over = Cette partie est terminée.
refused-unknown-seat = Tu n’as pas de place à cette table.
refused-not-in-deal = Tu n’es pas dans cette donne : tu reviens à la prochaine, si tu as des jetons.
refused-no-chips-left = Tu as fait tapis : plus d’ordre à laisser dans cette donne.
refused-not-your-turn = C’est à { $boss } de parler. Tu peux laisser un ordre en attendant.
refused-nothing-to-call = Rien à suivre : dis parole, ou mise.
refused-cannot-check = Il y a une mise : suis ({ $cost }), relance ou couche-toi.
refused-already-bet = Il y a déjà une mise : suis ({ $cost }), relance ou couche-toi.
refused-no-more-raises = Plus de relance à ce tour : suis ou couche-toi.
refused-nothing-to-reopen = Tu as déjà parlé, et le tapis suivant est trop court pour relancer : suis ou couche-toi.
refused-call-takes-all = Suivre prend tous tes jetons ({ $cost }) : suis ou couche-toi.
refused-nobody-could-call = Plus personne n’a de jetons pour suivre une relance : suis ou couche-toi.
refused-too-little = Au moins { $least }.
refused-too-much = Au plus { $most }.
refused-only-exactly = Exactement { $amount }.
refused-no-order-left = Tu n’as laissé aucun ordre.
refused-bet-already = Quelqu’un a misé entre-temps : laisse un ordre pour suivre, ou te coucher.
refused-spoken-already = Tu as déjà parlé sur cette rue : un tel ordre attend la prochaine.
refused-only-this-round = Un ordre de miser ne vaut que pour ce tour.
refused-old-rules = Cette partie a commencé avec d’anciennes règles, qui n’ont pas cet ordre.
refused-budget-too-small = Un ordre suit au moins jusqu’à { $least } jeton.
refused-budget-too-large = Tu n’as que { $most } jetons : ton ordre ne peut pas suivre au-delà.
refused-nothing-to-show = Rien à montrer : il faut avoir gagné la dernière donne sans montrer, et on ne le fait qu’une fois.

## Chiffres

ending = **{ $boss }** · { $computer ->
    [yes] ordinateur
   *[no] { $name }
} : { $loans ->
    [0] { $stack ->
        [0] aucun jeton
        [1] un jeton
       *[other] { $stack } jetons
    }
   *[other] { $stack } − { $debt } empruntés = { $result }
}, { $showdowns ->
    [0] aucun abattage gagné
    [1] un abattage gagné
   *[other] { $showdowns } abattages gagnés
}, { $unseen ->
    [0] aucun pot sans montrer
    [1] un pot sans montrer
   *[other] { $unseen } pots sans montrer
}{ $pot ->
    [0] {""}
   *[other] , plus gros pot { $pot }
}
figure-deals = Donnes jouées : { $figure }
figure-chips = Jetons gagnés ou perdus : { $figure }
figure-showdowns = Abattages : { $figure }
figure-showdowns-won = · gagnés : { $figure }
figure-won-unseen = Pots gagnés sans montrer : { $figure }
figure-bluffs = · bluffs : { $figure }
figure-best-pot = Plus gros pot : { $figure }
figure-loans = Emprunts : { $figure }

## Ce que les images disent à qui ne les voit pas

alt-table = Donne { $deal }, { $street }, { $game }.
alt-sentence = { $words }.
alt-seat = { $boss } { $first ->
    [yes] { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
   *[no] { $chips }
}
alt-dealer = { $seat }, donneur
alt-plays = { $facts ->
    [none] { $seat }.
   *[other] { $seat } : { $facts }.
}
alt-folded = { $cards ->
    [none] { $seat }, hors du coup.
   *[other] { $seat }, hors du coup ({ $cards }).
}
alt-out = { $seat }, hors jeu.
alt-you-are = Tu es { $boss }.
alt-own-cards = Tes cartes : { $cards }.
alt-so-far = Pour l’instant : { $hand }.
alt-price = { $cost } à suivre pour un pot de { $pot } : ça vaut le coup si tu gagnes { $times } fois sur { $tries }.
alt-order = Ton ordre : { $order }.
alt-showdown = Abattage de la donne { $deal }.
alt-result = { $loans ->
    [0] { $boss } { $result }.
   *[other] { $boss } { $chips }, moins { $debt } empruntés : { $result }.
}
alt-banner = Chicago stud, jetons fictifs seulement. À table : { $seats }.
alt-banner-started = Chicago stud, jetons fictifs seulement. La partie a commencé : { $seats }.
alt-help-high = Les mains du poker, la meilleure d’abord : { $hands }. Cinq cartes comptent ; à mains égales, les plus hautes cartes décident, puis les couleurs, ou l’on partage.
alt-help-low = Les mains basses, la meilleure d’abord : 5 4 3 2 A, 6 4 3 2 A, 6 5 3 2 A, 6 5 4 2 A, 6 5 4 3 A ; puis cinq rangs différents, une paire, une double paire. L’as vaut un ; suites et couleurs ne comptent pas. De la plus haute carte à la plus basse, la plus basse gagne.

## Ce que disent les ordinateurs

# a-f : n’importe qui ; puis une phrase par boss.
talk-raises =
    .a = Un peu plus, je crois.
    .b = Voyons qui est sérieux.
    .c = La soirée devenait molle.
    .d = Les jetons sont faits pour voyager.
    .e = Vous pouvez encore partir. La porte est là-bas.
    .f = Et on monte.
    .capone = J’ai demandé plus. Je demande toujours plus.
    .yale = On lève son chapeau, et les enchères.
    .weiss = Encore ! Qu’est-ce que vous regardez ?
    .moran = Vous sentez ce courant d’air ? C’est le prix qui monte.
    .obanion = Quelques roses de plus dans le bouquet.
    .torrio = Un modeste ajustement du prix.
    .drucci = Un étage de plus. J’aime les hauteurs.
    .rolfe = Suivez le rythme, messieurs.
talk-all-in =
    .a = Tout. J’en avais assez de compter.
    .b = Voilà. La table est enfin bien mise.
    .c = J’ai du flair, ou pas de bon sens du tout.
    .d = Si ça tourne mal, que personne n’appelle ma mère.
    .e = Tout sur une seule rue.
    .f = Plus de retour. Je ne l’aimais pas, de toute façon.
    .capone = Le coffre entier. Apportez une brouette.
    .yale = Mon dernier jeton ; je garde les boutons de manchette.
    .weiss = Tout ! Tout de suite !
    .moran = Je ne cligne pas. Vous, si.
    .obanion = Toutes les fleurs de la boutique.
    .torrio = Un risque calculé. C’est moi qui ai fait le calcul.
    .drucci = Sauter d’abord, chercher la rivière ensuite.
    .rolfe = Tapis, et ma main ne tremble pas.
talk-unseen =
    .a = Vous ne saurez jamais.
    .b = Croyez-moi, vous avez bien fait.
    .c = Circulez, il n’y a rien à voir.
    .d = Les cartes restent fermées. Moi aussi.
    .e = Merci. C’était très poli de votre part.
    .f = Dormez bien. Doutez un peu.
    .capone = Un mot gentil, et tout le monde se couche.
    .yale = Un gentleman ne montre jamais.
    .weiss = Ha ! Vous avez eu peur !
    .moran = Je savais que vous fuiriez. Je le sais toujours.
    .obanion = Fermées comme des boutons de rose. Superbe.
    .torrio = Ni bruit, ni témoins.
    .drucci = Un bluff ? J’ai oublié.
    .rolfe = Une dame garde ses secrets.
talk-wins =
    .a = Retournez-les. Voilà comment on fait.
    .b = Rien de personnel. Enfin, un peu.
    .c = La dernière carte est toujours la plus chère.
    .d = En petites piles, s’il vous plaît.
    .e = Compté deux fois, toujours à moi.
    .f = Vous avez payé pour voir. Ça valait le coup ?
    .capone = On va plus loin avec un mot gentil et un full.
    .yale = Un pot élégant. Je le prends.
    .weiss = Ha ! À qui le tour ?
    .moran = Et c’est moi qu’on appelle le dingue.
    .obanion = Un bouquet de jetons. Quelle attention.
    .torrio = Un bon rendement.
    .drucci = Retombé sur mes pieds, encore une fois.
    .rolfe = Prenez l’air surpris, messieurs. Ça vous va bien.
talk-loses =
    .a = Profitez-en tant que ça dure.
    .b = Je m’en souviendrai.
    .c = Une carte. Une seule carte.
    .d = Bon. Ce n’était que de l’argent, et même pas.
    .e = Redonnez.
    .f = Une rue de chance.
    .capone = J’ai bonne mémoire et une longue liste.
    .yale = Que c’est vulgaire.
    .weiss = Personne ne me fait ça ! Personne !
    .moran = Je l’avais vu venir. Je le vois toujours venir.
    .obanion = Dommage pour les fleurs.
    .torrio = Une perte à amortir. Cette fois.
    .drucci = J’ai glissé. Ça arrive, là-haut.
    .rolfe = J’aurai un alibi pour cette main demain matin.
talk-triumph =
    .a = Voilà la banque. Bonne nuit à tous.
    .b = C’est la maison qui régale. Ma maison.
    .c = Bien joué. J’ai joué mieux.
    .d = Que quelqu’un éteigne la lumière.
    .e = Même table la semaine prochaine ?
    .f = Je dirais bien pardon. Mais non.
    .capone = La ville, les jetons et le dernier mot.
    .yale = Je ferai graver tout cela.
    .weiss = À moi ! Tout est à moi !
    .moran = Alors, c’est qui, le dingue ?
    .obanion = Des fleurs pour tout le monde, de la part du vainqueur.
    .torrio = Conforme au budget.
    .drucci = D’en haut, on voit tout. Et tout est à moi.
    .rolfe = Merci, messieurs. Je connais la sortie, et j’emporte les jetons.

## Les images : ce qui s'y lit, en capitales comme peint. Ce qui est entre barres est en exposant.

picture-deal = DONNE { $deal } · { $round ->
    [1] 1|er|
   *[other] { $round }|e|
} TOUR
picture-unit = UNITÉ { $unit }
picture-street = { $street }|e| RUE
picture-main-pot = POT PRINCIPAL
    .short = POT
picture-side-pot = POT ANNEXE
    .short = ANNEXE
picture-more-pots = + { $count } POTS
    .short = + { $count }
picture-pot-for = pour les { $count } boss
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
    [low] MAIN BASSE
   *[high] MAIN HAUTE
}
    .short = { $game ->
        [low] BAS
       *[high] HAUT
    }
picture-bosses = { $count } boss
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

# La main de chacun. $did comme plus haut ; $chips : le prix, la relance, ou le tapis ; $left : ce qui reste.
picture-your-cards = TES CARTES
picture-owner = { $boss } · { $chips ->
    [one] { NUMBER($chips, useGrouping: 0) } JETON
   *[other] { NUMBER($chips, useGrouping: 0) } JETONS
} · DONNE { $deal }
picture-your-turn = À TOI
picture-waiting = LA PAROLE EST À
picture-over = PARTIE TERMINÉE
picture-offer = { $does ->
    [check] parole
    [call] suivre { $low }
    [bet] miser { $low }
    [bet-from] miser de { $low } à { $high }
    [raise] relancer de { $low } coûte { $cost }
   *[raise-from] relancer de { $low } à { $high }
}
picture-best = { $game ->
    [low] TA MAIN BASSE{ $whole ->
        [yes] {""}
       *[no] { " " }POUR L’INSTANT
    }
   *[high] TA MEILLEURE MAIN{ $whole ->
        [yes] {""}
       *[no] { " " }POUR L’INSTANT
    }
}
picture-pot = POT
picture-call = À SUIVRE
picture-price = { $chips } pour { $pot }
picture-pays = ça vaut le coup si tu gagnes { $times ->
    [one] { $times } fois
   *[other] { $times } fois
} sur { $tries }
picture-free = rien à suivre : parole, c’est gratuit
picture-not-in = { $why ->
    [folded] tu as jeté ta main pour cette donne
    [all-in] tu as fait tapis : plus rien à payer
    [out] tu n’as plus de jetons
    [waits] rien à suivre
   *[last] la partie est finie
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
    [check] parole tant que c’est gratuit
    [bet] miser { NUMBER($left, useGrouping: 0) } si personne n’a misé
    [fold] te coucher dès qu’on mise
    [check-fold] parole, puis te coucher dès qu’on mise
    [call] suivre jusqu’à { $left ->
        [one] { NUMBER($left, useGrouping: 0) } jeton
       *[other] { NUMBER($left, useGrouping: 0) } jetons
    } de plus
   *[call-any] tout suivre
}, { $until ->
    [round] pour ce tour
   *[deal] pour cette donne
}. Personne d’autre ne le voit.

# L'abattage. $which : only, main ou side ; $shared : si des mains égales le partagent ; $count : pots annexes.
picture-showdown = ABATTAGE
picture-showdown-of = DONNE { $deal }
picture-spade-down = PLUS HAUT
    PIQUE CACHÉ
picture-by-suit = par la couleur : { $suit } avant { $other }
picture-takes = PREND { $chips }
picture-award = { $pot ->
    [only] POT
    [main] POT PRINCIPAL
   *[side] { $count ->
        [one] POT ANNEXE
       *[other] POTS ANNEXES
    }
}{ $shared ->
    [yes] { "" } { $count ->
        [one] PARTAGÉ
       *[other] PARTAGÉS
    }
   *[no] { "" }
} : { $chips }
    .short = { $shared ->
    [yes] PARTAGÉ
   *[no] { $pot ->
        [only] POT
        [main] PRINCIPAL
       *[side] ANNEXE
    }
} : { $chips }
picture-award-spade = { $card } : { $chips }

# La fin, et le salon.
picture-final = LA DERNIÈRE DONNE
picture-won = { $why ->
    [last] LE DERNIER À AVOIR DES JETONS
   *[chips] { $shared ->
        [yes] LE PLUS DE JETONS, À ÉGALITÉ
       *[no] LE PLUS DE JETONS
    }
}
picture-seats = { $count ->
    [0] HUIT PLACES SONT LIBRES
    [one] UN BOSS À LA TABLE
   *[other] { $count } BOSS À LA TABLE
}
picture-begun = { $count } BOSS · JETONS FICTIFS

## L’histoire d’une partie finie

story-title = OÙ SONT PASSÉS LES JETONS
# sur toutes les parties, dans /stats
story-figure-traps = Bluffs (gagnés sans montrer, avec une mauvaise main) : { $figure }
story-figure-calls = Paris (perdus quand tout semblait gagné) : { $figure }

## Les signes de l’image, pour les leçons

signs = -# **Un œil fermé sous une carte** : toi seul la vois. Tes autres cartes sont ouvertes.
    -# **Une barre dorée au-dessus d’une carte** : elle compte dans ta meilleure main jusqu’ici.
    -# **Le ruban doré** : ce que tu paies pour rester, et le pot en jeu.
    -# **En bas** : tes rivaux, avec des dos pour ce qu’ils cachent. Le signe dans le coin dit ce qu’ils ont fait en dernier, et les mots sous le nom le répètent.

## Une phrase à chacun des trois premiers tours d’une partie en solo

guide-1 = Continue avec une paire, ou avec trois cartes hautes ; tant que personne n’a misé, dire « parole » ne coûte rien.
guide-2 = Regarde les cartes ouvertes des autres : si les tiennes ne battent pas ce que tu vois, couche-toi avant que ça coûte.
guide-3 = Le ruban doré dit ce que tu paies et ce qui est en jeu : plus le pot est gros, moins tu as besoin de gagner souvent.
