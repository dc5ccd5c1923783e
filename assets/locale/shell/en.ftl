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
        [on] { $host } is looking for players · { $game }
       *[off] { $host }’s table · { $game }
    }
ui-lobby-invited = { $count ->
    [one] One seat is held for { $people }. It opens to everybody { $until }.
   *[other] Seats are held for { $people }. They open to everybody { $until }.
}
ui-lobby-free = { $count ->
    [0] Every seat is taken.
   *[other] { $missing ->
        [0] You can start now. Room for { $count } more.
        [one] One more, and you can start. Room for { $count }.
       *[other] { $missing } more, and you can start. Room for { $count }.
    }
}
ui-lobby-live = -# ⚡ Live game, for one evening: the clock runs day and night, nobody cuts the deck, and the game begins with **Start**.
ui-calendar = 🗓️ { $lasts ->
    [evening] An evening
    [days] Some days
    [weeks] A week or two
    [month] A month
   *[longer] More than a month
} · each plays about { $questions } times
ui-lobby-folded = -# Table { $table } ({ $game }) was closed before its game began. `/table new` opens another.
ui-lobby-dealt = The game has begun.
ui-lobby-over = 🏁 This game is over.
ui-to-table = To the table
ui-lobby-opened = Table { $table } is open: anybody here can join. You can press **Start** as soon as { $least } of you sit there, computers included.
ui-option = { $option }: **{ $value }**
ui-option-suggested = { $option }: **{ $value }** (suggested)
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
ui-talk-on = chat now and then
ui-talk-off = stay quiet
ui-join = Join
ui-leave = Leave
ui-add-computer = Add a computer
ui-more = More…
ui-lobby-more = **Table { $table }** { $role ->
    [none] · you don’t sit there yet
   *[other] · you’re { $role }
}
ui-lobby-left = You’ve left table { $table }.
ui-start = Start
# Everybody sees this button, and only the host may press it.
ui-start-by = Start ({ $host })
ui-how-to-play = How to play
ui-how-to-play-game = How to play { $game }
# Small, where a game begins; and the head of the page behind ui-how-to-play.
ui-goal = -# 🏆 { $goal }
ui-how-to-win = **How to win.** { $goal }
ui-choose-role = Choose your character (and sit down)
ui-options-game = Game options
ui-options-table = Table options
ui-ticks = Tick what you like
ui-unseat = Show somebody the door…
ui-computers-head = **Computers**
    Add one, or change those at the table.
ui-computer-level = **{ $level }**: { $about }
ui-computer-goes = leaves the table
ui-seated = You’re in, as **{ $role }**.
ui-done = Done.
ui-seat-asked-invited = I’ve asked { $name } at the table. One click and the seat is theirs.
ui-seat-asked-sitter = That seat has a player: I’ve asked them, at the table, to give it to { $name }.
ui-take-seat = Take the seat
ui-give-seat = Give my seat to { $name }
ui-stand-in = Let a computer play
ui-fill-seat = Offer the seat…
ui-invite-head = Who should take the seat? Until they accept, a computer plays it, and nobody sees the hand.
ui-invite = Choose somebody…

## The private panel

ui-panel-head = -# **{ $game }** · { $table } · only you see this
ui-panel-table = table { $table }
ui-table-number = #{ $number }
ui-panel-to-be-told = -# The table will read:
ui-panel-since = **Since your last turn**
ui-panel-so-far = **So far**
ui-panel-since-plan = **Since you made your plan**
ui-played-as-planned = 🗓️ As you planned: { $told }
ui-played-for-you = 🤖 A computer played for you: { $told }
ui-answered-for-you = 🤖 A computer chose for you:
ui-panel-since-elsewhere = -# What you missed is in `/game log`.
ui-table-then = -# The table at that moment; `/show` has it as it is now.
ui-table-follows = -# The table in words is too long for this message, so it follows in its own. `/show text: True` brings it any time.
ui-table-elsewhere = -# The table in words is too long for this message: `/show text: True` brings it any time.
ui-panel-closed = This table closed before anybody won.
ui-panel-held = A computer plays your seat. Take it back whenever you like.
ui-panel-done = That’s all
ui-panel-choose = Choose…{ $pages ->
    [1] { "" }
   *[other] { " " }({ $page }/{ $pages })
}
ui-earlier = ◀ Earlier
ui-later = Later ▶
ui-previous-page = ◀ Page { $page } of { $pages }
ui-next-page = Page { $page } of { $pages } ▶
ui-back = Back
ui-take-back = Undo
ui-plan = Plan my next turn
ui-plan-turns = Plan my next turns
ui-plan-change = Change my plan
ui-plan-head = 🗓️ **Your plan for your next turn**
ui-plan-head-turns = 🗓️ **Your plan, one step a turn**
ui-plan-begin-turns = 🗓️ **Plan up to { $turns } turns:** I play the next step the moment your turn comes, without asking. If it no longer does what you want it for, I stop and tell you why. Only you see it.
ui-plan-begin = 🗓️ **Plan ahead:** if nothing it needs has changed, I play it the moment your turn comes. Only you see it. Whatever you leave open, I’ll ask.
ui-plan-second = **And the turn after…**
ui-plan-second-begin = **And the turn after…** Plan that one as well if you like.
ui-panel-ready = ⏩ { $ready ->
    [1] The other one has planned: two minutes of yours, and their turn follows at once
    [2] Both others have planned: two minutes of yours, and 2 more turns follow at once
   *[other] All { $ready } others have planned: two minutes of yours, and { $ready } more turns follow at once
}, if nothing gets in the way.
ui-plan-open = Not saved yet: add to it, or press **Keep this plan**.
ui-plan-kept = Saved. If nothing it needs has changed, I play it the moment your turn comes. Only your speed could give it away.
ui-plan-kept-anyway = Saved. I play it the moment your turn comes, whatever the others do there, as long as the rules allow it. Only your speed could give it away.
ui-plan-kept-turns = Saved. I play one step each time your turn comes. Only your speed could give it away.
ui-plan-stops = -# Not played if: { $why }
ui-plan-broken = This plan no longer works: { $why } Withdraw it, and make a new one if you like.
ui-plan-not-played = 🗓️ I didn’t play your plan: { $why }
ui-route-ran = 🗓️ Your plan is played to its end.
ui-route-stopped = 🗓️ I stopped your plan here: { $why }
ui-plan-impossible = “{ $line }” is no longer possible.
ui-plan-keep = Keep this plan
ui-plan-keep-anyway = Keep it whatever happens
ui-plan-shorter = Remove the last step
ui-plan-withdraw = Withdraw my plan
ui-plan-leave = Back to my panel
ui-answer-kept = 📌 Answered in advance: { $answer }
ui-answer-ask = Ask me
ui-retake = Take my seat back
ui-show = Table
ui-deadline = -# ⏳ due { $when }
# Of a table with time banks; each of the two may have passed.
ui-deadline-bank = -# ⏳ due { $turn }, with the time bank { $when }
ui-banks = -# 🏦 Time bank: { $people }
ui-bank-left = { $name } { $hours ->
    [0] { $some ->
        [on] less than 1 h
       *[off] used up
    }
   *[other] { $hours } h
}
ui-is-away = -# 🧳 { $name } is away until { $until }

## Under the table

ui-your-turn = { $person }, it’s your turn.
ui-call-live = { $call } ⏳ { $when }
ui-answer-ahead = -# { $people }: you can answer already, in private.
ui-dealt = -# The game has begun. Also playing: { $people }
ui-upright = Upright, larger
ui-upright-from-now = -# 📱 All your pictures are upright from now on. **Wide** undoes it.
ui-wide = Wide
ui-wide-from-now = -# All your pictures are wide again.
ui-last-turns = Last turns
ui-shown-lately = **Shown in the last round**
ui-rules = Rules

## Whose eyes a game is looked at through, in a replay and in a film.

ui-eyes-public = What everybody saw
ui-eyes-open = Everything open
ui-eyes-seat = What { $who } saw

## The story of a game

ui-story = **The story of table { $table }**
ui-story-follows = -# 📜 The story of this game follows.
ui-checkable = -# 🔓 Everything can be checked: `/game verify`.
ui-afterwards = -# { $story ->
    [shown] As a book
   *[asked] How it went: `/game story` · as a book
}: `/game book` · check everything: `/game verify` · your figures: `/stats of`

ui-rematch = Rematch
ui-rematch-at = Rematch: table { $table }
ui-log-head = **Table { $table }: last turns**
ui-log-empty = Nothing has happened yet.
ui-earlier-news = -# … more in `/game log`

## My tables

