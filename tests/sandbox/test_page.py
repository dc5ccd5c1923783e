"""The page, in a real browser: what people see and do there, as far as it does not depend on any game."""

import json
import re
from pathlib import Path

import pytest

from discord_sandbox import Attachment, Json, Message, MessageFlag, Sandbox
from discord_sandbox.files import PAGE
from tests.helpers.browser import AIM, Page, tabs
from tests.helpers.sandbox.tiny_bot import connected


async def test_a_person_types_a_command_and_uses_what_comes_back(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url)
        await page.see(".room.here", "card-room")
        await command(page, "/panel")
        await page.see(".container h2", "Panel 1")
        await page.click(".btn", "Count 1")
        await page.see(".container h2", "Panel 2")
        await page.click(".select", "Choose a card")
        await page.click(".menu .option", "Card 3")
        await page.see(".message.ephemeral", "chose ['R3']")
        await page.click(".btn", "Ask")
        await page.see(".modal h2", "A question")
        await page.click(".modal input")
        await page.type("Al")
        await page.press("Enter")
        await page.see(".message.ephemeral", "Hello Al")
        await page.click(".linkish", "Dismiss message")
        await page.until("!document.body.innerText.includes('Hello Al')")
        assert page.complaints == []


async def test_options_are_filled_in_with_choices_autocomplete_people_and_files(
    chromium: str, tmp_path: Path
) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url)
        await page.click("#composer input")
        await page.type("/table n")
        await page.click("#popup .option", "/table new")
        await page.click("#popup .option", "French")
        await page.click(".more button", "card")
        await page.type("r1")
        await page.click("#popup .option", "Card R12")
        await page.click(".more button", "friend")
        await page.type("min")
        await page.click("#popup .option", "Mina")
        await page.press("Enter")
        await page.see(".message", "french R12 Mina")
        await command(page, "/weigh")
        for content, shown in ((b"", ".chip.wrong"), (b"one line\n", ".chip.set")):
            (tmp_path / "my record.txt").write_bytes(content)
            await page.bring(".chip.upload input", tmp_path / "my record.txt")
            await page.see(shown)
        await page.click("button.send")
        await page.see(".message.ephemeral", "my_record.txt: 9 bytes told, 9 read, text/plain")
        assert page.complaints == []


async def test_a_whole_line_is_taken_as_it_was_typed(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url)
        await page.click("#composer input")
        await page.type("/table new rulebook:French card:R12 friend:@Mina")
        await page.press("Enter")
        await page.see(".message", "french R12 Mina")
        await page.type("/table new rulebook:Klingon card:R3")
        await page.press("Enter")
        await page.see(".chip.wrong", "rulebook")
        kept = "[...document.querySelectorAll('.chip input')].map((input) => input.value).join()"
        assert await page.evaluate(kept) == "Klingon,R3", "nothing that was typed is lost"
        assert page.complaints == []


async def test_a_click_without_an_answer_gets_the_red_line(chromium: str) -> None:
    async with (
        tabs(chromium) as browser,
        Sandbox.running() as sandbox,
        connected(sandbox),
    ):
        page = await browser.page(sandbox.page_url)
        await command(page, "/panel")
        await page.see(".btn", "Silent")
        sandbox.interactions.answer_within = 0.1
        await page.click(".btn", "Silent")
        await page.see(".redline", "This interaction failed")


async def test_persons_are_switched_languages_changed_and_private_things_stay_private(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url)
        await command(page, "/letter")
        await page.see(".message.ephemeral", "written")
        await page.click(".room.dm")
        await page.see(".message", "psst")
        await page.click(".face", "Théo")
        await page.see("h3", "Salons textuels")
        body = await page.text("body")
        assert "psst" not in body
        assert "written" not in body
        await page.click("#sidebar .round")
        await page.click(".switcher button", "English")
        await page.see("h3", "Text channels")
        assert sandbox.person("Théo").account.locale == "en-US"
        await page.click("#sidebar .round")
        await page.click(".toggle")
        await sandbox.until(lambda: not sandbox.person("Théo").account.dms_open)


