"""Every lesson of every game, played through with the mouse in the page of the sandbox, in both languages."""

from pathlib import Path

import pytest

from bot.lessons import course
from bot.table.languages import LANGUAGES, Language
from bot.ui.ids import LessonAsk, LessonId, read
from discord_sandbox import Message
from engine.lessons.model import LessonStep
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, painted_by
from tests.helpers.browser import Page, tabs
from tests.helpers.learner import ways

KNOWN = painted_by(PlainSkin)


@pytest.mark.long("it clicks through whole lessons in a browser")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KNOWN)
async def test_a_course_is_played_through(
    tmp_path: Path, game: str, language: Language, chromium: str
) -> None:
    lessons = course(game)
    assert lessons is not None
    async with tabs(chromium) as browser, a_bot(tmp_path / "db", known=KNOWN) as bot:
        person = bot.sandbox.person("Lucie")
        person.change(locale={"en": "en-US", "fr": "fr"}[language])
        # Somebody who is named is no newcomer: the page keeps their language, and not the browser's.
        page = await browser.page(f"{bot.sandbox.page_url}?as={person.id}", width=1280, height=1600)
        message = (await person.slash(bot.sandbox.channel, "learn", game=game)).message
        for number, step in enumerate(lessons.steps):
            assert step.text.said(language) in message.text, step.id
            await press(bot, page, message, 0)  # to the task
            assert step.task.said(language) in message.text, step.id
            await solve(bot, page, message, step, language)
            assert step.after.said(language) in message.text, step.id
            if number + 1 < len(lessons.steps):
                onward = next(
                    place
                    for place, each in enumerate(message.buttons)
                    if isinstance(meant := read(each["custom_id"]), LessonId)
                    and (meant.ask, meant.step) == (LessonAsk.OPEN, lessons.steps[number + 1].id)
                )
                await press(bot, page, message, onward)
        assert page.complaints == []


async def solve(bot: Bot, page: Page, message: Message, step: LessonStep, language: Language) -> None:
    """The first accepted line, click by click."""
    for action in step.accept[0]:
        words, reached = tuple(action.split()), -1
        while step.after.said(language) not in message.text:
            found = [
                (far, kind, place, line)
                for kind, place, line, meant, value in controls(message)
                for *_, far in ways([(meant, value)], words)
            ]
            far, kind, place, line = max(found, default=(-1, "", 0, 0))
            if far <= reached:
                assert reached >= 0, f"{action}: nothing on the page leads on"
                break  # the action was played: the menu is at its top again, or that of another
            reached = far
            await (
                press(bot, page, message, place)
                if kind == "button"
                else pick(bot, page, message, place, line)
            )


def controls(message: Message) -> list[tuple[str, int, int, LessonId, str]]:
    """What can be pressed: which button, or which line of which select; what it means, and its value."""
    found = []
    for place, button in enumerate(message.buttons):
        meant = read(button.get("custom_id", ""))
        if isinstance(meant, LessonId) and not button.get("disabled"):
            found.append(("button", place, 0, meant, ""))
    for place, select in enumerate(message.selects):
        meant = read(select["custom_id"])
        if isinstance(meant, LessonId):
            found += [
                ("select", place, line, meant, each["value"]) for line, each in enumerate(select["options"])
            ]
    return found


async def press(bot: Bot, page: Page, message: Message, place: int) -> None:
    before = message.edited
    await page.click(f"#m{message.id} .btn", at=place)
    await bot.sandbox.until(lambda: message.edited != before)


async def pick(bot: Bot, page: Page, message: Message, place: int, line: int) -> None:
    before = message.edited
    await page.click(f"#m{message.id} .select", at=place)
    await page.click(".menu .option", at=line)
    await bot.sandbox.until(lambda: message.edited != before)
