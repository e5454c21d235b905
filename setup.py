"""Compile the core, the rooms named in `CORE`, with mypyc where possible.

All other settings are in pyproject.toml. The same core files run compiled and uncompiled, so the
package is complete without a C compiler, without mypyc and with LONGSHORE_PURE=1 set. Compiled
calls are bound early, so either all files of the core are compiled or none.
"""

import os
import sys
from glob import glob
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PURE = "longshore: the core stays uncompiled"
INLINE = "-fno-semantic-interposition"
# The rules, their rows of numbers, the players that bots think ahead with, and many games at once.
CORE = ("game", "rows", "bots/rollout", "batch")
# These commands compile nothing. They describe the package, or run the sources in place.
WITHOUT_CORE = {"dist_info", "editable_wheel", "egg_info", "sdist"}


def core() -> list[Extension]:
    """All of the core as one group of extensions, or nothing and a line that says why."""
    if WITHOUT_CORE.intersection(sys.argv):
        return []
    if os.environ.get("LONGSHORE_PURE") == "1":
        print(f"{PURE} (LONGSHORE_PURE is set)")
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 (optional)

        # Not the project's mypy settings: those are for `make lint`.
        files = [name for folder in CORE for name in glob(f"src/longshore/{folder}/*.py")]  # noqa: PTH207
        paths = ["--config-file=", *sorted(files)]
        extensions = mypycify(paths, opt_level="3", group_name="longshore")
    except (Exception, SystemExit):  # noqa: BLE001 (SystemExit: it found errors and printed them)
        print(f"{PURE} (mypyc is missing or failed)")
        return []
    if sys.platform == "linux":
        # Nobody replaces functions of the core at load time, and inlining them gains a third.
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, INLINE]
    return extensions


class AllOrNothing(build_ext):
    """Builds every extension, or removes them all and continues without."""

    def run(self) -> None:
        """Build, and say which of the two cores this is."""
        if not self.extensions:
            return
        try:
            super().run()
            print("longshore: the core is compiled")
        except Exception:  # noqa: BLE001 (each platform's compiler fails in its own way)
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            self.get_finalized_command("bdist_wheel").root_is_pure = True
            print(f"{PURE} (the C compiler is missing or failed)")


setup(ext_modules=core(), cmdclass={"build_ext": AllOrNothing})
