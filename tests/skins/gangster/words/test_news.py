"""The news: the sentences of the design, a line a turn, never more than six."""

import pytest

from bot.skins.gangster import skin
from bot.skins.gangster.words.news import NEWS_LINES_MAX
from bot.skins.gangster.words.standing import ties
from bot.table.languages import LANGUAGES, Language
from engine import gangster as game
from engine.gangster import Event
from engine.gangster.events import (
    Arrived,
    Breakfasted,
    Bumped,
    CardsOpened,
    DoublerPlaced,
    DriveDemanded,
    Drove,
    GameEnded,
    GunUsed,
    Loaded,
    PolicePassed,
    QuayRefilled,
    QuaysReplaced,
    Reckoned,
    RoundStarted,
    Share,
    Unloaded,
)
from engine.gangster.pieces import Clan, Kind, Place
from engine.gangster.views import TableView
from tests.helpers.gangster.playouts import playout
from tests.helpers.gangster.words import NAMES, PAIR, SPRINT, TABLE

both = pytest.mark.parametrize("language", LANGUAGES)
BLUE, BROWN, YELLOW, GREY, GREEN = Clan
CICERO, CHINATOWN, LOOP, WEST, GOLD = (
    Place.CICERO,
    Place.CHINATOWN,
    Place.LOOP,
    Place.WEST_SIDE,
    Place.GOLD_COAST,
)
CAPONE, MORAN, TORRIO = 0, 1, 2

FORMS: tuple[tuple[tuple[Event, ...], str, str], ...] = (
    (
        (Drove(CAPONE, BLUE, 2, (CICERO, WEST, CHINATOWN)),),
        "**Capone** drives 2: Cicero → Chinatown.",
        "**Capone** roule avec la carte 2 : Cicero → Chinatown.",
    ),
    (
        (Drove(CAPONE, BLUE, 1, (CICERO, WEST, CHINATOWN)),),
        "**Capone** drives 1 with the Motor: Cicero → Chinatown.",
        "**Capone** roule avec la carte 1 et le Moteur : Cicero → Chinatown.",
    ),
    (
        (Unloaded(CAPONE, BLUE, LOOP, BLUE, (4,)),),
        "**Capone** unloads one gangster in The Loop, on space 4.",
        "**Capone** débarque un des siens, The Loop, case 4.",
    ),
    (
        (Unloaded(CAPONE, BLUE, LOOP, BLUE, (4, 5)),),
        "**Capone** unloads two gangsters in The Loop, on spaces 4 and 5.",
        "**Capone** débarque deux des siens, The Loop, cases 4 et 5.",
    ),
    (
        (Unloaded(CAPONE, BLUE, LOOP, GREY, (5,)),),
        "**Capone** puts a ⚪✖️ grey gangster out in The Loop, on space 5.",
        "**Capone** sort de son coffre un gangster ⚪✖️ gris, The Loop, case 5.",
    ),
    (
        (Loaded(CAPONE, BLUE, CICERO, BLUE, 3),),
        "**Capone** takes a gangster back from Cicero 3.",
        "**Capone** rembarque un des siens, Cicero, case 3.",
    ),
    (
        (Loaded(CAPONE, BLUE, CICERO, GREY, 3),),
        "**Capone** kidnaps ⚪✖️ grey from Cicero 3!",
        "**Capone** enlève un gangster ⚪✖️ gris, Cicero, case 3.",
    ),
    (
        (GunUsed(CAPONE, BLUE, CICERO, WEST, GREY, 2),),
        "**Capone** fires the Tommy gun: ⚪✖️ grey goes from West Side 2 into the trunk!",
        "**Capone** sort la mitraillette : un gangster ⚪✖️ gris, West Side, case 2, finit au coffre.",
    ),
    (
        (Bumped(CAPONE, BLUE, 3, BROWN, MORAN, CICERO, WEST),),
        "**Capone** bumps **Moran** with card 3: their cars swap places (Cicero ↔ West Side).",
        "**Capone** percute **Moran** (carte 3) et prend sa place : Cicero ↔ West Side.",
    ),
    (
        (Arrived(CAPONE, BLUE, Kind.MOTOR, Kind.DOOR),),
        "New on the car: the Motor; the Door falls off.",
        "Butin de Gold Coast : le Moteur ; la Porte est perdue.",
    ),
    (
        (Arrived(CAPONE, BLUE, Kind.TRUNK, None),),
        "New on the car: the Trunk.",
        "Butin de Gold Coast : l’équipement Coffre.",
    ),
    (
        (Arrived(CAPONE, BLUE, None, None),),
        "Nothing to take at the harbour.",
        "Gold Coast : rien à prendre.",
    ),
    (
        (Breakfasted(CAPONE, BLUE, (YELLOW, GREY)),),
        "Sicilian breakfast for 🟡👑 yellow and ⚪✖️ grey. They stay at the buffet.",
        "Déjeuner sicilien pour 🟡👑 jaune et ⚪✖️ gris. Ils restent au buffet.",
    ),
    ((QuayRefilled(1, Kind.BUMPER),), "New in the harbour: Bumper.", "Nouveau au port : Pare-chocs."),
    (
        (QuaysReplaced(Kind.DOOR, ()),),
        "Three Doors in the harbour, so they’re replaced.",
        "Trois Portes au port : remplacées.",
    ),
    (
        (CardsOpened(CAPONE, BLUE), DoublerPlaced(CAPONE, BLUE, LOOP, 5)),
        "**Doubler on The Loop** (5 of 8).",
        "**Doubleur sur The Loop** (5 sur 8).",
    ),
    ((PolicePassed(CAPONE, BLUE),), "The police drive past.", "La police passe, rien ne se passe."),
    (
        (RoundStarted(3, 3, 5, CICERO, TORRIO),),
        "Round 3: five new gangsters each; first doubler on Cicero. **Torrio** begins.",
        "Manche 3 : cinq nouveaux gangsters chacun ; premier doubleur sur Cicero. **Torrio** commence.",
    ),
    (
        (GameEnded((MORAN,), (90, 114, 80, 7)),),
        "🏆 **Moran is the King of Chicago** with 114!",
        "🏆 **Moran est Roi de Chicago** avec 114 points.",
    ),
    (
        (GameEnded((CAPONE, MORAN), (114, 114, 80, 7)),),
        "🏆 **Capone and Moran are the Kings of Chicago** with 114 each!",
        "🏆 **Capone et Moran sont Rois de Chicago** avec 114 points chacun.",
    ),
    (
        (DriveDemanded(24),),
        "Nobody has driven for 24 turns: now you all must.",
        "Personne n’a roulé depuis 24 tours : tout le monde doit rouler.",
    ),
)


