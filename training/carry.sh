#!/usr/bin/env bash
# Gather in training/carry what a machine without a network needs to run the compiled core: its C sources, the headers they
# need, and the few packages they import.  training/carry.sh PYTHON, where PYTHON is of the same version as the one there, and
# has mypy[mypyc], setuptools, gymnasium (for examples/ppo.py) and what Longshore needs. training/compile.sh compiles them.
set -euo pipefail
python=${1:?the Python to gather for}
cd "$(dirname "$0")/.."
carry=training/carry
rm -rf $carry && mkdir -p $carry/c $carry/site
# The folders that setup.py compiles, with the same settings.
"$python" - $carry/c <<'PYTHON'
import os, sys
from glob import glob
from mypyc.build import mypycify
files = [name for folder in ("game", "rows", "bots/rollout", "batch") for name in glob(f"src/longshore/{folder}/*.py")]
paths = ["--config-file=", f"--cache-dir={os.devnull}", *sorted(files)]
mypycify(paths, opt_level="3", group_name="longshore", target_dir=sys.argv[1])
PYTHON
"$python" - $carry <<'PYTHON'
import shutil, sys, sysconfig
from pathlib import Path
import cloudpickle, farama_notifications, gymnasium, librt, mypy_extensions, mypyc, rich, typing_extensions
carry = Path(sys.argv[1])
unwanted = shutil.ignore_patterns("__pycache__", "*.pyc")
shutil.copytree(Path(mypyc.__path__[0], "lib-rt"), carry / "c/lib-rt", ignore=unwanted)
shutil.copytree(sysconfig.get_paths()["include"], carry / "c/include", ignore=unwanted)
for package in (cloudpickle, farama_notifications, gymnasium, librt, rich):
    shutil.copytree(package.__path__[0], carry / "site" / package.__name__, ignore=unwanted)
for module in (mypy_extensions, typing_extensions):
    shutil.copy(module.__file__, carry / "site")
PYTHON
du -sh $carry
