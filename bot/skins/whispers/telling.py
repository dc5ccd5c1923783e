"""What is told to all, and to one seat: the news, the table in words, what is left to remember."""

from collections.abc import Iterator, Sequence

from bot.skins.whispers.words import Voice
from engine.game import Result, Seat
from engine.shuffle import drawn
from engine.whispers.events import DuelCalled, Event, FellSilent, GameEnded, GameStarted, Peeked, Revealed
from engine.whispers.views import SeatRow, SeatView, TableView

SELDOM = {"wins": 2, "loses": 4, "silent": 8}
"""A computer says something one time in so many."""


def news(
    voice: Voice, events: Sequence[Event], table: TableView, reader: Seat | None = None
) -> Iterator[str]:
    """A line for each thing worth one; those who fell silent share theirs, as many as there are seats.

    `reader`: the seat whose person alone reads it; a duel they have won is told to *you*.
    """
    peeked = {event.seat for event in events if isinstance(event, Peeked)}
    silent = [event for event in events if isinstance(event, FellSilent)]
    for at in range(0, len(silent), len(table.rows)):
        told = (_silent(voice, event, peeked) for event in silent[at : at + len(table.rows)])
        yield voice.say("news-silent", seats=", ".join(told))
    for event in events:
        match event:
            case GameStarted(options=options):
                seats = voice.everyone(range(len(table.rows)))
                yield voice.say("news-started", seats=seats, goal=options.goal, rounds=options.rounds)
            case DuelCalled(round=number):
                yield voice.say("news-duel", round=number)
            case Revealed(winner=None):
                yield voice.say("news-shared", sums=voice.sums(event))
            case Revealed(winner=int(winner)):
                seat = "you" if winner == reader else voice.who(winner)
                yield voice.say("news-won", seat=seat, sums=voice.sums(event))
            case GameEnded(winners=winners):
                yield voice.say("news-ended", seats=voice.everyone(winners), count=len(winners))
            case _:
                pass


def _silent(voice: Voice, event: FellSilent, peeked: set[Seat]) -> str:
    said = voice.say("silent-amount", seat=voice.who(event.seat), amount=event.whispered)
    return voice.say("silent-peeked", said=said) if event.seat in peeked else said


def situation(voice: Voice, table: TableView) -> str:
    """What the table waits for, or who has won."""
    facts = {"round": table.round, "rounds": table.options.rounds}
    if table.winners:
        return voice.say("situation-over", seats=voice.everyone(table.winners), count=len(table.winners))
    if table.duel:
        return voice.say("situation-duel", **facts)
    whispering = [row.seat for row in table.rows if not row.done]
    return voice.say("situation-whispers", seats=voice.everyone(whispering), count=len(whispering), **facts)


def table_lines(voice: Voice, table: TableView) -> Iterator[str]:
    """Everything that stands on the table."""
    options = table.options
    yield situation(voice, table)
    yield voice.say("table-agreed", goal=options.goal, rounds=options.rounds, forfeit=options.forfeit)
    for row in table.rows:
        yield _row(voice, table, row)
    if table.last:
        winner = table.last.winner
        scored = "nobody" if winner is None else voice.who(winner)
        yield voice.say("table-last", round=table.last.round, sums=voice.sums(table.last), winner=scored)


def _row(voice: Voice, table: TableView, row: SeatRow) -> str:
    if row.hand:
        now = voice.say("table-hand", kept=row.hand[0], fresh=row.hand[1])
    elif table.winners:
        now = voice.say("now-over")
    elif row.done:
        now = voice.say("now-done", amount=row.whispered or 0, peeked="yes" if row.peeked else "no")
    else:
        now = voice.say("now-whispering")
    seat = voice.with_sign(row.seat)
    return voice.say("table-seat", seat=seat, points=row.points, purse=row.purse, now=now)


def own_lines(voice: Voice, view: SeatView) -> Iterator[str]:
    """What this seat alone knows."""
    yield voice.say("view-cards", kept=view.kept, fresh=view.fresh or 0)
    yield voice.say("view-purse", purse=view.purse, whispered=sum(view.whispers))
    if view.answer:
        yield voice.say("view-answer", pick=voice.pick(view.answer))
    elif view.order:
        yield voice.say("view-order", pick=voice.pick(view.order))


def duels(voice: Voice, events: Sequence[Event]) -> Iterator[str]:
    """Every card that was ever shown."""
    held = [event for event in events if isinstance(event, Revealed)]
    if held:
        yield voice.say("dossier-duels")
    for duel in held:
        yield voice.say("dossier-duel", round=duel.round, sums=voice.sums(duel))


def ending(voice: Voice, result: Result) -> Iterator[str]:
    """A line a seat, best first."""
    for seat in sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat]):
        figures = result.figures[seat]
        yield voice.say(
            "ending-seat",
            rank=result.ranks[seat],
            seat=voice.who(seat),
            points=result.scores[seat] if result.scores else 0,
            whispered=figures["whispered"],
            best=figures["best_card"],
        )


def remark(voice: Voice, events: Sequence[Event], computers: Sequence[Seat], seed: int | str) -> str:
    """What a computer says to the news; from what everybody saw, so it betrays nothing."""
    for moment, seat in _moments(events):
        if seat in computers and not drawn(SELDOM[moment], f"{seed}:{moment}:speaks"):
            words = voice.say(f"talk-{moment}.{'abc'[drawn(3, f'{seed}:{moment}')]}")
            return voice.say("talk-says", seat=voice.who(seat), words=words)
    return ""


def _moments(events: Sequence[Event]) -> Iterator[tuple[str, Seat]]:
    for event in events:
        match event:
            case Revealed(winner=int(winner), cards=cards):
                yield "wins", winner
                yield from (("loses", seat) for seat in range(len(cards)) if seat != winner)
            case FellSilent(seat=seat):
                yield "silent", seat
            case _:
                pass
