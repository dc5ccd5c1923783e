"""What Discord refuses in a message, and how it says so. A refused message is not posted."""

import io
from typing import Any

import pytest

from tests.helpers.sandbox.rest import Rest
from tests.helpers.sandbox.tiny_bot import picture

V2 = 1 << 15


def text(words: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": words}


def button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": "A", "custom_id": custom_id} | more


def row(*parts: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def v2(*parts: Any, **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(parts), **more}


def select(options: Any, **more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": options} | more


def option(label: str, **more: Any) -> dict[str, Any]:
    return {"label": label, "value": label} | more


def gallery(address: str, **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": address}, **more}]}


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "content of 2,001 characters": ({"content": "x" * 2001}, "2000 or fewer"),
    "content beside components v2": (v2(text(), content="x"), "LEGACY_FIELDS"),
    "embeds beside components v2": (v2(text(), embeds=[{"title": "x"}]), "LEGACY_FIELDS"),
    "a container without the v2 flag": ({"components": [{"type": 17, "components": [text()]}]}, "UNION_TYPE"),
    "a bare button in v2": (v2(button()), "UNION_TYPE"),
    "41 components": (v2(*(text() for _ in range(41))), "1 and 40|between 0 and 40"),
    "41 components, nested": (v2({"type": 17, "components": [text()] * 40}), "MAX_TOTAL"),
    "4,001 characters in two texts": (v2(text("x" * 2001), text("x" * 2000)), "TEXT_SIZE"),
    "an empty text": (v2(text("")), "BASE_TYPE_REQUIRED"),
    "an empty custom id": ({"components": [row(button(""))]}, "BASE_TYPE_REQUIRED"),
    "a custom id of 101 characters": ({"components": [row(button("x" * 101))]}, "between 1 and 100"),
    "one custom id twice": (v2(row(button("a")), row(button("a"))), "CUSTOM_ID_DUPLICATED"),
    "six buttons in a row": ({"components": [row(*(button(str(i)) for i in range(6)))]}, "between 1 and 5"),
    "six rows without v2": ({"components": [row(button(str(i))) for i in range(6)]}, "between 0 and 5"),
    "an empty row": ({"components": [row()]}, "between 1 and 5"),
    "a label of 81 characters": ({"components": [row(button(label="x" * 81))]}, "80 or fewer"),
    "a button without label and emoji": ({"components": [row(button(label=None))]}, "LABEL_OR_EMOJI"),
    "a star for an emoji": ({"components": [row(button(emoji={"name": "★"}))]}, "INVALID_EMOJI"),
    "an emoji of somebody else's": (
        {"components": [row(button(emoji={"id": "5", "name": "x"}))]},
        "INVALID_EMOJI",
    ),
    "a link with a custom id": ({"components": [row(button(style=5, url="https://x.org"))]}, "EXCLUSIVE"),
    "a link of the wrong kind": (
        {"components": [row({"type": 2, "style": 5, "label": "x", "url": "javascript:x"})]},
        "INVALID_SCHEME",
    ),
    "a select beside a button": ({"components": [row(select([option("a")]), button())]}, "between 1 and 1"),
    "26 options": ({"components": [row(select([option(str(i)) for i in range(26)]))]}, "between 1 and 25"),
    "no options": ({"components": [row(select([]))]}, "between 1 and 25"),
    "one value twice": ({"components": [row(select([option("a"), option("a")]))]}, "VALUE_DUPLICATED"),
    "more choices than options": ({"components": [row(select([option("a")], max_values=2))]}, "exceeds"),
    "a section without accessory": (v2({"type": 9, "components": [text()]}), "BASE_TYPE_REQUIRED"),
    "a section of four texts": (
        v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
        "1 and 3",
    ),
    "a picture that is not there": (v2(gallery("attachment://no.png")), "ATTACHMENT_NOT_FOUND"),
    "an address of the wrong kind": (v2(gallery("file:///etc/passwd")), "INVALID_SCHEME"),
    "alt text of 1,025 characters": (v2(gallery("https://x.org/a.png", description="x" * 1025)), "1024"),
    "a container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "UNION_TYPE",
    ),
    "a nonce of 26 characters": ({"content": "x", "nonce": "x" * 26}, "25 or fewer"),
    "mentions both ways": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "mutually exclusive",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_discord_refuses(rest: Rest, name: str) -> None:
    body, words = REFUSED[name]
    answer = await rest.post(body)
    assert (answer.status, answer.code) == (400, 50035)
    assert any(word in answer.faults for word in words.split("|")), answer.faults
    assert not rest.sandbox.channel.messages


PLACES: dict[str, tuple[dict[str, Any], str]] = {
    "components/0/components/1/components/0/label": (
        v2({"type": 17, "components": [text(), row(button(label="x" * 81))]}),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "components/0/type": ({"components": [5]}, "UNION_TYPE_CHOICES"),
    "components/0/components/0/type": (v2(row(text())), "UNION_TYPE_CHOICES"),
    "components/0/components/0/custom_id": (
        v2(row({"type": 2, "style": 1, "label": "A"})),
        "BASE_TYPE_REQUIRED",
    ),
    "components/0/components/0/style": (v2(row(button(style=7))), "BASE_TYPE_CHOICES"),
    "components/0/components/0/url": (v2(row({"type": 2, "style": 5, "label": "A"})), "BASE_TYPE_REQUIRED"),
    "components/0/components/0/options/1/label": (
        v2(row(select([option("a"), option("b") | {"label": 7}]))),
        "BASE_TYPE_STRING",
    ),
    "components/0/components/0/emoji/name": (
        v2(row(button(emoji={"name": "★"}))),
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "components/0/accessory": (v2({"type": 9, "components": [text()]}), "BASE_TYPE_REQUIRED"),
    "components/0/items/0/media/url": (v2(gallery("file:///x")), "URL_TYPE_INVALID_SCHEME"),
    "components/1/id": (v2(text() | {"id": 1}, text() | {"id": 1}), "COMPONENT_ID_DUPLICATED"),
    "allowed_mentions/parse/0": ({"allowed_mentions": {"parse": ["x"]}}, "BASE_TYPE_CHOICES"),
    "attachments/0/id": ({"attachments": [{"id": "x"}]}, "NUMBER_TYPE_COERCE"),
}


@pytest.mark.parametrize("path", PLACES)
async def test_the_tree_of_faults_leads_to_the_place(rest: Rest, path: str) -> None:
    body, code = PLACES[path]
    tree = (await rest.post(body)).body["errors"]
    for step in path.split("/"):
        (only,) = tree
        assert only == step
        tree = tree[step]
    assert [fault["code"] for fault in tree["_errors"]] == [code]


async def test_an_empty_message_is_refused_with_50006(rest: Rest) -> None:
    assert (await rest.post({})).code == 50006
    assert (await rest.post({"content": ""})).code == 50006


async def test_the_largest_allowed_message_is_taken(rest: Rest) -> None:
    assert (await rest.post({"content": "x" * 2000})).status == 200
    assert (await rest.post(v2(*(text("x" * 100) for _ in range(40))))).status == 200
    full = row(*(button(str(i) * 50, label="x" * 80) for i in range(5)))
    assert (await rest.post({"components": [full]})).status == 200
    signs = ("🃏", "♠️", "🔴", "1️⃣", "🇫🇷", "👩‍⚖️")
    assert (
        await rest.post({"components": [row(*(button(s, emoji={"name": s}) for s in signs[:5]))]})
    ).status == 200


async def test_a_nonce_makes_a_repeated_message_the_same_message(rest: Rest) -> None:
    body = {"content": "x", "nonce": "outbox-7", "enforce_nonce": True}
    first, again = await rest.post(body), await rest.post(body)
    assert first.body["id"] == again.body["id"]
    assert len(rest.sandbox.channel.messages) == 1
    elsewhere = await rest.post(body, rest.sandbox.world.channel("lounge"))
    assert (
        elsewhere.body["id"] == first.body["id"]
    )  # Discord compares an author's nonces, whatever the channel
    rest.sandbox.clock.skip(600)
    assert (await rest.post(body)).body["id"] != first.body["id"]


async def test_a_message_that_is_read_again_shows_no_nonce_and_keeps_the_numbers_of_its_parts(
    rest: Rest,
) -> None:
    sent = await rest.post(v2({**text(), "id": 1_073_741_824}) | {"nonce": "outbox-7", "enforce_nonce": True})
    assert sent.body["nonce"] == "outbox-7"
    path = f"/channels/{rest.sandbox.channel.id}/messages"

    (listed,) = (await rest.ask("GET", path)).body
    read = (await rest.ask("GET", f"{path}/{sent.body['id']}")).body

    for found in (listed, read):
        assert "nonce" not in found
        assert found["components"][0]["id"] == 1_073_741_824


async def test_an_upload_must_be_shown_by_a_component(rest: Rest) -> None:
    path = f"/channels/{rest.sandbox.channel.id}/messages"
    unseen = await rest.upload(path, v2(text()), ("table.png", picture()))
    assert "shown by no component" in unseen.faults
    shown = await rest.upload(path, v2(gallery("attachment://table.png")), ("table.png", picture()))
    media = shown.body["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (110, 70, "image/png")
    async with rest.session.get(media["url"]) as answer:
        assert await answer.read() == picture()
        assert answer.headers["Content-Type"] == "image/png"


async def test_the_address_of_an_attachment_is_signed_and_expires(rest: Rest) -> None:
    path = f"/channels/{rest.sandbox.channel.id}/messages"
    sent = await rest.upload(path, {"content": "x"}, ("export.json", b"{}"))
    address = sent.body["attachments"][0]["url"]
    for wrong in (address.split("?")[0], address[:-1] + ("0" if address[-1] != "0" else "1"), address + "é"):
        async with rest.session.get(wrong) as answer:
            assert answer.status == 404
    rest.sandbox.clock.skip(25 * 3600)
    async with rest.session.get(address) as answer:
        assert answer.status == 404


async def test_an_edit_is_whole_or_nothing(rest: Rest) -> None:
    sent = await rest.post(v2(text("before")))
    path = f"/channels/{rest.sandbox.channel.id}/messages/{sent.body['id']}"
    refused = await rest.ask("PATCH", path, {"components": [text("after"), button()]})
    assert refused.code == 50035
    (message,) = rest.sandbox.channel.messages.values()
    assert message.text == "before"
    assert message.edited is None
    assert (await rest.ask("PATCH", path, {"components": [text("after")]})).status == 200
    assert message.text == "after"


async def test_old_messages_can_hardly_be_edited(rest: Rest) -> None:
    sent = await rest.post({"content": "x"})
    path = f"/channels/{rest.sandbox.channel.id}/messages/{sent.body['id']}"
    rest.sandbox.clock.skip(3700)
    codes = [(await rest.ask("PATCH", path, {"content": str(i)})).status for i in range(5)]
    assert codes == [200, 200, 200, 429, 429]
    assert (await rest.ask("PATCH", path, {"content": "x"})).code == 30046


async def test_what_is_not_there_has_its_own_code(rest: Rest) -> None:
    channel = rest.sandbox.channel
    assert (await rest.ask("GET", "/channels/5")).code == 10003
    assert (await rest.ask("GET", f"/channels/{channel.id}/messages/5")).code == 10008
    assert (await rest.ask("GET", "/users/5")).code == 10013
    assert (await rest.ask("GET", "/guilds/5")).code == 10004
    assert (await rest.ask("GET", "/kitchens/5")).status == 404
    assert (await rest.ask("DELETE", "/users/@me")).status == 405
    assert (await rest.ask("GET", "/channels/x")).code == 50035
    assert (await rest.ask("GET", "/users/@me", headers={"Authorization": "Bot wrong"})).status == 401


async def test_a_body_of_the_wrong_shape_is_a_bad_form(rest: Rest) -> None:
    for body in ({"components": 5}, {"components": [5]}, {"embeds": 3}, {"attachments": [3]}, {"flags": "x"}):
        assert (await rest.post(body)).code == 50035, body
    assert (await rest.post([1])).code == 50109


async def test_a_file_over_ten_megabytes_is_too_large(rest: Rest) -> None:
    path = f"/channels/{rest.sandbox.channel.id}/messages"
    answer = await rest.upload(path, {"content": "x"}, ("big.bin", b"0" * (10 * 1024 * 1024 + 1)))
    assert (answer.status, answer.code) == (413, 40005)


async def test_a_request_over_25_megabytes_is_too_large(rest: Rest) -> None:
    address = f"{rest.sandbox.rest_url}/channels/{rest.sandbox.channel.id}/messages"
    async with rest.session.post(address, data=io.BytesIO(b"0" * (25 * 1024 * 1024 + 1))) as answer:
        assert (answer.status, (await answer.json())["code"]) == (413, 40005)
