## Revoir une partie, étape par étape : une étape, c’est tout ce que la table a appris d’un coup.

button = Revoir
head = ### Partie { $table } · étape { $turn } sur { $last }
head-deal = ### Partie { $table } · le début, avant l’étape 1 sur { $last }
head-only-deal = ### Partie { $table } · le début
imported = -# 📥 Partie importée d’un récit : son sceau n’a pas été publié ici.
goto = Aller à…
eyes = Vu par…
deal = Le début
turn = Étape { $turn } · { $what }
end = Étape { $turn } · la fin
newest = Étape { $turn } · la dernière
too-early = -# { $seen ->
    [yes] Tu as pris cette place à l’étape { $turn } : avant, tu vois ce que tout le monde voyait.
   *[no] Tu viens de prendre cette place : pour les étapes d’avant, tu vois ce que tout le monde voyait.
}

## La commande, et la ligne dans le menu d’un message.

command-replay = revoir
    .about = Revoir une partie étape par étape, par les yeux de qui tu veux
command-option-turn = tour
    .about = Après quelle étape (ou la plus proche)
command-option-review = bilan
    .about = Tes tours les plus coûteux d’une partie finie, et ce qui valait mieux
menu = Revoir à partir d’ici
