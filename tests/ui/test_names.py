"""Whatever people call themselves: no page of any game makes more of it than of a plain name."""

import random
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings

from bot.games import games
from bot.skins.skin import Picture
from bot.table.clock import Pace
from bot.table.languages import Language
from bot.table.match import Occupant
from bot.table.notices import seat_offer
from bot.table.offers import SeatOffer
from bot.table.outbox import Letter
from bot.table.profile import Person
from bot.table.reports import Bulletin, FinalReport, Panel, TableReport, Turn, Turns
from bot.table.table import Phase, Table
from bot.ui.pages.computers import computers_page
from bot.ui.pages.lobby import lobby_page, more_page
from bot.ui.pages.options import choices_page
from bot.ui.pages.page import Page
from bot.ui.pages.table import log_page, notice_buttons, over_page, show_page, table_page
from bot.ui.pages.text import table_title
from bot.ui.voice import Voice
from tests.helpers.hostile import HOSTILE, READ_BY_DISCORD, as_discord_reads
from tests.helpers.in_turns import in_turns
from tests.helpers.opaque import inside
from tests.helpers.pages import PLACE, hold_against_discord, panel_page, parts

KNOWN = games(hidden=True)
NOW = datetime(2026, 1, 1, tzinfo=UTC)
SHOWN = Picture("table.png", b"", "a table")
PLAIN = "Zoe"
LAST = 12  # events told
MIDDLE = 12  # actions until the first moment
AMOUNT = re.compile(r"\b([0-9]+)-[0-9]+(/[0-9]+)?\b")  # the least of the numbers that may be named


def a_game(name: str, seed: int) -> Iterator[tuple[Any, int, tuple[Any, ...]]]:
    """Two moments of a random game for two, the last one its end: who is asked, and all that was told."""
    engine, info, dice = KNOWN[name].engine, KNOWN[name].info, random.Random(seed)
    options = engine.agree({option.name: option.values[0] for option in info.options})
    choices = tuple({choice.name: choice.values[at] for choice in info.choices} for at in range(2))
    step = engine.setup(info.roles[:2] or 2, options, f"{seed}", choices)
    told = tuple(step.events)
    for number in range(5000):
        awaited = engine.awaited(step.state)
        if not awaited:
            break
        if number == MIDDLE:
            yield step.state, awaited[0], told
        seat = dice.choice(awaited)
        action = str(dice.choice(engine.legal(step.state, seat)))
        step = engine.apply(step.state, seat, engine.parse(AMOUNT.sub(r"\1", action)))
        told += tuple(step.events)
    yield step.state, 0, told


POSITIONS = {name: tuple(a_game(name, 3)) for name in KNOWN}
NAMES = (  # short enough to be shown whole
    "<t:1:R>@everyone*`x`||<@1>",
    "＜#2＞[a](https://b.c)_~~\n# c",
    "\u202e\x1b[31m\x00a" + "\u0351" * 12 + "<a:x:1>",
    "שלום <id:guide> discord.gg/a",
    "> -# </play:1> ＠everyone",
)


def pages(game: str, names: Sequence[str], language: Language) -> Iterator[Page]:
    """Every kind of page on which a name can stand."""
    info, skin, engine = KNOWN[game].info, KNOWN[game].skin, KNOWN[game].engine
    voice = Voice(skin, language, names)
    roles = info.roles[:2] or ("", "")
    occupants = (Occupant(1, names[0], roles[0]), Occupant(2, names[1], roles[1], info.levels[0]))
    options = {option.name: option.values[0] for option in info.options}
    for phase in (Phase.LOBBY, Phase.CANCELLED, Phase.PLAYING):
        opened = Table(9, game, 5, 1, 2, language, Pace.DAY, options, occupants, phase=phase)
        yield lobby_page(opened, info, voice, (SHOWN,), NOW)
    yield more_page(opened, info, voice, opened.host)
    yield computers_page(opened, info, voice)
    yield choices_page(opened, info, voice, 1)
    offer = SeatOffer(1, 7, "ab")
    draft = seat_offer(offer, 2, names[0], roles[1])
    told = (draft.kind, draft.destination, draft.seat, draft.player, 0, draft.key, draft.facts, 0, "n")
    letter = Letter(1, 9, 0, *told, NOW)
    yield Page(parts=(notice_buttons(letter, voice),))
    for state, seat, told in POSITIONS[game]:
        table, view = engine.table(state), engine.view(state, seat)
        facts: dict[str, Any] = {
            "table_id": 9,
            "game": game,
            "version": 7,
            "public_events": 5,
        }
        facts |= {"phase": Phase.PLAYING, "names": tuple(names), "language": language, "location": PLACE}
        report = TableReport(
            table_view=table,
            occupants=occupants,
            asked=(seat,),
            table=opened,
            deadline=NOW,
            **facts,
        )
        bulletin = Bulletin(report, inside(told[-LAST:]))
        yield table_page(bulletin, voice, (SHOWN,))
        yield table_page(bulletin, voice, ())
        yield show_page(report, voice, ())
        yield log_page(Turns(report, 0, 2, (Turn(1, NOW, inside(told[-LAST:])),)), voice)
        if (result := engine.result(state, told)) is not None:
            yield over_page(FinalReport(report, inside(told), result), bulletin, voice, ())
        panel = Panel(
            seat=seat,
            player=1,
            question=3,
            view=view,
            asked=True,
            may_act=bool(engine.legal(state, seat)),
            held_by_computer=False,
            may_take_back=True,
            since=inside(told[-LAST:]),
            person=Person(1),
            deadline=NOW,
            message_id=None,
            **facts,
        )
        yield panel_page(panel, skin, language, (SHOWN,))
        yield Page(parts=(skin.describe_view(view, names, language),))
        yield Page(parts=(skin.dossier(view, names, language, inside(told[-LAST:])),))


