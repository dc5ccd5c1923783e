"""The sandbox by itself: `python -m bot.sandbox [PORT]` waits for a bot and shows the page."""

import asyncio
import sys

from bot.sandbox import Sandbox


async def main(port: int) -> None:
    async with Sandbox.running(port=port) as sandbox:
        print(f"Page:            {sandbox.page_url}")
        print(f"DISCORD_API_URL={sandbox.rest_url}")
        print(f"DISCORD_TOKEN={sandbox.token}", flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    try:
        asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 8080))
    except KeyboardInterrupt:
        sys.exit(0)
    except OSError as taken:
        sys.exit(
            f"The sandbox cannot open its port: {taken.strerror}. Name another: python -m bot.sandbox 8081"
        )
