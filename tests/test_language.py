"""The sentences as a whole: complete, used, the same in both languages, and in good French."""

import ast as python
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import ast

from bot import language
from bot.catalogues import BrokenCatalogue, catalogue
from bot.games import GAMES, HIDDEN
from bot.language import (
    SHELL,
    UnknownMessage,
    check_catalogues,
    features,
    folders,
    knows,
    say,
    spoken,
    wanted,
)
from bot.lessons import course
from bot.skins.base import BaseSkin
from bot.table.languages import LANGUAGES, Language
from tests.helpers.trees import walked
from tests.helpers.typography import (
    has_wrong_apostrophe,
    has_wrong_space,
    lacks_capital_accent,
    lacks_hard_space,
    says_vous,
)

BOT = Path(language.__file__).parent
SKINS = BOT / "skins"
SAYING = ("say", "_say", "knows", "has", "capitals")
SHARED = ("bosses", "french_deck")  # what several games say alike: of their people, of their cards
TEXTS = (python.Constant, python.JoinedStr, python.IfExp)
OF_A_FEATURE = re.compile(rf"({'|'.join(features())})/[a-zA-Z0-9*.-]+")
LIKE_A_KEY = re.compile(r"[a-z]+-[a-zA-Z0-9*.-]*")
KEY = re.compile(r"([a-z_]+/|\*/)?[a-z][a-zA-Z0-9*.-]*")


def test_the_shell_and_every_game_have_sentences() -> None:
    assert set(folders()) == {SHELL, *GAMES, *HIDDEN, *SHARED, *features()}


@pytest.mark.parametrize("folder", folders())
def test_both_languages_have_the_same_sentences_with_the_same_facts(folder: str) -> None:
    check_catalogues()

    assert wanted("en", folder) == wanted("fr", folder)


@pytest.mark.price("It reads every file of the bot for the sentences that are said there.")
def test_all_that_the_code_says_is_in_the_catalogue_and_all_of_that_is_said() -> None:
    said, worded = _keys()
    missing: list[tuple[str, str]] = []
    unused: list[tuple[str, str]] = []
    for folder in folders():
        known = wanted("en", folder).keys()
        keys = {key for where, key in said if where == folder or (where == "*" and _is_a_game(folder))}
        keys |= _answered(folder) | _taught(folder) | _levels(folder)
        missing += [
            (folder, key)
            for key in keys - known
            if not key.startswith("*") and not any(fnmatchcase(one, key) for one in known)
        ]  # by a variable alone: any sentence
        homes = (folder, "*") if _is_a_game(folder) else (folder,)
        keys |= {key for home, key in worded if home in homes} | _commanded(folder)
        patterns = [key for key in keys if "*" in key]
        unused += [
            (folder, key)
            for key in known - keys
            if not any(fnmatchcase(key, pattern) for pattern in patterns)
        ]

    assert missing == []
    assert unused == []


def _is_a_game(folder: str) -> bool:
    return folder not in (SHELL, *SHARED, *features())


def _keys() -> tuple[set[tuple[str, str]], set[tuple[str, str]]]:
    """Every key given to `say`, with the folder that it means; what is filled in stands as `*`. And every
    text that looks like a key, with the folder whose code has it: some reach `say` by a variable.

    A game's own files say its sentences by their bare names; everybody else names the folder, or means
    the shell. `*/key` is said of whichever game is played, so each game must have it.
    """
    said, worded = set(), set()
    for path in sorted(BOT.rglob("*.py")):
        home, source = _home(path), _source(path)
        said |= {_meant(key, home) for key in source.said}
        worded |= {_meant(key, home) for key in source.worded}
    return said, worded


def _meant(key: str, home: str) -> tuple[str, str]:
    """The folder and the name of a key that is said in a file of that home."""
    folder, _, name = key.rpartition("/")
    return folder or home, name


def _commanded(folder: str) -> set[str]:
    """The sentences of commands that a game or a feature brings, and the shell registers."""
    if folder in features():
        return {"command-*", "menu"}
    if not _is_a_game(folder):
        return set()
    skin = import_module(f"bot.skins.{folder}").skin
    commands = skin.commands
    named = {"command-group", *(f"command-{command.name}" for command in commands)}
    named |= {f"command-option-{word.option}" for command in commands for word in command.words}
    return named | {f"{key}.about" for key in named}


def _answered(folder: str) -> set[str]:
    """The sentences of what can be answered in advance in a game, which the shell says."""
    answers = import_module(f"engine.{folder}").info.answers if _is_a_game(folder) else ()
    named = {f"answer-{answer}" for answer in answers}
    return {"button-answers", "answers-about", *named} if named else set()


def _levels(folder: str) -> set[str]:
    """The sentences of a game's levels, where it does not share those of the bosses."""
    if not _is_a_game(folder) or type(import_module(f"bot.skins.{folder}").skin).level is not BaseSkin.level:
        return set()
    named = {f"level-{level}" for level in import_module(f"engine.{folder}").info.levels}
    return named | {f"{key}.detail" for key in named}


