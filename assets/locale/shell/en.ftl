### The sentences of the shell in English, whatever the game, by subject (projectfluent.org). A test holds them
### against fr.ftl: the same messages with the same facts, none missing, none unused.

## Who sits where ($role: the character, where the game has any; $name is a person, escaped)

ui-seat-number = Seat { $number }
ui-seat-person = { $number }. **{ $role }** · { $name }
ui-seat-computer = { $number }. **{ $role }** · computer ({ $level })
ui-seat-held = { $number }. **{ $role }** · { $name } (a computer plays)

## The lobby

ui-lobby-head = ## Table { $table }
    { $open ->
        [on] { $host } gathers players for a game of { $game }.
       *[off] { $host } gathered players for a game of { $game }.
    }
ui-lobby-invited = { $count ->
    [one] A chair is
   *[other] Chairs are
} kept for { $people }; whoever likes may have them { $until }.
ui-lobby-free = { $count ->
    [0] Every chair is taken.
    [one] One more chair is free.
   *[other] { $count } chairs are free.
}
ui-lobby-live = -# ⚡ Live: for an evening together. The clock counts at any hour, nobody cuts the deck, and **Start** deals at once.
ui-lobby-folded = -# Table { $table } ({ $game }) was closed before its cards were dealt. `/table new` opens another.
ui-lobby-dealt = The cards are dealt.
ui-lobby-over = 🏁 This game is over.
ui-to-table = To the table
ui-lobby-opened = Table { $table } is open. Everybody in this channel may sit down; start it when everybody is there.
ui-option = { $option }: **{ $value }**
ui-option-pace = Clock
ui-option-language = Language
ui-option-talk = Computers
ui-pace-none = no clock
ui-pace-12h = 12 hours a turn
ui-pace-24h = 24 hours a turn
ui-pace-48h = 48 hours a turn
ui-pace-72h = 72 hours a turn
ui-pace-90s = live: 90 seconds a turn
ui-pace-3m = live: 3 minutes a turn
ui-pace-5m = live: 5 minutes a turn
ui-language-en = English
ui-language-fr = français
ui-talk-on = say a word now and then
ui-talk-off = play in silence
ui-join = Join
ui-leave = Leave
ui-add-computer = Add a computer
ui-options = Options
ui-start = Start
ui-how-to-play = How to play
ui-how-to-play-game = How to play { $game }
ui-choose-role = Choose whom you play (and sit down)
ui-options-head = **Options of table { $table }**
    Only you, the host, see this. Whatever you choose holds at once.
ui-unseat = Show somebody the door…
ui-computers-head = **Computers**
    Which one shall sit down?
ui-computer-level = **{ $level }**: { $about }
ui-computer-goes = gets up and goes
ui-seated = You sit at the table as **{ $role }**.
ui-done = Done.
ui-seat-asked-invited = I have asked { $name } at the table. The seat is theirs as soon as they click.
ui-seat-asked-sitter = Somebody plays that seat: I have asked them at the table whether they give it to { $name }.
ui-take-seat = Take the seat
ui-give-seat = Give my seat to { $name }
ui-stand-in = Let a computer play
ui-fill-seat = Offer the seat…
ui-invite-head = Who shall be asked to take the seat? Until they agree, a computer plays it, and nobody sees the hand.
ui-invite = Choose somebody…

## The private panel

ui-panel-head = -# { $table } · only you see this
ui-panel-table = Table { $table }
ui-table-number = #{ $number }
ui-panel-to-be-told = -# This is what the table will read:
ui-panel-since = **Since your last turn**
ui-played-for-you = 🤖 A computer played for you: { $told }
ui-answered-for-you = 🤖 A computer chose for you:
ui-panel-since-elsewhere = -# What has happened since your last turn: `/log` tells it.
ui-table-then = -# The table as it was when this was written; `/show` tells it as it is.
ui-table-follows = -# The table in words has no room here: it comes as a message of its own, and `/show text: True` tells it at any time.
ui-table-elsewhere = -# The table in words has no room here: `/show text: True` tells it at any time.
ui-panel-closed = This table was ended before anybody had won.
ui-panel-held = A computer plays your seat. You can take it back at any time.
ui-panel-done = That is all
ui-panel-choose = Choose…{ $pages ->
    [1] { "" }
   *[other] { " " }({ $page }/{ $pages })
}
ui-earlier = ◀ Earlier
ui-later = Later ▶
ui-previous-page = ◀ Page { $page } of { $pages }
ui-next-page = Page { $page } of { $pages } ▶
ui-back = Back
ui-take-back = Take back
ui-plan = Plan my next turn
ui-plan-change = Change my plan
ui-plan-head = 🗓️ **Your plan for your next turn**
ui-plan-begin = 🗓️ **Plan your next turn**, as things stand now. It is played as soon as it’s your turn, if nothing that it depends on has changed; nobody else sees it. What it leaves open you are asked as usual.
ui-plan-open = Not kept yet: add to it, or press **Keep this plan**.
ui-plan-kept = Kept. It is played as soon as it’s your turn, if nothing that it depends on has changed; only the speed may show that you planned.
ui-plan-broken = It does not hold any more: { $why } Withdraw it, and plan anew if you like.
ui-plan-not-played = 🗓️ Your plan was not played: { $why }
ui-plan-impossible = “{ $line }” is not possible any more.
ui-plan-keep = Keep this plan
ui-plan-shorter = Without the last line
ui-plan-withdraw = Withdraw my plan
ui-plan-leave = To my panel
ui-answer-kept = 📌 Answered in advance: { $answer }
ui-answer-ask = Ask me
ui-retake = Take my seat back
ui-show = Table
ui-deadline = -# ⏳ due { $when }
ui-is-away = -# 🧳 { $name } is away until { $until }

## Under the table

ui-your-turn = { $person }, it’s your turn.
ui-call-live = { $call } ⏳ { $when }
ui-dealt = -# The cards are dealt. Also here: { $people }
ui-my-size = My size
ui-always-pocket = -# In `/settings`, **My pictures** gives you all of yours like this.
ui-last-turns = Last turns
ui-shown-lately = **What was shown in the last round**
ui-rules = Rules

## Replay: a game looked at again. A turn is whatever the table was told at once.

ui-replay = Replay
ui-replay-head = ### Replay of { $table } · after turn { $turn } of { $last }
ui-replay-head-deal = ### Replay of { $table } · the deal, before turn 1 of { $last }
ui-replay-imported = -# 📥 Imported from a record: its seal was not posted here.
ui-replay-goto = Go to…
ui-replay-eyes = Eyes…
ui-replay-deal = The deal
ui-replay-costly = -# 🔎 One of the turns that cost you most: **Review** says why.
ui-replay-costly-turn = Turn { $turn } · cost you much
ui-replay-turn = Turn { $turn } · { $what }
ui-replay-end = Turn { $turn } · the end
ui-replay-newest = Turn { $turn } · the newest
ui-replay-eyes-public = Everybody’s eyes
ui-replay-eyes-open = All cards open
ui-replay-eyes-seat = { $who }’s eyes
ui-replay-too-early = -# { $seen ->
    [yes] You sat down here at turn { $turn }: before it you see what everybody saw.
   *[no] You have just sat down here: of all turns before you see what everybody saw.
}

## The review of a finished game, for one of its people: their costliest turns. $cost is worded by the game.

ui-review = Review
ui-review-head = ### Your review of { $table }
ui-review-costly = You had a choice { $count ->
    [one] once
   *[other] { $count } times
}. Judged by what you could see at that moment, { $turns ->
    [one] this turn cost you most:
   *[other] these turns cost you most:
}
ui-review-turn = **Turn { $turn }** · it cost you { $cost }
ui-review-done = You chose: *{ $action }*
ui-review-better = Better: **{ $action }** ({ $cost } more)
ui-review-change = -# { $change }
ui-review-note = -# A strong computer tried both many times, from what you could see. A turn counts all that its actions gave away; the costliest of them is shown. Luck does not count.
ui-review-well-played = You had a choice { $count ->
    [one] once
   *[other] { $count } times
}. Judged by what you could see at that moment, you gave nothing away that is worth naming. Well played!
ui-review-no-choice = There is nothing to judge: wherever you decided yourself in this game, you had no choice.
ui-review-to-turn = Turn { $turn }
ui-review-asking = 🔎 **Your review of { $table }**: { $done } of { $total } decisions judged.
ui-review-cancel = Cancel
ui-review-cancelled = Cancelled: { $done } of { $total } decisions had been judged. Press to go on from there.
ui-review-nothing = Nothing is being judged for you just now; if I was restarted meanwhile, that ended it. Press to begin anew.
ui-review-late = This takes longer than Discord lets me change this answer, so I have stopped. Press to go on from there.
ui-review-short = { $done } of { $total } decisions are judged, and that used up your computing time for this hour. You get more in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}: then press to go on from there.
ui-review-failed = That failed, and the fault is mine. The replay itself is as it was.
ui-review-one-at-a-time = A game of yours is being reviewed already. One game at a time, please; cancel it if you would rather have another.

## The story of a game

ui-story = **The story of table { $table }**

## Films: a game that is over, as moving pictures

ui-film = Film
ui-film-waiting = 🎞️ **Film of table { $table }** ({ $game }, { $eyes }): it begins as soon as its turn comes.
ui-film-making = 🎞️ **Film of table { $table }** ({ $game }, { $eyes }): { $done } of { $total } pictures.
ui-film-cancel = Cancel
ui-film-cancelled = The film was cancelled. `/film` makes one whenever you like.
ui-film-not-made = No film is being made for you just now.
ui-film-made = 🎞️ **Film of table { $table }** ({ $game }, { $eyes }). If it does not move here, open the file.
ui-film-share = Share in the thread
ui-film-shared = Shared: { $where }
ui-film-post = { $person } shares the game again, as a film:
ui-film-alt = Film of table { $table }, { $game }, { $eyes }: the table after every turn, from the deal to the end. `/replay` tells every turn in words.
ui-film-late = This film takes longer than Discord lets me change this answer. It goes on being made: type `/film` again in a while.
ui-film-failed = That film failed, and the fault is mine. `/replay` still shows every turn.
ui-film-one-at-a-time = A film is being made for you already: the message above tells how far it is. One at a time, please; cancel it if you would rather have another.
ui-film-speed-slow = slow
ui-film-speed-normal = normal
ui-film-speed-fast = fast

