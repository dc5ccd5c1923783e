"""Three seconds, fifteen minutes, one answer; who may see it; what a form and a list of choices may hold."""

import asyncio
from typing import Any

import pytest

from discord_sandbox.clock import PATIENCE
from discord_sandbox.interactions import Interaction, InteractionType
from tests.helpers.sandbox.rest import Rest, StoppedClock, plain_bot

EPHEMERAL, V2 = 1 << 6, 1 << 15
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


def form(**changed: Any) -> dict[str, Any]:
    field = {"type": 4, "custom_id": "name", "style": 1}
    label = {"type": 18, "label": "Name", "component": field}
    return {"custom_id": "m", "title": "T", "components": [label]} | changed


async def clicked(rest: Rest) -> Interaction:
    """A click on a button of the bot's message."""
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "A", "custom_id": "a"}]}
    await rest.post({"content": "before", "components": [row]})
    message = rest.sandbox.channel.last
    return rest.interaction(InteractionType.COMPONENT, message=message)


async def test_a_late_answer_is_unknown(rest: Rest) -> None:
    fresh = rest.interaction()
    rest.sandbox.clock.skip(3.1)
    assert fresh.failed
    assert (await rest.answer(fresh, MESSAGE, {"content": "x"})).code == 10062
    assert not rest.sandbox.channel.messages


async def test_an_answer_in_time_is_taken() -> None:
    async with plain_bot(StoppedClock()) as rest:
        fresh = rest.interaction()
        rest.sandbox.clock.skip(2.9)
        assert (await rest.answer(fresh, MESSAGE, {"content": "x"})).status == 204
        rest.sandbox.clock.skip(60)
        assert not fresh.failed


async def test_a_second_answer_is_refused(rest: Rest) -> None:
    fresh = rest.interaction()
    await rest.answer(fresh, DEFER)
    assert (await rest.answer(fresh, MESSAGE, {"content": "x"})).code == 40060
    assert [m.loading for m in fresh.messages] == [True]


async def test_a_wrong_token_answers_nothing(rest: Rest) -> None:
    fresh = rest.interaction()
    answer = await rest.ask("POST", f"/interactions/{fresh.id}/wrong/callback", {"type": DEFER})
    assert answer.code == 10062
    assert fresh.answer is None


async def test_a_refused_answer_leaves_the_interaction_open(rest: Rest) -> None:
    fresh = rest.interaction()
    assert (await rest.answer(fresh, MESSAGE, {"content": "x" * 2001})).code == 50035
    assert (await rest.answer(fresh, MESSAGE, {"content": "x"})).status == 204


async def test_a_followup_needs_an_answer_first(rest: Rest) -> None:
    assert (await rest.follow_up(rest.interaction(), {"content": "x"})).code == 10015


async def test_the_token_lives_fifteen_minutes() -> None:
    async with plain_bot(StoppedClock()) as rest:
        fresh = rest.interaction()
        await rest.answer(fresh, MESSAGE, {"content": "x"})
        rest.sandbox.clock.skip(15 * 60 - 1)
        assert (await rest.edit_original(fresh, {"content": "y"})).status == 200
        rest.sandbox.clock.skip(1)
        assert (await rest.edit_original(fresh, {"content": "z"})).code == 50027
        assert (await rest.follow_up(fresh, {"content": "z"})).code == 50027


async def test_five_followups_where_only_the_person_has_the_bot_along(rest: Rest) -> None:
    world, lucie = rest.sandbox.world, rest.sandbox.people[0].account
    for along in (False, True):
        if along:
            world.add_to_account(lucie)
            world.kick_bot()
        fresh = rest.interaction()
        await rest.answer(fresh, MESSAGE, {"content": "x", "flags": EPHEMERAL})
        path = f"/webhooks/{world.bot.id}/{fresh.token}"
        sent = [await rest.ask("POST", path, {"content": "x", "flags": EPHEMERAL}) for _ in range(6)]
        assert [answer.status for answer in sent] == [200] * 5 + [400 if along else 200]
    assert sent[-1].code == 40094


async def test_the_first_followup_fills_the_promise_with_the_promises_flag(rest: Rest) -> None:
    fresh = rest.interaction()
    await rest.answer(fresh, DEFER, {"flags": EPHEMERAL})
    await rest.follow_up(fresh, {"content": "x"})
    (message,) = fresh.messages
    assert (message.ephemeral, message.loading, message.text) == (True, False, "x")
    assert message.edited is None
    await rest.follow_up(fresh, {"content": "for all"})
    assert [m.ephemeral for m in fresh.messages] == [True, False]