async def test_a_press_is_not_lost_when_news_comes_before_the_release(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox:
        page = await browser.page(sandbox.page_url)
        await page.hold(".room", "lounge")
        sandbox.person("Mina").say(sandbox.world.channel("lounge"), "news")
        await page.evaluate("new Promise((resolve) => setTimeout(resolve, 200))")
        await page.let_go()
        await page.see(".room.here", "lounge")
        await page.see(".message", "news")


@pytest.mark.long("it is about the driver of these tests")
async def test_a_click_of_the_driver_meets_a_moving_button_or_nothing(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox:
        page = await browser.page(sandbox.page_url)
        await page.see(".room.here")
        await page.evaluate(RESTLESS_BUTTON)
        await page.click(".restless")
        assert await page.evaluate("window.met") == ["restless"]


@pytest.mark.long("it is about the driver of these tests")
async def test_a_press_that_was_given_up_is_in_nobodys_way(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox:
        page = await browser.page(sandbox.page_url)
        await page.see(".room.here")
        await page.evaluate(AIM % "document.querySelector('.room.here')")  # and then nothing
        await page.click(".room", "lounge")
        await page.see(".room.here", "lounge")


# A button that jumps about for half a second before it stands still.
RESTLESS_BUTTON = """(() => {
  const button = document.createElement("button");
  button.className = "restless";
  Object.assign(button.style, { position: "fixed", top: "300px", width: "20px", height: "20px", zIndex: 99 });
  document.body.append(button);
  const began = Date.now();
  const jump = () => {
    button.style.left = `${200 + Math.random() * 600}px`;
    if (Date.now() - began < 500) setTimeout(jump, 5);
  };
  jump();
  window.met = [];
  document.addEventListener("click", (event) => window.met.push(event.target.className));
})()"""


async def test_a_picture_is_shown_with_its_alt_text_and_enlarged_by_a_click(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url, width=390, height=800)
        await sandbox.person("Lucie").slash(sandbox.channel, "picture")
        await page.see(".picture img")
        shown = "document.querySelector('.picture img')"
        await page.until(f"{shown}.complete && {shown}.naturalWidth === 110")
        assert await page.evaluate(f"{shown}.alt") == "A green table"
        await page.click(".picture .zoom")
        await page.see(".lightbox", "A green table")
        await page.press("Escape")
        await page.until("document.getElementById('overlay').hidden")
        assert await page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.complaints == []


async def test_what_people_write_is_never_taken_for_markup(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url)
        nasty = "<img src=x onerror=\"document.title='broken'\"> **bold** [x](javascript:alert(1)) <b>hi</b>"
        sandbox.person("Mina").say(sandbox.channel, nasty)
        await page.see(".message strong", "bold")
        text = await page.text(".message .text")
        assert "<img src=x" in text
        assert "[x](javascript:alert(1))" in text
        assert await page.evaluate("document.querySelectorAll('.text img, .text a').length") == 0


async def test_a_newcomer_is_shown_the_people(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox:
        page = await browser.page(sandbox.page_url, width=390, height=844)
        await page.see("#newcomer", "you are Lucie")
        assert await page.evaluate("document.querySelectorAll('#newcomer .person').length") == 6
        await page.click("#newcomer .person", "Mina")
        await page.see("#newcomer", "you are Mina")
        await page.resize(1280, 900)
        await page.see(".self", "Mina")
        assert await page.evaluate("!document.querySelector('#newcomer .person').getClientRects().length")
        assert page.complaints == []


async def test_the_commands_that_the_host_wants_first_are_offered_first(chromium: str) -> None:
    async with (
        tabs(chromium) as browser,
        Sandbox.running(first_commands=("weigh", "not there", "table new")) as sandbox,
        connected(sandbox),
    ):
        page = await browser.page(sandbox.page_url)
        await page.click("#composer input")
        await page.type("/")
        await page.see("#popup .option", "/ping")
        offered = await page.evaluate(
            "[...document.querySelectorAll('#popup .option b')].map(b => b.innerText)"
        )
        assert [each.split()[0] for each in offered[:3]] == ["/weigh", "/table", "/ping"]


async def test_who_becomes_somebody_of_another_language_is_told_and_may_keep_theirs(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox:
        page = await browser.page(sandbox.page_url)
        await page.click(".face", "Mina")
        await page.see(".self", "Mina")
        assert not await page.evaluate("document.getElementById('told').getClientRects().length")
        await page.click(".face", "Théo")
        await page.see("h3", "Salons textuels")
        await page.see("#told", "Théo reads French.")
        await page.click("#told .btn", "English for Théo too")
        await page.see("h3", "Text channels")
        assert sandbox.person("Théo").account.locale == "en-US"
        await page.until("document.getElementById('told').hidden")
        await page.click(".face", "Noé")
        await page.see("#told", "Noé reads French.")
        await page.click(".face", "Mina")
        await page.see("#told", "Mina lit en anglais.")
        assert page.complaints == []


async def test_hidden_words_are_one_short_sign_until_they_are_asked_for(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox:
        page = await browser.page(sandbox.page_url, width=390, height=800)
        world, digits = sandbox.world, "0123456789abcdef" * 4
        world.post(Message(world.new_id(), sandbox.channel, world.bot, f"-# sealed ||`{digits}`||"))
        await page.see(".spoiler", "show")
        assert await page.evaluate("document.querySelector('.subtext').offsetHeight") < 24, "one line"
        assert digits not in await page.text(".message")
        await page.click(".spoiler")
        await page.until(f"document.querySelector('.message').innerText.includes('{digits}')")
        assert "show" not in await page.text(".message")


async def test_an_answer_of_one_s_own_stays_in_sight_and_its_head_is_not_cut(chromium: str) -> None:
    shown = "(() => { const head = document.querySelector('.message.ephemeral').getBoundingClientRect();"
    shown += " const frame = document.getElementById('scroll').getBoundingClientRect();"
    shown += " return head.top >= frame.top && head.top < frame.bottom; })()"
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url, width=1280, height=500)
        await command(page, "/letter")
        await page.see(".message.ephemeral", "written")
        world = sandbox.world
        for number in range(12):
            world.post(Message(world.new_id(), sandbox.channel, world.bot, f"news {number}\n" * 4))
        await page.until("document.body.textContent.includes('news 11')")
        await page.until(shown)
        await page.ask("Input.dispatchMouseEvent", type="mouseWheel", x=700, y=300, deltaX=0, deltaY=5000)
        await page.until(f"!{shown}")
        world.post(Message(world.new_id(), sandbox.channel, world.bot, "the last news"))
        await page.see(".message", "the last news")
        assert not await page.evaluate(shown), "who reads on is not brought back"


async def test_the_answer_to_a_click_far_up_comes_into_sight(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url, width=1280, height=700)
        await command(page, "/panel")
        await page.see(".container h2", "Panel 1")
        world = sandbox.world
        for number in range(12):
            world.post(Message(world.new_id(), sandbox.channel, world.bot, f"news {number}\n" * 4))
        await page.until("document.body.textContent.includes('news 11')")
        await page.ask("Input.dispatchMouseEvent", type="mouseWheel", x=700, y=300, deltaX=0, deltaY=-9000)
        await page.until("document.getElementById('scroll').scrollTop < 5")
        await page.click(".btn", "Slow")
        await page.see(".message.ephemeral", "at last")
        shown = "(() => { const head = document.querySelector('.message.ephemeral').getBoundingClientRect();"
        shown += " const frame = document.getElementById('scroll').getBoundingClientRect();"
        shown += " return head.top >= frame.top && head.bottom <= frame.bottom; })()"
        await page.until(shown)


async def test_a_message_that_changes_by_a_click_is_seen_whole(chromium: str) -> None:
    whole = "(() => { const box = document.querySelector('article:has(.container)').getBoundingClientRect();"
    whole += " const frame = document.getElementById('scroll').getBoundingClientRect();"
    whole += " return box.top >= frame.top && box.bottom <= frame.bottom; })()"
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url, width=1280, height=700)
        await command(page, "/panel")
        await page.see(".container h2", "Panel 1")
        await command(page, "/letter")
        await page.see(".message.ephemeral", "written")
        world = sandbox.world
        for number in range(4):
            world.post(Message(world.new_id(), sandbox.channel, world.bot, f"news {number}\n" * 4))
        await page.until("document.body.textContent.includes('news 3')")
        count = "document.querySelector(\"[data-id='count:1']\")"
        await page.evaluate(
            f"document.getElementById('scroll').scrollTop += {count}.getBoundingClientRect().top"
            " - document.getElementById('scroll').getBoundingClientRect().top - 9"
        )
        assert not await page.evaluate(whole)
        await page.evaluate(f"{count}.click()")
        await page.see(".container h2", "Panel 2")
        await page.until(whole)


async def test_a_tall_message_whose_buttons_are_used_stays_where_its_reader_is(chromium: str) -> None:
    top = "document.getElementById('scroll').scrollTop"
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url, width=1280, height=320)
        await command(page, "/panel")
        await page.see(".container h2", "Panel 1")
        tall = "document.querySelector('.container').offsetHeight"
        tall += " > document.getElementById('scroll').clientHeight"
        await page.until(tall)
        await page.ask("Input.dispatchMouseEvent", type="mouseWheel", x=700, y=150, deltaX=0, deltaY=5000)
        end = f"{top} + document.getElementById('scroll').clientHeight"
        await page.until(f"{end} > document.getElementById('scroll').scrollHeight - 5")
        before = await page.evaluate(top)
        await page.evaluate("document.querySelector('.container').dataset.old = 'yes'")
        (message,) = sandbox.channel.messages.values()
        sandbox.world.edited(message)
        await page.until("!document.querySelector('[data-old]')")
        assert await page.evaluate(top) >= before - 5, "it does not jump back to the head"


@pytest.mark.by_day("390", why="a wide window scrolls alike")
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 900)])
async def test_the_buttons_of_a_tall_message_stay_in_sight_however_it_changes(
    chromium: str, width: int, height: int
) -> None:
    """Where its reader pressed, and not at its head; a new one begins at its head."""
    async with tabs(chromium) as browser, Sandbox.running() as sandbox:
        page = await browser.page(sandbox.page_url, width=width, height=height)
        world = sandbox.world
        message = Message(world.new_id(), sandbox.channel, world.bot, flags=MessageFlag.COMPONENTS_V2)
        message.only_for = sandbox.people[0].account
        message.components = tall(above=50, below=30)
        world.post(message)
        await page.see(".btn", "Press")
        assert await page.until(SEEN % ".message"), "its head"
        await page.click(".btn", "Press")
        for above, below in ((80, 30), (8, 2), (60, 0)):
            message.components = tall(above, below)
            world.edited(message)
            await page.until(f"document.querySelectorAll('.message p').length === {above + below}")
            assert await page.evaluate(SEEN % ".btn"), (above, below)
            assert await page.evaluate("document.body.scrollWidth") <= width
            world.post(Message(world.new_id(), sandbox.channel, world.bot, "news of others"))
            await page.until("document.querySelectorAll('.message').length === 2")
            assert await page.evaluate(SEEN % ".btn"), "others do not push it away"
            world.delete(next(reversed(sandbox.channel.messages.values())))
            await page.until("document.querySelectorAll('.message').length === 1")


