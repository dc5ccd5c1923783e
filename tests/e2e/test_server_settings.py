"""A server's channels and roles are chosen in menus, as they can be typed."""

from pathlib import Path

from discord_sandbox import Message, Person
from tests.helpers.bot_in_sandbox import Bot, a_bot
from tests.helpers.browser import tabs


async def opened(bot: Bot, manager: Person) -> Message:
    manager.change(locale="en-US")
    reply = await manager.slash(bot.sandbox.channel, "server settings")
    return reply.messages[0]


def chosen(page: Message) -> dict[str, list[int]]:
    """What each menu of channels or roles shows as chosen."""
    menus = [part for part in page.parts() if part["type"] in (6, 8)]
    return {
        each["custom_id"].rpartition(":")[2]: [int(one["id"]) for one in each.get("default_values") or []]
        for each in menus
    }


async def test_channels_and_the_role_are_chosen_in_menus_and_taken_back(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, lucie = bot.sandbox, bot.sandbox.person("Lucie")
        room, lounge = sandbox.channel, sandbox.world.channel("lounge")
        role = next(each for each in sandbox.guild.roles.values() if each.name == "Manager")
        page = await opened(bot, lucie)
        assert chosen(page) == {"where": [], "announce": [], "ring": []}

        async def choose(name: str, *values: object) -> None:
            await lucie.choose(page, list(values), custom_id=f"t:0:server:{name}")
            await sandbox.idle()

        await choose("where", lounge, room)
        await choose("announce", lounge)
        await choose("ring", role)
        assert chosen(page) == {"where": [lounge.id, room.id], "announce": [lounge.id], "ring": [role.id]}
        server = await bot.coordinator.profiles.server(sandbox.guild.id)
        assert (server.channels, server.announces_in, server.rings) == (
            (lounge.id, room.id),
            lounge.id,
            role.id,
        )
        assert f"<#{lounge.id}>" in page.text

        await choose("where")
        await choose("ring")
        assert chosen(page) == {"where": [], "announce": [lounge.id], "ring": []}
        assert "every channel" in page.text
        typed = await lucie.slash(room, "server settings", where=lounge, unannounced=True)
        assert chosen(typed.messages[0]) == {"where": [lounge.id], "announce": [], "ring": []}


async def test_a_channel_that_is_gone_is_not_shown_as_chosen_and_nobody_else_chooses(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, lucie, mina = bot.sandbox, bot.sandbox.person("Lucie"), bot.sandbox.person("Mina")
        lounge = sandbox.world.channel("lounge")
        await lucie.slash(sandbox.channel, "server settings", where=lounge, announce=lounge)
        sandbox.world.delete_channel(lounge)
        await sandbox.idle()
        page = await opened(bot, lucie)
        assert chosen(page) == {"where": [], "announce": [], "ring": []}
        page.only_for = None  # as if it had been shown to all
        before = await bot.coordinator.profiles.server(sandbox.guild.id)
        mina.change(locale="en-US")
        refused = await mina.choose(page, [sandbox.channel], custom_id="t:0:server:where")
        assert refused.text
        opener = await mina.click(page, custom_id="t:0:server-settings")
        assert opener.modal is None
        assert opener.text
        role = next(each for each in sandbox.guild.roles.values() if each.name == "Manager")
        sandbox.guild.members[mina.id].add(role.id)
        form = (await mina.click(page, custom_id="t:0:server-settings")).modal
        assert form is not None
        sandbox.guild.members[mina.id].discard(role.id)  # no manager any more while they look at it
        await mina.submit(form, {"per-person": "10"})
        await sandbox.idle()
        assert await bot.coordinator.profiles.server(sandbox.guild.id) == before


async def test_on_the_page_what_is_chosen_is_shown_and_a_second_click_takes_it_back(
    tmp_path: Path, chromium: str
) -> None:
    async with tabs(chromium) as browser, a_bot(tmp_path / "db") as bot:
        await opened(bot, bot.sandbox.person("Lucie"))
        page = await browser.page(bot.sandbox.page_url, width=1280, height=1000)
        await page.click(".select", "Channels for tables: all")
        await page.click(".menu .option", "#lounge")
        await page.click(".menu .option", "#card-room")
        await page.click(".menu .finish")
        await page.see(".select .chosen", "#card-room, #lounge")
        for wanted in ("@Manager", "Role to mention there: none"):
            await page.click(".select", "none" if wanted == "@Manager" else "@Manager")
            await page.click(".menu .option", "@Manager")
            await page.see(".select", wanted)
        assert page.complaints == []
