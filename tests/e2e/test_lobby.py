"""Setting up a table: every button, and the command that does the same."""

import re
from pathlib import Path
from typing import Any

import pytest
from discord import ButtonStyle

from bot.language import say, spoken
from bot.table.actor import Actor
from bot.table.outbox import Kind, Letter, Post, seal_post
from bot.ui import pictures
from discord_sandbox import Permission
from tests.helpers.bot_in_sandbox import a_bot
from tests.helpers.forging import send
from tests.helpers.home import by
from tests.helpers.playing import asks, begun, behind_lobby, button, deal, gather, settle


async def test_the_host_settles_options_and_shows_people_the_door(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, people = bot.sandbox, bot.sandbox.people
        lobby = await gather(bot, people[:3], by_clicks=True)
        page = await behind_lobby(people[0], lobby)
        assert page.only_for is people[0].account
        game = {"rulebook": "french", "length": "short", "specials": "off"}
        await settle(people[0], page, "t:1:options:game", game)
        assert "French" in page.text
        await settle(people[0], page, "t:1:options:table", {"pace": "none", "language": "fr", "talk": "off"})
        await people[0].choose(page, "2", custom_id="t:1:remove")
        await sandbox.until(lambda: people[2].account.display not in lobby.text)
        settled = await bot.coordinator.posts.table(1)
        assert settled.options == {
            "rulebook": "french",
            "length": "short",
            "specials": "off",
            "temperaments": "on",
        }
        assert (settled.pace, settled.language, settled.talk) == ("none", "fr", False)
        theirs = await behind_lobby(people[1], lobby)
        assert not asks(theirs, "t:1:options:game")
        assert theirs.selects[-1]["custom_id"] == "t:1:role"
        refused = await send(sandbox, people[1], sandbox.channel, "t:1:options:game", "")
        await sandbox.until(lambda: "hôte" in refused.text)


async def test_whoever_has_pressed_join_or_start_has_their_hand_one_click_away(tmp_path: Path) -> None:
    """Where they look; who does not sit there sees no card, and after the end nothing is to be pressed."""
    async with a_bot(tmp_path / "db") as bot:
        people = bot.sandbox.people
        lobby = await gather(bot, people[:2])
        assert not asks(lobby, ":hand")
        await deal(bot, lobby, people[0])
        await bot.sandbox.until(lambda: asks(lobby, ":hand"))
        for person in people[:2]:
            hand = (await person.click(lobby, custom_id=button(lobby, ":hand"))).message
            assert hand.only_for is person.account
            assert hand.attachments
        stranger = (await people[2].click(lobby, custom_id=button(lobby, ":hand"))).message
        assert stranger.only_for is people[2].account
        assert not stranger.attachments
        await bot.coordinator.endings.concede(by(people[0].id, bot.sandbox.guild.id), 1)
        await bot.coordinator.endings.take_win(by(people[1].id, bot.sandbox.guild.id), 1)
        await bot.sandbox.until(lambda: not asks(lobby, ":hand"))


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_open_a_table_asks_which_game_the_server_s_usual_one_first(tmp_path: Path, locale: str) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, lucie = bot.sandbox, bot.sandbox.person("Lucie")
        lucie.change(locale=locale)
        games, language = list(bot.coordinator.games), spoken(locale)
        for number, usual in ((1, games[0]), (2, "gangster")):
            asked = (await lucie.slash(sandbox.channel, "help")).message
            await lucie.click(asked, custom_id="t:0:open-table")
            offered = [each["custom_id"] for each in asked.buttons]
            assert offered[0] == f"t:0:open-table:{usual}"
            assert sorted(offered) == sorted(f"t:0:open-table:{game}" for game in games)
            assert asked.text.count("🗓️") == len(games), "how long each takes"
            await lucie.click(asked, custom_id="t:0:open-table:gangster")
            await sandbox.idle()
            assert (await bot.coordinator.posts.table(number)).game == "gangster"
            assert not asked.buttons, "one question, one click"
            assert say(language, "ui-start") in asked.text
        blind = Actor(lucie.id + 1, sandbox.guild.id, False, lambda _: False)
        assert (await bot.coordinator.reader.games(blind))[0] == games[0], "tables they may not see count not"


async def test_a_typed_command_asks_which_game_where_none_or_several_are_named(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, lucie = bot.sandbox, bot.sandbox.person("Lucie")
        lucie.change(locale="en-US")
        games = list(bot.coordinator.games)

        async def asked(command: str, **options: Any) -> list[str]:
            answer = (await lucie.slash(sandbox.channel, command, **options)).message
            return [each["custom_id"] for each in answer.buttons]

        assert await asked("table new") == [f"t:0:open-table:{game}" for game in games]
        both = ["chicago-poker", "chicago-stud"]
        assert await asked("table new", game="Chicago") == [f"t:0:open-table:{game}" for game in both]
        assert await asked("table now", game="Chicago") == [f"t:0:play-now:{game}" for game in both]
        kept = await lucie.slash(sandbox.channel, "table new", pace="24h")
        assert "Which game? Type its name as well" in kept.text, "a button would lose the pace"
        assert await bot.coordinator.places.tables_at(sandbox.guild.id) == ()


async def test_what_a_lobby_needs_next_is_lit(tmp_path: Path) -> None:
    """All see the same buttons: somebody more is wanted until enough sit, then the start."""
    async with a_bot(tmp_path / "db") as bot:
        people, lit = bot.sandbox.people, ButtonStyle.success.value
        lobby = await gather(bot, people[:1])

        def lights() -> list[str]:
            return [each["custom_id"].rpartition(":")[2] for each in lobby.buttons if each["style"] == lit]

        assert lights() == ["join"]
        assert "Room for" in lobby.text
        start = next(each for each in lobby.buttons if each["custom_id"].endswith(":start"))
        assert start["label"] == f"Start ({people[0].account.display})", "who alone may press it"
        await people[1].click(lobby, custom_id=button(lobby, ":join"))
        await bot.sandbox.until(lambda: lights() == ["start"])
        again = await people[1].click(lobby, custom_id=button(lobby, ":join"))
        assert again.message.only_for is people[1].account
        assert say("fr", "ui-start") in again.text or say("en", "ui-start") in again.text
        early = await people[1].click(lobby, custom_id=button(lobby, ":start"))
        assert people[0].account.mention in early.text or people[0].account.display in early.text


async def test_a_form_that_comes_too_late_settles_nothing(tmp_path: Path) -> None:
    """The cards are dealt while the host looks at it."""
    async with a_bot(tmp_path / "db") as bot:
        people = bot.sandbox.people
        for person in people:
            person.change(locale="en-US")
        lobby = await gather(bot, people[:2])
        page = await behind_lobby(people[0], lobby)
        form = (await people[0].click(page, custom_id="t:1:options:game")).modal
        assert form is not None
        await deal(bot, lobby, people[0])
        before = await bot.coordinator.posts.table(1)
        await people[0].submit(form, {"rulebook": "french"})
        await bot.sandbox.until(lambda: "already begun" in page.text)
        assert await bot.coordinator.posts.table(1) == before


async def test_roles_are_chosen_and_computers_added_changed_and_removed(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, people = bot.sandbox, bot.sandbox.people
        lobby = await gather(bot, people[:1])
        if "Al Capone" not in lobby.text:  # unless the lot gave that role to the host
            await people[0].choose(await behind_lobby(people[0], lobby), "capone", custom_id="t:1:role")
        await sandbox.until(lambda: "Al Capone" in lobby.text)
        page = await behind_lobby(people[1], lobby)
        assert "don’t sit there" in page.text or "pas encore de place" in page.text
        await people[1].choose(page, "moran", custom_id="t:1:role")  # sits down with it
        assert page.text.endswith("Bugs Moran")
        await sandbox.until(lambda: "Bugs Moran" in lobby.text)
        computers = (await people[0].click(lobby, custom_id=button(lobby, ":computer"))).message
        await people[0].click(computers, custom_id="t:1:seat:rookie")
        await people[0].choose(computers, "boss", custom_id="t:1:level:2")
        await sandbox.until(lambda: "computer (Boss)" in lobby.text)
        await people[0].choose(computers, "go", custom_id="t:1:level:2")
        await sandbox.until(lambda: "computer" not in lobby.text)
        await people[1].click(page, custom_id="t:1:leave")
        await sandbox.until(lambda: "Bugs Moran" not in lobby.text)


async def test_everything_in_a_lobby_can_be_typed(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, people = bot.sandbox, bot.sandbox.people
        for person in people:
            person.change(locale="en-US")
        channel = sandbox.channel
        agreed: Any = {
            "game": "chicago-poker",
            "options": "Rules: French rules",
            "pace": "48h",
            "cuts": "everybody",
        }
        await people[0].slash(channel, "table new", **agreed)
        offered = await people[1].autocomplete(channel, "table join", "role", "cap")
        assert len(offered) <= 1
        await people[1].slash(channel, "table join")
        free = await people[1].autocomplete(channel, "table role", "role")
        await people[1].slash(channel, "table role", role=free[0].value)
        await people[0].slash(channel, "table computer", level="rookie")
        await people[0].slash(channel, "table computer", seat=3, level="regular")
        await people[0].slash(channel, "table option", option="length", value="short")
        await people[0].slash(channel, "table remove", seat=3)
        await people[1].slash(channel, "table leave")
        await people[1].slash(channel, "table join")
        table = await bot.coordinator.posts.table(1)
        assert [occupant.player for occupant in table.occupants] == [people[0].id, people[1].id]
        assert table.options["length"] == "short"
        refused = await people[1].slash(channel, "table start")
        assert "host" in refused.text
        closed = await people[0].slash(channel, "table start")
        assert "cut the deck" in closed.text
        await people[1].slash(channel, "table cut", text="deep, please")
        await people[0].slash(channel, "table cut", **{"pass": True})
        assert (await people[0].slash(channel, "hand")).message.attachments
        await sandbox.message(lambda m: asks(m, "t:1:hand"))
        nothing = await people[0].slash(channel, "table join")
        assert "No table here is looking for players" in nothing.text


async def test_a_level_is_offered_and_taken_in_the_game_that_has_it(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        lucie.change(locale="fr")
        for game, levels in (
            ("gangster", ["Débutant", "Habitué", "Parrain"]),
            ("chicago-poker", ["Débutant", "Habitué", "Parrain", "Parrain des parrains"]),
        ):
            lobby = await gather(bot, [lucie], game=game, language="fr")
            offered = await lucie.autocomplete(channel, "table computer", "level")
            assert [each.name for each in offered] == levels
            taken = await lucie.slash(channel, "table computer", level="kingpin")
            assert ("n’ont pas ce niveau" in taken.text) == (game == "gangster")
            if game == "gangster":
                await lucie.slash(channel, "table close")
        await bot.sandbox.until(lambda: "ordinateur (Parrain des parrains)" in lobby.text)
        page = (await lucie.click(lobby, custom_id=button(lobby, ":computer"))).message
        assert asks(page, ":seat:kingpin")


async def test_a_lobby_speaks_the_servers_language_unless_told_otherwise(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        bot.sandbox.world.change_guild(bot.sandbox.guild, locale="fr")
        lobby = await gather(bot, bot.sandbox.people[:2])
        assert "cherche du monde" in lobby.text
        english = await gather(bot, bot.sandbox.people[:2], language="en")
        assert "is looking for players" in english.text


async def test_a_lobby_older_than_an_hour_stays_one_message(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, people = bot.sandbox, bot.sandbox.people
        lobby = await gather(bot, people[:1])
        sandbox.clock.skip(2 * 3600)
        for person in people[1:]:  # more changes than Discord allows for an old message
            shown = next(m for m in sandbox.channel.messages.values() if asks(m, ":join"))
            await person.click(shown, custom_id=button(shown, ":join"))
            await sandbox.idle()
        lobbies = [m for m in sandbox.channel.messages.values() if asks(m, ":join") and not m.deleted]
        assert len(lobbies) == 1
        assert lobbies[0] is not lobby
        assert people[5].account.display in lobbies[0].text
        await deal(bot, lobbies[0], people[0])


async def test_where_the_bot_may_not_post_it_says_what_it_needs(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox = bot.sandbox
        sandbox.world.deny(sandbox.channel, Permission.SEND_MESSAGES)
        reply = await sandbox.people[0].slash(sandbox.channel, "table new", game="chicago-poker")
        assert "Send Messages" in reply.text
        assert await bot.coordinator.places.tables_at(sandbox.guild.id) == ()


async def test_a_bystander_is_told_at_the_first_click_that_they_add_no_computers(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people = bot.sandbox.people
        people[1].change(locale="en-US")
        lobby = await gather(bot, people[:1])
        refused = await people[1].click(lobby, custom_id=button(lobby, ":computer"))
        assert "You have no seat" in refused.text
        assert not refused.message.buttons


async def test_a_hostile_name_does_nothing_wherever_the_bot_says_it(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people = bot.sandbox.people[:3]
        nasty = "<t:1:R>@everyone\u202e\n||<#2>"
        people[1].account.display = nasty
        lobby = await gather(bot, people[:1])
        await people[1].click(lobby, custom_id=button(lobby, ":join"))
        await people[2].click(lobby, custom_id=button(lobby, ":join"))
        await bot.sandbox.until(lambda: people[2].account.display in lobby.text)
        channel = await deal(bot, lobby, people[0])
        await bot.sandbox.idle()
        await people[1].slash(channel, "table leave")
        sure = await people[1].slash(channel, "table leave")
        await people[1].click(sure.message, custom_id=button(sure.message, ":really-leave:0"))
        await bot.sandbox.message(lambda m: "has left" in m.text or "quitt" in m.text, channel=channel)
        said = [m.text for m in bot.sandbox.world.messages() if m.author is bot.sandbox.world.bot]
        assert any("everyone" in text for text in (*said, channel.name))
        for text in (*said, channel.name):
            assert "\u202e" not in text
            assert "@everyone" not in text
            assert not re.search(r"(?<!\\)<(t:1:|#2)", text)


async def test_people_who_join_and_cut_while_the_lobby_is_painted_do_not_spoil_its_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    of_lobby, painting = pictures.of_lobby, list[int]()
    async with a_bot(tmp_path / "db") as bot:
        people, channel = bot.sandbox.people[:2], bot.sandbox.channel
        server = bot.sandbox.guild.id

        async def meanwhile(*given: Any) -> Any:
            painting.append(1)
            if len(painting) == 1:
                await bot.coordinator.lobbies.join(by(people[1].id, server), 1, "Théo")
                for what in ("lobby", seal_post(1)):
                    await bot.store.outbox.keep_post(1, what, Post(channel.id, 1))
                await bot.coordinator.cutting.start(by(people[0].id, server), 1)
                await bot.coordinator.cutting.cut(by(people[1].id, server), 1, "deep")
            return await of_lobby(*given)

        monkeypatch.setattr(pictures, "of_lobby", meanwhile)
        await people[0].slash(channel, "table new", game="chicago-poker", cuts="everybody")
        lobby = await bot.sandbox.message(lambda m: asks(m, ":reopen") and m.only_for is None)
        await bot.sandbox.idle()
        assert "deep" in lobby.text
        assert "bug" not in "".join(record.message for record in caplog.records)


async def test_a_thread_that_hangs_on_no_message_is_made_once_where_its_answer_is_lost(
    tmp_path: Path,
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, people = bot.sandbox, bot.sandbox.people[:2]
        lobby = await gather(bot, people)
        make = bot.client.courier._deliver[Kind.THREAD]

        async def without_a_post(letter: Letter) -> None:
            await bot.store.outbox.forget_post(letter.table_id, "lobby")
            await make(letter)

        bot.client.courier._deliver[Kind.THREAD] = without_a_post  # type: ignore[index]
        sandbox.fault("POST", f"/channels/{sandbox.channel.id}/threads", lost="after", times=1)
        channel = await deal(bot, lobby, people[0])
        await sandbox.idle()
        assert [each.id for each in sandbox.guild.threads] == [channel.id]


@pytest.mark.parametrize("may", [True, False])
async def test_a_lobby_that_its_host_leaves_alone_leaves_no_message_and_deletes_no_thread(
    tmp_path: Path, may: bool
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people, channel = bot.sandbox.people[:2], bot.sandbox.channel
        lobby = await gather(bot, people[:1])
        world, host = bot.sandbox.world, people[0].account
        thread = world.open_thread(channel, "a talk", host, lobby)
        world.say(host, thread, "Who plays?")
        if may:
            world.allow(channel, Permission.MANAGE_THREADS)
        await bot.sandbox.idle()
        await people[0].click(await behind_lobby(people[0], lobby), custom_id="t:1:leave")
        await bot.sandbox.idle()
        assert not [m for m in channel.messages.values() if m.only_for is None]
        assert thread.archived is may
        assert thread in bot.sandbox.guild.threads, "never deleted"


async def test_a_lobby_that_others_have_left_shrinks_to_one_line(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people, channel = bot.sandbox.people[:2], bot.sandbox.channel
        lobby = await gather(bot, people)
        await bot.sandbox.idle()
        await people[0].slash(channel, "table close")
        await bot.sandbox.idle()
        (left,) = (m for m in channel.messages.values() if m.only_for is None)
        assert left is lobby
        assert len(left.text.splitlines()) == 1
        assert not left.buttons
        assert not left.attachments


async def test_leave_is_no_way_out_of_a_game_that_has_begun(tmp_path: Path) -> None:
    """The page on which a friend sat down still stands there; whoever gives up is asked first."""
    async with a_bot(tmp_path / "db") as bot:
        people, channel = await begun(bot, 2)
        people[1].change(locale="en-US")
        no = await send(bot.sandbox, people[1], channel, "t:1:leave", "x")
        await bot.sandbox.until(lambda: no.text)
        assert "already begun" in no.text
        assert (await bot.coordinator.posts.table(1)).occupants[1].human
