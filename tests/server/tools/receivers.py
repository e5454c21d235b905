"""Real receivers on 127.0.0.1: a mail server, and a web server that keeps what it is sent."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from aiosmtpd.controller import Controller

SECONDS = 30


def wait_for(what: Callable[[], Any], seconds: float = SECONDS) -> Any:
    """Wait until something is true."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        found = what()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("it did not happen in time")


class MailBox:
    """A mail server. `answers` come first, one for each mail. After that it accepts every mail."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []
        """The same, as they were delivered."""
        with socket.create_server(("127.0.0.1", 0)) as found:  # it wants to know its port before
            port = found.getsockname()[1]
        self.url = f"smtp://127.0.0.1:{port}"
        self._controller = Controller(self, hostname="127.0.0.1", port=port)

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """One mail."""
        if self.answers:
            return self.answers.pop(0)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.raw.append(envelope.content)
        self.mails.append(mail)
        return "250 taken"

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()


@dataclass
class Received:
    """A request as it was received."""

    path: str
    headers: dict[str, str]
    body: bytes


class WebReceiver:
    """A web server. `statuses` come first, one for each request. After that it returns 204."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = list(statuses)
        self.received: list[Received] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = receiver.statuses.pop(0) if receiver.statuses else 204
                receiver.received.append(Received(self.path, headers, body))
                self.send_response(status)
                if status in (301, 302, 307):
                    self.send_header("Location", f"{receiver.url}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Quiet."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(SECONDS)
