### Murmures en français ; en.ftl a les mêmes messages avec les mêmes données.

## Noms

game-name = Murmures
    .about = Un petit jeu de nombres secrets : murmure fort, montre une carte, marque.

# À côté de la table et sous le panneau privé, comme Discord montre les boutons.
button-hand = Ma main
button-dossier = Dossier
computer = ordinateur
seat-unknown = siège { $number }
seat-and-sign = { $name } ({ $sign })
list-last = { $before } et { $last }

option-goal = Points pour gagner
    .detail = Qui a autant de points gagne
option-goal-2 = Deux points
    .detail = La partie habituelle
option-goal-1 = Un point
    .detail = Le premier duel gagné
option-goal-3 = Trois points
    .detail = Une partie plus longue
option-rounds = Manches
    .detail = Après la dernière, qui a le plus de points gagne
option-rounds-7 = Sept manches
    .detail = La partie habituelle
option-rounds-5 = Cinq manches
    .detail = La bourse n’a pas à durer longtemps
option-rounds-9 = Neuf manches
    .detail = Les bourses doivent durer
option-forfeit = Coup d’œil
    .detail = Faut-il payer pour regarder sa carte neuve ?
option-forfeit-off = Coup d’œil gratuit
    .detail = Regarde à ta guise
option-forfeit-on = Coup d’œil payant
    .detail = Un coup d’œil se paie sur la bourse
option-forfeit-size = Gage
    .detail = Ce que coûte un coup d’œil
option-forfeit-size-1 = Un
    .detail = Un coup d’œil coûte un
option-forfeit-size-2 = Deux
    .detail = Un coup d’œil coûte deux
option-forfeit-size-3 = Trois
    .detail = Un coup d’œil coûte trois
option-sign = Signe
    .detail = Sous quel signe tu joues
option-sign-sun = Soleil
    .detail = ☀️
option-sign-moon = Lune
    .detail = 🌙
option-sign-star = Étoile
    .detail = ⭐
option-sign-cloud = Nuage
    .detail = ☁️
option-sign-leaf = Feuille
    .detail = 🍃
option-sign-wave = Vague
    .detail = 🌊

level-careless = Insouciant
    .detail = murmure ce qui lui passe par la tête
level-sly = Rusé
    .detail = regarde, et ne paie que pour de bonnes cartes

## Commandes

command-whisper = murmurer
    .about = Ajouter un nombre secret à ta carte
command-peek = regarder
    .about = Regarder ta carte neuve
command-done = fini
    .about = Ne plus murmurer dans cette manche
command-show = montrer
    .about = Choisir ta carte pour le duel
command-order = ordre
    .about = Dire dès maintenant quelle carte montrer au prochain duel
command-option-amount = nombre
    .about = Combien, sur ce qui reste dans ta bourse
command-option-card = carte
    .about = La haute ou la basse

## Règles et aide

goal = { $points ->
    [1] Le premier point gagne.
   *[other] Le premier à { $points } points gagne.
}
in-short = • **Tu as deux cartes :** une que tu connais, et une neuve que tu peux regarder.
    • **Murmure** des nombres en secret, d’une bourse qui doit durer toute la partie.
    • **Montre** ta carte haute ou basse, tous à la fois. Sa valeur et tes murmures font ta somme.
    • **La plus haute somme** marque un point. Partagée, elle ne marque rien.
