"""Names that people might choose to do harm, and what Discord would make of a text."""

import re

from hypothesis import strategies as st

NASTY = (
    *(
        "**bold**",
        "_a_",
        "~~x~~",
        "`code`",
        "||spoiler||",
        "> quote",
        "# head",
        "-# small",
        "- one",
        "1. one",
    ),
    *("[a](https://b.example)", "\\", "<@1>", "<@!1>", "<@&5>", "<#2>", "<t:1:R>", "<t:1>", "<id:customize>"),
    *("</play:1>", "<:a:1>", "<a:a:1>", "＜t:1:R＞", "﹤#2﹥", "＜＠1＞", "@everyone", "@here", "＠everyone"),
    *("https://evil.example", "discord://x", "discord.gg/abc", "Discord.com/invite/abc", "<mailto:a@b.c>"),
    *(
        "a\nb",
        "a\r\nb",
        "a\u2028b",
        "a\x85b",
        "\x00",
        "\x1b[31mred",
        "\u202eleft",
        "\u2066x",
        "\u200f",
        "\ufeff",
    ),
    *(
        "\u200b\u200b",
        "\u3164",
        "\u2800",
        "\u115f",
        "\ufe0f",
        "\u200d\u200d",
        "Z" + "\u0351" * 40,
        "😀" * 100,
    ),
    *("👩\u200d🚀", "שלום", "محمد", "\ud800", "\ue000", "\ufffe", "x" * 500, "", "   "),
)
HOSTILE = st.lists(st.one_of(st.sampled_from(NASTY), st.text(max_size=12)), max_size=6).map("".join)

READ_BY_DISCORD = re.compile(
    r"<(?:@[!&]?|#|t:|:|a:|id:|/)|@everyone|@here|://|(?i:discord\.(?:gg|me|com)/)|[*_~`|\[\]<>#\\]"
)


def as_discord_reads(text: str) -> str:
    """What is left for markdown when what is escaped is taken out."""
    return re.sub(r"\\[^0-9A-Za-z\s]", "", text)
