"""Reviews of made-up decisions in Whispers, and what their pages say."""

from bot.features.review import mistake_page as pages
from bot.features.review.mistake_page import Tried
from bot.features.review.reviews import Review
from bot.games import games
from bot.skins.skin import Skin
from bot.table.clock import Pace
from bot.table.languages import Language
from bot.table.match import Occupant
from bot.table.table import Phase, Table
from bot.ui.pages.page import Page
from bot.ui.voice import Voice
from engine import whispers
from engine.advice import Advised, Change
from engine.record.answering import Asked
from engine.record.model import Mover, MoverKind
from engine.record.reviewing import Deliberate, Judged
from tests.helpers.pages import hold_against_discord

SKIN = games(hidden=True)["whispers"].skin
PERSON = Mover(MoverKind.PERSON)


def a_review(*costs: tuple[int, float], open_: int = 0, gave_up: bool = False) -> Review:
    """Decisions that were judged, by turn and cost; so many more are not yet."""
    options = whispers.agree({option.name: option.values[0] for option in whispers.info.options})
    view = whispers.view(whispers.setup(3, options, "seed").state, 1)
    changes = tuple(Change(f"change-{number}", {"after": number}) for number in range(5))
    found = tuple(
        Judged(
            turn,
            view,
            100,
            Advised(whispers.parse("whisper 2"), 60 - cost),
            Advised(whispers.parse("done"), 60, changes),
            cost,
        )
        for turn, cost in costs
    )
    asked = tuple(Deliberate(Asked(turn, 0, 1, PERSON, "done"), turn) for turn, _ in costs)
    more = (Deliberate(Asked(99, 0, 1, PERSON, "done"), 99),) * open_
    sat = (Occupant(2, "Ann", ""), Occupant(1, "Ben", "", conceded=gave_up), Occupant(None, "Sly", "", "sly"))
    table = Table(7, "whispers", 1, 5, 50, "en", Pace.NONE, {}, sat, phase=Phase.OVER, talk=False)
    return Review(table, 1, 1, ("Ann", "Ben", ""), "", 499, (*asked, *more), found)


def mistake_page(review: Review, number: int, skin: Skin, language: Language, tried: Tried) -> Page:
    """A small lesson, without its picture."""
    return pages.mistake_page(review, number, Voice(skin, language, review.names), (), tried)


def told(page: Page) -> str:
    hold_against_discord(page)
    return "\n".join(part for part in page.parts if isinstance(part, str))
