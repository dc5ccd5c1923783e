"""The host's settings, from the environment or `.env`; wrong ones stop the start in one sentence.

The token is a secret value, and so is a database's URL, which has its password in it: they show in no log, no
error and no repr.
"""

import os
import re
from difflib import get_close_matches
from ipaddress import IPv4Address
from pathlib import Path
from typing import Annotated, Literal

from pydantic import (
    AnyHttpUrl,
    Field,
    IPvAnyAddress,
    SecretStr,
    UrlConstraints,
    ValidationError,
    field_validator,
)
from pydantic_settings import BaseSettings, DotEnvSettingsSource, NoDecode, SettingsConfigDict

from bot.host_fault import HostFault
from bot.table.languages import Language

LOOPBACK = IPv4Address("127.0.0.1")
DISCORD = AnyHttpUrl("https://discord.com/api/v10")
DATABASE = re.compile(r"((sqlite:///|postgres(ql)?://).+)?")
RANGE = re.compile(r"([0-9]{1,5})(?:-([0-9]{1,5}))?")
SHARDS_MAX = 16_384
NEARLY = 0.85  # of a name's letters stand in the same order: DATABSE_PATH, not DATABASE_PASSWORD
Https = Annotated[AnyHttpUrl, UrlConstraints(allowed_schemes=["https"], max_length=500)]
Port = Annotated[int, Field(ge=0, le=65535)]


class Settings(BaseSettings):
    """Every setting, by the name of its environment variable; .env.example explains each."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", frozen=True, env_ignore_empty=True
    )

    discord_token: SecretStr | None = None  # None: play in the sandbox
    discord_api_url: AnyHttpUrl = DISCORD
    database_url: SecretStr = SecretStr("")  # empty: the file at database_path
    database_path: Path = Path("var/chicago.sqlite3")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    host_language: Language = "en"  # not LANGUAGE, which desktops set to lists such as en_GB:en
    test_guild: Annotated[int, Field(gt=0)] | None = None
    shards: Annotated[int, Field(ge=1)] | None = None  # None: as many as Discord advises
    shard_ids: Annotated[frozenset[int] | None, NoDecode] = None  # its own; None: it is alone
    rest_share: Annotated[float, Field(gt=0, le=1)] | None = None  # None: the share of its shards
    health_port: Port | None = None
    health_host: IPvAnyAddress = LOOPBACK  # where it listens
    sandbox: bool = True  # False: it never opens, because nobody could reach its page
    sandbox_port: Port = 8000  # where nobody settled it, the next free one will do
    workers: Annotated[int, Field(ge=1, le=64)] = 2  # processes that paint and think
    worker_memory: Annotated[int, Field(ge=200)] = 400  # megabytes; one that has held more is replaced
    picture_format: Literal["jpeg", "webp"] = "jpeg"  # of what is sent; WebP is half the bytes, and slower
    compiled: bool = True  # computers think in C where that is compiled; the same decisions, sooner
    own_emoji: bool = True  # bring the games' own emoji to the application
    own_description: bool = False  # give the application the house's description and tags
    terms_url: Https | None = None  # the host's own pages, shown in /help and /privacy
    privacy_url: Https | None = None
    support_url: Https | None = None
    docs_url: Https | None = None  # where the pages of docs can be read: refusals and /rules lead there
    hidden_games: bool = False  # offer the games that are on no shelf, for who works on them

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _ranges(cls, given: object) -> object:
        """`0-3, 7`: from and to, both included."""
        if not isinstance(given, str):
            return given
        found = set[int]()
        for part in given.split(","):
            match = RANGE.fullmatch(part.strip())
            if match is None or not int(match[1]) <= int(match[2] or match[1]) < SHARDS_MAX:
                raise ValueError("shards")
            found.update(range(int(match[1]), int(match[2] or match[1]) + 1))
        return frozenset(found)

    @field_validator("log_level", mode="before")
    @classmethod
    def _loud_or_quiet(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level

    @field_validator("discord_token")
    @classmethod
    def _one_word(cls, token: SecretStr | None) -> SecretStr | None:
        secret = token.get_secret_value().strip() if token else ""
        if any(character.isspace() for character in secret):
            raise ValueError("token")
        return SecretStr(secret) if secret else None

    @field_validator("database_url")
    @classmethod
    def _a_database(cls, url: SecretStr) -> SecretStr:
        told = url.get_secret_value().strip()
        if not DATABASE.fullmatch(told):
            raise ValueError("database")
        return SecretStr(told)

    @field_validator("database_path")
    @classmethod
    def _a_file(cls, path: Path) -> Path:
        if path.is_dir():
            raise ValueError("directory")
        return path


def read_settings(env_file: Path | None = Path(".env")) -> Settings:
    """The host's settings; raises HostFault, naming the setting but never its value when it is secret."""
    try:
        return Settings(_env_file=env_file)  # type: ignore[call-arg]  # pydantic-settings takes it unseen
    except ValidationError as fault:
        first = fault.errors(include_url=False, include_context=False)[0]
        name = str(first["loc"][0]) if first["loc"] else "?"
        raise HostFault(
            f"error-setting-{name.replace('_', '-')}", value=_harmless(name, first["input"])
        ) from None


def misspelt(env_file: Path = Path(".env")) -> dict[str, str]:
    """Names in the environment or `.env` that are nearly those of settings: which one each may mean."""
    known = [name.upper() for name in Settings.model_fields]
    given = {*map(str.upper, os.environ), *map(str.upper, DotEnvSettingsSource(Settings, env_file).env_vars)}
    near = {name: get_close_matches(name, known, n=1, cutoff=NEARLY) for name in sorted(given - {*known})}
    return {name: meant[0] for name, meant in near.items() if meant}


def _harmless(name: str, value: object) -> str:
    return "…" if name in ("discord_token", "database_url") else str(value)[:100]
