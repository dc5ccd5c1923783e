"""Chicago stud in the shell: how many clicks a decision takes, and that its panels hold what they must."""

from pathlib import Path
from random import Random
from typing import cast

import pytest

from bot.games import RegisteredGame, demand_fitting
from bot.skins.chicago_stud import skin
from bot.skins.skin import Skin
from bot.table.languages import LANGUAGES, Language
from bot.table.reports import Panel
from bot.ui.ids import NUMBER, MoveId, read
from bot.ui.pages.page import TEXT_ROOM, Page
from engine import chicago_stud as game
from engine.chicago_stud import Options
from tests.helpers.all_games import AnyGame
from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, painted_by
from tests.helpers.chicago_stud.by_hand import EACH, dealt, played
from tests.helpers.chicago_stud.tables import TOLD, moments
from tests.helpers.opaque import inside
from tests.helpers.pages import HAND, IN_WORDS, a_panel, hold_against_discord, menu, panel_page, parts
from tests.helpers.playing import deal, gather, play_by, play_out, typing
from tests.helpers.promises_of_games import Position, moves
from tests.helpers.skins.preview import LONGER_FIRST

HANDS = ("Ks Kd Ah", "2c 7d 9h", "3c 8d Th")
LONGEST = ("_" * 32,) * 8  # every sign of it is escaped
both = pytest.mark.parametrize("language", LANGUAGES)


def clicks(panel: Panel, language: Language, *said: str) -> list[tuple[str, ...]]:
    """The words that a click in the panel's menu says, by a button or in a select, read back from its id."""
    found = []
    for part in parts(panel_page(panel, inside(skin), language, (), said=said)):
        meaning = read(part["custom_id"]) if "custom_id" in part else None
        if isinstance(meaning, MoveId) and not part.get("disabled"):
            values = [option["value"] for option in part.get("options", ())]
            found += [(*meaning.words, value) for value in values] or [meaning.words]
    return found


def test_its_options_fit_a_menu() -> None:
    demand_fitting(RegisteredGame(game, inside(skin)).info)


@pytest.mark.parametrize("language", LONGER_FIRST)
async def test_every_panel_has_the_whole_table_in_words(language: Language) -> None:
    """With eight seats, under the longest names there are."""
    dice, shown, seats = Random(7), 0, max(game.info.seats)
    agreed = game.agree({option.name: option.values[0] for option in game.info.options})
    step = game.setup(game.info.roles, agreed, "text")
    for move in moves(cast(AnyGame, game), Position(step.state, range(seats), "text", step.events), dice):
        if dice.random() > 0.04:
            continue
        since = move.after.events[-dice.randrange(1, 90) :]
        panel = a_panel(move.after.state, move.seat, game, names=LONGEST, since=since, person=IN_WORDS)
        page = panel_page(panel, inside(skin), language, (HAND,))
        told = "\n".join((*(part for part in page.parts if isinstance(part, str)), *page.following))

        hold_against_discord(page)
        assert page.length <= TEXT_ROOM
        for text in page.following:
            hold_against_discord(Page(parts=(text,)))
        for words in (
            skin.describe(inside(panel.view.table), LONGEST, language),
            skin.describe_view(inside(panel.view), LONGEST, language),
        ):
            assert all(line in told for line in words.splitlines())
        shown += 1
    assert shown > 3


@both
@pytest.mark.parametrize("said", [(), ("0 bet 2",), ("0 bet 2", "1 raise 2")], ids=len)
def test_every_decision_in_fixed_limit_is_one_click(said: tuple[str, ...], language: Language) -> None:
    state = dealt(*HANDS, options=EACH).state
    state = played(state, *said).state if said else state
    assert state.speaker is not None
    panel = a_panel(state, state.speaker, game)
    pressed = clicks(panel, language)

    assert len(pressed) >= 4
    for words in pressed:
        if words != ("order",):
            assert menu(panel, inside(skin), language, words).whole
            game.apply(state, state.speaker, game.parse(" ".join(words)))


@both
def test_an_answer_to_a_street_is_one_click_before_ones_turn(language: Language) -> None:
    free = dealt(*HANDS, options=EACH).state
    for state, count in ((free, 4), (played(free, "0 bet 2").state, 2)):
        *answers, others = clicks(a_panel(state, 2, game), language)
        assert (len(answers), others) == (count, ("order",))
        for words in answers:
            assert menu(a_panel(state, 2, game), inside(skin), language, words).whole
            game.apply(state, 2, game.parse(" ".join(words)))


