"""Where a sign becomes one of our emoji, and where it stays: on a page that is laid out for Discord."""

from typing import Any

import discord

from bot.games import games
from bot.plain_text import escaped
from bot.skins.skin import Choice
from bot.ui.components import button, select
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import TEXT_LIMIT, Page, Row, Verbatim
from bot.ui.pages.registered import OwnEmoji, Registered

MEANING = ActionId(3, Action.HAND)
NUMBERS = {
    emoji.name: 1300000000000000000 + number
    for number, emoji in enumerate(
        {each.name: each for game in games().values() for each in game.skin.emoji()}.values()
    )
}
KING = f"<:spades_K:{NUMBERS['spades_K']}>"


def everything() -> Registered:
    """Discord has all of them."""
    known = Registered()
    for game in games().values():
        for emoji in game.skin.emoji():
            known.emoji.show(emoji, discord.PartialEmoji(name=emoji.name, id=NUMBERS[emoji.name]))
    return known


def shown(page: Page, known: Registered | None = None) -> list[Any]:
    laid: Any = page.layout(known=known or everything())
    return [text["content"] for text in _parts(laid.to_components()) if "content" in text]


def _parts(components: list[Any]) -> list[Any]:
    return [each for part in components for each in (part, *_parts(part.get("components", [])))]


def test_a_sign_becomes_an_emoji_and_its_words_stay() -> None:
    bottle = f"<:bottle:{NUMBERS['bottle']}>"
    assert shown(Page(parts=("**Moran** plays \u200b🟢\u00a07 bottle.",), above="K♠!")) == [
        f"{KING}!",
        f"**Moran** plays \u200b{bottle}\u00a07 bottle.",
    ]
    token = f"<:clan_green:{NUMBERS['clan_green']}>"
    assert shown(Page(parts=("🟢☘️ green, R♠ A♥, 10♦",)))[0].startswith(f"{token} green, <:spades_R:")


def test_what_is_no_sign_stays() -> None:
    for words in ("🟢 off", "a 🟡", "OK♠", "K♠s", "`K♠`", "```\nK♠ 9♥\n```", "110♥", "♠ before ♥"):
        assert shown(Page(parts=(words,))) == [words]
    assert shown(Page(parts=(Verbatim("K♠"),))) == ["K♠"]


def test_who_wants_words_reads_signs() -> None:
    pressed = button(MEANING, "Play", emoji="🕴️", own="limousine")
    page = Page(parts=("K♠", Row((pressed,))), plain=True)
    assert shown(page) == ["K♠"]
    assert _emoji(page, everything()) == [{"name": "🕴️", "id": None}]


def test_what_discord_does_not_have_keeps_its_sign() -> None:
    page = Page(parts=("K♠", Row((button(MEANING, "Play", emoji="🕴️", own="limousine"),))))
    assert shown(page, Registered()) == ["K♠"]
    assert _emoji(page, Registered()) == [{"name": "🕴️", "id": None}]
    assert _emoji(page, everything()) == [{"name": "limousine", "id": str(NUMBERS["limousine"])}]
    assert _emoji(page, Registered()) == [{"name": "🕴️", "id": None}], "a page can be laid out again"


def test_lines_of_a_menu_wear_them() -> None:
    lines = [
        Choice("R7", "7 of guns", emoji="🔴", own="tommy_gun_7"),
        Choice("x", "x"),
        Choice("y", "y", emoji="🔴"),
    ]
    laid: Any = Page(parts=(Row((select(MEANING, "Which", lines),)),)).layout(known=everything())
    (menu,) = (part for part in _parts(laid.to_components()) if part["type"] == 3)
    assert [line.get("emoji", {}).get("name") for line in menu["options"]] == ["tommy_gun_7", None, "🔴"]


def test_a_long_page_keeps_signs_where_mentions_have_no_room() -> None:
    many, few = "K♠ " * 500, "K♠"
    page = Page(parts=(many, few, "x" * (TEXT_LIMIT - len(many) - len(few) - 60)))
    first, second, _ = shown(page)
    assert (first, second) == (many, KING)
    assert sum(map(len, shown(page))) <= TEXT_LIMIT


def test_nobodys_name_becomes_a_card() -> None:
    for sign in (sign for game in games().values() for emoji in game.skin.emoji() for sign in emoji.signs):
        for name in (sign.strip(), f"Zoe {sign.strip()}", sign.strip() * 2):
            for words in (f"{escaped(name)} plays.", f"{escaped(name)}\u00a0: joue", f"**{escaped(name)}**"):
                assert shown(Page(parts=(words,))) == [words], name
    for family in ("👨‍👩‍👧", "🇫🇷", "Lu 🦊 x", "1️⃣", "é"):
        assert escaped(family).replace("\u200b", "") == family
    assert escaped("👨‍👩‍👧").strip("\u200b") == "👨‍👩‍👧"
    assert escaped("🇫🇷") == "🇫🇷"


def test_an_empty_book_of_emoji_touches_nothing() -> None:
    assert OwnEmoji().in_text("K♠") == "K♠"
    assert OwnEmoji().named("spades_K") is None


def _emoji(page: Page, known: Registered) -> list[Any]:
    laid: Any = page.layout(known=known)
    found = (part["emoji"] for part in _parts(laid.to_components()) if "emoji" in part)
    return [{"name": each["name"], "id": str(each["id"]) if each.get("id") else None} for each in found]
