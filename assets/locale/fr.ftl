### Toutes les phrases que lisent les gens, en français, par sujet. Un test les compare avec en.ftl.
###
### On tutoie ; ce sont les mots du livret. Espace insécable (U+00A0) devant : ; ? ! » et après «.
### Aucune préposition qui s'élide devant un nom : « C’est à Dion O'Banion ». Accents sur les capitales.

## Names

boss-capone = Al Capone
    .short = Capone
boss-yale = Frank Yale
    .short = Yale
boss-weiss = Hymie Weiss
    .short = Weiss
boss-moran = Bugs Moran
    .short = Moran
boss-obanion = Dion O'Banion
    .short = O'Banion
boss-torrio = Johnny Torrio
    .short = Torrio

# .at et .the s'emploient dans les phrases ; .tiles compte les tuiles.
business-speakeasy = Speakeasy
    .at = au Speakeasy
    .the = le Speakeasy
    .tiles = { $count ->
        [one] un Speakeasy
       *[other] { $count } Speakeasies
    }
business-jazz-club = Club de jazz
    .at = au Club de jazz
    .the = le Club de jazz
    .tiles = { $count ->
        [one] un Club de jazz
       *[other] { $count } Clubs de jazz
    }
business-brewery = Brasserie
    .at = à la Brasserie
    .the = la Brasserie
    .tiles = { $count ->
        [one] une Brasserie
       *[other] { $count } Brasseries
    }
business-gambling-house = Salle de jeu
    .at = à la Salle de jeu
    .the = la Salle de jeu
    .tiles = { $count ->
        [one] une Salle de jeu
       *[other] { $count } Salles de jeu
    }
place-business = { $letter } · { $business }
place-vacant = { $letter } · terrain vague
# $business : business-….at ou business-….the
place-in-words = { $business } ({ $letter })

special-police-raid = Informateur
special-liquidation = Meurtre
special-limousine = Limousine
special-revolver = Revolver
special-bribery = Corruption

# Une carte se dit par sa valeur et son symbole, jamais par sa seule couleur.
gangster-R = { $value } mitraillette
gangster-B = { $value } chapeau
gangster-G = { $value } bouteille
gangster-Y = { $value } saxo
gangster-P = { $value } dé
suit-R = mitraillettes
suit-B = chapeaux
suit-G = bouteilles
suit-Y = saxos
suit-P = dés

boss-and-person = { $boss } ({ $person })
list-more = { $before }, { $next }
list-last = { $before } et { $last }

ordinal = { $number ->
    [1] { $number }re
   *[other] { $number }e
}
facing-up = face visible
facing-down = face cachée
cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
backs = { $count ->
    [one] une face cachée
   *[other] { $count } faces cachées
}
