## Finished games of one person on a server, and the best of the server.

none = { $player } hasn’t finished a game on this server yet.
none-of = { $player } hasn’t finished a game of { $game } on this server yet.
all = { $player } on this server:
more = -# `/stats of game: …` shows one game in full.
head = **{ $name }** · { $games ->
    [one] one game
   *[other] { $games } games
}{ $wins ->
    [0] { "" }
    [one] , one win
   *[other] , { $wins } wins
}
rating = Rating: **{ $points }** ({ $games ->
    [one] one game
   *[other] { $games } games
} against people)
story = **Luck and nerve** · over { $stories ->
    [one] one game
   *[other] { $stories } games
}
luck = Luck: **{ $luck ->
    [great] outrageously good
    [good] rather good
    [bad] rather bad
    [awful] awful
   *[even] no more and no less than others
}**
surprise = Biggest surprise: won with a { $believed }% chance
board-none = Nobody has finished a game on this server yet.
board-none-of = Nobody has finished a game of { $game } on this server yet.
board-more = -# `/stats board game: …` shows the whole list of one game.
board-head = **Leaderboard of this server**
board-line = { $place }. { $player } · **{ $points }** · { $wins } of { $games } won
board-unrated = { $place }. { $player } · { $wins } of { $games } won

## The commands, and the line in the menu of a person.

command-of = of
    .about = See somebody’s finished games, or your own
command-board = board
    .about = See the best players on this server
menu = Their figures