ui-rematch = Rematch
ui-rematch-at = Rematch: table { $table }
ui-log-head = **Table { $table }: last turns**
ui-log-empty = Nothing has happened yet.
ui-earlier-news = -# … and more before that: see `/log`

## My tables

ui-tables-head = **Your tables**
ui-tables-none = You sit at no table. `/table new` opens one in a channel.
ui-table-waits = 🔴 { $table }: waits for you
ui-table-ends = 🔴 { $table }: your turn is played, **End turn** is missing
ui-table-ends-until = 🔴 { $table }: your turn is played, **End turn** is missing; it ends by itself { $when }
ui-table-waits-until = 🔴 { $table }: waits for you, due { $when }
ui-table-others = { $table }: waits for others
ui-table-gathering = { $table }: still gathering players
ui-tables-finished = **Finished lately**
ui-table-won = 🏆 { $table }: you won, { $when }
ui-table-lost = 🏁 { $table }: { $winners } won, { $when }
ui-table-closed = 🏁 { $table }: ended early, { $when }
ui-next = Next
ui-nothing-waits = No table waits for you.
ui-help = ## Card games, over days
    • **A table**: `/table new` opens one; friends sit down with **Join**, or computers do. **Start** closes the table: all cut the deck once, and the cards are dealt. `/table open` lists those that look for players, `/table announce` announces yours; `pace` with minutes a turn is for an evening together.
    • **Your turn**: you get a private message with your cards and buttons; `/hand`, or the first button under the table, shows the same. You may also type: what is offered is what you may do. `/takeback` takes your last action back; `/advice` says what a strong computer would do, where the table’s coach is on.
    • **New here?** `/learn` teaches a game in ten minutes, in real positions with the real buttons.
    • **Less waiting**: while others play, **Plan my next turn** or `/plan turn`: it is played as soon as it’s your turn, only if nothing that it depends on has changed. Nobody else sees a plan; only speed may show that there was one. `/plan withdraw` takes it back, `/plan answer` answers ties in advance.
    • **Looking**: `/show` (`text`: in words), `/log`, `/dossier`, `/rules`; `/replay`, `/story`, `/film`: a game again; `/verify`, `/record`, `/book`: its proof.
    • **Over days**: `/tables` lists your tables; `/settings` and `/away` say how and when to ask you. `/leave` hands your seat to a computer, `/concede` gives up, `/table end` asks all whether to stop.
ui-help-general = This bot

## Lessons

ui-learn = Learn to play
ui-learn-game = Learn { $game }
ui-learn-head = -# Learn { $game } · lesson { $lesson } of { $lessons } · only you see this
ui-learn-head-part = -# Learn { $game } · lesson { $lesson } of { $lessons }, part { $part } of { $parts } · only you see this
ui-learn-head-end = -# Learn { $game } · only you see this
ui-learn-title = ## { $title }
ui-learn-title-part = { $lesson }: { $title }
ui-learn-line = { $number } · { $title }
ui-learn-line-part = { $number }.{ $part } · { $title }
ui-learn-booklet = -# 📖 { $words }
ui-learn-task = 🎯 **Your task.** { $words }
ui-learn-answer = > 💬 { $words }
ui-learn-goes-on = A good beginning. Now go on from there.
ui-learn-hint = Hint
ui-learn-hint-words = > 💡 { $words }
ui-learn-solved = ✅ **Solved.** { $words }
ui-learn-next = Next ▶
ui-learn-finish = On to a game ▶
ui-learn-back = ◀ Lesson before
ui-learn-skip = Skip ▶
ui-learn-goto = Go to any lesson
ui-learn-end = ## That is all you need
    You know enough of { $game } for a first game, and every lesson can be had again. The computers you meet now are beginners too; the rest is at hand under **How to play**.
ui-play-now = Play now
ui-open-table = Open a table
ui-learn-play-where = 🎲 Tables are played on a server, not in private: use `/learn` in a channel of your server and press the button there, or open a table with `/table new`.

## A finished game, checked

ui-record = The record of { $table }: one plain text that anybody can read and check. It names nobody.
# The book: a finished game as one page (bot/book). Names in braces stay: the page fills them in.
ui-book = The book of { $table }: save this file and open it in any browser, without a network. { $named ->
    [yes] It shows the names of this table: think of them before you pass it on, no later deletion reaches it.
   *[no] It names nobody.
}
book-error-game = No game is called { $game } here.
book-error-rules = This game was played by rules number { $played }; here are number { $here }. The version of the bot that played it can make its book.
book-error-deal = This record cannot even be dealt ({ $why }). See: python -m engine.record check FILE
book-error-large = The book would have { $size } kB; it may have { $most } kB.
book-written = Written: { $path } ({ $size } kB). Open it in any browser.
book-unreadable = { $path } is no record that can be read: line { $line }: { $why }
book-no-file = { $path } cannot be read: { $why }
book-not-written = { $path } cannot be written: { $why }
book-same-file = that is the record itself
book-other-file = there is something else already, and only a book is ever overwritten
book-no-script = This page tells a game turn by turn and needs JavaScript; it asks no network for anything.
book-page = { $game }: { $who }
book-seat = Seat { $seat }
book-person = player
book-computer = computer
book-computer-level = computer · { $level }
book-milestone = Turn { $turn } · { $what }
book-milestone-deal = The deal
book-milestone-end = Turn { $turn } · the end
book-dealt = Dealt on { $day }
book-ended = ended on { $day }
book-turns = turns: { $count }
book-deal = The deal, before turn 1 of { $last }
book-turn = After turn { $turn } of { $last }
book-nothing = Nobody saw anything new.
book-told = What happened
book-controls = Through the game
book-first = To the deal
book-back = One turn back
book-play = Play
book-pause = Pause
book-on = One turn on
book-last = To the end
book-scrub = Turn
book-eyes = Eyes
book-eyes-public = Everybody’s eyes
book-eyes-open = All cards open
book-eyes-seat = { $who }’s eyes
book-goto = Go to
book-pace = Speed
book-speed = × { $times }
book-language = Language
book-picture = The table, { $turn }; { $eyes }. The same in words stands below.
book-twin = The table in words
book-all-turns = Turn by turn
book-about = One file with everything in it: nothing is asked of any network. Keys: ← → turn by turn, space plays and pauses, Home and End.
book-record = The record itself
book-close = Close
book-check = Check the deck
book-check-about = Your browser computes everything here by itself, from the record in this file: what the seal hides, the seed, every lot and every shuffle.
book-check-busy = Computing…
book-check-good = Everything holds: { $count } of { $count } that can be checked.
book-check-bad = Broken: { $count }. See line { $lines } of the record.
book-check-none = Nothing here can be checked: the record has no seal, no lots and no shuffles.
book-check-held = holds
book-check-broken = does not hold
book-check-open = cannot be checked
book-check-seal = The seal, from its secret
book-check-seed = The seed, from the secret and the cuts
book-check-cut = The cut of { $seat }
book-check-passed = { $seat } passed the cut
book-check-lot = Lot { $number }
book-check-shuffle = Shuffle { $number }, { $count } pieces
book-check-chances = Lots and shuffles: the record tells none
book-check-maker = A move or a comment that the rules do not allow (seen when this page was made)
book-check-line = line { $line } of the record
book-check-turn = line { $turn } of the game, line { $line } of the record
book-check-differs = Number { $place } of the pile: the record says { $says }, the seed gives { $gives }.
book-check-text = Text
book-check-says = The record says
book-check-gives = Your browser computes
book-check-pile = The pile as your browser computes it
book-check-why-alone = No seal: one person against computers.
book-check-why-seal = It was dealt before seals existed.
book-check-why-secret = The secret is not out.
book-check-why-seed = The record gives no seed.
book-check-why-text = Its text was deleted; the seed still proves the hash.
book-compare = At last, compare this seal with the message of { $day }:
book-compare-somewhere = At last, compare this seal with the message that the bot posted before the first cut:
book-compare-link = To that message
book-compare-alone = No seal: one person against computers. What holds shows that the game follows from its seed.
book-compare-none = No seal was posted for this game: what holds shows that it follows from its seed, and no more.
book-compare-proves = If they are the same, the deck was not chosen after the seal. This holds for whoever made the last cut, or trusts who did; and whoever runs the bot can always look at the cards.
ui-verify-head = ### The deck of { $table }, checked
ui-verify-post = { $state ->
    [shown] ✅ Its seal was shown [in this message]({ $link }) ({ $at }): by this bot, never edited, before the deal.
    [edited] ❌ [The message with its seal]({ $link }) was edited.
    [other] ❌ [The message with its seal]({ $link }) shows another one than `{ $seal }`.
    [foreign] ❌ [The message with its seal]({ $link }) is not this bot’s.
    [late] ❌ [The message with its seal]({ $link }) is younger than the deal: so it proves nothing, whoever’s fault that was.
    [late-once] ❌ [The message with its seal]({ $link }) is younger than the deal: so it proves nothing. That was a fault of version 0.6.0, mended since.
    [gone] ⚠️ The message with its seal is no longer shown. It was `{ $seal }`: who kept it can compare.
    [imported] ➖ This game was imported; its seal, `{ $seal }`, was not posted here.
    [away] ⚠️ Discord does not show us the message with its seal now; [it should be here]({ $link }).
    [alone] ➖ No seal: one person against computers. All the rest follows from the seed.
   *[none] ➖ Dealt before decks were sealed. All the rest follows from the seed.
}
ui-verify-held = ✅ { $what }
ui-verify-unchecked = ➖ { $what }: { $count } cannot be checked ({ $why })
ui-verify-broken = ❌ { $what }: { $count } { $count ->
    [one] does
   *[other] do
} not hold ({ $places })
ui-verify-place = { $turn ->
    [none] line { $line } of the record
   *[other] turn { $turn }, line { $line } of the record
}
ui-verify-seal = The seal follows from the secret
ui-verify-cut = { $count ->
    [one] One cut, as hashed
   *[other] { $count } cuts, as hashed
}
ui-verify-passed = { $count ->
    [one] One person passed
   *[other] { $count } people passed
}
ui-verify-seed = The seed follows from secret and cuts
ui-verify-deal = The deal follows from the seed
ui-verify-lot = { $count ->
    [one] One lot drawn
   *[other] { $count } lots drawn
}
ui-verify-shuffle = { $count ->
    [one] One shuffle
   *[other] { $count } shuffles
}
ui-verify-action = { $count ->
    [one] One turn, by the rules
   *[other] { $count } turns, by the rules
}
ui-verify-public = { $count ->
    [one] One thing that everybody saw
   *[other] { $count } things that everybody saw
}
ui-verify-time = When the time was up
ui-verify-result = The result
ui-verify-why-no-seed = there is no seed
ui-verify-why-no-seal = there was no seal
ui-verify-why-alone = no seal: one person against computers
ui-verify-why-no-secret = the secret is not out
ui-verify-why-forgotten = its words are forgotten; the proof holds by their hash
ui-verify-why-unknown-game = a game that I do not know
ui-verify-why-other-rules = played by other rules than mine
ui-verify-why-after-break = after what does not hold
ui-verify-why-not-written = not written down
ui-verify-why-by-the-clock = nobody can prove a clock: mine said so
ui-verify-why-unfinished = not played to its end
ui-verify-computers = ✅ { $asked } of { $count } decisions of computers, asked for again: the same
ui-verify-computers-differ = ❌ Of { $asked } decisions of computers, asked for again, { $differ } { $differ ->
    [one] comes
   *[other] come
} out otherwise (turn { $turns })
ui-verify-computers-other = ➖ { $count } decisions of computers: not asked for again, another version of the bot played them
ui-verify-proves = { $held ->
    [no] **Something does not hold.** Ask whoever runs the bot; `/record` gives you the text to check yourself.
   *[yes] { $sealed ->
        [alone] -# With one person at the table there was nobody to promise anything to: this shows that the game followed from its seed.
        [no] -# Nothing was promised before this deal, so this shows only that the game followed from its seed.
            [uncut] -# The seal fixed the deck before the deal, so nobody at the table could change it. Nobody cut: the bot’s operator could have chosen it, as they can always look at the cards. `/record` gives you the text to check yourself.
       *[yes] -# The deck was fixed by the seal before anybody cut. That proves most to whoever made the last cut, or trusts who did; and whoever runs the bot can always look into it. `/record` gives you the text to check yourself.
    }
}

