"""`python -m tests.helpers.skins.approve`: paints the approved pictures anew. Look at each, then commit."""

from bot.table.languages import Language
from tests.helpers.skins.approval import Approval
from tests.helpers.skins.preview import paintings

CHOSEN: dict[str, Language] = dict.fromkeys((
    "table-2", "table-3", "table-4", "table-5", "table-6", "table-6-names", "hand-7", "hand-9", "shootout-4",
    "shootout-6", "shootout-2-reinforced", "tie-4", "raid-shootout", "pile-60", "help-ranks",
    "help-businesses", "final-6", "reveal-6", "banner-3", "banner-started-4", "shootout-4-decisive", "town-2",
    "town-4", "town-6", "town-long", "town-waiting", "pocket-table-2", "pocket-table-4", "pocket-table-6",
    "pocket-town-4", "pocket-hand-4", "story-4", "story-6", "story-6-long", "story-2-short",
), "fr")  # fmt: skip

APPROVAL = Approval(
    "chicago_poker/pictures",
    CHOSEN,
    lambda name, language: paintings("chicago_poker", language)[name].paint(),
)
approved = APPROVAL.path

if __name__ == "__main__":
    APPROVAL.renew()
