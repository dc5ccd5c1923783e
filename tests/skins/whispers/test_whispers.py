"""How Whispers looks and speaks: every method of a skin, over random games, in both languages."""

import pickle
from io import BytesIO
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot import games
from bot.skins.skin import Word
from bot.skins.whispers import skin as whispers
from bot.table.languages import LANGUAGES, Language
from engine import whispers as game
from engine.game import Amount, Fact, IllegalAction
from engine.notation import Unreadable
from engine.whispers import Options, Reason, State
from engine.whispers.actions import Whisper
from engine.whispers.events import Revealed
from tests.engine.whispers.playing import AGREEMENTS, Move, another_world, dealt, each, moves, played

NAMES = ("Lucie", "Théo", "", "*Priya* @everyone " + "x" * 40, "محمد", "Oscar_92")
STRANGE = ("W" * 32, "🙂" * 20, "\u202e", "", "` # <@1>", "ﷺ" * 32)

skin: Any = whispers  # given the game's own values
languages = pytest.mark.parametrize("language", LANGUAGES)


def played_out(seats: int) -> list[Move]:
    return list(moves(seats, AGREEMENTS[seats % 4], seats))


def test_whispers_is_registered_and_offered_to_nobody() -> None:
    assert "whispers" in games.HIDDEN
    assert "whispers" not in games.GAMES


def test_a_skin_goes_to_a_worker_and_back() -> None:
    assert type(pickle.loads(pickle.dumps(whispers))) is type(whispers)


@languages
def test_everything_the_shell_asks_of_the_game_is_worded(language: Language) -> None:
    assert skin.name(language).label
    for option in (*game.info.options, *game.info.choices):
        assert skin.option(option.name, language).label
        assert tuple(worded.value for worded in skin.option_values(option.name, language)) == option.values
    for level in game.info.levels:
        assert skin.level(level, language).detail
    assert skin.option_values("pace", language) == ()
    assert skin.rules(language, {}) == skin.rules(language, {"forfeit": "off", "forfeit-size": "3"})
    assert skin.rules(language, {}) != skin.rules(language, {"forfeit": "on"})
    assert skin.help(language)


@languages
def test_every_reason_is_worded(language: Language) -> None:
    facts: dict[str, Fact] = {"amount": "12", "left": 3, "forfeit": 3, "text": "a `b` @here"}
    for reason in (*Reason, *Unreadable):
        assert skin.refuse(IllegalAction(reason, **facts), NAMES, language)
    assert "@here" not in skin.refuse(IllegalAction(Unreadable.UNKNOWN_ACTION, **facts), NAMES, language)


@pytest.mark.parametrize(("language", "seats"), [("en", 2), ("fr", 4)])
def test_every_moment_is_worded(language: Language, seats: int) -> None:
    names = NAMES[:seats]
    for move in played_out(seats):
        table = game.table(move.step.state)
        lines = skin.tell(move.step.events, table, names, language)
        assert len(lines) <= 6
        assert not move.step.minor or lines
        assert skin.describe(table, names, language)
        assert skin.situation(table, names, language)
        for seat in range(seats):
            view = game.view(move.step.state, seat)
            assert skin.prompt(view, names, language)
            assert skin.describe_view(view, names, language)
            assert skin.dossier(view, names, language, move.public)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_words_lead_to_every_legal_line_and_to_no_other(seats: int) -> None:
    names = NAMES[:seats]
    for move in played_out(seats):
        for seat in range(seats):
            view = game.view(move.step.state, seat)
            legal = {str(action) for action in each(game.legal(move.step.state, seat))}
            assert spoken(view, names) == legal
            for line in legal:
                assert 0 < len(skin.label(line, view, names, "en")) <= 100


def spoken(view: game.SeatView, names: tuple[str, ...], said: tuple[str, ...] = ()) -> set[str]:
    """Every line that the choices lead to, numbers within an amount included."""
    lines: set[str] = set()
    for choice in skin.choices(view, said, names, "en"):
        assert len(choice.label) <= 80
        assert len(choice.detail) <= 100
        if choice.word == "":
            lines.add(" ".join(said))
        elif choice.amount:
            for number in range(choice.amount.low, choice.amount.high + 1):
                lines |= spoken(view, names, (*said, str(number)))
        else:
            lines |= spoken(view, names, (*said, choice.word))
    return lines


def test_a_number_is_one_all_that_is_left_or_named() -> None:
    view = game.view(dealt((1, 2), (3, 4)), 0)
    words = [(choice.word, choice.amount) for choice in skin.choices(view, ("whisper",), NAMES, "en")]

    assert words == [("1", None), ("9", None), ("1-9", Amount(1, 9))]
    assert skin.choices(view, ("whisper", "10"), NAMES, "en") == ()
    assert str(Whisper(Amount(1, 9))) == "whisper 1-9"


