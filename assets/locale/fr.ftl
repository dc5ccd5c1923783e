### Toutes les phrases que lisent les gens, en français, par sujet. Un test les compare avec en.ftl.
###
### On tutoie ; ce sont les mots du livret. Espace insécable (U+00A0) devant : ; ? ! » et après «.
### Aucune préposition qui s'élide devant un nom : « C’est à Dion O'Banion ». Accents sur les capitales.

## Names

game-name = Chicago Poker

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

## Pictures
# Capitales accentuées, comme elles sont peintes. La place mesurée se trouve dans docs/pictures.md.

picture-to-play = C’EST À
picture-tie = ÉGALITÉ
picture-reinforcements = renforts
picture-actions-left = { $count ->
    [one] encore { $count } action
   *[other] encore { $count } actions
}
picture-stack = { $stack ->
    [deck] PIOCHE
    [discard] DÉFAUSSE
   *[tiles] TUILES
}
picture-business = { $business ->
    [speakeasy] SPEAKEASY
    [jazz-club] CLUB DE JAZZ
    [brewery] BRASSERIE
   *[gambling-house] SALLE DE JEU
}

## Choices

# Boutons et menus : 80 caractères au plus, sans markdown. .detail : 100 au plus, dans les menus seulement.
# Les faits de chaque .detail d'un verbe : $deck, $pile (nombres de cartes), $more (actions du Revolver).
choice-recruit = Recruter
    .detail = Piocher la première carte de la pioche (il en reste { $deck })
choice-play = Jouer…
    .detail = Poser un gangster dans un établissement
choice-police-raid = Informateur…
    .detail = Voir les gangsters cachés d’un rival dans un établissement
choice-liquidation = Meurtre…
    .detail = Défausser le dernier gangster d’un rival dans un établissement
choice-limousine = Limousine…
    .detail = Déplacer tes gangsters vers un autre établissement
choice-revolver = Revolver
    .detail = Le jouer pour { $more } actions de plus
choice-bribery = Corruption
    .detail = Fouiller la défausse ({ $pile }) et y prendre une carte
choice-take = Prendre…
    .detail = Prendre une carte de la défausse
choice-send = Envoyer…
    .detail = Envoyer un renfort, en secret
choice-discard = Défausser…
    .detail = Sept cartes au plus à la fin d’un tour
choice-stop = Terminer le tour
    .detail = Renoncer aux actions restantes
choice-nothing = N’envoyer personne
    .detail = Tu es éliminé si un autre envoie un gangster
