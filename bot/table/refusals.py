"""Reasons for the shell's no, whatever the game: `notice-no-<reason>` words each."""

from enum import StrEnum

from engine.game import Refusal


class NotNow(StrEnum):
    """A reason to refuse an action before its game is asked."""

    STALE = "stale"  # the question has been answered, or has changed
    NOT_SEATED = "not-seated"
    NOT_ASKED = "not-asked"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    TIME_UP = "time-up"  # a caretaker plays, or has answered, and that stands
    OVER = "over"
    NO_SUCH_TABLE = "no-such-table"
    HELD_BY_COMPUTER = "held-by-computer"
    OFFER_GONE = "offer-gone"  # the seat has changed since it was offered
    CONCEDED = "conceded"  # gave this game up
    NO_WIN = "no-win"  # nobody has offered them the win, or they have played on since
    PROPOSAL_GONE = "proposal-gone"  # to end the table: it was answered, or has run out
    MEANS_ANOTHER_THING = "means-another-thing"  # a question that was asked before they were sure
    CONCEDED_AND_OVER = "conceded-and-over"
    CANCELLED = "cancelled"  # a lobby that was never dealt
    NO_STORY_YET = "no-story-yet"  # the game is being played
    NO_STORY = "no-story"  # nobody won it by play, or its story cannot be told
    BUSY = "busy"  # too many people wait for something else to work this out now
    NO_TIME_LEFT = "no-time-left"  # worker seconds of one person; more of them in `minutes`
    NO_PLANS = "no-plans"  # this game knows no plans for a turn to come
    PLAN_NOW = "plan-now"  # the turn has begun that was to be planned
    NO_PLAN = "no-plan"  # nothing is planned
    NO_ANSWERS = "no-answers"  # nothing can be answered in advance in this game, or not that
    ADVICE_UNDER_WAY = "advice-under-way"  # another one, for the same person
    ADVICE_TOO_LONG = "advice-too-long"  # it takes longer to work out than anybody waits
    ADVICE_STALE = "advice-stale"  # what is asked has changed while it was worked out
    CHANGED_ENOUGH = "changed-enough"  # an order, `most` times since the table last moved
    PROPOSED_LATELY = "proposed-lately"  # to end the table, by the same person


class NotHere(StrEnum):
    """A refusal by a lobby, a setting, or host's rights."""

    FULL = "full"
    KEPT = "kept"  # every chair left is kept for somebody who is invited
    ALREADY_SEATED = "already-seated"
    JOINED_ALREADY = "joined-already"  # at a table that is looking for players
    NOT_HOST = "not-host"
    NOT_MANAGER = "not-manager"
    ROLE_TAKEN = "role-taken"
    NO_SUCH_ROLE = "no-such-role"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_OPTION = "no-such-option"
    ONLY_LIVE = "only-live"  # [option] where turns last minutes, for all sit together
    NO_SUCH_GAME = "no-such-game"
    NO_SUCH_LEVEL = "no-such-level"  # in this game: another may have it
    NO_COMPUTER = "no-computer"
    TOO_FEW = "too-few"
    STARTED = "started"
    WRONG_CHANNEL = "wrong-channel"
    AWAY_TOO_LONG = "away-too-long"
    NO_SUCH_ZONE = "no-such-zone"
    BAD_HOURS = "bad-hours"
    ZONE_FIRST = "zone-first"  # waking hours, and no time zone is known
    TOO_MANY_OWN = "too-many-own"  # lobbies that one person gathers players for
    TOO_MANY_LATELY = "too-many-lately"  # tables that one person has opened within an hour
    TOO_MANY_HERE = "too-many-here"  # lobbies in one channel
    STILL_PLAYING = "still-playing"
    NO_BOT = "no-bot"  # a bot shall sit down as a person
    CANNOT_COME = "cannot-come"  # who is invited is not on the server, or may not see the channel
    SITS_ALREADY = "sits-already"  # who is invited
    NOT_INVITED = "not-invited"
    NOT_YOUR_SEAT = "not-your-seat"
    OTHER_SERVER = "other-server"  # a table is moved within its server
    IS_THERE = "is-there"  # the table is played in that channel
    HIDDEN_THERE = "hidden-there"  # some of the table's people may not view that channel
    NOT_GONE = "not-gone"  # who sits there is on the server, and plays on
    GIVEN_UP = "given-up"  # who sat there: a computer plays that seat to the end
    CANNOT_BE_INVITED = "cannot-be-invited"  # before the deal: not on the server, or may not see the channel
    TOO_MANY_INVITED = "too-many-invited"
    NOT_YOUR_EYES = "not-your-eyes"  # a seat of another, or all cards, of a game that is being played
    NOT_ENDED = "not-ended"  # a record is written when a game has ended
    CLOSED_BOOK = "closed-book"  # who sat at the table alone may look at its game again
    GAME_TOO_LONG = "game-too-long"  # for a record
    NOT_OVER = "not-over"  # what there is of a game only once it has ended
    NOT_YOUR_GAME = "not-your-game"  # a film of it is shown to everybody by who sat there
    CANNOT_SPEAK = (
        "cannot-speak"  # whoever shares something where a table is played, if they may not post there
    )
    NO_PLACE = "no-place"  # the table is shown nowhere
    CUTTING = "cutting"  # the table is closed while its deck is cut
    NOT_CUTTING = "not-cutting"  # it is not, or not any more
    HAS_CUT = "has-cut"  # who has cut, or passed, does so once
    CUTS_MISSING = "cuts-missing"  # of `people`; from `until` on the host may deal without
    NO_LESSONS = "no-lessons"  # of a game
    NO_SUCH_LESSON = "no-such-lesson"  # any more, or nobody can have done that in it
    NOT_SEALED = "not-sealed"  # the message with the seal of its deck does not stand yet
    NOT_SHOWN = "not-shown"  # no message shows the lobby
    CUT_ANEW = "cut-anew"  # the table was reopened since the form was opened
    NO_ANNOUNCEMENTS = "no-announcements"  # managers have named no channel for them
    HIDDEN_LOBBY = "hidden-lobby"  # where it is announced, some may not view its channel
    ANNOUNCED = "announced"  # once per lobby
    NO_REVIEW_YET = "no-review-yet"  # the game is being played
    NOT_YOUR_REVIEW = "not-your-review"  # only who sat at the table has decisions there
    OTHER_RULES = "other-rules"  # by which the game was played, than today's
    NO_COACH = "no-coach"  # nobody is advised at this table