ui-tables-head = **Your tables**
ui-tables-none = You have no tables. `/table new` opens one in a channel.
ui-table-waits = 🔴 { $table }: your turn
ui-table-ends = 🔴 { $table }: all your actions are played: press **End turn**
ui-table-ends-until = 🔴 { $table }: all your actions are played: press **End turn**, or it ends { $when }
ui-table-waits-until = 🔴 { $table }: your turn, due { $when }
ui-table-others = { $table }: waiting for others
ui-table-gathering = { $table }: looking for players
ui-tables-finished = **Just finished**
ui-table-won = 🏆 { $table }: you won, { $when }
ui-table-lost = 🏁 { $table }: { $winners } won, { $when }
ui-table-closed = 🏁 { $table }: ended early, { $when }
ui-next = Next table
ui-next-is = ⏭️ On to table { $table }: **{ $game }**.
ui-nothing-waits = Nobody is waiting for you.
ui-help = ## Games, over an evening or over days
    • **New here?** Press **Learn to play** (ten minutes), or **Play now** against computers.
    • **With friends**: `/table new` opens a table. They press **Join**, and **Start** begins the game.
    • **Your turn**: I send you your hand and buttons in private. `/hand` brings them any time.
    • **Over days**: `/tables` lists your tables, and **Next table** opens one that waits for you. `/settings mine` says how I call you.
    • **After a game**: `/game replay`, `/game story` and `/game film`. For a game’s own commands, press its button.
ui-terms = Terms
ui-privacy-policy = Privacy policy
ui-support = Get help
ui-refused-by = -# Rule { $rule }
ui-numbered-rules = All rules, with their numbers
ui-numbered-rules-in = -# Every rule has a number: they are in { $page } of the bot’s documentation.
ui-help-version = -# Version { $version }
ui-help-general = This bot
ui-help-moved = Renamed commands
ui-moved-head = ## Renamed commands
    What you typed before, and where it is now.
ui-moved-line = `/{ $old }` → `/{ $now }`
ui-moved-line-with = `/{ $old }` → `/{ $now }`, option `{ $option }`
ui-moved-for-managers = **Many commands have new names**, and stand in groups now. If you gave rights to single commands in Discord (Server Settings › Integrations), please set them again: Discord dropped them with the old names.
notice-no-moved-command = That command is now { $commands }.
# /server welcome: the first page, for everybody in a channel.
ui-welcome = Games of gangsters and nerve for friends, over an evening or over days: **{ $games }**.
ui-welcome-ways = -# Play now: { $game } against three computers, about ten minutes. Learn to play: ten minutes. Open a table: any of these games, with friends.
ui-welcome-posted = Posted in { $channel }. Delete it there whenever you like.

## Lessons

ui-learn = Learn to play
ui-learn-game = Learn { $game }
ui-learn-head = -# Learn { $game } · lesson { $lesson } of { $lessons }
ui-learn-head-part = -# Learn { $game } · lesson { $lesson } of { $lessons }, part { $part } of { $parts }
ui-learn-head-end = -# Learn { $game }
# Under the learner’s boss in the picture.
ui-learn-you = you
ui-learn-title = ## { $title }
ui-learn-title-part = { $lesson }: { $title }
ui-learn-line = { $number } · { $title }
ui-learn-line-part = { $number }.{ $part } · { $title }
ui-learn-booklet = -# 📖 { $words }
ui-learn-task = 🎯 **Your task.** { $words }
ui-learn-answer = > 💬 { $words }
ui-learn-goes-on = Good start. Now go on from there.
ui-learn-hint = Hint
ui-learn-hint-words = > 💡 { $words }
ui-learn-solved = ✅ **Solved.** { $words }
ui-learn-next = Next ▶
ui-learn-finish = On to a game ▶
ui-learn-back = ◀ Previous
ui-learn-try = Try it
ui-learn-read = Read again
ui-learn-signs = The signs
ui-learn-all = Lessons
# /learn, without saying which game.
ui-learn-which = **What would you like to learn?** Each game takes ten minutes.
ui-learn-done = { $done ->
    [0] No lesson solved yet. Go to any:
    [one] ✅ One lesson of { $all } solved. Go to any:
   *[other] ✅ { $done } of { $all } lessons solved. Go to any:
}
ui-learn-skip = Skip ▶
ui-learn-goto = Go to any lesson
ui-learn-end = ## You’re ready
    That’s all you need for a first game of { $game }. Your first rivals are beginners too. The lessons stay here whenever you want them, and the rest is under **Rules**.
ui-play-now = Play now
# In a game alone against computers.
ui-and = { $before } and { $last }
ui-panel-thinking = 🤖 { $who } { $count ->
    [one] is
   *[other] are
} thinking…
ui-panel-ends = -# 🎓 Seen enough? End your turn.
ui-panel-lost = -# If this message goes away, `/hand` brings it back.
ui-panel-guide = -# 🎓 { $words }
ui-open-table = Open a table
ui-which-game = **Which game do you want to play?**
ui-which-game-line = **{ $game }** · { $least }–{ $most } players
ui-learn-play-where = 🎲 You play on a server, not in private. Type `/learn` in a channel of your server and press the button there, or open a table with `/table new`.

## A finished game, checked

ui-record = The record of { $table }: a text file that anybody can read and check. It contains no names.

## A polite no, whatever the game

