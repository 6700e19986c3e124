"""Adds the compiled twin to the wheel if there is a C++ compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FLAGS = ("-std=c++20", "-O3", "-fPIC", "-shared", "-pthread")
NAME = "libcaledonia.so"
PURE = "CALEDONIA_PURE"
"""Environment variable: ``1`` builds a wheel without the twin."""


class NativeBuildHook(BuildHookInterface[Any]):
    """Compiles ``native/`` for the wheel; editable installs use ``make native``."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the library and its platform to the wheel."""
        compiler = shutil.which(os.environ.get("CXX", "c++"))
        sources = sorted(map(str, Path(self.root, "native").glob("*.cpp")))
        if version == "editable" or not sources or os.environ.get(PURE) == "1":
            return
        if compiler is None:
            self.app.display_warning("No C++ compiler: this wheel plays in Python only.")
            return
        self._folder = tempfile.mkdtemp()
        library = Path(self._folder, NAME)
        try:
            subprocess.run([compiler, *FLAGS, *sources, "-o", str(library)], check=True)
        except subprocess.CalledProcessError:
            self.app.display_warning("native/ does not compile here: this wheel plays in Python.")
            return
        build_data["force_include"][str(library)] = f"caledonia/native/{NAME}"
        build_data["pure_python"] = False
        # No part of Python is linked in: one library serves all versions on a platform.
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["tag"] = f"py3-none-{platform}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled."""
        shutil.rmtree(getattr(self, "_folder", ""), ignore_errors=True)
