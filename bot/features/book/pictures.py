"""Pictures on a page of each moment, for each pair of eyes: those that the bot would paint."""

import json
import zlib
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, get_args

from bot.features.book.scenes import Json, Picture, Pictures, Shelf
from bot.games import RegisteredGame
from bot.skins.scene.noting import scenes
from bot.skins.skin import Form
from bot.table.languages import LANGUAGES, Language
from engine.game import Seat
from engine.record.replaying import Moment

Eyes = Seat | str
"""A seat's, or `public`, or `open` for all cards turned up."""

NEWS = "news"
"""In place of eyes: what everybody is shown of a moment beside the table."""

FORMS: tuple[Form, ...] = get_args(Form)

Names = dict[Language, tuple[str, ...]]

STRETCH = 24  # moments that are painted together: a second of a worker, in which what they share is kept


def all_eyes(seats: int) -> tuple[Eyes, ...]:
    """Return whose pictures a page has of every moment."""
    return ("public", *range(seats), "open", NEWS)


def stretches(moments: int) -> tuple[range, ...]:
    """Return the parts of a game whose pictures are made one after the other."""
    return tuple(range(start, min(start + STRETCH, moments)) for start in range(0, moments, STRETCH))


def seen(game: RegisteredGame, moments: Sequence[Moment], names: Names, eyes: Sequence[Eyes]) -> bytes:
    """Moments through these eyes, packed; nothing of it is painted from what they did not see.

    All eyes see a moment before the next: they see almost the same, and what is alike is worked out once.
    """
    pictures = Pictures()
    told: Json = {}
    for moment in moments:
        for each in eyes:
            shown = _shown(game, moment, each)
            for language, form in product(LANGUAGES, FORMS):
                work = _work(game, moment.events, shown, names[language], each, language, form)
                forms = told.setdefault(str(each), {}).setdefault(language, {})
                forms.setdefault(form, []).append(_painted(pictures, work))
    return _packed({"told": told, **pictures.packed})


def signs(game: RegisteredGame) -> bytes:
    """The cards and pieces that stand in sentences, packed."""
    pictures = Pictures()
    told = {text: (pictures.place(sign.scene), sign.beside) for text, sign in game.skin.signs().items()}
    return _packed({"signs": told, **pictures.packed})


def _packed(whole: Json) -> bytes:
    return zlib.compress(json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode(), 1)


def shelved(portions: Sequence[bytes], forms: Sequence[Form] = FORMS) -> Json:
    """All that was seen, in order, with one table of operations; `shown` and `signs` have places of pictures.

    `forms`: those to keep.
    """
    shelf = Shelf()
    shown: Json = {language: {form: {} for form in forms} for language in LANGUAGES}
    signs: Json = {}
    for portion in portions:
        packed = json.loads(zlib.decompress(portion))
        pictures = shelf.add(packed)
        for text, (at, beside) in packed.get("signs", {}).items():
            signs[text] = shelf.place(pictures[at]), beside
        for language, form in product(LANGUAGES, forms):
            _shelve(shelf, packed.get("told", {}), pictures, shown[language][form], (language, form))
    return {**shelf.packed, "shown": shown, "signs": signs}


def _shelve(
    shelf: Shelf, told: Json, pictures: Sequence[Picture], shown: Json, of: tuple[Language, Form]
) -> None:
    """Everything of one moment after the other, for all eyes see almost the same of it."""
    language, form = of
    kept = {eyes: forms[language][form] for eyes, forms in told.items()}
    for moment in zip(*kept.values(), strict=True):
        for eyes, places in zip(kept, moment, strict=True):
            shown.setdefault(eyes, []).append([shelf.place(pictures[at]) for at in places])


def _shown(game: RegisteredGame, moment: Moment, eyes: Eyes) -> Any:
    """The part of the game that these eyes see: the same in every language and form."""
    if isinstance(eyes, int):
        return game.engine.view(moment.state, eyes)
    return game.engine.open(moment.state, ended=True) if eyes == "open" else game.engine.table(moment.state)


def _work(
    game: RegisteredGame,
    events: Sequence[Any],
    shown: Any,
    names: Sequence[str],
    eyes: Eyes,
    language: Language,
    form: Form,
) -> Callable[[], Any]:
    skin = game.skin
    if eyes == NEWS:
        return lambda: (
            *skin.paint_news(events, shown, names, language, form=form),
            *skin.paint_beside(shown, names, language),
        )
    paint = skin.paint_eyes if isinstance(eyes, int) else skin.paint_table
    return lambda: paint(shown, names, language, form=form, marks=events)


def _painted(pictures: Pictures, work: Callable[[], Any]) -> list[int]:
    with scenes() as found:
        work()
    return [pictures.place(scene) for scene in found]