notice-no = You can’t do that right now.
notice-no-stale = That question has been answered, or has changed. Here’s where things stand:
notice-no-not-seated = You have no seat at this table. Watch along, or open your own with `/table new`.
notice-no-not-asked = Not your turn. I’ll call you.
notice-no-nothing-to-take-back = Nothing to undo: your last action showed you something new, or your turn is over.
notice-no-time-up = Your time is up, so the computer’s move stands.
notice-no-over = This game is over.
notice-no-no-such-table = That table is gone.
notice-no-held-by-computer = A computer plays your seat. First press **Take my seat back**, under your hand.
notice-no-full = Every seat at this table is taken.
notice-no-kept = The free seats are held for invited players.
notice-no-already-seated = You already have a seat here.
notice-no-joined-already = You’re in already. The game begins when the host presses **Start**.
# Discord shows everybody the same buttons.
notice-no-not-host = That’s for { $host }, the host of this table.
notice-no-role-taken = That character is taken. Choose another.
notice-no-no-such-role = This game has no character by that name.
notice-no-no-such-seat = Nobody sits there.
notice-no-no-such-option = That isn’t one of the choices. Choose from the list.
notice-no-no-such-level = Computers don’t play at that level here. Choose from the list.
notice-no-only-live = That is for live tables: choose a pace of minutes first.
notice-no-no-computer = No computer sits there.
notice-no-too-few = You need at least { $least } players. Ask friends to join, or add a computer.
notice-no-not-your-eyes = During a game you look back through everybody’s eyes or your own; afterwards through anybody’s. Choose from the list.
notice-no-not-ended = The record shows everything, so it comes after the game. Until then there’s `/game log` and `/game replay`.
notice-no-no-review-yet = Your review comes after the game; until then it would give away the better move.
notice-no-not-your-review = A review is for players who stayed to the end. You had no seat in that game.
notice-no-other-rules = That game was played under other rules than today’s, so I can’t judge it. The replay still shows it.
notice-no-no-story-yet = The story comes after the game.
notice-no-busy = Too many people are playing right now for me to work that out. Try again in a few minutes.
notice-no-no-story = Only games played to the end have a story. `/game replay` shows this one turn by turn.
notice-no-closed-book = This table’s record is private: only its players can look at it again.
notice-no-not-over = The film comes after the game; until then, `/game replay` shows the turns.
notice-no-not-your-game = Only the players can share their game.
notice-no-cannot-speak = You can’t post where this table was played, so I can’t share it there.
notice-no-no-place = This table’s channel is gone, so I have nowhere to share it.
notice-no-cannot-share = I can’t post there. Ask a server manager to give me *Send Messages* and *Attach Files*, and to unlock the thread.
notice-no-no-time-left = You’ve used all the computing time I can give one person in an hour. You get more in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
notice-no-shared-in-a-channel = Type `/game share` in a channel of a server, and everybody there sees your game.
notice-no-started = The game has already begun at this table.
notice-no-wrong-channel = On this server, tables open in other channels. Ask a server manager which.
notice-no-away-too-long = That’s too long: you have { $days } days a year. { $left ->
    [0] None are left.
    [one] One is left.
   *[other] { $left } are left.
}
notice-no-no-such-zone = I don’t know that time zone. Choose one from the list, such as Europe/Paris.
notice-no-bad-hours = I can’t read those hours. Write them like 8:00-23:00.
notice-no-zone-first = In which time zone? Add it, like `/settings mine waking: 8:00-23:00 zone: Europe/Paris`. Nothing has changed.
notice-no-too-many-lately = You have opened { $most } tables within an hour, and that is enough for now. The next one is possible { $until }.
notice-no-changed-enough = You have changed your order { $most } times since the table last moved. It stays as it is until somebody plays; then you can change it again.
notice-no-game-too-long = This game is too long for a record: so it has no text, no book and no check. `/game replay` and `/game log` still show it.
notice-no-too-many-own = You already have { $most } open tables. Start or close one first.
notice-no-too-many-here = This channel already has { $most } open tables. Join one, or wait until one starts.
notice-no-still-playing = This table is still being played.
notice-no-no-bot = A bot can’t take a seat. For a computer, press **Add a computer** before the game begins.
notice-no-cannot-come = Only people who can see the table’s channel can take a seat there.
notice-no-sits-already = They already have a seat here.
notice-no-not-invited = This seat is held for somebody else.
notice-no-not-your-seat = Only its player can give that seat away.
notice-no-offer-gone = That offer is gone, because the seat has changed. The host can offer it again.
notice-no-no-lessons = There are no lessons for that game yet. `/rules` explains how to play.
notice-no-no-such-lesson = That lesson has changed. `/learn` goes on with the new one.
notice-no-cannot-post-there = I can’t show the table in { $channel }: I need { $rights } there. Ask a server manager, then try again.
notice-no-no-channel = A table can only move to a text channel. Name one with the option `channel`, or type the command there.
notice-no-other-server = A table stays on its server. Choose a channel there, or type the command there.
notice-no-is-there = The table is already in that channel.
notice-no-hidden-there = Not everybody at the table can see that channel: { $people }. Choose another, or let them in first.
notice-no-not-gone = That player is still on this server, and still in the game.
notice-no-no-table = You’re not in any running game.
notice-no-which-table = You’re at several tables. Say which with the option `table`.
notice-no-no-lobby = No table here is looking for players. `/table new` opens one.
ui-invited = { $count ->
    [one] I’m holding a seat for { $people }. It opens to everybody { $until }.
   *[other] I’m holding seats for { $people }. They open to everybody { $until }.
}
notice-invited = { $name } would like you at this table, and a seat is held for you for a day. Press **Join**.
notice-no-only-on-a-server = Tables open in a channel on a server. Type this command there.
notice-no-no-own-lobby = You don’t sit at a table that is looking for players. `/table new` opens one.
notice-no-cannot-post = I can’t post in this channel. Ask a server manager to give me *View Channel*, *Send Messages* and *Attach Files*.
notice-no-old-button = That button is out of date. `/hand` shows your panel, `/show` the table.
notice-no-old-command = That command has changed. Give Discord a moment to catch up, then try again.
notice-closing = I’m restarting, so that click didn’t count. Try again in a minute.
notice-database-lost = I’ve lost my database and have to stop. Your last click didn’t count; everything before it is saved, and my operator knows.
notice-database-away = I can’t reach my database right now, so nothing was done. Nothing is lost, and I carry on as soon as it answers.
notice-database-unsure = The line to my database broke in the middle of this, and I don’t know whether it counted. Look at your panel first: `/hand`.
notice-cannot-write = I can’t save anything right now, so nothing has changed. Try again in a few minutes; my operator will find the reason in the log.
notice-bug = That was my fault, not yours (reference { $reference }). Your game is safe: try again, or check it with `/hand`.
notice-locked-out = I can no longer post in { $channel }, so I can’t show the table there. Give me *View Channel*, *Send Messages* and *Attach Files* and I’ll carry on. Until then, play from private messages or with `/hand`.

## What the table is told, whatever the game

notice-lobby-idle = Nothing has happened here for { $days } days, so this table is closed. `/table new` opens another.
notice-left = { $name } has left. A computer plays **{ $role }** from here.
notice-replaced = { $name } takes over **{ $role }** from the computer.
notice-seat-offered = There’s a seat for you at this table: play **{ $role }** from here. One click and it’s yours.
notice-seat-asked = { $name } would like to take over **{ $role }** from you. If you agree, you leave the table and a computer plays until { $name } sits down. If you do nothing, nothing changes.
notice-retaken = { $name } is back as **{ $role }**.
notice-ended = { $name } has ended this table.
notice-nobody-left = Only computers are left at this table, so it closes.
notice-rests = Computers hold every seat, so the table pauses until somebody takes theirs back.
notice-caretaker-played = { $name } (**{ $role }**) ran out of time: a computer plays this turn.
notice-caretaker-minimum = { $name } (**{ $role }**) ran out of time: a computer plays only the minimum.
notice-computer-holds = { $name } has missed two turns in a row. A computer plays **{ $role }** until { $name } takes the seat back.
notice-table-waits = { $name } (**{ $role }**) ran out of time. The table waits.
notice-reminder-half = Half your time is gone: table { $table } is waiting for **{ $role }** until { $deadline }.
notice-reminder-bank = Half the time of this turn is gone: table { $table } is waiting for **{ $role }** until { $turn }. After that your time bank runs, until { $deadline } at the latest.
notice-reminder-last = Play **{ $role }** at table { $table } by { $deadline }{ $then ->
    [minimum] , or only the minimum is played.
    [wait] . After that the table waits for you.
    [held] , or a computer takes over your seat.
   *[computer] , or a computer plays this turn.
}
notice-reminder-end = Table { $table }: all your actions are played. Press **End turn**, or your turn ends on { $deadline }.
notice-dms-closed = { $name }, Discord won’t let me message you. I’ll ping you here; your hand is under **{ $hand }**.
notice-caretaker-answered = { $name } (**{ $role }**) ran out of time: a computer chose for them.
notice-reminder-secret = Table { $table } is waiting for { $people } until { $deadline }. The choices are secret, so I name everybody who was asked.
notice-thread-gone = This table’s thread is gone, so we play on in this channel.
notice-place-gone = The channel of table { $table } was deleted. Nothing is lost: the clocks stand still, and you can play on from private messages or with `/hand`. To bring the table back, the host or a server manager types `/table move` in another channel.
notice-moved = This table moves [over here]({ $link }).
notice-posts-deleted = Somebody, or another bot, keeps deleting my posts of table { $table }, so I’ve stopped posting there. Nothing is lost: private messages and `/hand` still work. A manager can find the culprit in the audit log and exempt me, or `/table move` takes the table elsewhere. `/show` or the next click brings it back.
notice-member-gone = { $name }, who plays **{ $role }**, has left this server. A computer can play on, or somebody else can take the seat. If { $name } comes back first, they just play on.
notice-stands-in = A computer plays **{ $role }** until { $name } comes back or somebody else takes the seat.
notice-member-back = { $name } (**{ $role }**) is back on this server.
notice-table-idle = { $people }, it’s been your turn for { $days } days. After { $closes } days, this table closes.
notice-table-idle-held = { $people }, nothing has happened here for { $days } days: computers hold every seat. Take yours back and the game goes on; after { $closes } days, this table closes.
notice-table-idle-closed = Nothing has happened here for { $days } days, so this table closes.
notice-set-aside = Table { $table } has to pause: something went wrong on my side. Nothing is lost, its clocks stand still, and it goes on as soon as my operator has fixed it.
notice-goes-on = This table goes on. The clocks stood still in the meantime.
notice-zone-offered = Tell me your time zone and I won’t ping you at night: reminders come between 8:00 and 23:00 only. I won’t ask again; it’s in `/settings mine` too.
notice-down-for-hours = { $count ->
    [one] I was down for an hour, so I’ve moved all clocks by an hour.
   *[other] I was down for { $count } hours, so I’ve moved all clocks by as much.
}
notice-down-for-days = I was down for { $count } days, so I’ve moved all clocks by as much.
notice-ended-unread = I couldn’t save this table, so it has ended and counts for nobody. I’m sorry.
notice-rolled-back = I lost the last turns of this table: please go on from here. The clocks stood still in the meantime.
notice-forgotten = Somebody has left and had their data deleted. A computer plays **{ $role }** from here.

## Slash commands (names: lower case, one word)

command-table = table
    .about = Open a table, sit down, start, move or end it
command-table-now = now
    .about = Play now against computers; you are in your first turn at once
command-table-new = new
    .about = Open a table in this channel
command-table-join = join
    .about = Sit down at a table that is looking for players
command-table-role = role
    .about = Choose your character
command-table-leave = leave
    .about = Get up; once the game has begun, a computer plays on for you
command-table-computer = computer
    .about = Add a computer, or change how well one plays
command-table-option = option
    .about = Change an option of the table (host)
command-table-remove = remove
    .about = Remove somebody from the table (host)
command-table-start = start
    .about = Start the game (host)
