"""Whose table it is not, for them there is none: no button, no command and no offer says otherwise."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

from bot.ui.features import controls_of_features
from bot.ui.ids import Action, ActionId, MoveId
from bot.ui.pages.table import POCKET
from discord_sandbox import Channel, ClientRefuses, Permission, Person, Reply
from tests.helpers.bot_in_sandbox import Bot, a_bot
from tests.helpers.copied_games import dealt_game
from tests.helpers.forging import send
from tests.helpers.playing import begun, gather

NO_TABLE = "That table is gone"
PLAYED, GATHERING = 1, 2  # the tables of the first server
OF_NO_TABLE = (
    Action.HELP,
    Action.TRY_MESSAGES,
    Action.NEXT,
    Action.TABLES,
    Action.SETTINGS,
    Action.ZONE,
    Action.SET_ZONE,
    Action.SERVER_SETTING,
    Action.SERVER_SETTINGS,
    Action.FORGET_ME,
    Action.PLAY_NOW,
    Action.OPEN_TABLE,
)
ABOUT = {  # what an id is about, where it must be about something
    Action.LEVEL: "0",
    "film": "0.normal.en",
    "share-film": "0.normal.en",
    Action.TAKE_BACK: "1",
    Action.KEEP_PLAN: "1",
    Action.KEEP_ANYWAY: "1",
    Action.HAND: "1",
    Action.OPTIONS: "game",
    Action.CHOICE: "sign",
    Action.SEAT_COMPUTER: "rookie",
    Action.TAKE_SEAT: "1.5.0123456789abcdef",
    Action.GIVE_SEAT: "1.5.0123456789abcdef",
    Action.STAND_IN: "1",
    Action.FILL_SEAT: "1",
    Action.INVITE: "1",
    Action.REALLY_END: "asks",
    Action.AGREE_END: "1",
    Action.REFUSE_END: "1",
}
WHO = ("a stranger elsewhere", "a manager of another server", "a member who may not see the channel")
ELSEWHERE = pytest.param(
    WHO[0], marks=pytest.mark.long("a manager of another server may do all that they may")
)
every_outsider = pytest.mark.parametrize("who", [*WHO[1:], ELSEWHERE])
ALIKE = pytest.param(
    WHO[1], marks=pytest.mark.long("by day each button is refused to them, by the same check")
)
one_outsider = pytest.mark.parametrize("who", [WHO[2], ALIKE, ELSEWHERE])


@dataclass
class Outsider:
    """Somebody whom the tables of the first server are no business of, and where they try."""

    bot: Bot
    person: Person
    channel: Channel


@asynccontextmanager
async def an_outsider(path: Path, who: str) -> AsyncIterator[Outsider]:
    async with a_bot(path) as bot:
        sandbox, world = bot.sandbox, bot.sandbox.world
        people, _ = await begun(bot)
        await gather(bot, people)
        manager, stranger = sandbox.people[4], sandbox.people[5]
        for person in (manager, stranger):
            person.change(locale="en-US")
        elsewhere = world.create_guild("Elsewhere", manager.account)
        there = next(iter(elsewhere.channels.values()))
        if who == WHO[2]:
            world.deny(sandbox.channel, Permission.VIEW_CHANNEL, stranger.account)
            there = world.channel("lounge")
        await sandbox.idle()
        yield Outsider(bot, manager if who == WHO[1] else stranger, there)


def all_ids() -> Iterator[str]:
    for table_id in (PLAYED, GATHERING):
        for action in (*Action, *(each.name for each in controls_of_features())):
            if action not in OF_NO_TABLE:
                yield str(ActionId(table_id, action, ABOUT.get(action, "")))
        yield str(ActionId(table_id, Action.SHOW, POCKET))
        yield str(MoveId(table_id, 1, ("recruit",)))
        yield str(MoveId(table_id, 1, ("whisper", "?")))


@pytest.mark.by_day("channel", why="the other outsider is refused by the same check")
@every_outsider
async def test_every_button_of_somebody_elses_table_is_refused(tmp_path: Path, who: str) -> None:
    async with an_outsider(tmp_path / "db", who) as outsider:
        answers = {}
        for custom_id in all_ids():
            reply = await send(outsider.bot.sandbox, outsider.person, outsider.channel, custom_id, "1")
            answers[custom_id] = await _answer(outsider.bot, reply)
        assert {custom_id: text for custom_id, text in answers.items() if NO_TABLE not in text} == {}


@one_outsider
async def test_every_command_about_somebody_elses_table_is_refused(tmp_path: Path, who: str) -> None:
    async with an_outsider(tmp_path / "db", who) as outsider:
        answers = {}
        for table_id in (PLAYED, GATHERING):
            for command in about_tables(outsider.bot):
                answers[command.qualified_name, table_id] = await _typed(outsider, command, table_id)
        assert len(answers) > 40
        assert {path: text for path, text in answers.items() if NO_TABLE not in text} == {}


KNOWN = ("game", "speed")
"""Options whose values are the same for everybody."""


@one_outsider
async def test_no_offer_of_a_command_knows_somebody_elses_table(tmp_path: Path, who: str) -> None:
    async with an_outsider(tmp_path / "db", who) as outsider:
        offered = {}
        for command in about_tables(outsider.bot):
            for option in (option for option in command.parameters if option.autocomplete):
                for table_id in (PLAYED, GATHERING):
                    path = (command.qualified_name, option.name, table_id)
                    offered[path] = await _offered(outsider, command, option.name, table_id)
        assert len(offered) > 60
        games = {choice.value for path, choices in offered.items() if path[1] == "game" for choice in choices}
        assert games <= set(outsider.bot.coordinator.games), "these anybody may know"
        assert {path: choices for path, choices in offered.items() if choices and path[1] not in KNOWN} == {}


async def test_who_sits_reaches_their_table_from_another_server(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, _):
        elsewhere = bot.sandbox.world.create_guild("Elsewhere", bot.sandbox.people[5].account)
        there = next(iter(elsewhere.channels.values()))
        await bot.sandbox.idle()
        hand = await people[0].slash(there, "hand", table=1)
        assert hand.message.attachments
        assert [choice.value for choice in await people[0].autocomplete(there, "hand", "table")] == [1]


async def _answer(bot: Bot, reply: Reply) -> str:
    await bot.sandbox.until(lambda: reply.failed or reply.text)
    return "red line" if reply.failed else reply.text


def about_tables(bot: Bot) -> list[app_commands.Command[Any, ..., Any]]:
    """Every command that may name a table."""
    return [
        command
        for command in bot.client.tree.walk_commands()
        if isinstance(command, app_commands.Command) and command.get_parameter("table") is not None
    ]


def _required(outsider: Outsider, command: app_commands.Command[Any, ..., Any]) -> dict[str, Any]:
    """Something for every option that must be typed."""
    something = {
        AppCommandOptionType.integer: 1,
        AppCommandOptionType.string: "1",
        AppCommandOptionType.user: outsider.person,
    }
    return {
        option.name: something[option.type]
        for option in command.parameters
        if option.required and option.name != "table"
    }


async def _typed(outsider: Outsider, command: app_commands.Command[Any, ..., Any], table_id: int) -> str:
    required = _required(outsider, command)
    try:
        reply = await outsider.person.slash(
            outsider.channel, command.qualified_name, table=table_id, **required
        )
    except ClientRefuses:
        return NO_TABLE  # Discord itself does not offer it to them
    return "red line" if reply.failed else reply.text


async def _offered(
    outsider: Outsider, command: app_commands.Command[Any, ..., Any], option: str, table_id: int
) -> tuple[Any, ...]:
    others = {} if option == "table" else {"table": table_id}
    try:
        return await outsider.person.autocomplete(
            outsider.channel, command.qualified_name, option, "", **others
        )
    except ClientRefuses:
        return ()
