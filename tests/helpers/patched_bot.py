"""The bot as it would be with a few lines more: a copy of the tree, patched, run as a program of its own."""

import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.helpers.program import PROJECT

WORDS = "assets/locale/"


@dataclass(frozen=True, slots=True)
class Change:
    """A piece of a file and what stands in its place; the piece is there once. None: the end of the file."""

    file: str
    old: str | None
    new: str


def files_of(patch: Sequence[Change]) -> set[str]:
    """The files that a patch touches, but those of words."""
    return {each.file for each in patch if not each.file.startswith(WORDS)}


def patched_tree(folder: Path, *patches: Sequence[Change]) -> Path:
    """A copy of the bot in that folder, with the patches. Pictures, which no patch touches, are linked."""
    for name in ("bot", "engine", "assets/locale"):
        shutil.copytree(PROJECT / name, folder / name)
    for path in (PROJECT / "assets").iterdir():
        if path.name != "locale":
            (folder / "assets" / path.name).symlink_to(path)
    for change in (each for patch in patches for each in patch):
        path = folder / change.file
        text = path.read_text(encoding="utf-8")
        old = text if change.old is None else change.old
        assert text.count(old) == 1, f"{change.file} has changed: look for another place than {old!r}"
        path.write_text(text.replace(old, f"{text}{change.new}" if change.old is None else change.new))
    return folder


# A yes/no setting of a person: whether /settings mine shows their hours.
SETTING = (
    Change(
        "bot/table/profile.py",
        "    discord_language: Language | None = None",
        '    hours_shown: Annotated[bool, Setting("hours-shown", ON_OFF)] = True\n'
        "    discord_language: Language | None = None",
    ),
    Change(
        "bot/store/layout.py",
        "        asks_end $bool NOT NULL DEFAULT $true,\n",
        "        asks_end $bool NOT NULL DEFAULT $true,\n        hours_shown $bool NOT NULL DEFAULT $true,\n",
    ),
    Change(
        "bot/store/layout.py",
        ')\n"""How older databases',
        '    ("ALTER TABLE people ADD COLUMN hours_shown $bool NOT NULL DEFAULT $true",),\n'
        ')\n"""How older databases',
    ),
    Change(
        "bot/ui/pages/settings.py",
        "_hours(person, language, now), *rows(buttons))",
        '_hours(person, language, now) if person.hours_shown else "", *rows(buttons))',
    ),
    *(
        Change(
            f"{WORDS}shell/{language}.ftl",
            None,
            f"""
ui-setting-hours-shown = Hours on this page ({language})
ui-hours-shown-on = yes
ui-hours-shown-off = no
command-option-hours-shown = hours-shown
    .about = Show your hours on this page
""",
        )
        for language in ("en", "fr")
    ),
)

# A yes/no setting of a server: whether anybody may gather players there.
SERVER_SETTING = (
    Change(
        "bot/table/profile.py",
        "    # where tables may be opened; empty: everywhere",
        '    gathers: Annotated[bool, Setting("gathering", ON_OFF)] = True\n'
        "    # where tables may be opened; empty: everywhere",
    ),
    Change(
        "bot/store/layout.py",
        "        rings $int,  --",
        "        gathers $bool NOT NULL DEFAULT $true,\n        rings $int,  --",
    ),
    Change(
        "bot/store/layout.py",
        ')\n"""How older databases',
        '    ("ALTER TABLE servers ADD COLUMN gathers $bool NOT NULL DEFAULT $true",),\n'
        ')\n"""How older databases',
    ),
    Change(
        "bot/coordinator/lobbies.py",
        "        if own >= server.own_lobbies:",
        "        if not server.gathers:\n"
        "            raise NotAllowed(NotHere.FULL)\n"
        "        if own >= server.own_lobbies:",
    ),
    *(
        Change(
            f"{WORDS}shell/{language}.ftl",
            None,
            f"""
ui-setting-gathering = Tables here ({language})
ui-gathering-on = yes
ui-gathering-off = no
command-option-gathering = gathering
    .about = Let people open tables here
""",
        )
        for language in ("en", "fr")
    ),
)

# An option of a table: whether computers may sit down.
OPTION = (
    Change(
        "bot/table/table.py",
        "    dealt_coached: bool",
        '    computers_welcome: Annotated[bool, Setting("company", {"any": True, "people": False})] = True\n'
        "    dealt_coached: bool",
    ),
    Change(
        "bot/store/layout.py",
        "        ready_told $bool NOT NULL DEFAULT $false  --",
        "        ready_told $bool NOT NULL DEFAULT $false,\n"
        "        computers_welcome $bool NOT NULL DEFAULT $true  --",
    ),
    Change(
        "bot/store/layout.py",
        ')\n"""How older databases',
        '    ("ALTER TABLE tables ADD COLUMN computers_welcome $bool NOT NULL DEFAULT $true",),\n'
        ')\n"""How older databases',
    ),
    Change(
        "bot/coordinator/lobbies.py",
        "            return self._with_computer(",
        "            if not table.computers_welcome:\n"
        "                raise NotAllowed(NotHere.FULL)\n"
        "            return self._with_computer(",
    ),
    *(
        Change(
            f"{WORDS}shell/{language}.ftl",
            None,
            f"""
ui-option-company = Company ({language})
ui-company-any = people and computers
ui-company-people = people only
command-option-company = company
    .about = Whether computers may sit down
""",
        )
        for language in ("en", "fr")
    ),
)
