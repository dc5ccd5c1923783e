"""The sentences a page carries, in every language, so that it can switch between them by itself."""

from bot.language import say
from bot.table.languages import LANGUAGES, Language

Catalogue = dict[Language, dict[str, str]]

# Sentence · the facts that the page fills in itself.
PAGE: dict[str, tuple[str, ...]] = {
    "book/about": (),
    "book/all-turns": (),
    "book/back": (),
    "book/check": (),
    "book/check-about": (),
    "book/check-bad": ("count", "lines"),
    "book/check-broken": (),
    "book/check-busy": (),
    "book/check-chances": (),
    "book/check-cut": ("seat",),
    "book/check-differs": ("place", "says", "gives"),
    "book/check-gives": (),
    "book/check-good": ("count",),
    "book/check-held": (),
    "book/check-line": ("line",),
    "book/check-lot": ("number",),
    "book/check-maker": (),
    "book/check-none": (),
    "book/check-open": (),
    "book/check-passed": ("seat",),
    "book/check-pile": (),
    "book/check-says": (),
    "book/check-seal": (),
    "book/check-seed": (),
    "book/check-shuffle": ("number", "count"),
    "book/check-text": (),
    "book/check-turn": ("turn", "line"),
    "book/check-why-alone": (),
    "book/check-why-seal": (),
    "book/check-why-secret": (),
    "book/check-why-seed": (),
    "book/check-why-text": (),
    "book/close": (),
    "book/compare": ("day",),
    "book/compare-alone": (),
    "book/compare-link": (),
    "book/compare-none": (),
    "book/compare-proves": (),
    "book/compare-somewhere": (),
    "book/controls": (),
    "book/deal": ("last",),
    "book/dealt": ("day",),
    "book/ended": ("day",),
    "book/enlarge": (),
    "book/eyes": (),
    "book/eyes-open": (),
    "book/eyes-public": (),
    "book/eyes-seat": ("who",),
    "book/first": (),
    "book/goto": (),
    "book/language": (),
    "book/last": (),
    "book/nothing": (),
    "book/on": (),
    "book/pace": (),
    "book/page": ("game", "who"),
    "book/pause": (),
    "book/picture": ("turn", "eyes"),
    "book/play": (),
    "book/record": (),
    "book/scrub": (),
    "book/speed": ("times",),
    "book/told": (),
    "book/turn": ("turn", "last"),
    "book/turns": ("count",),
    "book/twin": (),
}


def page_words() -> Catalogue:
    """The page's own, as its script asks for them; a fact stands in them as its name in braces."""
    return {
        language: {
            key.replace("/", "-"): say(language, key, **{fact: f"{{{fact}}}" for fact in facts})
            for key, facts in PAGE.items()
        }
        for language in LANGUAGES
    }
