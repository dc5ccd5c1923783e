"""What /stats shows: the sums of somebody's games, their rating, and what the stories of the games tell."""

import re

import pytest

from bot.features.stats.page import stats_page
from bot.games import games
from bot.language import LOCALE, knows, say
from bot.table.languages import LANGUAGES, Language
from bot.table.results import Rating, Standing, with_story
from bot.ui.voice import Voice
from engine.story import LUCK, SURPRISE
from tests.helpers.pages import hold_against_discord

KNOWN = games(hidden=True)
OWN = [
    (game, name) for game in KNOWN for name in KNOWN[game].info.story_figures if name not in (LUCK, SURPRISE)
]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def block(game: str, standing: Standing, language: Language) -> str:
    """What stands below the sums; empty where nothing does."""
    page = stats_page(standing, Voice(KNOWN[game].skin, language), KNOWN[game].info.story_figures)
    hold_against_discord(page)
    return "".join(str(part) for part in page.parts[2:])


def told(**figures: int) -> Standing:
    return Standing(1, 20, 9, {}, Rating(25, 5, 12), 12, figures)


@every_language
@pytest.mark.parametrize("game", KNOWN)
def test_nobody_reads_a_zero(game: str, language: Language) -> None:
    nothing = Standing(1, 3, 0, dict.fromkeys(_figures(game), 0), None, 0, {})
    page = stats_page(nothing, Voice(KNOWN[game].skin, language), ())

    assert [str(part) for part in page.parts[1:]] == [
        say(language, "stats/head", name="<@1>", games=3, wins=0)
    ]
    assert "0" not in str(page.parts[1])


def _figures(game: str) -> list[str]:
    """All that a game has words for but the best hand, of which the worst is one, too."""
    words = (LOCALE / KNOWN[game].skin.domain / "en.ftl").read_text()
    named = re.findall(r"^figure-([a-z-]+) = ", words, re.MULTILINE)
    return [name.replace("-", "_") for name in named if name not in ("best-hand", "best-rank")]


@every_language
@pytest.mark.parametrize(("game", "name"), OWN)
def test_every_figure_that_a_game_declares_has_words(game: str, name: str, language: Language) -> None:
    assert knows(f"{KNOWN[game].skin.domain}/story-figure-{name.replace('_', '-')}")
    _, line = block(game, told(**{name: 203}), language).split("\n")
    assert "203" in line


def test_luck_and_nerve_stand_below_the_sums_of_all_games_without_what_never_was() -> None:
    figures = {LUCK: 528, "traps": 3, "calls": 0, "raids": 5, "stolen": 4, SURPRISE: 464}

    assert block("chicago-poker", told(**figures), "en").split("\n") == [
        "**Luck and nerve** · over 12 games",
        "Luck: **rather good**",
        "Traps (won as the underdog): 3",
        "Raided: 5",
        "Businesses stolen: 4",
        "Biggest surprise: won with a 4% chance",
    ]


def test_they_are_told_in_french_as_well() -> None:
    figures = {LUCK: -960, "guns": 2, "bumps": 1, "best_haul": 24}

    assert block("gangster", told(**figures), "fr").split("\n") == [
        "**Chance et audace** · sur 12 parties",
        "Chance\u00a0: **un peu de poisse**",
        "Tirs de mitraillette\u00a0: 2",
        "Coups de pare-chocs\u00a0: 1",
        "Plus gros coup\u00a0: 24 points",
    ]
    one = Standing(1, 1, 0, {}, None, 1, {LUCK: 4, SURPRISE: 1100})
    assert block("whispers", one, "fr").split("\n") == [
        "**Chance et audace** · sur une partie",
        "Chance\u00a0: **ni plus ni moins que les autres**",
        "Plus grosse surprise\u00a0: un coup à <1\u00a0%",
    ]


def test_luck_is_the_mean_of_the_games_that_were_counted() -> None:
    """Worked example: +0.8 and −0.2 are +0.3, rather good; +0.8 and −0.4 are no more than others have."""
    for second, kind in ((-20, "rather good"), (-40, "no more and no less than others")):
        both = with_story(with_story(Standing(1, 5, 0, {}, None), {LUCK: 80}), {LUCK: second})
        assert block("whispers", both, "en").split("\n")[1] == f"Luck: **{kind}**"


@every_language
@pytest.mark.parametrize(("bits", "shown"), [(464, True), (232, True), (231, False), (100, False)])
def test_no_surprise_above_20_in_100_is_told_whoever_kept_it(
    language: Language, bits: int, shown: bool
) -> None:
    lines = block("whispers", told(**{LUCK: 4, SURPRISE: bits}), language).split("\n")
    assert len(lines) == 2 + shown


@every_language
def test_who_has_finished_games_of_which_no_story_was_told_sees_none(language: Language) -> None:
    assert block("chicago-poker", Standing(1, 3, 1, {"tiles": 4}, None), language) == ""
    assert block("chicago-poker", Standing(1, 0, 0, {}, None), language) == ""
