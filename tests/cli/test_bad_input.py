"""Whatever is wrong is one sentence on standard error and the right exit code."""

import contextlib
import errno
import os
import pty
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest
from tests.cli.shell import command, longshore, refuses

GOOD = (
    "longshore-record 1\nrules 1\nedition 2007\nplayers 3\nfirst blue\n"
    "machines black brown orange\ncards tan white black\n\n"
)


@pytest.mark.parametrize(
    "arguments",
    [
        ("nope",),
        ("--nope",),
        ("show",),
        ("new", "--edition", "2011"),
        ("new", "--players", "2"),
        ("new", "--players", "9" * 40),
        ("new", "--players", "three"),
        ("new", "--seed", "x"),
        ("new", "--option", "tan"),
        ("new", "--option", "tan=3"),
        ("new", "--option", "=3"),
        ("new", "--option", "show_cash=maybe"),
        ("new", "--option", "tie_break_minimum=" + "9" * 5000),
        ("new", "--option", "tie_break_minimum=²"),
        ("new", "--option", "show_cash=on", "--option", "show_cash=off"),
        ("new", "--option", "investment_bank=on"),
        ("new", "--edition", "2018", "--option", "broker_min_bid=0"),
        ("new", "--name", "blue"),
        ("new", "--name", "green=Ann"),
        ("new", "--name", "blue=a\nb"),
        ("new", "--first", "purple"),
        ("new", "--first", "red", "--option", "first_player=random"),
        ("new", "extra"),
        ("check",),
        ("bench", "--only", "speed"),
        ("bench", "--repeat", "0"),
        ("bench", "--seconds", "-1"),
        ("fuzz", "--jobs", "0"),
        ("fuzz", "--steps", "-5"),
        ("play", "--seat", "green"),
        ("play", "--edition", "1"),
        ("play", "--load", "nowhere.txt"),
        ("play", "--save", "nowhere/at/all.txt"),
    ],
)
def test_bad_arguments(arguments: tuple[str, ...]) -> None:
    refuses(longshore(*arguments), 2)


@pytest.mark.parametrize("name", ["show", "legal", "score", "replay"])
@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "empty"),
        (b"\0\xff\xfe binary", "UTF-8"),
        (b"hello\n", "line 1"),
        (b'{"format": ', "line 1"),
        (b"[" * 100_000, "line 1"),
        (b'{"format": "longshore-record", "start":' + b"[" * 100_000, "nested"),
        (b"{}", "format"),
        (b"longshore-record 2\n", "line 1"),
        (GOOD.replace("2007", "1999").encode(), "line 3"),
        (GOOD.replace("players 3", "players 8").encode(), "line 4"),
        (GOOD.replace("players 3", "players " + "9" * 50).encode(), "line 4"),
        (GOOD.replace("brown", "black").encode(), "line 6"),
        (GOOD.encode() + b"blue: fly\n", "line 9"),
        (GOOD.encode() + b"blue: \x1b[2Jpass\n", "line 9"),
    ],
)
def test_bad_records(tmp_path: Path, name: str, content: bytes, words: str) -> None:
    file = tmp_path / "bad.txt"
    file.write_bytes(content)
    answer = longshore(name, str(file))
    refuses(answer, 2, "bad.txt", words)
    assert answer.err.strip().isprintable()
    refuses(longshore(name, "-", stdin=content), 2, "standard input", words)


@pytest.mark.parametrize("name", ["show", "legal", "score", "replay"])
def test_files_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    refuses(longshore(name, str(tmp_path)), 2, "directory")
    refuses(longshore(name, str(tmp_path / "nowhere")), 2, "no such file")
    refuses(longshore(name, "a\0b"), 2)
    refuses(longshore(name, "x" * 5000), 2)
    file = tmp_path / "game.txt"
    file.write_text(GOOD)
    with mock.patch.object(Path, "open", side_effect=PermissionError(errno.EACCES, "Denied")):
        refuses(longshore(name, str(file)), 2, "denied")
    assert longshore(name, str(file)).code == 0
    if name != "replay":
        refuses(longshore(name, str(file), "--seat", "green"), 2, "green")


def test_steps_that_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GOOD)
    refuses(longshore("apply", str(file), "red: pass"), 1, "R-TURN-1")
    refuses(longshore("apply", str(file), "blue: pass", "blue: pass", "--write"), 1, "step 2")
    refuses(longshore("apply", str(file), "blue: bid 3"), 1)
    refuses(longshore("apply", str(file), "green: loan"), 1)
    refuses(longshore("apply", str(file), "pass"), 2)
    refuses(longshore("apply", str(file), "blue: fly"), 2)
    refuses(longshore("apply", str(file), f"blue: bid {'9' * 50}"), 2)
    refuses(longshore("apply", str(file)), 2)
    refuses(longshore("apply", "-", "blue: pass", "--write", stdin=GOOD), 2)
    refuses(longshore("replay", str(file), "--to", "1"), 2)
    refuses(longshore("replay", str(file), "--to", "-1"), 2)
    assert file.read_text() == GOOD
    file.write_text(GOOD + "red: pass\n")
    refuses(longshore("apply", str(file), "blue: pass"), 2, "game.txt", "line 9")


def test_write_keeps_the_mode_and_follows_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "game.txt", tmp_path / "link"
    file.write_text(GOOD)
    file.chmod(0o640)
    link.symlink_to(file)
    assert longshore("apply", str(link), "blue: pass", "--write").code == 0
    assert link.is_symlink()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert file.read_text() == GOOD + "blue: pass\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.txt", "link"]


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file(tmp_path: Path, broken: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GOOD)
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    with mock.patch.object(os, broken, side_effect=full):
        refuses(longshore("apply", str(file), "blue: pass", "--write"), 2, "no space left")
    assert file.read_text() == GOOD
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_write_needs_an_ordinary_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GOOD)
    with mock.patch.object(os, "access", return_value=False):
        refuses(longshore("apply", str(file), "blue: pass", "--write"), 2, "read-only")
    assert file.read_text() == GOOD


def test_output_that_nobody_reads() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "longshore", "legal", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    process.stdin.write(GOOD.encode())
    process.stdin.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(60) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_output_onto_a_full_disk() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "longshore", "new"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
        )
    assert done.returncode == 2
    assert done.stderr.decode() == "longshore: cannot write the output: no space left on device\n"


@pytest.fixture
def interruptible() -> Iterator[None]:
    """What a shell starts in the background ignores interrupts, and so do its children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_ends_quietly(jobs: str, tmp_path: Path) -> None:
    ours, its = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "longshore", "fuzz", "--seconds", "60", "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=its,
        cwd=tmp_path,
    )
    os.close(its)
    err = b""
    while b"games" not in err:  # it tells how far it is
        err += os.read(ours, 1000)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    with contextlib.suppress(OSError):  # the end of a terminal that nobody has open
        while more := os.read(ours, 1000):
            err += more
    os.close(ours)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert out == b""


@pytest.mark.parametrize("arguments", [("serve",), ("admin", "stats"), ("loadtest",)])
def test_a_system_that_cannot_run_the_server(arguments: tuple[str, ...]) -> None:
    with mock.patch.object(sys, "platform", "win32"):
        refuses(longshore(*arguments), 2, "Linux or macOS", "WSL")


def test_no_command_shows_the_help() -> None:
    answer = command()
    assert answer.code == 2
    assert "longshore play" in answer.out
    assert "Traceback" not in answer.err