def _taught(folder: str) -> set[str]:
    """The sentence of a game with lessons that explains its pictures there."""
    game = import_module(f"engine.{folder}").info.name if _is_a_game(folder) else ""
    return {"signs"} if game and course(game) is not None else set()


@dataclass(frozen=True, slots=True)
class Source:
    """Everything that the tests below ask of a file: its tree is many times as large, and is not kept."""

    said: frozenset[str]  # keys given to `say`
    worded: frozenset[str]  # texts that look like a key
    sentences: tuple[str, ...]  # for players


@cache
def _source(path: Path) -> Source:
    """A file parsed once for all tests."""
    tree = python.parse(path.read_text(encoding="utf-8"))
    nodes = walked(tree)
    calls = [node for node in nodes if isinstance(node, python.Call) and _called(node) in SAYING]
    texts = {key for node in nodes if isinstance(node, TEXTS) for key in _literals(node)}
    keys = {key for call in calls for argument in call.args[:2] for key in _literals(argument)}
    keys |= {key for key in _reasons(nodes) if OF_A_FEATURE.fullmatch(key)}
    return Source(
        frozenset(key for key in keys if KEY.fullmatch(key) and key not in LANGUAGES),
        frozenset(key for key in texts if LIKE_A_KEY.fullmatch(key) or OF_A_FEATURE.fullmatch(key)),
        tuple(_sentences(nodes)) if path in SPEAKING else (),
    )


def _reasons(nodes: Sequence[python.AST]) -> Iterator[str]:
    """The values of an enum: a feature's reasons to refuse something are the keys of their sentences."""
    for node in nodes:
        if isinstance(node, python.ClassDef):
            for each in node.body:
                yield from _literals(each.value) if isinstance(each, python.Assign) else ()


def _home(path: Path) -> str:
    """The folder whose sentences a file says by their bare names; `*`: whichever game is played."""
    if path == SKINS / "base.py":
        return "*"
    game = path.relative_to(SKINS).parts[0] if path.is_relative_to(SKINS) else ""
    return game if game in (*GAMES, *HIDDEN, *SHARED) else SHELL


def _called(call: python.Call) -> str:
    match call.func:
        case python.Name(id=name) | python.Attribute(attr=name):
            return name
        case _:
            return ""


def _literals(node: python.AST) -> Iterator[str]:
    match node:
        case python.Constant(value=str(text)):
            yield text
        case python.JoinedStr(values=parts):
            yield "".join(
                part.value if isinstance(part, python.Constant) and isinstance(part.value, str) else "*"
                for part in parts
            )
        case python.IfExp(body=body, orelse=other):
            yield from _literals(body)
            yield from _literals(other)
        case _:
            pass


SPEAKING = (
    *sorted((BOT / "ui").rglob("*.py")),
    *sorted((BOT / "features").rglob("*.py")),
    *sorted(SKINS.glob("*/words/*.py")),
)
SENTENCE = re.compile(r"[A-Za-zÀ-ÿ’']{2,},? [a-zà-ÿ]{2,}|\*\*[:;] ")  # its words, or its punctuation


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: path.name)
def test_no_sentence_lives_in_the_code_that_speaks(path: Path) -> None:
    """Docstrings, errors raised for developers and lines of the log are for us, not for players."""
    assert _source(path).sentences == ()


def _sentences(nodes: Sequence[python.AST]) -> Iterator[str]:
    ours = {id(part) for node in nodes if _for_developers(node) for part in python.walk(node)}
    for node in nodes:
        match node:
            case python.Constant(value=str(text)) if id(node) not in ours and SENTENCE.search(text):
                yield text
            case _:
                pass


def _for_developers(node: python.AST) -> bool:
    match node:
        case python.Raise() | python.Expr(value=python.Constant()):
            return True
        case python.Call(func=python.Attribute(attr=name)):
            return name in ("debug", "info", "warning", "error", "exception", "critical")
        case python.Call(func=python.Name(id="Figure")):  # its help text is in English, like all of /metrics
            return True
        case _:
            return False


@cache
def _patterns(tongue: Language) -> tuple[tuple[str, ast.Pattern], ...]:
    """Every piece of text of the catalogues with the name of its message, variants included."""
    return tuple(_parsed(tongue))


def _parsed(tongue: Language) -> Iterator[tuple[str, ast.Pattern]]:
    def inside(name: str, pattern: ast.Pattern) -> Iterator[tuple[str, ast.Pattern]]:
        yield name, pattern
        for element in pattern.elements:
            if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from inside(name, variant.value)

    for folder in folders():
        messages = catalogue(language.words_of(folder) / f"{tongue}.ftl", f"{folder}/{tongue}.ftl")
        for name in dict.fromkeys(key.partition(".")[0] for key in messages.facts):
            message = messages.message(name)
            for value in (message.value, *(attribute.value for attribute in message.attributes)):
                if value is not None:
                    yield from inside(name, value)


def _texts(tongue: Language) -> Iterator[tuple[str, str]]:
    for name, pattern in _patterns(tongue):
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield name, element.value


