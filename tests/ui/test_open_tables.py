"""What /server settings says of announcements, the list of lobbies, and live paces in the lobby."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.games import games
from bot.table.clock import Pace
from bot.table.match import Occupant
from bot.table.profile import Server
from bot.table.table import Table
from bot.ui.announcing import how_announced
from bot.ui.pages.announcing import LOBBIES_A_PAGE_MAX, announcement_page, open_page, with_role
from bot.ui.pages.lobby import lobby_page
from bot.ui.pages.options import OF_TABLE, option_forms, value_choices
from bot.ui.voice import Voice
from tests.helpers.home import START

BOARD, ROLE = 77, 88
KNOWN = games()


def lobby(game: str = "chicago-poker", pace: Pace = Pace.DAY) -> Table:
    info = KNOWN[game].info
    options = {option.name: option.values[0] for option in info.options}
    role = info.roles[0] if info.roles else ""
    return Table(12, game, 1, 7, 70, "en", pace, options, (Occupant(1, "Ann", role),))


class Board(discord.TextChannel):
    """A channel in which we may do what is said."""

    __slots__ = ("may",)

    def __init__(self, **may: bool) -> None:
        self.may = discord.Permissions(**may)

    def permissions_for(self, *_: object) -> discord.Permissions:
        return self.may


def guild(*, mentionable: bool = False, role: bool = True, everybody: bool = False, **may: bool) -> Any:
    named = SimpleNamespace(mentionable=mentionable, is_default=lambda: everybody)
    return SimpleNamespace(
        me=None,
        get_role=lambda _: named if role else None,
        get_channel=lambda _: Board(**{"view_channel": True, "send_messages": True, **may}),
    )


@pytest.mark.parametrize(
    ("there", "says"),
    [
        (guild(mentionable=True), "it pings them"),
        (guild(mention_everyone=True), "it pings them"),
        (guild(), "doesn’t ping them"),
        (guild(mentionable=True, everybody=True), "doesn’t ping them"),
        (guild(role=False), "is gone"),
        (guild(mentionable=True, send_messages=False), "can’t write there"),
    ],
)
def test_the_settings_say_whether_a_mention_would_ring(there: Any, says: str) -> None:
    server = Server(7, announces_in=BOARD, rings=ROLE)
    assert says in how_announced(cast(discord.Guild, there), server, "en")


def test_where_nothing_is_announced_the_settings_say_how() -> None:
    assert "No announcements. In a channel that you choose" in how_announced(None, Server(7), "en")
    assert "mention" not in how_announced(guild(), Server(7, announces_in=BOARD), "en")


def test_an_announcement_mentions_the_role_that_managers_named_and_nobody_else() -> None:
    played = KNOWN["chicago-poker"]
    page = announcement_page(lobby(), played.info, Voice(played.skin, "en"), START)

    assert dict(page.mentions.to_dict()) == {"parse": [], "users": []}
    assert with_role(page, ROLE).mentions.to_dict()["roles"] == [ROLE]
    assert with_role(page, 0) == page


def test_a_long_list_of_lobbies_fits_and_says_how_many_follow() -> None:
    many = [lobby()] * (LOBBIES_A_PAGE_MAX + 2)
    page = open_page(many, [1] * len(many), lambda game: Voice(KNOWN[game].skin, "en"), "en", "You’re in.")

    assert page.layout().total_children_count <= 40
    assert "2 more" in str(page.parts)


def test_a_live_lobby_says_so_and_small_turns_offer_quick_paces_first() -> None:
    for game in ("chicago-poker", "gangster"):
        played = KNOWN[game]
        for pace, live in ((Pace.DAY, False), (Pace.NINETY_SECONDS, True)):
            table = lobby(game, pace)
            page = lobby_page(table, played.info, Voice(played.skin, table.language), (), START)
            assert ("⚡ Live" in str(page.parts)) is live
        offered = [choice.word for choice in value_choices(Voice(played.skin, "en"), played.info, "pace")]
        assert set(offered) == set(Pace)
        assert (offered[0] == Pace.NINETY_SECONDS) is played.info.small_turns
        assert option_forms(lobby(game), played.info, Voice(played.skin, "en"))[OF_TABLE]
