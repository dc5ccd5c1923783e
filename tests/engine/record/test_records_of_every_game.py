"""A record of any game, played as a table plays it, says what was played: exactly, and for good."""

from collections.abc import Iterator
from statistics import median

import pytest

from engine.record.checking import Item, Verdict, check
from engine.record.games import GAMES as KNOWN
from engine.record.games import game_named, positions_of
from engine.record.model import Told
from engine.record.reading import read
from engine.record.remarking import remarked
from engine.record.replaying import replay
from engine.record.writing import write
from engine.shuffle import Lot, Shuffle, drawn, shuffled
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.played_out import played_out
from tests.helpers.recorded import Game, a_game

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
FEW, MANY = 1, 1000


def holds(game: AnyGame, number: int) -> tuple[int, int]:
    """All that a record promises, of one random game; how long it is with its comments, and without."""
    played = a_game(game, number)
    replays_as_played(game, played)
    full = remarked(game, played.record)
    text = write(full)
    assert read(text) == full
    assert write(read(text)) == text
    report = check(text)
    assert report.holds, report.broken
    assert report.count(Item.ACTION, Verdict.HELD) == len(full.lines)
    assert report.count(Item.RESULT, Verdict.HELD) == 1
    bare = write(played.record)
    assert read(bare) == played.record
    return len(text.encode()), len(bare)


def replays_as_played(game: AnyGame, played: Game) -> None:
    moments = list(replay(game, played.record))
    assert [moment.line for moment in moments] == list(range(len(played.states)))
    assert [moment.state for moment in moments] == list(played.states)
    assert [moment.events for moment in moments] == list(played.news)


@pytest.mark.by_day(
    "chicago-poker",
    "poker-champ",
    "gangster",
    "whispers",
    why="most records are read by day; this game's are the longest",
)
@every_game
@pytest.mark.parametrize("number", range(FEW))
def test_it_is_read_back_to_the_byte_and_replays_as_it_was_played(game: AnyGame, number: int) -> None:
    holds(game, number)


@pytest.mark.long("It plays a thousand games of each kind; make test plays one.")
@every_game
def test_so_are_a_thousand_games(game: AnyGame) -> None:
    sizes = [holds(game, number) for number in range(MANY)]
    for said, of in zip(("with comments", "bare"), zip(*sizes, strict=True), strict=True):
        print(
            f"{game.info.name}, {MANY} records {said}: {min(of)} to {max(of)} bytes, median {median(of):.0f}"
        )


@every_game
def test_one_that_breaks_off_holds_as_far_as_it_goes(game: AnyGame) -> None:
    for most in (0, 1, 7, 20):
        played = a_game(game, 5, most)
        replays_as_played(game, played)
        report = check(write(remarked(game, played.record)))
        assert report.holds, report.broken


def chances(game: AnyGame, played: Game) -> Iterator[Lot | Shuffle]:
    for moment in replay(game, played.record):
        yield from moment.chances


@every_game
def test_every_lot_and_shuffle_of_a_game_is_seen_and_can_be_computed_again(game: AnyGame) -> None:
    """Those that a state says it has done, or that its rules say there are, are all there."""
    played = a_game(game, 1)
    seed, shuffles = played.record.seed, []
    for chance in chances(game, played):
        match chance:
            case Lot(name, sides, number):
                assert drawn(sides, f"{seed}:{name}") == number
            case Shuffle(number, before, after):
                assert shuffled(before, seed, number) == after
                shuffles.append(number)
    last = played.states[-1]
    piles = len(
        getattr(getattr(last, "options", None), "piles", "1")
    )  # Two Trucks: one a pile of load; Whispers: one
    done = getattr(last, "shuffles", getattr(last, "deal", piles))  # Chicago stud: one a deal
    assert sorted(shuffles) == list(range(1, done + 1))


@pytest.mark.by_day("poker-champ", "chicago-poker", why="a recorder is the same for all games")
@every_game
def test_what_a_computer_imagines_is_not_seen(game: AnyGame) -> None:
    played = a_game(game, 2, 12)
    bare = list(chances(game, played))
    seen: list[Lot | Shuffle] = []
    for moment in replay(game, played.record):
        for seat in game.awaited(moment.state):
            game.choose(game.view(moment.state, seat), game.info.levels[0], "dice", ())
        played_out(game, moment.state, "imagined")
        seen += moment.chances
    assert seen == bare


@every_game
def test_comments_are_ascii_without_braces(game: AnyGame) -> None:
    for remarks in remarked(game, a_game(game, 3).record).remarks:
        for remark in remarks:
            if isinstance(remark, Told):
                assert remark.text.isascii()
                assert not set("{}\n") & set(remark.text)


def test_every_game_of_the_house_has_its_place_on_the_list() -> None:
    assert sorted(KNOWN) == sorted(game.info.name for game in GAMES)
    for game in GAMES:
        assert game_named(game.info.name) is game


@pytest.mark.parametrize("name", ["", "os", "french-deck", "engine.whispers", "../whispers", "record"])
def test_a_name_out_of_a_file_imports_nothing_else(name: str) -> None:
    assert game_named(name) is None
    assert positions_of(name) is None
