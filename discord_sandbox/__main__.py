"""The sandbox by itself: `python -m discord_sandbox [PORT]` waits for a bot and shows the page."""

import asyncio
import sys

from discord_sandbox import Sandbox

PORT = 8080


def main() -> None:
    """Open the sandbox until it is interrupted; the command line names its port."""
    port = int(sys.argv[1]) if len(sys.argv) > 1 else PORT
    try:
        asyncio.run(wait(port))
    except KeyboardInterrupt:
        sys.exit(0)
    except OSError as taken:
        sys.exit(f"The sandbox cannot open port {port}: {taken.strerror}. Name another, for example 8081.")


async def wait(port: int) -> None:
    """Print the page's address and a bot's two settings, and stay open."""
    async with Sandbox.running(port=port) as sandbox:
        print(f"Page:            {sandbox.page_url}")
        print(f"DISCORD_API_URL={sandbox.rest_url}")
        print(f"DISCORD_GATEWAY_URL={sandbox.gateway_url}")
        print(f"DISCORD_TOKEN={sandbox.token}", flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    main()
