"""A module without one of its refusals: what is refused is then done."""

import ast
import copy
import re
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType

REASON = re.compile(r"Reason\.(\w+)")


def _is_reason(node: ast.expr | None) -> bool:
    """`Reason.X`, or `IllegalAction(Reason.X, …)`."""
    match node:
        case ast.Attribute(value=ast.Name(id="Reason")):
            return True
        case ast.Call(func=ast.Name(id="IllegalAction")):
            return True
        case _:
            return False


def _refuses(node: ast.AST) -> bool:
    match node:
        case ast.Raise(exc=exc):
            return _is_reason(exc)
        case ast.Return(value=value):
            return _is_reason(value)
        case ast.Expr(value=ast.Call(func=ast.Name(id=name))):
            return name.startswith("_refuse")
        case _:
            return False


def _without_one(function: ast.FunctionDef) -> Iterator[tuple[str, ast.FunctionDef]]:
    """That function without one of its refusals, each in turn, and which it was."""
    nodes = list(ast.walk(function))
    for at, node in enumerate(nodes):
        if _refuses(node):
            yield ast.unparse(node), _changed(function, at, ast.Pass())
        if isinstance(node, ast.IfExp):
            for kept, gone in ((node.orelse, node.body), (node.body, node.orelse)):
                if _is_reason(gone):
                    yield ast.unparse(gone), _changed(function, at, kept)


def _changed(function: ast.FunctionDef, at: int, new: ast.AST) -> ast.FunctionDef:
    """Return the function with that node of it made another."""
    changed = copy.deepcopy(function)
    old = list(ast.walk(changed))[at]
    for parent in ast.walk(changed):
        for field, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, field, new)
            elif isinstance(value, list) and old in value:
                value[value.index(old)] = ast.copy_location(new, old)
    return ast.fix_missing_locations(changed)


def planted(module: ModuleType) -> Iterator[tuple[str, FunctionType, FunctionType]]:
    """Every function that refuses, without one of its refusals, each in turn."""
    tree = ast.parse(Path(module.__file__ or "").read_text("utf-8"))
    for function in tree.body:
        if isinstance(function, ast.FunctionDef):
            for gone, changed in _without_one(function):
                space = dict(vars(module))
                exec(compile(ast.Module([changed], []), gone, "exec"), space)
                yield f"{function.name}: {gone}", vars(module)[function.name], space[function.name]
