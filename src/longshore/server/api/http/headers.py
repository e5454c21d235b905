"""Security headers on every response."""

from __future__ import annotations

from typing import Any, Final

_HEADERS: Final = (
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'; base-uri 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
_HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")


class SecurityHeaders:
    """Adds them unless the response has its own. Caches do not keep what is private."""

    def __init__(self, app: Any, *, https: bool) -> None:
        self.app = app
        self.headers = (*_HEADERS, _HTTPS_ONLY) if https else _HEADERS

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Wrap the application."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                present = {name for name, _ in message["headers"]}
                added = [header for header in self.headers if header[0] not in present]
                if b"cache-control" not in present:
                    added.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await self.app(scope, receive, send_with_headers)
