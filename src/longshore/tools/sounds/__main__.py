"""Write all sounds into a folder."""

import sys
from pathlib import Path

from longshore.tools.sounds import write

if __name__ == "__main__":
    for name, size in write(Path(sys.argv[1])).items():
        print(f"{name}: {size} bytes")  # noqa: T201