def read_by_discord(page: Page) -> Counter[str]:
    """Everything in a page's texts that Discord would turn into something else."""
    texts = [as_discord_reads(part["content"]) for part in parts(page) if "content" in part]
    return Counter(found for text in texts for found in READ_BY_DISCORD.findall(text))


def shown(page: Page) -> Iterator[str]:
    """Every word of a page: texts, labels, lines of menus, alt texts."""
    for part in parts(page):
        yield from (str(part[each]) for each in ("content", "label", "placeholder") if part.get(each))
        for option in part.get("options", ()):
            yield from (option["label"], option.get("description") or "")
        yield from (item["description"] for item in part.get("items", ()))


def harmless(text: str) -> bool:
    odd = {c for c in text if c != "\n" and unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp")}
    return odd <= set("\u200b\u200c\u200d\u2068\u2069") and not re.search("[\u0300-\u036f]{4}", text)


@pytest.mark.by_day("chicago-poker", "whispers", why="names are made harmless in one place for all games")
@pytest.mark.parametrize(("name", "language"), in_turns(NAMES))
@pytest.mark.parametrize("game", KNOWN)
def test_a_page_makes_no_more_of_a_hostile_name_than_of_a_plain_one(
    game: str, language: Language, name: str
) -> None:
    nasty, nice = (tuple(pages(game, (each, each), language)) for each in (name, PLAIN))
    for ours, theirs in zip(nasty, nice, strict=True):
        assert read_by_discord(ours) == read_by_discord(theirs)
        for text, plain in zip(shown(ours), shown(theirs), strict=True):
            assert harmless(text)
            assert text.count("\n") <= plain.count("\n")  # short news are gathered, by how long they are
        hold_against_discord(ours)


@pytest.mark.by_day("gangster", why="names are made harmless in one place for all games")
@pytest.mark.parametrize("game", KNOWN)
@given(name=HOSTILE)
@settings(max_examples=50, deadline=None)
@pytest.mark.price("Hundreds of hostile names in every game.")
def test_a_table_is_named_on_one_harmless_line(game: str, name: str) -> None:
    title = table_title(KNOWN[game].skin, ("", ""), (name, name))
    assert harmless(title)
    assert "\n" not in title
    assert title.strip()


@pytest.mark.by_day(
    "chicago-stud",
    "gangster",
    "two-trucks",
    "whispers",
    why="each skin makes the names in its pictures harmless",
)
@pytest.mark.parametrize("game", KNOWN)
async def test_what_a_picture_says_is_harmless(game: str) -> None:
    nasty = ("\u202e<t:1:R>\x1b[31m", "a\nb" + "\u0351" * 40)
    info, skin, engine = KNOWN[game].info, KNOWN[game].skin, KNOWN[game].engine
    state, seat, _ = POSITIONS[game][-1]
    painted = [
        skin.paint_table(engine.table(state), nasty, "en"),
        *skin.paint_private(engine.view(state, seat), nasty, "en"),
        *skin.paint_eyes(engine.view(state, seat), nasty, "en"),
        skin.paint_table(engine.open(state, ended=True), nasty, "en"),
        skin.paint_banner(info.roles[:2] or ("", ""), nasty, "en"),
    ]
    for picture in painted:
        assert harmless(picture.alt)
        assert re.fullmatch(r"[a-z0-9.-]+", picture.filename)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", games())
def test_what_a_game_is_called_and_about_fits_a_line_of_a_list(game: str, language: Language) -> None:
    named = games()[game].skin.name(language)
    assert len(f"{named.label} · {named.detail}") <= 100
