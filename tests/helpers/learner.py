"""Somebody who learns a game by pressing what the pages of its lessons offer; nothing is painted or sent."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast

from discord.ui import Modal

from bot.coordinator import Coordinator
from bot.language import say
from bot.skins.skin import Picture
from bot.table.actor import Actor
from bot.table.languages import Language
from bot.ui.click import Click, Values
from bot.ui.context import UiContext
from bot.ui.handlers import learn
from bot.ui.ids import END, NUMBER, SURE, ActionId, CustomId, LessonAsk, LessonId, read
from bot.ui.pages.page import Page
from bot.ui.painter import Painter
from bot.ui.reply import Answer, Promise, Reply, Reworded
from engine.lessons.model import Line
from tests.helpers.home import ANN, CHANNEL, GUILD
from tests.helpers.pages import HAND, hold_against_discord, parts


class NoPaint:
    """Every picture is the same."""

    async def painted(self, *_: object) -> tuple[Picture, ...]:
        return (HAND,)


class NothingPainted:
    """Every picture fails."""

    async def painted(self, *_: object) -> tuple[Picture, ...]:
        return ()


@dataclass
class Learner:
    """One reader with one message, `page`, that is held against Discord's limits whenever it changes."""

    coordinator: Coordinator
    language: Language = "en"
    reader: int = ANN
    guild_id: int = GUILD
    own_panel: bool = True
    page: Page = field(default_factory=lambda: Page(parts=()))
    asked_number: bool = False
    painter: Any = field(default_factory=NoPaint)
    new_messages: int = 0
    taught: str = ""  # what the step that was opened last has said before its task

    def __post_init__(self) -> None:
        self.context = UiContext(self.coordinator, cast(Painter, self.painter))

    # ---- what handlers ask of a reply ----

    name, server_language = "Ann", "en"

    @property
    def actor(self) -> Actor:
        return Actor(self.reader, self.guild_id, sees=lambda _: True)

    @property
    def private_message(self) -> None:
        """What is read here is an answer, seen by its reader alone."""

    @property
    def original_is_private(self) -> bool:
        """Changing it changes what its reader alone sees."""
        return True

    @property
    def interaction(self) -> SimpleNamespace:
        shown = [SimpleNamespace(filename=each.filename, description=each.alt) for each in self.page.pictures]
        may = SimpleNamespace(view_channel=True, send_messages=True, attach_files=True)
        message = SimpleNamespace(attachments=shown)
        return SimpleNamespace(message=message, channel=None, channel_id=CHANNEL, app_permissions=may)

    def say(self, key: str, /, **facts: str | int | float) -> str:
        return say(self.language, key, **facts)

    def promise(self) -> None:
        """Nothing takes long here."""

    async def change(self, page: Page, *, same_pictures: bool = False) -> None:
        if same_pictures:
            assert [each.filename for each in page.pictures] == [each.filename for each in self.page.pictures]
        hold_against_discord(page)
        self.page = page

    async def answer(self, answer: Answer | None, promise: Promise) -> None:
        """What a click has come to, if it has not answered by itself."""
        match answer:
            case Modal():
                self.asked_number = True
            case Reworded():
                await self.change(answer.page, same_pictures=True)
            case Page() if promise is Promise.CHANGE:
                await self.change(answer)
            case Page():
                await self.private(answer)
            case _:
                assert answer is None

    async def private(self, page: Page) -> None:
        self.new_messages += 1
        await self.change(page)

    # ---- what somebody does ----

    @property
    def reply(self) -> Reply:
        return cast(Reply, self)

    @property
    def text(self) -> str:
        """All that the page says."""
        return "\n".join(part["content"] for part in parts(self.page) if part["type"] == 10)

    @property
    def controls(self) -> list[LessonId]:
        """What can be pressed, one for each line of a select, its value among its words."""
        found = []
        for part in parts(self.page):
            if "custom_id" in part and not part.get("disabled"):
                meant = read(part["custom_id"])
                if isinstance(meant, LessonId):
                    values = [each["value"] for each in part.get("options", ())]
                    found += [(meant, value) for value in values] or [(meant, "")]
        self._pressed = found
        return [meant for meant, _ in found]

    async def opens(self, game: str, step: str) -> None:
        """The task of a step, from its beginning."""
        await self.click(LessonId(game, step, LessonAsk.OPEN))
        self.taught = self.text
        (to_the_task,) = (each for each in self.controls if each.ask is LessonAsk.SAY)
        await self.click(to_the_task)

    async def click(self, meant: LessonId | ActionId, *values: str) -> None:
        """Whatever the id says: as if it stood on the page."""
        again = read(str(meant))
        assert again == meant
        await self._does(again, values)

    async def types(self, meant: LessonId, number: str) -> None:
        """A number, into the form that asks for one."""
        await self._does(meant, (number,), form=True)

    async def _does(self, meant: CustomId, values: Values, *, form: bool = False) -> None:
        (control,) = (each for each in learn.CONTROLS if each.name == meant.action and each.form == form)
        click = Click(self.context, self.reply, meant.table_id, meant.about, values, meant)
        await self.answer(await control.work(click), control.answers(click))

    async def plays(self, line: Line) -> None:
        """An action after the other, each walked through the menu as it stands on the page."""
        for action in line:
            await self._play(tuple(action.split()))

    async def _play(self, action: tuple[str, ...]) -> None:
        known = -1
        for _ in range(12):
            meant, value, reached = max(self._ways(action), key=lambda way: way[2])
            assert reached > known, f"{action}: nothing on the page leads on"
            known = reached
            before = self.page
            await self.click(meant, *((value,) if value else ()))
            if self.asked_number:
                self.asked_number = False
                asked = tuple(" ".join((*meant.words, value)).split())
                digits = next(done for done, word in zip(action, asked, strict=False) if word == NUMBER)
                await self.types(replace(meant, words=asked), digits)
            if self._is_asked_anew(before):
                return
        raise AssertionError(f"{action} takes too many clicks")

    def _ways(self, action: tuple[str, ...]) -> list[tuple[LessonId, str, int]]:
        """Every control that leads on to the action, and how far."""
        _ = self.controls
        return ways(self._pressed, action)

    def _is_asked_anew(self, before: Page) -> bool:
        """Whether the action was played: the menu is at its top again, or gone."""
        said = [meant for meant in self.controls if meant.ask is LessonAsk.SAY]
        return self.page is not before and (not said or "💬" in self.text)


def ways(
    controls: Sequence[tuple[LessonId, str]], action: tuple[str, ...]
) -> list[tuple[LessonId, str, int]]:
    """Of what can be pressed, each with its value, all that leads on to an action, and how far."""
    found = []
    for meant, value in controls:
        words = tuple(" ".join((*meant.words, value)).split())
        plain = tuple(word for word in words if word not in (END, SURE))
        fits = len(plain) <= len(action) and all(
            said in (NUMBER, done) for said, done in zip(plain, action, strict=False)
        )
        complete = len(plain) == len(action) or words == plain
        if meant.ask is LessonAsk.SAY and words and fits and complete:
            found.append((meant, value, 3 * len(plain) + (END in words) + 2 * (SURE in words)))
    return found
