"""How to play, in short, by what a table has agreed on."""

from collections.abc import Iterator, Mapping

from bot.skins.chicago_stud.words.catalogue import say
from bot.table.languages import Language
from engine.chicago_stud import info
from engine.chicago_stud.pieces import ON, agree


def goal(language: Language, options: Mapping[str, str]) -> str:
    """What wins a pot, and the game, as agreed."""
    agreed = agree(info.agreed(options))
    return say(language, "goal", game=agreed.game, end=agreed.end, laps=agreed.laps)


def terms(language: Language, options: Mapping[str, str]) -> str:
    """For how many it is, what wins, and that the chips are worth nothing."""
    stack = agree(info.agreed(options)).stack
    return say(language, "terms", goal=goal(language, options), stack=stack)


def rules(language: Language, options: Mapping[str, str]) -> str:
    """How to play in short; an option that is not named is as usual."""
    return "\n\n".join(_rules(language, info.agreed(options)))


def _rules(language: Language, chosen: Mapping[str, str]) -> Iterator[str]:
    agreed = agree(chosen)
    game = agreed.game
    limit, _, most = agreed.limit.partition("-")
    yield say(language, "rules-aim", goal=goal(language, chosen), end=agreed.end, stack=agreed.stack)
    yield say(language, "rules-deal", ante=agreed.ante)
    yield say(language, "rules-round", game=game, limit=limit, most=most)
    yield say(language, "rules-all-in")
    hands = say(language, "rules-low" if agreed.low else "rules-high")
    yield f"{hands} {say(language, 'rules-ties', ties=agreed.ties, game=game)}"
    if agreed.jokers:
        yield say(language, "rules-jokers", jokers=agreed.jokers, game=game)
    if chosen["high-spade"] == ON:
        yield say(language, "rules-spade")
    yield say(language, "rules-unseen")
    yield say(language, "rules-orders")
