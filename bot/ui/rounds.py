"""Rounds of tables: where somebody was led lately, so that *Next* leads on, and round, not back."""

from collections.abc import Sequence

from cachetools import TTLCache

from bot.table.match import PlayerId, TableId

LATELY = 30 * 60.0  # seconds since the last step; then a round begins anew
PEOPLE_REMEMBERED_MAX = 2000


class Rounds:
    """Tables shown to each person, the latest with the highest number."""

    def __init__(self) -> None:
        self._shown: TTLCache[PlayerId, dict[TableId, int]] = TTLCache(PEOPLE_REMEMBERED_MAX, LATELY)

    def following(self, player: PlayerId, here: TableId, waiting: Sequence[TableId]) -> TableId | None:
        """First waiting table not shown yet, in their order, else the one shown longest ago.

        `here`: where they are now, 0 for nowhere; None where no other waits.
        """
        shown = self._shown.get(player, {})
        latest = max(shown.values(), default=0)
        if here:
            shown = shown | {here: latest + 1}
        others = [table_id for table_id in waiting if table_id != here]
        if not others:
            return None
        chosen = min(others, key=lambda table_id: shown.get(table_id, 0))
        self._shown[player] = shown | {chosen: latest + 2}
        return chosen
