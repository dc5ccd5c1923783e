"""What docs/public.md tells hosts who open the bot to strangers is so, and its templates are marked."""

import re
from pathlib import Path

import pytest

from bot.settings import Settings
from bot.ui.invitation import PERMISSIONS, SCOPES
from bot.ui.registration import RIGHTS

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "public.md").read_text("utf-8")
TEMPLATES = sorted((ROOT / "docs" / "public").glob("*.md"))
BLANK = re.compile(r"\[\[([^\]]+)\]\]")


def test_the_install_link_asks_for_what_the_bot_s_own_invitation_asks_for() -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith("| Guild Install |"))
    _, scopes, rights = (cell.strip() for cell in row.strip("|").split("|"))

    assert set(re.findall(r"`([^`]+)`", scopes)) == set(SCOPES)
    assert set(rights.replace(" in ", " In ").split(", ")) == {
        RIGHTS.get(right, right.replace("_", " ").title()) for right, wanted in PERMISSIONS if wanted
    }


def test_every_setting_that_it_names_exists() -> None:
    named = set(re.findall(r"`([A-Z]+_[A-Z]+)", PAGE))

    assert {"TERMS_URL", "PRIVACY_URL", "SUPPORT_URL", "OWN_DESCRIPTION"} <= named
    assert named <= {name.upper() for name in Settings.model_fields}


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_a_template_has_its_blanks_marked_in_one_way_and_invents_nothing(path: Path) -> None:
    text = path.read_text("utf-8")
    blanks = BLANK.findall(text)

    assert "BLANK" in blanks, "it says how they look"
    assert len(set(blanks)) >= 6
    assert all(blank == blank.upper() for blank in blanks)
    assert text.count("[[") == text.count("]]") == len(blanks)
    assert "://" not in text
    assert "@" not in text
