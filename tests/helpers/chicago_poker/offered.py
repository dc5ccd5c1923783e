"""What the menus of a boss lead to: every legal line, but of raids that all find nothing only the first."""

from engine.chicago_poker import BossView
from engine.chicago_poker.actions import Raid


def offered(view: BossView) -> list[str]:
    """The lines in order."""
    raids = [offer.action for offer in view.offers if isinstance(offer.action, Raid)]
    seats = {row.boss: row.seat for row in view.table.rows}
    hidden = any(
        gangster.card is None
        for raid in raids
        for gangster in view.table.rows[seats[raid.rival]].columns[raid.place].gangsters
    )
    spared = set() if hidden else set(raids[1:])
    return sorted(str(offer.action) for offer in view.offers if offer.action not in spared)
