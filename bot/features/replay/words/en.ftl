## A game looked at again. A turn is whatever the table was told at once.

button = Replay
head = ### Replay of { $table } · after turn { $turn } of { $last }
head-deal = ### Replay of { $table } · the deal, before turn 1 of { $last }
imported = -# 📥 Imported from a record; I never posted its seal here.
goto = Go to…
eyes = Eyes…
deal = The deal
costly = -# 🔎 One of your costliest turns: **Review** explains why.
costly-turn = Turn { $turn } · costly for you
turn = Turn { $turn } · { $what }
end = Turn { $turn } · the end
newest = Turn { $turn } · latest
too-early = -# { $seen ->
    [yes] You joined at turn { $turn }; before that, you see what everybody saw.
   *[no] You’ve only just joined; for earlier turns, you see what everybody saw.
}

## The command, and the line in the menu of a message.

command-replay = replay
    .about = Watch a game again, turn by turn, through the eyes you choose
command-option-turn = turn
    .about = After which turn (or the nearest one)
command-option-review = review
    .about = Your costliest turns and the better moves, once the game is over
menu = Replay from here
