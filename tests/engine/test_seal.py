"""The seal, the seed and the dice are the hashes that docs/record.md writes down, and nothing else."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as some

from engine import seal
from engine.seal import Cut, CutReason, CutRefused

SECRET = "0f" * 32


def _hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def test_the_seal_is_the_hash_of_game_form_and_secret() -> None:
    assert seal.seal("chicago-poker", SECRET) == _hashed(f"chicago-poker seal 1\n{SECRET}\n")


def test_the_seed_takes_the_cuts_in_their_order_and_a_dash_for_who_passed() -> None:
    cuts = (seal.cut(2, "Al's hat"), Cut(0, None))
    expected = _hashed(f"gangster deal 1\n{SECRET}\n2:{_hashed(chr(65) + 'l' + chr(39) + 's hat')}\n0:-\n")
    assert seal.seed("gangster", SECRET, cuts) == expected
    assert seal.seed("gangster", SECRET, cuts[::-1]) != expected


def test_a_forgotten_text_changes_nothing_of_the_seed() -> None:
    said = seal.cut(1, "Rosebud")
    assert seal.seed("x", SECRET, [Cut(1, said.digest)]) == seal.seed("x", SECRET, [said])


def test_dice_differ_by_game_decision_and_seat_and_are_not_the_seed() -> None:
    assert seal.dice("a", "s", "3", 1) == _hashed("a dice 1\ns\n3:1\n")
    assert len({seal.dice(g, "s", d, n) for g in "ab" for d in ("1", "2") for n in (0, 1)}) == 8


def test_a_cut_is_hashed_composed_and_trimmed_as_it_is_shown() -> None:
    assert seal.cut(0, "  cafe\N{COMBINING ACUTE ACCENT} ") == Cut(0, _hashed("café"), "café")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", CutReason.EMPTY),
        (" \t\n ", CutReason.EMPTY),
        ("x" * 61, CutReason.TOO_LONG),
        ("a\nb", CutReason.SIGN),
        ("a`b", CutReason.SIGN),
        ("a\N{ZERO WIDTH SPACE}b", CutReason.SIGN),
        ("a\N{RIGHT-TO-LEFT OVERRIDE}b", CutReason.SIGN),
        ("a\N{LINE SEPARATOR}b", CutReason.SIGN),
        ("a\ud800b", CutReason.SIGN),
    ],
)
def test_a_text_that_would_not_show_as_it_is_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(CutRefused) as refused:
        seal.cut(0, text)
    assert refused.value.reason is reason


def test_sixty_signs_are_not_too_many() -> None:
    assert seal.cut(0, f" {'x' * 60} ").text == "x" * 60


@given(some.text(max_size=80))
def test_whatever_is_accepted_is_hashed_exactly_as_it_is_shown(text: str) -> None:
    try:
        cut = seal.cut(0, text)
    except CutRefused:
        return
    assert cut.text is not None
    assert cut.digest == _hashed(cut.text)
    assert seal.cut(0, cut.text) == cut