terms = De { $least } à { $most } personnes. { $goal }
rules-aim = **But.** { $goal } Après la manche { $rounds }, la partie s’arrête de toute façon : qui a le plus de points gagne, et les ex æquo partagent la place.
rules-cards = **Cartes.** Deux chacun, de 1 à 12 : celle que tu as gardée, et une neuve, face cachée.
rules-whispers = **Murmures.** Tous à la fois et en secret : *murmure* des nombres, autant de fois que tu veux, sur une bourse de { $purse } qui doit durer toute la partie. Dis *fini*, et tout le monde voit combien c’était.
rules-peek = **Coup d’œil.** Regarder ta carte neuve { $forfeit ->
    [0] est gratuit.
   *[other] coûte { $forfeit } sur ta bourse.
}
rules-duel = **Duel.** Quand tous ont fini, chacun montre sa carte haute ou basse, tous à la fois. La plus haute somme de la carte et des murmures marque un point ; partagée, elle ne marque rien. L’autre carte est gardée.
help = ## Murmures
    🏆 { $goal }
    • **Murmurer** : `/whispers murmurer` ajoute un nombre secret à ta carte, `/whispers regarder` montre la neuve, `/whispers fini` termine tes murmures.
    • **Duel** : `/whispers montrer` choisit ta carte haute ou basse.
    • **Ordre** : une fois que tu as fini, `/whispers ordre` dit en privé quelle carte montrer.

## Ce qui se passe

news-started = 🤫 Les cartes sont distribuées à { $seats }. { $goal ->
    [1] Un point gagne
   *[other] { $goal } points gagnent
}, et une bourse doit durer { $rounds } manches.
news-silent = 🤫 { $seats }.
silent-amount = { $amount ->
    [0] { $seat } n’a rien murmuré
   *[other] { $seat } a murmuré { $amount }
}
silent-peeked = { $said } et a regardé sa carte
news-duel = 🃏 Tous ont fini. Manche { $round } : chacun montre une carte.
news-won = 🏅 { $seat ->
    [you] Tu marques
   *[other] { $seat } marque
} : { $sums }.
news-shared = 🏅 La plus haute somme est partagée, personne ne marque : { $sums }.
duel-sum = { $seat } { $card } + { $whispered } = { $sum }
news-ended = { $count ->
    [one] 🏆 { $seats } gagne la partie.
   *[other] 🏆 { $seats } se partagent la partie.
}
situation-whispers = Manche { $round } sur { $rounds } : { $seats } { $count ->
    [one] murmure
   *[other] murmurent
} encore.
situation-duel = Manche { $round } sur { $rounds } : les cartes du duel se choisissent en secret.
call-to-whisper = { $people }, à vos murmures, tous en même temps et chacun en secret.
call-to-duel = { $people }, choisissez votre carte pour le duel, tous en même temps et chacun en secret.
situation-over = { $count ->
    [one] { $seats } a gagné.
   *[other] { $seats } ont gagné ensemble.
}

## La table en mots

table-agreed = { $goal ->
    [1] Un point gagne
   *[other] { $goal } points gagnent
} ; { $rounds } manches au plus ; { $forfeit ->
    [0] le coup d’œil est gratuit
   *[other] un coup d’œil coûte { $forfeit }
}.
table-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $purse } dans la bourse, { $now }
now-whispering = n’a pas fini
now-done = { $peeked ->
    [yes] a murmuré { $amount } et regardé sa carte
   *[no] a murmuré { $amount }
}
now-over = la partie est terminée
table-hand = cartes { $kept } et { $fresh }
table-last = Duel de la manche { $round } : { $sums }. { $winner ->
    [nobody] Personne n’a marqué.
   *[other] { $winner } a marqué.
}
view-cards = **Tes cartes** : { $kept } (gardée), { $fresh ->
    [0] la neuve face cachée
   *[other] { $fresh } (neuve)
}
view-purse = **Ta bourse** : { $purse } ; murmuré dans cette manche : { $whispered }
view-order = **Ton ordre** : { $pick }
view-answer = **Ton choix pour le duel** : { $pick }
dossier-duels = **Les duels**
dossier-duel = Manche { $round } : { $sums }
pick-high = la carte haute
pick-low = la carte basse

## Ce qui est demandé