@pytest.mark.long("a tall message that changes stays in sight by day")
async def test_what_grows_under_the_buttons_pushes_nothing_out_of_sight(chromium: str) -> None:
    """At the end of all messages, where a browser would follow."""
    async with tabs(chromium) as browser, Sandbox.running() as sandbox:
        page = await browser.page(sandbox.page_url, width=390, height=844)
        world = sandbox.world
        for _ in range(3):
            world.post(Message(world.new_id(), sandbox.channel, world.bot, "news\n" * 12))
        message = Message(world.new_id(), sandbox.channel, world.bot, flags=MessageFlag.COMPONENTS_V2)
        message.only_for, message.components = sandbox.people[0].account, tall(30, 20)
        world.post(message)
        for above, below in ((4, 2), (20, 12)):
            await page.click(".btn", "Press")
            message.components = tall(above, below)
            world.edited(message)
            await page.until(f"document.querySelectorAll('.v2 p').length === {above + below}")
            assert await page.evaluate(SEEN % ".btn")


async def test_nothing_moves_under_a_hand_that_is_on_a_button(chromium: str) -> None:
    """What changes above it, in its own message or below; a press that was begun counts for its button."""
    async with tabs(chromium) as browser, Sandbox.running() as sandbox:
        page = await browser.page(sandbox.page_url, width=1280, height=700)
        world = sandbox.world
        news = [Message(world.new_id(), sandbox.channel, world.bot, "news\n" * 20) for _ in range(3)]
        panel = Message(world.new_id(), sandbox.channel, world.bot, flags=MessageFlag.COMPONENTS_V2)
        panel.only_for, panel.components = sandbox.people[0].account, tall(6, 6)
        for message in (*news, panel):
            world.post(message)
        await page.click(".btn", "Press")
        top = "Math.round(document.querySelector('.btn').getBoundingClientRect().top)"
        place = await page.evaluate(top)
        for above, below in ((9, 6), (9, 0), (2, 1), (12, 12)):
            panel.components = tall(above, below)
            world.edited(panel)
            await page.until(f"document.querySelectorAll('.v2 p').length === {above + below}")
            assert await page.evaluate(top) == place, (above, below)
        news[0].content = "news\n" * 33
        world.edited(news[0])
        await page.until("document.querySelector('.message .text').innerText.length > 150")
        assert await page.evaluate(top) == place, "above it"
        world.post(Message(world.new_id(), sandbox.channel, world.bot, "others\n" * 9))
        await page.see(".message", "others")
        await page.evaluate("new Promise((resolve) => setTimeout(resolve, 1300))")
        assert await page.evaluate(top) == place, "below it"

        await page.evaluate(
            "window.met = []; addEventListener('click', (e) => met.push(e.target.textContent))"
        )
        drawn_anew = "(b => b.replaceWith(b.cloneNode(true)))(document.querySelector('.btn'))"
        for pulled in ("document.getElementById('scroll').scrollTop -= 100", drawn_anew):
            await page.evaluate("met.length = 0")
            await page.hold(".btn", "Press")
            await page.evaluate(pulled)
            await page.let_go()
            await page.until("met.length")
            assert await page.evaluate("met") == ["Press"], pulled


