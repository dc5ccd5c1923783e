"""Tests of what is compiled from C: left out where there is no compiler (left_out.py says so)."""

import shutil

import pytest

from engine.chicago_poker.computer.native.library import door
from tools.native import compiled_for, compiler

has_compiler = shutil.which(compiler()[0]) is not None

compiled = [
    pytest.mark.skipif(not has_compiler, reason="no C compiler"),
    pytest.mark.usefixtures("opened"),
]
"""Marks for tests in which the computers think in C."""


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library compiled, where `make play` does that, too, and its door open."""
    compiled_for(door)
    monkeypatch.setattr(door, "is_open", True)