@both
def test_an_order_is_two_clicks_and_a_number_where_it_has_one(language: Language) -> None:
    state = played(dealt(*HANDS, options=EACH).state, "0 bet 2").state
    panel = a_panel(state, 2, game)
    asked = a_panel(played(state, "1 call").state, 2, game)
    spoken = a_panel(played(dealt(*HANDS, options=EACH).state, "0 check").state, 0, game)
    orders = clicks(panel, language, "order")

    assert ("order",) in clicks(asked, language)
    assert orders == clicks(asked, language, "order")
    assert clicks(spoken, language, "order") == [*orders[:4], ("order", "check deal"), *orders[4:]]
    assert [words[-1].rpartition(" ")[2] for words in orders] == ["round"] * 4 + ["deal"] * 4
    for words in orders:
        line = " ".join(words).replace(NUMBER, "7")
        assert menu(panel, inside(skin), language, line.split()).whole
        game.apply(state, 2, game.parse(line))
    assert [words for words in orders if NUMBER in " ".join(words)] == [
        ("order", f"call {NUMBER} round"),
        ("order", f"call {NUMBER} deal"),
    ]

    typed = [" ".join(words) for words in clicks(panel, language, "order", "call")]
    assert typed[0] == "order call 2 round"
    assert typed[-2:] == [f"order call {NUMBER} round", f"order call {NUMBER} deal"]
    left = a_panel(played(state, "2 order call 7 deal").state, 2, game)
    assert clicks(left, language)[-1] == ("order", "none")
    withdrawn, *others = clicks(left, language, "order")
    assert withdrawn == ("order", "none")
    assert others == orders


@both
def test_an_open_bet_is_two_clicks_and_any_number_can_be_named(language: Language) -> None:
    state = dealt(*HANDS, options=Options(limit="open")).state
    panel = a_panel(state, 0, game)
    pressed = clicks(panel, language, "bet")

    assert ("bet",) in clicks(panel, language)
    assert pressed[-1] == ("bet", NUMBER)
    assert all(menu(panel, inside(skin), language, words).whole for words in pressed[:-1])
    assert menu(panel, inside(skin), language, ("bet", "17")).whole


@pytest.mark.parametrize(("seats", "options", "seed", "language"), TOLD)
def test_every_menu_fits_a_message(seats: int, options: Options, seed: int, language: Language) -> None:
    for number, moment in enumerate(moments(seats, options, seed)):
        if number % 9 == 4 and moment.state.speaker is not None:
            panel = a_panel(moment.state, moment.state.speaker, game, names=("_" * 32,) * seats)
            for said in ((), ("order",), ("order", "call"), ("bet",), ("raise",)):
                hold_against_discord(panel_page(panel, inside(skin), language, (), said=said))


CLICKED = pytest.mark.long("a whole game is clicked in Poker Champ")


@pytest.mark.long("a game of it is typed to its end by day")
@pytest.mark.parametrize(("language", "locale"), [pytest.param("en", "en-US", marks=CLICKED), ("fr", "fr")])
async def test_two_people_play_a_whole_game(tmp_path: Path, language: str, locale: str) -> None:
    """In English by clicks, in French by typing; orders are left, replaced and withdrawn on the way."""
    known = {**painted_by(PlainSkin), game.info.name: RegisteredGame(game, cast(Skin, PlainSkin(skin)))}
    async with a_bot(tmp_path / "db", known=known) as bot:
        people = bot.sandbox.people[:2]
        for person in people:
            person.change(locale=locale)
        options = {"game": game.info.name, "language": language, "options": "limit:open, laps:1, stack:50"}
        channel = await deal(bot, await gather(bot, people, **options), people[0])
        if language == "en":
            last = await play_out(bot, people, channel, seed=2)
        else:
            last = await play_by(bot, people, channel, 2, typing(cast(Skin, skin)))
        public = [message for message in channel.messages.values() if message.only_for is None]
        told = "\n".join(message.text for message in public)

        assert last.text.count("🏆") == 1
        assert "📌" not in told
        assert ORDERS[language] not in told
        for person in people:
            assert len([message for message in person.mail if not message.deleted]) == 1


ORDERS = {"en": "rder: ", "fr": "rdre\u00a0: "}
"""What every sentence about an order says."""