async def test_an_ephemeral_message_is_out_of_reach_of_the_channel(rest: Rest) -> None:
    fresh = rest.interaction()
    await rest.answer(fresh, MESSAGE, {"content": "secret", "flags": EPHEMERAL})
    path = f"/channels/{rest.sandbox.channel.id}/messages"
    assert (await rest.ask("GET", f"{path}/{fresh.messages[0].id}")).code == 10008
    assert (await rest.ask("GET", path)).body == []
    assert fresh.messages[0] in rest.sandbox.person("Lucie").sees(rest.sandbox.channel)
    assert fresh.messages[0] not in rest.sandbox.person("Mina").sees(rest.sandbox.channel)


async def test_the_original_can_be_read_edited_and_deleted(rest: Rest) -> None:
    fresh = rest.interaction()
    await rest.answer(fresh, DEFER)
    path = f"/webhooks/{rest.sandbox.world.bot.id}/{fresh.token}/messages/@original"
    assert (await rest.ask("GET", path)).body["flags"] & 128
    assert (await rest.edit_original(fresh, {"content": "x"})).body["content"] == "x"
    assert (await rest.ask("DELETE", path)).status == 204
    assert (await rest.ask("GET", path)).code == 10008
    assert not rest.sandbox.channel.messages


async def test_an_update_changes_the_message_that_was_clicked(rest: Rest) -> None:
    click = await clicked(rest)
    assert (await rest.answer(click, UPDATE, {"content": "after"})).status == 204
    assert click.message is not None
    assert click.message.text == "after"
    later = rest.interaction(InteractionType.COMPONENT, message=click.message)
    await rest.answer(later, DEFER_UPDATE)
    assert (await rest.edit_original(later, {"content": "and later"})).status == 200
    assert click.message.text == "and later"


async def test_each_kind_has_its_answers(rest: Rest) -> None:
    assert (await rest.answer(rest.interaction(), UPDATE, {"content": "x"})).code == 50035
    assert (await rest.answer(rest.interaction(), CHOICES, {"choices": []})).code == 50035
    assert (
        await rest.answer(rest.interaction(InteractionType.AUTOCOMPLETE), MESSAGE, {"content": "x"})
    ).code == 50035
    assert (await rest.answer(rest.interaction(InteractionType.MODAL), MODAL, form())).code == 50035
    assert (await rest.answer(rest.interaction(), 42)).code == 50035


REFUSED_FORMS: dict[str, dict[str, Any]] = {
    "no custom id": form(custom_id=""),
    "a title of 46 characters": form(title="x" * 46),
    "no fields": form(components=[]),
    "six fields": form(components=[form()["components"][0]] * 6),
    "a field that is a button": form(components=[{"type": 1, "components": [{"type": 2, "label": "x"}]}]),
    "a label of 46 characters": form(
        components=[{"type": 18, "label": "x" * 46, "component": form()["components"][0]["component"]}]
    ),
}


@pytest.mark.parametrize("name", REFUSED_FORMS)
async def test_discord_refuses_a_form_with(rest: Rest, name: str) -> None:
    fresh = rest.interaction()
    assert (await rest.answer(fresh, MODAL, REFUSED_FORMS[name])).code == 50035
    assert fresh.modal is None


async def test_choices_are_at_most_25_with_names_of_100(rest: Rest) -> None:
    def choice(name: str) -> dict[str, str]:
        return {"name": name, "value": name[:100]}

    typing = rest.interaction(InteractionType.AUTOCOMPLETE)
    assert (
        await rest.answer(typing, CHOICES, {"choices": [choice(str(i)) for i in range(26)]})
    ).code == 50035
    assert (await rest.answer(typing, CHOICES, {"choices": [choice("x" * 101)]})).code == 50035
    assert (await rest.answer(typing, CHOICES, {"choices": [choice("x" * 100)] * 25})).status == 204


async def test_nobody_answers_while_no_bot_is_connected(rest: Rest) -> None:
    rest.sandbox.interactions.answer_within = 0.1
    fresh = rest.interaction()
    await asyncio.wait_for(fresh.answered.wait(), PATIENCE)
    assert fresh.failed
