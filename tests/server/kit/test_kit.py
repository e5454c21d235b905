"""The deployment kit: `longshore host` writes it, and the programs it is for accept it."""

from __future__ import annotations

import importlib
import json
import os
import re
import shutil
import stat
import subprocess
import sys
import time
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from tests.cli.shell import longshore, refuses
from tests.folders import ROOT
from tests.locked import constraints
from tests.server.tools.client import Api, Person
from tests.server.tools.process import ServerProcess
from tests.server.tools.proxies import free_port

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


# ---------------------------------------------------------------- setting up a machine


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


# ---------------------------------------------------------------- containers

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
