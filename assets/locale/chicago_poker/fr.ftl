### Les phrases de Chicago Poker en français, par sujet : les mots des règles.

## Names

game-name = Chicago Poker
    .about = Gagne des fusillades au poker, prends les établissements, et Chicago est à toi

# À côté de la table et sous le panneau privé, comme Discord montre les boutons.
button-hand = Ma main
button-dossier = Dossier
button-answers = En cas d’égalité…
answers-about = **Égalité dans une fusillade ?** Je peux envoyer ton renfort tout de suite, jusqu’à ce que tu changes d’avis, et personne ne saura que c’était prévu. S’il ne peut pas partir, je te demande comme d’habitude ; avec **Annuler**, tu choisis de nouveau.
answer-highest = Mon gangster le plus fort
answer-lowest = Mon plus faible, à partir de { $number }
answer-nothing = Personne, si c’est permis

# .at et .the s'emploient dans les phrases ; .tiles compte les tuiles.
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
# $business : business-….at ou business-….the
place-in-words = { $business } ({ $letter })

special-police-raid = Informateur
special-liquidation = Meurtre
special-limousine = Limousine
special-revolver = Revolver
special-bribery = Corruption

# Une carte se dit par sa valeur et son symbole, jamais par sa seule couleur.
gangster-R = { $value } de mitraillettes
gangster-B = { $value } de chapeaux
gangster-G = { $value } de bouteilles
gangster-Y = { $value } de saxos
gangster-P = { $value } de dés
suit-R = mitraillettes
suit-B = chapeaux
suit-G = bouteilles
suit-Y = saxos
suit-P = dés

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
    [one] un gangster caché
   *[other] { $count } gangsters cachés
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

# Les faits de chaque main : $high et $low (ses valeurs), $highs et $lows (value-many), $suit (suit-…).
hand-chicago-poker = Chicago Poker, cinq { $highs }
hand-straight-flush = quinte flush de { $low } à { $high }, tout en { $suit }
    .several = quinte flush de { $low } à { $high }
hand-rainbow-straight = suite arc-en-ciel de { $low } à { $high }
hand-four-of-a-kind = carré de { $highs }
hand-full-house = full aux { $highs } par les { $lows }
hand-flush = couleur de { $suit }, au { $high }
    .several = couleur au { $high }
hand-straight = suite de { $low } à { $high }
hand-three-of-a-kind = brelan de { $highs }
hand-two-pairs = double paire, { $highs } et { $lows }
hand-pair = paire de { $highs }
hand-high-card = carte haute, { $high }
    .among = carte haute ({ $high })
hand-then = { $hand }, puis { $kickers }

beats-hand = { $better }{ $comma ->
    [yes] ,
   *[no] {""}
} contre { $worse } pour { $loser ->
    [you] toi
   *[other] { $loser }
}
beats-card = { $hand }{ $comma ->
    [stolen] { " ! " }{ $loser ->
        [you] Tu avais
       *[other] { $loser } avait
    } la même main
   *[no] , à égalité avec { $loser ->
        [you] toi
       *[other] { $loser }
    }
}, mais le { $better } bat le { $worse }
beats-missing-card = { $hand }{ $comma ->
    [stolen] { " ! " }{ $loser ->
        [you] Tu avais
       *[other] { $loser } avait
    } la même main, mais un gangster de moins
   *[no] , à égalité avec { $loser ->
        [you] toi
       *[other] { $loser }
    }, mais un gangster de plus
}
equals-hand = { $hand }, à égalité avec { $loser ->
    [you] toi
   *[other] { $loser }
}

## News

