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
list-last = { $before } et { $last }
facts-more = { $before } ; { $next }

level-rookie = Débutant
    .detail = joue à l’instinct, et se trompe parfois
level-regular = Habitué
    .detail = connaît son affaire
level-boss = Parrain
    .detail = devine ce qu’on lui cache et pense à la suite

# Ce que dit un boss joué par l’ordinateur.
talk-says = 💬 { $boss } : « { $words } »
