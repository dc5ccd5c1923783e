"""The bot where it is no member, for whoever has it along: their own tables alone, for their eyes alone."""

from pathlib import Path
from typing import Any

import pytest

from bot.ui.pages import table
from discord_sandbox import Channel, Guild, Reply
from tests.helpers.bot_in_sandbox import Bot, a_bot
from tests.helpers.playing import begun, deal, gather, more
from tests.helpers.sandbox import contract

TAKEN = 5  # followups, where only the person has the bot along
CARRIED = {"game", "hand", "help", "learn", "rules", "settings", "tables", "turn"}
IN_MENUS = ("Replay from here", "Look at my hand")
TYPED = (  # of each, what can be typed without options
    *("hand", "help", "learn", "rules", "tables", "settings mine"),
    *("turn advice", "turn undo", "turn end", "turn withdraw"),
    *("game replay", "game log", "game dossier", "game story", "game concede"),
    *("game film", "game record", "game book", "game verify"),
)


def _elsewhere(bot: Bot) -> tuple[Guild, Channel]:
    """A server without the bot, and its channel."""
    world = bot.sandbox.world
    guild = world.create_guild("Elsewhere", bot.sandbox.person("Oscar").account)
    world.kick_bot(guild)
    return guild, next(channel for channel in world.channels.values() if channel.guild is guild)


async def test_every_command_says_where_it_works(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        registered: list[dict[str, Any]] = bot.sandbox.world.commands[None]
        for each in registered:
            carried = each["name"] in (*CARRIED, *IN_MENUS)
            assert each["integration_types"] == ([0, 1] if carried else [0]), each["name"]
            assert each["contexts"] in ([0, 1, 2], [0, 1], [0]), each["name"]
            assert (each["contexts"] == [0, 1, 2]) is carried, each["name"]
        assert {each["name"] for each in registered} >= CARRIED


async def test_own_tables_are_at_hand_where_the_bot_is_not(tmp_path: Path) -> None:
    contract.demand_description()
    async with a_bot(tmp_path / "db") as bot:
        sandbox = bot.sandbox
        lucie, oscar, mina = (sandbox.person(name) for name in ("Lucie", "Oscar", "Mina"))
        lucie.change(locale="en-US")
        await deal(bot, await gather(bot, (lucie, oscar)), lucie)
        await sandbox.idle()
        _, away = _elsewhere(bot)
        await sandbox.idle()
        assert lucie.commands(away) == [], "she has not added it to her account"
        for person in (lucie, mina):
            sandbox.world.add_to_account(person.account)
        assert {each["name"] for each in lucie.commands(away)} == CARRIED

        assert [choice.value for choice in await lucie.autocomplete(away, "hand", "table")] == [1]
        assert await mina.autocomplete(away, "hand", "table") == ()
        for path in TYPED:
            answer = await lucie.slash(away, path)
            assert not answer.failed, path
            assert answer.messages, path
            assert all(message.only_for is lucie.account for message in answer.messages), path
        hand = await lucie.slash(away, "hand")
        await more(sandbox, lucie, hand.message)
        table = await lucie.click(hand.message, label="Table")
        assert not table.failed
        assert all(message.only_for is lucie.account for message in table.messages)
        assert "Table #1" not in (await mina.slash(away, "tables")).text
        stranger = await mina.slash(away, "hand", table=1)
        assert not any(card in stranger.text for card in ("gun", "fedora", "bottle", "sax", "dice"))
        assert not any(message.only_for is None for message in away.messages.values())
        assert contract.faults(sandbox.requests) == []


@pytest.mark.price("every command is typed, and each of its buttons is pressed")
async def test_in_a_conversation_of_several_people_all_is_for_the_eyes_of_who_asks(tmp_path: Path) -> None:
    """Each command, then each button of its answer: those who read along read nothing."""
    contract.demand_description()
    async with a_bot(tmp_path / "db") as bot:
        sandbox = bot.sandbox
        lucie, oscar, mina = (sandbox.person(name) for name in ("Lucie", "Oscar", "Mina"))
        await begun(bot, 2)
        group = sandbox.world.open_group(mina.account, lucie.account, oscar.account)
        assert lucie.commands(group) == mina.commands(group) == [], "nobody has it along"
        sandbox.world.add_to_account(lucie.account)
        assert {each["name"] for each in lucie.commands(group)} == CARRIED
        assert [choice.value for choice in await lucie.autocomplete(group, "hand", "table")] == [1]

        pressed = 0
        for path in TYPED:
            answer = await lucie.slash(group, path)
            assert not answer.failed, path
            assert answer.messages, path
            for each in _open_ids(answer):
                if each not in _open_ids(answer):
                    answer = await lucie.slash(group, path)  # a click before has turned the page
                if each in _open_ids(answer):
                    reply = await lucie.click(answer.message, custom_id=each)
                    assert not reply.failed, each
                    pressed += 1
        await sandbox.idle()
        assert pressed > len(TYPED), "there are buttons to press"
        assert group.messages
        assert {message.only_for for message in group.messages.values()} == {lucie.account}
        assert mina.sees(group) == ()
        assert contract.faults(sandbox.requests) == []


def _open_ids(answer: Reply) -> list[str]:
    """What can be pressed there now."""
    return [str(b["custom_id"]) for b in answer.message.buttons if "custom_id" in b and not b.get("disabled")]


@pytest.mark.by_day("7", why="more than Discord takes is tried by day")
@pytest.mark.parametrize("pieces", [TAKEN, TAKEN + 2])
async def test_an_answer_there_is_followed_by_no_more_than_discord_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pieces: int
) -> None:
    told = tuple(f"piece {number}." for number in range(pieces))
    monkeypatch.setattr(table, "in_pieces", lambda _: told)
    async with a_bot(tmp_path / "db") as bot:
        sandbox = bot.sandbox
        await begun(bot, 2)
        lucie, mina = sandbox.person("Lucie"), sandbox.person("Mina")
        group = sandbox.world.open_group(lucie.account, mina.account)
        sandbox.world.add_to_account(lucie.account)
        await lucie.slash(group, "hand", text=True)
        await sandbox.idle()
        read = [message for message in group.messages.values() if message.only_for is lucie.account]
        assert len(read) == len(group.messages)
        if pieces > TAKEN:
            assert [len(message.attachments) for message in read] == [1], "all of it, as a file"
        else:
            assert [message.text for message in read] == list(told)
        assert [request.path for request in sandbox.requests if request.status == 400] == []


async def test_rights_on_a_server_without_the_bot_count_for_nothing(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox = bot.sandbox
        lucie, oscar, mina = (sandbox.person(name) for name in ("Lucie", "Oscar", "Mina"))
        await deal(bot, await gather(bot, (lucie, mina)), lucie)
        await sandbox.idle()
        sandbox.world.add_to_account(oscar.account)
        sandbox.world.kick_bot()
        answer = await oscar.slash(sandbox.channel, "game replay", table=1)
        assert not answer.failed
        assert not [message for message in answer.messages if message.attachments], "he sat elsewhere"