# Lignes du résumé : $boss, $rival, $winner … sont des noms en gras ; $at est « au Club de jazz (B) ».
news-nothing = Un moment de calme à Chicago.
news-started = 🎬 Les cartes sont distribuées. En ville : { $places }. { $first } commence.
news-turn = { $boss } { $done }.
news-marker = 🧨 { $boss } déclenche une fusillade { $at } : elle éclate au début de son prochain tour.
# Quand la fusillade elle-même suit dans les mêmes nouvelles.
news-marker-held = 🧨 { $boss } déclenche une fusillade { $at } !
# Quand $caller l’a déjà déclenchée.
news-marker-called = 🧨 { $boss } aligne aussi cinq gangsters { $at } : { $caller ->
    [you] tu y as
   *[other] { $caller } y a
} déjà déclenché la fusillade.
news-liquidated = 🎯 Meurtre { $at } ! { $boss } élimine { $rival ->
    [you] le dernier que tu as posé
   *[other] le dernier gangster posé par { $rival }
}, le { $card }.
news-liquidated-down = 🎯 Meurtre { $at } ! { $boss } élimine { $rival ->
    [you] le dernier que tu as posé
   *[other] le dernier gangster posé par { $rival }
}. C’était, caché, le { $card }.
news-raided = 🚨 Informateur { $at } : { $boss } { $count ->
    [0] { $rival ->
        [you] te surveille
       *[other] surveille { $rival }
    } pour rien, tout y est visible.
    [one] voit { $rival ->
        [you] ton gangster caché
       *[other] le gangster caché par { $rival }
    }.
   *[other] voit { $rival ->
        [you] tes { $count } gangsters cachés
       *[other] les { $count } gangsters cachés par { $rival }
    }.
}
news-driven = 🚘 Limousine : { $boss } déplace { $count ->
    [one] un gangster ({ $slots } carte)
   *[other] { $count } gangsters ({ $slots } cartes)
} de { $origin } à { $destination } : { $cards }.
news-bribery = 💰 Corruption : { $boss } fouille la défausse ({ $count ->
    [one] une carte
   *[other] { $count } cartes
}) et y prend une carte en secret ; le reste retourne dans la pioche.
news-reshuffled = 🔀 On mélange la défausse, et la pioche repart avec { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
news-answered = 🤫 Un boss à égalité a choisi, en secret.
news-town-stuck = ⏳ Un tour de table sans que personne puisse agir : fusillade dans chaque établissement occupé !
news-compulsory = ⏳ Deux tours de table sans une action : désormais, il faut jouer les siennes.
news-refilled = { $bosses } { $count ->
    [one] pioche une carte pour remplacer le renfort.
   *[other] piochent chacun une carte pour remplacer les renforts.
}
news-won = 🏆 { $boss } est le grand patron de Chicago : { $why } !
news-opened = Nouveau en ville : { $business }.

done-nothing = a passé son tour
done-recruited = { $count ->
    [one] a recruté une carte
   *[other] a recruté { $count } cartes
}
done-laid = a posé { $cards }
card-laid = le { $card }
cards-at = { $cards } { $at }
one-more-at = un { $at }
done-revolver = a joué le Revolver ({ $count } actions de plus)
done-discarded = a défaussé une carte ({ $card })
done-stuck = n’avait plus d’action possible
done-stopped = { $count ->
    [one] a renoncé à une action
   *[other] a renoncé à { $count } actions
}

victory-all-kinds = { $count } établissements différents
victory-any-tiles = { $count } établissements
victory-last-tile = { $count ->
    [one] le dernier établissement de la ville
   *[other] le dernier établissement de la ville
}

# Fusillades. $stolen : « no » quand celui qui a déclenché l’emporte.
news-shootout = 💥 Fusillade { $at } ! { $stolen ->
    [no] { $winner ->
        [you] Tu l’avais déclenchée, et tu l’emportes
       *[other] { $winner } l’avait déclenchée, et l’emporte
    }
   *[other] { $caller ->
        [you] Tu l’avais
       *[other] { $caller } l’avait
    } déclenchée, mais { $winner ->
        [you] tu rafles
       *[other] { $winner } rafle
    } l’établissement
} : { $why }.
news-shootout-stalemate = 💥 Fusillade { $at } ! { $winner ->
    [you] Tu l’emportes
   *[other] { $winner } l’emporte
} : { $why }.
news-tied = ⚖️ Fusillade { $at } : égalité entre { $bosses } ({ $hand }). À chacun d’envoyer un renfort, en secret.
news-revealed = ⚖️ Renforts { $at } : { $sent }.
news-tied-again = Encore égalité entre { $bosses } : un renfort de plus.
sent = { $boss } ({ $card })
sent-nobody = personne
why-alone = personne d’autre sur place ({ $hand })
why-reinforcement = égalité ({ $hand }), et le renfort fait la différence, le { $card } contre le { $lower } pour { $loser ->
    [you] toi
   *[other] { $loser }
}
why-sole-sender = égalité ({ $hand }), et un seul renfort, le { $card }
why-caller = égalité ({ $hand }) et aucun renfort ; { $caller ->
    [you] l’établissement te revient, car c’est ton tour
   *[other] l’établissement revient au boss dont c’est le tour, { $caller }
}
why-clockwise = égalité ({ $hand }) et aucun renfort ; après { $caller ->
    [you] toi
   *[other] { $caller }
}, c’est à { $winner ->
    [you] toi
   *[other] { $winner }
} de jouer

## Pictures

# Capitales accentuées, comme elles sont peintes. La place mesurée se trouve dans docs/pictures.md.
picture-to-play = C’EST À
picture-tie = ÉGALITÉ
picture-reinforcements = renforts
picture-actions-left = { $count ->
    [0] tour joué
    [one] { $count } action
   *[other] { $count } actions
}
picture-stack = { $stack ->
    [deck] PIOCHE
    [discard] DÉFAUSSE
   *[tiles] TUILES
}
picture-reshuffles = { $left ->
    [0] PLUS DE MÉLANGE
    [one] 1 MÉLANGE
   *[other] { $left } MÉLANGES
}

picture-shootout = FUSILLADE
picture-new-tile = NOUVELLE TUILE
picture-no-tile = TERRAIN VAGUE
picture-tied = ÉGALITÉ
picture-turned-up = carte retournée
picture-takes = REMPORTE { $business }
picture-takes-it = L’EMPORTE
picture-decides = FIN DE
    LA PARTIE
# $kind : 3 SPEAKEASY ; $count : nombre de tuiles. 470 px au plus, corps 33 ou moins.
picture-wins-chicago = PREND CHICAGO : { $victory ->
    [one-kind] { $kind }
    [all-kinds] UN DE CHAQUE
    [any-tiles] { $count } ÉTABLISSEMENTS
   *[last-tile] LE DERNIER
}
picture-suit = { $suit ->
    [R] mitraillettes
    [B] chapeaux
    [G] bouteilles
    [Y] saxophones
   *[P] dés
}
# $high et $low : valeurs ; $suit : picture-suit ; $alone : s’il n’y a pas d’autre carte.
picture-detail = { $rank ->
    [chicago-poker] cinq { $high }
    [straight-flush] de { $low } à { $high }, { $suit }
    [rainbow-straight] de { $low } à { $high }, cinq couleurs
    [four-of-a-kind] quatre { $high }
    [full-house] trois { $high } et deux { $low }
    [flush] { $suit }, au { $high }
    [straight] au { $high }
    [three-of-a-kind] trois { $high }
    [two-pairs] { $high } et { $low }
    [pair] { $alone ->
        [yes] paire de { $high }
       *[no] { $high }
    }
   *[high-card] { $alone ->
        [yes] { $high } seul
       *[no] { $high } en tête
    }
}
picture-then = { $words }, puis { $value }
picture-value-decides = { $low ->
    [0] { $high } bat une carte absente
   *[other] { $high } bat { $low }
}
picture-reason = { $reason ->
    [alone] personne d’autre sur place
    [sole-sender] égalité : seul renfort
    [caller] égalité : au déclencheur
    [stalemate] égalité : au boss actif
   *[clockwise] égalité : sens horaire
}
picture-private = RIEN QUE POUR TOI
picture-so-far = MAIN ACTUELLE
picture-at-next-turn = { $boss } : dès son prochain tour
picture-next-card = CARTE SUIVANTE
picture-facing = { $facing ->
    [up] face visible
   *[down] face cachée
}
picture-big-boss = LE GRAND PATRON DE CHICAGO
picture-victory = { $victory ->
    [one-kind] { $count ->
        [2] DEUX ÉTABLISSEMENTS IDENTIQUES
       *[other] TROIS ÉTABLISSEMENTS IDENTIQUES
    }
    [all-kinds] QUATRE ÉTABLISSEMENTS DIFFÉRENTS
    [any-tiles] { $count ->
        [3] TROIS ÉTABLISSEMENTS
       *[other] CINQ ÉTABLISSEMENTS
    }
   *[last-tile] LE DERNIER ÉTABLISSEMENT
}
picture-hands = LES MAINS
picture-hands-order = de la plus forte à la plus faible
picture-rank-means = { $rank ->
    [chicago-poker] cinq de même valeur
    [straight-flush] se suivent, une seule couleur
    [rainbow-straight] se suivent, cinq couleurs
    [four-of-a-kind] quatre de même valeur
    [full-house] un brelan + une paire
    [flush] cinq d’une couleur
    [straight] se suivent, couleurs libres
    [three-of-a-kind] trois de même valeur
    [two-pairs] deux fois deux
    [pair] deux de même valeur
   *[high-card] aucune combinaison
}
picture-note-fewer = Moins de cinq cartes peuvent
    suffire pour gagner.
picture-note-tie = Égalité ? On compare
    les valeurs. Toujours égal ?
    Un renfort caché chacun.
picture-businesses = LES ÉTABLISSEMENTS
picture-businesses-order = et la face de leurs cinq cartes
picture-laid = { $business ->
    [speakeasy] les deux
        premières
        cachées
    [jazz-club] les deux
        dernières
        cachées
    [brewery] toutes
        visibles
   *[gambling-house] deuxième et
        quatrième
        cachées
}
picture-to-win = GAGNER
picture-ways-to-win = trois établissements identiques (partie rapide : deux)
    ou quatre établissements différents (un de chaque)
    ou cinq établissements (partie rapide : trois)
picture-pile = LA DÉFAUSSE
picture-pile-sorted = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} · classées par couleur et par valeur
# Sous le boss, à la place d’un nom.
picture-seats = { $count ->
    [0] PERSONNE À LA TABLE
    [one] { $count } BOSS À LA TABLE
   *[other] { $count } BOSS À LA TABLE
}
# L’en-tête d’une partie commencée : une ligne de 1 560 px, corps 37.
picture-bosses = { $count } BOSS
picture-length = { $length ->
    [short] PARTIE RAPIDE
   *[full] PARTIE COMPLÈTE
}
picture-town-open = LA VILLE EST OUVERTE
picture-all-cards = CARTES SUR TABLE
picture-all-cards-why = ce que chacun tenait, et qui aurait gagné où
picture-all-cards-then = tour { $turn }, avec tout ce qui était alors caché
picture-leads = { $bosses } : { $hand }
picture-no-card = sans carte
picture-was-hidden = était caché
picture-was-winning = aurait gagné
picture-your-hand = TA MAIN
picture-cards = { $count ->
    [one] { $count } CARTE
   *[other] { $count } CARTES
}
picture-your-turn = À TOI DE JOUER
picture-your-plan = TON PLAN
picture-your-reinforcement = ENVOIE UN RENFORT
picture-game-over = PARTIE TERMINÉE
picture-sent = { $card ->
    [yes] envoyé : un { $value }
   *[no] aucun renfort envoyé
}
picture-reinforcement-answered = RÉPONDU
picture-reinforcement-awaited = RENFORTS
picture-no-cards = AUCUNE CARTE EN MAIN
picture-your-gangsters = TES GANGSTERS EN VILLE
picture-others-see-back = les autres voient le dos
# Deux lignes, sur la carte même.
picture-special-effect = { $card ->
    [police-raid] Vois les cartes
        cachées d’un rival
    [liquidation] Défausse la dernière
        carte d’un rival
    [limousine] Déplace jusqu’à
        4 de tes cartes
    [revolver] 2 actions
        de plus
   *[bribery] Prends 1 carte
        dans la défausse
}

