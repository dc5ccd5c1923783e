"""`make test-postgres`: the tests of the store, the coordinator and whole games, on a real PostgreSQL.

It is the system's, in a folder of its own that is deleted afterwards; where there is none, one line says so.
"""

import os
import signal
import subprocess
import sys

from tests.helpers.databases import TEMPLATE
from tests.helpers.postgresql import NoServer, running

TESTED = ("tests/store", "tests/coordinator", "tests/e2e")


def main(arguments: list[str]) -> int:
    """Runs these tests, or others that are named, with pytest's options; its exit code."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # it must not leave a server behind
    try:
        with running() as server:
            server.execute(f"CREATE DATABASE {TEMPLATE} TEMPLATE template0 ENCODING 'UTF8'")
            server.upgrade(TEMPLATE)
            environment = {**os.environ, "TEST_POSTGRESQL": server.url("postgres")}
            named = any(each.startswith("tests/") for each in arguments)
            pytest = [sys.executable, "-m", "pytest", "-m", "not long", *arguments]
            return subprocess.run(
                [*pytest, *(() if named else TESTED)], env=environment, check=False
            ).returncode
    except NoServer as fault:
        print(f"not run on PostgreSQL: {fault}")
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
