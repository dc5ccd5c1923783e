"""What the host settles: every wrong setting has its own sentence, and the token shows nowhere."""

import re
from pathlib import Path
from typing import get_args

import pytest

from bot.host_fault import HostFault
from bot.language import knows
from bot.settings import Settings, read_settings
from bot.skins.kit.encoding import FORMATS

ROOT = Path(__file__).parent.parent
TOKEN = "abc.def.ghi"

WRONG = {
    "DISCORD_TOKEN": "two words",
    "DISCORD_API_URL": "not an address",
    "DATABASE_URL": "mysql://user:hidden@host/name",
    "DATABASE_PATH": "/",
    "LOG_LEVEL": "CHATTY",
    "LOG_FORMAT": "xml",
    "HOST_LANGUAGE": "de",
    "TEST_GUILD": "my server",
    "SHARDS": "0",
    "HEALTH_PORT": "99999",
    "HEALTH_HOST": "everywhere",
    "SANDBOX": "perhaps",
    "SANDBOX_PORT": "-1",
    "SHARD_IDS": "3-1",
    "REST_SHARE": "2",
    "WORKERS": "0",
    "WORKER_MEMORY": "100",
    "COMPILED": "perhaps",
    "PICTURE_FORMAT": "png",
    "OWN_EMOJI": "sometimes",
    "OWN_DESCRIPTION": "sometimes",
    "TERMS_URL": "http://an.example/terms",
    "PRIVACY_URL": "an.example/privacy",
    "SUPPORT_URL": "https://",
    "DOCS_URL": "ftp://an.example/docs",
    "HIDDEN_GAMES": "perhaps",
}


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in WRONG:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_setting_has_a_sentence_of_its_own(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, WRONG[name])

    with pytest.raises(HostFault) as refused:
        read_settings()

    assert refused.value.key == f"error-setting-{name.lower().replace('_', '-')}"
    assert knows(refused.value.key)
    assert name not in ("DISCORD_TOKEN", "DATABASE_URL") or WRONG[name] not in str(refused.value)


def test_every_setting_can_be_wrong_and_is_explained() -> None:
    explained = (ROOT / ".env.example").read_text()

    assert {name.upper() for name in Settings.model_fields} == set(WRONG)
    assert all(re.search(f"^#?{name}=", explained, re.MULTILINE) for name in WRONG)


def test_every_format_that_can_be_settled_can_be_sent() -> None:
    assert get_args(Settings.model_fields["picture_format"].annotation) == tuple(FORMATS)


def test_the_example_settles_nothing_and_shows_what_holds_without_it(tmp_path: Path) -> None:
    """An image settles where its database lies: a copy of the example must not settle it anew."""
    example = (ROOT / ".env.example").read_text()
    shown = tmp_path / "shown"
    shown.write_text(re.sub("^#(?=[A-Z_]+=)", "", example, flags=re.MULTILINE))

    assert read_settings(ROOT / ".env.example").model_fields_set == set()
    assert read_settings(shown) == Settings()
    assert len(read_settings(shown).model_fields_set) >= 8


def test_the_token_shows_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" {TOKEN} ")

    settings = read_settings()

    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN
    assert TOKEN not in repr(settings) + str(settings) + settings.model_dump_json()


def test_a_file_of_settings_is_read_and_the_environment_wins(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=debug\nHEALTH_PORT=8123\nSHARDS=\n")
    monkeypatch.setenv("HEALTH_PORT", "9000")

    settings = read_settings()

    assert (settings.log_level, settings.health_port, settings.shards) == ("DEBUG", 9000, None)
