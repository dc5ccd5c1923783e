"""The games' own emoji in a small Discord: brought after the start, then shown on buttons and in menus."""

from pathlib import Path

import pytest

from tests.helpers.bot_in_sandbox import a_bot
from tests.helpers.browser import tabs
from tests.helpers.hurried import hurry
from tests.helpers.playing import behind_lobby, deal, gather, panel
from tests.helpers.sandbox import contract


@pytest.mark.price("a browser shows what a bot has really brought to its Discord")
async def test_panels_show_them_once_discord_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chromium: str
) -> None:
    contract.demand_description()
    hurry(monkeypatch)
    async with tabs(chromium) as browser, a_bot(tmp_path / "db", own_emoji=True) as bot:
        sandbox, emoji = bot.sandbox, bot.client.context.registered.emoji
        await sandbox.until(lambda: len(sandbox.world.emojis) > 150 and emoji.named("dice_15"))
        lucie, oscar = sandbox.person("Lucie"), sandbox.person("Oscar")
        lobby = await gather(bot, (lucie, oscar))
        menu = next(
            select
            for select in (await behind_lobby(oscar, lobby)).selects
            if select["custom_id"].endswith(":role")
        )
        assert all(line["emoji"]["name"].startswith(f"chi_{line['value']}_") for line in menu["options"])
        assert len(menu["options"]) > 3
        await deal(bot, lobby, lucie)
        asked = await sandbox.until(lambda: panel(lucie) or panel(oscar))
        hand = [each for each in asked.buttons if ":play " in each["custom_id"]]
        assert hand
        for each in hand:
            value = each["custom_id"].rpartition(" ")[2][1:]
            assert each["label"] == value
            assert f"_{value}_" in each["emoji"]["name"]
        page = await browser.page(sandbox.page_url, width=1200, height=1200)
        await page.until(
            "[...document.querySelectorAll('.btn img.emoji')].some((sign) => sign.naturalWidth === 128)"
        )
        assert contract.faults(sandbox.requests) == []
        ours = [request for request in sandbox.requests if request.path.endswith("/emojis")]
        assert len(ours) > 150
        assert contract.false_answers(ours) == []
        assert page.complaints == []
