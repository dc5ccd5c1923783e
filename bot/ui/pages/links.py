"""Links to the host's own pages, where any are settled: terms, privacy policy, help, documentation."""

from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import quote

from bot.language import say
from bot.table.languages import Language

IN_MARKDOWN = str.maketrans({"(": "%28", ")": "%29"})  # a bracket would end the link


@dataclass(frozen=True, slots=True)
class HostLinks:
    """Addresses of the host's pages; empty where there is none."""

    terms: str = ""
    privacy: str = ""
    support: str = ""
    docs: str = ""  # the folder in which the pages of docs lie

    def rule(self, page: str, number: str, language: Language) -> str:
        """Name the rule behind a refusal, and lead to it in its page; empty where it has no number."""
        if not (page and number):
            return ""
        word = number
        if self.docs:
            shown = quote(number).replace("-", "%2D")  # a hyphen would mean something else there
            word = f"[{number}](<{self._page(page)}#:~:text={shown}>)"
        return say(language, "ui-refused-by", rule=word)

    def rules(self, page: str, language: Language) -> str:
        """Tell where all rules of a game stand with their numbers; empty where no page has them."""
        if not page:
            return ""
        if not self.docs:
            return say(language, "ui-numbered-rules-in", page=f"docs/{page}")
        return f"-# [{say(language, 'ui-numbered-rules')}](<{self._page(page)}>)"

    def _page(self, name: str) -> str:
        return f"{self.docs.rstrip('/')}/{name}".translate(IN_MARKDOWN)

    def line(self, language: Language) -> str:
        """All of them as a line of a message; empty where there are none."""
        return f"-# {' · '.join(links)}" if (links := tuple(self._named(language))) else ""

    def _named(self, language: Language) -> Iterator[str]:
        pages = (("ui-terms", self.terms), ("ui-privacy-policy", self.privacy), ("ui-support", self.support))
        for key, address in pages:
            if address:
                yield f"[{say(language, key)}](<{address.translate(IN_MARKDOWN)}>)"


NO_LINKS = HostLinks()