# Au pied de la table ; ensemble 1 420 px au plus, corps 27.
picture-legend = { $sign ->
    [wins] une de plus et la partie est gagnée
    [called] fusillade à son prochain tour
    [played] vient d’être posé
   *[hidden] place cachée
}
# Dans la ville privée. picture-new : ruban d’un nouvel établissement ; picture-secret : pastille ; picture-fifth : 270 px.
picture-new = NOUVEAU
picture-secret = SECRET
picture-turn = TOUR { $turn }
picture-eyes = SES YEUX
picture-fifth = la 5e : fusillade
picture-cards-in-words = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-town-legend = { $sign ->
    [open] tu peux poser ici, visible
    [hidden] tu peux poser ici, caché
   *[new] nouveau depuis ton tour
}
# Sous sa propre colonne, dans la ville privée : 270 px au plus, corps 27.
picture-worth = { $rank ->
    [chicago-poker] cinq { $high }
    [straight-flush] { $low } à { $high }, { $suit }
    [rainbow-straight] { $low } à { $high }, cinq couleurs
    [four-of-a-kind] quatre { $high }
    [full-house] trois { $high }, deux { $low }
    [flush] { $suit } au { $high }
    [straight] suite de { $low } à { $high }
    [three-of-a-kind] trois { $high }
    [two-pairs] { $high } et { $low }
    [pair] paire de { $high }
   *[high-card] carte haute { $high }
}
# Dans les images de poche, où la place manque : deux lignes de 196 px au plus, corps 33.
picture-gangsters = GANGSTERS
picture-your-gangsters-short = TES GANGSTERS
picture-reinforcement-short = UN RENFORT
picture-special-short = { $card ->
    [police-raid] Vois ce que
        cache un rival
    [liquidation] Un gangster
        rival de moins
    [limousine] Déplace tes
        cartes (4 max)
    [revolver] 2 actions
        de plus
   *[bribery] Prends 1 carte
        à la défausse
}

## Choices

# Boutons et menus : 80 caractères au plus, sans markdown. .detail : 100 au plus, dans les menus seulement.
# Les faits de chaque .detail d'un verbe : $deck, $pile (nombres de cartes), $more (actions du Revolver).
choice-recruit = Recruter
    .detail = Pioche une carte (il en reste { $deck })
choice-play = Poser un gangster…
    .detail = Pose un gangster dans un établissement
choice-police-raid = Informateur…
    .detail = Vois les gangsters cachés d’un rival dans un établissement
# Quand aucun rival n’a rien de caché : jouée aussitôt, chez n’importe lequel.
choice-police-raid-in-vain = Informateur (rien à voir)
choice-liquidation = Meurtre…
    .detail = Élimine le dernier gangster d’un rival dans un établissement
choice-limousine = Limousine…
    .detail = Conduis tes gangsters dans un autre établissement
choice-revolver = Revolver
    .detail = { $more } actions de plus ce tour-ci
choice-bribery = Corruption
    .detail = Fouille la défausse ({ $pile }) et prends-y une carte