command-table-close = close
    .about = Close a table before the game begins (host)
command-table-invite = invite
    .about = Hold seats for more people at a table before the game begins
command-option-people = people
    .about = The people you mention: @Ann @Ben
command-turn-undo = undo
    .about = Take back your last action, if it showed you nothing new
command-turn-end = end
    .about = End your turn, where it doesn’t end with your last action
command-turn = turn
    .about = Your turn: plan it, ask for advice, undo, end it
command-turn-plan = plan
    .about = Plan ahead; I play it if nothing it needs has changed
command-turn-withdraw = withdraw
    .about = Withdraw the plan for your next turn
command-turn-answer = answer
    .about = Answer a tie before it comes
command-option-line = line
    .about = One or more actions, with semicolons between them
command-option-anyway = anyway
    .about = Also if the others change the places that it names
command-option-answer = answer
    .about = How I answer for you, until you change it
command-hand = hand
    .about = See your hand and what you can do, only for you
command-show = show
    .about = See the table as everybody sees it
command-game = game
    .about = Look back on a game: replay, film, story, record; or give it up
command-game-log = log
    .about = Read what happened in the last turns
command-game-record = record
    .about = Get a finished game as a text file that anybody can check
command-game-story = story
    .about = Read the story of a finished game: chances from turn to turn, luck and nerve
command-game-dossier = dossier
    .about = See everything you’ve seen so far, in order
command-rules = rules
    .about = Read the rules in brief
command-help = help
    .about = See what I can do, and where to begin
command-learn = learn
    .about = Learn a game in ten minutes, lesson by lesson
command-tables = tables
    .about = List your tables, the ones waiting for you first
menu-hand = Look at my hand
menu-invite = Invite to a table

command-option-table = table
    .about = Which table, if you sit at several
command-option-pace = pace
    .about = How long a turn may take
command-option-language = language
    .about = The language
command-option-role = role
    .about = Your character
command-option-level = level
    .about = How well the computer plays
command-option-seat = seat
    .about = The number of the seat
command-option-option = option
    .about = Which option
command-option-value = value
    .about = The new value
command-option-eyes = eyes
    .about = Through whose eyes; during a game, everybody’s or your own
command-option-text = text
    .about = In words instead of a picture

## The command line, for the host

host-about = Card games over days, for Discord. Without a command: plays on Discord if there is a token, otherwise in its own sandbox.
host-version = show the version
host-run = play on Discord; needs a token
host-sandbox = play in the sandbox, with or without a token
host-fresh = start over; earlier games are set aside
host-check = check the token, the database and the settings, and paint a picture
host-backup = copy the database to FILE, also while the bot runs
host-backup-keep = FILE is a folder: put a dated copy there and, once it is sound, delete copies older than this many days (1 to 30)
host-restore = put a copy (FILE) in the database’s place, while the bot is stopped
host-health = ask the running bot how it is; exit code 0 if all is well, else 1
host-sandbox-open = Open this address in your browser to play. Ctrl-C stops it; everything is kept.
host-sandbox-other-port = Port { $port } is in use by another program, so the sandbox has chosen this one.
host-sandbox-fresh = Starting over. Earlier games are in { $aside }; delete them when you like.
host-sandbox-aside = The saved sandbox can’t be read ({ $why }), so I’m starting over. The old one is in { $aside }.
host-new-house = There is no database at { $path } yet: an empty one begins. If you had games, stop the bot and check DATABASE_PATH; with Docker, which volume it has.
host-stopping = Stopping. Everything is saved for the next start.
host-app-description = Card and board games with friends, in Discord: a turn now, a turn tonight. Or alone against computers: /table now begins at once. /learn teaches each game in ten minutes. In English and French.
host-app-tags = games, card games, board games, multiplayer, turn-based
host-on-discord = Playing on Discord as { $name }, on { $servers } { $servers ->
    [one] server
   *[other] servers
}. To invite it to another: { $address }
host-health-well = The bot is well (version { $version }).
host-health-ill = Something is wrong with the bot: { $ills }. docs/hosting/reference.md explains each.
host-health-silent = No bot answers at HEALTH_PORT { $value } ({ $why }).
host-check-fine = Everything is in order: the settings, the database { $path } ({ $version }), the pictures.
host-check-unreadable = Table { $table } ({ $game }) in { $path } cannot be read ({ $why }): its game waits.
host-check-aside = Table { $table } has been set aside since { $since } ({ $why }). Its players know, and its clocks stand still.
host-check-rolled-back = { $path } has lost data: tables { $tables } had got further. Either a backup was restored, or the newest part of the file (its -wal) was cut off or damaged.
host-check-doctor = To see what you can do: python -m bot doctor
host-check-packed = Finished games: { $packed } packed ({ $kilobytes } kB), { $waiting } waiting. { $other_rules ->
    [0] All of them follow today’s rules.
    [one] One was played under other rules and is kept position by position.
   *[other] { $other_rules } were played under other rules and are kept position by position.
}{ $unreadable ->
    [0] {""}
    [one] {" "}One can’t be packed and stays as it is.
   *[other] {" "}{ $unreadable } can’t be packed and stay as they are.
}
host-check-versions = Checked { $path } with { $version }.
host-doctor = list tables that can’t go on, and what you can do
host-doctor-end = end this table unfinished, while the bot is stopped
host-doctor-advice = You can: stop the bot and replace { $path } with a backup that has these tables (delete the -wal and -shm files beside it); or run the version of the bot that wrote them; or end a table unfinished with: python -m bot doctor --end TABLE. A table that becomes readable again goes on automatically.
host-doctor-sound = Nothing changed: table { $table } can go on. To end a table in play, use /server end on Discord.
host-doctor-ended = Table { $table } has ended unfinished; its players will be told at the next start.
host-import = add the record of a finished game (FILE) to the database for replay, while the bot is stopped
host-import-guild = the ID of the server where it can be replayed
host-import-channel = the ID of a channel there: only people who can view it may replay the game (default: the whole server)
host-import-done = The game in { $path } is now table { $table }. With /game replay, { $channel ->
    [0] everybody on server { $guild } can watch it
   *[other] everybody who can view channel { $channel } of server { $guild } can watch it
}. It counts in no statistics.
host-import-known = Nothing changed: the game in { $path } is already on server { $guild }, as table { $table }.
error-import-file = { $path } can’t be read ({ $why }): check its name and permissions.
error-import-unreadable = { $path } isn’t a readable record. Line { $line }: { $why }. Nothing was imported.
error-import-broken = The record { $path } is wrong. Line { $line }: { $why }. Nothing was imported; python -m engine.record check shows everything.
error-import-unplayable = Nothing was imported: the record { $path } has no seed, so the game can’t be replayed.
error-import-unfinished = Only finished games can be imported; the one in { $path } isn’t.
error-import-game = { $path } is a game of { $game }, which this bot doesn’t have. It has: { $games }.
error-import-rules = The game in { $path } was played by rules { $rules } of { $game }; this bot knows rules { $known }, which may differ. Import it with the version of the bot that wrote it.
error-import-day = Nothing was imported: { $path } claims to have been played on { $day }, which is impossible. Write days as 2026-11-22; a game ends after it is dealt.
error-import-number = { $value } isn’t a server or channel ID. On Discord, switch on User Settings, Advanced, Developer Mode, then choose Copy ID in its menu.
error-database-missing = The database { $path } is missing, though { $count } tables were played in it. Put it, or a backup, back. To start over without them, delete { $beside }.
error-database-gone = The database { $path } was deleted or moved while the bot was using it, so the bot stopped. Nothing is lost: put { $copy } in its place and start again.
error-database-gone-unsaved = The database { $path } was deleted or moved while the bot was using it. The bot stopped and could not save: put the file, or a backup, back.
error-database-replaced = The database { $path } was replaced while the bot was using it, so the bot stopped. What it had is in { $copy }: start again with the right one.
error-database-replaced-unsaved = The database { $path } was replaced while the bot was using it. The bot stopped and could not save what it had. If the file is right, start again.
host-check-fault = The database { $path } is damaged ({ $why }): replace it with a backup.
host-backup-done = Copied to { $path }.
host-backup-removed = { $count ->
    [one] Deleted one copy
   *[other] Deleted { $count } copies
  } older than { $days } days.
