"""How the eight bosses are drawn and lettered: names of people are the same in every language."""

from engine.chicago_stud.pieces import Boss

PORTRAITS = {
    Boss.CAPONE: "bosses/al-capone",
    Boss.YALE: "bosses/frank-yale",
    Boss.WEISS: "bosses/hymie-weiss",
    Boss.MORAN: "bosses/bugs-moran",
    Boss.OBANION: "bosses/dion-obanion",
    Boss.TORRIO: "bosses/johnny-torrio",
    Boss.DRUCCI: "stud/bosses/vincent-drucci",
    Boss.ROLFE: "stud/bosses/louise-rolfe",
}
FULL = {
    Boss.CAPONE: "Al Capone",
    Boss.YALE: "Frank Yale",
    Boss.WEISS: "Hymie Weiss",
    Boss.MORAN: "Bugs Moran",
    Boss.OBANION: "Dion O’Banion",
    Boss.TORRIO: "Johnny Torrio",
    Boss.DRUCCI: "Vincent Drucci",
    Boss.ROLFE: "Louise Rolfe",
}
SHORT = {boss: name.rpartition(" ")[2] for boss, name in FULL.items()}


def portrait(boss: Boss, active: bool = False) -> str:
    """The round portrait; with a bright ring for who is asked, a winner, the owner of a hand."""
    return f"{PORTRAITS[boss]}-medallion{'-active' if active else ''}"
