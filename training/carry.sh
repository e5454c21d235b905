#!/usr/bin/env bash
# Gather in training/carry what a machine without a network needs to run the compiled core: its C sources, the headers they
# need, and the few packages they import.  training/carry.sh PYTHON, where PYTHON has mypy[mypyc], setuptools and librt, and
# is of the same version as the one there. If the C sources are compiled already, training/compile.sh only checks them.
set -euo pipefail
python=${1:?the Python to gather for}
cd "$(dirname "$0")/.."
carry=training/carry
if [ -z "${2:-}" ]; then  # a second argument names a folder with a build/ that mypyc has written
	copy=$(mktemp -d) && cp -R src setup.py pyproject.toml README.md LICENSE "$copy"
	(cd "$copy" && "$python" -c 'import setuptools, sys; sys.argv = ["setup.py", "--version"]; exec(open("setup.py").read())')
else
	copy=$2
fi
rm -rf $carry && mkdir -p $carry/c $carry/site
cp -R "$copy"/build/__native* "$copy"/build/longshore $carry/c
"$python" - $carry <<'PYTHON'
import shutil, sys, sysconfig
from pathlib import Path
import librt, mypy_extensions, mypyc
carry = Path(sys.argv[1])
unwanted = shutil.ignore_patterns("__pycache__", "*.pyc")
shutil.copytree(Path(mypyc.__path__[0], "lib-rt"), carry / "c/lib-rt", ignore=unwanted)
shutil.copytree(sysconfig.get_paths()["include"], carry / "c/include", ignore=unwanted)
shutil.copytree(librt.__path__[0], carry / "site/librt", ignore=unwanted)
shutil.copy(mypy_extensions.__file__, carry / "site")
PYTHON
du -sh $carry