def told(events: tuple[Event, ...], language: Language, table: TableView = TABLE) -> list[str]:
    return [line.replace("\u00a0", " ") for line in skin.tell(events, table, NAMES, language)]


@pytest.mark.parametrize(("events", "english", "french"), FORMS, ids=lambda each: str(each)[:30])
def test_an_event_reads_like_this(events: tuple[Event, ...], english: str, french: str) -> None:
    assert told(events, "en") == [english]
    assert told(events, "fr") == [french]


@both
def test_every_event_of_every_game_is_worded_or_silent_on_purpose(language: Language) -> None:
    for seats in (2, 3, 4, 5):
        for turn in playout(seats, SPRINT, 4):
            lines = skin.tell(turn.step.events, game.table(turn.step.state), NAMES, language)
            assert 0 < len(lines) <= NEWS_LINES_MAX


def test_a_turn_is_one_line_with_all_that_came_of_it() -> None:
    events = (
        Drove(CAPONE, BLUE, 3, (CICERO, WEST, CHINATOWN, GOLD)),
        Breakfasted(CAPONE, BLUE, (GREY,)),
        Arrived(CAPONE, BLUE, Kind.MOTOR, None),
        QuayRefilled(0, Kind.DOOR),
        CardsOpened(CAPONE, BLUE),
        PolicePassed(CAPONE, BLUE),
    )
    assert told(events, "en") == [
        "**Capone** drives 3: Cicero → Gold Coast. Sicilian breakfast for ⚪✖️ grey. They stay at the buffet. "
        "New on the car: the Motor. New in the harbour: Door. The police drive past."
    ]


def test_with_two_clans_each_it_says_which_one_acts() -> None:
    events = (Drove(CAPONE, YELLOW, 2, (CICERO, WEST, CHINATOWN)),)

    assert told(events, "en", PAIR) == ["**Capone** (🟡👑 yellow) drives 2: Cicero → Chinatown."]


@both
def test_older_turns_are_folded_and_what_matters_is_not(language: Language) -> None:
    turn: tuple[Event, ...] = (Drove(CAPONE, BLUE, 2, (CICERO, WEST, CHINATOWN)),)
    started = RoundStarted(2, 3, 6, CICERO, TORRIO)
    lines = told((*turn * 5, started, *turn * 4), language)

    assert len(lines) == NEWS_LINES_MAX
    assert "5" in lines[0]
    assert told((started,), language)[0] in lines
    assert len(told(turn * 6, language)) == 6
    assert "2" in told(turn * 7, language)[0]


@both
def test_a_day_of_reckoning_tells_gains_and_how_ties_were_broken(language: Language) -> None:
    """In the line above the picture, and in full where it is recounted."""
    reckoned = 0
    for seats in (2, 4, 5):
        for turn in playout(seats, SPRINT, 9):
            for event in turn.step.events:
                if isinstance(event, Reckoned):
                    table, scoring = game.table(turn.step.state), event.scoring
                    line = "\n".join(told((event,), language, table))
                    for gain, total in zip(scoring.gains, scoring.totals, strict=True):
                        assert f"+{gain} = {total}" in line
                    full = skin.recount((event,), table, NAMES, language)
                    assert full.count("\n- ") == len(scoring.districts)
                    reckoned += 1
    assert reckoned == 3
    assert skin.recount((), TABLE, NAMES, language) == ""


def test_only_equal_counts_that_are_paid_differently_are_told_as_a_tie() -> None:
    shares = (
        Share(BLUE, CAPONE, 5, 9, 6, 6),
        Share(BROWN, MORAN, 3, 8, 4, 4),
        Share(YELLOW, TORRIO, 3, 7, 2, 2),
        Share(GREY, 3, 1, 1, None, 0),
        Share(GREEN, 3, 1, 2, None, 0),
    )

    assert list(ties(shares)) == [(shares[1], shares[2])]
