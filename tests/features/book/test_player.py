"""The page's player and Pillow agree on a scene: how wide its words are, and how it looks."""

import base64
import json
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image, ImageChops, ImageFilter, ImageStat

from bot.features.book.page import book
from bot.features.book.scenes import Pictures, Shelf
from bot.games import games
from bot.skins.kit.canvas import Canvas
from tests.helpers.books import sealed_game
from tests.helpers.browser import Browser, Page, tabs
from tests.helpers.skins.preview import paintings

pytestmark = pytest.mark.asyncio(loop_scope="module")

OTHERS = pytest.mark.long("other pictures of the same pieces")
SHOWN = [
    ("chicago_poker", "town-6"),
    ("chicago_stud", "table-8"),
    ("poker_champ", "champ-table-4"),
    ("gangster", "table-5"),
    *(
        pytest.param(game, name, marks=OTHERS)
        for game, name in (
            ("chicago_poker", "reveal-6"),
            ("chicago_poker", "raid-next"),
            ("chicago_poker", "pocket-table-6"),
        )
    ),
]
WIDTH = 825  # pixels across, half of the canvas
MEAN, WORST = 9, 110  # of 255: edges are drawn otherwise; a missing card or panel is far above the second
TEXT = 0.02  # of its width
PIXEL = 1

# The scene alone on the page, and what the browser makes of its words.
SCRIPT = """
window.shown = (scenes, across) => {
  document.querySelectorAll('.symbols').forEach((each) => each.remove());
  const picture = Book.player(scenes)(0);
  const [, width, height] = scenes.pictures[0];
  document.querySelectorAll('svg.sheet').forEach((each) => each.remove());
  document.body.append(picture);
  const place = 'position: fixed; z-index: 9; left: 0; top: 0; margin: 0';
  picture.style.cssText = `${place}; border-radius: 0; box-shadow: none`;
  picture.style.width = `${across}px`;
  picture.style.height = `${across * height / width}px`;
  return true;
};
window.measured = () => [...document.querySelectorAll('svg.sheet text[textLength]')].map((text) => {
  const said = Number(text.getAttribute('textLength'));
  const shown = text.getBBox().width;
  text.removeAttribute('textLength');
  const found = text.getComputedTextLength();
  text.setAttribute('textLength', said);
  return [text.textContent, text.getAttribute('font-size'), said, found, Math.abs(shown - said)];
});
"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    async with tabs(chromium) as found:
        yield found


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("player") / "game.html"
    path.write_text(book(sealed_game(games(hidden=True)["whispers"].engine, 5, 1)))
    return path


async def played(browser: Browser, file: Path, canvas: Canvas) -> Page:
    """A page on which the player has painted that picture and nothing else stands."""
    pictures, shelf = Pictures(), Shelf()
    pictures.place(canvas.scene)
    shelf.place(*shelf.add(json.loads(json.dumps(pictures.packed))))
    page = await browser.page(file.as_uri(), width=WIDTH, height=1700)
    await page.until("document.body?.dataset.ready === 'yes'")
    await page.evaluate(SCRIPT + "true")
    await page.evaluate(f"shown({json.dumps(shelf.packed)}, {WIDTH})")
    return page


def off(words: list[list[Any]]) -> list[list[Any]]:
    """The words whose letters reach farther or less far than Pillow says."""
    return [each for each in words if abs(each[3] - each[2]) > max(PIXEL, TEXT * each[2])]


@pytest.mark.parametrize(("game", "name"), SHOWN)
@pytest.mark.price("A browser paints whole pictures.")
async def test_the_player_and_pillow_agree(browser: Browser, file: Path, game: str, name: str) -> None:
    canvas = paintings(game, "fr")[name].paint()
    page = await played(browser, file, canvas)
    words = await page.evaluate("measured()")

    assert len(words) > 10
    assert off(words) == []
    assert max(each[4] for each in words) <= PIXEL
    height = round(WIDTH * canvas.height / canvas.width)
    area = {"x": 0, "y": 0, "width": WIDTH, "height": height, "scale": 1}
    sent = await page.ask("Page.captureScreenshot", format="png", clip=area)
    found = Image.open(BytesIO(base64.b64decode(sent["data"]))).convert("RGB")
    expected = canvas.image.resize(found.size, Image.Resampling.BOX)
    apart = ImageChops.difference(found, expected)
    mean = max(ImageStat.Stat(apart).mean)
    worst = max(high for _, high in apart.filter(ImageFilter.BoxBlur(4)).getextrema())  # type: ignore[misc]
    assert mean <= MEAN
    assert worst <= WORST
    assert page.complaints == []


async def test_a_font_that_was_changed_is_seen(browser: Browser, file: Path) -> None:
    page = await played(browser, file, paintings("chicago_stud", "fr")["table-8"].paint())
    await page.evaluate(
        "document.querySelectorAll('svg.sheet text').forEach((each) =>"
        " each.setAttribute('font-family', '\"Book Barlow\"'))"
    )

    assert len(off(await page.evaluate("measured()"))) > 5