choice-take = Prendre…
    .detail = Prends une carte de la défausse
choice-send = Envoyer…
    .detail = Envoie un renfort, en secret
choice-discard = Défausser…
    .detail = Sept cartes au plus à la fin d’un tour
choice-stop = Terminer le tour
    .detail = Renonce aux actions qui restent
choice-nothing = N’envoyer personne
    .detail = Tu perds la fusillade si un rival envoie un gangster
lead-lay = **Où poser le { $card } ?**
choice-new = tout juste piochée
choice-places = → { $places }
choice-landing = { $place } : { $number } carte, { $facing }
choice-landing-fifth = { $place } : { $number } carte, { $facing }, fusillade !
choice-calls = Ta cinquième carte y déclenche une fusillade
choice-called = Ta cinquième carte ; { $boss } a déjà déclenché cette fusillade
choice-lie = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
choice-backs = { $count ->
    [0] rien à voir
    [one] { $cards }, dont une cachée
   *[other] { $cards }, dont { $count } cachées
}
choice-last = { $cards }, { $count ->
    [one] { $card }
   *[other] la dernière : { $card }
}
choice-rival = { $boss } : { $seen }
choice-in-vain = Là, rien n’est caché…
choice-rider = Descend la { $number } ; pour l’instant { $facing }
choice-rider-too = + { $card }
choice-drive = Vers { $place } : { $facing }
choice-drive-fifth = Vers { $place } : { $facing }, fusillade !

# Une ligne de notation entière, 100 caractères au plus.
line-play = { $card } → { $place }
line-rival = { $special } : { $rival }, { $place }
line-limousine = Limousine { $origin } → { $destination } : { $cards }
line-take = Prendre { $card }
line-discard = Défausser { $card }
line-send = Envoyer le { $card }

## Asked

# Ce que la table attend (public), et ce qu'on demande à un boss (privé).
situation-turn = Tour { $turn } · À { $boss } de jouer{ $count ->
    [0] {""}
    [one] , une action
   *[other] , { $count } actions
}
situation-searching = Tour { $turn } · { $boss } fouille la défausse{ $count ->
    [0] {""}
    [one] , encore une action
   *[other] , encore { $count } actions
}
situation-tie = ⚖️ Fusillade { $at } : égalité entre { $bosses }, on attend les renforts
call-together = { $people }, à vos renforts, tous en même temps et chacun en secret.
situation-won = 🏆 { $boss } est le grand patron de Chicago : { $why }

prompt-turn = **À toi de jouer :** { $count ->
    [one] une action.
   *[other] { $count } actions.
}
prompt-turn-partly = **À toi de jouer :** { $count } actions, dont { $optional ->
    [one] une facultative.
   *[other] { $optional } facultatives.
}
prompt-turn-free = **À toi de jouer :** { $count ->
    [one] une action ; tu peux aussi t’arrêter là.
   *[other] { $count } actions ; tu peux t’arrêter quand tu veux.
}
# Pourquoi une carte spéciale en main ne sert à rien pour l’instant : après son nom, et sur son bouton grisé.
prompt-idle-special = { $special } : { $why }.
idle-nobody-there = tes rivaux n’ont personne en ville
idle-nobody-to-hit = tes rivaux n’ont que des colonnes pleines, et on n’y touche pas
idle-nobody-to-drive = tu n’as personne à conduire (une colonne pleine ne bouge plus)
idle-nowhere-to-go = il n’y a de place nulle part ailleurs
idle-nothing-to-search = la défausse est vide
idle-hand-too-full = tu aurais trop de cartes en main ; pose d’abord un gangster
prompt-planned = **Ton prochain tour :** { $count ->
    [one] une action.
   *[other] { $count } actions.
}
prompt-turn-complete = **Tout est joué :** il ne reste qu’à terminer ton tour.
prompt-turn-stuck = **À toi de jouer**, mais plus rien n’est possible : termine ton tour. La table n’en saura pas plus.
prompt-over-limit = Tu as { $count } cartes en main ; il faudra en garder { $limit } au plus à la fin du tour.
prompt-bribery = **Corruption :** prends { $count ->
    [one] la carte de la défausse. Personne d’autre ne la voit.
   *[other] une des { $count } cartes de la défausse. Personne d’autre ne les voit.
}
prompt-discard = **Trop de cartes :** défausse { $count ->
    [one] une carte.
   *[other] { $count } cartes, l’une après l’autre.
}
prompt-reinforcement = **Égalité { $at }** entre { $bosses } ({ $hand }) ! Envoie en secret un gangster de ta main : la plus haute valeur l’emporte, et la carte est défaussée.{ $optional ->
    [yes] { " " }Tu peux n’envoyer personne.
   *[no] { "" }
}
prompt-idle = Rien à faire pour l’instant, je te préviendrai.
prompt-sent = Tu as envoyé le { $card } ; les autres choisissent encore.
prompt-sent-nobody = Tu n’as envoyé personne ; les autres choisissent encore.

## Refusals

