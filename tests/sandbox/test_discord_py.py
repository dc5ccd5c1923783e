"""The real discord.py, over real sockets, against the sandbox: what a table needs, from click to answer."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from discord_sandbox import ClientRefuses, Clock, LocalFile, Sandbox
from discord_sandbox.interactions import ANSWER_WITHIN
from tests.helpers.sandbox.tiny_bot import TinyBot, connected


@pytest.fixture
async def pair() -> AsyncIterator[tuple[Sandbox, TinyBot]]:
    async with Sandbox.running() as running, connected(running) as tiny:
        yield running, tiny


@pytest.fixture
def sandbox(pair: tuple[Sandbox, TinyBot]) -> Sandbox:
    """A sandbox to which the tiny bot is connected."""
    return pair[0]


@pytest.fixture
def bot(pair: tuple[Sandbox, TinyBot]) -> TinyBot:
    return pair[1]


async def test_a_command_is_answered_in_the_readers_language(sandbox: Sandbox) -> None:
    reply = await sandbox.person("Théo").slash(sandbox.channel, "ping")
    assert reply.text == "pong fr en-US"
    assert not reply.message.ephemeral


async def test_a_button_edits_its_message_in_place(sandbox: Sandbox) -> None:
    lucie = sandbox.person("Lucie")
    panel = (await lucie.slash(sandbox.channel, "panel")).message
    reply = await lucie.click(panel, label="Count 1")
    assert reply.updated is panel
    assert "Panel 2" in panel.text
    await lucie.click(panel, custom_id="count:2")
    assert "Panel 3" in panel.text


async def test_a_choice_an_option_with_autocomplete_and_a_person_arrive(sandbox: Sandbox) -> None:
    lucie = sandbox.person("Lucie")
    offered = await lucie.autocomplete(sandbox.channel, "table new", "card", "r1", rulebook="french")
    assert [c.value for c in offered] == ["R1", "R10", "R11", "R12", "R13", "R14", "R15"]
    card, mina = offered[1].value, sandbox.person("Mina")
    reply = await lucie.slash(sandbox.channel, "table new", rulebook="french", card=card, friend=mina)
    assert reply.text == "french R10 Mina"


async def test_a_file_is_sent_along_with_a_command_and_read(sandbox: Sandbox) -> None:
    lucie = sandbox.person("Lucie")
    content = b"one line\n" * 1000
    reply = await lucie.slash(sandbox.channel, "weigh", file=LocalFile("../my \u202erecord.txt", content))
    assert reply.text == ".._my__record.txt: 9000 bytes told, 9000 read, text/plain; charset=utf-8, False"
    assert not reply.message.attachments, "it hangs on no message"
    for given in (
        LocalFile("none.txt", b""),
        LocalFile("large.txt", bytes(10 * 1024 * 1024 + 1)),
        "a name",
        5,
    ):
        with pytest.raises(ClientRefuses):
            await lucie.slash(sandbox.channel, "weigh", file=given)
    with pytest.raises(ClientRefuses, match="needs"):
        await lucie.slash(sandbox.channel, "weigh")


async def test_a_file_is_forgotten_with_its_interaction(sandbox: Sandbox) -> None:
    lucie = sandbox.person("Lucie")
    await lucie.slash(sandbox.channel, "weigh", file=LocalFile("a.txt", b"a"))
    assert [each.content for each in sandbox.world.uploads.values()] == [b"a"]
    sandbox.clock.skip(3600)
    await lucie.slash(sandbox.channel, "ping")
    assert not sandbox.world.uploads


async def test_selects_of_cards_and_of_people_arrive(sandbox: Sandbox) -> None:
    lucie, mina = sandbox.person("Lucie"), sandbox.person("Mina")
    panel = (await lucie.slash(sandbox.channel, "panel")).message
    reply = await lucie.choose(panel, "Card 2", custom_id="card")
    assert reply.text == "chose ['R2']"
    reply = await lucie.choose(panel, mina, placeholder="Choose somebody")
    assert reply.text == f"picked {mina.mention}"
    assert reply.message.only_for is lucie.account
    assert reply.message not in mina.sees(sandbox.channel)


async def test_what_is_chosen_in_the_menu_of_a_message_or_a_person_arrives(sandbox: Sandbox) -> None:
    lucie, mina = sandbox.person("Lucie"), sandbox.person("Mina")
    said = mina.say(sandbox.channel, "three small words")
    told = await lucie.on_message(said, "Count the words")
    assert told.text == "Mina: 3 words, 0 parts"
    panel = (await lucie.slash(sandbox.channel, "panel")).message
    assert (await mina.on_message(panel, "Count the words")).text.endswith("0 words, 1 parts")
    greeted = await lucie.on_person(sandbox.channel, mina, "Greet")
    assert greeted.text == "Good evening, Mina"
    with pytest.raises(ClientRefuses, match="refusedMenu"):
        await lucie.on_message(told.message, "Count the words")
    with pytest.raises(ClientRefuses, match="Greet"):
        await lucie.on_message(said, "Greet")
    with pytest.raises(ClientRefuses, match="nobody has the id 7"):
        await lucie.on_person(sandbox.channel, 7, "Greet")
    secret = (await mina.slash(sandbox.channel, "letter")).message
    assert secret.ephemeral
    with pytest.raises(ClientRefuses, match="refusedMenu"):
        await lucie.on_message(secret, "Count the words")


async def test_a_form_is_opened_filled_in_and_answered(sandbox: Sandbox) -> None:
    lucie = sandbox.person("Lucie")
    panel = (await lucie.slash(sandbox.channel, "panel")).message
    modal = (await lucie.click(panel, label="Ask")).modal
    assert modal is not None
    assert modal.title == "A question"
    reply = await lucie.submit(modal, {"Your name": "Al"})
    assert reply.text == "Hello Al"


async def test_the_deferral_decides_who_can_see_the_first_followup(sandbox: Sandbox) -> None:
    reply = await sandbox.person("Lucie").slash(sandbox.channel, "slow")
    first = reply.messages[0]
    assert (first.text, first.ephemeral, first.loading) == ("done", True, False)
    await sandbox.until(lambda: len(reply.messages) == 2)
    assert reply.messages[1].text == "and more"


async def test_a_silent_bot_gets_the_red_line_after_three_seconds(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.interactions.answer_within = ANSWER_WITHIN
    reply = await sandbox.person("Lucie").slash(sandbox.channel, "late")
    assert reply.failed
    await sandbox.until(lambda: bot.errors)
    assert bot.errors[0].code == 10062  # type: ignore[attr-defined]


async def test_an_interaction_is_acknowledged_once(sandbox: Sandbox, bot: TinyBot) -> None:
    reply = await sandbox.person("Lucie").slash(sandbox.channel, "double")
    await sandbox.until(lambda: bot.errors)
    assert [e.code for e in bot.errors] == [40060]  # type: ignore[attr-defined]
    assert reply.text == "once"


async def test_a_thread_is_opened_and_mentions_ping(sandbox: Sandbox) -> None:
    lucie = sandbox.person("Lucie")
    await lucie.slash(sandbox.channel, "thread")
    opened = await sandbox.message(lambda m: "this is it" in m.text)
    assert opened.channel.name == "Capone, Torrio"
    assert opened.channel.parent is sandbox.channel
    assert opened.pings == (lucie.account,)


async def test_closed_private_messages_are_refused_with_50007(sandbox: Sandbox) -> None:
    lucie = sandbox.person("Lucie")
    assert (await lucie.slash(sandbox.channel, "letter")).text == "written"
    assert [m.text for m in lucie.mail] == ["psst"]
    lucie.change(dms_open=False)
    assert (await lucie.slash(sandbox.channel, "letter")).text == "refused 50007"


async def test_a_picture_is_shown_with_its_alt_text(sandbox: Sandbox) -> None:
    shown = (await sandbox.person("Lucie").slash(sandbox.channel, "picture")).message
    (attachment,) = shown.attachments
    assert (attachment.width, attachment.height, attachment.content_type) == (110, 70, "image/png")
    gallery = next(p for p in shown.parts() if p["type"] == 12)
    assert gallery["items"][0]["description"] == "A green table"


async def test_clicks_made_while_the_line_is_cut_arrive_after_the_resume(
    sandbox: Sandbox, bot: TinyBot
) -> None:
    lucie = sandbox.person("Lucie")
    sessions = set(sandbox.gateway.sessions)
    await sandbox.gateway.drop()
    reply = await lucie.slash(sandbox.channel, "ping")
    assert reply.text.startswith("pong")
    assert set(sandbox.gateway.sessions) == sessions
    assert "RESUMED" in bot.seen


async def test_the_bot_comes_back_when_asked_to_reconnect(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.gateway.ask_to_reconnect()
    await sandbox.until(lambda: "RESUMED" in bot.seen)
    reply = await sandbox.person("Lucie").slash(sandbox.channel, "ping")
    assert reply.text.startswith("pong")


async def test_a_kick_and_a_new_invitation_are_told(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.world.kick_bot()
    await sandbox.until(lambda: not bot.guilds)
    assert sandbox.person("Lucie").commands(sandbox.channel) == []
    sandbox.world.invite_bot()
    await sandbox.until(lambda: bot.guilds)
    assert (await sandbox.person("Lucie").slash(sandbox.channel, "ping")).text.startswith("pong")


async def test_commands_work_in_private(sandbox: Sandbox) -> None:
    lucie = sandbox.person("Lucie")
    dm = sandbox.world.open_dm(lucie.account)
    assert (await lucie.slash(dm, "ping")).text == "pong en-US None"


async def test_a_skipped_clock_fails_what_is_unanswered() -> None:
    clock = Clock()
    async with Sandbox.running(clock=clock) as sandbox, connected(sandbox, answer_within=ANSWER_WITHIN):
        lucie = sandbox.person("Lucie")
        panel = (await lucie.slash(sandbox.channel, "panel")).message
        clock.skip(10)
        # Nobody listens to "silent": the person waits, then sees the red line.
        waiting = asyncio.create_task(lucie.click(panel, label="Silent"))
        await asyncio.sleep(0.05)
        clock.skip(4)
        assert (await waiting).failed
