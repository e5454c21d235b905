"""The deployment kit: `longshore host` writes it, and the programs it is for accept it."""

from __future__ import annotations

import json
import re
import shutil
import stat
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from tests.cli.shell import longshore, refuses
from tests.folders import ROOT
from tests.server.tools.client import Api, Person
from tests.server.tools.process import ServerProcess

from longshore.server.base import metrics
from longshore.server.kit.kit import EXAMPLE, FILES, DomainError, checked_domain, explanations

KIT = ROOT / "deploy"
METRIC = re.compile(r"\b(?:longshore|process)_[a-z_]+")
SECONDS = 60


def everything(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_text("utf-8") for path in files}


def test_a_set_up_is_written_once(tmp_path: Path) -> None:
    domain = "spiele.beispiel.de"
    first = longshore("host", str(tmp_path), "--domain", "Spiele.Beispiel.de.")
    assert (first.code, first.err) == (0, "")
    written = everything(tmp_path)
    assert written.keys() == everything(KIT).keys() == explanations().keys()
    for path, text in written.items():
        assert path in first.out
        assert EXAMPLE not in text
        assert (domain in text) == (EXAMPLE in (KIT / path).read_text("utf-8"))
    for path in ("longshore.env", "container/container.env"):
        assert stat.S_IMODE((tmp_path / path).stat().st_mode) == 0o600
    own = tmp_path / "longshore.env"
    own.write_text("LONGSHORE_ADMIN_TOKEN=my own\n")
    for _ in range(2):
        again = longshore("host", str(tmp_path), "--domain", domain)
        assert again.code == 0
        assert "longshore.env" in again.err  # it says which one it has left alone
        assert everything(tmp_path) == written | {"longshore.env": own.read_text()}


@pytest.mark.parametrize(
    "domain",
    [
        *(
            "",
            "localhost",
            "games",
            "1.2.3.4",
            "[::1]",
            "2001:db8::1",
            "https://games.example.org/",
        ),
        *(
            "games.example.org:443",
            "-a.example.org",
            "a..org",
            "a b.org",
            "a_b.org",
            "x" * 64 + ".org",
        ),
        *(
            "a." * 130 + "org",
            "games.example.123",
            "games.example.org; rm -rf /",
            "$(id).org",
            "a\n.org",
        ),
    ],
)
def test_a_bad_domain_gets_one_sentence(domain: str, tmp_path: Path) -> None:
    refuses(longshore("host", str(tmp_path / "x"), "--domain", domain), 2)
    assert list(tmp_path.iterdir()) == []


def test_domains_of_other_alphabets_are_written_as_certificates_have_them() -> None:
    assert checked_domain(" Häfen.Beispiel.DE ") == "xn--hfen-loa.beispiel.de"
    with pytest.raises(DomainError):
        checked_domain("\u2024\u2024")


def test_a_folder_that_cannot_be_written_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refuses(longshore("host", str(tmp_path / "file"), "--domain", EXAMPLE), 2, "cannot write")


def queries() -> list[str]:
    """What the dashboard asks Prometheus for."""
    dashboard = json.loads((KIT / "monitoring/dashboard.json").read_text("utf-8"))
    return [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]


def test_alerts_and_dashboard_ask_for_metrics_that_exist() -> None:
    names = {
        name
        for metric in metrics.REGISTRY.collect()
        for name in (
            metric.name,
            f"{metric.name}_total",
            f"{metric.name}_bucket",
        )
    }
    asked = METRIC.findall("\n".join([*queries(), (KIT / "monitoring/alerts.yml").read_text()]))
    assert len(asked) > 20
    assert set(asked) - names == set()


# ---------------------------------------------------------------- the programs themselves


def tool(name: str, package: str) -> str:
    """A program, or a note in the last line of `make test-all` that it was missing."""
    found = shutil.which(name) or shutil.which(f"/usr/sbin/{name}")
    if found is None:
        pytest.skip(f"{name} is not installed here (apt-get install {package})")
    return found


def accepts(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=SECONDS)
    assert done.returncode == 0, done.stdout + done.stderr


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
    while not result_of(prometheus, "rate(longshore_requests_total[5m])"):
        assert time.monotonic() < end, "Prometheus reads nothing"
        time.sleep(0.5)
    time.sleep(0.5)
    # What nobody has done on this server has no numbers yet.
    may_be_empty = ("refusals", "connections_refused", "notices_total")
    for query in queries():
        found = result_of(prometheus, query)
        assert found or any(word in query for word in may_be_empty), query
    assert result_of(prometheus, 'ALERTS{alertname="LongshoreDown"}') == []


def test_the_kit_is_where_people_look_for_it() -> None:
    assert KIT.resolve() == ROOT / "src/longshore/server/kit/files"
    assert everything(KIT) == everything(FILES)
