"""What the tiny bot sends is what Discord's own description of its API takes."""

from bot.sandbox import Sandbox
from bot.sandbox.rest.front import Request
from tests.sandbox import contract
from tests.sandbox.tiny_bot import connected


async def test_everything_that_the_tiny_bot_sends_fits_discords_description() -> None:
    contract.demand_description()
    async with Sandbox.running() as sandbox, connected(sandbox):
        lucie = sandbox.person("Lucie")
        for command in ("ping", "slow", "thread", "letter", "picture"):
            await lucie.slash(sandbox.channel, command)
        panel = (await lucie.slash(sandbox.channel, "panel")).message
        await lucie.click(panel, label="Count 1")
        await lucie.click(panel, label="Slow")
        modal = (await lucie.click(panel, label="Ask")).modal
        assert modal is not None
        await lucie.submit(modal, {"Your name": "Al"})
        await lucie.autocomplete(sandbox.channel, "table new", "card", "R")
        assert len(sandbox.requests) > 15
        assert contract.faults(sandbox.requests) == []


def test_a_body_that_does_not_fit_is_named() -> None:
    contract.demand_description()
    sent = Request("POST", "/channels/1/messages", None, {}, body={"content": 5}, status=200)
    assert "content" in contract.faults([sent])[0]
    nowhere = Request("POST", "/kitchens/1", None, {}, status=200)
    assert contract.faults([nowhere]) == ["POST /kitchens/1: no such route"]