ui-verify-ask-all = { $count ->
    [none] Ask all decisions again
   *[other] Ask all { $count } decisions again
}
ui-verify-asking = 🔎 **Computers of table { $table }**: { $done } of { $total } decisions asked again.
ui-verify-cancel = Cancel
ui-verify-cancelled = Cancelled: { $done } of { $total } decisions had been asked again. `/verify` shows the check.
ui-verify-nothing = Nothing is being asked for you just now; if I was restarted meanwhile, that ended it. Press to begin anew, or type `/verify`.
ui-verify-late = This takes longer than Discord lets me change this answer, so I have stopped. Try again at a quieter time.
ui-verify-short = { $done } of { $total } decisions were asked again, and that used up your computing time for this hour. You get more in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}: then press to go on from there.
ui-verify-more = ⏳ That’s as far as the time for checks goes. { $what ->
    [file] Bring the same file again { $minutes ->
        [0] now
        [one] in a minute
       *[other] in { $minutes } minutes
    }, and I go on from there.
   *[table] You get more { $minutes ->
        [one] in a minute
       *[other] in { $minutes } minutes
    }.
}
ui-verify-failed = That failed, and the fault is mine. `/verify` still shows the rest of the check.
ui-verify-one-at-a-time = The computers of a game are being asked for you already: another message tells how far that is. One game at a time, please; cancel it if you would rather have another.
ui-verify-file-head = ### A record of { $game }, checked
ui-verify-file-seal = { $state ->
    [sealed] ➖ This file names the seal `{ $seal }`: compare it with the message in the thread where it was played.
    [no-secret] ➖ This file names the seal `{ $seal }`, but not its secret: so nobody can tell what it sealed. The rest is checked from the seed that the file names.
    [alone] ➖ This file names no seal: one person played against computers, or somebody took it out. The rest is checked from the seed that the file names.
   *[none] ➖ This file names no seal: the game was dealt before decks were sealed, or somebody took it out. The rest is checked from the seed that the file names.
}
ui-verify-file-proves = { $held ->
    [no] **Something does not hold.** Ask whoever gave you the file, or `/verify` the table itself.
   *[yes] { $state ->
        [sealed] -# The file agrees with itself. It proves something if its seal is the one that was posted before the first cut, and most to whoever made the last cut. I do not know where it was played, and keep no copy of it.
       *[other] -# The file agrees with itself, and that is all it shows: anybody may choose a seed. I keep no copy of it.
    }
}

## A polite no, whatever the game

notice-no = That cannot be done now.
notice-no-stale = That question has been answered, or has changed. This is how things stand:
notice-no-not-seated = You have no seat at this table. Watch, or open a table of your own with `/table new`.
notice-no-not-asked = Nothing is asked of you now. Your panel comes when it’s your turn.
notice-no-nothing-to-take-back = There is nothing to take back: the last action told you something new, or the turn is over.
notice-no-time-up = Your time is up: what a computer plays for you now stands.
notice-no-over = This game is over.
notice-no-no-such-table = There is no such table any more.
notice-no-held-by-computer = A computer plays your seat. Take it back first: **Take my seat back**, under your hand.
notice-no-full = Every chair at this table is taken.
notice-no-kept = The chairs that are left are kept for those who are invited.
notice-no-already-seated = You sit at this table already.
notice-no-not-host = Only the host of the table can do that.
notice-no-role-taken = That role is taken already. Choose another one.
notice-no-no-such-role = There is no role of that name in this game.
notice-no-no-such-seat = There is nobody in that seat.
notice-no-no-such-option = This table has no such option. Choose from the list.
notice-no-no-such-level = In this game computers do not play at that level. Choose from the list.
notice-no-only-live = That is for live tables: choose a pace of minutes first.
notice-no-no-computer = No computer sits there.
notice-no-too-few = At least { $least } players must sit at the table. Ask friends to join, or add a computer.
notice-no-not-your-eyes = While a game is played you look back on it as everybody saw it, or from your own seat; once it is over, through anybody’s eyes. Choose from the list.
notice-no-not-ended = A game’s record is written when it has ended, for it tells every card. Until then `/log` and `/replay` show what you may see.
notice-no-no-review-yet = Your decisions are reviewed when the game is over: until then it would tell what is better.
notice-no-not-your-review = A review is for who sat at the table to the end: there is no seat of yours in that game.
notice-no-other-rules = That game was played by other rules than today’s, so its decisions cannot be judged. The replay shows it as it was.
notice-no-no-story-yet = The story of a game is told when it is over.
notice-no-busy = So many people are playing right now that there is no time to work that out. Try again in a few minutes.
notice-no-no-story = There is no story of this game: only games that were played to their end have one. `/replay` shows it turn by turn.
notice-no-closed-book = This table was played with a closed book: only who sat there may look at it again.
notice-no-not-over = There is a film once the game is over; until then `/replay` shows its turns.
notice-no-not-your-game = Only who sat at the table shares a film of it there.
notice-no-cannot-speak = You may not post where this table was played, so neither may your film.
notice-no-no-place = The channel of this table is gone: there is nowhere to share the film. You may send the file yourself.
notice-no-cannot-share = I may not post the film there. A server manager can let me: I need *Send Messages* and *Attach Files*, and a thread that is not locked.
notice-no-no-such-speed = A film is `slow`, `normal` or `fast`.
notice-no-table-or-file = Name a table or bring a file, not both: which of the two shall I check?
notice-no-no-file = Discord does not give me that file just now. Please try again in a moment.
notice-no-no-time-left = You’ve used all the computing time I can give one person in an hour. You get more in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
notice-no-file-no-time-left = I can spend no more time on files just now. Bring it again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
notice-no-file-too-long = That file is too long to be a record: a record has at most 256 kB, and `/record` makes no longer ones.
notice-no-file-no-text = That file is not a text, so it is no record. A record is what `/record` gives you, unchanged.
notice-no-file-no-record = That file is no record that can be read. Line { $line }: { $why ->
    [too-long] it is too long; a line has at most 8,192 characters
    [cut-off] the last line does not end, so the file may have been cut off
    [not-a-header] no header: { "[" }Name "value"]
    [header-missing] a header is missing here; a record begins with Game, Form and Rules
    [header-out-of-place] a header that is unknown, there already, or in the wrong place
    [value] a header says what it cannot say
    [form] a record of another form than 1, which a newer version may read
    [too-many] too many headers, lines or actions
    [not-a-line] neither a numbered line nor a comment
    [number] the lines must be numbered 0, 1, 2 and so on
    [action] no action can be written so
    [comment] no comment that is known
   *[spelling] readable, but not spelled as a record is written
}. A record is what `/record` gives you, unchanged.
notice-no-file-one-at-a-time = A file of yours is being checked just now: one at a time, please.
notice-no-file-takes-too-long = That file takes too long to check, so I have stopped. Try again at a quieter time.
notice-no-no-films-now = So many people are playing right now that no new films are made. Try again in a few minutes; `/replay` shows the game turn by turn.
notice-no-film-gone = That film is not kept any more. `/film` makes it again.
notice-no-film-shared = That film was shared already.
notice-no-started = The cards of this table are dealt already.
notice-no-wrong-channel = On this server tables are opened in other channels. Ask a server manager which.
notice-no-away-too-long = That is too long: at most { $days } days a year. { $left ->
    [0] You have none left just now.
    [one] You have one left.
   *[other] You have { $left } left.
}
notice-no-no-such-zone = I do not know that time zone. Choose one from the list, for example Europe/Paris.
notice-no-bad-hours = I cannot read those hours. Write them like 8:00-23:00.
notice-no-zone-first = Hours in which time zone? Name it as well, for example `/settings waking: 8:00-23:00 zone: Europe/Paris`. Nothing was changed.
notice-no-too-many-lately = You have opened { $most } tables within an hour, and that is enough for now. The next one is possible { $until }.
notice-no-changed-enough = You have changed your order { $most } times since the table last moved. It stays as it is until somebody plays; then you can change it again.
notice-no-game-too-long = This game is too long for a record: so it has no text, no book and no check. `/replay` and `/log` still show it.
notice-no-too-many-own = You gather players for { $most } tables already. Start one of them or fold it, then open another.
notice-no-too-many-here = { $most } tables gather players in this channel already. Sit down at one of them, or try again when one has started.
notice-no-still-playing = This table is still being played.
notice-no-no-bot = A bot cannot take a seat. To play with a computer there is **Add a computer**, before the deal.
notice-no-cannot-come = Only people of this server who may see the table’s channel can take a seat there.
notice-no-sits-already = They sit at this table already.
notice-no-not-invited = This seat is kept for somebody else.
notice-no-not-your-seat = Only whoever sits there can give that seat away.
notice-no-offer-gone = That offer no longer stands: the seat has changed since. The host can offer it again.
notice-no-no-lessons = There are no lessons of that game yet. `/rules` tells how it is played.
notice-no-no-such-lesson = That lesson has changed since. `/learn` goes on with it as it is now.
notice-no-cannot-post-there = I cannot show the table in { $channel }: I lack { $rights } there. A server manager can give me that; then try again.
notice-no-no-channel = A table can only be moved to a text channel. Name one with the option `channel`, or type the command there.
notice-no-other-server = A table stays on its server. Choose a channel there, or type the command there.
notice-no-is-there = The table is played in that channel already.
notice-no-hidden-there = Not everybody at the table may see that channel: { $people }. Choose another one, or let them in first.
notice-no-not-gone = Whoever sits there is on this server and plays on.
notice-no-no-table = You sit at no table that is being played.
notice-no-which-table = You sit at several tables. Name the one you mean with the option `table`.
notice-no-no-lobby = No table is gathering players in this channel. `/table new` opens one.
notice-no-cannot-post = I may not post in this channel. A server manager can let me: I need *View Channel*, *Send Messages* and *Attach Files*.
notice-no-old-button = That button is older than I am. `/hand` shows your panel, `/show` the table.
notice-no-old-command = That command has changed. Wait a moment until Discord knows the new one, then try again.
notice-closing = I am being restarted. Your click was not counted: try again in a minute.
notice-database-lost = My memory was taken away from under me, so I must stop. Your click was not counted, what you did before is kept, and whoever runs me is told.
notice-database-away = I cannot reach my database just now, so nothing was done. Nothing is lost, and I go on as soon as it answers.
notice-database-unsure = The line to my database broke in the middle of this, and I don’t know whether it counted. Look at your panel first: `/hand`.
notice-cannot-write = I cannot save anything just now, so nothing was changed. Try again in a few minutes; whoever runs me finds the reason in the log.
notice-bug = That was my fault, not yours, and it is written down (reference { $reference }). Your game is safe; try again, or see where it stands with `/hand`.
notice-locked-out = I may not post in { $channel } any more, so the table cannot be shown there. Give me *View Channel*, *Send Messages* and *Attach Files* there, and I go on by myself; until then everybody can play from private messages and with `/hand`.

