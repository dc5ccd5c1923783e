"""GA-14: what is true after every action, and of every game that is over."""

from collections.abc import Sequence

from engine.gangster import Event, State
from engine.gangster.board import HARBOUR, POLICEMAN
from engine.gangster.city import DOUBLERS, GANGSTERS, OF_EACH_KIND, POLICEMEN
from engine.gangster.events import Bumped, DoublerPlaced, Drove, GameEnded, PolicePassed, Reckoned
from engine.gangster.pieces import KINDS, Kind
from engine.gangster.showing import table

BOXES = {1: 11, 2: 5, 3: 0}


def gangsters_are_conserved(state: State) -> None:
    """GA-14.1."""
    board = state.board
    for number, mine in enumerate(board.clans):
        on_map = sum(spaces.count(number) for spaces in board.spaces)
        trunks = sum(clan.trunk.count(number) for clan in board.clans)
        assert on_map + mine.riding + trunks + mine.breakfast + mine.box == GANGSTERS
        assert mine.box == BOXES[state.round]


def pieces_are_conserved(before: State, after: State) -> None:
    """GA-14.1: what is nowhere has left the game, and what has left never comes back."""
    gone = [dict(table(state).gone) for state in (before, after)]
    for kind in KINDS:
        assert 0 <= gone[0][kind] <= gone[1][kind] <= OF_EACH_KIND


def tableaus_are_sound(before: State, after: State) -> None:
    """GA-14.2."""
    for number, (was, mine) in enumerate(zip(before.board.clans, after.board.clans, strict=True)):
        assert number not in mine.trunk
        assert len(mine.trunk) <= max(1, len(was.trunk), 2 if Kind.TRUNK in was.equipment else 1)
        assert len(mine.trunk) <= 2
        assert 1 <= len(mine.equipment) <= 2
        assert len(set(mine.equipment)) == len(mine.equipment)
        assert mine.open


def cards_are_sound(state: State) -> None:
    """GA-14.3."""
    board = state.board
    places = [place for place in range(HARBOUR) if board.in_play(place)]
    police = [POLICEMAN] * POLICEMEN[board.seats]
    assert sorted((*board.turned, *state.pile)) == sorted((*places, *police))
    assert table(state).doublers == board.doublers <= DOUBLERS
    assert (board.doublers == DOUBLERS) is state.over
    assert state.over or len(state.pile) >= 1


def a_whole_game_was_within_bounds(state: State, events: Sequence[Event]) -> None:
    """GA-14.4, GA-14.5, GA-14.7, GA-14.8 of a game that is over."""
    rounds, clans, police = state.board.options.rounds, len(state.board.clans), POLICEMEN[state.board.seats]
    turned = sum(isinstance(event, DoublerPlaced | PolicePassed) for event in events)
    drives = sum(isinstance(event, Drove | Bumped) for event in events)
    assert 7 * rounds <= turned <= (7 + police) * rounds
    assert 3 * turned <= drives <= 3 * turned + 2 * clans
    assert state.turns <= drives + 6 * clans * (drives + 1)
    scorings = [event.scoring for event in events if isinstance(event, Reckoned)]
    assert [scoring.round for scoring in scorings] == list(range(1, rounds + 1))
    casino = [scoring.casino for scoring in scorings]
    assert len(set(casino)) == len(casino)
    assert sorted((*casino, *state.casino)) == [1, 2, 3, 4, 5, 6]
    (ended,) = (event for event in events if isinstance(event, GameEnded))
    assert events[-1] is ended
    assert ended.totals == state.influence == scorings[-1].totals
    assert [max(ended.totals)] * len(ended.winners) == [ended.totals[seat] for seat in ended.winners]


def districts_pay_no_more_than_they_have(event: Reckoned) -> None:
    """GA-14.9."""
    for district in event.scoring.districts:
        ranks = [(share.count, share.rank) for share in district.shares]
        assert ranks == sorted(set(ranks), reverse=True)
        numbers = [number or event.scoring.casino for number in district.numbers]
        whole = sum(numbers) * (2 if district.doubled else 1)
        assert sum(share.points for share in district.shares) <= whole
