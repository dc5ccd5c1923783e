"""What happened to a reader is said to *you* on their own panel: in every game, and grammatically."""

import re

import pytest

from bot.games import games
from bot.table.languages import LANGUAGES, Language
from tests.helpers.panels import SEATS
from tests.helpers.since import FIRST, since_last_turn

GAMES = games(hidden=True)
NAMES = [f"P{seat}" for seat in range(SEATS)]
WRONG = {
    "en": re.compile(r"\byou (is|was|has|does|[a-z]+s)\b|\bYou’s|\byou’s", re.IGNORECASE),
    "fr": re.compile(r"\byou\b|\btu (?!(?:[lntm]’|y |te |lui |en |ne )*\w+[sx]\b)", re.IGNORECASE),
}
SPOKEN = {
    "en": re.compile(r"\byou(rs?)?\b", re.IGNORECASE),
    "fr": re.compile(r"\b(tu|te|toi|tes|tiens|ton)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_reader_is_spoken_to(name: str, language: Language) -> None:
    game, spoken = GAMES[name], 0
    for seed in (4, 5):
        for events, table in since_last_turn(game, seed):
            told = "\n".join(game.skin.tell(events, table, NAMES, language, reader=FIRST))
            public = "\n".join(game.skin.tell(events, table, NAMES, language))
            assert not WRONG[language].search(told), told
            spoken += bool(SPOKEN[language].search(told)) and told != public
    assert spoken
