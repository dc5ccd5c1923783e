"""Run one module of figures, and end with it: `python -m bench.subject bench.packed`.

After an error, the threads of a database that was left open would keep the program running for ever.
"""

import os
import runpy
import sys
import traceback

if __name__ == "__main__":
    module = sys.argv.pop(1)
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except Exception:  # noqa: BLE001 whatever it is, the parent process reads it
        traceback.print_exc()
        sys.stdout.flush()
        os._exit(1)