host-backup-kept = Older copies stay until a sound one is made.
host-restored = { $copy } is in place as { $path }.
host-restored-aside = The database that was there is { $aside }; the bot deletes it after 30 days.
host-restore-refused = Nothing was restored: { $copy } is damaged.
error-token-refused = Discord rejects the token: copy it again from the developer portal (Bot, Reset Token) into DISCORD_TOKEN.
error-token-missing = DISCORD_TOKEN is missing: put the bot’s token from the developer portal (Bot, Reset Token) into .env or the environment.
error-test-guild-refused = Discord won’t let the bot register commands on the server TEST_GUILD { $value }: invite the bot there first, correct the ID, or leave it empty.
error-sandbox-off = There is no token, and SANDBOX is off because nobody could reach the sandbox’s page here: set DISCORD_TOKEN to play on Discord.
error-sandbox-in-use = A sandbox with the games in { $path } is already open: play there, or stop it first.
error-sandbox-folder = The sandbox can’t use { $path } ({ $why }): check its permissions and free disk space, or set DATABASE_PATH elsewhere.
error-sandbox-port = The sandbox cannot open port { $value } ({ $why }): choose another SANDBOX_PORT, or leave it empty.
error-sandbox-port-taken = SANDBOX_PORT { $value } is in use by another program, perhaps another sandbox: choose another, or leave it empty for the next free one.
error-health-port-missing = HEALTH_PORT is empty or 0, so the bot can’t be asked how it is. Set a port, for the bot and for this command alike.
error-no-discord = Discord cannot be reached ({ $why }): check the network, and DISCORD_API_URL if you have set it.
error-nothing-to-copy = There is no database at { $path }: check DATABASE_PATH or DATABASE_URL.
error-nothing-to-restore = There is no copy at { $path }.
error-copy-exists = { $path } already exists, and backups never overwrite a file: choose another name.
error-database-folder = { $path } is a folder: name a file, such as { $path }/chicago.sqlite3.
error-database-unusable = The database { $path } can’t be used ({ $why }): check DATABASE_PATH and the permissions of its folder.
host-offline = ask nothing of Discord
host-check-misspelt = { $name } is not a setting. Did you mean { $meant }?
host-check-discord = Discord knows the bot as { $name }, on { $servers ->
    [one] 1 server
   *[other] { $servers } servers
}. Public Bot is { $public ->
    [on] on: anybody can add it to a server
   *[off] off: only you can add it to a server
}. { $left } of { $all } starts are left for today.
host-check-nowhere = It is on no server yet. Invite it: { $address }
host-check-rights = On { $server } it lacks these rights: { $rights }. Give them to its role, or invite it again: { $address }
host-check-emoji = The application has room for { $room } more emoji, and the bot wants to bring { $wanted }: delete some in the portal (Emojis), or set OWN_EMOJI=off.
host-check-no-starts = The bot may not start again today: Discord counts starts, and gives new ones every 24 hours.
host-check-absent = There is no database at { $path } yet; the first start creates it. If you expected one, check DATABASE_PATH or DATABASE_URL.
error-database-empty = { $path } is empty: remove it, or restore it from a copy.
error-database-in-use = Another bot is using the database { $path }: stop it first, or choose another DATABASE_PATH.
error-copy-impossible = { $path } can’t be written ({ $why }): check that its folder exists and has room.
error-database-newer = The database { $path } comes from a newer version (step { $file }; this bot knows { $known }): update the bot.
error-database-foreign = { $path } belongs to another program: choose another DATABASE_PATH.
error-migrate-nothing = There is no bot database at { $path } to move.
error-migrate-itself = { $path } is where everything is already: name another database to move it to.
error-migrate-old = The database { $path } comes from another version of the bot (step { $step }; { $newest } is needed): start this version with it once, then move it.
error-migrate-target = { $path } isn’t empty: move a database into an empty one.
error-migrate-other = { $path } holds part of { $source }, from an unfinished move: finish that, or empty it.
error-migrate-half = The database { $path } is incomplete, because a move into it was interrupted. Run the same command again to finish: python -m bot migrate FROM TO.
error-migrate-differs = The copy in { $path } differs from the original (table { $table }: { $rows } rows of { $of }). Did a bot play in the meantime? Empty it and start again.
error-migrate-url = “{ $value }” isn’t a database address: write sqlite:///FILE or postgresql://USER@HOST/NAME.
host-migrate = move everything to another database (sqlite:///FILE or postgresql://…), while the bot is stopped; run it again after an interruption
host-migrate-from = the current database; it isn’t changed
host-migrate-to = the new, empty database
host-migrate-table = { $table }: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}, the same ({ $digest })
host-migrate-done = Everything from { $from } is now in { $to }, and compared. Set DATABASE_URL to it and start the bot; don’t use the old one any more.
error-postgresql-not-installed = DATABASE_URL names a PostgreSQL server, but its driver isn’t installed: pip install "chicago-poker-bot[postgresql]", or in the project’s own folder: make postgresql.
error-postgresql-address = DATABASE_URL can’t be read: write it like postgresql://USER@HOST/NAME, with the password as in docs/hosting/postgresql.md.
error-postgresql-unreachable = The database { $path } can’t be reached ({ $why }): check that the server is running and DATABASE_URL is right.
error-postgresql-password = The server refuses the bot at { $path } ({ $why }): check the user and password in DATABASE_URL.
error-postgresql-old = The server of { $path } is PostgreSQL { $version }: update it to { $oldest } or newer.
error-postgresql-encoding = The database { $path } can’t store every character (encoding { $encoding }): create one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.
error-postgresql-no-schema = The database { $path } has no schema for the bot’s tables: check the search_path of its user.
error-postgresql-foreign = The database { $path } holds something else: give the bot its own.
error-postgresql-in-use = Another bot, or another command, is using the database { $path }: stop it first, or choose another DATABASE_URL.
error-postgresql-taken = Another bot took over the database { $path } while this one couldn’t reach it, so this one has stopped.
error-postgresql-unusable = The database { $path } cannot be used ({ $why }): check the rights of its user, and the server’s own log.
error-postgresql-restore = The database { $path } is on a server: restore a dump with pg_restore into an empty database, while the bot is stopped. See docs/hosting/postgresql.md.
error-postgresql-backup = The database { $path } is on a server: back it up with pg_dump --format=custom --file={ $copy } NAME, even while the bot plays. See docs/hosting/postgresql.md.
host-doctor-advice-server = You can: stop the bot and restore a dump of the database { $path } that has these tables; or run the version of the bot that wrote them; or end a table unfinished with: python -m bot doctor --end TABLE. A table that becomes readable again goes on automatically.
error-setting-discord-token = DISCORD_TOKEN cannot be right ({ $value }): a token is one word without spaces.
error-setting-discord-api-url = DISCORD_API_URL isn’t an address ({ $value }): leave it out, or write one like https://discord.com/api/v10.
error-setting-database-url = DATABASE_URL must begin with sqlite:/// or postgresql:// (its value isn’t shown, as it may contain a password).
error-setting-database-path = DATABASE_PATH must be a file, not a folder ({ $value }).
error-setting-log-level = LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR, not { $value }.
error-setting-log-format = LOG_FORMAT must be text or json, not { $value }.
error-setting-host-language = HOST_LANGUAGE must be en or fr, not { $value }.
error-setting-test-guild = TEST_GUILD must be a server ID, not { $value }.
error-setting-shards = SHARDS must be a whole number from 1, or empty; not { $value }.
error-setting-health-host = HEALTH_HOST must be an IP address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them, not { $value }.
error-setting-health-port = HEALTH_PORT must be a port from 0 to 65535, or empty; not { $value }.
error-setting-sandbox = SANDBOX must be on or off, not { $value }.
error-setting-sandbox-port = SANDBOX_PORT must be a port from 0 to 65535, not { $value }.
error-setting-worker-memory = WORKER_MEMORY must be a number of megabytes, 200 or more, not { $value }.
error-setting-shard-ids = SHARD_IDS must be shard numbers such as 0-3,7, not { $value }.
error-setting-rest-share = REST_SHARE must be a fraction such as 0.25, not { $value }.
error-shards-unknown = SHARD_IDS names this process’s shards: set SHARDS to the total, and name none beyond it (they count from 0).
error-shards-on-a-file = SHARD_IDS is for several processes, which must share a PostgreSQL database: set DATABASE_URL, or remove SHARD_IDS and run one process.
error-shards-taken = Another process already runs shard { $shards } ({ $holder }). Give each process its own shards (SHARD_IDS).
error-shards-not-returned = The process covering for shard { $shards } hasn’t given it back. Check its log, or restart this one in a minute.
error-shards-count = Other processes run with SHARDS={ $other }, this one with SHARDS={ $own }. All need the same number: stop them all to change it.
error-clock-wrong = This machine’s clock says { $own }, the database server’s { $server }. Set the wrong one right (NTP does it), then start this process again: among processes that share a database a minute is the most they may differ.
error-setting-workers = WORKERS must be a number from 1 to 64, not { $value }.
error-setting-picture-format = PICTURE_FORMAT must be jpeg or webp, not { $value }.
error-setting-own-description = OWN_DESCRIPTION must be on or off, not { $value }.
error-setting-terms-url = TERMS_URL must be an address that begins with https://, not { $value }.
error-setting-privacy-url = PRIVACY_URL must be an address that begins with https://, not { $value }.
error-setting-support-url = SUPPORT_URL must be an address that begins with https://, not { $value }.
error-setting-docs-url = DOCS_URL must be an address that begins with https://, not { $value }.
error-setting-compiled = COMPILED must be on or off, not { $value }.
error-setting-own-emoji = OWN_EMOJI must be on or off, not { $value }.
error-setting-hidden-games = HIDDEN_GAMES must be on or off, not { $value }.

