"""The page in a real browser, opened from a file without a network: one browser for all of it."""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.features.book.page import Binding, SealShown, book
from bot.games import games
from tests.helpers.books import HOSTILE, among_computers, sealed_game
from tests.helpers.browser import Browser, Page, tabs

READY = "document.body?.dataset.ready === 'yes'"
OVERFLOWS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
CUT = '<b>&amp; "Al"'
LINK = "https://discord.com/channels/1/2/3"

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    async with tabs(chromium) as found:
        yield found


@pytest.fixture(scope="module")
def record() -> str:
    return among_computers(4, "page", CUT, length="short")


@pytest.fixture(scope="module")
def file(record: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("book") / "game.html"
    path.write_text(book(record, Binding("en", HOSTILE, SealShown(link=LINK))))
    return path


async def opened(browser: Browser, path: Path, *, width: int = 1280, height: int = 800) -> Page:
    """The page, with the network cut before it is opened."""
    page = await browser.page("about:blank#", width=width, height=height)
    await page.ask("Network.enable")
    await page.ask(
        "Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0, uploadThroughput=0
    )
    await page.ask("Page.navigate", url=path.as_uri())
    await page.until(READY)
    return page


async def pressed(page: Page, key: str, code: int) -> None:
    named = {"key": key, "code": "Space" if key == " " else key, "windowsVirtualKeyCode": code}
    await page.ask("Input.dispatchKeyEvent", type="keyDown", **named, text=" " if key == " " else "")
    await page.ask("Input.dispatchKeyEvent", type="keyUp", **named)


async def turn(page: Page) -> int:
    return int(await page.evaluate("Number(document.querySelector('#scrub').value)"))


@pytest.mark.price("The first opens the book of a whole game, which is played and bound for all.")
async def test_it_opens_without_a_network_and_asks_for_nothing(browser: Browser, file: Path) -> None:
    page = await opened(browser, file)
    asked = await page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")

    assert [name for name in asked if not name.startswith("data:")] == []
    assert await page.evaluate("document.querySelectorAll('#stage use').length") > 40
    assert await page.evaluate("[...document.fonts].filter((font) => font.status === 'loaded').length") >= 3
    assert page.complaints == []


async def test_names_and_cuts_are_text_whatever_they_say(browser: Browser, file: Path) -> None:
    page = await opened(browser, file)
    shown = await page.evaluate("document.querySelector('#stage').textContent")

    assert "<script>" in shown
    assert await page.evaluate("document.title") == "Chicago Poker: Capone, O’Banion, Torrio, Weiss"
    assert await page.evaluate("document.querySelectorAll('img, main script').length") == 0
    await page.click("#verify")
    await page.until("document.querySelector('#verdict').className === 'held'")
    assert CUT in await page.text("#found")
    assert page.complaints == []


async def test_keys_lead_through_the_game_and_the_live_region_tells_it(browser: Browser, file: Path) -> None:
    page = await opened(browser, file)
    assert await page.evaluate("document.querySelector('#told').getAttribute('aria-live')") == "polite"
    before = await page.text("#told")
    await pressed(page, "ArrowRight", 39)
    assert await turn(page) == 1
    assert await page.text("#told") != before
    await pressed(page, "End", 35)
    last = await turn(page)
    assert last == await page.evaluate("Number(document.querySelector('#scrub').max)")
    await pressed(page, "ArrowLeft", 37)
    assert await turn(page) == last - 1
    await pressed(page, "Home", 36)
    assert await turn(page) == 0
    await page.evaluate(
        "(() => { const pace = document.querySelector('#speed');"
        " pace.value = '800'; pace.dispatchEvent(new Event('change')); document.activeElement.blur(); })()"
    )
    await pressed(page, " ", 32)
    await page.until("Number(document.querySelector('#scrub').value) >= 1")
    await pressed(page, " ", 32)
    assert await page.evaluate("document.querySelector('#play').getAttribute('aria-label')") == "Play"
    unnamed = await page.evaluate(
        "[...document.querySelectorAll('button, input, select, summary')].filter((each) => !(each.ariaLabel"
        " || each.textContent.trim() || each.labels?.length)).map((each) => each.id)"
    )
    assert unnamed == []
    outline = "getComputedStyle(document.activeElement).outlineStyle"
    await page.press("Tab")
    assert await page.evaluate(outline) == "solid"


async def test_a_phone_shows_all_of_it_and_fingers_turn_the_pages(browser: Browser, file: Path) -> None:
    page = await opened(browser, file, width=360, height=740)
    await page.ask("Emulation.setTouchEmulationEnabled", enabled=True)
    box = "document.querySelector('#stage svg').viewBox.baseVal"
    assert await page.evaluate(f"{box}.width < {box}.height")
    await pressed(page, "End", 35)
    assert not await page.evaluate(OVERFLOWS)
    last = await turn(page)
    spot = await page.evaluate(
        "(() => { scrollTo(0, 0); const box = document.querySelector('#stage')"
        ".getBoundingClientRect(); return [box.x + 60, box.y + 120]; })()"
    )
    await swiped(page, spot, 150)
    await page.until(f"Number(document.querySelector('#scrub').value) === {last - 1}")
    await swiped(page, [spot[0] + 180, spot[1]], -150)
    await page.until(f"Number(document.querySelector('#scrub').value) === {last}")
    small = await page.evaluate(
        "[...document.querySelectorAll('.controls button, .controls select')].filter((each) =>"
        " each.getBoundingClientRect().height < 44).map((each) => each.id)"
    )
    assert small == []


async def swiped(page: Page, spot: list[float], by: float) -> None:
    x, y = spot
    touch = "Input.dispatchTouchEvent"
    await page.ask(touch, type="touchStart", touchPoints=[{"x": x, "y": y}])
    for part in (0.3, 0.6, 1):
        await page.ask(touch, type="touchMove", touchPoints=[{"x": x + by * part, "y": y}])
    await page.ask(touch, type="touchEnd", touchPoints=[])


async def test_eyes_and_languages_change_what_is_shown(browser: Browser, file: Path) -> None:
    page = await opened(browser, file)
    await pressed(page, "End", 35)
    for _ in range(8):
        await pressed(page, "ArrowLeft", 37)

    async def through(eyes: str) -> tuple[Any, ...]:
        await page.evaluate(
            f"(() => {{ const eyes = document.querySelector('#eyes'); eyes.value = '{eyes}';"
            " eyes.dispatchEvent(new Event('change')); })()"
        )
        seen = "[document.querySelector('#stage').textContent, document.querySelector('#twin').textContent]"
        hands = await page.evaluate("document.querySelectorAll('#beside svg').length")
        return (*await page.evaluate(seen), hands)

    seen = [await through(eyes) for eyes in ("public", "0", "1", "2", "3", "open")]
    assert len(set(seen)) == 6
    for width in (1600, 1100, 900, 700, 360):
        await page.resize(width, 800)
        await page.until(f"document.documentElement.clientWidth === {width}")
        assert not await page.evaluate(OVERFLOWS)
    assert seen[0][2] <= seen[1][2]
    english = await page.evaluate("document.body.innerText")
    await page.click("#fr")
    french = await page.evaluate("document.body.innerText")
    assert "Check the deck" in english
    assert "Vérifier le paquet" in french
    assert "Check the deck" not in french
    assert await page.evaluate("document.documentElement.lang") == "fr"


async def test_nothing_moves_for_who_wants_no_motion(browser: Browser, file: Path) -> None:
    page = await opened(browser, file)
    moving = "getComputedStyle(document.querySelector('#stage > *')).animationName"
    assert await page.evaluate(moving) == "appear"
    wanted = [{"name": "prefers-reduced-motion", "value": "reduce"}]
    await page.ask("Emulation.setEmulatedMedia", features=wanted)
    assert await page.evaluate(moving) == "none"


async def test_a_true_deck_holds_with_either_sha_256(browser: Browser, file: Path) -> None:
    page = await opened(browser, file)
    await page.click("#verify")
    await page.until("document.querySelector('#verdict').className === 'held'")
    assert await page.evaluate("document.querySelectorAll('#found .broken').length") == 0
    assert await page.evaluate("document.querySelector('#compare a').href") == LINK
    same = """(async () => {
      const record = document.querySelector('#record').textContent;
      const told = async (subtle) => JSON.stringify(await Book.check(record, subtle));
      const [own, browsers] = [await told(null), await told(crypto.subtle)];
      return own === browsers && own.includes('held') && !own.includes('broken');
    })()"""
    assert await page.evaluate(same)


async def test_one_changed_card_is_named_with_its_place(browser: Browser, tmp_path: Path) -> None:
    rows = sealed_game(games()["chicago-poker"].engine, 5, 12).split("\n")
    place = next(number for number, row in enumerate(rows) if row.startswith("{shuffle"))
    *head, first, second = rows[place].removesuffix("}").split(" ")
    rows[place] = " ".join([*head, second, first]) + "}"
    changed = tmp_path / "changed.html"
    changed.write_text(book("\n".join(rows)))
    page = await opened(browser, changed)
    await page.click("#verify")
    await page.until("document.querySelector('#verdict').className === 'broken'")

    assert re.search(rf"\bline {place + 1}\b", await page.text("#verdict"))
    (told,) = await page.evaluate(
        "[...document.querySelectorAll('#found .broken')].map((each) => each.innerText)"
    )
    assert f"says {second}" in told
    assert f"gives {first}" in told
    cards = rows[place].removesuffix("}").partition(" -> ")[2].split(" ")
    assert f"Place {len(cards) - 1} in the pile" in told


@pytest.mark.parametrize("change", ["Secret", "Cut"])
async def test_another_secret_or_cut_breaks_what_follows_from_it(
    browser: Browser, file: Path, record: str, change: str
) -> None:
    changed = re.sub(r'(\[Secret ")(.)', lambda found: found[1] + ("1" if found[2] == "0" else "0"), record)
    if change == "Cut":
        changed = record.replace("&amp;", "&lt;")
    page = await opened(browser, file)
    broken = await page.evaluate(
        f"Book.check({json.dumps(changed)}).then((found) => found.filter((each) => each.state === 'broken')"
        ".map((each) => each.what))"
    )
    assert broken[0] == {"Secret": "seal", "Cut": "cut"}[change]


async def test_the_smallest_game_is_painted_too(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "whispers.html"
    path.write_text(book(sealed_game(games(hidden=True)["whispers"].engine, 5, 25)))
    page = await opened(browser, path, width=360)
    await pressed(page, "End", 35)
    assert len(await page.text("#stage")) > 20
    assert not await page.evaluate(OVERFLOWS)
    assert page.complaints == []


async def test_cards_in_a_sentence_are_cards_that_can_be_heard(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "cards.html"
    path.write_text(book(sealed_game(games()["poker-champ"].engine, 3, 12), Binding("fr")))
    page = await opened(browser, path, width=360)
    told = "Book.told.parts(['R♠, 10♥ et 2♣.'], true)[0].childNodes"

    heard = await page.evaluate(f"[...{told}].map((part) => part.ariaLabel ?? part.textContent)")
    assert [*filter(None, heard)] == ["R♠", ", ", "10♥", " et ", "2♣", "."]
    assert await page.evaluate("document.querySelectorAll('#told svg.mini, #twin svg.mini').length > 0")
    for eyes in ("public", "0", "open"):
        await page.evaluate(
            f"(() => {{ const eyes = document.querySelector('#eyes'); eyes.value = '{eyes}';"
            " eyes.dispatchEvent(new Event('change')); })()"
        )
        assert not await page.evaluate(OVERFLOWS)
    assert page.complaints == []


async def test_what_was_shown_beside_the_table_can_be_made_large(browser: Browser, file: Path) -> None:
    page = await opened(browser, file)
    await pressed(page, "End", 35)
    before = await page.text("#stage")
    beside = await page.text("#beside .enlarge")
    await page.click("#beside .enlarge")
    assert await page.text("#stage") == beside
    assert before in await page.text("#beside")
    await pressed(page, "ArrowLeft", 37)
    await pressed(page, "ArrowRight", 39)
    assert await page.text("#stage") == before
    await page.resize(390, 844)
    await page.until("document.querySelector('#stage .sheet')?.viewBox.baseVal.width === 900")
    assert await page.evaluate("document.querySelector('#stage .enlarge') === null")
    await page.click("#beside .across .enlarge")  # all cards, which are wide only
    wide = "document.querySelector('#beside .across.large svg').getBoundingClientRect().width"
    assert await page.evaluate(wide) > 600
    assert not await page.evaluate(OVERFLOWS)
    assert page.complaints == []


async def test_a_browser_that_is_too_old_is_told_so(browser: Browser, file: Path) -> None:
    page = await browser.page("about:blank#")
    await page.ask("Page.addScriptToEvaluateOnNewDocument", source="delete globalThis.DecompressionStream")
    await page.ask("Page.navigate", url=file.as_uri())
    await page.until("document.querySelector('#too-old')?.hidden === false")
    told = await page.text("#too-old")

    assert "too old" in told
    assert "trop ancien" in told
    assert page.complaints == []


@pytest.mark.long("a browser prints for long; what it is asked to print is looked at by day")
async def test_the_page_can_be_printed(browser: Browser, file: Path) -> None:
    page = await opened(browser, file)
    printed = await page.ask("Page.printToPDF", printBackground=True)

    assert len(printed["data"]) > 10_000


async def test_paper_gets_the_milestones_and_the_list_of_turns(browser: Browser, file: Path) -> None:
    page = await opened(browser, file)
    await page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    milestones = await page.evaluate("document.querySelectorAll('#goto option').length")

    assert await page.evaluate("document.querySelectorAll('#paper .sheet-page').length") == milestones
    assert await page.evaluate("document.querySelectorAll('#paper .list-page li').length > 10")
