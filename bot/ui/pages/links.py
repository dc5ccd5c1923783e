"""Links to the host's own pages, where the host has settled any: terms, privacy policy, help."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.language import say
from bot.table.languages import Language

IN_MARKDOWN = str.maketrans({"(": "%28", ")": "%29"})  # a bracket would end the link


@dataclass(frozen=True, slots=True)
class HostLinks:
    """Addresses of the host's pages; empty where there is none."""

    terms: str = ""
    privacy: str = ""
    support: str = ""

    def line(self, language: Language) -> str:
        """All of them as a line of a message; empty where there are none."""
        return f"-# {' · '.join(links)}" if (links := tuple(self._named(language))) else ""

    def _named(self, language: Language) -> Iterator[str]:
        pages = (("ui-terms", self.terms), ("ui-privacy-policy", self.privacy), ("ui-support", self.support))
        for key, address in pages:
            if address:
                yield f"[{say(language, key)}](<{address.translate(IN_MARKDOWN)}>)"


NO_LINKS = HostLinks()
