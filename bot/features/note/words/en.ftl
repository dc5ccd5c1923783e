## A private note on a table.

button = Note
line = -# 📝 { $note }
title = Your note on table { $table }
label = Only you see it
about = It stands on your panel. Leave it empty to delete it.
kept = Noted. Only you see it, on your panel.
gone = Your note is deleted.

## The command.

command-note = note
    .about = Write a private note on your table
command-option-text = text
    .about = What to note; leave it out to open a form with your note