## What the table is told, whatever the game

notice-lobby-idle = Nothing has happened for { $days } days, so this table is closed. `/table new` opens another.
notice-left = { $name } has left; a computer plays **{ $role }** from now on.
notice-replaced = { $name } takes over **{ $role }** from the computer.
notice-seat-offered = A seat is kept for you at this table: play **{ $role }** from here on. One click, and it is yours.
notice-seat-asked = { $name } would take over **{ $role }** from you. If you agree, you leave the table, and a computer plays until { $name } sits down; if you do nothing, nothing changes.
notice-retaken = { $name } is back and plays **{ $role }** again.
notice-ended = { $name } has ended this table.
notice-nobody-left = Nobody is left at this table but computers: it closes.
notice-rests = Computers hold every seat: the table rests until somebody takes their seat back.
notice-caretaker-played = { $name } (**{ $role }**) ran out of time: a computer plays this turn.
notice-caretaker-minimum = { $name } (**{ $role }**) ran out of time: only the minimum is played.
notice-computer-holds = { $name } has missed two turns in a row: a computer plays **{ $role }** until { $name } takes the seat back.
notice-table-waits = { $name } (**{ $role }**) ran out of time: the table waits.
notice-reminder-half = Half your time is gone: table { $table } waits for **{ $role }** until { $deadline }.
notice-reminder-last = Play **{ $role }** at table { $table } by { $deadline }{ $then ->
    [minimum] , or only the minimum is played.
    [wait] . After that the table waits for you.
    [held] , or a computer takes over your seat.
   *[computer] , or a computer plays this turn.
}
notice-reminder-end = Your turn at table { $table } is played; only **End turn** is missing. If you do not press it, it ends by itself on { $deadline }.
notice-dms-closed = { $name }, Discord won’t let me message you. I’ll ping you here; your cards are under **{ $hand }**.
notice-caretaker-answered = { $name } (**{ $role }**) ran out of time: a computer chose for them.
notice-reminder-secret = Table { $table } waits for { $people } until { $deadline }. Each chooses in secret, so all who were asked are named here.
notice-thread-gone = The thread of this table is gone; we play on in this channel.
notice-place-gone = The channel of table { $table } has been deleted. Nothing is lost: your cards are where they were, all clocks stand still, and you can go on from private messages and with `/hand`. The host, or a manager of the server, brings the table back into sight: type `/table move` in the channel where it shall go on.
notice-moved = This table goes on [over here]({ $link }).
notice-posts-deleted = Somebody, or another bot, keeps deleting my posts of table { $table }. I stop posting there for now; nothing is lost, and private messages and `/hand` work as before. The server’s audit log tells who it is: a manager can exempt me, or `/table move` takes the table elsewhere. `/show` at the table, or the next click, brings it back.
notice-member-gone = { $name }, who plays **{ $role }**, is not on this server any more. A computer can play on, or somebody else can take the seat; if { $name } comes back before that, they simply play on.
notice-stands-in = A computer plays **{ $role }** until { $name } comes back to this server, or somebody else takes the seat.
notice-member-back = { $name } (**{ $role }**) is on this server again.
notice-table-idle = { $people }, it has been your turn for { $days } days. After { $closes } the table closes.
notice-table-idle-held = { $people }, nothing has happened here for { $days } days, for computers hold every seat. Take yours back and the game goes on; after { $closes } days the table closes.
notice-table-idle-closed = Nothing has happened here for { $days } days: this table closes.
notice-set-aside = Table { $table } has to wait: something is wrong with it, through no fault of yours, and whoever runs me is told. Nothing is lost, every clock there stands still, and the game goes on by itself.
notice-goes-on = This table goes on. The clocks stood still meanwhile.
notice-zone-offered = This game has a clock, and I will remind you of your turns. I do not know when it is night where you live, so I might ring then: tell me your time zone, and I ring between 8:00 and 23:00 only. I will not ask again; `/settings` has it too.
notice-down-for-hours = { $count ->
    [one] I was down for an hour; all clocks moved by as much.
   *[other] I was down for { $count } hours; all clocks moved by as much.
}
notice-down-for-days = I was down for { $count } days; all clocks moved by as much.
notice-ended-unread = This table could not be saved and has been ended; it counts for nobody. I am sorry.
notice-rolled-back = The last turns of this table were lost on my machine: please go on from here. The clocks stood still meanwhile.
notice-forgotten = Somebody has left and asked to be forgotten; a computer plays **{ $role }** from now on.

## Slash commands (names: lower case, one word)

command-table = table
    .about = Open a table, sit down, start
command-table-now = now
    .about = Play now against computers
command-table-new = new
    .about = Open a table in this channel
command-table-join = join
    .about = Sit down at a table
command-table-role = role
    .about = Choose whom you play
command-table-leave = leave
    .about = Get up before the cards are dealt
command-table-computer = computer
    .about = Seat a computer
command-table-level = level
    .about = Change how well a computer plays
command-table-option = option
    .about = Change an option of the table (host)
command-table-remove = remove
    .about = Show somebody the door (host)
command-table-start = start
    .about = Close the table: the deck is cut, then dealt (host)
command-table-fold = fold
    .about = Give up a table before the cards are dealt (host)
command-takeback = takeback
    .about = Take your last action back, if it told you nothing new
command-plan = plan
    .about = Settle something before you are asked
command-plan-turn = turn
    .about = Plan your next turn: it is played if nothing that it depends on has changed
command-plan-withdraw = withdraw
    .about = Withdraw what you have planned for your next turn
command-plan-answer = answer
    .about = Answer a tie before it comes
command-option-line = line
    .about = One action after the other, with a semicolon between them
command-option-answer = answer
    .about = What shall be answered for you, until you change it
command-hand = hand
    .about = See your hand and your panel
command-show = show
    .about = See the table
command-log = log
    .about = Look back on the last turns
command-record = record
    .about = A finished game as one text that anybody can check
command-book = book
    .about = A finished game as one page to keep: any browser shows it, without a network
command-verify = verify
    .about = Check the deck of a finished game: its seal, the cuts, every shuffle, every turn
command-replay = replay
    .about = A game again, turn by turn, through whose eyes you like
