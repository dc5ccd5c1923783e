"""Which pictures a page shows of each moment, for each pair of eyes: those that the bot would paint."""

import json
import zlib
from collections.abc import Callable, Sequence
from typing import Any, get_args

from bot.book.scenes import Json, Picture, Pictures, Shelf
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
SIGNS = "signs"
"""Likewise: the cards and pieces that stand in sentences."""

Names = dict[Language, tuple[str, ...]]


def all_eyes(seats: int) -> tuple[Eyes, ...]:
    """Return whose pictures a page has, one after the other."""
    return ("public", *range(seats), "open", NEWS, SIGNS)


def seen(game: RegisteredGame, moments: Sequence[Moment], names: Names, eyes: Eyes) -> bytes:
    """The whole game through these eyes, packed; nothing of it is painted from what they did not see."""
    pictures = Pictures()
    told: Json
    if eyes == SIGNS:
        signs = game.skin.signs().items()
        told = {text: (pictures.place(sign.scene), sign.beside) for text, sign in signs}
    else:
        forms: tuple[Form, ...] = ("wide",) if eyes == NEWS else get_args(Form)
        views = [(moment.events, _shown(game, moment, eyes)) for moment in moments]
        told = {
            language: {
                form: [
                    _painted(pictures, _work(game, events, view, names[language], eyes, language, form))
                    for events, view in views
                ]
                for form in forms
            }
            for language in LANGUAGES
        }
    whole = {"eyes": str(eyes), "told": told, **pictures.packed}
    return zlib.compress(json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode())


def shelved(portions: Sequence[bytes], forms: Sequence[Form] = get_args(Form)) -> Json:
    """All that was seen, with one table of operations; `shown` and `signs` have places of pictures.

    `forms`: those to keep.
    """
    shelf = Shelf()
    signs: Json = {}
    seen_by = dict[str, tuple[Json, list[Picture]]]()
    for portion in portions:
        packed = json.loads(zlib.decompress(portion))
        told, pictures = packed["told"], shelf.add(packed)
        if packed["eyes"] == SIGNS:
            signs = {text: (shelf.place(pictures[at]), beside) for text, (at, beside) in told.items()}
        else:
            seen_by[packed["eyes"]] = told, pictures
    shown = {
        language: {form: _by_moment(shelf, seen_by, language, form) for form in forms}
        for language in LANGUAGES
    }
    return {**shelf.packed, "shown": shown, "signs": signs}


def _by_moment(
    shelf: Shelf, seen_by: dict[str, tuple[Json, list[Picture]]], language: Language, form: Form
) -> dict[str, list[list[int]]]:
    """Everything of one moment after the other, for all eyes see almost the same of it."""
    kept = {eyes: told[language][form] for eyes, (told, _) in seen_by.items() if form in told[language]}
    found: dict[str, list[list[int]]] = {eyes: [] for eyes in kept}
    for moment in zip(*kept.values(), strict=True):
        for eyes, places in zip(kept, moment, strict=True):
            pictures = seen_by[eyes][1]
            found[eyes].append([shelf.place(pictures[at]) for at in places])
    return found


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
        return lambda: skin.paint_news(events, shown, names, language)
    paint = skin.paint_eyes if isinstance(eyes, int) else skin.paint_table
    return lambda: paint(shown, names, language, form=form, marks=events)


def _painted(pictures: Pictures, work: Callable[[], Any]) -> list[int]:
    with scenes() as found:
        work()
    return [pictures.place(scene) for scene in found]