prompt-whisper = Murmure ce que tu veux, puis appuie sur **Fini**. { $purse ->
    [0] Ta bourse est vide
   *[other] Dans ta bourse : { $purse }
} ; murmuré dans cette manche : { $whispered }.
prompt-done = Tu as fini. Tu peux laisser un ordre pour le duel pendant que les autres murmurent.
prompt-ordered = Tu as fini. Au duel tu montres { $pick }, selon ton ordre.
prompt-duel = Le duel : montre ta carte haute ({ $high }) ou ta carte basse ({ $low }).
prompt-duel-ordered = Le duel : ton ordre montre { $pick }. Tu peux encore choisir autrement.
prompt-answered = Au duel tu montres { $pick }. Les autres choisissent encore.
choice-whisper = Murmurer
    .detail = Un nombre de ta bourse, en secret
choice-peek = Regarder
    .detail = { $forfeit ->
        [0] Voir ta carte neuve ; cela ne se reprend pas
       *[other] Voir ta carte neuve pour { $forfeit } ; cela ne se reprend pas
    }
choice-done = Fini
    .detail = Tout le monde voit ce que tu as murmuré
choice-show = Montrer une carte
    .detail = En secret, jusqu’à ce que tous aient choisi
choice-order = Laisser un ordre
    .detail = Quelle carte montrer au duel
choice-all = Tout ce qui reste : { $amount }
choice-amount = Un autre nombre…
    .detail = De { $low } à { $high }
choice-high = Carte haute
choice-low = Carte basse
choice-none = Aucun ordre
choice-card = { $pick } : { $card }
line-whisper = Murmurer { $amount }
line-peek = Regarder la carte neuve
line-done = J’ai fini
line-show = Montrer { $pick }
line-order = Ordre : montrer { $pick }
line-order-none = Retirer l’ordre

# Ce que dit un conseil
advised-worth = **{ $worth } %** de chances de gagner la partie
advised-duel = Ce duel : { $same ->
    [yes] { $after } %
   *[no] { $before } → { $after } %
}
advised-purse = Laisse { $left } dans ta bourse
advised-keeps = Garde { $card } pour la manche suivante
advised-fell = Tes chances de gagner sont passées de { $high } à { $low } %.
when = manche { $round }

## Refus

refused-unknown-action = Je ne comprends pas { $text }. Choisis l’une des actions proposées.
refused-game-over = Cette partie est terminée.
refused-unknown-seat = Tu n’as pas de place à cette table.
refused-duel-is-on = Le duel est lancé : choisis la carte que tu montres.
refused-no-duel = On montre une carte quand tous ont fini. Murmure, ou dis que tu as fini.
refused-already-shown = Ta carte est choisie. Les autres choisissent encore.
refused-already-done = Tu as fini pour cette manche. Jusqu’au duel tu peux laisser un ordre.
refused-still-whispering = On laisse un ordre une fois qu’on a fini. Dis d’abord que tu as fini.
refused-same-order = C’est déjà ton ordre.
refused-purse-empty = Ta bourse est vide : dis que tu as fini.
refused-not-in-purse = { $amount } ne peut pas se murmurer : nomme un nombre de 1 à { $left }.
refused-already-peeked = Tu as déjà regardé ta carte neuve.
refused-peek-too-dear = Un coup d’œil coûte { $forfeit }, et il reste { $left } dans ta bourse.

## Chiffres

figure-rounds-won = Duels gagnés : { $figure }
figure-whispered = Murmuré : { $figure }
figure-best-card = Meilleure carte montrée : { $figure }
ending-seat = { $rank }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $whispered } murmuré, meilleure carte { $best }

## Images

