"""Pages of made-up tables, held against Discord's limits as the sandbox knows them."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from discord.ui import LayoutView, Modal

from bot.games import games
from bot.skins.skin import Picture, Skin
from bot.table.languages import Language
from bot.table.match import TableId
from bot.table.profile import Person
from bot.table.reports import Panel
from bot.table.table import Location, Phase
from bot.ui.pages import ending, plan
from bot.ui.pages import menu as menus
from bot.ui.pages import panel as panels
from bot.ui.pages.page import Page
from bot.ui.voice import Voice
from bot.ui.walk import Walk
from discord_sandbox import MessageFlag, check_message, check_modal
from engine import chicago_poker
from engine.chicago_poker.options import Options
from tests.helpers.all_games import AnyGame

GAME = games()["chicago-poker"]
SKIN = GAME.skin
PLACE = Location(1, 2, 3)
IN_WORDS = Person(99, text_first=True)  # reads pictures in words as well
HAND = Picture("hand.png", b"", "a hand")
LONG_NAMES = ("a" * 32, "Ünï_*cödé* `x`", "@everyone", "‮right to left", "王" * 32, "")
LAST_TABLE: TableId = 10**15  # far more than will ever be played


Json = dict[str, Any]


def components(page: Page) -> list[Json]:
    """A page as it is sent."""
    sent: list[Json] = page.layout().to_components()  # type: ignore[no-untyped-call]  # discord.py's
    return sent


def parts(page: Page) -> Iterator[Json]:
    """Every component of a page, outside in."""
    return parts_of(page.layout())


def parts_of(layout: LayoutView) -> Iterator[Json]:
    """Every component of a page that is laid out."""
    waiting: list[Json] = layout.to_components()  # type: ignore[no-untyped-call]  # discord.py's
    while waiting:
        part = waiting.pop(0)
        yield part
        waiting = part.get("components", []) + waiting


def custom_ids(page: Page) -> tuple[str, ...]:
    """Every id on a page."""
    return tuple(part["custom_id"] for part in parts(page) if "custom_id" in part)


def hold_against_discord(page: Page) -> None:
    """Raises what Discord would answer to a page that it does not take."""
    names = frozenset(picture.filename for picture in page.pictures)
    body = {"components": components(page), "allowed_mentions": page.mentions.to_dict()}
    check_message(body, flags=MessageFlag.COMPONENTS_V2, files=names, uploaded=names, own_emojis=frozenset())


def hold_form_against_discord(form: Modal) -> None:
    """The same of a form."""
    check_modal(form.to_dict(), frozenset())


def a_panel(state: Any, seat: int, game: AnyGame = chicago_poker, **changes: Any) -> Panel:
    """One seat's panel in a position."""
    view = game.view(state, seat)
    asked = seat in game.awaited(state)
    rows = view.table.seats if game.info.name == "gangster" else view.table.rows
    facts: dict[str, Any] = {
        "table_id": LAST_TABLE,
        "game": game.info.name,
        "version": 7,
        "public_events": 5,
        "phase": Phase.PLAYING,
        "seat": seat,
        "player": 99,
        "person": Person(99),
        "question": 1234,
        "view": view,
        "names": LONG_NAMES[: len(rows)],
        "asked": asked,
        "may_act": asked or bool(game.legal(state, seat)),
        "held_by_computer": False,
        "may_take_back": True,
        "since": (),
        "language": "en",
        "location": PLACE,
        "deadline": None,
        "message_id": None,
        "coached": True,
    }
    return Panel(**{**facts, **changes})


def positions(
    seats: int, seed: int, options: Options, most: int = 400
) -> Iterator[tuple[Any, int, tuple[Any, ...]]]:
    """A random game: each position with a seat that is asked, and the events that led there."""
    dice = random.Random(seed)
    step = chicago_poker.setup(seats, options, seed)
    for _ in range(most):
        awaited = chicago_poker.awaited(step.state)
        if not awaited:
            return
        seat = dice.choice(awaited)
        yield step.state, seat, step.events
        step = chicago_poker.apply(step.state, seat, dice.choice(chicago_poker.legal(step.state, seat)))


LANGUAGES: tuple[Language, ...] = ("en", "fr")


# ---- the same pages, told as a skin tells them in a language ----


def panel_page(
    panel: Panel, skin: Skin, language: Language, pictures: tuple[Picture, ...], **facts: Any
) -> Page:
    """A panel."""
    return panels.panel_page(panel, Voice(skin, language, panel.names), pictures, **facts)


def ending_page(panel: Panel, skin: Skin, language: Language, pictures: tuple[Picture, ...]) -> Page:
    """What a panel becomes."""
    return ending.ending_page(panel, Voice(skin, language, panel.names), pictures)


def answers_page(panel: Panel, skin: Skin, language: Language) -> Page:
    """What may be answered in advance."""
    return plan.answers_page(panel, Voice(skin, language, panel.names))


def menu(panel: Panel, skin: Skin, language: Language, said: Sequence[str] = ()) -> menus.Menu:
    """What may be said next."""
    return menus.menu(panel.view, Voice(skin, language, panel.names), said)


def walk(panel: Panel, skin: Skin, language: Language) -> Walk:
    """The walk through a panel's menu."""
    return Walk(panel.view, Voice(skin, language, panel.names))
