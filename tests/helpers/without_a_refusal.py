"""A module without one of its refusals: what is refused is then done."""

import ast
import copy
import re
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType

REASON = re.compile(r"Reason\.(\w+)")
REFUSES = re.compile(r"_?(why|refuse|reason|acting|standing)")
"""How functions are called that refuse a move, or say why."""


def _is_reason(node: ast.expr | None) -> bool:
    """`Reason.X`, or `IllegalAction(Reason.X, …)`."""
    match node:
        case ast.Attribute(value=ast.Name(id="Reason")):
            return True
        case ast.Call(func=ast.Name(id="IllegalAction")):
            return True
        case _:
            return False


def _without_one(function: ast.FunctionDef) -> Iterator[tuple[str, ast.FunctionDef]]:
    """That function without one of its refusals, each in turn, and which it was."""
    for at, node in enumerate(ast.walk(function)):
        for gone, left in _refusals(node):
            yield ast.unparse(gone), _changed(function, at, left)


def _refusals(node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """What is refused there, and what stands there without it."""
    match node:
        case ast.Raise() | ast.Expr(value=ast.Call(func=ast.Name())):
            yield node, ast.Pass()
        case ast.Return(value=value) if _is_reason(value) or isinstance(value, ast.Name):
            yield node, ast.Pass()
        case ast.IfExp(body=body, orelse=orelse):
            yield from ((gone, left) for gone, left in ((body, orelse), (orelse, body)) if _is_reason(gone))
        case ast.Return(value=ast.BoolOp(op=ast.Or(), values=values)):
            for gone in values:
                left = [value for value in values if value is not gone]
                yield gone, ast.Return(ast.BoolOp(ast.Or(), left) if left[1:] else left[0])
        case _:
            pass


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
        if isinstance(function, ast.FunctionDef) and REFUSES.match(function.name):
            for gone, changed in _without_one(function):
                space = dict(vars(module))
                exec(compile(ast.Module([changed], []), gone, "exec"), space)
                yield f"{function.name}: {gone}", vars(module)[function.name], space[function.name]
