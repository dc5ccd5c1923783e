"""Every picture of Chicago Poker, encoded: what the skin hands to the shell, without the alt text.

Slow (tens of milliseconds): call it in a thread. Nothing here sees a state.
"""

from collections.abc import Sequence

from bot.skins.chicago_poker import banner, final, hand, help_cards, pile, raid, reveal, shootout, table
from bot.table.languages import Language
from engine.chicago_poker.events import Event, GameWon, ReinforcementsRevealed, ShootoutHeld, ShootoutTied
from engine.chicago_poker.pieces import AnyCard
from engine.chicago_poker.views import BossView, RaidSeen, TableView

Names = Sequence[str]


def table_picture(view: TableView, names: Names, language: Language) -> bytes:
    """The table as everybody may see it."""
    return table.paint(view, names, language).encoded()


def final_picture(view: TableView, names: Names, language: Language) -> bytes:
    """The game is over: who won, and why."""
    return final.paint(view, names, language).encoded()


def reveal_picture(view: TableView, names: Names, language: Language) -> bytes:
    """After the end, every card on the table."""
    return reveal.paint(view, names, language).encoded()


def hand_picture(view: BossView, names: Names, language: Language) -> bytes:
    """One boss's hand and own gangsters; for his eyes only."""
    return hand.paint(view, names, language).encoded()


def raid_picture(seen: RaidSeen, view: TableView, names: Names, language: Language) -> bytes:
    """What a Police Raid showed; for the raiding boss only."""
    return raid.paint(seen, view, names, language).encoded()


def pile_picture(cards: Sequence[AnyCard], language: Language) -> bytes:
    """The discard pile spread out; for the boss who searches it."""
    return pile.paint(cards, language).encoded()


def shootout_picture(
    held: ShootoutHeld, view: TableView, names: Names, language: Language, later: Sequence[ShootoutHeld] = ()
) -> bytes:
    """A business was won. `later`: shootouts after this one that the table has already counted."""
    return shootout.paint(held, view, names, language, later).encoded()


def tie_picture(view: TableView, names: Names, language: Language) -> bytes:
    """A shootout waits for reinforcements."""
    if view.tie is None:
        raise ValueError("no shootout is tied")
    return shootout.paint_tie(view.tie, view, names, language).encoded()


def banner_picture(bosses: Sequence[str | None], names: Names, language: Language) -> bytes:
    """The head of a lobby."""
    return banner.paint(bosses, names, language).encoded()


def ranks_picture(language: Language) -> bytes:
    """Help: the ranks of hands."""
    return help_cards.paint_ranks(language).encoded()


def businesses_picture(language: Language) -> bytes:
    """Help: the businesses, the special cards, and how one wins."""
    return help_cards.paint_businesses(language).encoded()


def raids_now(view: BossView) -> tuple[RaidSeen, ...]:
    """The raids of this boss's running turn: what he has just been shown."""
    mine = view.table.active == view.seat
    return tuple(seen for seen in view.raids if mine and seen.turn == view.table.turn)


def news_pictures(
    events: Sequence[Event], view: TableView, names: Names, language: Language
) -> tuple[tuple[str, bytes], ...]:
    """Pictures of what just happened, in order, each with its kind: `shootout`, `tie`, `reveal`."""
    held = [event for event in events if isinstance(event, ShootoutHeld)]
    pictures: list[tuple[str, bytes]] = []
    for event in events:
        match event:
            case ShootoutHeld():
                later = held[held.index(event) + 1 :]
                pictures.append(("shootout", shootout_picture(event, view, names, language, later)))
            case ShootoutTied() | ReinforcementsRevealed(tied=(_, *_)) if view.tie is not None:
                if not pictures or pictures[-1][0] != "tie":
                    pictures.append(("tie", tie_picture(view, names, language)))
            case GameWon() if all(row.hand is not None for row in view.rows):
                pictures.append(("reveal", reveal_picture(view, names, language)))
            case _:
                pass
    return tuple(pictures)
