"""What the bot has at Discord that its pages can name: commands to be clicked, emoji of its own."""

from dataclasses import dataclass, field

from bot.ui.pages.own_emoji import OwnEmoji


@dataclass(frozen=True, slots=True)
class Registered:
    """Filled as soon as Discord has told; until then pages name nothing of it."""

    commands: dict[str, int] = field(default_factory=dict)  # Discord's ids, by the whole English name
    emoji: OwnEmoji = field(default_factory=OwnEmoji)


NOTHING = Registered()
"""For a page that names neither."""
