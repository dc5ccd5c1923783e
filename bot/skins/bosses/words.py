"""Names of bosses, of tables by their bosses, and of the levels at which computers play them."""

from collections.abc import Callable, Sequence

from bot.plain_text import cleaned
from bot.skins.fitting import fitting
from bot.skins.sentences import Sentences
from bot.skins.skin import Wording
from bot.table.languages import Language

TITLE_LIMIT = 90


say = Sentences("bosses").say


def full_name(boss: str) -> str:
    """`Al Capone`, in every language."""
    return say("en", f"boss-{boss}")


def short_name(boss: str) -> str:
    """`Capone`, in every language."""
    return say("en", f"boss-{boss}.short")


def title(bosses: Sequence[str], game: str) -> str:
    """The name of a table's thread: the same in every language, for it is made of names."""
    return (", ".join(map(short_name, bosses)) or game)[:TITLE_LIMIT]


def level(level: str, language: Language) -> Wording:
    """A level of the computers, worded."""
    return Wording(level, say(language, f"level-{level}"), say(language, f"level-{level}.detail"))


def alt_banner(
    told: Callable[..., str],
    key: str,
    bosses: Sequence[str | None],
    names: Sequence[str],
    language: Language,
) -> str:
    """Names of those at a table, in the sentence of that key; their number where the names are too long."""
    who = seated(bosses, names, language)
    listed = ", ".join(who) or say(language, "nobody-yet")
    return fitting(*([told(language, key, seats=seats)] for seats in (listed, len(who))))


def seated(bosses: Sequence[str | None], names: Sequence[str], language: Language) -> tuple[str, ...]:
    """Who sits at a table, in plain text: boss and person; a computer goes by the name of its boss alone."""
    seats = zip(bosses, names, strict=False)
    return tuple(filter(None, (_seated(boss, cleaned(name), language) for boss, name in seats)))


def _seated(boss: str | None, person: str, language: Language) -> str:
    if boss and person:
        return say(language, "boss-and-person", boss=full_name(boss), person=person)
    return full_name(boss) if boss else person
