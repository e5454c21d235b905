"""nginx and Caddy with the files of deploy/, each in front of a real server."""

from __future__ import annotations

import datetime as dt
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from tests.folders import ROOT
from tests.server.tools.process import ServerProcess

DEPLOY = ROOT / "deploy"
NAME = "games.example.org"
SECONDS = 20
_ROOM = "daemon off; master_process off; pid {folder}/pid; error_log stderr warn; events {{}}\n"
_ROOM += "http {{ access_log off; {paths}\n{site}\n}}\n"
_FILES = {"nginx": "nginx/longshore.conf", "caddy": "caddy/Caddyfile"}
_FOLDERS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def example(kind: str) -> str:
    """The file of the deployment kit."""
    return (ROOT / "deploy" / _FILES[kind]).read_text(encoding="utf-8")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def certificate(folder: Path) -> None:
    """A certificate for the name in the examples, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )


@contextmanager
def proxy(kind: str, server: ServerProcess, folder: Path, also: str = "") -> Iterator[int]:
    """A running proxy. Yields its port, which speaks TLS. nginx is told `also` something else."""
    program = shutil.which(kind)
    if program is None:
        pytest.skip(f"{kind} is not installed here (apt-get install {kind})")
    port = free_port()
    certificate(folder)
    site = example(kind).replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    if kind == "nginx":
        lines = [line for line in site.splitlines() if "listen [::]" not in line]
        site = "\n".join(lines).replace("listen 443 ", f"listen 127.0.0.1:{port} ")
        site = site.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
        site = site.replace(f"/etc/letsencrypt/live/{NAME}", str(folder))
        paths = " ".join(f"{each}_temp_path {folder}/{each};" for each in _FOLDERS) + also
        written = folder / "nginx.conf"
        written.write_text(_ROOM.format(folder=folder, paths=paths, site=site))
        command = [program, "-p", str(folder), "-c", str(written)]
    else:
        there = f"https://{NAME}:{port} {{\n    tls {folder}/fullchain.pem {folder}/privkey.pem\n"
        there += "    bind 127.0.0.1\n"
        site = site.replace(f"{NAME} {{\n", there)
        written = folder / "Caddyfile"
        written.write_text("{\n    admin off\n    auto_https disable_redirects\n}\n" + site)
        command = [program, "run", "--adapter", "caddyfile", "--config", str(written)]
    with (folder / "proxy.log").open("w") as log:
        running = subprocess.Popen(
            command, stdout=log, stderr=log, env={"HOME": str(folder), "PATH": "/usr/bin:/bin"}
        )
        try:
            wait_for(port, running, folder / "proxy.log")
            yield port
        finally:
            running.terminate()
            running.wait(SECONDS)


def wait_for(port: int, running: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until it listens."""
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline and running.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"the proxy does not listen: {log.read_text()}")
