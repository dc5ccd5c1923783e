## Une note personnelle sur une table.

button = Note
line = -# 📝 { $note }
title = Ta note sur la table { $table }
label = Rien que pour toi
about = Elle reste sur ton panneau. Laisse vide pour l’effacer.
kept = C’est noté, rien que pour toi, sur ton panneau.
gone = Ta note est effacée.

## La commande.

command-note = note
    .about = Écrire une note personnelle sur ta table
command-option-text = texte
    .about = Ce qu’il faut noter ; sans rien, un formulaire s’ouvre avec ta note
