# Les cartes françaises et les mains de poker qu’elles font, pour tous les jeux qui s’y jouent.

# Ce qui est imprimé au coin d’une carte.
index = { $rank ->
    [11] V
    [12] D
    [13] R
    [14] A
   *[other] { $rank }
}
rank = { $rank ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] valet
    [12] dame
    [13] roi
   *[other] as
}
rank-many = { $rank ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] valets
    [12] dames
    [13] rois
   *[other] as
}
# Les rangs comme les autres mots les veulent : $rank est le mot lui-même, $number son nombre.
rank-of = { $number ->
    [14] d’{ $many }
   *[other] de { $many }
}
rank-the = { $number ->
    [12] la { $rank }
    [14] l’{ $rank }
   *[other] le { $rank }
}
rank-to = { $number ->
    [12] à la { $rank }
    [14] à l’{ $rank }
   *[other] au { $rank }
}
rank-up-to = { $number ->
    [12] à la { $rank }
    [14] à l’{ $rank }
   *[other] au { $rank }
}
rank-high = { $number ->
    [12] à la { $rank }
    [14] à l’{ $rank }
   *[other] au { $rank }
}
rank-kicker = { $number ->
    [12] avec la { $rank }
    [14] avec l’{ $rank }
   *[other] avec le { $rank }
}

suit = { $suit ->
    [s] pique
    [h] cœur
    [d] carreau
   *[c] trèfle
}
card = { $rank } de { $suit }
joker = { $colour ->
    [b] joker noir
   *[r] joker rouge
}

category-five-of-a-kind = Cinq identiques
    .inside = cinq identiques
category-straight-flush = Quinte flush
    .inside = quinte flush
category-four-of-a-kind = Carré
    .inside = carré
category-full-house = Full
    .inside = full
category-flush = Couleur
    .inside = couleur
category-straight = Suite
    .inside = suite
category-three-of-a-kind = Brelan
    .inside = brelan
category-two-pairs = Double paire
    .inside = double paire
category-pair = Paire
    .inside = paire
category-high-card = Carte haute
    .inside = carte haute
royal-flush = Quinte royale
    .inside = une quinte royale
low-name = Basse { $high }
    .inside = basse { $high }

# Une main dans une phrase, et `.detail` là où son nom est écrit au-dessus. $highs, $lows : les rangs au
# pluriel, $high et $low : comme la main les veut, $cards : tous ses rangs.
hand-five-of-a-kind = cinq { $highs }
    .detail = { $highs }
hand-straight-flush = une quinte flush { $high }
    .detail = { $low } { $high }
hand-four-of-a-kind = un carré { $highs }
    .detail = { $highs }
hand-full-house = un full aux { $highs } par les { $lows }
    .detail = aux { $highs } par les { $lows }
hand-flush = une couleur { $high }
    .detail = { $cards }
hand-straight = une suite { $high }
    .detail = { $low } { $high }
hand-three-of-a-kind = un brelan { $highs }
    .detail = { $highs }
hand-two-pairs = une double paire, { $highs } et { $lows }
    .detail = { $highs } et { $lows }
hand-pair = une paire { $highs }
    .detail = { $highs }
hand-high-card = hauteur { $high }
    .detail = { $cards }
with-cards = { $words }, avec { $cards }
and-card = { $one } et { $other }

# La carte qui classe les mains.
help-hands = LES MAINS DU POKER
help-order = la meilleure d’abord ; cinq cartes comptent
help-lows = LES MAINS BASSES
help-lows-order = la plus basse d’abord ; cinq cartes comptent
help-means = { $category ->
    [five-of-a-kind] avec un joker
    [straight-flush] suite d’une seule couleur
    [four-of-a-kind] quatre de même rang
    [full-house] trois et deux
    [flush] cinq de même couleur
    [straight] cinq à la suite
    [three-of-a-kind] trois de même rang
    [two-pairs] deux et deux
    [pair] deux de même rang
   *[high-card] rien de tout cela
}
help-low-best = la plus basse de toutes
help-low-any = Sans paire
    .means = cinq rangs différents
help-note = Main égale : les plus hautes cartes décident, de gauche à droite.
    L’as compte aussi en bas dans A 2 3 4 5.
help-note-suits = Les couleurs ne départagent jamais au Poker Champ ; au Chicago, parfois.
help-note-low = Suites et couleurs ne comptent pas. L’as vaut un.
    De la plus haute carte à la plus basse, la plus basse gagne.
help-note-joker = Un joker vaut la carte qui t’arrange le plus.

## Le récit d’une partie

story-deals = { $count ->
    [one] une donne
   *[other] { $count } donnes
}
story-line = { $deals } · les chances de chaque boss, en %
story-start = départ
story-unit = donne
story-at = donne { $deal }
story-during = à la donne { $deal }
story-lane = ABATTAGES
    .line = et qui les a gagnés
    .biggest = GROS ABATTAGES
story-luck = cartes reçues
story-traps = bluffs
    .told = pots bluffés
story-calls = paris perdus
story-chips = jetons
    .second = d’un coup
story-surprise = La surprise : { $during }, { $boss } l’emporte ({ $hand }), un coup à { $chance } %.
story-surprise-unseen = La surprise : { $during }, { $boss } prend le pot, un coup à { $chance } %.
story-haul = Le gros coup : { $during }, { $boss } empoche { $chips } jetons.
