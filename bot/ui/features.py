"""A feature's parts, in an object that the kernel asks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, cast

import discord

from bot.table.match import TableId
from bot.ui.click import Control
from bot.ui.commands.build import Command
from bot.ui.commands.menus import Menu
from bot.ui.connection import Connection
from bot.ui.context import UiContext
from bot.ui.places import Button, Line, Place, found
from bot.ui.reply import Reply
from bot.ui.services import Begin, Means, Service, Services


@dataclass(frozen=True, slots=True)
class Figure:
    """A number for the host's watchers: its help text, and the number at this moment."""

    about: str
    now: Callable[[Services], float]


@dataclass(frozen=True, slots=True)
class Mark:
    """A turn that a feature points out to who sat there: a sign, its line in a list of turns, and a word."""

    sign: str
    line: str
    word: str


Marks: TypeAlias = Callable[[UiContext, Reply, TableId], Mapping[int, Mark]]
"""Tells which turns of an ended game to point out to its reader."""


def no_marks(_context: UiContext, _reply: Reply, _table_id: TableId) -> Mapping[int, Mark]:
    """Point out nothing."""
    return {}


@dataclass(frozen=True, slots=True)
class Online:
    """A bot that Discord knows; `leads`: it does what is done once for all processes."""

    client: discord.Client
    context: UiContext
    connection: Connection
    leads: bool


@dataclass(frozen=True, slots=True)
class Feature:
    """A folder of bot/features: its controls, commands, lines of menus, and buttons at the kernel's places;
    the line of a panel about what its reader keeps there; work of its own that outlasts a click, figures by
    their names, and turns that it points out.

    Its words lie in its folder `words`, a file for each language; their keys begin with the folder's name.
    """

    controls: tuple[Control, ...] = ()
    commands: Callable[[UiContext], Sequence[Command]] = lambda _context: ()
    menus: Callable[[UiContext], Sequence[Menu]] = lambda _context: ()
    buttons: Mapping[Place, Button] = field(default_factory=dict)
    kept_line: Line | None = None
    services: tuple[Begin, ...] = ()
    online: tuple[Callable[[Online], Service], ...] = ()
    figures: Mapping[str, Figure] = field(default_factory=dict)
    marks: Marks = no_marks


def controls_of_features() -> tuple[Control, ...]:
    """The controls that features bring."""
    return tuple(control for feature in _features() for control in feature.controls)


def commands_of_features(context: UiContext) -> tuple[Command, ...]:
    """The commands that features bring."""
    return tuple(command for feature in _features() for command in feature.commands(context))


def menus_of_features(context: UiContext) -> tuple[Menu, ...]:
    """The lines of menus that features bring."""
    return tuple(line for feature in _features() for line in feature.menus(context))


def services_of_features(means: Means) -> Services:
    """Work of features, begun with the bot."""
    return Services(begin(means) for feature in _features() for begin in feature.services)


def online_of_features(online: Online) -> Services:
    """Work of features that needs Discord, begun once it knows the bot."""
    return Services(begin(online) for feature in _features() for begin in feature.online)


def figures_of_features() -> Mapping[str, Figure]:
    """The figures that features bring."""
    return {name: figure for feature in _features() for name, figure in feature.figures.items()}


def marks_of_features(context: UiContext, reply: Reply, table_id: TableId) -> Mapping[int, Mark]:
    """The turns of an ended game that features point out to its reader."""
    found = (feature.marks(context, reply, table_id) for feature in _features())
    return {turn: mark for marks in found for turn, mark in marks.items()}


def control_of_features(name: str) -> Control | None:
    """The control of that name, if a feature brings it."""
    return next((each for each in controls_of_features() if each.name == name and not each.form), None)


def _features() -> tuple[Feature, ...]:
    return cast(tuple[Feature, ...], found())