# Ce qui ne va pas, et ce qu'on peut faire. $place est une lettre, $boss un nom en gras, $card une carte.
refused-game-over = Cette partie est finie. Pour une revanche : **Revanche**, sous la dernière image.
refused-unknown-seat = Tu ne joues pas à cette table. Tu peux regarder, ou ouvrir la tienne avec `/table nouvelle`.
refused-not-your-turn = C’est à { $boss } de jouer. Je te préviendrai.
refused-not-tied = Cette fusillade se joue entre d’autres boss. On attend leurs renforts.
refused-already-answered = Ta réponse est donnée, et reste secrète. Tant que les autres choisissent, tu peux en changer : **Annuler** d’abord, ou `/tour annuler`.
refused-must-send = Une fusillade à égalité t’attend : choisis d’abord un renfort avec **Envoyer**.
refused-must-take = Tu fouilles la défausse : prends-y d’abord une carte.
refused-must-discard = Tu as { $hand } cartes à la fin de ton tour : défausse-en d’abord une.
refused-nothing-to-answer = Ce n’est pas le moment. Recrute, joue une carte ou termine ton tour.
refused-not-in-hand = Tu n’as pas cette carte en main ({ $card }). Choisis-en une que tu as.
refused-not-in-pile = Cette carte n’est pas dans la défausse ({ $card }). Prends-en une de celles que tu vois.
refused-no-more-reshuffles = La pioche est vide et les { $most } mélanges sont faits : plus de cartes avant la prise d’un établissement. Joue plutôt une carte.
refused-nothing-to-draw = Plus rien dans la pioche ni la défausse : personne à recruter. Joue plutôt une carte.
refused-nothing-to-search = La défausse est vide : la Corruption n’y trouverait rien. Garde-la pour plus tard.
refused-over-hand-limit = Tu aurais alors { $hand } cartes en main, et { $cut ->
    [0] aucune n’est sûre de partir
    [one] une seule est sûre de partir
   *[other] { $cut } seulement sont sûres de partir
} avant la fin du tour : la limite est de sept. Joue d’abord une carte.
refused-no-such-place = Il n’y a pas d’établissement { $place } en jeu. Choisis un de ceux de la table.
refused-column-full = Il n’y a pas assez de place en { $place } : cinq gangsters au plus. Choisis un autre établissement.
refused-no-such-rival = { $boss } ne joue pas à cette table. Choisis un boss présent.
refused-own-column = C’est ton propre gang. Choisis un rival.
refused-no-gangsters = { $boss } n’a pas de gangster en { $place }. Choisis un rival qui en a.
refused-column-marked = En { $place }, { $boss } a un pion Fusillade : sa colonne ne bouge plus jusqu’à la fusillade. Choisis-en une autre.
refused-same-place = La Limousine doit aller ailleurs qu’en { $place }. Choisis une autre destination.
refused-too-many-driven = La Limousine prend de un à { $most } gangsters. Choisis-en moins.
refused-not-at-place = Ce gangster n’est pas à toi en { $place } ({ $card }). Choisis parmi les tiens sur place.
refused-not-the-last = Selon les règles françaises, seuls les derniers gangsters posés en { $place } peuvent partir, dans l’ordre de ton choix. Choisis-les à la fin de la colonne.
refused-no-actions-left = Tes actions sont jouées. **Terminer le tour**, ou **Annuler** si le dernier ne t’a rien appris.
refused-must-act = Ici, il faut jouer toutes ses actions : { $actions ->
    [one] il t’en reste une.
   *[other] il t’en reste { $actions }.
} Recrute ou joue une carte.
refused-gangster-expected = Selon les règles anglaises, un boss à égalité qui a un gangster en main doit en envoyer un. Choisis lequel.
refused-plan-hand-changed = Ta main a changé.
refused-plan-place-changed = Ça a bougé à l’établissement { $place }.
refused-plan-ends-here = La suite dépend de cartes que tu ne connais pas encore : impossible de la préparer.
refused-unknown-action = Je ne comprends pas { $text }. Choisis dans la liste qui s’ouvre pendant que tu écris, ou avec les boutons de ton panneau.

## Rules

# Comment jouer, en bref. $rulebook : english, french ; $length : full, short ; $specials : on, off.
# Ce qui fait gagner, partout où on le dit : au salon, sous la première table, dans /aide et les règles.
goal = Gagne des fusillades et prends des établissements : { $same } du même type{ $length ->
    [short] { " " }ou { $any } au choix
   *[full] , un de chaque type, ou { $any } au choix
}, et Chicago est à toi.
terms = Pour deux à six boss. { $goal }
in-short = • **Trois actions par tour :** recrute une carte, ou pose-en une dans un établissement.
    • **Dans un même établissement,** pose ce qui va ensemble : une valeur, une couleur, ou des nombres qui se suivent.
    • **Ta cinquième carte** y déclenche une fusillade, au début de ton prochain tour.
    • **La meilleure main de poker** prend l’établissement, même avec moins de cartes, et peu importe qui a déclenché.
    • **À côté de chaque boss,** tu vois ce qu’il possède. En rouge : encore un de ceux-là, et la ville est à lui.