def test_a_command_for_each_action_asks_for_its_words() -> None:
    assert [(command.says, command.words) for command in skin.commands] == [
        (("whisper",), (Word("amount", "amount"),)),
        (("peek",), ()),
        (("done",), ()),
        (("show",), (Word("card"),)),
        (("order",), (Word("card"),)),
    ]


def test_a_strangers_name_cannot_disturb_its_neighbours() -> None:
    state = dealt(*[(1, 2)] * 6)
    told = skin.describe(game.table(state), NAMES, "en")

    assert "\\*Priya\\*" in told
    assert "@everyone" not in told


def test_a_computer_speaks_now_and_then_and_only_computers_do() -> None:
    step = played(dealt((1, 12), (3, 4)), "0 done", "1 done", "0 show high", "1 show high")
    table = game.table(step.state)
    said = [skin.remark(step.events, table, (0,), seed, "en") for seed in range(40)]

    assert 5 < sum(map(bool, said)) < 35
    assert all("Sun" in words for words in said if words)
    assert skin.remark(step.events, table, (), 1, "en") == ""


@languages
def test_a_result_is_told_best_first(language: Language) -> None:
    last = played_out(3)[-1]
    result = game.result(last.step.state, last.public)

    assert result is not None
    lines = skin.ending(result, game.table(last.step.state), NAMES[:3], language)
    assert [line[0] for line in lines] == [str(rank) for rank in sorted(result.ranks)]
    for name, value in result.figures[0].items():
        assert skin.figure(name, value, language).endswith(str(value or ""))


PLAIN = pytest.param("en", NAMES, 2, marks=pytest.mark.long("strange names and six seats are harder to fit"))


@pytest.mark.parametrize(("language", "names", "seats"), [PLAIN, ("fr", STRANGE, 6)], ids=str)
def test_pictures_have_their_size_and_words(language: Language, names: tuple[str, ...], seats: int) -> None:
    seen = played_out(seats)
    for move in (seen[3], seen[len(seen) // 2], seen[-1]):
        table = game.table(move.step.state)
        view = game.view(move.step.state, 0)
        pictures = [
            skin.paint_table(table, names[:seats], language, marks=move.step.events),
            *skin.paint_private(view, names[:seats], language, form="pocket"),
            *skin.paint_news(move.public[-9:], table, names[:seats], language),
        ]
        for picture in pictures:
            assert Image.open(BytesIO(picture.content)).size == (1650, 1050)
            assert 0 < len(picture.alt) <= 1024
    assert Image.open(BytesIO(skin.paint_help(language)[0].content)).size == (1650, 1050)
    for count in (0, 1, seats):
        banner = skin.paint_banner((None,) * count, names[:count], language, started=count == seats)
        assert Image.open(BytesIO(banner.content)).size == (1650, 550)


def test_a_duel_has_its_picture() -> None:
    seen = played_out(3)
    for move in seen:
        painted = skin.paint_news(move.step.events, game.table(move.step.state), NAMES[:3], "en")
        assert len(painted) == sum(isinstance(event, Revealed) for event in move.step.events)


def test_at_the_end_all_cards_lie_open() -> None:
    over = played_out(3)[-1].step.state

    assert skin.paint_table(game.open(over, ended=True), NAMES[:3], "en").filename == "final.jpg"
    assert skin.paint_table(game.open(over, ended=True), NAMES[:3], "en") != skin.paint_table(
        game.table(over), NAMES[:3], "en"
    )
    assert skin.describe(game.open(over, ended=True), NAMES[:3], "en") != skin.describe(
        game.table(over), NAMES[:3], "en"
    )


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize(("seats", "options"), [(2, Options()), (4, Options(2, 5, 1))])
def test_pictures_and_words_are_the_same_whatever_is_hidden(seats: int, options: Options) -> None:
    dice = Random(seats)
    for move in list(moves(seats, options, seats))[::13]:
        state = move.step.state

        assert public(another_world(state, None, dice), seats) == public(state, seats)
        assert private(another_world(state, 1, dice), seats) == private(state, seats)


def test_another_world_looks_different_to_those_who_may_see_it() -> None:
    """Were every picture the same, the one above would hold for nothing."""
    state = played(dealt((5, 9), (7, 2)), "0 whisper 2").state

    assert private(another_world(state, None, Random(3)), 2) != private(state, 2)


def public(state: State, seats: int) -> list[object]:
    table, names = game.table(state), NAMES[:seats]
    return [
        skin.paint_table(table, names, "en"),
        skin.describe(table, names, "fr"),
        skin.situation(table, names, "en"),
    ]


def private(state: State, seats: int) -> list[object]:
    view, names = game.view(state, 1), NAMES[:seats]
    return [
        skin.paint_private(view, names, "en"),
        skin.describe_view(view, names, "fr"),
        skin.prompt(view, names, "en"),
        skin.choices(view, (), names, "en"),
    ]
