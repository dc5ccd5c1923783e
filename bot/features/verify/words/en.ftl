## A finished game checked: its deck, its turns, the decisions of its computers; or a record brought as a file.

head = ### The deck of { $table }, checked
post = { $state ->
    [shown] ✅ I posted its seal [in this message]({ $link }) ({ $at }), before the deal, and never edited it.
    [edited] ❌ [The message with its seal]({ $link }) was edited.
    [other] ❌ [The message with its seal]({ $link }) shows a different seal, not `{ $seal }`.
    [foreign] ❌ [The message with its seal]({ $link }) isn’t mine.
    [late] ❌ [The message with its seal]({ $link }) came after the deal, so it proves nothing, whoever’s fault that was.
    [late-once] ❌ [The message with its seal]({ $link }) came after the deal, so it proves nothing. That was a bug in version 0.6.0, fixed since.
    [gone] ⚠️ The message with its seal is gone. The seal was `{ $seal }`: if you kept it, compare.
    [imported] ➖ This game was imported; its seal, `{ $seal }`, was never posted here.
    [away] ⚠️ Discord won’t show me the message with its seal right now; [it should be here]({ $link }).
    [alone] ➖ No seal: one person against computers. Everything else follows from the seed.
   *[none] ➖ Dealt before decks were sealed. Everything else follows from the seed.
}
held = ✅ { $what }
unchecked = ➖ { $what }: { $count } can’t be checked ({ $why })
broken = ❌ { $what }: { $count } { $count ->
    [one] is
   *[other] are
} wrong ({ $places })
place = { $turn ->
    [none] line { $line } of the record
   *[other] turn { $turn }, line { $line } of the record
}
item-seal = The seal follows from the secret
item-cut = { $count ->
    [one] One cut, as hashed
   *[other] { $count } cuts, as hashed
}
item-passed = { $count ->
    [one] One person passed
   *[other] { $count } people passed
}
item-seed = The seed follows from the secret and the cuts
item-deal = The start follows from the seed
item-lot = { $count ->
    [one] One random draw
   *[other] { $count } random draws
}
item-shuffle = { $count ->
    [one] One shuffle
   *[other] { $count } shuffles
}
item-action = { $count ->
    [one] One turn, by the rules
   *[other] { $count } turns, by the rules
}
item-public = { $count ->
    [one] One public event
   *[other] { $count } public events
}
item-time = When the time was up
item-result = The result
why-no-seed = there is no seed
why-no-seal = there was no seal
why-alone = no seal: one person against computers
why-no-secret = the secret isn’t public yet
why-forgotten = the words were deleted; their hash still proves them
why-unknown-game = I don’t know this game
why-other-rules = played under other rules
why-after-break = comes after the first error
why-not-written = not recorded
why-by-the-clock = nobody can prove a clock: mine said so
why-unfinished = the game wasn’t finished
computers = ✅ { $asked } of { $count } computer decisions replayed: all the same
computers-differ = ❌ { $asked } computer decisions replayed: { $differ } { $differ ->
    [one] comes
   *[other] come
} out differently (turn { $turns })
computers-other = ➖ { $count } computer decisions: not replayed, since another version of the bot made them
proves = { $held ->
    [no] **Something is wrong.** Ask the bot’s operator; `/game record` gives you the text to check yourself.
   *[yes] { $sealed ->
        [alone] -# Only one person sat at this table, so there was nobody to prove anything to: this shows that the game followed from its seed.
        [no] -# This deck wasn’t sealed, so all I can show is that the game followed from its seed.
        [uncut] -# The seal fixed the deck before the deal, so nobody at the table could change it. Nobody cut: the bot’s operator could have chosen it, as they can always look at the cards. `/game record` gives you the text to check yourself.
       *[yes] -# The seal fixed the deck before anybody cut it. That proves most to the player who cut last, if seats and options stayed as they were then. The bot’s operator could always see the cards. `/game record` gives you the text to check yourself.
    }
}

ask-all = { $count ->
    [none] Replay all decisions
   *[other] Replay all { $count } decisions
}
asking = 🔎 **Computers of table { $table }**: { $done } of { $total } decisions replayed
cancel = Cancel
stopped-cancelled = Cancelled after { $done } of { $total } decisions. `/game verify` shows the check.
stopped-nothing = No check is running; a restart may have ended it. Press to start again, or type `/game verify`.
stopped-late = This takes longer than Discord lets me update this message, so I’ve stopped. Try again at a quieter time.
stopped-short = { $done } of { $total } decisions were replayed, and that used up your computing time for this hour. You get more in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}: then press to go on from there.
more = ⏳ That’s as far as the time for checks goes. { $what ->
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
stopped-failed = That failed, and it’s my fault. `/game verify` still shows the rest of the check.
one-at-a-time = I’m already checking a game for you, in another message. One at a time, please; cancel that one if you’d rather have this.
file-head = ### A record of { $game }, checked
file-seal = { $state ->
    [sealed] ➖ This file names the seal `{ $seal }`. Compare it with the message in the thread where the game was played.
    [no-secret] ➖ This file names the seal `{ $seal }` but not its secret, so nobody can tell what it sealed. I checked the rest from the seed in the file.
    [alone] ➖ This file names no seal: one person played against computers, or somebody removed it. I checked the rest from the seed in the file.
   *[none] ➖ This file names no seal: the game is older than seals, or somebody removed it. I checked the rest from the seed in the file.
}
file-proves = { $held ->
    [no] **Something is wrong.** Ask the person who gave you the file, or `/game verify` the table itself.
   *[yes] { $state ->
        [sealed] -# The file is consistent. It is proof only if its seal was posted before the first cut, and it proves most to the player who cut last. I don’t know where this was played, and I keep no copy of it.
       *[other] -# The file is consistent, and that’s all it shows: anybody can choose a seed. I keep no copy of it.
    }
}

## Reasons not to check.

table-or-file = A table or a file, not both: which should I check?
no-file = Discord won’t give me that file right now. Please try again in a moment.
file-no-time-left = I can spend no more time on files just now. Bring it again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
file-too-long = That file is too long for a record: the limit is 256 kB.
file-no-text = That isn’t a text file. Use the file from `/game record`, unchanged.
file-no-record = I can’t read that file as a record. Line { $line }: { $why ->
    [too-long] too long; a line has at most 8,192 characters
    [cut-off] the last line has no end, so the file may be cut off
    [not-a-header] not a header: { "[" }Name "value"]
    [header-missing] a header is missing; a record begins with Game, Form and Rules
    [header-out-of-place] a header that is unknown, repeated or in the wrong place
    [value] a header with an impossible value
    [form] a record of another form than 1; a newer version may read it
    [too-many] too many headers, lines or actions
    [not-a-line] neither a numbered line nor a comment
    [number] lines must be numbered 0, 1, 2 and so on
    [action] not an action
    [comment] an unknown comment
   *[spelling] readable, but not spelled the way a record is
}. Use the file from `/game record`, unchanged.
file-one-at-a-time = I’m still checking another file of yours. One at a time, please.
file-takes-too-long = That file takes too long to check, so I’ve stopped. Try again at a quieter time.

## The command.

command-verify = verify
    .about = Check the deck of a finished game: seal, cuts, shuffles and every turn
command-option-file = file
    .about = A file from /game record, to check instead of a table
