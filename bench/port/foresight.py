"""What `choose` answers for the levels that look ahead, the looking ahead done in C."""

import ctypes
import os
import subprocess
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import which

from engine.chicago_poker.actions import Action
from engine.chicago_poker.computer import choose as thought_in_python
from engine.chicago_poker.computer import native
from engine.chicago_poker.computer.choosing import dice_of
from engine.chicago_poker.computer.foresight import IN_HAND, TRUST, WORLDS, looks_ahead, shortlist
from engine.chicago_poker.computer.habits import SEASONED, Habits
from engine.chicago_poker.computer.kingpin import setting
from engine.chicago_poker.computer.native.layout import (
    Level,
    Plan,
    PortedNet,
    Unseen,
    fill_pile,
    ported_habits,
    ported_net,
    ported_plan,
    ported_table,
)
from engine.chicago_poker.computer.net import Net, trained
from engine.chicago_poker.computer.reading import pictured, stock, unseen
from engine.chicago_poker.computer.temperaments import in_character
from engine.chicago_poker.computer.weighing import worths
from engine.chicago_poker.events import Event
from engine.chicago_poker.views import BossView

NATIVE = Path(native.__file__).parent
SOURCES = sorted(NATIVE.glob("*.[ch]"))
BUILD = Path(__file__).parents[2] / "build"
COMPILED = ("-O2", "-shared", "-fPIC", "-ffp-contract=off")  # sums stay in Python's order and precision


@cache
def library() -> ctypes.CDLL:
    """The compiled port, kept in the folder `build`.

    Raises FileNotFoundError without a C compiler, subprocess.CalledProcessError if it refuses.
    """
    text = b"".join(source.read_bytes() for source in SOURCES)
    built = BUILD / f"bench-port-{sha256(text).hexdigest()[:16]}.so"
    if not built.exists():
        BUILD.mkdir(exist_ok=True)
        own = built.with_suffix(f".{os.getpid()}")  # so that several processes may build it at once
        names = [str(source) for source in SOURCES if source.suffix == ".c"]
        subprocess.run([*compiler(), *COMPILED, "-o", str(own), *names, "-lm"], check=True)
        own.replace(built)
    return ctypes.CDLL(str(built))


@cache
def is_here() -> bool:
    """Whether this machine has a C compiler."""
    return which(compiler()[0]) is not None


def compiler() -> list[str]:
    """The command of this machine's C compiler."""
    return (os.environ.get("CC") or "cc").split()


_habits = cache(ported_habits)
_net = cache(ported_net)


def choose(view: BossView, level: str, seed: int | str, events: Sequence[Event] = ()) -> Action:
    """As `engine.chicago_poker.computer.choose`, and the same action; without a compiler it is asked."""
    quick = level in ("boss", "kingpin") and len(view.offers) > 1 and looks_ahead(view) and is_here()
    if not quick:
        return thought_in_python(view, level, seed, events)
    worth = second_thoughts(view, level, seed, events)
    return view.offers[max(range(len(worth)), key=worth.__getitem__)].action


def second_thoughts(view: BossView, level: str, seed: int | str, events: Sequence[Event]) -> list[float]:
    """What every offer is worth to a boss or Kingpin, the dice those of one decision."""
    dice = dice_of(view, seed)
    table = pictured(view, dice)
    if level == "boss":
        own, trust, value, hidden = SEASONED, TRUST, None, None
    else:
        at = setting(table.seats)
        own, trust, value, hidden = at.own, at.trust, trained(at.value), trained(at.hidden)
    worth = worths(view, table, in_character(own, view))
    plans = shortlist(view, worth)
    seen, left = ported_table(table), Unseen()
    cards, pile = unseen(view, events)
    fill_pile(left.hidden, cards)
    fill_pile(left.pile, pile)
    fill_pile(left.tiles, stock(view))
    ported = (Plan * len(plans))(
        *(ported_plan(view.offers[offer].action, view, waits=waits) for offer, waits in plans)
    )
    found = (ctypes.c_double * (len(plans) * WORLDS))()
    library().outcomes(
        ctypes.byref(seen),
        ctypes.byref(left),
        view.seat,
        ported,
        len(plans),
        WORLDS,
        ctypes.byref(_level(own, value, hidden)),
        found,
    )
    thought = [-1e9] * len(worth)
    for number, (offer, _) in enumerate(plans):
        mean = sum(found[number :: len(plans)]) / WORLDS
        thought[offer] = max(thought[offer], mean + trust * worth[offer])
    return thought


@cache
def _level(own: Habits, value: Net | None, hidden: Net | None) -> Level:
    return Level(
        ctypes.pointer(_habits(own)),
        ctypes.pointer(_habits(SEASONED)),
        _pointer(value),
        _pointer(hidden),
        IN_HAND,
    )


def _pointer(net: Net | None) -> "ctypes._Pointer[PortedNet] | None":
    return None if net is None else ctypes.pointer(_net(net))
