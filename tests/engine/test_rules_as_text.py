"""The examples in the pages of the rules are what the engine does: the page is the test."""

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from engine import whispers
from tests.helpers.all_games import ENGINES, AnyGame
from tests.helpers.transcripts import Transcript, of_page, play
from tests.helpers.without_a_refusal import REASON, planted

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {
    "chicago-poker": DOCS / "rules.md",
    "poker-champ": DOCS / "rules-poker-champ.md",
    "chicago-stud": DOCS / "rules-chicago-stud.md",
    "gangster": DOCS / "rules-gangster.md",
    "two-trucks": DOCS / "rules-two-trucks.md",
    "whispers": DOCS / "rules-whispers.md",
}
REFUSALS = {**dict.fromkeys(PAGES, ("legality",)), "chicago-poker": ("refusals", "legality")}
"""Where each game refuses a move; the first has its reasons."""
NO_MOVE_OF_A_ROLE = {
    "chicago-poker": {"unknown-seat", "too-many-driven"},
    "poker-champ": {"unknown-seat", "no-time-agreed"},
    "chicago-stud": {"unknown-seat"},
    "gangster": {"unknown-seat"},
    "two-trucks": {"unknown-seat"},
    "whispers": {"unknown-seat"},
}
"""What no example can show: a seat that is not there, and a time that no seat plays."""
NUMBERED = re.compile(r"^(?:- |\| )\*\*([A-Z]{2}-G?[\d.]+[ab]?)\*\* (\| )?(\*definition:\*)?", re.MULTILINE)
"""A rule, and whether it is marked: no move can keep or break it."""
PLAYED = [
    pytest.param(name, transcript, id=f"{name}-{'-'.join(transcript.rules)}")
    for name, page in PAGES.items()
    for transcript in of_page(page)
]


def module_of(name: str, part: str) -> ModuleType:
    """A module of that game's package."""
    return import_module(f"engine.{name.replace('-', '_')}.{part}")


@pytest.mark.parametrize(("name", "transcript"), PLAYED)
def test_an_example_of_the_rules_is_played_as_it_stands(name: str, transcript: Transcript) -> None:
    game = next(game for game in ENGINES if game.info.name == name)

    play(game, module_of(name, "position"), transcript)


@pytest.mark.parametrize(
    "wrong",
    [
        "told Whispered amount=4",
        "told x2 Whispered",
        "untold Whispered seat=sun",
        "offers sun: peek, done",
        "awaited sun",
        "holds whispers sun: 4",
        "sees sun: 12",
        "hidden sun: 5",
        "refused not-in-purse",
        "> sun: whisper 7",
        "> sun: take back\nrefused nothing to take back",
        "> sun: whisper 1\nrefused not-in-purse",
        "> sun: whisper 7\nrefused not-in-purse left=5",
    ],
)
def test_an_example_that_says_what_is_not_so_fails(wrong: str) -> None:
    said = ("signs: sun moon", "cards sun: 5 12", "> sun: whisper 3", *wrong.splitlines())
    with pytest.raises(AssertionError):
        play(whispers, module_of("whispers", "position"), Transcript(("WH-2.1",), said))


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_examples_name_rules_of_their_page(page: Path) -> None:
    numbered = {rule for rule, *_ in NUMBERED.findall(page.read_text("utf-8"))}

    assert {rule for transcript in of_page(page) for rule in transcript.rules} <= numbered


@pytest.mark.parametrize("name", PAGES)
def test_each_rule_has_an_example_or_is_a_definition(name: str) -> None:
    marked = {rule: bool(mark) for rule, _, mark in NUMBERED.findall(PAGES[name].read_text("utf-8"))}
    played = {rule for transcript in of_page(PAGES[name]) for rule in transcript.rules}

    assert {rule for rule, mark in marked.items() if not mark} == played


@pytest.mark.parametrize("name", PAGES)
def test_every_reason_to_refuse_a_move_is_in_an_example(name: str) -> None:
    reasons = {reason.value for reason in module_of(name, REFUSALS[name][0]).Reason}
    shown = {
        line.split()[1]
        for transcript in of_page(PAGES[name])
        for line in transcript.lines
        if line.startswith("refused ")
    }

    assert reasons - shown == NO_MOVE_OF_A_ROLE[name]


@pytest.mark.parametrize("name", PAGES)
def test_without_any_one_refusal_an_example_fails(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in ENGINES if game.info.name == name)
    examples = list(of_page(PAGES[name]))
    faults, unnoticed = [each for part in REFUSALS[name] for each in planted(module_of(name, part))], []
    for fault, function, changed in faults:
        with monkeypatch.context() as patch:
            patch.setattr(function, "__code__", changed.__code__)
            if all(_passes(game, name, example) for example in sorted(examples, key=_others_than(fault))):
                unnoticed.append(fault)

    assert faults
    unnoticed = [fault for fault in unnoticed if not _of_no_role(name, fault)]
    assert not unnoticed, "\n".join(unnoticed)


def _of_no_role(name: str, fault: str) -> bool:
    return any(reason.replace("-", "_").upper() in fault for reason in NO_MOVE_OF_A_ROLE[name])


def _others_than(fault: str) -> Callable[[Transcript], int]:
    """How far an example is from that refusal: those that show it come first, to be quick."""
    reasons = {word.lower().replace("_", "-") for word in REASON.findall(fault)}

    def distance(example: Transcript) -> int:
        refused = {line.split()[1] for line in example.lines if line.startswith("refused ")}
        return 0 if refused & reasons else 1 if refused else 2

    return distance


def _passes(game: AnyGame, name: str, example: Transcript) -> bool:
    try:
        play(game, module_of(name, "position"), example)
    except Exception:  # noqa: BLE001 - whatever goes wrong, it is noticed
        return False
    return True


@pytest.mark.parametrize("name", PAGES)
def test_an_example_of_a_refusal_shows_the_rule_that_the_refusal_names(name: str) -> None:
    shown: dict[str, set[str]] = {}
    for transcript in of_page(PAGES[name]):
        for line in transcript.lines:
            if line.startswith("refused "):
                shown.setdefault(line.removeprefix("refused "), set()).update(transcript.rules)
    reasons = module_of(name, REFUSALS[name][0]).Reason

    named = {reason: reason.rule for reason in reasons if reason.value in shown}
    assert {reason: rule for reason, rule in named.items() if rule not in shown[reason.value]} == {}


@pytest.mark.parametrize("name", PAGES)
def test_every_reason_names_a_rule_of_its_page(name: str) -> None:
    numbered = {rule for rule, *_ in NUMBERED.findall(PAGES[name].read_text("utf-8"))}
    reasons = module_of(name, REFUSALS[name][0]).Reason

    assert {reason: reason.rule for reason in reasons if reason.rule not in numbered} == {}
