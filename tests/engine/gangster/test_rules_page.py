"""docs/rules-gangster.md has the data of the city."""

import re
from hashlib import sha256
from pathlib import Path

from engine import gangster as game
from engine.gangster import Options
from engine.gangster.city import ROADS, TILES
from engine.gangster.pieces import CASINO, PLACES
from engine.shuffle import shuffled

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules-gangster.md"


def test_the_map_and_the_tiles_of_the_page_are_those_of_the_game() -> None:
    page = PAGE.read_text()
    for place in PLACES:
        near = [other for other in PLACES if any({place, other} == set(road) for road in ROADS)]
        (row,) = re.findall(rf"^\| `{place}` \| (.*) \|$", page, re.M)
        assert set(re.findall(r"`(.*?)`", row)) == set(near)
    for tile in TILES:
        numbers = " ".join("?" if number == CASINO else str(number) for number in tile.numbers)
        assert f"| {tile.id} | {numbers} | {tile.spaces} |" in page


def test_the_shuffles_of_the_page_make_the_game() -> None:
    """With SHA-256 and the page alone."""
    kinds = [kind for kind in ["bodyguard", "trunk", "motor", "bumper", "gun", "door"] for _ in range(5)]
    places = [place.value for place in PLACES[:-1]]
    for seed in ("chicago", "loop"):
        state = game.setup(4, Options(), seed).state
        table = game.table(state)
        pieces = shuffled(kinds, seed, 1)
        first = int.from_bytes(sha256(f"{seed}:first:0".encode()).digest()[:8], "big") % 4
        assert state.board.seat == first
        assert table.harbour.quays == pieces[:3]
        owned = [table.clans[(first + turn) % 4].equipment for turn in range(4)]
        assert owned == [(piece,) for piece in pieces[3:7]]
        assert state.stock == pieces[7:]
        tiles = shuffled([tile.id for tile in TILES], seed, 2)
        assert [row.tile and row.tile.id for row in table.districts] == list(tiles[:10])
        assert table.clans[first].car == shuffled(places, seed, 3)[0]
        assert state.casino == shuffled(range(1, 7), seed, 4)
        doubler, *others = shuffled(places, seed, 5)
        assert table.turned == (doubler,)
        pile = shuffled([*others, "policeman", "policeman"], seed, 6)
        assert ["policeman" if card < 0 else PLACES[card] for card in state.pile] == list(pile)