def test_french_puts_a_hard_space_before_high_punctuation() -> None:
    assert [(name, text) for name, text in _texts("fr") if lacks_hard_space(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_names_have_the_apostrophe_that_pictures_have(language: Language) -> None:
    assert [(name, text) for name, text in _texts(language) if has_wrong_apostrophe(text)] == []


def test_a_table_has_one_sign_for_its_number() -> None:
    """The one that its thread, lists and autocomplete have: `#12`, in French `n° 12`."""
    signs = [
        name
        for language in LANGUAGES
        for name, text in _texts(language)
        if re.search(r"\bn°|[Tt]able #", text) and name != "ui-table-number"
    ]
    assert signs == []


def test_english_needs_no_hard_space_and_french_no_narrow_one() -> None:
    assert [text for tongue in LANGUAGES for _, text in _texts(tongue) if has_wrong_space(text, tongue)] == []


def test_french_puts_nothing_that_elides_before_a_name() -> None:
    """`de { $boss }` would have to become `d'O'Banion` for one boss out of six."""
    people = {
        "boss",
        "bosses",
        "role",
        "rival",
        "winner",
        "caller",
        "loser",
        "first",
        "before",
        "player",
        "person",
        "name",
        "names",
        "host",
    }
    wrong = []
    for name, pattern in _patterns("fr"):
        for text, placed in zip(pattern.elements, pattern.elements[1:], strict=False):
            if (
                isinstance(text, ast.TextElement)
                and isinstance(placed, ast.Placeable)
                and isinstance(placed.expression, ast.VariableReference)
                and placed.expression.id.name in people
                and re.search(
                    r"\b(de|que|le|ne|se|jusque|lorsque|puisque|[dlnqsj]u?[’'])[*\s]*$", text.value, re.I
                )
            ):
                wrong.append((name, text.value))

    assert wrong == []


def test_french_capitals_keep_their_accents() -> None:
    assert [text for _, text in _texts("fr") if lacks_capital_accent(text)] == []


def test_french_calls_everybody_tu() -> None:
    """Only the bosses say `vous` to each other."""
    wrong = [(name, text) for name, text in _texts("fr") if not name.startswith("talk-") and says_vous(text)]

    assert wrong == []


@pytest.mark.parametrize(("tongue", "words"), [("en", "Choose…"), ("fr", "Choisis…")])
def test_a_list_of_one_page_has_no_number(tongue: Language, words: str) -> None:
    assert say(tongue, "ui-panel-choose", page=1, pages=1) == words
    assert say(tongue, "ui-panel-choose", page=1, pages=2) == f"{words} (1/2)"


def test_an_unknown_sentence_or_fact_is_an_error_and_not_a_broken_text() -> None:
    ordinal = "chicago_poker/ordinal"
    for key, facts in (
        ("no-such-sentence", {}),
        ("no_such_game/ordinal", {}),
        (ordinal, {}),
        (f"{ordinal}.none", {"number": 1}),
    ):
        with pytest.raises(UnknownMessage):
            say("en", key, **facts)
    assert say("en", ordinal, number=2) == "2nd"
    for known in ("ui-done", ordinal, "bosses/boss-yale.short"):
        assert knows(known)
    for unknown in ("ordinal", "no-such-sentence", "no_such_game/ordinal", "bosses/boss-yale.long"):
        assert not knows(unknown)


@pytest.mark.parametrize(
    ("english", "french", "told"),
    [
        ("a = A\n???\n", "a = A\n", "game/en.ftl, line 2"),
        ("a = A\na = B\n", "a = A\n", "game/en.ftl: a is there twice"),
        ("a = A\nb = B\n", "a = A\n", "game/fr.ftl lacks b"),
        ("a = A { $x }\n", "a = A { $y }\n", "game/fr.ftl: a takes other facts"),
        ("-a = A\n", "a = A\n", "-a is a term|a is a term"),
        ("a = A\nb = { a } B\n", "a = A\nb = B\n", "game/en.ftl: b uses another message"),
        (None, "a = A\n", "cannot read game/en.ftl"),
    ],
)
def test_a_broken_catalogue_stops_the_start_and_says_where(
    english: str | None, french: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for tongue, text in zip(LANGUAGES, (english, french), strict=True):
        if text is not None:
            (tmp_path / "game").mkdir(exist_ok=True)
            (tmp_path / "game" / f"{tongue}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(language, "LOCALE", tmp_path)
    _read_anew()
    try:
        with pytest.raises(BrokenCatalogue, match=told):
            check_catalogues()
    finally:
        _read_anew()


def _read_anew() -> None:
    for kept in (language.folders, language._bundle, language._catalogue, language._said):
        kept.cache_clear()


@pytest.mark.parametrize(
    ("locale", "ours"),
    [("fr", "fr"), ("en-US", "en"), ("en-GB", "en"), ("pl", "en"), (None, "en"), ("", "en")],
)
def test_a_discord_locale_becomes_one_of_our_languages(locale: str | None, ours: str) -> None:
    assert spoken(locale) == ours
    assert spoken("pl", "fr") == "fr"
