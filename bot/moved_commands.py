"""Every command of version 0.6.0, and where it is today: for people who still type the old name.

docs/commands.md has the same table for readers. No command of today is made from it.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Moved:
    """A command by its whole names of then; its whole English name of today, and which option it became."""

    english: str
    french: str
    now: str
    option: str = ""  # as the code calls it: `skip` of `/table cut`

    @property
    def has_moved(self) -> bool:
        """Tell if who types the old English name would find nothing there."""
        return self.now != self.english


COMMANDS = (
    Moved("table new", "table nouvelle", "table new"),
    Moved("table join", "table rejoindre", "table join"),
    Moved("table role", "table role", "table role"),
    Moved("table choose", "table choisir", "table choose"),
    Moved("table leave", "table quitter", "table leave"),
    Moved("table computer", "table ordinateur", "table computer"),
    Moved("table level", "table niveau", "table computer", "seat"),
    Moved("table option", "table option", "table option"),
    Moved("table remove", "table renvoyer", "table remove"),
    Moved("table start", "table commencer", "table start"),
    Moved("table cut", "table couper", "table cut"),
    Moved("table pass", "table passer", "table cut", "skip"),
    Moved("table reopen", "table rouvrir", "table cut", "reopen"),
    Moved("table fold", "table annuler", "table close"),
    Moved("table end", "table terminer", "table end"),
    Moved("table replace", "table remplacer", "table replace"),
    Moved("table move", "table deplacer", "table move"),
    Moved("table open", "table ouvertes", "table open"),
    Moved("table announce", "table annoncer", "table announce"),
    Moved("play", "jouer", "chicago lay"),
    Moved("recruit", "recruter", "chicago recruit"),
    Moved("special", "speciale", "chicago special"),
    Moved("take", "prendre", "chicago take"),
    Moved("reinforce", "renfort", "chicago reinforce"),
    Moved("endturn", "finir", "turn end"),
    Moved("champ stay", "champ rester", "champ stay"),
    Moved("champ fold", "champ coucher", "champ fold"),
    Moved("stud check", "stud parole", "stud check"),
    Moved("stud bet", "stud miser", "stud bet"),
    Moved("stud call", "stud suivre", "stud call"),
    Moved("stud raise", "stud relancer", "stud raise"),
    Moved("stud fold", "stud coucher", "stud fold"),
    Moved("stud order", "stud ordre", "stud order"),
    Moved("stud reveal", "stud montrer", "stud reveal"),
    Moved("gangster drive", "gangster conduire", "gangster drive"),
    Moved("gangster bump", "gangster percuter", "gangster bump"),
    Moved("gangster unload", "gangster débarquer", "gangster unload"),
    Moved("gangster load", "gangster embarquer", "gangster load"),
    Moved("gangster gun", "gangster mitraillette", "gangster gun"),
    Moved("takeback", "reprendre", "turn undo"),
    Moved("advice", "conseil", "turn advice"),
    Moved("plan turn", "plan tour", "turn plan"),
    Moved("plan withdraw", "plan retirer", "turn withdraw"),
    Moved("plan answer", "plan reponse", "turn answer"),
    Moved("hand", "main", "hand"),
    Moved("show", "voir", "show"),
    Moved("log", "journal", "game log"),
    Moved("dossier", "dossier", "game dossier"),
    Moved("rules", "regles", "rules"),
    Moved("help", "aide", "help"),
    Moved("tables", "tables", "tables"),
    Moved("learn", "apprendre", "learn"),
    Moved("replay", "revoir", "game replay"),
    Moved("film", "film", "game film"),
    Moved("record", "enregistrement", "game record"),
    Moved("book", "livre", "game book"),
    Moved("verify", "verifier", "game verify"),
    Moved("story", "recit", "game story"),
    Moved("leave", "quitter", "table leave"),
    Moved("concede", "abandonner", "game concede"),
    Moved("server settings", "serveur reglages", "server settings"),
    Moved("server end", "serveur terminer", "server end"),
    Moved("server replace", "serveur remplacer", "server replace"),
    Moved("settings", "reglages", "settings mine"),
    Moved("away", "absence", "settings away"),
    Moved("stats", "stats", "stats of"),
    Moved("leaderboard", "classement", "stats board"),
    Moved("privacy show", "donnees voir", "privacy show"),
    Moved("privacy export", "donnees exporter", "privacy export"),
    Moved("privacy delete", "donnees effacer", "privacy delete"),
)


def places() -> Mapping[str, str]:
    """Old names in every language, each with the English name of today, without those that still work."""
    return {old: each.now for each in COMMANDS for old in (each.french, each.english) if old != each.now}


def place_of(old: str) -> str:
    """The name of today for an old English name; empty for one that is unknown or still works."""
    return next((each.now for each in COMMANDS if each.english == old and each.has_moved), "")