async def test_what_takes_away_is_not_pressed_by_who_cannot_have_seen_it(chromium: str) -> None:
    """Nor anything that others' news has put under the hand; a moment later it is a button like any other."""
    fold: Json = {"type": 2, "style": 4, "label": "Give up", "custom_id": "give-up"}
    call: Json = {"type": 2, "style": 1, "label": "Call", "custom_id": "call"}
    count = "window.met.length"
    async with tabs(chromium) as browser, Sandbox.running() as sandbox:
        page = await browser.page(sandbox.page_url, width=1280, height=700)
        world = sandbox.world
        panel = Message(world.new_id(), sandbox.channel, world.bot, flags=MessageFlag.COMPONENTS_V2)
        panel.only_for = sandbox.people[0].account
        panel.components = tall(2, 0)
        world.post(panel)
        await page.click(".btn", "Press")
        await page.evaluate("window.met = []; document.addEventListener('click', (e) => met.push(e.target))")
        for button, heard in ((fold, 0), (call, 1)):
            await page.evaluate("document.querySelector('.btn').click(); met.length = 0")
            panel.components = [{"type": 17, "components": [{"type": 1, "components": [button]}]}]
            world.edited(panel)
            await page.click(".btn", button["label"])
            assert await page.evaluate(count) == heard, "the answer to a press"
            panel.components = tall(2, 0)
            world.edited(panel)
            await page.see(".btn", "Press")
        panel.components = [{"type": 17, "components": [{"type": 1, "components": [call]}]}]
        world.edited(panel)
        await page.evaluate("met.length = 0")
        await page.click(".btn", "Call")
        assert await page.evaluate(count) == 0, "others' news"
        await page.evaluate("Date.now = ((now) => () => now() + 1000)(Date.now)")
        await page.click(".btn", "Call")
        assert await page.evaluate(count) == 1


