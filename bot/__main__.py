"""`python -m bot`: plays on Discord with a token, else in the sandbox; bot/command_line.py has the commands.

Everything else is loaded inside `main`, so that a Ctrl-C meanwhile ends it in a line as well.
"""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line asks for; the exit code."""
    try:
        if (sys.argv[1:] if arguments is None else [*arguments]) == ["health"]:
            from bot.quick_health import quick_health

            if (code := quick_health()) is not None:
                return code
        from bot.command_line import obey

        return obey(arguments)
    except KeyboardInterrupt:  # while it was loading: no sentence is at hand yet
        print("Stopped.")
        return 0
    except ModuleNotFoundError as fault:
        if fault.name is None or fault.name.partition(".")[0] in ("bot", "engine"):
            raise
        python = "{}.{}".format(*sys.version_info)
        print(
            f"{fault.name} is not installed for Python {python}: was another Python here before? "
            "`make .venv/run` in the bot's folder makes its environment anew; without make: "
            "`python3 tools/environment.py run`.",
            file=sys.stderr,
        )
        return 2


if __name__ == "__main__":
    sys.exit(main())
