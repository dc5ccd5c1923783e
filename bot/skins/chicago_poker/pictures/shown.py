"""Which pictures are shown of a table, a hand or the news: each painted, encoded, and with its alt text.

Slow (tens of milliseconds a picture), so the shell paints in processes of their own.
"""

from collections.abc import Iterator, Sequence

from bot.skins.chicago_poker.pictures import (
    banner,
    final,
    hand,
    help_cards,
    pile,
    raid,
    reveal,
    shootout,
    table,
)
from bot.skins.chicago_poker.words import alt
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.kit.canvas import Canvas
from bot.skins.skin import Picture
from bot.table.languages import Language
from engine.chicago_poker.events import Event, GameWon, ReinforcementsRevealed, ShootoutHeld, ShootoutTied
from engine.chicago_poker.views import BossView, RaidSeen, TableView

Names = Sequence[str]


def table_picture(view: TableView, names: Names, language: Language) -> Picture:
    """The table as everybody may see it; after the end who won, and why."""
    players = _players(names, language)
    if view.outcome:
        return _picture("final", final.paint(view, players, language), alt.alt_final(view, names, language))
    return _picture("table", table.paint(view, players, language), alt.alt_table(view, names, language))


def private_pictures(view: BossView, names: Names, language: Language) -> tuple[Picture, ...]:
    """A boss's hand, the raids of their running turn, and the pile while they search it."""
    players = _players(names, language)
    shown = [_picture("hand", hand.paint(view, players, language), alt.alt_hand(view, names, language))]
    for seen in raids_now(view):
        painted = raid.paint(seen, view.table, players, language)
        shown.append(_picture("raid", painted, alt.alt_raid(seen, view, names, language)))
    if view.pile:
        painted = pile.paint(view.pile, language)
        shown.append(_picture("pile", painted, alt.alt_pile(view, names, language)))
    return tuple(shown)


def raids_now(view: BossView) -> tuple[RaidSeen, ...]:
    """The raids of this boss's running turn: what they have just been shown."""
    mine = view.table.active == view.seat
    return tuple(seen for seen in view.raids if mine and seen.turn == view.table.turn)


def news_pictures(
    events: Sequence[Event], view: TableView, names: Names, language: Language
) -> tuple[Picture, ...]:
    """A picture for each shootout held or tied, and after the end all cards turned up."""
    return tuple(_news(events, view, names, language))


def _news(events: Sequence[Event], view: TableView, names: Names, language: Language) -> Iterator[Picture]:
    players = _players(names, language)
    held = [event for event in events if isinstance(event, ShootoutHeld)]
    tie_shown = False
    for event in events:
        match event:
            case ShootoutHeld():
                later = held[held.index(event) + 1 :]
                painted = shootout.paint(event, view, players, language, later)
                yield _picture("shootout", painted, alt.alt_shootout(event, view, names, language))
            case ShootoutTied() | ReinforcementsRevealed(tied=(_, *_)) if view.tie and not tie_shown:
                painted = shootout.paint_tie(view.tie, view, players, language)
                yield _picture("tie", painted, alt.alt_shootout(view.tie, view, names, language))
                tie_shown = True
            case GameWon() if all(row.hand is not None for row in view.rows):
                painted = reveal.paint(view, players, language)
                yield _picture("reveal", painted, alt.alt_reveal(view, names, language))
            case _:
                pass


def banner_picture(bosses: Sequence[str | None], names: Names, language: Language) -> Picture:
    """The head of a lobby."""
    seated = zip(bosses, _players(names, language), strict=True)
    players = [player if boss else "" for boss, player in seated]
    painted = banner.paint(bosses, players, language)
    return _picture("banner", painted, alt.alt_banner(bosses, names, language))


def help_pictures(language: Language) -> tuple[Picture, ...]:
    """The ranks of hands, and the businesses."""
    return (
        _picture("ranks", help_cards.paint_ranks(language), alt.alt_ranks(language)),
        _picture("businesses", help_cards.paint_businesses(language), alt.alt_businesses(language)),
    )


def _players(names: Names, language: Language) -> Names:
    """The line under each boss: the person's name, or that a computer plays."""
    return tuple(name or say(language, "picture-computer") for name in names)


def _picture(kind: str, painted: Canvas, words: str) -> Picture:
    return Picture(painted.filename(kind), painted.encoded(), words)
