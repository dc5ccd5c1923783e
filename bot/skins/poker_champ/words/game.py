"""How to play, in short, by what a table has agreed on; what people sit down to."""

from collections.abc import Mapping

from bot.skins.poker_champ.words.catalogue import say
from bot.table.languages import Language
from engine.poker_champ.game_info import INFO
from engine.poker_champ.options import Options, agree
from engine.poker_champ.pieces import GIFT, PLAY_CHIPS


def goal(language: Language, options: Mapping[str, str]) -> str:
    """What wins, as agreed: `The first to two Awards wins.`"""
    return aim(language, _agreed(options))


def aim(language: Language, agreed: Options) -> str:
    """The same of what is known of a table."""
    length = "minutes" if agreed.minutes else agreed.length
    return say(language, "goal", length=length, deals=agreed.deals, minutes=agreed.minutes)


def terms(language: Language, options: Mapping[str, str]) -> str:
    """For how many it is, what wins, and that the chips are worth nothing."""
    return say(language, "terms", goal=goal(language, options), chips=PLAY_CHIPS)


def rules(language: Language, options: Mapping[str, str]) -> str:
    """How to play in short, as agreed; an option that is not named is as usual."""
    agreed = _agreed(options)
    return "\n\n".join(
        (
            say(
                language, "rules-aim", goal=goal(language, options), length=agreed.length, deals=agreed.deals
            ),
            say(language, "rules-chips", chips=PLAY_CHIPS),
            say(language, "rules-backs"),
            say(language, "rules-deal", sealed="yes" if agreed.sealed else "no"),
            say(language, "rules-showdown"),
            say(language, "rules-hands"),
            say(language, "rules-help", gift=GIFT),
        )
    )


def _agreed(options: Mapping[str, str]) -> Options:
    return agree(INFO.agreed(options))
