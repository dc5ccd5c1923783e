## A game looked at again, step by step: a step is whatever the table was told at once, and no turn of the game’s own.

button = Replay
head = ### Replay of { $table } · step { $turn } of { $last }
head-deal = ### Replay of { $table } · the start, before step 1 of { $last }
head-only-deal = ### Replay of { $table } · the start
imported = -# 📥 Imported from a record; I never posted its seal here.
goto = Go to…
eyes = Eyes…
deal = The start
turn = Step { $turn } · { $what }
end = Step { $turn } · the end
newest = Step { $turn } · latest
too-early = -# { $seen ->
    [yes] You joined at step { $turn }; before that, you see what everybody saw.
   *[no] You’ve only just joined; for earlier steps, you see what everybody saw.
}

## The command, and the line in the menu of a message.

command-replay = replay
    .about = Watch a game again, step by step, through the eyes you choose
command-option-turn = turn
    .about = After which step (or the nearest one)
command-option-review = review
    .about = Your costliest turns and the better moves, once the game is over
menu = Replay from here
