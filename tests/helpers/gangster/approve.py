"""`python -m tests.helpers.gangster.approve`: paints the approved pictures anew. Look at each."""

from bot.table.languages import Language
from tests.helpers.skins.approval import Approval
from tests.helpers.skins.preview import paintings

CHOSEN: dict[str, Language] = {
    "table-2": "fr",
    "table-3": "en",
    "table-4": "en",
    "table-5": "fr",
    "table-crowded": "fr",
    "panel-2": "fr",
    "panel-3": "en",
    "panel-crowded": "fr",
    "scoring-4": "en",
    "scoring-5": "fr",
    "so-far-table-5": "fr",
    "final-4": "fr",
    "final-shared-2": "en",
    "pocket-table-5": "en",
    "pocket-panel-3": "fr",
    "story-4": "fr",
    "story-5-shared": "en",
}

APPROVAL = Approval(
    "gangster/pictures", CHOSEN, lambda name, language: paintings("gangster", language)[name].paint()
)
approved = APPROVAL.path

if __name__ == "__main__":
    APPROVAL.renew()