command-story = story
    .about = How a game went that is over: everybody’s chances from turn to turn, luck and nerve
command-film = film
    .about = A game that is over as a film, through whose eyes you like
command-dossier = dossier
    .about = Everything you have seen, by business
command-rules = rules
    .about = The rules in short
command-help = help
    .about = What this bot does, and how
command-learn = learn
    .about = Learn a game in ten minutes, lesson by lesson
command-tables = tables
    .about = Your tables, those that wait for you first

command-option-table = table
    .about = Which table, if you sit at several
command-option-pace = pace
    .about = How long a turn may take
command-option-language = language
    .about = The language
command-option-role = role
    .about = Whom you play
command-option-level = level
    .about = How well the computer plays
command-option-seat = seat
    .about = The number of the seat
command-option-option = option
    .about = Which option
command-option-value = value
    .about = What it shall be
command-option-file = file
    .about = A record as /record gives it, to be checked instead of a table
command-option-names = names
    .about = With the names of this table; otherwise the page names nobody
command-option-turn = turn
    .about = After which turn; the nearest if there is no such turn
command-option-review = review
    .about = Your costliest turns instead, once the game has ended, with what was better
command-option-eyes = eyes
    .about = Through whose eyes; while the game is played everybody’s or your own
command-option-speed = speed
    .about = How quick: slow, normal or fast
command-option-text = text
    .about = In words instead of a picture

## The command line, for the host

host-about = Card games over days for Discord. Without a command: plays on Discord if there is a token, else in a sandbox of its own.
host-run = play on Discord; without a token it does not start
host-sandbox = play in the sandbox, whatever token there is
host-fresh = begin anew; the games so far are put aside
host-check = look at the token, the database and the other settings, and paint a picture
host-backup = copy the database to FILE, also while the bot runs
host-book = make one page of a game’s record, for any browser, without a network
host-book-file = a record, as /record gives it
host-book-out = the page (else FILE with the ending .html)
host-health = ask the bot that runs here how it is; exit code 0 if nothing is wrong, else 1
host-sandbox-open = Open this address in your browser to play. Ctrl-C stops it; everything is kept.
host-sandbox-other-port = Port { $port } is taken by another program, so the sandbox has chosen this one.
host-sandbox-fresh = A new world begins. The games so far are kept in { $aside }; remove them when you like.
host-sandbox-aside = What the sandbox had kept cannot be read ({ $why }), so a new world begins. The old one is put aside in { $aside }.
host-stopping = Stopping. Everything is kept for the next start.
host-on-discord = Playing on Discord as { $name }, on { $servers } { $servers ->
    [one] server
   *[other] servers
}. To invite it to another: { $address }
host-health-well = The bot is well.
host-health-ill = Something is wrong with the bot: { $ills }. docs/hosting.md says what each means.
host-health-silent = No bot answers at HEALTH_PORT { $value } ({ $why }).
host-check-fine = Everything is in order: the settings, the database { $path } ({ $version }), the pictures.
host-check-unreadable = Table { $table } ({ $game }) in { $path } cannot be read ({ $why }): its game waits.
host-check-aside = Table { $table } is set aside since { $since } ({ $why }): its people have been told, and its clocks stand still.
host-check-rolled-back = { $path } has lost something: the tables { $tables } were further than they are in it. A copy was restored, or the newest part of the file (its -wal) was cut or damaged.
host-check-doctor = What can be done about it: python -m bot doctor
host-check-packed = Finished games: { $packed } packed ({ $kilobytes } kB), { $waiting } still to be packed. { $other_rules ->
    [0] Today’s rules lead to all of them.
    [one] Of these, one was played by other rules than today’s; it is kept position by position.
   *[other] Of these, { $other_rules } were played by other rules than today’s; they are kept position by position.
}{ $unreadable ->
    [0] {""}
    [one] {" "}One cannot be packed and stays as it is.
   *[other] {" "}{ $unreadable } cannot be packed and stay as they are.
}
host-check-versions = Looked at { $path } with { $version }.
host-doctor = list the tables that cannot go on, and what can be done
host-doctor-end = end this table as unfinished, while the bot is stopped
host-doctor-advice = What can be done: stop the bot and put a copy in the place of { $path } (without the files -wal and -shm beside it), if a copy has these tables; or let a version of the bot that wrote them play on; or end a table as unfinished with: python -m bot doctor --end TABLE. A table that can be read again goes on by itself.
host-doctor-sound = Table { $table } is not one that cannot go on: nothing was changed. A table in play is ended on Discord, with /server end.
host-doctor-ended = Table { $table } is ended as unfinished; its people are told at the next start.
host-import = put the record of a finished game (FILE) into the database, to be replayed; while the bot is stopped
host-import-guild = the number of the server on which it can be replayed
host-import-channel = the number of a channel there: whoever may view it may replay the game; without it everybody on the server may
host-import-done = The game in { $path } is table { $table } from now on. With /replay { $channel ->
    [0] everybody on server { $guild } can look at it again
   *[other] whoever may view channel { $channel } of server { $guild } can look at it again
}. It counts in no statistics.
host-import-known = The game in { $path } is on server { $guild } already, as table { $table }: nothing was changed.
error-import-file = { $path } cannot be read ({ $why }): check its name and its rights.
error-import-unreadable = { $path } is no record that can be read. Line { $line }: { $why }. Nothing was imported.
error-import-broken = The record { $path } does not hold. Line { $line }: { $why }. Nothing was imported; python -m engine.record check tells all of it.
error-import-unplayable = The game in { $path } cannot be played again, for its record gives no seed: nothing was imported.
error-import-unfinished = The game in { $path } was not played to its end, and only finished games can be imported.
error-import-game = { $path } is a game of { $game }, which this bot does not play. It plays: { $games }.
error-import-rules = The game in { $path } was played by rules { $rules } of { $game }; this bot knows rules { $known }, which may differ. Import it with the version of the bot that wrote it.
error-import-day = { $path } says that it was played on { $day }, which cannot be: nothing was imported. Days are written 2026-11-22, and a game ends after it was dealt.
error-import-number = { $value } is no number of a server or channel: on Discord, switch on User Settings, Advanced, Developer Mode, and choose Copy ID in its menu.
error-database-missing = The database { $path } is missing, though { $count } tables were played in it: put it or a copy back. To begin anew without them, remove { $beside }.
error-database-gone = The database { $path } was deleted or moved while the bot was using it, so the bot has stopped. Nothing is lost: put { $copy } in its place and start again.
error-database-gone-unsaved = The database { $path } was deleted or moved while the bot was using it, so the bot has stopped, and nothing could be saved: put it or a copy back.
error-database-replaced = The database { $path } was replaced while the bot was using it, so the bot has stopped. What it knew is in { $copy }: start again with whichever is right.
error-database-replaced-unsaved = The database { $path } was replaced while the bot was using it, so the bot has stopped; what it knew could not be saved. Start again if the file is right.
host-check-fault = The database { $path } is damaged ({ $why }): put a copy in its place.
host-backup-done = Copied to { $path }.
error-token-refused = Discord does not accept the token: copy it anew from the developer portal (Bot, Reset Token) into DISCORD_TOKEN.
error-token-missing = DISCORD_TOKEN is missing: put the bot’s token from the developer portal (Bot, Reset Token) into .env or the environment.
error-test-guild-refused = Discord lets the bot register no commands on the server TEST_GUILD { $value }: invite the bot there first, correct the number, or leave it empty.
error-sandbox-off = There is no token, and SANDBOX is off because nobody could reach the sandbox’s page here: set DISCORD_TOKEN to play on Discord.
error-sandbox-in-use = A sandbox is open already with the games in { $path }: play there, or stop it first.
error-sandbox-folder = The sandbox cannot be kept in { $path } ({ $why }): check the rights of its folder and the room on the disk, or set DATABASE_PATH to another place.
error-sandbox-port = The sandbox cannot open port { $value } ({ $why }): choose another SANDBOX_PORT, or leave it empty.
error-sandbox-port-taken = SANDBOX_PORT { $value } is taken by another program, perhaps by another sandbox: choose another, or leave it empty to take the next one that is free.
error-health-port-missing = HEALTH_PORT is empty or 0, so nobody can ask the bot how it is: set it to a port, for the bot and for this command alike.
error-no-discord = Discord cannot be reached ({ $why }): check the network, and DISCORD_API_URL if you have set it.
error-nothing-to-copy = There is no database at { $path }: check DATABASE_PATH or DATABASE_URL.
error-copy-exists = { $path } exists already, and a copy never overwrites a file: choose another name.
error-database-folder = { $path } is a folder: name a file, such as { $path }/chicago.sqlite3.
error-database-unusable = The database { $path } cannot be used ({ $why }): check DATABASE_PATH and the rights of its folder.
host-check-absent = There is no database at { $path } yet; the first start makes it. Was DATABASE_PATH or DATABASE_URL meant otherwise?
error-database-empty = { $path } is empty: remove it, or restore it from a copy.
error-database-in-use = Another bot is using the database { $path }: stop it first, or choose another DATABASE_PATH.
error-copy-impossible = { $path } cannot be written ({ $why }): does its folder exist, and is there room?
error-database-newer = The database { $path } is from a newer version (step { $file }, known here: { $known }): update the bot.
error-database-foreign = { $path } is a database of something else: choose another DATABASE_PATH.
error-migrate-nothing = There is no database of the bot’s at { $path } that could be moved.
error-migrate-itself = { $path } is where everything is already: name another database to move it to.
error-migrate-old = The database { $path } is from another version of the bot (step { $step }; { $newest } is moved): start this version with it once, then move it.
error-migrate-target = { $path } has something in it already: a database is moved into an empty one.
error-migrate-other = { $path } has a part of { $source } in it, which was being moved there: go on with that, or empty it.
error-migrate-half = The database { $path } is not whole: moving it there was interrupted. Give the same command again, python -m bot migrate FROM TO, to go on.
error-migrate-differs = What was moved to { $path } is not what is to be moved (table { $table }: { $rows } rows of { $of }): has a bot played in between? Empty it, and begin again.
error-migrate-url = “{ $value }” is no address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME.
host-migrate = move everything from one database to another (sqlite:///FILE or postgresql://…), while the bot is stopped; once more after an interruption goes on
host-migrate-from = where it is now; it is not changed
host-migrate-to = where it is to be: an empty database
host-migrate-table = { $table }: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}, the same ({ $digest })
host-migrate-done = All of { $from } is in { $to } now, and compared. Set DATABASE_URL to it, and start the bot; do not play on in the old one.
error-postgresql-not-installed = DATABASE_URL names a PostgreSQL server, and what talks to one is not installed: pip install "chicago-poker-bot[postgresql]", or in the project’s own folder: make postgresql.
error-postgresql-address = DATABASE_URL cannot be understood: write it like postgresql://USER@HOST/NAME, with the password as docs/hosting.md shows it.
error-postgresql-unreachable = The database { $path } cannot be reached ({ $why }): does the server run, and is DATABASE_URL right?
error-postgresql-password = The server does not let the bot in to { $path } ({ $why }): check the user and the password in DATABASE_URL.
error-postgresql-old = The server of { $path } is PostgreSQL { $version }: update it to { $oldest } or newer.
error-postgresql-encoding = The database { $path } cannot keep every letter, for its encoding is { $encoding }: make one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.
error-postgresql-no-schema = The database { $path } has no schema in which the bot could make its tables: check the search_path of its user.
error-postgresql-foreign = The database { $path } has something else in it already: give the bot one of its own.
error-postgresql-in-use = Another bot, or another command, is using the database { $path }: stop it first, or choose another DATABASE_URL.
error-postgresql-taken = Another bot took the database { $path } over while this one could not reach it, so this one has stopped.
error-postgresql-unusable = The database { $path } cannot be used ({ $why }): check the rights of its user, and the server’s own log.
error-postgresql-backup = The database { $path } is on a server, which copies it by its own means, also while the bot plays: pg_dump --format=custom --file={ $copy } NAME. See docs/hosting.md.
host-doctor-advice-server = What can be done: restore a dump of the database { $path } that has these tables, while the bot is stopped; or let a version of the bot that wrote them play on; or end a table as unfinished with: python -m bot doctor --end TABLE. A table that can be read again goes on by itself.
error-setting-discord-token = DISCORD_TOKEN cannot be right ({ $value }): a token is one word without spaces.
error-setting-discord-api-url = DISCORD_API_URL is no address ({ $value }): leave it out, or write one like https://discord.com/api/v10.
error-setting-database-url = DATABASE_URL begins with sqlite:/// or postgresql:// (what it is now is not shown, for there may be a password in it).
error-setting-database-path = DATABASE_PATH must be a file, not a folder ({ $value }).
error-setting-log-level = LOG_LEVEL is DEBUG, INFO, WARNING or ERROR, not { $value }.
error-setting-log-format = LOG_FORMAT is text or json, not { $value }.
error-setting-host-language = HOST_LANGUAGE is en or fr, not { $value }.
error-setting-test-guild = TEST_GUILD is the number of a server, not { $value }.
error-setting-shards = SHARDS is a whole number from 1, or nothing; not { $value }.
error-setting-health-port = HEALTH_PORT is a port from 0 to 65535, or nothing; not { $value }.
error-setting-sandbox = SANDBOX is on or off, not { $value }.
error-setting-sandbox-port = SANDBOX_PORT is a port from 0 to 65535, not { $value }.
error-setting-worker-memory = WORKER_MEMORY is a number of megabytes, 200 or more, not { $value }.
error-setting-shard-ids = SHARD_IDS names shards by number, such as 0-3,7, not { $value }.
error-setting-rest-share = REST_SHARE is a part of 1, such as 0.25, not { $value }.
error-shards-unknown = SHARD_IDS names shards of this process: say with SHARDS how many there are in all, and name none beyond these (they are counted from 0).
error-shards-on-a-file = SHARD_IDS is for several processes, and these share a PostgreSQL database: set DATABASE_URL, or take SHARD_IDS out and run one process.
error-shards-taken = Another process looks after shard { $shards } already ({ $holder }). Give each process shards of its own (SHARD_IDS).
error-shards-not-returned = The process that stands in for shard { $shards } has not given it back. Look at its log, or start this one again in a minute.
error-shards-count = Other processes are running with SHARDS={ $other }, this one has SHARDS={ $own }. All must have the same number: stop them all to change it.
error-clock-wrong = This machine’s clock says { $own }, the database server’s { $server }. Set the wrong one right (NTP does it), then start this process again: among processes that share a database a minute is the most they may differ.
error-setting-workers = WORKERS is a number from 1 to 64, not { $value }.
error-setting-picture-format = PICTURE_FORMAT is jpeg or webp, not { $value }.
error-setting-own-emoji = OWN_EMOJI is on or off, not { $value }.
error-setting-hidden-games = HIDDEN_GAMES is on or off, not { $value }.

