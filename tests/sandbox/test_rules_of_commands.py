"""What Discord refuses when commands are registered, and whom it offers them."""

from typing import Any

import pytest

from discord_sandbox import ClientRefuses, CommandType
from tests.helpers.sandbox.rest import Answer, Rest


def command(name: str = "table", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "x", "type": 1} | more


def option(name: str = "card", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "x", "type": 3} | more


def choice(name: str) -> dict[str, str]:
    return {"name": name, "value": name[:100]}


async def register(rest: Rest, *commands: Any) -> Answer:
    return await rest.ask("PUT", f"/applications/{rest.sandbox.world.bot.id}/commands", list(commands))


LONG = [
    option(f"o{i}", description="x" * 100, choices=[choice(f"{i}{j}" * 12) for j in range(10)])
    for i in range(25)
]
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "a description of 101 characters": (command(description="x" * 101), "between 1 and 100"),
    "no description": (command(description=""), "BASE_TYPE_REQUIRED"),
    "capitals in a name": (command("Table"), "INVALID_NAME"),
    "a name of 33 characters": (command("x" * 33), "between 1 and 32"),
    "a blank in a French name": (command(name_localizations={"fr": "ma table"}), "INVALID_NAME"),
    "a long French description": (command(description_localizations={"fr": "x" * 101}), "between 1 and 100"),
    "a language that does not exist": (command(name_localizations={"en": "x"}), "not a valid enum"),
    "26 options": (command(options=[option(f"o{i}") for i in range(26)]), "between 0 and 25"),
    "26 choices": (
        command(options=[option(choices=[choice(str(i)) for i in range(26)])]),
        "between 0 and 25",
    ),
    "a choice of 101 characters": (
        command(options=[option(choices=[choice("x" * 101)])]),
        "between 1 and 100",
    ),
    "a number among the choices of a text": (
        command(options=[option(choices=[{"name": "x", "value": 1}])]),
        "BASE_TYPE_STRING",
    ),
    "an option without a type": (command(options=[option(type=None)]), "BASE_TYPE_REQUIRED"),
    "choices and autocomplete": (
        command(options=[option(choices=[choice("x")], autocomplete=True)]),
        "AUTOCOMPLETE_INVALID",
    ),
    "a required option after an optional one": (
        command(options=[option("a"), option("b", required=True)]),
        "REQUIRED_INVALID",
    ),
    "more than 8,000 characters": (command(options=LONG), "TOO_LARGE"),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_discord_refuses_a_command_with(rest: Rest, name: str) -> None:
    body, words = REFUSED[name]
    answer = await register(rest, body)
    assert answer.code == 50035
    assert words in answer.faults
    assert rest.sandbox.world.commands[None] == []


async def test_a_hundred_commands_are_the_most(rest: Rest) -> None:
    assert (await register(rest, *(command(f"c{i}") for i in range(100)))).status == 200
    assert (await register(rest, *(command(f"c{i}") for i in range(101)))).code == 30032
    assert "DUPLICATE" in (await register(rest, command(), command())).faults


def menu(name: str, kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "type": kind} | more


async def test_menus_have_their_own_names_limits_and_places(rest: Rest) -> None:
    fifteen = [menu(f"{name} {number}", kind) for kind, name in ((2, "A"), (3, "B")) for number in range(15)]
    assert (await register(rest, *fifteen)).status == 200
    assert (await register(rest, *fifteen, menu("One more"))).code == 30032
    for wrong in (menu("x", description="words"), menu("x" * 33), menu("x", name_localizations={"en": "x"})):
        assert (await register(rest, wrong)).status == 400
    manager, other = rest.sandbox.person("Lucie"), rest.sandbox.person("Mina")
    await register(
        rest,
        command("same"),
        menu("same", 2),
        menu("Look here", name_localizations={"fr": "Regarde"}, contexts=[0]),
        menu("Only managers", default_member_permissions="32"),
        menu("In private", contexts=[1]),
    )
    channel = rest.sandbox.channel
    assert [each["name"] for each in manager.menu(channel, CommandType.MESSAGE)] == [
        "Look here",
        "Only managers",
    ]
    assert [each["name"] for each in other.menu(channel, CommandType.MESSAGE)] == ["Look here"]
    assert [each["name"] for each in other.menu(channel, CommandType.USER)] == ["same"]
    assert [each["name"] for each in other.commands(channel)] == ["same"]


async def test_a_command_keeps_its_id_when_registered_again(rest: Rest) -> None:
    first = (await register(rest, command())).body[0]["id"]
    assert (await register(rest, command(description="y"))).body[0]["id"] == first


async def test_managers_commands_are_offered_to_managers(rest: Rest) -> None:
    await register(rest, command(), command("server", default_member_permissions=str(1 << 5)))
    channel = rest.sandbox.channel
    assert [c["name"] for c in rest.sandbox.person("Lucie").commands(channel)] == ["table", "server"]
    assert [c["name"] for c in rest.sandbox.person("Mina").commands(channel)] == ["table"]


async def test_contexts_decide_where_a_command_is_offered(rest: Rest) -> None:
    await register(rest, command("here", contexts=[0]), command("there", contexts=[1]), command("both"))
    lucie = rest.sandbox.person("Lucie")
    dm = rest.sandbox.world.open_dm(lucie.account)
    assert [c["name"] for c in lucie.commands(rest.sandbox.channel)] == ["here", "both"]
    assert [c["name"] for c in lucie.commands(dm)] == ["there", "both"]


async def test_the_client_sends_nothing_that_the_command_does_not_know(rest: Rest) -> None:
    sizes = option("size", type=4, min_value=2, max_value=6, required=True)
    await register(rest, command(options=[sizes, option("kind", choices=[choice("full")])]))
    lucie, channel = rest.sandbox.person("Lucie"), rest.sandbox.channel
    wrong: list[dict[str, Any]] = [
        {},
        {"size": 7},
        {"size": "two"},
        {"size": 2, "kind": "half"},
        {"size": 2, "colour": "red"},
    ]
    for options in wrong:
        with pytest.raises(ClientRefuses):
            await lucie.slash(channel, "table", **options)
    with pytest.raises(ClientRefuses):
        await lucie.slash(channel, "chair")
    with pytest.raises(ClientRefuses):
        await lucie.autocomplete(channel, "table", "size")
