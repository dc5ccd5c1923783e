## A game that was won, shown to everybody.

button = Share
head = { $person } shares how table { $table } ended:
where = -# Only you see this so far. It would go to { $channel }, once.
post = Post it
posted = Posted: { $where }

## The command.

command-share = share
    .about = Show everybody in the channel how your game ended
command-option-post = post
    .about = Post it at once; without it, only you see it
