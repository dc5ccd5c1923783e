"""Ids and values that no button of ours has: whoever makes them up is refused kindly, and it is no bug."""

import logging
import random
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.features.replay.look import REPLAY
from bot.ui.ids import Action
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import gather

KNOWN = painted_by(PlainSkin, hidden=True)
PLAYED, GATHERING = 1, 2
NUMBERS: tuple[str, ...] = (
    "0",
    "1",
    "2",
    "3",
    "99",
    "-1",
    "abc",
    "",
    "²",
    "١",
    "1.5",
    str(2**63),
    str(2**64),
    "9" * 60,
)
WORDS = (
    *"A.~?",
    "recruit",
    "play",
    "R1",
    "done",
    "go",
    "fox",
    "whisper",
    "sign",
    "rookie",
    "public",
    "open",
    "page.1",
    "pace",
    "48h",
    "fr",
    "🂡",
)
LOOKS = ("", "on", "last", "goto", "eyes", "open", "x")
LASTING = (
    Action.START,
    Action.LEAVE_LOBBY,
    Action.REALLY_LEAVE,
    Action.REALLY_CONCEDE,
    Action.FORGET_ME,
)  # the tables are needed


MESSAGES = count(1)


class Answers:
    """An interaction that somebody made up; it keeps what it is answered."""

    def __init__(self, bot: Bot, player: int, channel_id: int, *, private: bool) -> None:
        self.said = 0
        self.type, self.data = discord.InteractionType.component, None
        self.user = SimpleNamespace(id=player, display_name="Forger")
        self.guild = None if private else bot.client.get_guild(bot.sandbox.guild.id)
        self.guild_id = None if private else bot.sandbox.guild.id
        self.context = SimpleNamespace(private_channel=False)
        self.channel, self.channel_id = None, channel_id
        self.locale, self.guild_locale = discord.Locale.american_english, None
        self.permissions = self.app_permissions = discord.Permissions.none()
        self.message = SimpleNamespace(
            flags=discord.MessageFlags(ephemeral=not private),
            attachments=[],
            id=next(MESSAGES),  # a second tap on the same message may stay unanswered
            channel=SimpleNamespace(id=channel_id, fetch_message=self.fetch),
        )
        self.response = self.followup = self
        self.send_message = self.send_modal = self.edit_message = self.answer
        self.send = self.edit_original_response = self.answer

    def is_guild_integration(self) -> bool:
        """Wherever the bot is a member."""
        return self.guild is not None

    async def answer(self, *_: Any, **__: Any) -> None:
        self.said += 1

    async def fetch(self, _message_id: int) -> SimpleNamespace:
        """A panel that is to be taken away."""
        return SimpleNamespace(delete=self.defer)

    async def defer(self, **_: Any) -> None:
        """No answer yet."""


def forged(dice: random.Random) -> tuple[str, tuple[str, ...]]:
    """An id that begins like one of ours, and what might come with it."""

    def number() -> str:
        return str(dice.choice(NUMBERS))

    def word() -> str:
        return str(dice.choice((*WORDS, *NUMBERS)))

    line = " ".join(word() for _ in range(dice.randrange(4)))
    action = dice.choice([*(each for each in Action if each not in LASTING), "dealt", "TAKE", ""])
    custom_id = dice.choice(
        (
            f"cp:{number()}:{number()}:{line}",
            f"cp:{dice.choice((PLAYED, GATHERING))}:{dice.randrange(4)}:{line}~{number()}",
            f"t:{number()}:{action}",
            f"t:{dice.choice((0, PLAYED, GATHERING))}:{action}:{word()}",
            f"t:{PLAYED}:{action}:{number()}.{number()}.{number()}",
            f"t:{PLAYED}:{REPLAY}:{dice.choice(LOOKS)}.{number()}.{word()}",
            f"t:{number()}:{dice.choice(list(LASTING))}{word() or 0}",
            f"{dice.choice(('cp', 't', 'x'))}:{line}",
        )
    )
    return custom_id[:100], tuple(word() for _ in range(dice.choice((0, 1, 1, 1, 2))))


@pytest.mark.by_day("chicago-poker", why="one router for all games")
@pytest.mark.parametrize(
    "forgeries", [200, pytest.param(600, marks=pytest.mark.long("the first of them are forged in make test"))]
)
@pytest.mark.parametrize(  # others are forged in each
    "game", KNOWN
)
async def test_hundreds_of_forged_ids_are_no_bug(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, forgeries: int
) -> None:
    async with dealt_game(tmp_path / "db", known=KNOWN, game=game) as (bot, people, _):
        await gather(bot, people, game=game)
        dice, client = random.Random(game), bot.client
        who = (people[0].id, people[1].id, bot.sandbox.people[5].id)
        unanswered = []
        with caplog.at_level(logging.ERROR):
            for _ in range(forgeries):
                custom_id, values = forged(dice)
                private = dice.random() < 0.3
                answers = Answers(bot, dice.choice(who), bot.sandbox.channel.id, private=private)
                interaction = cast(discord.Interaction[Any], answers)
                form = dice.random() < 0.2
                await client.router.answer(interaction, custom_id, values, form=form)
                if any(record.levelno >= logging.ERROR for record in caplog.records):
                    pytest.fail(f"{custom_id!r} with {values}\n{caplog.text[-3000:]}")
                unanswered += [] if answers.said else [custom_id]
        # Only what is pressed on the lobby's public message shows in that message alone.
        assert {each.split(":")[2] for each in unanswered} <= {"join", "role", "rematch"}