## Settings, leaving, what is kept

ui-settings = Your settings
ui-change = Change…
ui-settings-head = **Your settings**, for all your tables
ui-settings-zone = Time zone: { $zone }. I won’t remind you between 23:00 and 8:00, except at quick tables (less than 12 hours a turn).
ui-settings-no-zone = I don’t know your time zone, so reminders may come at night.
ui-set-zone = My time zone
ui-zone-head = **What time is it where you live?** I’ll remind you of your turns between 8:00 and 23:00, never at night. Deadlines stay the same.
ui-zone-known = **Your time zone is { $zone }**, where it’s { $time } now. No reminders between 23:00 and 8:00. Deadlines stay the same; `/settings mine waking` stops your clocks at night too.
ui-zone-choose = It is now…
ui-zone-other = -# Not in the list? `/settings mine zone` has all the others: type a big city, such as Dakar.
ui-setting-language = Language
ui-setting-messages = Private messages
ui-setting-pictures = My pictures
ui-setting-text-first = Table as text
ui-setting-motion = Animated pictures
ui-setting-end-of-turn = My turn ends
ui-setting-caretaker = If my time runs out
ui-setting-reminders = Reminders
ui-setting-where = Channels for tables: all
ui-setting-announce = Channel for announcements: none
ui-setting-ring = Role to mention there: none
ui-setting-pace = Clock
ui-setting-per-person = Open tables per player
ui-setting-per-channel = Open tables per channel
ui-language-auto = same as Discord
ui-messages-on = when it’s my turn
ui-messages-off = no, ping me at the table
ui-pictures-wide = wide
ui-pictures-phone = upright, for a phone
ui-text-first-on = under my pictures
ui-text-first-off = when I ask
ui-motion-on = when cards turn up
ui-motion-off = none
ui-end-of-turn-asks = when I press End turn
ui-end-of-turn-at-once = with my last action
ui-caretaker-computer = a computer plays the turn
ui-caretaker-minimum = a computer plays as little as it can
ui-caretaker-wait = the table waits
ui-reminders-on = at half time and at the end
ui-reminders-off = none
ui-settings-waking = Waking hours: { $hours } ({ $zone }). Your clocks stand still outside them. `/settings mine waking` changes them, and they count from your next turn.
ui-settings-always-awake = Your clocks run day and night. `/settings mine waking: 8:00-23:00 zone: …` stops them at night.
ui-settings-away = You’re away until { $until }. `/settings away days: 0` brings you back.
ui-settings-dms-closed = Discord blocks my private messages to you. Allow messages from members of this server, or let me ping you at the table.
ui-try-again = Try again
ui-messages-arrive = My messages reach you now. From here on, your turns come as private messages.
ui-messages-refused = Discord still blocks my private messages. Open the server’s menu (its name, at the top), choose **Privacy Settings**, switch **Direct Messages** on, then press **Try again**. If you’ve blocked me, unblock me first. Until then I’ll ping you at the table.
ui-away-until = You’re away until { $until }: your clocks and reminders stop. `/settings away days: 0` brings you back sooner. Every day you begin counts towards your thirty a year.
ui-away-back = Welcome back! Your clocks are running again.
ui-server-settings = Server settings
ui-server-head = **This server’s settings**, for new tables
ui-server-channels = Tables can open in { $channels }.
ui-server-lobbies = A table is open until its game begins. `/server settings per-person: … per-channel: …` sets limits, up to { $most }.
ui-server-everywhere = Tables can open in every channel.
ui-leave-head = **Leave table { $table }?** { $alone ->
    [yes] Nobody else is left, so the table closes and counts for nobody. You can’t undo this.
   *[no] The others play on, and a computer takes your seat. The game counts neither for nor against you. Only the host can offer you the seat again, while it’s free.
} Giving up is different: it counts as a loss, and the last player left may take the win.
ui-really-leave = Yes, leave
ui-left = You have left the table.
ui-moved = The table is now in { $channel }.
ui-right-view-channel = *View Channel*
ui-right-send-messages = *Send Messages*
ui-right-attach-files = *Attach Files*
ui-right-read-message-history = *Read Message History*
ui-privacy = **What I keep about you**: your Discord ID, your name at each table, your moves, your settings, your progress in the lessons, and your results. Nobody else sees your cards, and no card appears in my logs. `/privacy export` gives you everything as a file; `/privacy delete` removes it.
ui-privacy-export = Everything I keep about you:
ui-privacy-delete = Delete everything about you? Computers take over your seats, and your settings and results are deleted. Finished games keep an anonymous seat. You can’t undo this.
ui-really-forget = Yes, delete my data
ui-forgotten = Done. I’ve deleted your data.
# 0.4, −0.8

command-table-end = end
    .about = Propose to end a game unfinished; everybody must agree
command-table-replace = replace
    .about = Offer a seat to somebody else (host)
command-table-move = move
    .about = Show a table in another channel (host, managers)
command-settings = settings
    .about = How and when I call you
command-settings-mine = mine
    .about = See and change how I call you, and what you see
command-settings-away = away
    .about = Stop your clocks while you are away
command-server = server
    .about = Settings and tables of this server, for its managers
command-server-settings = settings
    .about = Set language, clock, channels and limits for new tables
command-server-end = end
    .about = End a table of this server
command-server-welcome = welcome
    .about = Post a first page for newcomers in a channel
command-server-replace = replace
    .about = Offer a seat to somebody else
command-stats = stats
    .about = Finished games on this server, in figures
command-privacy = privacy
    .about = What I keep about you
command-privacy-show = show
    .about = Read what I keep, and why
command-privacy-export = export
    .about = Get everything about you as a file
command-privacy-delete = delete
    .about = Delete everything about you
command-option-messages = messages
    .about = Private messages, or pings at the table
command-option-pictures = pictures
    .about = Your private pictures: wide, or upright for a phone
command-option-text-first = text-first
    .about = Show the whole table as text under every private picture
command-option-motion = motion
    .about = Watch cards turn up in shootouts and showdowns, or see the result at once
command-option-end-of-turn = end-of-turn
    .about = Your turn ends when you press End turn, or with your last action
command-option-caretaker = caretaker
    .about = What happens when your time runs out
command-option-reminders = reminders
    .about = Reminders before your time runs out
command-option-waking = waking
    .about = Hours when your clocks run, like 8:00-23:00; or off
command-option-zone = zone
    .about = Your time zone, like Europe/Paris
command-option-days = days
    .about = How many days; 0 brings you back
command-option-where = where
    .about = Allow tables in this channel
command-option-per-person = per-person
    .about = How many open tables one person may have
command-option-per-channel = per-channel
    .about = How many open tables one channel may have
command-option-channel = channel
    .about = Which channel; without it, this one
command-option-everywhere = everywhere
    .about = Allow tables in every channel
command-option-player = player
    .about = Who

### ui

# ---- Games without roles: who sits where is a name and nothing else
ui-chair-person = { $number }. **{ $name }**
ui-chair-computer = { $number }. computer ({ $level })
ui-chair-held = { $number }. **{ $name }** (a computer plays)
ui-sat-down = You’re in.
notice-left-plain = { $name } has left. A computer takes the seat.
notice-replaced-plain = { $name } takes over a seat from the computer.
notice-seat-offered-plain = There’s a seat for you at this table. One click and it’s yours.
notice-seat-asked-plain = { $name } would like to take your seat. If you agree, you leave the table and a computer plays until { $name } sits down. If you do nothing, nothing changes.
notice-retaken-plain = { $name } is back at the table.
notice-caretaker-played-plain = { $name } ran out of time: a computer plays this turn.
notice-caretaker-minimum-plain = { $name } ran out of time: a computer plays only the minimum.
notice-caretaker-answered-plain = { $name } ran out of time: a computer chose for them.
notice-computer-holds-plain = { $name } has missed two turns in a row. A computer plays until { $name } takes the seat back.
notice-table-waits-plain = { $name } ran out of time: the table waits.
notice-reminder-half-plain = Half your time is gone: table { $table } is waiting for you until { $deadline }.
notice-reminder-bank-plain = Half the time of this turn is gone: table { $table } is waiting for you until { $turn }. After that your time bank runs, until { $deadline } at the latest.
notice-reminder-last-plain = Play at table { $table } by { $deadline }{ $then ->
    [minimum] , or only the minimum is played.
    [wait] . After that the table waits for you.
    [held] , or a computer takes over your seat.
   *[computer] , or a computer plays this turn.
}
notice-forgotten-plain = Somebody has left and had their data deleted. A computer takes the seat.
notice-member-gone-plain = { $name } has left this server. A computer can play on, or somebody else can take the seat. If { $name } comes back first, they just play on.
notice-stands-in-plain = A computer plays until { $name } comes back or somebody else takes the seat.
notice-member-back-plain = { $name } is back on this server.

