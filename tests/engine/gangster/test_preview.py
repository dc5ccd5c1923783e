"""What is told of a line before it is played is what the rules do with it, or its odds."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine import gangster as game
from engine.gangster import Options, State
from engine.gangster.actions import Bump, Drive, Gun
from engine.gangster.board import POLICEMAN
from engine.gangster.events import (
    Arrived,
    Breakfasted,
    DoublerPlaced,
    Drove,
    GunUsed,
    Loaded,
    Reckoned,
    Unloaded,
)
from engine.gangster.imagined import board_of
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import Panel, Pay, Preview, Reach, Spot
from tests.helpers import examples
from tests.helpers.gangster.by_hand import at
from tests.helpers.gangster.playouts import AGREEMENTS, playout

some_games = examples.few(3)
seats = st.integers(2, 5)
options = st.sampled_from(AGREEMENTS)
seeds = st.integers(0, 10**6)


def panel(state: State, seat: int = 0) -> Panel:
    return game.panel(game.view(state, seat))


def told(state: State, line: str) -> Preview:
    """The preview of that line."""
    preview = panel(state).preview(game.parse(line))
    assert preview is not None
    return preview


@some_games
@given(seats, options, seeds)
def test_the_copy_is_the_board_itself(seats: int, options: Options, seed: int) -> None:
    for move in playout(seats, options, seed):
        board = move.step.state.board
        assert board_of(game.table(move.step.state), board.seat) == board


@some_games
@given(seats, options, seeds)
def test_a_preview_tells_what_happens(seats: int, options: Options, seed: int) -> None:
    for number, move in enumerate(playout(seats, options, seed)):
        if number % 4:
            continue
        preview = game.panel(game.view(move.before, move.seat)).preview(move.action)
        assert preview is not None
        for event in move.step.events:
            match event:
                case Drove():
                    assert (preview.road, preview.place) == (event.road, event.road[-1])
                case Arrived():
                    assert (preview.piece, preview.lost) == (event.piece, event.lost)
                case Breakfasted():
                    assert preview.guests == event.guests
                case Unloaded():
                    assert (preview.who, preview.spaces, preview.place) == (
                        event.who,
                        event.spaces,
                        event.place,
                    )
                case Loaded() | GunUsed():
                    assert (preview.who, preview.spaces, preview.place) == (
                        event.who,
                        (event.space,),
                        event.place,
                    )
                case DoublerPlaced():
                    assert preview.third_card
                    assert preview.third_card.ends is (event.number == 8)
                case _:
                    pass
        after = game.table(move.step.state)
        for gain in preview.gains:
            standing = after.district(gain.place).standing(gain.clan)
            assert gain.after == (standing.pay if standing else Pay())


@some_games
@given(seats, options, seeds)
def test_every_line_has_a_preview_also_for_a_seat_that_is_not_awaited(
    seats: int, options: Options, seed: int
) -> None:
    for number, move in enumerate(playout(seats, options, seed)):
        if number % 10 == 0:
            view = game.view(move.before, move.seat)
            lines = [each.action for clan in game.panel(view).clans for each in clan.previews]
            assert lines == [offer.action for offer in view.offers]
            other = (move.seat + 1) % seats
            assert all(clan.previews for clan in panel(move.before, other).clans)


def test_who_gets_what_now_is_on_the_table() -> None:
    table = game.table(
        at("turned: bronzeville", "spaces bronzeville: blue brown brown", "spaces north-side: grey")
    )

    assert [(s.clan, s.pay) for s in table.district(Place.BRONZEVILLE).standings] == [
        (Clan.BROWN, Pay(16)),
        (Clan.BLUE, Pay(8)),
    ]
    assert table.district(Place.NORTH_SIDE).standings[0].pay == Pay(0, 1)
    assert Pay(8, 2).at(3.5) == 15


def test_unloading_tells_the_pay_of_everybody_it_changes() -> None:
    state = at("turned: loop", "spaces loop: brown", "trunk blue: grey")
    preview = told(state, "unload own")

    assert (preview.place, preview.who, preview.spaces) == (Place.LOOP, Clan.BLUE, (2,))
    assert [(gain.clan, gain.before, gain.after, gain.position) for gain in preview.gains] == [
        (Clan.BLUE, Pay(0), Pay(6), 1),
        (Clan.BROWN, Pay(6), Pay(10), 2),
    ]
    rival = told(state, "unload grey")
    assert [(gain.clan, gain.after.points) for gain in rival.gains] == [
        (Clan.BLUE, 0),
        (Clan.BROWN, 10),
        (Clan.GREY, 6),
    ]


def test_driving_tells_what_one_more_gangster_would_mean_there() -> None:
    state = at("spaces chinatown: brown brown", "turned: chinatown")
    preview = told(state, "drive 1 chinatown")

    assert preview.then is not None
    assert (preview.then.before, preview.then.after, preview.then.position) == (Pay(0), Pay(6), 2)
    assert preview.next_space == 3
    assert told(state, "drive 1 gold-coast gun").then is None
    full = at("spaces chinatown: " + "brown grey " * 4)
    assert told(full, "drive 1 chinatown").then is None


def test_the_reach_of_each_open_card() -> None:
    (part,) = panel(at("open blue: 1 2")).clans

    assert part.place is Place.LOOP
    assert part.reach == (
        Reach(Place.NORTH_SIDE, (2,)),
        Reach(Place.WEST_SIDE, (2,)),
        Reach(Place.CHINATOWN, (1,)),
        Reach(Place.LITTLE_ITALY, (2,)),
        Reach(Place.STOCK_YARDS, (1,)),
        Reach(Place.BRONZEVILLE, (2,)),
        Reach(Place.GOLD_COAST, (1,)),
    )
    assert part.next_space == 1
    assert [sorted({each.action.card for each in part.previews if isinstance(each.action, Drive)})] == [
        [1, 2]
    ]


def test_the_harbour_tells_piece_loss_and_guests() -> None:
    state = at("equipment blue: bumper trunk", "trunk blue: grey")
    preview = told(state, "drive 1 gold-coast gun breakfast")

    assert (preview.piece, preview.lost, preview.guests) == ("gun", "trunk", (Clan.GREY,))
    assert told(state, "drive 1 gold-coast gun").guests == ()


def test_the_gun_tells_whom_it_could_take() -> None:
    (part,) = panel(
        at("equipment blue: gun", "spaces chinatown: blue brown", "spaces stock-yards: grey")
    ).clans

    assert part.guns == (Spot(Place.CHINATOWN, 2, Clan.BROWN), Spot(Place.STOCK_YARDS, 1, Clan.GREY))
    assert all(isinstance(each.action, Drive | Gun) or each.who is Clan.BLUE for each in part.previews)


def test_a_bump_tells_its_road() -> None:
    preview = told(at("car brown: chinatown"), "bump 1 brown")

    assert isinstance(preview.action, Bump)
    assert preview.road == (Place.LOOP, Place.CHINATOWN)


SEVEN = "turned: loop chinatown cicero bronzeville stock-yards greek-town north-side"


def test_the_third_card_tells_its_odds() -> None:
    state = at("open blue: 1", SEVEN, "pile: west-side policeman policeman northwest-side little-italy")
    third = told(state, "drive 1 chinatown").third_card

    assert third is not None
    assert (third.cards, third.police, third.ends, third.chance) == (5, 2, True, 0.6)
    assert told(state, "unload own").third_card is None
    assert told(at("open blue: 1 2", SEVEN), "drive 1 chinatown").third_card is None
    early = told(at("open blue: 1"), "drive 1 chinatown").third_card
    assert early is not None
    assert (early.cards, early.police, early.ends) == (11, 2, False)


def test_the_odds_are_what_happens() -> None:
    """Every card of the pile on top once: so many ends as the odds say."""
    base = ["west-side", "policeman", "policeman", "northwest-side", "little-italy"]
    ends: Counter[bool] = Counter()
    for turn in range(5):
        pile = " ".join(base[turn:] + base[:turn])
        state = at("open blue: 1", SEVEN, f"pile: {pile}")
        step = game.apply(state, 0, game.parse("drive 1 chinatown"))
        ends[any(isinstance(event, Reckoned) for event in step.events)] += 1
    assert ends == {True: 3, False: 2}
    assert POLICEMAN == -1


def test_two_clans_have_a_part_each() -> None:
    one, two = panel(at(players=2)).clans

    assert (one.clan, two.clan) == (Clan.BLUE, Clan.YELLOW)
    assert all(str(each.action).startswith("blue ") for each in one.previews)
    assert all(str(each.action).startswith("yellow ") for each in two.previews)


def test_a_seat_that_must_drive_sees_no_unloading() -> None:
    (part,) = panel(at("idle: 24")).clans

    assert {type(each.action) for each in part.previews} == {Drive}


def test_at_gold_coast_there_is_nothing_here() -> None:
    (part,) = panel(at("car blue: gold-coast")).clans

    assert (part.here, part.next_space, part.place) == (Pay(), None, Place.GOLD_COAST)
