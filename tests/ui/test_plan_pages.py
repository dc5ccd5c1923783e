"""The page on which a turn is planned, and what the panel says of plans and of answers in advance."""

from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from bot.games import games
from bot.table.languages import LANGUAGES, Language
from bot.table.reports import Panel
from bot.ui.ids import ID_LIMIT, Action, ActionId, CustomId, MoveId, read
from bot.ui.pages.page import Page
from tests.helpers.home import BEN, Home, by
from tests.helpers.pages import answers_page, custom_ids, hold_against_discord, panel_page
from tests.helpers.plans import LATER, PLAN, begun

SKIN = games()["chicago-poker"].skin


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[tuple[Home, int]]:
    home, table_id = await begun(tmp_path / "db")
    yield home, table_id
    await home.close()


def meanings(page: Page) -> list[CustomId]:
    hold_against_discord(page)
    ids = custom_ids(page)
    assert all(len(each) <= ID_LIMIT and str(read(each)) == each for each in ids)
    return [read(each) for each in ids]


def actions(page: Page) -> set[str]:
    return {each.action for each in meanings(page) if isinstance(each, ActionId)}


def words(page: Page) -> str:
    return "\n".join(part for part in page.parts if isinstance(part, str))


async def planning(home: Home, table_id: int) -> Panel:
    return await home.coordinator.reader.planning(by(BEN), table_id)


async def test_the_menus_of_a_plan_are_those_of_a_turn_and_play_nothing(table: tuple[Home, int]) -> None:
    home, number = table
    panel = await planning(home, number)

    for language in LANGUAGES:
        for said in ((), ("play",), ("play", "R14")):
            page = panel_page(panel, SKIN, language, (), said=said)
            moves = [each for each in meanings(page) if isinstance(each, MoveId)]
            assert moves
            assert all(each.plan and each.question == panel.question for each in moves)
        assert Action.KEEP_PLAN not in actions(page)


async def test_a_plan_is_shown_line_by_line_kept_shortened_and_withdrawn(table: tuple[Home, int]) -> None:
    home, number = table
    for line in PLAN:
        mark = (await planning(home, number)).question
        await home.coordinator.plans.add(by(BEN), number, mark, line)
    page = panel_page(await planning(home, number), SKIN, "en", ())

    assert {Action.KEEP_PLAN, Action.KEEP_ANYWAY, Action.SHORTER_PLAN, Action.WITHDRAW_PLAN} <= actions(page)
    assert "1. 🔴" in words(page)
    assert "3. 🟡" in words(page)
    assert "Not saved yet" in words(page)

    await home.coordinator.plans.keep(by(BEN), number, (await planning(home, number)).question)
    mine = panel_page(await home.coordinator.reader.panel(by(BEN), number), SKIN, "en", ())
    assert {Action.PLAN, Action.WITHDRAW_PLAN, Action.ANSWERS} <= actions(mine)
    assert "Only your speed could give it away" in words(mine)
    assert "If nothing it needs has changed" in words(mine)

    again = await planning(home, number)
    assert Action.KEEP_ANYWAY in actions(panel_page(again, SKIN, "en", ()))
    await home.coordinator.plans.keep(by(BEN), number, again.question, anyway=True)
    mine = panel_page(await home.coordinator.reader.panel(by(BEN), number), SKIN, "en", ())
    assert "whatever the others do there" in words(mine)
    assert Action.KEEP_ANYWAY not in actions(panel_page(await planning(home, number), SKIN, "en", ()))


async def test_under_a_whole_turn_stands_the_turn_after(table: tuple[Home, int]) -> None:
    home, number = table
    for line in (*PLAN[:2], "", PLAN[2], *LATER):
        if line:
            mark = (await planning(home, number)).question
            await home.coordinator.plans.add(by(BEN), number, mark, line)
        else:
            assert "And the turn after" not in words(panel_page(await planning(home, number), SKIN, "en", ()))
        if line == PLAN[2]:
            for language, sentence in AFTER.items():
                page = panel_page(await planning(home, number), SKIN, language, ())
                assert sentence in words(page)
                assert any(isinstance(each, MoveId) for each in meanings(page))
    said = words(panel_page(await planning(home, number), SKIN, "en", ()))
    _, later = said.split("**And the turn after…**\n")
    assert later.startswith("1. 🔴")
    assert "3. " in later
    await home.coordinator.plans.keep(by(BEN), number, (await planning(home, number)).question)
    mine = words(panel_page(await home.coordinator.reader.panel(by(BEN), number), SKIN, "en", ()))
    assert "**And the turn after…**\n1. 🔴" in mine


AFTER: Mapping[Language, str] = {
    "en": "**And the turn after…** Plan that one as well if you like.",
    "fr": "**Et le tour d’après…** Prépare-le aussi si tu veux.",
}


async def test_the_panel_says_why_a_plan_was_not_played(table: tuple[Home, int]) -> None:
    home, number = table
    await home.coordinator.plans.whole(by(BEN), number, PLAN)
    asked = await home.coordinator.reader.panel(by(BEN), number)
    assert Action.PLAN in actions(panel_page(asked, SKIN, "fr", ()))
    await home.does(number, 101, "play G7 A", "recruit", "recruit")
    await home.coordinator.scheduler.run_due()

    mine = await home.coordinator.reader.panel(by(BEN), number)
    assert "I didn’t play your plan: Something at business A has changed." in words(
        panel_page(mine, SKIN, "en", ())
    )
    assert "Ça a bougé à l’établissement A" in words(panel_page(mine, SKIN, "fr", ()))
    assert Action.PLAN not in actions(panel_page(mine, SKIN, "en", ()))


async def test_an_answer_in_advance_is_one_choice(table: tuple[Home, int]) -> None:
    home, number = table
    panel = await home.coordinator.plans.answer(by(BEN), number, "lowest 5")

    for language in LANGUAGES:
        assert actions(answers_page(panel, SKIN, language)) == {Action.ANSWER}
    assert "My lowest gangster from 5 up" in words(answers_page(panel, SKIN, "en"))
    assert "My lowest gangster from 5 up" in words(panel_page(panel, SKIN, "en", ()))