# ---- Options and choices
ui-pick-option = Which option do you want to change?
ui-my-choices = My choices
ui-choices-head = **Your choices at table { $table }**
    Changes apply at once. You can change them until the game begins.

# ---- Numbers
ui-number-title = Table { $table }: a number, please
ui-form-late = Sorry, I was too slow to open that form. Press the button again.
ui-number-limits = { $low } to { $high }{ $step ->
    [1] {""}
   *[other] , in steps of { $step }
}
notice-no-bad-amount = Please enter a whole number from { $low } to { $high }{ $step ->
    [1] {""}
   *[other] , in steps of { $step }
}. Nothing has changed.

# ---- A polite no
notice-no-no-table-of-game = None of your tables plays { $game }. `/tables` lists them.
notice-no-other-game = We’re playing { $game } here: { $commands }. `/hand` shows what you can do now.
notice-no-which-game = Which game? Type its name as well: { $games }.
notice-no-no-such-game = I don’t know a game called “{ $game }”. Choose from the list that opens as you type.
notice-no-not-manager = Only a server manager can do that.
notice-no-one-cut = Cut with a text, pass or reopen the table: only one at a time. Nothing has changed.
notice-no-bad-options = I can’t read “{ $entry }” as an option of this game. Choose from the list as you type, with a comma before the next one.
error-health-port-taken = HEALTH_PORT { $value } is in use by another program: choose another, or leave it out.

# ---- Slash commands
command-table-choose = choose
    .about = Set your own seat’s choices
command-option-game = game
    .about = Which game
command-option-options = options
    .about = The game’s options, separated by commas
command-option-choice = choice
    .about = Which choice of yours

# ---- Giving up ($people, $who: roles and names; a computer plays on in the seat of who gave up)
ui-concede = Give up…
ui-concede-head = **Give up at table { $table }?** It counts as a loss. { $alone ->
    [yes] Nobody else is left, so the game is over.
   *[no] A computer plays your seat to the end, and you can watch. The last player left may take the win.
} You can’t undo this.
ui-really-concede = Yes, I give up
ui-conceded = You’ve given up. { $goes_on ->
    [on] `/show` shows the table, and I’ll tell you how it ends.
   *[off] That ends the game.
}
ui-take-win = Take the win
ui-play-on = Play on
# On one's own panel, when the game is over; $place: 1 for a winner.
ui-your-place = { $place ->
    [1] **You won!**
    [2] **You came second.**
    [3] **You came third.**
    [4] **You came fourth.**
    [5] **You came fifth.**
    [6] **You came sixth.**
    [7] **You came seventh.**
   *[other] **You came eighth.**
}
# Where all who lost have the same place.
ui-you-lost = **You didn’t win this time.**
# The same where somebody else has that place as well.
ui-your-shared-place = { $place ->
    [1] **You won, together with others!**
    [2] **You share second place.**
    [3] **You share third place.**
    [4] **You share fourth place.**
    [5] **You share fifth place.**
    [6] **You share sixth place.**
   *[other] **You share seventh place.**
}
ui-gave-up = 🏳️ { $people } { $count ->
    [one] gave up.
   *[other] gave up.
}
ui-won-by-concession = 🏆 { $who } wins! Everybody else gave up.
ui-computers-won = 🏁 No players are left: the computers win.
ui-a-computer = a computer
notice-conceded = 🏳️ { $name } gives up. A computer plays **{ $role }** to the end.
notice-conceded-plain = 🏳️ { $name } gives up. A computer plays the seat to the end.
notice-win-offered = Everybody else has given up. { $name }, do you take the win with **{ $role }**, or play on against the computers? If you simply play, the game goes on.
notice-win-offered-plain = Everybody else has given up. { $name }, do you take the win, or play on against the computers? If you simply play, the game goes on.
notice-plays-on = { $name } plays on with **{ $role }**, against computers.
notice-new-host = { $name } hosts this table from now on.
notice-plays-on-plain = { $name } plays on, against computers.
notice-no-conceded = You gave up this game. `/show` shows how it stands.
notice-no-conceded-and-over = You gave up this game, and it’s over now. `/show` shows how it ended.
notice-no-cancelled = This table was closed before its game began. `/table new` opens another.
notice-no-means-another-thing = Something changed at this table since I asked, so I did nothing. Ask again to see what it would mean now.
notice-no-given-up = That player gave up; a computer plays the seat to the end.
notice-no-no-win = You can’t take a win here: that’s only for the last player who hasn’t given up.
command-game-concede = concede
    .about = Give up a game; it counts as a loss

# ---- Stopping together
notice-end-proposed = **{ $name } proposes to end this table unfinished**: nobody wins, and it counts for nobody. Everybody playing must agree, or the proposal lapses { $until }. A single *Play on*, and the game goes on.
ui-end-agreed = Agreed: { $people }
ui-end-awaited = Still to answer: { $people }
ui-agree-end = End the table
ui-end-asked = I’ve asked everybody at table { $table } whether to end it unfinished. If they don’t all agree, the question lapses { $until } and the game goes on.
ui-end-head-folds = **Close table { $table }?** Everybody leaves it, and nothing counts: the game has not begun. You can’t undo this, but `/table new` opens another.
ui-end-head-asks = **Ask to end table { $table } unfinished?** I’ll ask { $people } at the table. If everybody agrees within a day, it ends for good: nobody wins, and it counts for nobody. If one of them plays on, so do you; you can ask again a day later.
ui-end-head-agrees = **End table { $table } unfinished?** { $people } must agree too, { $until } at the latest. Then it ends for everybody: nobody wins, and it counts for nobody. You can’t take your yes back.
ui-end-head-ends = **End table { $table } now?** Nobody else has to agree. It ends at once for everybody: nobody wins, it counts for nobody, and you can’t undo it.
ui-really-end = { $means ->
    [folds] Yes, close it
    [asks] Yes, ask them
    [agrees] Yes, I agree
   *[ends] Yes, end it
}
notice-ended-by-manager = A server manager has ended this table.
notice-end-refused = { $name } plays on as **{ $role }**, so the game goes on.
notice-end-refused-plain = { $name } plays on, so the game goes on.
notice-end-lapsed = Not everybody agreed to end this table, so the game goes on.
notice-end-agreed = Everybody has agreed: this table ends unfinished. Nobody wins, and it counts for nobody.
notice-ended-without-you = While a computer played your seat, the others agreed to end table { $table } unfinished. Nobody wins, and it counts for nobody.
notice-no-proposal-gone = That proposal is closed: it was answered, or its day is over. `/table end` makes a new one.
notice-no-proposed-lately = Somebody chose to play on. You can propose to end this table again { $until }.
notice-no-no-plans = You can’t plan ahead in this game.
notice-no-plan-now = It’s your turn: play it. You can plan the next one while the others play.
notice-no-no-plan = You have no plan at this table.
notice-no-no-answers = There’s nothing like that to answer in advance here. Choose from the list.

# ---- Invitations
command-option-invite = invite
    .about = Hold seats for a day for people you mention: @Ann @Ben
notice-no-cannot-be-invited = I didn’t open the table: { $people } can’t see this channel. You can only invite people who can.
notice-no-too-many-invited = I didn’t open the table: there { $most ->
    [one] is one seat
   *[other] are { $most } seats
} besides yours. Invite fewer people.
notice-no-not-mentioned = I can’t read “{ $entry }” as people, so nothing has changed. Type @ and choose them one by one.

# ---- My tables: whose turn it is ($people: who must decide, as everybody at the table knows)
ui-table-turn = { $table }: waiting for { $people }
ui-table-turn-until = { $table }: waiting for { $people }, due { $when }
ui-table-also = ; also waiting for { $people }
ui-table-given-up = { $line } (you gave up)
ui-table-held = { $line } (a computer plays for you)
ui-tables-with = with { $people }
ui-nothing-else-waits = No other table is waiting for you.

