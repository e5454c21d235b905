"""Compile the core, the rooms named in `CORE`, with mypyc where possible.

All other settings are in pyproject.toml. The same core files run compiled and uncompiled, so the
package is complete without a C compiler, without mypyc and with LONGSHORE_PURE=1 set. Compiled
calls are bound early, so either all files of the core are compiled or none.

Pip hides what a build says. So an uncompiled package carries the reason in `NOTE`, which the
program tells, and with LONGSHORE_REQUIRE_CORE=1 set the build fails instead.
"""

import atexit
import os
import shutil
import sys
import tempfile
import traceback
from glob import glob
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SLOW = "longshore: the core stays uncompiled, and plays 10 to 40 times slower"
NOTE = "longshore/uncompiled.txt"
INLINE = "-fno-semantic-interposition"
# The rules, their rows of numbers, the players that bots think ahead with, and many games at once.
CORE = ("game", "rows", "bots/rollout", "batch")
# These commands compile nothing. They describe the package, or run the sources in place.
WITHOUT_CORE = {"dist_info", "editable_wheel", "egg_info", "sdist"}

# Everything that a build writes. Builds of the same sources at the same time must not share a
# folder: one read what the other was still writing, or found mypy's cache locked, and gave up.
FOLDER = tempfile.mkdtemp(prefix="longshore-build-")
atexit.register(shutil.rmtree, FOLDER, ignore_errors=True)

reasons: list[str] = []  # why the core is not compiled


def give_up(reason: str) -> None:
    """Go on without the core, or end the build if the core is required."""
    if os.environ.get("LONGSHORE_REQUIRE_CORE") == "1":
        sys.exit(f"longshore: the core is required (LONGSHORE_REQUIRE_CORE), but {reason}")
    print(f"{SLOW}: {reason}", file=sys.stderr, flush=True)
    reasons.append(reason)


def leave_note(folder: str) -> None:
    """Put the reason into the package."""
    note = Path(folder, NOTE)
    note.parent.mkdir(parents=True, exist_ok=True)
    note.write_text("\n".join(reasons) + "\n", "utf-8")


def core() -> list[Extension]:
    """All of the core as one group of extensions, or nothing and a line that says why."""
    if "editable_wheel" in sys.argv:
        give_up("an editable installation runs the sources as they are")
    if WITHOUT_CORE.intersection(sys.argv):
        return []
    if os.environ.get("LONGSHORE_PURE") == "1":
        give_up("LONGSHORE_PURE was set when it was built")
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 (optional)

        # Not the project's mypy settings: those are for `make lint`. Nor its cache: see FOLDER.
        # Only errors in the core count. Packages that the rest imports may not be installed yet.
        files = [name for folder in CORE for name in glob(f"src/longshore/{folder}/*.py")]  # noqa: PTH207
        options = ("--config-file=", f"--cache-dir={os.devnull}", "--follow-imports=silent")
        paths = [*options, *sorted(files)]
        target = str(Path(FOLDER, "c"))
        extensions = mypycify(paths, opt_level="3", group_name="longshore", target_dir=target)
    except ModuleNotFoundError as missing:
        give_up(f"{missing.name} is not installed")
        return []
    except SystemExit:
        give_up("mypyc found errors, which it has printed")
        return []
    except Exception as error:  # noqa: BLE001 (whatever it is, the sources still run)
        traceback.print_exc()
        give_up(f"mypyc failed: {type(error).__name__}: {error}")
        return []
    if sys.platform == "linux":
        # Nobody replaces functions of the core at load time, and inlining them gains a third.
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, INLINE]
    return extensions


class Noted(build_py):
    """Also says in the package why there is no core, if that is known by now."""

    def run(self) -> None:
        """Copy the package."""
        super().run()
        if reasons and not self.editable_mode:
            leave_note(self.build_lib)


class AllOrNothing(build_ext):
    """Builds every extension, or removes them all and continues without."""

    def run(self) -> None:
        """Build, and say which of the two cores this is."""
        if not self.extensions:
            return
        try:
            super().run()
            print("longshore: the core is compiled")
        except Exception as error:  # noqa: BLE001 (each platform's compiler fails in its own way)
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            self.get_finalized_command("bdist_wheel").root_is_pure = True
            give_up(f"the C compiler is missing or failed: {error}")
            leave_note(self.build_lib)


setup(
    ext_modules=core(),
    cmdclass={"build_ext": AllOrNothing, "build_py": Noted},
    options={"build": {"build_base": FOLDER}},
)
