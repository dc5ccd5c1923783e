"""In private with the bot, /table reaches one's own tables; it opens none there."""

from pathlib import Path
from typing import Any

from tests.helpers.bot_in_sandbox import a_bot
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import gather

EVERY: dict[str, dict[str, Any]] = {
    "now": {},
    "new": {},
    "open": {},
    "join": {},
    "leave": {},
    "start": {},
    "close": {},
    "invite": {"people": "@Ann"},
    "computer": {"level": "rookie"},
    "option": {"option": "talk", "value": "off"},
    "role": {"role": "capone"},
    "choose": {"choice": "colour", "value": "red"},
    "remove": {"seat": 1},
    "move": {},
    "cut": {},
    "end": {},
    "replace": {"seat": 1},
    "announce": {},
    "note": {"text": "Ben bluffs"},
}


async def test_every_command_is_answered_and_no_table_is_opened_there(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie, mina = bot.sandbox.person("Lucie"), bot.sandbox.person("Mina")
        lucie.change(locale="en-US")
        private = bot.sandbox.world.open_dm(lucie.account)
        offered = next(each for each in lucie.commands(private) if each["name"] == "table")
        assert {each["name"] for each in offered["options"]} == set(EVERY)
        for name, options in EVERY.items():
            more = options | ({"player": mina} if name == "replace" else {})
            reply = await lucie.slash(private, f"table {name}", **more)
            await bot.sandbox.idle()
            assert reply.text, name
            assert "my fault" not in reply.text, name
        assert "on a server" in (await lucie.slash(private, "table new")).text
        assert await bot.coordinator.reader.tables_of(lucie.id) == ()


async def test_who_plays_leaves_from_there_and_who_waits_gets_up(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2) as (bot, people, _):
        private = bot.sandbox.world.open_dm(people[0].account)
        sure = await people[0].slash(private, "table leave")
        assert any(part.get("custom_id", "").startswith("t:1:really-leave") for part in sure.message.parts())
        lobby = await gather(bot, people)
        assert people[0].account.display in lobby.text
        assert "Done" in (await people[0].slash(private, "table leave", table=2)).text
        await bot.sandbox.until(lambda: people[0].account.display not in lobby.text.split("1.")[1])


async def test_a_lobby_and_a_game_in_one_channel_are_told_apart_by_their_number(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2) as (bot, people, thread):
        await gather(bot, people[:1])
        got_up = await people[0].slash(bot.sandbox.channel, "table leave")
        assert "Done" in got_up.text, "the lobby of the channel, and not the game in its thread"
        asked = await people[0].slash(thread, "table leave")
        assert any(part.get("custom_id", "").startswith("t:1:really-leave") for part in asked.message.parts())