# ---- The deck: its seal, the cuts, its secret ($seal, $secret: 64 digits; $people, $who: names, escaped)
notice-seal = -# 🔏 Table { $table }: the deck is locked ({ $begins }…). Nobody can change it, and after the game anybody can check that. ||`{ $seal }`||
notice-seal-void = { $why ->
    [left] { $name } has left, so the table is open again and all cuts are gone.
   *[host] The table is open again, and all cuts are gone.
} The old seal `{ $seal }` is void; its secret was `{ $secret }`. A new one follows.
notice-cuts-asked = Table { $table } is full. **Cut the deck** once, with any words or numbers, or pass. After the last cut I deal.
notice-cuts-awaited = Table { $table } is waiting for you: **cut the deck** or pass, and I deal. The host can deal without you { $until }.
notice-cuts-late = Table { $table } has waited a day. { $host }, you can now deal without those who haven’t cut: press **Deal**, or type `/table start`.
notice-secret-known = This table has to close and counts for nobody. I was restored from an older copy, and the secret of its deck had already been revealed.
ui-still-to-cut = ✂️ **Cutting the deck.** Still to cut or pass: { $people }. Then I deal. { $late ->
    [on] A day has passed: the host can deal without them.
   *[off] The host can deal without them { $until }.
}
ui-cuts = ✂️ **The cuts**
ui-cut-line = { $number }. { $who }: { $cut }
ui-cut-passed = passed
ui-cut-forgotten = words since deleted; their number begins with `{ $digest }`
ui-unsealed = 🔓 **The deck’s secret** `{ $secret }`
    -# It matches the seal `{ $seal }`.
ui-unsealed-alone = -# 🔓 No seal: one person against computers.
ui-cut = Cut the deck
ui-pass-cut = Pass
ui-deal-now = Deal
ui-reopen = Reopen
ui-cut-here = Table { $table }: **cut the deck** once, with any words or numbers, or pass. Everybody sees the cuts; after the last one I deal.
ui-cut-in-lobby = Table { $table }: **cut the deck** once if you like, with any words or numbers. Everybody sees the cut, and it counts at the deal if you stay.
ui-cut-title = Table { $table }: cut the deck
ui-cut-question = Your cut
ui-cut-about = Any words or numbers, up to { $most } characters; everybody sees them. I’ve suggested one.
ui-has-cut = That’s your cut. { $dealt ->
    [yes] It was the last one: the game begins.
    [lobby] Everybody can see it. It counts when the game begins, if you stay.
   *[no] Everybody can see it; after the last cut I deal.
}
ui-has-passed = You pass. { $dealt ->
    [yes] Everybody else has cut: the game begins.
   *[no] After the last cut I deal.
}
ui-cut-refused = { $why } You wrote { $text }. Nothing has changed: press **Cut the deck** and try again.
ui-table-cut = 🔴 { $table }: cut the deck
ui-table-cutting = { $table }: the deck is being cut
ui-option-book = Record
ui-book-open = this server, after the game
ui-book-closed = players only
notice-no-cutting = The table is locked while the deck is cut. To change players or options, the host presses **Reopen** (or types `/table cut reopen: True`); leaving opens it too.
notice-no-not-cutting = Nobody cuts the deck at this table now. Where everybody cuts, that comes after **Start**.
notice-no-has-cut = You’ve already cut or passed; it’s once each.
notice-no-cuts-missing = Still to cut or pass: { $people }. You can deal without them { $until }; to change players, press **Reopen**.
notice-no-not-sealed = I have not been able to post the seal of this deck yet, and nothing is cut or dealt before everybody can see it. I keep trying: press again in a moment.
notice-no-not-shown = Nobody can see this lobby: I have not been able to post it here yet. I keep trying: press again in a moment. If it stays like this, look whether I may write in this channel.
notice-no-cut-anew = This table has changed since, so that didn’t count. Press **Cut the deck** again.
notice-no-cut-empty = A cut needs at least one visible character.
notice-no-cut-too-long = That’s too long: a cut has { $most } characters at most.
notice-no-cut-sign = A cut can’t contain { $sign }, because it wouldn’t show up as it is. Leave it out.
command-table-cut = cut
    .about = Cut the deck before the deal, pass, or unlock the table
command-option-skip = pass
    .about = Pass instead of cutting the deck
command-option-reopen = reopen
    .about = Unlock the table instead, so that it can change again (host)
command-option-words = text
    .about = Any words or numbers, up to 60 characters
command-option-book = record
    .about = Who may read the game’s record afterwards

## Lobbies that look for players

command-table-open = open
    .about = List open tables on this server
command-table-announce = announce
    .about = Announce your table, once, where this server allows it (host)
command-option-announce = announce
    .about = Allow announcements in this channel
command-option-ring = ring
    .about = The role to mention in announcements
command-option-unannounced = unannounced
    .about = Stop announcing tables
ui-open-head = **Looking for players:**
ui-open-none = No table you can see is looking for players. `/table new` opens one.
ui-open-line = **{ $game }** · table { $table } in { $channel } · { $host } · { $clock } · { $free ->
    [0] every seat is taken
    [one] one seat is free
   *[other] { $free } seats are free
}
ui-open-more = { $count ->
    [one] -# And one more.
   *[other] -# And { $count } more.
}
ui-open-join = Join { $table }
ui-open-joined = You’re in at table { $table }, in { $channel }.
ui-announce-over = { $how ->
    [folded] -# **{ $game }** · table { $table } closed before it began.
   *[begun] -# **{ $game }** · table { $table } has begun.
}
ui-announced = Announced in { $channel }. I’ll update it there when the table fills, starts or closes.
ui-server-announces-nowhere = No announcements. In a channel that you choose, hosts can announce their table once.
ui-server-announces = Hosts can announce their table in { $channel }, once each (`/table announce`).
ui-server-rings = { $how ->
    [yes] I mention { $role }, and it pings them.
    [gone] The role I was to mention is gone.
    [mute] I’d mention { $role }, but I can’t write there, so nothing appears.
   *[silent] I mention { $role }, but it **doesn’t ping them**: let everybody mention that role, or let me mention all roles there.
}
notice-no-no-announcements = This server doesn’t announce tables. Its managers can choose a channel for that with `/server settings`.
notice-no-hidden-lobby = Not everybody can see this table’s channel, so I don’t announce it.
notice-no-announced = You’ve already announced this table; once is the limit.

## Advice

ui-option-cuts = Cutting the deck
ui-cuts-nobody = not needed
ui-cuts-everybody = everybody, before the game
ui-option-ready = When all others have planned
ui-ready-off = I keep it to myself
ui-ready-on = I tell whoever’s turn it is
ui-option-bank = Time bank
ui-bank-none = none
ui-bank-12h = 12 hours each for the whole game
ui-bank-24h = 24 hours each for the whole game
ui-bank-48h = 48 hours each for the whole game
ui-bank-96h = 96 hours each for the whole game
ui-option-coach = Advice
ui-coach-auto = while one person plays alone
ui-coach-on = allowed (the game doesn’t count in the rankings)
ui-coach-off = off
ui-coach-alone = allowed while one person plays alone, and that doesn’t count in the rankings
ui-coached = -# 💡 You may ask for advice: in your panel, press **More…**, then **Advice**, or type `/turn advice`. Only you see the answer. This game doesn’t count in the rankings.
ui-was-coached = -# 💡 Everybody could ask for advice, so this game doesn’t count in the rankings.
ui-advice = Advice
ui-advice-head = ## 💡 Advice
ui-advice-how = -# What I would do, knowing only what you know, after { $tries } tries of each. You choose.
ui-advice-alike = about the same
# $worth: what the game says that it is worth, or ui-advice-alike.
ui-advice-line = **{ $number }. { $action }** · { $worth }
ui-advice-do = Do this
notice-no-no-coach = No advice at this table. The host chooses that before the game begins.
notice-no-advice-under-way = I’m still thinking about your last question. Ask again in a moment.
notice-no-advice-too-long = That takes me too long right now. Nothing is lost: play on, or ask later.
notice-no-advice-stale = Something changed while I was thinking, so my advice would be out of date. Ask again.
command-turn-advice = advice
    .about = Ask what a strong computer would do in your place; only you see it
command-option-cuts = cuts
    .about = Whether everybody cuts the deck before the deal
command-option-ready = ready
    .about = Whether the last one to play learns that all others have planned
command-option-bank = bank
    .about = Hours each for the whole game, when a turn’s time is over
command-option-coach = coach
    .about = Allow advice (the game is then unrated)
