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
    [one] un gangster face cachée
   *[other] { $count } gangsters face cachée
}

## Hands

# .inside s'emploie au milieu d’une phrase.
rank-chicago-poker = Chicago Poker
    .inside = Chicago Poker
rank-straight-flush = Quinte flush
    .inside = quinte flush
rank-rainbow-straight = Suite arc-en-ciel
    .inside = suite arc-en-ciel
rank-four-of-a-kind = Carré
    .inside = carré
rank-full-house = Full
    .inside = full
rank-flush = Couleur
    .inside = couleur
rank-straight = Suite
    .inside = suite
rank-three-of-a-kind = Brelan
    .inside = brelan
rank-two-pairs = Double paire
    .inside = double paire
rank-pair = Paire
    .inside = paire
rank-high-card = Carte haute
    .inside = carte haute

value-many = { $value }

# Les faits de chaque main : $high et $low (ses valeurs), $highs et $lows (value-many), $suit (suit-…).
hand-chicago-poker = Chicago Poker, cinq { $highs }
hand-straight-flush = quinte flush de { $low } à { $high }, tout en { $suit }
hand-rainbow-straight = suite arc-en-ciel de { $low } à { $high }
hand-four-of-a-kind = carré de { $highs }
hand-full-house = full aux { $highs } par les { $lows }
hand-flush = couleur, tout en { $suit }, { $high } en tête
hand-straight = suite de { $low } à { $high }
hand-three-of-a-kind = brelan de { $highs }
hand-two-pairs = double paire, { $highs } et { $lows }
hand-pair = paire de { $highs }
hand-high-card = carte haute, { $high }
hand-then = { $hand }, puis { $kickers }

beats-hand = { $better }{ $comma ->
    [yes] ,
   *[no] {""}
} bat { $worse } ({ $loser })
beats-card = { $hand } des deux côtés, et { $better } bat { $worse } ({ $loser })
beats-missing-card = { $hand } des deux côtés, avec un gangster de plus ({ $loser })
equals-hand = { $hand } des deux côtés ({ $loser })

## News

# Lignes du résumé : $boss, $rival, $winner … sont des noms en gras ; $at est « au Club de jazz (B) ».
news-nothing = Un moment de calme à Chicago.
news-started = 🎬 Les cartes sont distribuées. En ville : { $places }. Premier tour : { $first }.
news-turn = { $boss } { $deeds }.
news-marker = 🧨 { $boss } déclenche une fusillade { $at }, dès son prochain tour.
news-liquidated = 🎯 Meurtre : { $boss } élimine le dernier gangster posé par { $rival } { $at }, { $card }.
news-liquidated-down = 🎯 Meurtre : { $boss } élimine le dernier gangster posé par { $rival } { $at }. Il était caché : { $card }.
news-raided = 🚨 Informateur : { $boss } { $count ->
    [0] fait surveiller { $rival } { $at } et n’apprend rien : aucun gangster caché.
    [one] fait surveiller { $rival } { $at } et voit le gangster caché.
   *[other] fait surveiller { $rival } { $at } et voit { $count } gangsters cachés.
}
news-driven = 🚘 Limousine : { $boss } déplace { $count ->
    [one] un gangster
   *[other] { $count } gangsters
} ({ $slots }) de { $origin } à { $destination } : { $cards }.
news-bribery = 💰 Corruption : { $boss } fouille la défausse ({ $count ->
    [one] une carte
   *[other] { $count } cartes
}) et y prend une carte en secret ; le reste retourne dans la pioche.
news-reshuffled = 🔀 La défausse mélangée devient la pioche : { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
news-answered = 🤫 Un boss à égalité a fait son choix en secret.
news-town-stuck = ⏳ Pendant un tour de table, personne n’a pu agir : on se bat pour chaque établissement occupé.
news-compulsory = ⏳ Deux tours de table sans une action : désormais, chacun doit utiliser ses actions.
news-refilled = { $bosses } { $count ->
    [one] pioche une carte pour remplacer le renfort.
   *[other] piochent chacun une carte pour remplacer les renforts.
}
news-won = 🏆 { $boss } est le grand patron de Chicago : { $why } !
news-opened = Nouveau en ville : { $business }.

deed-nothing = a passé son tour sans agir
deed-recruited = { $count ->
    [one] a recruté une carte
   *[other] a recruté { $count } cartes
}
deed-laid = a posé { $cards }
cards-at = { $cards } { $at }
deed-revolver = a sorti le Revolver : { $count } actions de plus
deed-discarded = a défaussé { $card }
deed-stuck = n’avait plus d’action possible
deed-stopped = { $count ->
    [one] a renoncé à une action
   *[other] a renoncé à { $count } actions
}

victory-all-kinds = { $count } établissements différents
victory-any-tiles = { $count } établissements
victory-last-tile = { $count ->
    [one] le dernier établissement de la ville
   *[other] le dernier établissement de la ville
}

# Fusillades. $stolen : « yes » quand un autre que celui qui a déclenché l’emporte.
news-shootout = 💥 Fusillade { $at }, déclenchée par { $caller }. { $winner } { $stolen ->
    [yes] souffle l’établissement
   *[no] l’emporte
} : { $why }.
news-shootout-stalemate = 💥 Fusillade { $at }. { $winner } l’emporte : { $why }.
news-tied = ⚖️ Fusillade { $at } : égalité entre { $bosses } ({ $hand }). Chacun choisit un renfort en secret.
news-revealed = ⚖️ Renforts { $at } : { $sent }.
news-tied-again = Nouvelle égalité entre { $bosses } : encore un renfort.
sent = { $boss } { $card }
sent-nobody = personne
why-alone = personne d’autre n’y avait de gangster ({ $hand })
why-reinforcement = égalité ({ $hand }), et le renfort { $card } bat { $lower } ({ $loser })
why-sole-sender = égalité ({ $hand }), et { $card } est le seul renfort envoyé
why-caller = égalité ({ $hand }) sans aucun renfort ; l’établissement revient au boss dont c’est le tour ({ $caller })
why-clockwise = égalité ({ $hand }) sans aucun renfort ; le premier à jouer après { $caller } est { $winner }