picture-round = MANCHE { $round } SUR { $rounds }
picture-goal = { $goal ->
    [one] { $goal } POINT GAGNE
   *[other] { $goal } POINTS GAGNENT
}
picture-points = POINTS
picture-purse = BOURSE
picture-whispered = MURMURÉ
picture-last = DERNIER DUEL
picture-cards = CARTES
picture-over = PARTIE TERMINÉE
picture-now-whispering = murmure
picture-now-choosing = choisit une carte
picture-now-done = a fini
picture-now-peeked = a fini, a regardé
picture-now-winner = gagne
picture-yours = TES CARTES
picture-only-you = RIEN QUE POUR TOI
picture-kept = GARDÉE
picture-fresh = NEUVE
picture-purse-left = il reste { $purse } sur { $all }
picture-not-told = pas encore dit
picture-told = tout le monde le sait
picture-order = Ordre : { $pick }
picture-order-none = Aucun ordre pour le duel
picture-answer = Tu montres { $pick }
picture-duel = DUEL
picture-scores = MARQUE
picture-shared = Partagé : personne ne marque
picture-seats = { $count ->
    [one] { $count } SIÈGE SUR SIX EST PRIS
   *[other] { $count } SIÈGES SUR SIX SONT PRIS
}
picture-started = LA PARTIE A COMMENCÉ
picture-empty-seat = LIBRE
picture-help = UNE MANCHE, PAS À PAS
picture-help-1 = 1. MURMURER
    .text = Un nombre secret sur une bourse de neuf, qui doit durer toute la partie. Tous à la fois.
picture-help-2 = 2. REGARDER
    .text = Vois ta carte neuve, si tu veux. Cela ne se reprend pas.
picture-help-3 = 3. FINI
    .text = Maintenant tout le monde voit combien tu as murmuré.
picture-help-4 = 4. DUEL
    .text = Tous montrent une carte. La plus haute somme marque, l’autre carte est gardée.
alt-banner = L’en-tête d’une table de Murmures. { $count ->
    [0] Personne n’est encore assis.
   *[other] À la table : { $names }.
}
alt-help = Une manche, pas à pas : murmurer, regarder, fini, duel. La plus haute somme de la carte et des murmures marque.

## Ce que disent les ordinateurs

talk-says = 💬 { $seat } : « { $words } »
talk-wins =
    .a = Assez fort pour toi ?
    .b = J’ai à peine soufflé.
    .c = Il fallait écouter.
talk-loses =
    .a = Je l’ai dit bien trop bas.
    .b = Ma carte était timide aujourd’hui.
    .c = La prochaine fois, je crie.
talk-silent =
    .a = Bouche cousue.
    .b = Tu n’as rien entendu.
    .c = Assez parlé.

command-group = murmures
    .about = Jouer à une table de Murmures

## L’histoire d’une partie finie

picture-story = L’HISTOIRE
story-rounds = { $count ->
    [one] une manche
   *[other] { $count } manches
}
story-won = { $count ->
    [one] { $seats } l’emporte après { $rounds }.
   *[other] { $seats } se partagent la victoire après { $rounds }.
}
story-ahead = { $seat } a mené le plus longtemps : { $rounds }.
story-nobody-ahead = Personne n’a jamais vraiment mené.
story-closest = { $seat } a frôlé la victoire : { $chance } % à la manche { $round }.
story-turned = Le tournant : à la manche { $round }, { $seat } passe de { $low } à { $high } %.
story-surprise = La surprise : à la manche { $round }, { $seat } l’emporte, un coup à { $chance } %.
story-luck = Les meilleures cartes : { $seat }.
story-traps = { $count ->
    [0] Personne n’a gagné ce qui semblait perdu.
    [one] Une fois, ce qui semblait perdu a été gagné.
   *[other] { $count } fois, ce qui semblait perdu a été gagné.
}
story-calls = { $count ->
    [0] Personne n’a perdu ce qui semblait gagné.
    [one] Une fois, ce qui semblait gagné a été perdu.
   *[other] { $count } fois, ce qui semblait gagné a été perdu.
}
# sur toutes les parties, dans /stats
story-figure-traps = Pièges (gagnés quand tout semblait perdu) : { $figure }
story-figure-calls = Paris (perdus quand tout semblait gagné) : { $figure }
