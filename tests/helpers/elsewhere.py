"""People who play on another server of the sandbox than the first."""

from typing import Any

from discord_sandbox import Channel, Sandbox


class Elsewhere:
    """The same sandbox, where tables are opened in another channel."""

    def __init__(self, sandbox: Sandbox, channel: Channel) -> None:
        self._sandbox = sandbox
        self.channel = channel

    def __getattr__(self, name: str) -> Any:
        return getattr(self._sandbox, name)
