## A game that was won, shown to everybody.

button = Share
head = { $person } shares how table { $table } ended:
where = -# Only you see this so far. It would go to { $channel }, once.
post = Post it
posted = Posted: { $where }

## Reasons not to.

shared-already = You’ve already shared that game.
not-played-out = Only a game that was played to its end can be shared.

## The command.

command-share = share
    .about = Show everybody in the channel how your game ended
command-option-post = post
    .about = Post it at once; without it, only you see it
