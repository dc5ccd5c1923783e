## Films: a game that is over, as moving pictures

button = Film
waiting = 🎞️ **Film of table { $table }** ({ $game }, { $eyes }): in the queue.
making = 🎞️ **Film of table { $table }** ({ $game }, { $eyes }): { $done } of { $total } pictures.
cancel = Cancel
cancelled = Film cancelled. `/game film` makes one whenever you like.
not-made = I’m not making a film for you right now.
made = 🎞️ **Film of table { $table }** ({ $game }, { $eyes }). If it doesn’t move here, open the file.
share = Share with everybody
shared = Shared: { $where }
post = { $person } shares the game as a film:
alt = Film of table { $table }, { $game }, { $eyes }: the table after every turn, from the start to the end. `/game replay` has every turn in words.
late = This film takes longer than Discord lets me update this message. I’m still working on it: type `/game film` again in a while.
failed = That film failed, and it’s my fault. `/game replay` still shows every turn.
one-at-a-time = I’m already making a film for you; see the message above. One at a time, please; cancel that one if you’d rather have this.
speed-slow = slow
speed-normal = normal
speed-fast = fast

## Reasons why there is none.

no-such-speed = A film can be `slow`, `normal` or `fast`.
not-now = Too many people are playing right now for new films. Try again in a few minutes; `/game replay` shows the game turn by turn.
gone = I no longer have that film. `/game film` makes it again.
shared-already = You’ve already shared that film.

## The command.

command-film = film
    .about = Watch a finished game as a film, through the eyes you choose
command-option-speed = speed
    .about = How fast: slow, normal or fast
