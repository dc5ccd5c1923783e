"""How to play, in short, by what a table has agreed on; what people sit down to."""

from collections.abc import Mapping

from bot.skins.poker_champ.words.catalogue import say
from bot.table.languages import Language
from engine.poker_champ.game_info import INFO
from engine.poker_champ.options import Options, agree
from engine.poker_champ.pieces import GIFT, PLAY_CHIPS


def aim(language: Language, options: Options) -> str:
    """What wins, as agreed: `The first to own two Awards wins.`"""
    length = "minutes" if options.minutes else options.length
    return say(language, "aim", length=length, deals=options.deals, minutes=options.minutes)


def terms(language: Language, options: Mapping[str, str]) -> str:
    """For how many it is, what wins, and that the chips are worth nothing."""
    return say(language, "terms", aim=aim(language, _agreed(options)), chips=PLAY_CHIPS)


def rules(language: Language, options: Mapping[str, str]) -> str:
    """How to play in short, as agreed; an option that is not named is as usual."""
    agreed = _agreed(options)
    return "\n".join(
        (
            say(language, "rules-aim", aim=aim(language, agreed), length=agreed.length, deals=agreed.deals),
            say(language, "rules-chips", chips=PLAY_CHIPS),
            say(language, "rules-backs"),
            say(language, "rules-deal"),
            say(language, "rules-showdown"),
            say(language, "rules-hands"),
            say(language, "rules-help", gift=GIFT),
        )
    )


def _agreed(options: Mapping[str, str]) -> Options:
    return agree(INFO.agreed(options))
