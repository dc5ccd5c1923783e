## Revoir une partie. Un tour, c’est tout ce que la table a appris d’un coup.

button = Revoir
head = ### Partie { $table } · après le tour { $turn } sur { $last }
head-deal = ### Partie { $table } · la donne, avant le tour 1 sur { $last }
imported = -# 📥 Partie importée d’un récit : son sceau n’a pas été publié ici.
goto = Aller à…
eyes = Vu par…
deal = La donne
costly = -# 🔎 Un de tes tours les plus chers : **Bilan** t’explique pourquoi.
costly-turn = Tour { $turn } · t’a coûté cher
turn = Tour { $turn } · { $what }
end = Tour { $turn } · la fin
newest = Tour { $turn } · le dernier
too-early = -# { $seen ->
    [yes] Tu as pris cette place au tour { $turn } : avant, tu vois ce que tout le monde voyait.
   *[no] Tu viens de prendre cette place : pour les tours d’avant, tu vois ce que tout le monde voyait.
}

## La commande, et la ligne dans le menu d’un message.

command-replay = revoir
    .about = Revoir une partie tour par tour, par les yeux de qui tu veux
command-option-turn = tour
    .about = Après quel tour (ou le plus proche)
command-option-review = bilan
    .about = Tes tours les plus coûteux d’une partie finie, et ce qui valait mieux
menu = Revoir à partir d’ici