class StaleClick(Refusal):
    """Raised when a button answers a question that is no longer asked."""


class Overtaken(StaleClick):
    """Raised when another process has changed a table since it was read; nothing was written."""


class NotSeated(Refusal):
    """Raised when somebody acts at a table where they have no seat."""


class NoSuchTable(Refusal):
    """Raised when a table does not exist, not any more, or not for this person."""


class NoStory(Refusal):
    """Raised when there is nothing to tell of how a game went."""


class NoAdvice(Refusal):
    """Raised when there is no advice just now; nobody need know who asked for it."""


class NoTimeLeft(Refusal):
    """Raised when somebody has used all worker seconds that one person gets in an hour.

    `minutes`: until there are more.
    """

    @property
    def minutes(self) -> int:
        return int(self.facts["minutes"])


class NotYourTurn(Refusal):
    """Raised when nothing is asked of this seat, or there is nothing to take back."""


class HeldByComputer(Refusal):
    """Raised when somebody acts at their own seat while a computer holds it; one click takes it back."""


class NotAllowed(Refusal):
    """Raised when a table cannot be arranged like that, or not by this person."""


class NotShown(NotAllowed):
    """Raised while people cannot see what they must be able to see first; a moment later they may."""


class CannotWrite(Exception):
    """Raised when nothing can be written down just now: a full disk, a lock, a folder that is read-only.

    Nothing has changed, and the same may go well later.
    """


class CannotRead(Exception):
    """Raised when the file itself is damaged where it was to be read."""


class DatabaseAway(CannotRead, CannotWrite):
    """Raised when the database cannot be reached just now.

    `sent`: the connection was lost after a commit was sent, so nobody knows if the change was made. Otherwise
    nothing has changed.
    """

    def __init__(self, why: str, *, sent: bool = False) -> None:
        super().__init__(why)
        self.sent = sent


class DatabaseClosed(Exception):
    """Raised when the database has been let go: the bot has ended, and nothing is read or written now."""


class Unreadable(Exception):
    """Raised when what is kept of one table cannot be read: damaged, or of a version unknown here.

    Nothing is lost by it; the table waits until the host has looked. `why` tells no card.
    """

    def __init__(self, table_id: int, why: str) -> None:
        super().__init__(f"table {table_id}: {why}")
        self.table_id = table_id
        self.why = why
