## Une partie gagnée, montrée à tout le monde.

button = Partager
head = { $person } montre comment s’est finie la table { $table } :
where = -# Rien que pour toi, pour l’instant. Ce serait publié dans { $channel }, une fois.
post = Publier
posted = Publié : { $where }

## Pourquoi non.

shared-already = Tu as déjà partagé cette partie.
not-played-out = On ne partage qu’une partie jouée jusqu’au bout.

## La commande.

command-share = partager
    .about = Montrer à tout le salon comment ta partie a fini
command-option-post = publier
    .about = Publier tout de suite ; sinon, rien que pour toi
