"""The pictures of the preview, painted once for all tests, only from sprites that were built for them."""

from functools import cache

from bot.skins.devtools.gangster.paintings import paintings
from bot.table.languages import Language
from tests.helpers.skins.preview import Preview, strictly_painted


@cache
def preview(language: Language) -> Preview:
    """The preview in one language."""
    return strictly_painted(paintings(language))
