"""What a boss follows of a deal, what it takes rivals to hold, and from what share it stays and raises."""

from collections.abc import Sequence

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import Event, Options, State
from engine.chicago_stud.actions import Call, Fold, Order, Raise, Show, Withdraw
from engine.chicago_stud.computer.habits import BOSS, REGULAR
from engine.chicago_stud.computer.moments import moments
from engine.chicago_stud.computer.odds import odds, unseen
from engine.chicago_stud.computer.prices import raises_from, stays_from
from engine.chicago_stud.computer.reading import Read, readings
from engine.chicago_stud.events import Called, Folded, Raised
from engine.chicago_stud.views import SeatView
from engine.dice import Dice
from engine.french_deck import WEIGHT, Card
from engine.game import Seat
from tests.helpers.chicago_stud.by_hand import dealt, played
from tests.helpers.chicago_stud.playouts import AGREEMENTS, playout

MORE_TABLES = pytest.mark.long("each of the six agreements at two more sizes of table")
NO_ANSWER = (Order, Withdraw, Show, Fold)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(seats, options, marks=() if number % 3 == place else MORE_TABLES)
        for place, seats in enumerate((2, 5, 8))
        for number, options in enumerate(AGREEMENTS[:6])
    ],
)
def test_every_moment_is_as_the_table_showed_it(seats: int, options: Options) -> None:
    """What the public events tell of an answer is what the seat saw when it was asked."""
    events: list[Event] = list(game.setup(seats, options, 7).events)
    compared = 0
    for move in playout(seats, options, 7, folding=0.1):
        before = game.view(move.before, move.seat)
        one_answer = move.step.own == 1 and not isinstance(move.action, NO_ANSWER)
        if one_answer and move.seat == move.before.speaker:
            told = moments([*events, move.step.events[0]])[-1]
            table, others = before.table, [row for row in before.table.rows if row.in_deal]
            others.remove(before.row)
            level = table.level - before.row.paid
            assert (told.seat, told.street, told.pot, told.cost) == (
                move.seat,
                table.street,
                table.pot,
                level,
            )
            assert (told.up, told.opens) == (before.row.up, table.opener == move.seat)
            assert sorted(told.rivals) == sorted(row.up for row in others)
            assert told.behind == sum(row.paid < table.level for row in others)
            assert told.staked == (str(move.action).split()[0] in ("bet", "raise"))
            compared += 1
        events += move.step.events
    assert compared >= 10


def test_who_raises_is_taken_to_hold_more_than_who_calls() -> None:
    """A king lies open and another is likelier in the hole of somebody who raised with it."""
    view, events = _facing_an_answer(Raise(2))
    raised = _chance_of_a_pair(view, events)
    view, events = _facing_an_answer(Call())
    called = _chance_of_a_pair(view, events)

    assert raised > 1.5 * called


def test_who_never_folds_says_nothing_by_raising() -> None:
    view, events = _facing_an_answer(Raise(2))
    answers: list[Event] = [Called(1, 2, False), Raised(1, 2, 4, False, False)]

    telling = _spread(_read(view, events)[1])
    silent = _spread(_read(view, [*answers * 200, *events])[1])
    assert silent < 1.2 < 3 < telling


def test_who_always_stakes_says_less_by_raising_than_who_seldom_does() -> None:
    view, events = _facing_an_answer(Raise(2))
    called: list[Event] = [Called(1, 2, False), Called(1, 2, False), Folded(1)]
    raised: list[Event] = [Raised(1, 2, 4, False, False), Raised(1, 2, 4, False, False), Folded(1)]

    seldom = _spread(_read(view, [*called * 100, *events])[1])
    always = _spread(_read(view, [*raised * 100, *events])[1])
    assert always < seldom / 2


def test_bets_and_raises_of_the_round_are_counted() -> None:
    _, events = _facing_an_answer(Raise(2), "0 raise 2", "1 call")

    assert [told.stakes for told in moments(events)] == [0, 0, 1, 2, 3]


