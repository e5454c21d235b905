"""The wheel is complete: installed in an empty environment, it serves the page without Node."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.folders import ROOT
from tests.locked import constraints
from tests.server.tools.process import ServerProcess

PAGE = ROOT / "web" / "dist"


def test_the_wheel_serves_the_page(browser: Browser, tmp_path: Path) -> None:
    """Compiling takes minutes and is tested elsewhere, so it is built as pure Python here."""
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built: run `make page`")
    source = tmp_path / "source"
    source.mkdir()
    for part in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        run("cp", "-R", str(ROOT / part), str(source))
    built = source / "src" / "longshore" / "server" / "page"
    run("rm", "-rf", str(built))
    run("cp", "-R", str(PAGE), str(built))
    wheels = tmp_path / "wheels"
    build = ("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels))
    run(sys.executable, "-m", "pip", *build, str(source), LONGSHORE_PURE="1")
    (wheel,) = wheels.glob("longshore-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "longshore/server/page/index.html" in names
    assert "longshore/server/page/embed.html" in names
    assert "longshore/server/page/worker.js" in names
    assert "longshore/server/lessons/quay.txt" in names
    assert "longshore/text/ru/rules.ftl" in names

    home = tmp_path / "home"
    run(sys.executable, "-m", "venv", "--without-pip", str(home))
    python = home / "bin" / "python"
    locked = constraints(tmp_path)
    install = ("install", "--quiet", "--no-compile", "--constraint", str(locked))
    run(sys.executable, "-m", "pip", "--python", str(python), *install, f"{wheel}[server]")
    # No program of this machine is found, Node neither.
    process = ServerProcess(tmp_path / "data", PATH=str(home / "bin"), PYTHONPATH="")
    process.program = str(python)
    with process:
        context = browser.new_context(base_url=process.url, locale="en-GB")
        page = context.new_page()
        page.goto("/learn/quay")
        expect(page.locator("progress")).to_be_visible()
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        expect(page.locator("#asked")).to_be_visible()
        context.close()


def run(*command: str, **environment: str) -> None:
    """A command that must succeed."""
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        env=os.environ | {"PYTHONPATH": ""} | environment,
    )
    assert done.returncode == 0, done.stdout + done.stderr