async def test_on_a_phone_an_upright_picture_is_as_wide_as_it_can_be_and_its_buttons_are_in_sight(
    chromium: str,
) -> None:
    """Of an answer that is taller than the screen one sees the buttons, and what is above them."""
    async with tabs(chromium) as browser, Sandbox.running() as sandbox:
        page = await browser.page(sandbox.page_url, width=390, height=844)
        world = sandbox.world
        panel = Message(world.new_id(), sandbox.channel, world.bot, flags=MessageFlag.COMPONENTS_V2)
        panel.only_for = sandbox.people[0].account
        icon = (PAGE / "icon.svg").read_bytes()
        panel.attachments = [Attachment(world.new_id(), "a.svg", icon, "image/svg+xml", None, 160, 300)]
        upright: Json = {"type": 12, "items": [{"media": {"url": "attachment://a.svg"}}]}
        (box,) = tall(3, 6)
        panel.components = [{"type": 17, "components": [upright, upright, *box["components"]]}]
        world.post(panel)
        await page.see(".btn", "Press")
        assert await page.evaluate(SEEN % ".btn")
        end = "[...document.querySelectorAll('.picture')].at(-1).getBoundingClientRect()"
        head = "document.getElementById('scroll').getBoundingClientRect().top"
        assert await page.evaluate(f"{end}.bottom - 200 > {head}"), "the end of the picture"
        wide = "document.querySelector('.gallery').getBoundingClientRect().width"
        assert await page.evaluate(f"{end}.width === {wide} && {wide} > 320")


async def test_pictures_that_come_on_top_are_looked_at_before_the_buttons(chromium: str) -> None:
    """A shootout, say, which is over in three seconds."""
    async with tabs(chromium) as browser, Sandbox.running() as sandbox:
        page = await browser.page(sandbox.page_url, width=390, height=844)
        world = sandbox.world
        message = Message(world.new_id(), sandbox.channel, world.bot, flags=MessageFlag.COMPONENTS_V2)
        message.only_for, message.components = sandbox.people[0].account, tall(30, 20)
        world.post(message)
        await page.click(".btn", "Press")
        icon = (PAGE / "icon.svg").read_bytes()
        message.attachments = [
            Attachment(world.new_id(), f"{name}.svg", icon, "image/svg+xml", None, 160, height)
            for name, height in (("wide", 90), ("upright", 200))
        ]
        wide, upright = (
            {"type": 12, "items": [{"media": {"url": f"attachment://{each.filename}"}}]}
            for each in message.attachments
        )
        message.components = [wide, *tall(50, 20)]
        world.edited(message)  # the answer to the press: larger pictures, say
        await page.see(".picture")
        assert not await page.evaluate(SEEN % ".picture")
        message.components = [wide, *message.components]
        world.edited(message)
        await page.until("document.querySelectorAll('.picture').length === 2")
        assert not await page.evaluate(SEEN % ".picture"), "the hand is on the button still"
        await page.ask("Input.dispatchMouseEvent", type="mouseMoved", x=5, y=5)
        await page.until(SEEN % ".picture")
        assert not await page.evaluate(SEEN % ".btn")
        await page.until(SEEN % ".btn")
        await page.click(".btn", "Press")
        message.components = [wide, *message.components]
        world.edited(message)  # a showdown, which the press itself led to
        await page.until("document.querySelectorAll('.picture').length === 3")
        assert await page.evaluate(SEEN % ".picture")
        await page.until(SEEN % ".btn")
        await page.click(".btn", "Press")
        message.components = [upright, upright, upright, upright, *tall(50, 20)]
        world.edited(message)  # the same, larger
        await page.until("document.querySelectorAll('.picture').length === 4")
        assert await page.evaluate(SEEN % ".btn")
        message.components = [*message.components, wide]
        world.edited(message)  # a story, which is below them
        await page.until("document.querySelectorAll('.picture').length === 5")
        assert await page.evaluate(SEEN % ".btn")


