"""Plans and kill -9: a kept one is played once, a withdrawn one never, whenever the blow falls."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.table.actor import Actor
from discord_sandbox import Person, Sandbox
from tests.helpers.bot_in_sandbox import a_bot, a_sandbox
from tests.helpers.patience import ON_A_BUSY_MACHINE
from tests.helpers.playing import asks, begun, button, controls, newest_table, panel
from tests.helpers.program import a_program

PLAIN = """
import os, signal, sys
from bot.coordinator.plans import Plans
from tests.siege.victim import main
"""
DIES_WITHIN_A_PLAN = f"""{PLAIN}
played = Plans._played

async def and_dies(self, *facts):
    await played(self, *facts)
    os.kill(os.getpid(), signal.SIGKILL)

Plans._played = and_dies
sys.exit(main())
"""
LIVES = f"{PLAIN}sys.exit(main())"


class Outside:
    """A bot whose bot lives in another program: only the sandbox can be touched."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox


@pytest.mark.parametrize(
    "killed_first",
    [
        pytest.param(False, marks=pytest.mark.price("only a program can be killed within a plan")),
        pytest.param(
            True, marks=pytest.mark.long("a plan that survives a stop is in the file for a kill too")
        ),
    ],
)
async def test_a_kept_plan_is_played_once_and_a_withdrawn_one_never_however_often_it_is_killed(
    tmp_path: Path, killed_first: bool
) -> None:
    """It ends just after a plan was kept and another withdrawn; and between two lines of the first."""
    path = tmp_path / "db"
    async with a_sandbox() as sandbox:
        async with _first_life(sandbox, path, killed=killed_first):
            people, channel = await begun(Outside(sandbox), 3, by_clicks=True, pace="24h")  # type: ignore[arg-type]
            first = next(p for p in people if p.account in newest_table(channel).pings)
            at = people.index(first)
            second, third = (people[(at + step) % 3] for step in (1, 2))
            for person in (second, third):
                await person.slash(channel, "turn plan", line="recruit; recruit")
            await third.slash(channel, "turn withdraw")
        async with a_program(sandbox, path, code=DIES_WITHIN_A_PLAN) as program:
            await sandbox.until(lambda: sandbox.gateway.connected, patience=ON_A_BUSY_MACHINE)
            await sandbox.idle()
            await _presses(sandbox, first, ":recruit")
            assert program.returncode is None
            await _presses(sandbox, first, ":stop", wait=False)
            await asyncio.wait_for(program.wait(), ON_A_BUSY_MACHINE)
            assert program.returncode == -signal.SIGKILL
        sandbox.interactions.abandon()
        async with a_bot(path, sandbox=sandbox) as bot:
            await bot.coordinator.scheduler.run_due()
            await sandbox.idle()
            moves = await bot.store.history.moves(1)
            played = {p.id: [m.notation for m in moves if m.seat == people.index(p)] for p in people}
            assert played[second.id] == ["recruit", "recruit"]
            assert played[third.id] == []
            assert {move.mover for move in moves[1:]} == {"p"}
            assert (await bot.coordinator.reader.panel(Actor(third.id), 1)).asked
            called = [m for m in channel.messages.values() if m.only_for is None and asks(m, ":hand")]
            assert [m for m in called if third.account in m.pings] == [newest_table(channel)]


@asynccontextmanager
async def _first_life(sandbox: Sandbox, path: Path, *, killed: bool) -> AsyncIterator[None]:
    """A bot that ends: a program, which is killed, or one in this process, which is closed."""
    if not killed:
        async with a_bot(path, sandbox=sandbox):
            yield
        return
    async with a_program(sandbox, path, code=LIVES) as program:
        await sandbox.ready()
        yield
        program.send_signal(signal.SIGKILL)
        await program.wait()


async def _presses(sandbox: Sandbox, person: Person, ending: str, *, wait: bool = True) -> None:
    """Presses what ends so; unless told to wait, nobody may be there any more to answer."""
    message = await sandbox.until(lambda: panel(person))
    await sandbox.until(lambda: any(custom_id.endswith(ending) for custom_id, _ in controls(message)))
    before, pressed = message.edited, button(message, ending)
    if wait:
        await person.click(message, custom_id=pressed)
        await sandbox.until(lambda: message.edited != before or message.deleted)
    else:
        clicking = asyncio.create_task(person.click(message, custom_id=pressed, patience=0))
        await asyncio.wait({clicking}, timeout=0.2)
        clicking.cancel()