## Settings, leaving, what is kept

ui-settings-head = **Your settings**, the same at all your tables
ui-settings-zone = Time zone: { $zone }. Between 23:00 and 8:00 there no reminder rings, unless a table gives less than 12 hours for a turn.
ui-settings-no-zone = I do not know your time zone, so reminders ring at any hour.
ui-set-zone = My time zone
ui-zone-head = **What time is it where you live?** I will remind you of your turns between 8:00 and 23:00 there, never at night. Deadlines stay as they are.
ui-zone-known = **Your time zone is { $zone }**, where it is { $time } now. No reminder rings there between 23:00 and 8:00. Deadlines stay as they are; `/settings waking` stops your clocks at night as well.
ui-zone-choose = It is now…
ui-zone-other = -# Not in the list? `/settings zone` knows all other time zones: type a big city there, Dakar say.
ui-setting-language = Language
ui-setting-messages = Private messages
ui-setting-pictures = My pictures
ui-setting-text-first = Table as text
ui-setting-end-of-turn = End of my turn
ui-setting-caretaker = When my time runs out
ui-setting-reminders = Reminders
ui-setting-pace = Clock
ui-setting-per-person = Open tables a person gathers players for
ui-setting-per-channel = Open tables in a channel
ui-language-auto = as my Discord says
ui-messages-on = yes
ui-messages-off = no, ping me at the table
ui-pictures-wide = wide
ui-pictures-phone = for a phone
ui-text-first-on = under my pictures
ui-text-first-off = when I ask
ui-end-of-turn-asks = by my click
ui-end-of-turn-at-once = at once
ui-caretaker-computer = a computer plays the turn
ui-caretaker-minimum = only what must be done
ui-caretaker-wait = the table waits
ui-reminders-on = at half time and at the end
ui-reminders-off = none
ui-settings-waking = Waking hours: { $hours } ({ $zone }). Outside of them no clock of yours runs. `/settings waking` changes them. New hours may put off a running turn once; after that they count from your next turn.
ui-settings-always-awake = Your clocks run day and night. `/settings waking: 8:00-23:00 zone: …` stops them at night.
ui-settings-away = You are away until { $until }; `/away days: 0` brings you back.
ui-settings-dms-closed = Discord does not let my private messages through to you: allow messages from members of this server, or let yourself be pinged at the table.
ui-try-again = Try again
ui-messages-arrive = My private messages reach you: from now on your turns come there.
ui-messages-refused = Discord still refuses my private messages to you. Open the server’s menu (its name, at the top), choose **Privacy Settings**, switch **Direct Messages** on, then press **Try again**. If you have blocked me, unblock me first. Until then I mention you at the table.
ui-away-until = You are away until { $until }: your clocks and reminders stand still. `/away days: 0` brings you back earlier; a day begun counts as a day of your thirty a year.
ui-away-back = Welcome back: your clocks run again.
ui-server-head = **This server’s settings**, for tables opened from now on
ui-server-channels = Tables may be opened in { $channels }. `/server settings everywhere: True` opens every channel.
ui-server-lobbies = A table counts as open until its cards are dealt. `/server settings per-person: … per-channel: …` takes any number up to { $most }.
ui-server-everywhere = Tables may be opened in every channel. `/server settings where: …` names those where they may.
ui-leave-head = **Leave table { $table }?** { $alone ->
    [yes] Nobody else is left there: the table is closed as unfinished, and it counts for nobody. This cannot be undone.
   *[no] The others play on, and a computer plays your seat from here on. The game counts neither for you nor against you. You cannot take your seat back yourself; the host can offer it to you again, as long as nobody else has it.
} Giving up is something else: it counts as your defeat, and whoever is left alone may take the win.
ui-really-leave = Yes, leave
ui-left = You have left the table.
ui-moved = The table goes on in { $channel }.
ui-right-view-channel = *View Channel*
ui-right-send-messages = *Send Messages*
ui-right-attach-files = *Attach Files*
ui-right-read-message-history = *Read Message History*
ui-privacy = **What I keep about you**: your Discord number, your name at each table, your moves, your settings, where you are in the lessons, and the results of finished games. Nobody else sees your cards; logs hold no card. `/privacy export` gives you all of it as a file, `/privacy delete` removes it.
ui-privacy-export = Everything that is stored about you:
ui-privacy-delete = Forget you? Computers take over your seats, your settings and results are deleted, and finished games keep an anonymous seat. This cannot be undone.
ui-really-forget = Yes, forget me
ui-forgotten = Done: your data is deleted.
ui-stats-none = { $player } has not finished a game on this server yet.
ui-stats-none-of = { $player } has not finished a game of { $game } on this server yet.
ui-stats-all = { $player } on this server:
ui-stats-more = -# `/stats game: …` shows one game in full.
ui-stats-head = **{ $name }** · { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [0] no win
    [one] one win
   *[other] { $wins } wins
}
ui-stats-rating = Rating: **{ $points }** ({ $games ->
    [one] one game
   *[other] { $games } games
} against people)
ui-stats-story = **Luck and nerve** · over { $stories ->
    [one] one game
   *[other] { $stories } games
}
# 0.4, −0.8
ui-stats-luck = Luck: **{ $sign }{ $whole }.{ $part }** of a spread a game
ui-stats-surprise = Biggest surprise: { $whole }.{ $part } bits ({ $believed } in 100 believed it)
ui-stats-story-note = -# Luck: 0 is the mean; half of all games lie between −0.7 and +0.7.
ui-leaderboard-none = Nobody has finished a game on this server yet.
ui-leaderboard-none-of = Nobody has finished a game of { $game } on this server yet.
ui-leaderboard-more = -# `/leaderboard game: …` shows the whole list of one game.
ui-leaderboard-head = **The best of this server**
ui-leaderboard-line = { $place }. { $player } · **{ $points }** · { $wins } of { $games } won
ui-leaderboard-unrated = { $place }. { $player } · { $wins } of { $games } won

