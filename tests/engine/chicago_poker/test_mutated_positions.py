"""A text that is nearly a position is a position in which the game goes on, or a fault with its line."""

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import State
from engine.chicago_poker.pieces import LETTERS, Boss, Business, Special
from engine.chicago_poker.position import Unsound, dumps, loads
from tests.helpers.chicago_poker.corners import CORNERS, ENDLESS
from tests.helpers.chicago_poker.playouts import AGREEMENTS, playout
from tests.helpers.played_out import played_out

KEYS = (
    *("options", "seed", "shuffles", "reshuffles", "bosses", "turn", "actions", "acted", "must-act", "idle"),
    *("stuck", "searching", "tie", "cause", "round", "answer", "fights", "won", "markers", "deck", "discard"),
    *("stock", "opened", "lost", "laid", "gained", "raid", "known", "hand", "tiles", "A", "B", "C", "D"),
)
WORDS = (
    *Boss,
    *Business,
    *Special,
    *("R1", "R2", "B7", "G12", "P15", "(R3)", "(Y9)", "1", "2", "3", "5", "6", "9", "0", "12", "999999999"),
    *("A", "B", "C", "D", "A,", "yes", "no", "nothing", "vacant", "extra", "...", "stalemate", "marker"),
    *("english", "french", "short", "full", "no-specials", "one-kind", "last-tile", '"\\ud800"', "1/2", ","),
)


def whole_positions(seed: int) -> Iterator[str]:
    """All corners, and positions of random games written out with everything that is remembered."""
    yield from (*CORNERS, *ENDLESS.values())
    dice = Random(seed)
    for number, options in enumerate(AGREEMENTS):
        for move in playout(2 + number % 5, options, seed + number):
            if move.step.state.tie or move.step.state.outcome or dice.random() < 0.02:
                yield dumps(move.step.state)


def mutated(text: str, dice: Random) -> str:
    """The text with one small change, or a few."""
    lines = text.rstrip("\n").split("\n")
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        dice.choice(CHANGES)(lines, dice)
    return "\n".join(lines)


def drop_line(lines: list[str], dice: Random) -> None:
    if len(lines) > 1:
        del lines[dice.randrange(len(lines))]


def add_line(lines: list[str], dice: Random) -> None:
    key = dice.choice(KEYS) + dice.choice(("", "", f" {dice.choice(list(Boss))}"))
    words = (dice.choice(WORDS) for _ in range(dice.randint(0, 5)))
    lines.insert(dice.randrange(len(lines)), f"{key}: {' '.join(words)}")


def repeat_line(lines: list[str], dice: Random) -> None:
    lines.insert(dice.randrange(len(lines)), dice.choice(lines))


def change_word(lines: list[str], dice: Random) -> None:
    _in_words(lines, dice, lambda words: [*words[:-1], dice.choice(WORDS)])


def drop_word(lines: list[str], dice: Random) -> None:
    _in_words(lines, dice, lambda words: words[:-1])


def add_word(lines: list[str], dice: Random) -> None:
    _in_words(lines, dice, lambda words: [*words, dice.choice(WORDS)])


def swap_words(lines: list[str], dice: Random) -> None:
    """Words of two lines change places: so every card is still somewhere."""
    one, other = (dice.randrange(len(lines)) for _ in range(2))
    ours, theirs = lines[one].split(), lines[other].split()
    if ours and theirs and one != other:
        at, there = dice.randrange(len(ours)), dice.randrange(len(theirs))
        ours[at], theirs[there] = theirs[there], ours[at]
        lines[one], lines[other] = " ".join(ours), " ".join(theirs)


def move_word(lines: list[str], dice: Random) -> None:
    one, other = (dice.randrange(len(lines)) for _ in range(2))
    ours = lines[one].split()
    if ours:
        word = ours.pop(dice.randrange(len(ours)))
        lines[one] = " ".join(ours)
        lines[other] += f" {word}"


