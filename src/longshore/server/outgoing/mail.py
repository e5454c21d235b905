"""Mail: composing it, and handing it to the configured mail server."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP as POLICY
from email.utils import formatdate, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from longshore.server.base.problems import Problem

SECONDS: Final = 20.0
LONGEST: Final = 254
_LONGEST_LINE: Final = 998  # RFC 5322
_PORTS: Final = {"smtp": 587, "smtps": 465}
_LOCAL: Final = r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}"
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS: Final = re.compile(rf"{_LOCAL}@(?:{_LABEL}\.)*{_LABEL}")


class Rejected(Exception):
    """The mail server will never accept this mail."""


class Delayed(Exception):
    """The mail server does not accept this mail right now."""


class Unanswered(Delayed):
    """The mail server cannot be reached, or does not answer."""


@dataclass(frozen=True)
class MailServer:
    """The mail server. `smtp://` encrypts if the server can, `smtps://` always does."""

    scheme: str
    host: str
    port: int
    user: str = ""
    password: str = ""

    @classmethod
    def of(cls, url: str) -> MailServer:
        """Parse its URL, or raise ValueError."""
        parts = urlsplit(url)
        if parts.scheme not in _PORTS or not parts.hostname:
            raise ValueError("the mail server is given as smtp://USER:PASSWORD@HOST:PORT")
        return cls(
            parts.scheme,
            parts.hostname,
            parts.port or _PORTS[parts.scheme],
            unquote(parts.username or ""),
            unquote(parts.password or ""),
        )

    def send(self, message: EmailMessage) -> None:
        """Send a mail. This blocks, so call it in a thread."""
        try:
            with self._connected() as smtp:
                smtp.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise (Rejected if min(codes) >= 500 else Delayed)("the address is refused") from error
        except smtplib.SMTPResponseException as error:
            answer = f"the mail server answers {error.smtp_code}"
            wrong = isinstance(error, smtplib.SMTPDataError) and error.smtp_code >= 500
            raise (Rejected if wrong else Delayed)(answer) from error
        except (OSError, smtplib.SMTPException) as error:
            raise Unanswered(f"the mail server fails ({type(error).__name__})") from error

    def _connected(self) -> smtplib.SMTP:
        smtp: smtplib.SMTP
        if self.scheme == "smtps":
            context = ssl.create_default_context()
            smtp = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context)
        else:
            smtp = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        try:
            smtp.ehlo()
            if self.scheme == "smtp" and smtp.has_extn("starttls"):
                smtp.starttls(context=ssl.create_default_context())
                smtp.ehlo()
            elif self.scheme == "smtp" and self.password:
                raise smtplib.SMTPException("a password is sent over encrypted connections only")
            if self.user:
                smtp.login(self.user, self.password)
        except BaseException:
            smtp.close()
            raise
        return smtp


def checked_address(text: str) -> str:
    """An address that mail can be sent to, or a problem."""
    address = text.strip()
    if len(address) > LONGEST or not _ADDRESS.fullmatch(address):
        raise Problem("bad_address")
    return address


def is_sender(text: str) -> bool:
    """Whether this is a valid sender: `games@example.org` or `Games <games@example.org>`."""
    return bool(_ADDRESS.fullmatch(parseaddr(text)[1]))


def mail(
    sender: str, receiver: str, subject: str, text: str, *, message_id: str, unsubscribe: str
) -> EmailMessage:
    """A mail that its reader can unsubscribe from with one click (RFC 8058)."""
    name, address = parseaddr(sender)
    # RFC 8058 wants the link bare and on one line. Python would fold it into encoded words, which
    # no mail program reads.
    message = EmailMessage(policy=POLICY.clone(max_line_length=_LONGEST_LINE))
    message["From"] = Address(name or "Longshore", addr_spec=address)
    message["To"] = Address(addr_spec=receiver)
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate(usegmt=True)
    # The same for every attempt, so that duplicates can be recognised.
    message["Message-ID"] = f"<{message_id}@{address.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{unsubscribe}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text, cte="quoted-printable")
    return message
