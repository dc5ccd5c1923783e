# Les boss de Chicago, pour tous les jeux où ils sont à table.

boss-capone = Al Capone
    .short = Capone
boss-yale = Frank Yale
    .short = Yale
boss-weiss = Hymie Weiss
    .short = Weiss
boss-moran = Bugs Moran
    .short = Moran
boss-obanion = Dion O’Banion
    .short = O’Banion
boss-torrio = Johnny Torrio
    .short = Torrio
boss-drucci = Vincent Drucci
    .short = Drucci
boss-rolfe = Louise Rolfe
    .short = Rolfe

boss-and-person = { $boss } ({ $person })
# La personne qui lit, à la fin d’une liste de boss.
list-reader = toi
list-last = { $before } et { $last }
facts-more = { $before } ; { $next }

level-rookie = Débutant
    .detail = joue à l’instinct, et se trompe parfois
level-regular = Habitué
    .detail = connaît son affaire
level-boss = Parrain
    .detail = devine ce qu’on lui cache et pense à la suite
level-kingpin = Parrain des parrains
    .detail = lit dans le jeu des autres, et suit chaque idée jusqu’à la fin de la partie

# Ce que dit un boss joué par l’ordinateur.
talk-says = 💬 { $boss } : « { $words } »

# L’histoire d’une partie finie : sur son image, puis en phrases. Les chances sont sur 100.
# 420 de large, avec la ligne du jeu en dessous
story-turning-point = LE TOURNANT
# $at : tour 49
story-rise = { $at } : de { $low } à { $high } %
# 620 de large, avec le tour à droite
story-surprise = LA SURPRISE
story-in-hundred = %
    .line = de chances
story-no-surprise = PAS DE SURPRISE
    .line = Tout s’est passé comme prévu.
# le titre et trois signes sur une ligne de 900
story-nerve = CHANCE ET AUDACE
story-who-at = { $boss }, { $at }
story-decimal = { $whole },{ $part }
# $length : 62 tours et 10 fusillades
story-won = { $count ->
    [one] 🏆 { $who } l’emporte après { $length }.
   *[other] 🏆 { $who } se partagent la victoire après { $length }.
}
# $turns : 41 tours ; $during : au tour 49
story-ahead-winner = { $boss } a mené le plus longtemps : { $turns }.
story-ahead-loser = Pendant { $turns }, c’est { $boss } qui a mené.
story-nobody-ahead = Personne n’a jamais vraiment mené.
story-closest = { $boss } a frôlé la victoire : { $chance } % { $during }.
story-turned = Le tournant : { $during }, { $boss } passe de { $low } à { $high } %.
story-luck = La chance a souri à { $best } ({ $most }) et boudé { $worst } ({ $least }).
story-luck-none = La chance n’a gâté personne, et { $worst } encore moins ({ $least }).
story-luck-even = La chance n’a favorisé personne.
story-nerve-told = { $facts }.
story-no-nerve = Personne n’a eu à montrer son audace.
# $what : pièges gagnés
story-counted = { $what } : { $who }
story-often = { $boss } { $count }

# Under the boss of a computer, in pictures.
picture-computer = ordinateur

## La carte par laquelle on partage une partie

share-table = { $count } à la table
share-rise = de { $low } à { $high } %

# L’en-tête d’un salon : une place libre, un boss pas encore choisi, qui commence.
picture-empty-seat = LIBRE
picture-any-boss = AU CHOIX
picture-first = COMMENCE
nobody-yet = personne encore