def change_letter(lines: list[str], dice: Random) -> None:
    at = dice.randrange(len(lines))
    if lines[at]:
        place = dice.randrange(len(lines[at]))
        letter = dice.choice('0123456789ABCDRGYP:,#()/" \u00e9\u2163\ud800\t')
        lines[at] = lines[at][:place] + letter + lines[at][place + 1 :]


def change_alike(lines: list[str], dice: Random) -> None:
    """A number, a boss, a place or a business becomes another one."""
    at = dice.randrange(len(lines))
    words = lines[at].split()
    known = [number for number, word in enumerate(words) if _alike(word)]
    if known:
        place = dice.choice(known)
        words[place] = dice.choice(_alike(words[place]))
        lines[at] = " ".join(words)


def swap_cards(lines: list[str], dice: Random) -> None:
    """Two cards change places, wherever they are."""
    cards = [
        (line, place)
        for line, text in enumerate(lines)
        for place, word in enumerate(text.split())
        if CARD.fullmatch(word) and "known" not in text
    ]
    if cards:
        (one, at), (other, there) = dice.choice(cards), dice.choice(cards)
        words = {number: lines[number].split() for number in (one, other)}
        words[one][at], words[other][there] = words[other][there], words[one][at]
        for number, changed in words.items():
            lines[number] = " ".join(changed)


def _alike(word: str) -> Sequence[str]:
    for sort in (NUMBERS, tuple(Boss), LETTERS, tuple(Business), ("english", "french"), ("full", "short")):
        if word in sort:
            return sort
    return ()


NUMBERS = tuple(map(str, range(13)))
CARD = re.compile(r"[RBGYP]\d+")


def _in_words(lines: list[str], dice: Random, change: Callable[[list[str]], list[str]]) -> None:
    """Change the end of the first so many words of a line, whatever follows."""
    at = dice.randrange(len(lines))
    words = lines[at].split()
    cut = dice.randint(1, len(words)) if words else 0
    lines[at] = " ".join((*change(words[:cut]), *words[cut:]))


CHANGES = (
    *(drop_line, add_line, repeat_line, change_word, change_word, drop_word, add_word),
    *(swap_words, swap_words, move_word, move_word, change_letter),
    *(change_alike, change_alike, change_alike, change_alike, swap_cards, swap_cards, swap_cards),
)


def goes_on(state: State, dice: Random) -> None:
    """It can be written, seen and played."""
    assert loads(dumps(state)) == state
    assert game.table(state)
    for seat in range(len(state.bosses)):
        assert game.view(state, seat).seat == seat
    for seat in game.awaited(state):
        offers = game.legal(state, seat)
        for action in dice.sample(offers, min(len(offers), 4)):
            assert loads(dumps(game.apply(state, seat, action).state))
    if dice.random() < 0.02:
        assert played_out(game, state, "mutated").outcome


def try_many(number: int, seed: int) -> int:
    """How many of so many mutated texts were positions; the others are faults, and nothing worse."""
    dice, texts, sound = Random(seed), list(whole_positions(seed)), 0
    for _ in range(number):
        text = mutated(dice.choice(texts), dice)
        found = read(text)
        if isinstance(found, Unsound):
            assert 0 <= found.line <= text.count("\n") + 1
            assert found.fault
        else:
            goes_on(found, dice)
            sound += 1
    return sound


def read(text: str) -> State | Unsound:
    try:
        return loads(text)
    except Unsound as fault:
        return fault


def test_hundreds_of_mutated_texts_are_positions_or_faults() -> None:
    assert 10 < try_many(200, seed=1) < 190


@pytest.mark.long("It reads a hundred thousand texts; make test reads two hundred.")
@pytest.mark.parametrize("seed", range(100))
def test_a_hundred_thousand_mutated_texts_are_positions_or_faults(seed: int) -> None:
    try_many(1_000, seed=seed + 2)
