"""`python -m tests.helpers.two_trucks.approve`: paints the approved pictures anew. Look at each."""

from bot.table.languages import Language
from tests.helpers.skins.approval import Approval
from tests.helpers.skins.preview import paintings

CHOSEN: dict[str, Language] = {
    "trucks-table-2": "fr",
    "trucks-table-4": "en",
    "trucks-table-6": "fr",
    "trucks-hand-4": "en",
    "trucks-dawn-6": "fr",
    "trucks-train-4": "en",
    "trucks-opened-2": "fr",
    "trucks-final-4": "en",
    "trucks-pocket-table-4": "fr",
    "trucks-pocket-hand-4": "fr",
    "trucks-pocket-dawn-6": "fr",
    "trucks-story-4": "en",
}

APPROVAL = Approval(
    "two_trucks", CHOSEN, lambda name, language: paintings("two_trucks", language)[name].paint()
)
approved = APPROVAL.path

if __name__ == "__main__":
    APPROVAL.renew()
