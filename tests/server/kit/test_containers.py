"""Containers: their files, their settings, and the steps that build them."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.folders import ROOT
from tests.locked import constraints
from tests.server.kit.files import KIT, SECONDS, accepts, everything
from tests.server.tools.proxies import free_port

CONTAINER = KIT / "container"


def compose() -> Any:
    """The compose file as data."""
    yaml: Any = importlib.import_module("yaml")
    return yaml.safe_load((CONTAINER / "compose.yaml").read_text())


def test_the_compose_file_names_what_exists() -> None:
    found = compose()
    services = found["services"]
    assert services.keys() == {"longshore", "database", "proxy"}
    for service in services.values():
        for other in service.get("depends_on", ()):
            assert other in services
        assert set(service["networks"]) <= found["networks"].keys()
        for volume in service["volumes"]:
            source = volume.partition(":")[0]
            file = source.startswith("./")
            assert (CONTAINER / source).is_file() if file else source in found["volumes"]
        if "env_file" in service:
            assert (CONTAINER / service["env_file"]).is_file()
    build = services["longshore"]["build"]
    assert (CONTAINER / build["context"] / build["dockerfile"]).is_file()
    # The addresses by which they reach each other.
    settings = services["longshore"]["environment"]
    database = services["database"]["environment"]
    user, name = database["POSTGRES_USER"], database["POSTGRES_DB"]
    assert settings["LONGSHORE_DATABASE"] == f"postgresql://{user}@database/{name}"
    assert "reverse_proxy longshore:8000" in (CONTAINER / "Caddyfile").read_text()
    subnet = found["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert settings["LONGSHORE_TRUSTED_PROXY"] == subnet
    lines = (CONTAINER / "container.env").read_text().splitlines()
    secrets = {line.lstrip("#").partition("=")[0] for line in lines if "=" in line}
    assert secrets == {"POSTGRES_PASSWORD", "PGPASSWORD", "LONGSHORE_ADMIN_TOKEN"}


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, each in one line."""
    text = (CONTAINER / "Containerfile").read_text().replace("\\\n", "")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def test_every_setting_of_the_kit_is_a_setting_of_the_server() -> None:
    known = set(re.findall(r"`(LONGSHORE_[A-Z_]+)`", (ROOT / "docs/hosting.md").read_text()))
    for path, text in everything(KIT).items():
        for name in re.findall(r"\bLONGSHORE_[A-Z_]+", text):
            assert name in known, (path, name)


@pytest.mark.slow
def test_the_steps_of_the_containerfile_make_a_server(tmp_path: Path) -> None:
    """Without an engine: the folders of the image are folders here, and its Python is ours."""
    build = ["-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    source = tmp_path / "source"
    source.mkdir()
    for part in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        subprocess.run(["cp", "-R", str(ROOT / part), str(source)], check=True)
    subprocess.run(
        [sys.executable, *build, "--wheel-dir", str(tmp_path / "tmp"), str(source)],
        check=True,
        env=os.environ | {"LONGSHORE_PURE": "1", "PYTHONPATH": ""},
    )
    moved = {
        "/tmp/": f"{tmp_path}/tmp/",  # noqa: S108
        "/opt/": f"{tmp_path}/opt/",
        "/var/lib/": f"{tmp_path}/var/",
        "python -m venv": f"{sys.executable} -m venv",
    }

    def here(text: str) -> str:
        for there, place in moved.items():
            text = text.replace(there, place)
        return text

    steps = instructions()
    for word, rest in steps:
        if word == "RUN" and not rest.startswith("useradd"):
            environment = os.environ | {"PIP_CONSTRAINT": str(constraints(tmp_path))}
            subprocess.run(["/bin/sh", "-ec", here(rest)], check=True, timeout=600, env=environment)
    assert ("COPY", "--from=build /opt/longshore /opt/longshore") in steps
    values = " ".join(rest for word, rest in steps if word == "ENV").split()
    settings = dict(here(value).split("=", 1) for value in values)
    ((program,),) = (json.loads(here(rest)) for word, rest in steps if word == "ENTRYPOINT")
    (command,) = (json.loads(rest) for word, rest in steps if word == "CMD")
    health = next(rest for word, rest in steps if word == "HEALTHCHECK").partition("CMD ")[2]
    port = free_port()
    settings |= {"LONGSHORE_PORT": str(port), "LONGSHORE_HOST": "127.0.0.1"}
    health = here(health).replace(":8000/", f":{port}/")
    settings["PATH"] = "/usr/bin:/bin"
    with subprocess.Popen([program, *command], stdout=subprocess.PIPE, env=settings) as running:
        try:
            assert running.stdout is not None
            assert b"Longshore: http" in running.stdout.readline()
            accepts(*json.loads(health))
        finally:
            running.terminate()  # the STOPSIGNAL
            assert running.wait(SECONDS) == 0
    assert ("STOPSIGNAL", "SIGTERM") in steps
