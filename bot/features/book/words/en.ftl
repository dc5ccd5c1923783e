## A finished game as one page. Names in braces stay: the page fills them in.

made = The book of { $table }: save this file and open it in any browser, even offline. { $named ->
    [yes] It shows the players’ names. Think of them before you pass it on: nobody can delete your copy later.
   *[no] It contains no names.
}
error-game = There is no game called { $game } here.
error-rules = This game used rules version { $played }; this bot has { $here }. Use the version that played it to make its book.
error-deal = This record can’t be dealt ({ $why }). See: python -m engine.record check FILE
error-large = The book would be { $size } kB; the limit is { $most } kB.
written = Written: { $path } ({ $size } kB). Open it in any browser.
unreadable = { $path } isn’t a readable record: line { $line }: { $why }
no-file = { $path } can’t be read: { $why }
not-written = { $path } can’t be written: { $why }
same-file = that is the record itself
other-file = there is something else already, and only a book is ever overwritten
too-old = This browser is too old for the page: it takes one of 2023 or later.
no-script = This page shows a game turn by turn and needs JavaScript. It never goes online.
page = { $game }: { $who }
seat = Seat { $seat }
person = player
computer = computer
computer-level = computer · { $level }
milestone = Turn { $turn } · { $what }
milestone-deal = The start
milestone-end = Turn { $turn } · the end
dealt = Begun on { $day }
ended = ended on { $day }
turns = turns: { $count }
deal = The start, before turn 1 of { $last }
turn = After turn { $turn } of { $last }
nothing = Nothing new for anybody to see.
told = What happened
controls = Controls
first = To the start
back = One turn back
play = Play
pause = Pause
on = One turn on
last = To the end
scrub = Turn
enlarge = Show this picture large
eyes = Eyes
eyes-public = What everybody saw
eyes-open = Everything open
eyes-seat = What { $who } saw
goto = Go to
pace = Speed
speed = × { $times }
language = Language
picture = The table, { $turn }; { $eyes }. The same in words is below.
twin = The table in words
all-turns = Turn by turn
about = Everything is in this one file; it never goes online. Keys: ← → turn by turn, space to play and pause, Home and End.
record = The record itself
close = Close
check = Check the deck
check-about = Your browser works everything out here, from the record in this file: the seal, the seed, every random draw and every shuffle.
check-busy = Checking…
check-good = All correct: { $count } of { $count } that can be checked.
check-bad = Wrong: { $count }. See line { $lines } of the record.
check-none = Nothing to check: the record has no seal, no random draws and no shuffles.
check-held = correct
check-broken = wrong
check-open = can’t be checked
check-seal = The seal, from its secret
check-seed = The seed, from the secret and the cuts
check-cut = The cut of { $seat }
check-passed = { $seat } passed the cut
check-lot = Random draw { $number }
check-shuffle = Shuffle { $number }, { $count } cards or pieces
check-chances = Random draws and shuffles: none in this record
check-maker = A move or comment that the rules don’t allow (found when this page was made)
check-line = line { $line } of the record
check-turn = line { $turn } of the game, line { $line } of the record
check-differs = Place { $place } in the pile: the record says { $says }, the seed gives { $gives }.
check-text = Text
check-says = The record
check-gives = Your browser
check-pile = The pile, as your browser gets it
check-why-alone = No seal: one person against computers.
check-why-seal = This game is older than seals.
check-why-secret = The secret isn’t public yet.
check-why-seed = The record has no seed.
check-why-text = The text was deleted; the seed still proves its hash.
compare = Last step: compare this seal with the message of { $day }:
compare-somewhere = Last step: compare this seal with the bot’s message from before the first cut:
compare-link = To that message
compare-alone = No seal: one person against computers. What holds shows that the game follows from its seed.
compare-none = No seal was posted for this game. This check shows only that it follows from its seed.
compare-proves = If they match, nobody chose the deck after the seal. That proves most to the player who cut last, if seats and options stayed as they were then. The bot’s operator could always see the cards.

## The command.

command-book = book
    .about = Get a finished game as one page to keep, for any browser, even offline
command-option-names = names
    .about = Show the players’ names; without this the page has none

## The command of the host.

host-about = turn a game’s record into one page for any browser, offline
host-file = a record from /game record
host-out = the page (default: FILE with .html)
