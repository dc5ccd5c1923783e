## Les parties finies de quelqu’un sur un serveur, et le classement du serveur.

none = { $player } n’a encore fini aucune partie sur ce serveur.
none-of = { $player } n’a encore fini aucune partie de { $game } sur ce serveur.
all = { $player } sur ce serveur :
more = -# `/stats joueur jeu: …` montre un jeu en détail.
head = **{ $name }** · { $games ->
    [1] une partie
   *[other] { $games } parties
}{ $wins ->
    [0] { "" }
    [1] , une victoire
   *[other] , { $wins } victoires
}
rating = Classement : **{ $points }** ({ $games ->
    [1] une partie
   *[other] { $games } parties
} entre humains)
story = **Chance et audace** · sur { $stories ->
    [1] une partie
   *[other] { $stories } parties
}
luck = Chance : **{ $luck ->
    [great] une veine insolente
    [good] plutôt bonne
    [bad] un peu de poisse
    [awful] la poisse
   *[even] ni plus ni moins que les autres
}**
surprise = Plus grosse surprise : un coup à { $believed } %
board-none = Personne n’a encore fini de partie sur ce serveur.
board-none-of = Personne n’a encore fini de partie de { $game } sur ce serveur.
board-more = -# `/stats classement jeu: …` montre toute la liste d’un jeu.
board-head = **Les meilleurs de ce serveur**
board-line = { $place }. { $player } · **{ $points }** · { $wins ->
    [0] aucune victoire
    [1] une victoire
   *[other] { $wins } victoires
} sur { $games }
board-unrated = { $place }. { $player } · { $wins ->
    [0] aucune victoire
    [1] une victoire
   *[other] { $wins } victoires
} sur { $games }

## Les commandes, et la ligne dans le menu d’une personne.

command-of = joueur
    .about = Voir les parties finies de quelqu’un, ou les tiennes
command-board = classement
    .about = Voir les meilleurs de ce serveur
menu = Voir ses chiffres