def test_what_a_rival_is_taken_to_hold_changes_the_odds() -> None:
    """The boss's pair of queens is worth less against kings that raise."""
    view, events = _facing_an_answer(Raise(2), "0 raise 2", "1 raise 2")

    read = odds(view, 2_000, Dice("odds"), _read(view, events))
    unread = odds(view, 2_000, Dice("odds"))
    assert read.share < unread.share - 0.03


def test_nobody_is_read_who_has_done_nothing() -> None:
    step = dealt("2s 3d Ah", "7c 9h Kd", "5c 6h 8s")

    assert not _read(game.view(step.state, 0), step.events)


def test_a_boss_wants_more_to_raise_a_raise_than_to_bet() -> None:
    lines = [raises_from(BOSS, 5, stakes) for stakes in range(4)]

    assert lines == sorted(set(lines))
    assert raises_from(REGULAR, 5, 0) == raises_from(REGULAR, 5, 3)


def test_a_boss_counts_the_bets_that_it_will_have_to_pay_itself() -> None:
    """A call of 2 for 8 is one chip in five; with four bets to come against one, one in three and more."""
    assert stays_from(BOSS, pot=8, cost=2, further=0, able=1, behind=0) == pytest.approx(2 / 10)
    assert stays_from(BOSS, pot=8, cost=2, further=8, able=1, behind=0) > 1 / 3
    assert stays_from(REGULAR, pot=8, cost=2, further=8, able=1, behind=0) < 2 / 10


def test_the_more_can_pay_for_it_the_less_a_hand_must_be_worth() -> None:
    lines = [stays_from(BOSS, pot=8, cost=2, further=8, able=able, behind=0) for able in range(1, 6)]

    assert lines == sorted(set(lines), reverse=True)


def test_a_boss_gives_up_on_third_street_what_a_regular_pays_for() -> None:
    """A queen, a jack and a seven, the last of six to answer an ace that bets."""
    step = dealt("Jc Qh 7d", "As Kd Ah", "Ts Td 9h", "Jd Qd 8h", "5c 5h Ks", "3c 9c Qc")
    step = played(step.state, "1 bet 2", "2 call", "3 call", "4 call", "5 call")
    view = game.view(step.state, 0)

    assert game.choose(view, "regular", "seed", ()) == Call()
    assert game.choose(view, "boss", "seed", ()) == Fold()


def _facing_an_answer(answer: Call | Raise, *more: str) -> tuple[SeatView, list[Event]]:
    """Seat 0 with two queens has bet under a king's nose, who calls or raises; the third folds."""
    step = dealt("Qs 7d Qh", "2c 3h Kd", "4c 9h Ah")
    events = list(step.events)
    state: State = step.state
    for line in ("2 check", "0 bet 2", f"1 {answer}", "2 fold", *more):
        now = played(state, line)
        state, events = now.state, [*events, *now.events]
    return game.view(state, 0), events


def _read(view: SeatView, events: Sequence[Event]) -> dict[Seat, Read]:
    assert BOSS.reads is not None
    return dict(readings(view, unseen(view), events, Dice("reading"), BOSS.reads))


def _likelihoods(reading: Read) -> list[float]:
    return [after - before for before, after in zip((0.0, *reading.up_to), reading.up_to, strict=False)]


def _chance_of_a_pair(view: SeatView, events: Sequence[Event]) -> float:
    """How likely seat 1 has a king in the hole or two of a rank, as it is read."""
    reading = _read(view, events)[1]
    rank = {WEIGHT[card]: card.rank for card in map(Card.parse, _all_cards())}
    likely = sum(
        chance
        for (one, two), chance in zip(reading.pairs, _likelihoods(reading), strict=True)
        if 13 in (rank[one], rank[two]) or rank[one] == rank[two]
    )
    return likely / reading.up_to[-1]


def _all_cards() -> list[str]:
    return [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "shdc"]


def _spread(reading: Read) -> float:
    """How many times likelier the likeliest pair is than the unlikeliest."""
    return max(_likelihoods(reading)) / min(_likelihoods(reading))
