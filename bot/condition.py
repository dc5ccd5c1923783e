"""The running bot's condition, asked from outside: `chicago-poker health`.

A supervisor asks every minute, so nothing of the bot itself is loaded for it; where all is as usual, not even
this (bot/quick_health.py).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPException
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, build_opener

from bot.host_fault import ExitCode, HostFault
from bot.language import say
from bot.quick_health import LOOPBACK, reached
from bot.settings import Settings
from bot.table.languages import Language
from engine.version import VERSION

ANSWER_SECONDS_MAX = 10.0  # seconds for an answer


@dataclass(frozen=True, slots=True)
class Condition:
    """The bot's condition: faults, if any, and figures."""

    ills: tuple[str, ...]
    figures: Mapping[str, float]
    version: str = VERSION

    @property
    def well(self) -> bool:
        """True if nothing is wrong."""
        return not self.ills

    def said(self, language: Language) -> str:
        """Say the condition as a sentence."""
        if self.well:
            return say(language, "host-health-well", version=self.version)
        return say(language, "host-health-ill", ills=", ".join(self.ills))


def health(settings: Settings) -> int:
    """Asks the bot that runs with these settings how it is; for supervisors that cannot ask by themselves.

    Raises HostFault where no port is settled.
    """
    language = settings.host_language
    if not settings.health_port:
        raise HostFault("error-health-port-missing")
    try:
        condition = ask(settings.health_port, reached(str(settings.health_host)))
    except OSError as fault:
        facts = {"value": str(settings.health_port), "why": fault.strerror or str(fault)}
        print(say(language, "host-health-silent", **facts))
        return ExitCode.ILL
    print(condition.said(language))
    return ExitCode.FINE if condition.well else ExitCode.ILL


def ask(port: int, host: str = LOOPBACK) -> Condition:
    """Condition of the bot on this machine; raises OSError where none answers at that port."""
    place = f"[{host}]" if ":" in host else host
    opener = build_opener(ProxyHandler({}))  # it is on loopback, whatever proxy there is for the world
    try:
        with opener.open(f"http://{place}:{port}/health", timeout=ANSWER_SECONDS_MAX) as page:
            told = page.read()
    except HTTPError as ill:
        told = ill.read()
    except (URLError, HTTPException) as silent:
        why = getattr(silent, "reason", silent)
        raise OSError(getattr(why, "strerror", None) or str(why)) from silent
    try:
        known = json.loads(told)
        ills, version, figures = tuple(map(str, known.pop("ills"))), str(known.pop("version")), known
        del figures["ok"]
        figures.pop("said", None)  # older versions said nothing
    except (ValueError, LookupError, TypeError, AttributeError):
        raise OSError("something else answers there") from None
    return Condition(ills, figures, version)
