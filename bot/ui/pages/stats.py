"""What is kept of one person's finished games: their sums, their rating, their luck and nerve."""

from collections.abc import Sequence

from bot.language import say
from bot.skins.luck import luck_and_nerve
from bot.skins.skin import Skin
from bot.table.languages import Language
from bot.table.results import Standing
from bot.ui.pages.page import Page
from bot.ui.pages.text import mention


def stats_page(standing: Standing, skin: Skin, told: Sequence[str], language: Language) -> Page:
    """One person's games on a server; `told`: what stories of the game tell (`GameInfo.story_figures`)."""
    player = mention(standing.player)
    if not standing.games:
        return Page(parts=(say(language, "ui-stats-none", player=player),))
    facts = {"games": standing.games, "wins": standing.wins}
    figures = (skin.figure(name, value, language) for name, value in standing.figures.items())
    lines = [say(language, "ui-stats-head", player=player, **facts), *filter(None, figures)]
    if standing.rating is not None:
        points, games = standing.rating.points, standing.rating.games
        lines.append(say(language, "ui-stats-rating", points=points, games=games))
    parts = [game_line(skin, language), "\n".join(lines)]
    if standing.stories:
        story = luck_and_nerve(skin.domain, told, standing.stories, standing.story, language)
        parts.append("\n".join(story))
    return Page(parts=tuple(parts))


def game_line(skin: Skin, language: Language) -> str:
    """Of which game it is, small above the rest."""
    return f"-# {skin.name(language).label}"