choice-new = vient d’être piochée
choice-places = vers { $places }
choice-landing = { $place } : { $number } carte, { $facing }
choice-landing-fifth = { $place } : { $number } carte, { $facing }, fusillade !
choice-calls = Ta cinquième carte y déclenche une fusillade
choice-backs = { $count ->
    [0] rien de caché
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
choice-last = dernière carte { $card }
choice-rival = { $boss } : { $seen }
choice-rider = Posée en { $number } ; pour l’instant { $facing }
choice-drive = Rouler vers { $place } : { $facing }

# Une ligne de notation entière, 100 caractères au plus.
line-play = { $card } vers { $place }
line-rival = { $special } : { $rival }, { $place }
line-limousine = Limousine de { $origin } à { $destination } : { $cards }
line-take = Prendre { $card }
line-discard = Défausser { $card }
line-send = Envoyer { $card }

## Asked

# Ce que la table attend (public), et ce qu'on demande à un boss (privé).
situation-turn = Tour { $turn } · C’est à { $boss }, encore { $count ->
    [one] une action
   *[other] { $count } actions
}
situation-searching = Tour { $turn } · { $boss } fouille la défausse, encore { $count ->
    [one] une action
   *[other] { $count } actions
}
situation-tie = ⚖️ Fusillade { $at } : égalité entre { $bosses }, on attend les renforts
situation-won = 🏆 { $boss } est le grand patron de Chicago : { $why }

prompt-turn = **À toi de jouer :** encore { $count ->
    [one] une action.
   *[other] { $count } actions.
}
prompt-turn-partly = **À toi de jouer :** encore { $count } actions, dont { $optional ->
    [one] une facultative.
   *[other] { $optional } facultatives.
}
prompt-turn-free = **À toi de jouer :** encore { $count ->
    [one] une action ; tu peux aussi t’arrêter là.
   *[other] { $count } actions ; tu peux t’arrêter quand tu veux.
}
prompt-over-limit = Tu as { $count } cartes en main ; à la fin du tour, { $limit } au plus.
prompt-bribery = **Corruption :** prends { $count ->
    [one] la carte qui se trouve
   *[other] une des { $count } cartes qui se trouvent
} dans la défausse. Toi seul les vois.
prompt-discard = **Trop de cartes :** défausse { $count ->
    [one] une carte.
   *[other] { $count } cartes, l’une après l’autre.
}
prompt-reinforcement = **Renfort { $at } :** égalité entre { $bosses } ({ $hand }). Envoie en secret un gangster de ta main ; la plus haute valeur l’emporte, et la carte est dépensée.{ $optional ->
    [yes] { " " }Tu peux n’envoyer personne.
   *[no] { "" }
}
prompt-sent = Tu as envoyé { $card } ; les autres choisissent encore.
prompt-sent-nobody = Tu n’as envoyé personne ; les autres choisissent encore.

## Refusals

# Ce qui ne va pas, et ce qu'on peut faire. $place est une lettre, $boss un nom en gras, $card une carte.
refused-game-over = Cette partie est finie. Pour une revanche : **Revanche**, sous la dernière image.
refused-unknown-seat = Tu n’as pas de place à cette table. Regarde la partie, ou ouvre ta propre table avec `/table new`.
refused-not-your-turn = Ce n’est pas à toi : { $boss } joue. Ton panneau arrive dès que c’est ton tour.
refused-not-tied = Cette fusillade se joue entre d’autres. La partie reprend quand ils ont envoyé leurs renforts.
refused-already-answered = Ta réponse est donnée ; elle reste secrète et définitive. Les autres choisissent encore.
refused-must-send = Une fusillade à égalité t’attend : choisis d’abord un renfort avec **Envoyer**.
refused-must-take = Tu fouilles la défausse : prends-y d’abord une carte.
refused-must-discard = Tu as { $hand } cartes à la fin de ton tour : défausse-en d’abord une.
refused-nothing-to-answer = On ne te demande rien de tel. Recrute, joue une carte ou termine ton tour.
refused-not-in-hand = { $card } n’est pas dans ta main. Choisis une carte que tu as.
refused-not-in-pile = { $card } n’est pas dans la défausse. Prends une des cartes montrées.
refused-nothing-to-draw = Pioche et défausse sont vides : personne à recruter. Joue plutôt une carte.
refused-nothing-to-search = La défausse est vide : la Corruption n’y trouverait rien. Garde-la pour plus tard.
refused-over-hand-limit = Tu aurais alors { $hand } cartes en main, et { $cut ->
    [0] aucune n’est sûre
    [one] une seule est sûre
   *[other] seulement { $cut } sont sûres
} de partir avant la fin du tour ; la limite est de sept. Joue d’abord une carte.
refused-no-such-place = Il n’y a pas d’établissement { $place } en jeu. Choisis un de ceux de la table.
refused-column-full = Il n’y a pas assez de place en { $place } : cinq gangsters au plus. Choisis un autre établissement.
refused-no-such-rival = { $boss } ne joue pas à cette table. Choisis un boss présent.
refused-own-column = C’est ton propre gang. Choisis un rival.
refused-no-gangsters = { $boss } n’a pas de gangster en { $place }. Choisis un rival qui en a.
refused-column-marked = En { $place }, { $boss } a un pion Fusillade : rien ne bouge de cette colonne avant la fusillade. Choisis-en une autre.
refused-same-place = La Limousine doit aller ailleurs qu’en { $place }. Choisis une autre destination.
refused-too-many-driven = La Limousine prend de un à { $most } gangsters. Choisis-en moins.
refused-not-at-place = { $card } n’est pas un de tes gangsters en { $place }. Choisis parmi ceux qui s’y trouvent.
refused-not-the-last = Selon le livret français, seuls les derniers gangsters posés en { $place } peuvent partir, dans l’ordre de ton choix. Choisis-les à la fin de la colonne.
refused-must-act = Ici, toutes les actions du tour doivent être utilisées : { $actions ->
    [one] il en reste une.
   *[other] il en reste { $actions }.
} Recrute ou joue une carte.
refused-gangster-expected = Selon le livret anglais, un boss à égalité qui a un gangster en main doit en envoyer un. Choisis lequel.
refused-unknown-action = Je ne comprends pas { $text } comme une action. Choisis dans la liste qui s’ouvre pendant la saisie, ou avec les boutons de ton panneau.

## Rules

# Comment jouer, en bref. $rulebook : english, french ; $length : full, short ; $specials : on, off.
rules-aim = **But.** Gagner des établissements par des fusillades. Tu es le grand patron de Chicago avec { $same } du même type{ $length ->
    [short] { " " }ou { $any } au choix (partie rapide)
   *[full] , les quatre types, ou { $any } au choix
}. Gagner le tout dernier établissement suffit aussi.{ $rulebook ->
    [french] { " " }On joue selon le livret français{ $specials ->
        [on] .
       *[off] , sans cartes spéciales.
    }
   *[english] { " " }On joue selon le livret anglais{ $specials ->
        [on] .
       *[off] , sans cartes spéciales.
    }
}
rules-turn = **Ton tour.** Trois actions (une pour le tout premier boss, deux pour le deuxième) : *recruter* = piocher une carte, *jouer* = poser un gangster{ $specials ->
    [on] { " " }ou utiliser une carte spéciale
   *[off] { "" }
}. { $rulebook ->
    [french] Tu peux t’arrêter avant
   *[english] Toutes les actions possibles sont obligatoires
} ; à la fin, sept cartes en main au plus.
rules-laying = **Poser.** Cinq gangsters au plus par établissement ; c’est lui qui décide de leur face (▲ visible, ▼ cachée) : Speakeasy ▼▼▲▲▲ · Club de jazz ▲▲▲▼▼ · Brasserie ▲▲▲▲▲ · Salle de jeu ▲▼▲▼▲. Ton cinquième déclenche une fusillade au début de ton prochain tour ; d’ici là, les autres peuvent encore se renforcer.
rules-shootout = **Fusillade.** Tous les gangsters y sont retournés, et la meilleure main de poker prend l’établissement, qui que soit le déclencheur. Moins de cinq cartes peuvent suffire. Toutes sont défaussées et un nouvel établissement ouvre.
rules-hands = **Mains,** de la plus forte à la plus faible : Chicago Poker (cinq valeurs égales) · quinte flush · suite arc-en-ciel (cinq couleurs) · carré · full · couleur · suite · brelan · double paire · paire · carte haute. Les valeurs vont de 1 à 15, sans boucler, et les couleurs ne départagent jamais.
rules-tie = **Égalités.** Les boss à égalité envoient en secret un gangster de leur main ; la plus haute valeur l’emporte. { $rulebook ->
    [french] Envoyer est facultatif, et on ne pioche pas en échange.
   *[english] Qui a un gangster doit en envoyer un, et pioche une carte en échange.
}
rules-specials = **Cartes spéciales** (une action chacune) : *Informateur* te montre, à toi seul, les gangsters cachés d’un rival dans un établissement · *Meurtre* y défausse le dernier gangster d’un rival (pas dans une colonne pleine) · *Limousine* déplace { $rulebook ->
    [french] de un à quatre de tes derniers gangsters
   *[english] de un à quatre de tes gangsters
} vers un autre établissement, où ils sont posés à nouveau · *Revolver* donne deux actions de plus, facultatives · *Corruption* prend une carte au choix dans la défausse.

option-rulebook-english = Livret anglais
    .detail = Actions obligatoires ; Limousine pour tout gangster ; renforts obligatoires et remplacés
option-rulebook-french = Livret français
    .detail = On peut s’arrêter avant ; Limousine pour les derniers ; renforts libres, non remplacés
option-length-full = Partie complète
    .detail = Trois établissements du même type, les quatre types, ou cinq au choix
option-length-short = Partie rapide
    .detail = Deux établissements du même type, ou trois au choix
option-specials-on = Avec cartes spéciales
    .detail = Informateur, Meurtre, Limousine, Revolver, Corruption
option-specials-off = Sans cartes spéciales
    .detail = La variante tactique : 75 gangsters et rien d’autre
