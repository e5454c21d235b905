"""Records in files: written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import stat
import tempfile
from pathlib import Path
from typing import Final

from longshore.record.errors import OutsideError
from longshore.record.record_json import write_json
from longshore.record.records import Record
from longshore.record.write_text import write_text

# What readers of any language are told about an error of the operating system.
_WHY: Final = {
    errno.EEXIST: "exists",
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.EISDIR: "special",
    errno.ENAMETOOLONG: "name",
}


class FileError(OutsideError):
    """A file cannot be read or written. Its previous contents are still there.

    `why` is a word of the message `error-file`.
    """

    def __init__(self, sentence: str, why: str = "other") -> None:
        super().__init__(sentence)
        self.why = why


def written(record: Record, *, as_json: bool) -> str:
    """A record in one of its two formats."""
    return json.dumps(write_json(record), indent=1) + "\n" if as_json else write_text(record)


def form_of(file: str | Path) -> bool:
    """Whether a file of this name holds JSON."""
    return str(file).endswith(".json")


def new_file(file: str | Path, text: str) -> None:
    """Write a file that must not exist yet."""
    try:
        with Path(file).open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError:
        raise FileError(f"{file} is there already; name another file", "exists") from None
    except OSError as error:
        raise FileError(f"cannot write {file}: {reason(error)}", why_of(error)) from error
    except ValueError as error:  # a name with a NUL in it
        raise FileError(f"cannot write {file}: this is not a file name", "name") from error


def replace_file(file: str | Path, text: str) -> None:
    """Replace the contents of a file atomically. On any problem the old ones stay."""
    temporary: str | None = None
    try:
        target = Path(file).resolve()  # a link keeps its target
        mode = target.stat().st_mode
        if not stat.S_ISREG(mode):
            raise FileError(f"cannot write {file}: it is not an ordinary file", "special")
        if not os.access(target, os.W_OK):
            raise FileError(f"cannot write {file}: it is read-only", "forbidden")
        descriptor, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        with open(descriptor, "w", encoding="utf-8") as stream:  # noqa: PTH123 (a descriptor)
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.chmod(temporary, stat.S_IMODE(mode))  # noqa: PTH101
        os.replace(temporary, target)  # noqa: PTH105
        temporary = None
    except OSError as error:
        raise FileError(f"cannot write {file}: {reason(error)}", why_of(error)) from error
    finally:
        if temporary is not None:
            with contextlib.suppress(OSError):
                os.unlink(temporary)  # noqa: PTH108


def reason(error: OSError) -> str:
    """What the operating system says, as the end of a sentence."""
    text = error.strerror or type(error).__name__
    return text[:1].lower() + text[1:]


def why_of(error: OSError) -> str:
    """The kind of an error of the operating system, as a word of the message `error-file`."""
    return _WHY.get(error.errno or 0, "other")
