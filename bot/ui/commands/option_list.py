"""A game's options in one line: `Rulebook: French booklet, Length: short game`, completed while it is typed.

Names and values may be typed as they are worded in any language of ours, or as the game itself names them.
"""

from collections.abc import Iterator, Mapping

from discord import app_commands

from bot.skins.skin import Skin
from bot.table.languages import LANGUAGES
from bot.table.table import in_force
from bot.ui.commands.build import AUTOCOMPLETE_LIMIT, OFFER_LIMIT, Offers
from bot.ui.pages.options import value_label
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.voice import Voice
from engine.game import GameInfo, Option

BETWEEN, IS = ",", ":"


def read(text: str, info: GameInfo, skin: Skin) -> dict[str, str]:
    """The options that a line names; raises UiRefusal for an entry that cannot be understood."""
    known = _known(info, skin)
    found = dict[str, str]()
    for entry in filter(None, map(_folded, text.split(BETWEEN))):
        if entry not in known:
            raise UiRefusal(UiReason.BAD_OPTIONS, entry=entry[:50])
        option, value = known[entry]
        found[option] = value
    return found


def completions(text: str, info: GameInfo, voice: Voice) -> Offers:
    """The line with its last entry completed, in every way that fits what has been typed of it."""
    before, _, last = text.rpartition(BETWEEN)
    try:
        said = read(before, info, voice.skin)
    except UiRefusal:
        return []
    if IS in last and (whole := _known(info, voice.skin).get(_folded(last))) is not None:
        said |= dict((whole,))
        last = ""
    entries = [entry for entry in _entries(info, voice, said) if _fits(last, entry)]
    lines = [_line(said, info, voice)] if said and not last.strip() else []
    lines += [_line({**said, option.name: value}, info, voice) for option, value, _ in entries]
    offered = (app_commands.Choice(name=line, value=line) for line in dict.fromkeys(lines))
    return [choice for choice in offered if len(choice.name) <= OFFER_LIMIT][:AUTOCOMPLETE_LIMIT]


def _entries(info: GameInfo, voice: Voice, said: Mapping[str, str]) -> Iterator[tuple[Option, str, str]]:
    """Next entries: options that matter and have not been named, each with each value, worded."""
    for option in in_force(info.options, info.agreed(said)):
        if option.name not in said:
            for value in option.values:
                yield option, value, _entry(option.name, value, voice)


def _line(said: Mapping[str, str], info: GameInfo, voice: Voice) -> str:
    """The entries worded; as the game names them where words would be too long for Discord."""
    worded = f"{BETWEEN} ".join(_entry(option, value, voice) for option, value in said.items())
    if len(worded) <= OFFER_LIMIT and read(worded, info, voice.skin) == said:
        return worded
    return f"{BETWEEN} ".join(f"{option}{IS}{value}" for option, value in said.items())


def _entry(option: str, value: str, voice: Voice) -> str:
    """`Rulebook: French booklet`; as the game names it where its words hold our own signs."""
    name = voice.skin.option(option, voice.language).label
    words = value_label(voice, option, value)
    if BETWEEN in name + words or IS in name + words:
        return f"{option}{IS}{value}"
    return f"{name}{IS} {words}"


def _known(info: GameInfo, skin: Skin) -> dict[str, tuple[str, str]]:
    """Every way to write an entry, folded; values on their own where no two options share one."""
    known = dict[str, tuple[str, str]]()
    alone = dict[str, set[tuple[str, str]]]()
    for option in info.options:
        for value in option.values:
            meant = (option.name, value)
            known[_folded(f"{option.name}{IS}{value}")] = meant
            for language in LANGUAGES:
                entry = _entry(*meant, Voice(skin, language))
                known[_folded(entry)] = meant
                alone.setdefault(_folded(entry.partition(IS)[2]), set()).add(meant)
    return {words: min(found) for words, found in alone.items() if len(found) == 1} | known


def _fits(typed: str, entry: tuple[Option, str, str]) -> bool:
    option, value, words = entry
    wanted = _folded(typed)
    return wanted in _folded(words) or wanted in _folded(f"{option.name}{IS}{value}")


def _folded(text: str) -> str:
    """Lower case, without spaces that mean nothing."""
    name, sign, value = text.casefold().partition(IS)
    return " ".join(name.split()) + sign + " ".join(value.split())
