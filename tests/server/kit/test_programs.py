"""The programs that the kit is for accept its files."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from tests.server.kit.files import KIT, SECONDS, accepts, queries
from tests.server.tools.client import Api, Person
from tests.server.tools.process import ServerProcess

from longshore.server.kit.kit import EXAMPLE


def tool(name: str, package: str) -> str:
    """A program, or a note in the last line of `make test-all` that it was missing."""
    found = shutil.which(name) or shutil.which(f"/usr/sbin/{name}")
    if found is None:
        pytest.skip(f"{name} is not installed here (apt-get install {package})")
    return found


@pytest.mark.slow
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    program = tool("systemd-analyze", "systemd")
    for unit in (KIT / "systemd").glob("longshore*"):
        text = unit.read_text().replace("/opt/longshore/bin/longshore", "/bin/true")
        (tmp_path / unit.name).write_text(text)
    units = [str(path) for path in tmp_path.iterdir()]
    assert len(units) == 3
    accepts(program, "verify", "--man=no", *units)


@pytest.mark.slow
@pytest.mark.parametrize("file", ["caddy/Caddyfile", "container/Caddyfile"])
def test_caddy_accepts_its_files(file: str) -> None:
    program = tool("caddy", "caddy")
    accepts(program, "validate", "--adapter", "caddyfile", "--config", str(KIT / file))


@pytest.mark.slow
@pytest.mark.parametrize("several", [False, True])
def test_nginx_accepts_its_files(several: bool, tmp_path: Path) -> None:
    program = tool("nginx", "nginx-light")
    site = (KIT / "nginx/longshore.conf").read_text()
    if several:
        upstream = (KIT / "several/upstream.conf").read_text()
        site, replaced = re.subn(r"upstream longshore \{.*?\n\}\n", upstream, site, flags=re.DOTALL)
        assert replaced == 1
    names = ["-keyout", "privkey.pem", "-out", "fullchain.pem", "-subj", f"/CN={EXAMPLE}"]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *names],
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )
    site = site.replace(f"/etc/letsencrypt/live/{EXAMPLE}", str(tmp_path))
    room = f"pid {tmp_path}/pid; error_log stderr; events {{}}\nhttp {{ access_log off; {site} }}\n"
    (tmp_path / "nginx.conf").write_text(room)
    accepts(program, "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"))


@pytest.mark.slow
def test_promtool_accepts_rules_and_settings() -> None:
    program = tool("promtool", "prometheus")
    accepts(program, "check", "rules", str(KIT / "monitoring/alerts.yml"))
    accepts(program, "check", "config", str(KIT / "monitoring/prometheus.yml"))


@pytest.mark.slow
def test_the_steps_of_the_shell_are_shell() -> None:
    accepts("/bin/sh", "-n", str(KIT / "install.sh"))


@pytest.fixture
def prometheus(tmp_path: Path) -> Iterator[str]:
    """A Prometheus that reads a real server with a game on it, and the address of its API."""
    program = tool("prometheus", "prometheus")
    with ServerProcess(tmp_path / "data", "--trust-loopback") as server:
        api = Api(server.url)
        Person(api, "Ann").new_table("me", "deckhand", "deckhand")
        api.client.close()
        settings = (KIT / "monitoring/prometheus.yml").read_text()
        settings = settings.replace("15s", "1s").replace(
            "127.0.0.1:8000", f"127.0.0.1:{server.port}"
        )
        (tmp_path / "prometheus.yml").write_text(settings)
        shutil.copy(KIT / "monitoring/alerts.yml", tmp_path)
        log = (tmp_path / "log").open("w+")
        running = subprocess.Popen(
            [
                program,
                f"--config.file={tmp_path}/prometheus.yml",
                f"--storage.tsdb.path={tmp_path}/series",
                "--web.listen-address=127.0.0.1:0",
            ],
            stderr=log,
            stdout=log,
        )
        try:
            yield f"http://127.0.0.1:{port_of(running, tmp_path / 'log')}/api/v1/query?"
        finally:
            running.terminate()
            running.wait(SECONDS)
            log.close()


def port_of(running: subprocess.Popen[bytes], log: Path) -> int:
    """The port that Prometheus has chosen, as its log says."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and running.poll() is None:
        if found := re.search(r"address=127\.0\.0\.1:([1-9]\d*)", log.read_text()):
            return int(found[1])
        time.sleep(0.1)
    raise AssertionError(log.read_text())


def result_of(api: str, query: str) -> Any:
    with urlopen(api + urlencode({"query": query}), timeout=SECONDS) as answer:  # noqa: S310
        found = json.load(answer)
    assert found["status"] == "success", query
    return found["data"]["result"]


@pytest.mark.slow
def test_the_dashboard_finds_its_numbers_on_a_real_server(prometheus: str) -> None:
    end = time.monotonic() + SECONDS
    # What nobody has done on this server has no numbers yet.
    may_be_empty = ("refusals", "connections_refused", "notices_total")
    for query in queries():
        found = result_of(prometheus, query)
        while not (found or any(word in query for word in may_be_empty)):
            assert time.monotonic() < end, f"Prometheus has nothing for {query}"
            time.sleep(0.1)
            found = result_of(prometheus, query)
    assert result_of(prometheus, 'ALERTS{alertname="LongshoreDown"}') == []