async def test_what_a_press_has_led_to_is_seen_where_it_was_posted(chromium: str) -> None:
    """One's turn in the thread, under the private message that was pressed; what is posted later is not."""
    async with tabs(chromium) as browser, Sandbox.running() as sandbox:
        page = await browser.page(sandbox.page_url, width=390, height=844)
        world = sandbox.world
        private = Message(world.new_id(), sandbox.channel, world.bot, flags=MessageFlag.COMPONENTS_V2)
        private.only_for, private.components = sandbox.people[0].account, tall(10, 10)
        world.post(private)
        await page.click(".btn", "Press")
        media = {"url": f"{sandbox.page_url}page/icon.svg", "width": 160, "height": 90}
        told = Message(world.new_id(), sandbox.channel, world.bot, flags=MessageFlag.COMPONENTS_V2)
        told.components = [{"type": 12, "items": [{"media": media}]}]
        world.post(told)
        await page.see(".picture")
        await page.until(SEEN % ".picture")
        await page.click(".btn", "Press")
        await page.evaluate("Date.now = ((now) => () => now() + 5000)(Date.now)")
        later = Message(world.new_id(), sandbox.channel, world.bot, flags=MessageFlag.COMPONENTS_V2)
        later.components = [{"type": 10, "content": "a word\n" * 40}, *told.components]
        world.post(later)
        await page.until("document.querySelectorAll('.message').length === 3")
        assert await page.evaluate(SEEN % ".btn"), "others do not push it away"


SEEN = """(() => {
  const box = document.querySelector("%s").getBoundingClientRect();
  const frame = document.getElementById("scroll").getBoundingClientRect();
  return box.top >= frame.top && box.top + 40 <= frame.bottom;
})()"""


def tall(above: int, below: int) -> list[Json]:
    """Lines, a button, and lines."""
    press = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}
    lines = [[{"type": 10, "content": "a line"}] * number for number in (above, below)]
    return [{"type": 17, "components": [*lines[0], {"type": 1, "components": [press]}, *lines[1]]}]


async def test_an_unknown_command_is_refused_with_a_word(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url)
        await page.click("#composer input")
        await page.type("/nothing of the kind")
        await page.press("Enter")
        await page.see(".notice", "There is no command /nothing")
        assert not sandbox.channel.messages
        kept = await page.evaluate("document.querySelector('#composer input').value")
        assert kept == "/nothing of the kind", "it can be mended"
        await page.evaluate("document.querySelector('#composer input').value = ''")
        await page.click("#composer input")
        await page.type("/weigh again:True")
        await page.press("Enter")
        await page.see("#composer .name", "/weigh")


async def test_on_a_narrow_screen_the_people_fold_behind_one_s_own_face(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox:
        page = await browser.page(sandbox.page_url, width=390, height=800)
        world, theo = sandbox.world, sandbox.person("Théo").account
        world.post(Message(world.new_id(), sandbox.channel, world.bot, "are you there?", pings=(theo,)))
        await page.see(".own .badge", "1")
        folded = "document.getElementById('strip').getClientRects().length === 0"
        assert await page.evaluate(folded)
        await page.click(".own")
        assert await page.evaluate("document.querySelector('.own').ariaExpanded") == "true"
        await page.click("#strip .face", "Théo")
        await page.see(".message.pinged", "are you there?")
        await page.until(folded)
        await page.see(".own[aria-label='Tu es Théo. Changer de personne']")
        assert await page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.complaints == []


async def test_who_uses_the_keyboard_can_skip_to_the_messages(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url)
        await page.see(".self", "Lucie")
        await page.evaluate("document.activeElement.blur()")
        await page.press("Tab")
        assert await page.evaluate("document.activeElement.textContent") == "Skip to the messages"
        await page.until("document.activeElement.getBoundingClientRect().top >= 0")
        await page.press("Enter")
        assert await page.evaluate("document.activeElement.id") == "scroll"
        assert await page.evaluate("location.hash") == f"#{sandbox.channel.id}", "still in that channel"


@pytest.mark.by_day("390", why="a wide window has more room")
@pytest.mark.parametrize("width", [390, 1280])
async def test_the_bin_of_a_message_covers_nothing(chromium: str, width: int) -> None:
    """Under the mouse it lies beside the words, whatever they are, and the message grows no taller."""
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url, width=width, height=800)
        world = sandbox.world
        for words in ("first " * 60, "second", "third " * 60):
            world.post(Message(world.new_id(), sandbox.channel, world.bot, words))
        await page.until("document.querySelectorAll('.message').length === 3")
        for number in range(3):
            assert await page.evaluate(COVERED % number) == [], number


