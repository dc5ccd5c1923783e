"""`python -m tests.helpers.poker_champ.approve`: paints the approved pictures anew; look at each of them."""

from bot.table.languages import Language
from tests.helpers.skins.approval import Approval
from tools.pictures.poker_champ.paintings import PAINTINGS

CHOSEN: dict[str, Language] = {
    "champ-table-2": "fr",
    "champ-table-3": "en",
    "champ-table-4": "en",
    "champ-table-5": "fr",
    "champ-table-6": "fr",
    "champ-hand-6": "fr",
    "champ-hand-3": "en",
    "champ-standing-6": "fr",
    "champ-standing-4": "en",
    "champ-showdown-3": "en",
    "champ-showdown-5-shared": "fr",
    "champ-showdown-6": "en",
    "champ-unseen": "fr",
    "champ-reads-6": "fr",
    "pocket-champ-reads-5": "en",
    "champ-duel": "en",
    "champ-final": "fr",
    "champ-final-joint": "en",
    "champ-backs": "fr",
    "champ-banner": "fr",
    "pocket-champ-table-4": "en",
    "pocket-champ-hand-6": "fr",
    "pocket-champ-standing-4": "en",
    "champ-story-6": "en",
    "champ-story-5-long": "fr",
}

APPROVAL = Approval("poker_champ/pictures", CHOSEN, lambda name, language: PAINTINGS[name](language))
approved = APPROVAL.path

if __name__ == "__main__":
    APPROVAL.renew()
