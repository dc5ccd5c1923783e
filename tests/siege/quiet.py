"""Waiting until the bot has told everything: no letter waits, no computer thinks, everybody is answered."""

import asyncio
from pathlib import Path

from bot.games import Games
from discord_sandbox import Sandbox
from tests.helpers.patience import ON_A_BUSY_MACHINE
from tests.siege.books import opened

PATIENCE = ON_A_BUSY_MACHINE  # whoever needs longer hangs


async def quiet(sandbox: Sandbox, path: Path, games: Games, patience: float = PATIENCE) -> None:
    """Raises TimeoutError, with what still waits, for a bot that never comes to rest."""
    try:
        async with asyncio.timeout(patience):
            while True:
                await sandbox.idle(quiet=0.1, patience=patience)
                with opened(path, games) as books:
                    if books.nothing_left():
                        return
                await asyncio.sleep(0.02)
    except TimeoutError:
        with opened(path, games) as books:
            waiting = [letter for letter in books.letters() if letter.state == "waiting"]
        raise TimeoutError(f"still to be told: {waiting[:3]}") from None