command-table-end = end
    .about = Propose to end a game as unfinished; everybody must agree
command-table-replace = replace
    .about = Offer a seat to somebody else (host)
command-table-move = move
    .about = Show a table in another channel (host, managers)
command-leave = leave
    .about = Leave a table; a computer plays on for you
command-settings = settings
    .about = How and when you want to be asked
command-away = away
    .about = Stop your clocks while you are away
command-server = server
    .about = For server managers
command-server-settings = settings
    .about = Language, clock, channels and number of new tables
command-server-end = end
    .about = End a table of this server
command-server-replace = replace
    .about = Offer a seat to somebody else
command-stats = stats
    .about = Finished games on this server
command-leaderboard = leaderboard
    .about = The best of this server
command-privacy = privacy
    .about = What is stored about you
command-privacy-show = show
    .about = What is stored, and why
command-privacy-export = export
    .about = Everything about you as a file
command-privacy-delete = delete
    .about = Have yourself forgotten
command-option-messages = messages
    .about = Private messages, or pings at the table
command-option-pictures = pictures
    .about = Your private pictures: wide, or upright for a phone
command-option-text-first = text-first
    .about = Under every private picture, the whole table as text
command-option-end-of-turn = end-of-turn
    .about = Your turn ends by your own click, or at once with your last action
command-option-caretaker = caretaker
    .about = What happens when your time runs out
command-option-reminders = reminders
    .about = Reminders before your time runs out
command-option-waking = waking
    .about = Hours in which your clocks run, like 8:00-23:00; or off
command-option-zone = zone
    .about = Your time zone, like Europe/Paris
command-option-days = days
    .about = For how many days; 0: I am back
command-option-where = where
    .about = Tables may be opened here
command-option-per-person = per-person
    .about = Open tables that one person may gather players for
command-option-per-channel = per-channel
    .about = Open tables that may gather players in one channel
command-option-channel = channel
    .about = Which channel; without it, this one
command-option-everywhere = everywhere
    .about = Tables may be opened in every channel
command-option-player = player
    .about = Who

### ui

# ---- Games without roles: who sits where is a name and nothing else
ui-chair-person = { $number }. **{ $name }**
ui-chair-computer = { $number }. computer ({ $level })
ui-chair-held = { $number }. **{ $name }** (a computer plays)
ui-sat-down = You sit at the table.
notice-left-plain = { $name } has left; a computer plays on in that seat.
notice-replaced-plain = { $name } takes over a seat from the computer.
notice-seat-offered-plain = A seat is kept for you at this table: play on in it from here. One click, and it is yours.
notice-seat-asked-plain = { $name } would take over your seat. If you agree, you leave the table, and a computer plays until { $name } sits down; if you do nothing, nothing changes.
notice-retaken-plain = { $name } is back at the table.
notice-caretaker-played-plain = { $name } ran out of time: a computer plays this turn.
notice-caretaker-minimum-plain = { $name } ran out of time: only the minimum is played.
notice-caretaker-answered-plain = { $name } ran out of time: a computer chose for them.
notice-computer-holds-plain = { $name } has missed two turns in a row: a computer plays until { $name } takes the seat back.
notice-table-waits-plain = { $name } ran out of time: the table waits.
notice-reminder-half-plain = Half your time is gone: table { $table } waits for you until { $deadline }.
notice-reminder-last-plain = Play at table { $table } by { $deadline }{ $then ->
    [minimum] , or only the minimum is played.
    [wait] . After that the table waits for you.
    [held] , or a computer takes over your seat.
   *[computer] , or a computer plays this turn.
}
notice-forgotten-plain = Somebody has left and asked to be forgotten; a computer plays on in that seat.
notice-member-gone-plain = { $name } is not on this server any more. A computer can play on, or somebody else can take the seat; if { $name } comes back before that, they simply play on.
notice-stands-in-plain = A computer plays until { $name } comes back to this server, or somebody else takes the seat.
notice-member-back-plain = { $name } is on this server again.

# ---- Options and choices
ui-pick-option = Which option shall change?
ui-my-choices = My choices
ui-choices-head = **Your choices at table { $table }**
    Whatever you choose holds at once, until the cards are dealt.

# ---- Numbers
ui-number-title = Table { $table }: a number, please
ui-form-late = That took me too long for a form. Press the button once more, and it opens.
ui-number-limits = From { $low } to { $high }{ $step ->
    [1] {""}
   *[other] , in steps of { $step }
}
notice-no-bad-amount = That must be a whole number from { $low } to { $high }{ $step ->
    [1] {""}
   *[other] , in steps of { $step }
}. Nothing has changed; try another one.

# ---- A polite no
notice-no-no-table-of-game = None of your tables plays { $game }. `/tables` lists them.
notice-no-other-game = Here { $game } is played: { $commands }. `/hand` shows what you may do now.
notice-no-no-such-game = I do not know the game “{ $game }”. Choose from the list that opens while you type.
notice-no-not-manager = Only a manager of this server can do that.
notice-no-bad-options = I cannot read “{ $entry }” as an option of this game. Choose from the list that opens while you type, and put a comma before the next one.
error-health-port-taken = HEALTH_PORT { $value } is taken by another program: choose another port, or leave it out.

# ---- Slash commands
command-table-choose = choose
    .about = Say what you would like for your own seat
command-option-game = game
    .about = Which game
command-option-options = options
    .about = The game’s options, separated by commas
command-option-choice = choice
    .about = Which choice of yours

# ---- Giving up ($people, $who: roles and names; a computer plays on in the seat of who gave up)
ui-concede = Give up…
ui-concede-head = **Give up the game at table { $table }?** It counts as your defeat. { $alone ->
    [yes] Nobody else is left to play on: the game is over then.
   *[no] A computer plays your seat to the end; you look on, without cards. Whoever is left alone may take the win.
} This cannot be undone.
ui-really-concede = Yes, I give up
ui-conceded = You have given up. `/show` shows how the table stands, and you are told how it ended.
ui-take-win = Take the win
ui-play-on = Play on
ui-gave-up = 🏳️ { $people } { $count ->
    [one] gave up.
   *[other] gave up.
}
ui-won-by-concession = 🏆 { $who } wins, since everybody else gave up.
ui-computers-won = 🏁 Nobody is left to play on: the computers have won.
ui-a-computer = a computer
notice-conceded = 🏳️ { $name } gives up; a computer plays **{ $role }** to the end.
notice-conceded-plain = 🏳️ { $name } gives up; a computer plays on in that seat to the end.
notice-win-offered = Everybody else has given up. { $name }, will you take the win with **{ $role }**, or play on against computers? If you say nothing and just play, the game goes on.
notice-win-offered-plain = Everybody else has given up. { $name }, will you take the win, or play on against computers? If you say nothing and just play, the game goes on.
notice-plays-on = { $name } plays on with **{ $role }**, against computers.
notice-new-host = { $name } hosts this table from now on.
notice-plays-on-plain = { $name } plays on, against computers.
notice-no-conceded = You have given this game up. `/show` shows how the table stands.
notice-no-conceded-and-over = You gave this game up, and it is over by now. `/show` shows how the table ended.
notice-no-cancelled = This table has been folded: no card is dealt there any more. `/table new` opens another.
notice-no-means-another-thing = Something has changed at this table since I asked you, so nothing is done. Ask once more to see what it would mean now.
notice-no-given-up = Whoever sat there has given up; a computer plays that seat to the end.
notice-no-no-win = There is no win to take here: that is only for the last one who has not given up, until they play on.
command-concede = concede
    .about = Give a game up: it counts as your defeat

# ---- Stopping together
notice-end-proposed = **{ $name } would end this table as unfinished**: nobody wins, and it counts for nobody. Everybody who plays must agree; without that it lapses { $until }. One *Play on*, and the game goes on.
ui-end-agreed = Agreed: { $people }
ui-end-awaited = Not yet: { $people }
ui-agree-end = End the table
ui-end-asked = I have asked everybody at table { $table } whether it shall end as unfinished. Unless all agree before, the question lapses { $until }, and the game goes on.
ui-end-head-folds = **Fold table { $table }?** Whoever sits there gets up. No card is dealt yet, and nothing counts. It cannot be undone, but `/table new` opens another.
ui-end-head-asks = **Ask whether table { $table } shall end as unfinished?** At the table I ask { $people }. If all agree within a day, the table ends for everybody: nobody wins, it counts for nobody, and that cannot be undone. Until then the game goes on; one *Play on*, and you can ask again a day later.
ui-end-head-agrees = **Agree that table { $table } ends as unfinished?** Besides you { $people } must still agree, { $until } at the latest. Then the table ends for everybody: nobody wins, and it counts for nobody. You cannot take your yes back.
ui-end-head-ends = **End table { $table } now?** Nobody else has to agree, so it ends at once, for everybody: nobody wins, it counts for nobody, and that cannot be undone.
ui-really-end = { $means ->
    [folds] Yes, fold it
    [asks] Yes, ask them
    [agrees] Yes, I agree
   *[ends] Yes, end it
}
notice-ended-by-manager = A manager of this server has ended this table.
notice-end-refused = { $name } plays on with **{ $role }**: the table is not ended.
notice-end-refused-plain = { $name } plays on: the table is not ended.
notice-end-lapsed = Not everybody has agreed to end this table: the game goes on.
notice-end-agreed = Everybody has agreed: this table ends as unfinished. Nobody has won, and it counts for nobody.
notice-ended-without-you = The others have agreed to end table { $table } as unfinished, while a computer played your seat. Nobody has won, and it counts for nobody.
notice-no-proposal-gone = That proposal is no longer open: it was answered, or its day is over. `/table end` makes a new one.
notice-no-proposed-lately = Somebody would rather play on, and said so. You can propose to end this table again { $until }.
notice-no-no-plans = In this game turns are not planned in advance.
notice-no-plan-now = It is your turn: play it. The next one can be planned while others play.
notice-no-no-plan = You have planned nothing at this table.
notice-no-no-answers = Nothing of the kind can be answered in advance at this table. Choose from the list.