rules-aim = **But.** { $goal } Gagner le tout dernier établissement suffit aussi.{ $rulebook ->
    [french] { " " }On joue selon les règles françaises{ $specials ->
        [on] .
       *[off] , sans cartes spéciales.
    }
   *[english] { " " }On joue selon les règles anglaises{ $specials ->
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
rules-shootout = **Fusillade.** On retourne tous les gangsters sur place, et la meilleure main de poker prend l’établissement, peu importe qui a déclenché. Moins de cinq cartes peuvent suffire. Toutes partent à la défausse, et un nouvel établissement ouvre.
rules-hands = **Mains,** de la plus forte à la plus faible : Chicago Poker (cinq valeurs égales) · quinte flush · suite arc-en-ciel (cinq couleurs) · carré · full · couleur · suite · brelan · double paire · paire · carte haute. Les valeurs vont de 1 à 15, sans boucler, et les couleurs ne départagent jamais.
rules-tie = **Égalités.** Les boss à égalité envoient en secret un gangster de leur main ; la plus haute valeur l’emporte. { $rulebook ->
    [french] Envoyer est facultatif, et on ne pioche pas en échange.
   *[english] Un boss qui a un gangster en main doit en envoyer un, et pioche une carte en échange.
}
rules-specials = **Cartes spéciales** (une action chacune) :
    - *Informateur* te montre, rien qu’à toi, les gangsters cachés d’un rival dans un établissement.
    - *Meurtre* y défausse le dernier gangster d’un rival. Une colonne pleine ne craint rien.
    - *Limousine* conduit { $rulebook ->
        [french] de un à quatre de tes derniers gangsters
       *[english] de un à quatre de tes gangsters
    } dans un autre établissement.
    - *Revolver* donne deux actions de plus. Tu n’es pas obligé de les jouer.
    - *Corruption* prend une carte au choix dans la défausse.
rules-stuck = **Quand la pioche est vide,** la défausse devient la pioche, mélangée. C’est possible deux fois par boss entre deux établissements gagnés (trois fois en tout aux tables de la version 0.6 et d’avant). Ensuite, plus aucune carte avant qu’un établissement soit gagné.
    { $rulebook ->
        [french] Si personne n’agit pendant deux tours de table, il faut ensuite jouer ses actions. Si
       *[english] Si
    } personne ne peut agir pendant tout un tour de table, on se bat pour chaque établissement où il y a des gangsters.


## Table as text

# La table en texte. Les cartes sont sans pastille de couleur ; « ? » est un dos.
table-turn = **Tour { $turn }** : { $boss }, { $count ->
    [0] aucune action restante
    [one] une action
   *[other] { $count } actions
}{ $optional ->
    [0] { "." }
    [one] { " " }(dont une facultative).
   *[other] { " " }(dont { $optional } facultatives).
}
table-searching = { $boss } fouille la défausse.
table-won = Établissements décisifs : { $tiles }
table-reshuffles = { $left ->
    [0] Plus de mélange de la défausse avant la prise d’un établissement.
    [one] Encore un mélange de la défausse avant la prise d’un établissement.
   *[other] Encore { $left } mélanges de la défausse avant la prise d’un établissement.
}
table-stacks = Pioche : { $deck }. Défausse : { $discard }, sur le dessus { $top }. Tuiles établissement en réserve : { $stock }.
table-stacks-bare = Pioche : { $deck }. Défausse : { $discard ->
    [0] vide
   *[other] { $discard }
}. Tuiles établissement en réserve : { $stock }.
shootout-head = **Fusillade { $at }**, déclenchée par { $caller }
shootout-head-stalemate = **Fusillade { $at }**, car personne ne pouvait agir ; c’était à { $caller } de jouer
shootout-won = { $winner } remporte { $business } : { $why }.
table-tie = **Fusillade à égalité { $at }**, déclenchée par { $caller }
table-tie-stalemate = **Fusillade à égalité { $at }**, car personne ne pouvait agir ; c’était à { $caller } de jouer
table-fighter = - { $boss } : { $hand } ({ $cards })
table-was-down = { $card } (était caché)
table-hidden = { $card } (face cachée)
table-round = Renforts, manche { $number } : { $sent }
table-tied = Toujours à égalité : { $bosses }. { $optional ->
    [yes] Le renfort est facultatif.
   *[no] Un boss qui a un gangster en main doit en envoyer un.
}
table-place = **{ $place }**{ $new ->
    [yes] , nouveau en ville
   *[no] { "" }
} (cartes 1 à 5 : { $facing })
table-vacant = **{ $letter } · terrain vague** : aucun établissement ici
table-markers = Pion Fusillade : { $bosses }
table-column = - { $boss } : { $gangsters }
table-absent = Personne sur place : { $bosses }
table-new = { $card } (nouveau)
table-lost = carte { $number } partie
table-marker = complet, fusillade déclenchée
table-bosses = **Les boss, dans l’ordre du tour**
table-boss = { $number }. { $boss } : { $facts }
table-hand-size = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}{ $gained ->
    [0] { "" }
   *[other] { " " }(+{ $gained })
}
table-controls = contrôle : { $tiles }
table-wins-next = gagne la partie avec un de plus : { $tiles }
table-hand = main : { $cards }
table-legend = « ? » : face cachée. Pour taper une commande, un gangster est une lettre et une valeur : R mitraillettes, B chapeaux, G bouteilles, Y saxos, P dés ; R7, c’est le 7 de mitraillettes.
laid-up = visible
laid-down = cachée

## What one boss knows

# Ce qu'un seul boss peut savoir ; pour les messages privés.
view-hand = { $count ->
    [0] **Ta main** est vide
    [one] **Ta main** (une carte) : { $cards }
   *[other] **Ta main** ({ $count } cartes) : { $cards }
}
view-drawn = { $card } (tout juste piochée)
view-pile = **La défausse** ({ $count ->
    [one] une carte
   *[other] { $count } cartes
}) : { $cards }
view-own = **Tes gangsters en ville** (tu es { $boss })
view-none = Tu n’as aucun gangster en ville.
view-column = { $place } : { $gangsters }
view-hidden = { $card } (face cachée)
view-known = **Les cartes cachées que tu connais**
view-known-at = { $place } : { $what }
known-slot = { $rival }, { $number } carte : { $card }
known-somewhere = { $rival }, une des cartes cachées : { $card }
dossier-head = 🗂️ **Ton dossier**, rien que pour toi
dossier-empty = Rien encore. J’y range ce que te montre l’Informateur, et tes propres gangsters cachés.
dossier-own = Tes gangsters cachés : { $cards }
dossier-line = Connu : { $what }
dossier-raids = **Tes informateurs**
dossier-raid = Tour { $turn } : { $rival } { $at } : { $cards }
dossier-discards = **Dans la défausse**, comme chacun l’a vu
dossier-gone = Tour { $turn } : { $cards }
dossier-gone-at = Tour { $turn }, { $place } : { $cards }
dossier-nothing = rien de caché
slot-card = { $number } { $card }

## Options et niveaux

option-rulebook = Règle
    .detail = Quelles règles suivre
option-length = Durée
    .detail = Une partie normale ou rapide
option-specials = Cartes spéciales
    .detail = Avec ou sans les cartes spéciales
option-temperaments = Tempéraments
    .detail = Chaque boss a-t-il son caractère ?
option-rulebook-english = Livret anglais
    .detail = Actions obligatoires ; Limousine pour tout gangster ; renforts obligatoires et remplacés
option-rulebook-french = Livret français
    .detail = On peut s’arrêter avant ; Limousine pour les derniers posés ; renforts facultatifs
option-length-full = Partie complète
    .detail = Trois établissements du même type, les quatre types, ou cinq au choix
option-length-short = Partie rapide
    .detail = Deux établissements du même type, ou trois au choix
option-specials-on = Avec cartes spéciales
    .detail = Informateur, Meurtre, Limousine, Revolver, Corruption
option-specials-off = Sans cartes spéciales
    .detail = La variante tactique : 75 gangsters et rien d’autre
option-temperaments-on = Avec tempéraments
    .detail = Capone parie, Yale amasse, Weiss défie, Moran fouille, O’Banion bluffe, Torrio calcule
option-temperaments-off = Sans tempéraments
    .detail = Les ordinateurs d’un même niveau jouent tous pareil

## Commandes (noms : minuscules, un mot)

command-group = chicago
    .about = Jouer à une table de Chicago Poker
command-lay = poser
    .about = Poser un gangster dans un établissement
command-recruit = recruter
    .about = Piocher une carte
command-special = spéciale
    .about = Jouer une carte spéciale
command-take = prendre
    .about = Prendre une carte de la défausse, grâce à la Corruption
command-reinforce = renfort
    .about = Envoyer un renfort quand une fusillade est à égalité
command-option-card = carte
    .about = Laquelle de tes cartes
command-option-business = établissement
    .about = Dans quel établissement
command-option-special = spéciale
    .about = Quelle carte spéciale
command-option-target = cible
    .about = Contre qui, ou vers où
help = **Chicago Poker**, un jeu de cartes pour deux à six boss, de Bruno Cathala et Bruno Faidutti. Non officiel ; les dessins sont ceux de ce bot.
    🏆 { $goal }
    • **Trois actions par tour** : `/chicago recruter` pioche une carte, `/chicago poser` pose un gangster dans un établissement, `/chicago spéciale` joue une carte spéciale, `/tour finir` termine ton tour.
    • **Et parfois** : `/chicago prendre` pour une carte de la défausse (Corruption), `/chicago renfort` pour une fusillade à égalité.

## Chiffres

# Une ligne par place à la fin. $computer : yes quand un ordinateur a joué pour personne.
figures = **{ $boss }** · { $computer ->
    [yes] ordinateur
   *[no] { $name }
} : { $tiles ->
    [0] aucun établissement
    [1] un établissement
   *[other] { $tiles } établissements
}, { $won ->
    [0] aucune fusillade gagnée
    [1] une fusillade gagnée
   *[other] { $won } fusillades gagnées
}{ $stolen ->
    [0] {""}
    [1] , dont une déclenchée par un autre
   *[other] , dont { $stolen } déclenchées par d’autres
}
figure-tiles = Établissements : { $figure }
figure-tiles-speakeasy = · Speakeasies : { $figure }
figure-tiles-jazz-club = · Clubs de jazz : { $figure }
figure-tiles-brewery = · Brasseries : { $figure }
figure-tiles-gambling-house = · Salles de jeu : { $figure }
figure-shootouts-won = Fusillades gagnées : { $figure }
figure-shootouts-stolen = Dont déclenchées par d’autres : { $figure }
figure-best-rank = Meilleure main : { $figure ->
    [10] Chicago Poker
    [9] quinte flush
    [8] suite arc-en-ciel
    [7] carré
    [6] full
    [5] couleur
    [4] suite
    [3] brelan
    [2] double paire
    [1] paire
   *[other] carte haute
}

## What pictures say

# Ce que disent les images à qui ne les voit pas : du texte simple, 1024 caractères au plus en tout.
alt-moment = { $situation }.
alt-stacks = Pioche { $deck }, défausse { $discard }, tuiles { $stock }.
alt-place = { $place } : { $columns }.
alt-marked = { $column }, fusillade
alt-empty = personne
alt-vacant = terrain vague
alt-hands = Mains : { $bosses }.
alt-last-hands = Mains à la fin : { $bosses }.
alt-controls = Contrôle : { $bosses }.
alt-hand = Ta main, tu es { $boss } : { $cards }.
alt-drawn = Tout juste piochées : { $cards }.
alt-you-are = Tu es { $boss }.
alt-eyes = Tour { $turn }, vu par { $boss }.
alt-eyes-hand = Main : { $cards }.
alt-your-hand = Ta main : { $cards }.
alt-you = toi { $cards }
alt-may-lay = tu peux poser, { $facing }
alt-may-call = tu peux poser, { $facing }, et déclencher une fusillade
alt-opened = { $place }, nouveau
alt-fresh = { $column } ({ $count ->
    [one] un nouveau
   *[other] { $count } nouveaux
})
alt-was-down = { $card } (caché)
alt-leading = En tête à la fin : { $places }.
alt-banner-started = Chicago Poker. La partie a commencé : { $seats }.
alt-shootout = Fusillade, { $place }, déclenchée par { $caller } :
alt-fighter = { $number } { $boss }, { $hand } ({ $cards }) ;
alt-fighter-bare = { $number } { $boss }, { $hand } ;
alt-round = renforts, manche { $number } : { $sent } ;
alt-winner = { $boss } l’emporte : { $why }.
alt-tied = toujours à égalité, renforts attendus : { $bosses }.
alt-raid = Informateur, rien que pour toi. { $boss }, { $place } : { $cards }.
alt-pile = La défausse, rien que pour toi, { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $cards }.
alt-ranks = Les mains, de la plus forte à la plus faible : { $ranks }.
alt-businesses = Les établissements, et la face des cinq cartes qu’on y pose.
alt-banner = Chicago Poker. À la table : { $seats }.
alt-specials = Cartes spéciales : Informateur te montre les cartes cachées d’un rival dans un établissement ; Meurtre y défausse la dernière carte d’un rival ; Limousine déplace tes cartes vers un autre établissement ; Revolver donne deux actions de plus ; Corruption prend une carte de la défausse.
alt-winning = Tu gagnes avec trois établissements du même type (partie rapide : deux), les quatre types, ou cinq au choix (partie rapide : trois).

## Ce que dit le coach

# Sous le nom d’un coup. $chance : un nombre, `<1` ou `>99` ; $place : B · Club de jazz ; $at : au Club de jazz (B) ;
# $business : le Club de jazz (B). $before : la chance si tu laisses passer le reste de ton tour.
advised-worth = **{ $chance } %** de chances de gagner la ville
advised-shootout = { $place } : { $before } → **{ $after } %** de chances à la prochaine fusillade
advised-shootout-same = { $place } : toujours **{ $after } %** de chances à la prochaine fusillade
advised-calls = Déclenche une fusillade { $at }, au début de ton prochain tour
advised-wins = Avec { $business }, la ville est à toi
advised-stops = Si un rival prend { $business }, la ville est à lui
advised-looks = Te montre { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
advised-hidden = { $count ->
    [one] Posé face cachée : personne d’autre ne le voit
   *[other] { $count } posés face cachée : personne d’autre ne les voit
}
advised-hand = Te laisse { $count ->
    [0] sans carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
advised-fell = Tes chances de gagner sont passées de { $high } à { $low } %.

## What computers say

# Ce que disent les boss joués par l'ordinateur : a-f pour tous, puis une réplique pour chacun.
talk-turn =
    .a = Circulez, il n’y a rien à voir.
    .b = Les affaires sont les affaires.
    .c = Patience. La nuit ne fait que commencer.
    .d = Mes gars savent où se placer.
    .e = À vous. Et jouez serré.
    .f = Les rues sont calmes. Je me méfie des rues calmes.
    .capone = Un sourire, un beau costume et cinq hommes au coin de la rue.
    .yale = Il faut savoir garder ses manchettes propres.
    .weiss = C’est moi que vous regardez ?
    .moran = Remontez vos cols. Le vent se lève.
    .obanion = Des fleurs pour tout le monde. Aujourd’hui, du moins.
    .torrio = Pas de bruit, messieurs. Du calcul.
talk-calls =
    .a = Cinq de mes hommes sont à la porte. Toc, toc.
    .b = Réglons ça. Demain, à l’aube.
    .c = Comptez-les. Puis comptez les vôtres.
    .d = Dernière tournée, tout le monde.
    .e = J’ai assez attendu.
    .f = Qui veut partir part maintenant.
    .capone = J’ai demandé poliment. Maintenant, je demande à cinq.
    .yale = Chapeaux bas. Il pourrait y avoir des éclats.
    .weiss = Assez parlé ! On tire.
    .moran = Vous entendez ? C’est moi qui recharge.
    .obanion = J’ai déjà commandé les couronnes.
    .torrio = La réunion est fixée. Soyez ponctuels.
talk-raids =
    .a = Monsieur l’agent, deuxième porte à gauche.
    .b = Je regarde seulement. J’ai un mandat.
    .c = Tiens, tiens. Intéressant.
    .d = On ne se cache pas de la loi. Pas de la mienne.
    .e = Levez le rideau !
    .f = Mon petit doigt m’a dit de regarder là.
    .capone = J’ai déjeuné avec le commissaire, aujourd’hui.
    .yale = Pardon de vous déranger. Simple formalité.
    .weiss = Enfoncez-moi ça, les gars !
    .moran = Je le savais. Je le sais toujours.
    .obanion = Je venais seulement arroser les plantes.
    .torrio = L’information est le meilleur placement.
talk-wins =
    .a = Changez l’enseigne.
    .b = Nouveau patron, mêmes horaires.
    .c = Merci de l’avoir gardé pour moi.
    .d = Voilà comment on fait dans cette ville.
    .e = Balayez le verre. On ouvre à huit heures.
    .f = Rien de personnel. Enfin, un peu.
    .capone = On va plus loin avec un mot gentil et un full.
    .yale = Un endroit élégant. Je le prends.
    .weiss = Ha ! À qui le tour ?
    .moran = Et c’est moi qu’on dit fou.
    .obanion = Des roses pour ces dames. La maison est à moi.
    .torrio = Une acquisition raisonnable.
talk-loses =
    .a = Profitez-en tant que ça dure.
    .b = Je m’en souviendrai.
    .c = Ce n’est qu’une rue. Moi, je veux la ville.
    .d = Bah. L’endroit ne m’a jamais plu.
    .e = Quelqu’un va payer pour ça.
    .f = Coup de chance.
    .capone = J’ai bonne mémoire et une longue liste.
    .yale = Comme c’est vulgaire.
    .weiss = Personne ne me fait ça ! Personne !
    .moran = Je l’ai vu venir. Je vois toujours tout venir.
    .obanion = Dommage pour les fleurs.
    .torrio = Une perte à passer aux comptes. Pour cette fois.
talk-triumph =
    .a = Chicago est à moi. Bonne nuit à tous.
    .b = C’est la maison qui régale. Ma maison.
    .c = Bien joué. J’ai joué mieux.
    .d = Il fallait bien quelqu’un pour diriger cette ville.
    .e = Prévenez les journaux : à la une.
    .f = Embrassez l’anneau, et attention à la marche.
    .capone = Chicago m’appartient. Simplement, je ne signe jamais.
    .yale = La ville me va plutôt bien.
    .weiss = Je vous l’avais dit ! À tous !
    .moran = Alors, qui est le fou, maintenant ?
    .obanion = Toute une ville en fleurs, et toute à moi.
    .torrio = Et pas un cent de gaspillé.

## L’histoire d’une partie finie

story-title = LA CONQUÊTE DE CHICAGO
story-turns = { $count ->
    [one] un tour
   *[other] { $count } tours
}
story-shootouts = { $count ->
    [0] aucune fusillade
    [one] une fusillade
   *[other] { $count } fusillades
}
story-line = { $turns } · { $shootouts } · les chances de chaque boss, en %
story-length = { $turns } et { $shootouts }
story-start = donne
story-unit = tour
story-at = tour { $turn }
story-during = au tour { $turn }
story-best-hand = LA PLUS BELLE MAIN
story-lane = FUSILLADES
    .line = et qui les a gagnées
story-luck = tirage
story-traps = pièges réussis
story-calls = paris perdus
story-raids = visites de l’informateur
story-stolen = établissements volés
# 240 de large, en deux lignes
story-dark = { $count ->
    [one] dont un caché
   *[other] dont { $count } cachés
}
story-surprise = La surprise : { $during }, { $boss } rafle { $business } ({ $hand }), un coup à { $chance } %.
# sur toutes les parties, dans /stats
story-figure-traps = Pièges (gagnés quand tout semblait perdu) : { $figure }
story-figure-calls = Paris (perdus quand tout semblait gagné) : { $figure }
story-figure-raids = Visites de l’informateur : { $figure }
story-figure-stolen = Établissements volés : { $figure }

## Les signes de l’image, pour les leçons

signs = -# Les **losanges** en haut : les actions qu’il te reste. Dessous : la pioche, la défausse, les établissements encore à ouvrir.
    -# **A, B** : les établissements à prendre. Pointillés rouges et balle : une fusillade y est déclenchée.
    -# **À côté de chaque boss** : ses cartes en main et les quatre types d’établissement. En couleur : il en tient un, ou autant que dit le nombre. En rouge : encore un, et la ville est à lui.
    -# **Une place claire en pointillés** : ton prochain gangster y va, visible (œil ouvert) ou caché (œil fermé). Sombre, avec un losange : celui d’un rival y sera caché.
    -# **Un œil fermé sur ta carte** : les autres n’en voient que le dos. Sous tes cartes : ta main à cet endroit.

## Une phrase à chacun des trois premiers tours d’une partie en solo

guide-1 = Une seule action pour commencer : recrute, ou pose une carte qui va avec d’autres de ta main.
guide-2 = Trois actions par tour à présent : pose des cartes qui vont ensemble (même valeur ou même couleur) dans un seul établissement.
guide-3 = Ta cinquième carte déclenche une fusillade au début de ton prochain tour : d’ici là, les autres peuvent encore poser. La meilleure main sur place l’emporte, même avec moins de cartes.
