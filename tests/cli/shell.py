"""Run `longshore` in this process, which is fast, or as a real command."""

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest import mock

from longshore.cli.app import run


class Answer(NamedTuple):
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str


def longshore(*arguments: str, stdin: str | bytes = "") -> Answer:
    """A command in this process."""
    content = stdin.encode() if isinstance(stdin, str) else stdin
    given = io.TextIOWrapper(io.BytesIO(content), encoding="utf-8")
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    with mock.patch.object(sys, "stdin", given), redirect_stdout(out), redirect_stderr(err):
        code = run(arguments)
    texts = []
    for stream in (out, err):
        buffer = stream.buffer
        assert isinstance(buffer, io.BytesIO)
        texts.append(buffer.getvalue().decode())
    return Answer(code, *texts)


def command(*arguments: str, stdin: str = "") -> Answer:
    """A real command."""
    done = subprocess.run(
        [sys.executable, "-m", "longshore", *arguments],
        input=stdin.encode(),
        capture_output=True,
        check=False,
        timeout=120,
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


def refuses(answer: Answer, code: int, *words: str) -> None:
    """The answer is one sentence on standard error, with this exit code."""
    assert answer.code == code, answer
    assert answer.out == ""
    assert answer.err.count("\n") == 1, answer.err
    assert answer.err.startswith("longshore: ")
    assert "Traceback" not in answer.err
    for word in words:
        assert word in answer.err
