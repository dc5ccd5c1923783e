"""How far a picture is from the one that was approved, and how heavy it is when it is sent."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageStat

from bot.skins.kit import encoding
from bot.skins.kit.canvas import Canvas

SHOWN = 550  # pixels across, as a chat shows it: fine enough to see a shift of a pixel in three
KILOBYTE = 1000
LIMITS = {"jpeg": 650 * KILOBYTE, "webp": 320 * KILOBYTE}
MEAN = 1.5  # of 255: hinting and rounding of another FreeType stay below
WORST = 48  # after blurring away single pixels; a missing card, letter or mark is far above


def looks_as_approved(name: str, canvas: Canvas, file: Path, folder: Path) -> None:
    """Fail if it does not look as the picture in that file; what differs is shown in the folder."""
    with Image.open(file) as kept:
        expected = kept.convert("RGB")
    picture = reduced(canvas.image)
    mean, worst = difference(picture, expected)
    assert mean <= MEAN and worst <= WORST, shown(name, picture, expected, folder)  # noqa: PT018 (one message)


def is_light(name: str, canvas: Canvas) -> None:
    """Fail if in a format that a host may settle it is heavier than a phone should load."""
    assert canvas.image.mode == "RGB", name
    for form, limit in LIMITS.items():
        with sent_as(form):
            content = canvas.encoded()
        assert len(content) <= limit, f"{name} as {form}"
        assert Image.open(BytesIO(content)).size == canvas.image.size


@contextmanager
def sent_as(form: str) -> Iterator[None]:
    """While it lasts pictures are encoded in that format."""
    encoding.send_as(form)
    try:
        yield
    finally:
        encoding.send_as("jpeg")


def fits_its_screen(name: str, size: tuple[int, int]) -> None:
    """A chat shows 11 : 7 without shrinking it; a phone held upright what is 900 wide and 1,820 high. A card
    to be shown around is 4 : 5.
    """
    wide, tall = size
    if "card-" in name:
        assert size == (1200, 1500), name
        return
    if name.startswith("pocket"):
        assert wide == 900, name
        assert tall <= 1820, name
    else:
        assert wide / tall >= 11 / 7, name


def reduced(image: Image.Image) -> Image.Image:
    """A picture as wide as a chat shows it."""
    return image.resize((SHOWN, round(image.height * SHOWN / image.width)), Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> tuple[float, int]:
    """The mean difference, and the worst one that is larger than a pixel."""
    apart = ImageChops.difference(one, other).convert("L")
    return ImageStat.Stat(apart).mean[0], max(apart.filter(ImageFilter.BoxBlur(1)).tobytes())


def shown(name: str, actual: Image.Image, approved: Image.Image, folder: Path) -> str:
    """Writes the picture as painted, and where it differs as bright as can be; says where they are."""
    apart = ImageChops.difference(actual, approved)
    strongest = max(1, *(high for _, high in apart.getextrema()))  # type: ignore[misc]
    actual.save(folder / f"{name}-actual.png")
    apart.point([min(255, value * 255 // strongest) for value in range(256)] * 3).save(
        folder / f"{name}-difference.png"
    )
    return f"{name} differs: see {folder}/{name}-actual.png and {name}-difference.png"
