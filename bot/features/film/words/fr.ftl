## Films : une partie finie, en images animées

button = Film
waiting = 🎞️ **Film de la table { $table }** ({ $game }, { $eyes }) : je m’y mets dès que je peux.
making = 🎞️ **Film de la table { $table }** ({ $game }, { $eyes }) : image { $done } sur { $total }.
cancel = Annuler
cancelled = Film annulé. `/partie film` le refait quand tu veux.
not-made = Je ne prépare aucun film pour toi en ce moment.
made = 🎞️ **Film de la table { $table }** ({ $game }, { $eyes }). S’il ne bouge pas ici, ouvre le fichier.
share = Partager avec tous
shared = Partagé : { $where }
post = { $person } partage la partie, en film :
alt = Film de la table { $table }, { $game }, { $eyes } : la table après chaque tour, du début à la fin. `/partie revoir` raconte chaque tour en toutes lettres.
late = Discord ne me laisse pas le temps de le montrer ici. Le film se fait quand même : retape `/partie film` dans un moment.
failed = Le film est raté, et c’est ma faute. `/partie revoir` montre toujours la partie tour par tour.
one-at-a-time = Je prépare déjà un film pour toi, dans un message plus haut. Un à la fois : annule-le si tu préfères celui-ci.
speed-slow = lent
speed-normal = normal
speed-fast = rapide

## Pourquoi il n’y en a pas.

no-such-speed = Un film est `slow` (lent), `normal` ou `fast` (rapide).
not-now = Il y a foule ce soir, je ne commence pas de nouveau film. Réessaie dans quelques minutes ; `/partie revoir` montre la partie tour par tour.
gone = Je n’ai plus ce film. `/partie film` le refait.
shared-already = Ce film a déjà été partagé.

## La commande.

command-film = film
    .about = Regarder une partie finie en film, par les yeux de qui tu veux
command-option-speed = vitesse
    .about = À quelle vitesse : lent, normal ou rapide