# ---- Invitations
command-option-invite = invite
    .about = Mention whom to keep chairs for, a day long: @Ann @Ben
notice-no-cannot-be-invited = No table was opened: only people of this server who may see this channel can sit down here, and that is not so of { $people }.
notice-no-too-many-invited = No table was opened: besides you there { $most ->
    [one] is one chair
   *[other] are { $most } chairs
} to keep. Invite fewer people.
notice-no-not-mentioned = No table was opened: I cannot read “{ $entry }” as people. Type @ and choose them, one after the other.

# ---- My tables: whose turn it is ($people: who must decide, as everybody at the table knows)
ui-table-turn = { $table }: waits for { $people }
ui-table-turn-until = { $table }: waits for { $people }, due { $when }
ui-table-also = , and for { $people }
ui-table-given-up = { $line } (you gave up)
ui-table-held = { $line } (a computer plays for you)
ui-tables-with = with { $people }
ui-nothing-else-waits = No other table waits for you.

# ---- The deck: its seal, the cuts, its secret ($seal, $secret: 64 digits; $people, $who: names, escaped)
notice-seal = 🔏 **Table { $table }: the deck is sealed.** This number was fixed before anybody cuts the deck, and at the end its secret is told: so everybody can check that no card was changed. `{ $seal }`
notice-seal-void = { $why ->
    [left] { $name } has got up, so the table is open again, and all cuts are gone.
   *[host] The table is open again, and all cuts are gone.
} The seal `{ $seal }` is void; its secret was `{ $secret }`. A new seal follows.
notice-cuts-asked = Table { $table } is closed, and the deck lies before you: **cut it** once, with words or numbers of your own, or pass. With the last cut the cards are dealt.
notice-cuts-awaited = Table { $table } still waits for you: **cut the deck**, or pass, and the cards are dealt. The host may deal without you { $until }.
notice-cuts-late = Table { $table } has waited for a day. { $host }, you may deal without those who are missing now: with **Deal**, on the table’s message, or with `/table start`.
notice-secret-known = This game went on further than I remember, and the secret of its deck has been told: a copy of my memory from before was put back. With known cards there is no game, so the table is closed, and it counts for nobody.
ui-still-to-cut = ✂️ **The table is closed, and the deck is being cut.** Still to cut or to pass: { $people }. After that the cards are dealt by themselves. { $late ->
    [on] A day is over: the host may deal without who is missing.
   *[off] The host may deal without who is missing { $until }.
}
ui-cuts = ✂️ **How the deck was cut**
ui-cut-line = { $number }. { $who }: { $cut }
ui-cut-passed = passed
ui-cut-forgotten = words that are forgotten; their number begins with `{ $digest }`
ui-unsealed = 🔓 **The deck’s secret** `{ $secret }`
    -# Its seal was `{ $seal }`.
ui-unsealed-alone = -# 🔓 No seal: one person against computers. `/verify` checks every card.
ui-cut = Cut the deck
ui-pass-cut = Pass
ui-deal-now = Deal
ui-reopen = Reopen
ui-cut-here = Table { $table }: **cut the deck** once, with words or numbers of your own, or pass. Everybody sees the cuts, and with the last one the cards are dealt.
ui-cut-title = Table { $table }: cut the deck
ui-cut-question = Your cut
ui-cut-about = Any words or numbers, { $most } signs at most; everybody sees them. One cut is offered.
ui-has-cut = Your cut counts. { $dealt ->
    [yes] It was the last one: the cards are dealt.
   *[no] Everybody sees it on the table’s message; the cards are dealt with the last cut.
}
ui-has-passed = You pass. { $dealt ->
    [yes] Everybody else has cut: the cards are dealt.
   *[no] The cards are dealt with the last cut.
}
ui-cut-refused = { $why } You wrote { $text }. Nothing has changed: press **Cut the deck** and try once more.
ui-table-cut = 🔴 { $table }: waits for your cut
ui-table-cutting = { $table }: the deck is being cut
ui-option-book = Record
ui-book-open = for everybody on this server after the end
ui-book-closed = only for those who sat
notice-no-cutting = This table is closed while its deck is cut: who sits there and how it is played stay as they are. The host can open it again with **Reopen** or `/table reopen`; getting up opens it as well.
notice-no-not-cutting = The deck of this table is not being cut. That begins when the host presses **Start**.
notice-no-has-cut = You have cut this deck already, or passed. Each person does so once.
notice-no-cuts-missing = Still to cut or to pass: { $people }. You may deal without them { $until }; to change who plays, press **Reopen**.
notice-no-not-sealed = I have not been able to post the seal of this deck yet, and nothing is cut or dealt before everybody can see it. I keep trying: press again in a moment.
notice-no-not-shown = Nobody can see this lobby: I have not been able to post it here yet. I keep trying: press again in a moment. If it stays like this, look whether I may write in this channel.
notice-no-cut-anew = This table was opened again since then, and has a new seal, so nothing is done. Press **Cut the deck** once more.
notice-no-cut-empty = A cut needs at least one sign that shows.
notice-no-cut-too-long = That is too long for a cut: { $most } signs at most.
notice-no-cut-sign = A cut cannot hold the sign { $sign }: it would not show as it is. Leave it out.
command-table-cut = cut
    .about = Cut the deck before the deal, once
command-table-skip = pass
    .about = Pass instead of cutting the deck
command-table-reopen = reopen
    .about = Open a table again that is closed for the cuts (host)
command-option-words = text
    .about = Any words or numbers, 60 signs at most
command-option-book = record
    .about = Who may read the game’s record after its end

## Lobbies that look for players

command-table-open = open
    .about = Lobbies of this server that look for players
command-table-announce = announce
    .about = Announce a lobby where this server does that, once (host)
command-option-announce = announce
    .about = Lobbies may be announced here
command-option-ring = ring
    .about = The role that an announcement mentions
command-option-unannounced = unannounced
    .about = Lobbies are announced nowhere any more
ui-open-head = **These tables look for players:**
ui-open-none = No table that you may see here looks for players. `/table new` opens one.
ui-open-line = **{ $game }** · table { $table } in { $channel } · { $host } · { $clock } · { $free ->
    [0] every chair is taken
    [one] one chair is free
   *[other] { $free } chairs are free
}
ui-open-more = { $count ->
    [one] -# And one more.
   *[other] -# And { $count } more.
}
ui-open-join = Join { $table }
ui-open-joined = You sit at table { $table } in { $channel }.
ui-announce-over = { $how ->
    [folded] -# **{ $game }** · table { $table } was folded before it began.
   *[begun] -# **{ $game }** · table { $table } gathers nobody any more: it has begun.
}
ui-announced = Announced in { $channel }. It says there when the table is full, begins or is folded.
ui-server-announces-nowhere = Lobbies are announced nowhere. `/server settings announce: …` names a channel where hosts may, once per table; `ring: …` a role that is mentioned there.
ui-server-announces = Hosts may announce their lobby in { $channel }, once per table (`/table announce`). `/server settings unannounced: True` stops that.
ui-server-rings = { $how ->
    [yes] { $role } is mentioned, and it rings.
    [gone] The role that was to be mentioned is gone.
    [mute] { $role } would be mentioned, but I may not write there: nothing comes.
   *[silent] { $role } is mentioned, but it **does not ring**: let everybody mention that role, or let me mention all roles there.
}
notice-no-no-announcements = This server announces no lobbies. Its managers can name a channel for it with `/server settings`.
notice-no-hidden-lobby = Not everybody may see the channel of this table, so it is not announced.
notice-no-announced = This table has been announced already, and that is done once.

## Advice

ui-option-cuts = Cutting the deck
ui-cuts-nobody = not needed
ui-cuts-everybody = everybody, before the deal
ui-option-coach = Coach
ui-coach-auto = on where one person plays alone
ui-coach-on = on – this table is not rated
ui-coach-off = off
ui-coach-alone = on while one person sits alone – then this table is not rated
ui-coached = -# 💡 Coach: on. **Advice** in your private panel, or `/advice`, tells you alone what a strong computer would do; this table is not rated.
ui-was-coached = -# 💡 Coach: on. Everybody could ask for advice, so this game is not rated.
ui-advice = Advice
ui-advice-head = ## 💡 Advice
ui-advice-how = -# What I would do, knowing only what you know. I tried each { $tries } times; what is about the same, only chance tells apart. You decide.
ui-advice-alike = About the same
notice-no-no-coach = At this table nobody is advised: the coach is off. The host chooses that before the cards are dealt.
notice-no-advice-under-way = Your last question is still being thought about. Ask again in a moment.
notice-no-advice-too-long = That takes too long to think about just now. Nothing is lost: play, or ask again later.
notice-no-advice-stale = Something has changed while this was thought about, so there is no advice on the past. Ask again.
command-advice = advice
    .about = What a strong computer would do in your place, for you alone
command-option-cuts = cuts
    .about = Whether everybody cuts the deck before the deal
command-option-coach = coach
    .about = Whether people may ask for advice (not rated then)
