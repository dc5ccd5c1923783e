"""Finished games of one person, and the best of a server: of one game in full, or of all in a line each."""

from collections.abc import Sequence

from bot.features.stats.luck import luck_and_nerve
from bot.language import say
from bot.skins.skin import Skin
from bot.table.languages import Language
from bot.table.match import PlayerId
from bot.table.results import Standing
from bot.ui.pages.page import Page
from bot.ui.pages.text import mention
from bot.ui.voice import Voice


def stats_page(standing: Standing, voice: Voice, told: Sequence[str]) -> Page:
    """One person's games on a server; `told`: what stories of the game tell (`GameInfo.story_figures`)."""
    if not standing.games:
        return all_stats_page(standing.player, (), voice.skin, voice.language)
    figures = (voice.skin.figure(name, value, voice.language) for name, value in standing.figures.items())
    counted = _counted(mention(standing.player), standing, voice.language)
    lines = list(filter(None, (counted, *figures, _rating(standing, voice.language))))
    parts = [_game_line(voice), "\n".join(lines)]
    if standing.stories:
        story = luck_and_nerve(voice.skin.domain, told, standing.stories, standing.story, voice.language)
        parts.append("\n".join(story))
    return Page(parts=tuple(parts))


def all_stats_page(
    player: PlayerId, found: Sequence[tuple[Skin, Standing]], missed: Skin | None, language: Language
) -> Page:
    """One person's games on a server, a line for each game; `missed`: a game of which they finished none."""
    who = mention(player)
    parts = []
    if missed is not None:
        parts.append(say(language, "stats/none-of", player=who, game=missed.name(language).label))
    elif not found:
        parts.append(say(language, "stats/none", player=who))
    if found:
        lines = [say(language, "stats/all", player=who)]
        for skin, standing in found:
            counted = _counted(skin.name(language).label, standing, language)
            lines.append(" · ".join(filter(None, (counted, _rating(standing, language)))))
        parts += ["\n".join(lines), say(language, "stats/more")]
    return Page(parts=tuple(parts))


def board_page(best: Sequence[Standing], voice: Voice) -> Page:
    """The best of a server in one game."""
    lines = [voice.say("stats/board-head")]
    lines += [_place(place, standing, voice.language) for place, standing in enumerate(best, 1)]
    return Page(parts=(_game_line(voice), "\n".join(lines)))


def all_boards_page(
    found: Sequence[tuple[Skin, Sequence[Standing]]], missed: Skin | None, language: Language
) -> Page:
    """The best of a server, one for each game; `missed`: a game that nobody there has finished."""
    parts = []
    if missed is not None:
        parts.append(say(language, "stats/board-none-of", game=missed.name(language).label))
    elif not found:
        parts.append(say(language, "stats/board-none"))
    if found:
        lines = [say(language, "stats/board-head")]
        for skin, best in found:
            lines.append(f"**{skin.name(language).label}** · {_place(1, best[0], language)}")
        parts += ["\n".join(lines), say(language, "stats/board-more")]
    return Page(parts=tuple(parts))


def _counted(name: str, standing: Standing, language: Language) -> str:
    """A person or a game, with the games and the wins counted under that name."""
    return say(language, "stats/head", name=name, games=standing.games, wins=standing.wins)


def _rating(standing: Standing, language: Language) -> str:
    """The rating; empty for somebody who has none yet."""
    rating = standing.rating
    return say(language, "stats/rating", points=rating.points, games=rating.games) if rating else ""


def _place(place: int, standing: Standing, language: Language) -> str:
    key = "stats/board-line" if standing.rating else "stats/board-unrated"
    facts = {"place": place, "games": standing.games, "wins": standing.wins}
    points = standing.rating.points if standing.rating else 0
    return say(language, key, player=mention(standing.player), points=points, **facts)


def _game_line(voice: Voice) -> str:
    """The name of the game in small letters, to stand above the rest."""
    return f"-# {voice.game}"