# The words that the bin of a message lies on, once it is shown; a gutter's time makes way for nothing.
COVERED = """(() => {
  const message = document.querySelectorAll(".message")[%d];
  const tall = message.offsetHeight;
  const bin = message.querySelector(".tools");
  bin.style.display = "flex";
  if (message.offsetHeight !== tall) return ["grown"];
  const box = bin.getBoundingClientRect();
  const range = document.createRange();
  const words = document.createTreeWalker(document.getElementById("messages"), NodeFilter.SHOW_TEXT);
  const under = [];
  while (words.nextNode()) {
    range.selectNodeContents(words.currentNode);
    if (!words.currentNode.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    for (const line of range.getClientRects()) {
      const apart = line.right <= box.left || line.left >= box.right
        || line.bottom <= box.top || line.top >= box.bottom;
      if (!apart) under.push(words.currentNode.textContent.slice(0, 20));
    }
  }
  bin.style.display = "";
  return under;
})()"""


@pytest.mark.long("two people at one screen, and one person's news, are seen by day")
async def test_two_tabs_live_side_by_side(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        first, second = [await browser.page(sandbox.page_url) for _ in range(2)]
        await second.click(".face", "Théo")
        await second.see("h3", "Salons textuels")
        await command(first, "/letter")
        await first.see(".message.ephemeral", "written")
        await command(second, "/panel")
        await first.click(".btn", "Count 1")
        for tab in (first, second):
            await tab.see(".container h2", "Panel 2")
            assert tab.complaints == []
        await first.see("h3", "Text channels")
        assert "written" not in await second.text("body")


async def test_the_page_goes_on_when_the_sandbox_was_started_again(chromium: str, tmp_path: Path) -> None:
    async with tabs(chromium) as browser:
        async with Sandbox.running(folder=tmp_path / "kept") as sandbox, connected(sandbox):
            page = await browser.page(sandbox.page_url)
            await page.click(".face", "Mina")
            await command(page, "/panel")
            await page.see(".container h2", "Panel 1")
            port = sandbox.port
        await page.see("#lost")
        async with (
            Sandbox.running(folder=tmp_path / "kept", port=port) as sandbox,
            connected(sandbox),
        ):
            await page.until("!document.body.classList.contains('lost')")
            await page.see(".self", "Mina")
            await page.click(".btn", "Count 1")
            await page.see(".container h2", "Panel 2")


EMOJI = Path(__file__).parents[2] / "assets" / "fonts" / "noto" / "noto-emoji-emoji-600-normal.woff"


@pytest.mark.long("its font hardly changes")
async def test_emoji_are_never_boxes_and_discs_have_their_colours(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running(emoji_font=EMOJI) as sandbox:
        page = await browser.page(sandbox.page_url)
        sandbox.person("Mina").say(sandbox.channel, "⏳ a 🎩 and 👩‍🚀, the 🔴 14 of 5")
        await page.see(".message", "14 of 5")
        shown = await page.evaluate("[...document.querySelectorAll('span.emoji')].map((e) => e.textContent)")
        assert shown == ["⏳", "🎩", "👩‍🚀", "🔴"]
        await page.until("[...document.fonts].some((font) => font.status === 'loaded')")
        disc = "getComputedStyle(document.querySelector('.emoji.disc'))"
        assert await page.evaluate(f"{disc}.backgroundColor") == "rgb(221, 46, 68)"
        assert page.complaints == []


async def command(page: Page, words: str) -> None:
    await page.click("#composer input")
    await page.type(words)
    await page.see("#popup .option", words)
    await page.press("Enter")


async def test_the_newest_message_stays_in_sight_while_posts_come_and_go(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url, height=500)
        lucie = sandbox.person("Lucie")
        for _ in range(4):
            shown = (await lucie.slash(sandbox.channel, "picture")).message
            await lucie.slash(sandbox.channel, "panel")
            sandbox.world.delete(shown)
        await page.until("document.querySelectorAll('.message').length === 4")
        left = "(() => { const s = document.getElementById('scroll');"
        left += " return s.scrollHeight - s.scrollTop - s.clientHeight; })()"
        await page.until(f"{left} < 3")
        # A reader who turns back is left where they are.
        await page.evaluate("document.getElementById('scroll').scrollTop = 0")
        await page.until(f"{left} > 300")
        await lucie.slash(sandbox.channel, "ping")
        await page.until("document.querySelectorAll('.message').length === 5")
        assert await page.evaluate(left) > 300


async def test_a_link_to_a_message_leads_there(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url)
        lounge = sandbox.world.channel("lounge")
        wanted = sandbox.person("Mina").say(lounge, "over here")
        address = f"https://discord.com/channels/{sandbox.guild.id}/{lounge.id}/{wanted.id}"
        sandbox.person("Mina").say(sandbox.channel, f"[look]({address})")
        await page.click("a.link", "look")
        await page.see(".message.found", "over here")
        await page.see(".room.here", "lounge")


def test_the_page_has_every_word_in_both_languages() -> None:
    text = (PAGE / "words.js").read_text("utf-8")
    english, french = (
        set(re.findall(r"(\w+): \"", text.split(f"const {name} = ")[1].split("};")[0]))
        for name in ("EN", "FR")
    )
    assert english == french
    code = "".join(path.read_text("utf-8") for path in PAGE.glob("*.js") if path.name != "words.js")
    used = set(re.findall(r"\bt\(\"(\w+)\"", code))
    assert used <= english


async def test_an_old_name_of_a_command_says_where_it_went(chromium: str) -> None:
    renamed = {"carte": "letter", "mot écrit": "letter", "gone": "nowhere"}
    async with tabs(chromium) as browser, Sandbox.running(renamed=renamed) as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url)
        await page.click("#composer input")
        await page.type("/mot ecrit")  # as somebody types it whose keyboard has no accents
        await page.see("#popup .option", "/letter")
        await page.see("#popup .option small", "/mot ecrit is now /letter.")
        await page.press("Enter")
        await page.see("#composer .name", "/letter")
        await page.press("Escape")
        await page.type("/carte 7")
        await page.press("Enter")
        await page.see(".notice", "/carte is now /letter.")
        await page.see("#composer .name", "/letter")
        await page.press("Escape")
        await page.type("/gone")
        await page.press("Enter")
        await page.see(".notice", "There is no command /gone.")
        assert page.complaints == []


@pytest.mark.price("It may be the first in here, which starts Chromium for all.")
async def test_menus_open_by_a_right_click_or_by_their_buttons(chromium: str) -> None:
    async with tabs(chromium) as browser, Sandbox.running() as sandbox, connected(sandbox):
        page = await browser.page(sandbox.page_url)
        sandbox.person("Mina").say(sandbox.channel, "one two")
        await page.see(".message .text", "one two")
        await page.ask(
            "Input.dispatchMouseEvent", type="mouseMoved", **await spot(page, ".text p", "one two")
        )
        await page.click(".tools .apps")
        await page.click(".menu.apps button", "Count the words")
        await page.see(".message.ephemeral", "Mina: 2 words, 0 parts")
        await page.see(".used", "used Count the words")
        await page.click(".who .apps", at=0)
        await page.see(".menu.apps button", "Greet")
        await page.press("Escape")
        await page.until("!document.querySelector('.menu.apps')")
        for target in (".byline .author[data-person]", "#sidebar .face"):
            where = await spot(page, target, None if "author" in target else "Noé")
            for kind in ("mousePressed", "mouseReleased"):
                await page.ask("Input.dispatchMouseEvent", type=kind, button="right", clickCount=1, **where)
            await page.click(".menu.apps button", "Greet")
        await page.see(".message .text", "Good evening, Mina")
        await page.see(".message .text", "Good evening, Noé")
        assert page.complaints == []


async def spot(page: Page, selector: str, words: str | None) -> dict[str, float]:
    """The middle of the first visible element of that selector and those words."""
    find = f"""(() => {{
      const fitting = [...document.querySelectorAll({json.dumps(selector)})];
      const node = fitting.find((each) => each.textContent.includes({json.dumps(words or "")}));
      const box = node?.getBoundingClientRect();
      return box && {{ x: box.x + box.width / 2, y: box.y + box.height / 2 }};
    }})()"""
    at: dict[str, float] = await page.until(find)
    return at


async def test_whoever_runs_the_sandbox_is_told_who_looks_through_a_narrow_window(chromium: str) -> None:
    told: list[int] = []
    async with tabs(chromium) as browser, Sandbox.running(narrow=told.append) as sandbox:
        await browser.page(f"{sandbox.page_url}?as={sandbox.people[1].account.id}", width=390, height=844)
        wide = await browser.page(sandbox.page_url)
        await wide.see(".room.here", "card-room")
        assert told == [sandbox.people[1].account.id]
