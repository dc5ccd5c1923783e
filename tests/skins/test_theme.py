"""Pictures know the sizes and colours of the theme and no others, as their syntax trees tell."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import bot.skins
from bot.skins.scene import theme

SKINS = Path(bot.skins.__file__).parent
PAINTERS = sorted(
    path
    for path in SKINS.rglob("*.py")
    if not {"devtools", "words"} & set(path.parts) and path.name != "theme.py"
)
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?")
LEAST = {"fitted": 5, "widest": 4, "wrapped": 5}  # where the smallest size stands among the arguments
STEP = 2  # a line that must fit becomes smaller by so much at a time


@pytest.mark.parametrize("path", PAINTERS, ids=lambda path: path.relative_to(SKINS).as_posix())
def test_sizes_and_colours_are_those_of_the_theme(path: Path) -> None:
    assert not list(_strangers(ast.parse(path.read_text())))


@pytest.mark.parametrize(
    "line",
    [
        'canvas.plate("#1b3836", 1, 2)',
        "canvas.write(name, Type.NAME, 31, GOLD, 4)",
        "canvas.write(name, Type.NAME, 31 if low else SIGN, GOLD, 4)",
        "canvas.write(name, Type.NAME, round(1.2 * k * 30), GOLD, 4)",
        "canvas.write(name, Type.NAME, size=31)",
        "told = (name, Type.TEXT, 30, GOLD)",
        "canvas.write(name, Type.NAME, SIGN, GOLD, 4, least=24)",
        "widest(names, Type.NAME, SIGN, 300, 24)",
        "size = Size(31)",
        "size = Size(max(27, size - 1))",
    ],
)
def test_a_stranger_would_be_noticed(line: str) -> None:
    assert list(_strangers(ast.parse(line)))


def test_the_scale_has_eight_sizes_each_larger_by_a_step_that_is_seen() -> None:
    assert len(theme.SCALE) == 8
    assert all(1.1 < large / small < 1.65 for small, large in pairwise(theme.SCALE))


def test_a_scaled_size_is_one_of_the_scale() -> None:
    assert {theme.scaled(theme.SIGN, share / 10) for share in range(1, 80)} == set(theme.SCALE)


def _strangers(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if COLOUR.fullmatch(text):
                yield text
            case ast.Call(args=args, keywords=keywords):
                yield from _written(args)
                named = [each.value for each in keywords if each.arg in {"least", "size"}]
                function = ast.unparse(node.func).rpartition(".")[2]
                if function in LEAST:
                    named += args[LEAST[function] :][:1]
                if function == "Size":
                    named += args
                for each in named:
                    yield from _numbers(each)
            case ast.Tuple(elts=parts):
                yield from _written(parts)
            case _:
                pass


def _written(parts: list[ast.expr]) -> Iterator[str]:
    """The numbers in what follows a typeface: that is its size."""
    for kind, size in pairwise(parts):
        match kind:
            case ast.Attribute(value=ast.Name(id="Type")):
                yield from _numbers(size)
            case _:
                pass


def _numbers(size: ast.expr) -> Iterator[str]:
    """The numbers there; what a theme makes of a drawing's size may be told in its shares."""
    match size:
        case (
            ast.Call(func=ast.Name(id="within" | "scaled") | ast.Attribute(attr="lettering"))
            | ast.Subscript()
        ):
            return
        case ast.IfExp(body=one, orelse=other):
            yield from (*_numbers(one), *_numbers(other))
        case ast.Constant(value=int() | float() as number) if number > STEP:
            yield f"{number} in line {size.lineno}"
        case _:
            for child in ast.iter_child_nodes(size):
                if isinstance(child, ast.expr):
                    yield from _numbers(child)
