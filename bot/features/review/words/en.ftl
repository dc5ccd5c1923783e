## The review of a finished game, for one of its people: their costliest actions. $lost and $when are worded by the game.

my-mistakes = My mistakes
button = Review
head = ### Your review of { $table }
costly = You had { $count ->
    [one] one real choice
   *[other] { $count } real choices
}. Going by what you could see, { $turns ->
    [one] this action cost you most:
   *[other] these actions cost you most:
}
turn = **{ $when }**
done = You played: *{ $action }*. { $lost }
better = Better: **{ $action }**
change = -# { $change }
note = -# A strong computer tried both many times, knowing only what you knew. Luck doesn’t count.
well-played = You had { $count ->
    [one] one real choice
   *[other] { $count } real choices
}. Going by what you could see, you gave nothing away. { $how ->
    [gave-up] Only giving up cost you the game.
   *[played] Well played!
}
no-choice = Nothing to review: you never had a real choice in this game.
to-turn = See it in the replay
asking = 🔎 **Your review of { $table }**: { $done } of { $total } decisions judged
cancel = Cancel
stopped-cancelled = Cancelled after { $done } of { $total } decisions. Press to continue.
stopped-nothing = No review is running; a restart may have ended it. Press to start again.
stopped-late = This takes longer than Discord lets me update this message, so I’ve stopped. Press to continue.
stopped-short = { $done } of { $total } decisions are judged, and that used up your computing time for this hour. You get more in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}: then press to go on from there.
stopped-failed = That failed, and it’s my fault. The replay is unharmed.
one-at-a-time = I’m already reviewing a game of yours. One at a time, please; cancel that one if you’d rather have this.
mistake-head = -# { $count ->
    [one] Your costliest turn
   *[other] Mistake { $number } of { $count }
} · { $when } · only you see this
mistake-question = You played: **{ $action }**
    { $lost } **What’s better?**
mistake-right = ✅ **That’s it!**
mistake-same = That’s what you played. Try something else.
mistake-other = *{ $action }* may do, but I’d play something else. Try again, or press **Show me**.
mistake-show = Show me
mistake-next = Next mistake
mistake-all = All at once
mistake-try = Try them again

## In a replay: a turn that was costly.

marked-turn = Step { $turn } · costly for you
marked = -# 🔎 One of your costliest turns: **Review** explains why.
