"""A machine is set up with the kit, and upgraded."""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest
from tests.server.kit.files import SECONDS

from longshore.server.kit.kit import FILES


def wheel_of(folder: Path, says: str, version: str = "0.1.0") -> Path:
    """A wheel named longshore that has nothing but one sentence."""
    file = folder / f"longshore-{version}-py3-none-any.whl"
    about = f"longshore-{version}.dist-info"
    with zipfile.ZipFile(file, "w") as wheel:
        wheel.writestr("longshore/says.txt", says)
        wheel.writestr(
            f"{about}/METADATA",
            f"Metadata-Version: 2.1\nName: longshore\nVersion: {version}\nProvides-Extra: server\n",
        )
        wheel.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr(f"{about}/RECORD", "")
    return file


@pytest.fixture
def machine(tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """A machine with a real environment for Python, and programs that only say what was asked."""
    root, programs = tmp_path / "root", tmp_path / "programs"
    programs.mkdir()
    for name in ("apt-get", "adduser", "getent", "systemctl"):
        (programs / name).write_text(f'#!/bin/sh\necho {name} "$@" >> {tmp_path}/asked\n')
    # Like Debian's: it names the configuration files that are not as the package brought them.
    (programs / "dpkg").write_text(
        f"#!/bin/sh\ncmp -s {tmp_path}/debian {root}/etc/caddy/Caddyfile"
        " || echo '??5?????? c /etc/caddy/Caddyfile'\n"
    )
    venv.create(root / "opt/longshore", with_pip=False)
    python = root / "opt/longshore/bin/python"
    (python.parent / "pip").write_text(
        f'#!/bin/sh\nexec {sys.executable} -m pip -q --python {python} "$@" --no-index\n'
    )
    for program in (*programs.iterdir(), python.parent / "pip"):
        program.chmod(0o755)
    for folder in ("etc/caddy", "etc/systemd/system"):
        (root / folder).mkdir(parents=True)
    (tmp_path / "debian").write_text(":80 {\n}\n")
    shutil.copy(tmp_path / "debian", root / "etc/caddy/Caddyfile")
    shutil.copytree(FILES, tmp_path / "kit")
    script = (FILES / "install.sh").read_text()
    script = script.replace("/etc/", f"{root}/etc/").replace("/opt/", f"{root}/opt/")
    script = script.replace(f"' {root}/etc/", "' /etc/").replace("-g longshore ", "")
    (tmp_path / "kit/install.sh").write_text(script)
    return root, {"PATH": f"{programs}:/usr/bin:/bin", "HOME": str(tmp_path)}


@pytest.mark.slow
def test_installing_again_upgrades_and_keeps_what_is_yours(
    machine: tuple[Path, dict[str, str]], tmp_path: Path
) -> None:
    root, environment = machine
    caddy, settings = root / "etc/caddy/Caddyfile", root / "etc/longshore/longshore.env"

    def install(wheel: Path) -> str:
        """Run the script. Returns what it says, and what the program is now."""
        done = subprocess.run(
            ["/bin/sh", str(tmp_path / "kit/install.sh"), str(wheel)],
            capture_output=True,
            text=True,
            check=False,
            timeout=SECONDS,
            env=environment,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        (said,) = root.glob("opt/longshore/lib/*/site-packages/longshore/says.txt")
        return f"{said.read_text()} {done.stdout}"

    assert "one" in install(wheel_of(tmp_path, "one"))
    assert caddy.read_text() == (FILES / "caddy/Caddyfile").read_text()
    asked = (tmp_path / "asked").read_text()
    assert "systemctl restart longshore.service" in asked
    assert "longshore-backup.service" not in asked.partition("enable")[0]  # nothing to back up yet

    settings.write_text("LONGSHORE_WORKERS=1\n")
    caddy.write_text("my.example.org {\n}\n")
    # The same version again: whoever builds from a checkout has no other number.
    told = install(wheel_of(tmp_path, "two"))
    assert told.startswith("two")
    assert "Caddyfile stays as it is" in told
    assert settings.read_text() == "LONGSHORE_WORKERS=1\n"
    assert caddy.read_text() == "my.example.org {\n}\n"
    assert install(wheel_of(tmp_path, "three", "0.1.1")).startswith("three")
