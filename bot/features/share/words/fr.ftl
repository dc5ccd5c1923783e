## Une partie gagnée, montrée à tout le monde.

button = Partager
head = { $person } montre comment s’est finie la table { $table } :
where = -# Rien que pour toi, pour l’instant. Ce serait publié dans { $channel }, une fois.
post = Publier
posted = Publié : { $where }

## La commande.

command-share = partager
    .about = Montrer à tout le salon comment ta partie a fini
command-option-post = publier
    .about = Publier tout de suite ; sinon, rien que pour toi
