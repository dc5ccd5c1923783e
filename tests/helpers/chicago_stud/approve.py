"""`python -m tests.helpers.chicago_stud.approve`: paints the approved pictures anew. Look at each."""

from bot.table.languages import Language
from tests.helpers.skins.approval import Approval
from tests.helpers.skins.preview import paintings

CHOSEN: dict[str, Language] = {
    "table-2": "fr",
    "table-5": "fr",
    "table-8": "en",
    "table-8-worst": "fr",
    "hand-high": "en",
    "hand-order": "fr",
    "hand-low": "en",
    "showdown-spade": "fr",
    "showdown-side-pots": "en",
    "final-laps": "en",
    "pocket-table-5": "en",
    "pocket-hand-high": "fr",
    "story-8": "en",
    "story-8-shared": "fr",
}

APPROVAL = Approval(
    "chicago_stud/pictures", CHOSEN, lambda name, language: paintings("chicago_stud", language)[name].paint()
)
approved = APPROVAL.path

if __name__ == "__main__":
    APPROVAL.renew()
