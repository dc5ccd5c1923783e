"""Puts the compiled library into a wheel where there is a C compiler; it is for this kind of machine then.

hatchling calls this (pyproject.toml). Without a compiler, or with WHEEL=pure, the wheel is for every machine.
"""

import os
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledLibrary(BuildHookInterface[BuilderConfig]):
    """The hook, found by its class."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the library and name the machine; leave a pure or editable wheel as it is."""
        if version == "editable" or os.environ.get("WHEEL") == "pure":
            return
        sys.path.insert(0, self.root)  # an isolated build begins elsewhere
        from engine.chicago_poker.computer.native.library import door
        from tools.native import NotCompiled, compiled_for

        try:
            library = compiled_for(door)
        except NotCompiled as fault:
            self.app.display_info(f"a wheel for every machine: {fault}")
            return
        build_data["force_include"][str(library)] = library.relative_to(Path(self.root)).as_posix()
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"
