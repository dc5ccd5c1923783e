"""Numbers that people name: read as people write them, held against the limits that the game allows."""

from collections.abc import Iterable

from bot.language import say
from bot.skins.skin import Choice
from bot.table.languages import Language
from bot.ui.refusals import UiReason, UiRefusal
from engine.game import Amount

SEPARATORS = str.maketrans("", "", " \u00a0\u202f'’_")  # 1 000, 1'000 and 1_000 are one thousand


def number_choice(choices: Iterable[Choice]) -> Choice | None:
    """The choice that is a number for the reader to name, if there is one."""
    return next((choice for choice in choices if choice.amount is not None), None)


def number(text: str, choice: Choice) -> str:
    """The number in a text as the notation wants it; raises UiRefusal unless it is within the limits."""
    try:
        named = int(text.translate(SEPARATORS))
    except ValueError:
        named = None
    amount = _amount(choice)
    if named not in amount:
        raise UiRefusal(UiReason.BAD_AMOUNT, low=amount.low, high=amount.high, step=amount.step)
    return str(named)


def number_limits(language: Language, choice: Choice) -> str:
    """`From 4 to 40, in steps of 2`, in words."""
    amount = _amount(choice)
    return say(language, "ui-number-limits", low=amount.low, high=amount.high, step=amount.step)


def _amount(choice: Choice) -> Amount:
    if choice.amount is None:
        raise ValueError(f"{choice.word} is no number")
    return choice.amount
