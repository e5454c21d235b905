"""A real browser with a virtual authenticator makes a passkey, and comes back with it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, CDPSession, Page
from tests.server.process import ServerProcess

_ASK = """
const ask = async (path, body) => {
    const answer = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body ?? {}),
    });
    return { status: answer.status, ...(await answer.json()) };
};
"""
_REGISTER = f"""async () => {{
    {_ASK}
    const {{ player }} = await ask('/api/players', {{ name: 'Ann' }});
    const question = await ask('/api/me/passkeys/question');
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(question.options);
    const credential = await navigator.credentials.create({{ publicKey }});
    const added = await ask('/api/me/passkeys', {{
        id: question.id, credential: credential.toJSON(), name: 'Laptop',
    }});
    return {{ id: player.id, status: added.status, names: added.passkeys.map((one) => one.name) }};
}}"""
_SIGN_IN = f"""async () => {{
    {_ASK}
    const question = await ask('/api/players/passkey/question');
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(question.options);
    const credential = await navigator.credentials.get({{ publicKey }});
    const back = await ask('/api/players/passkey', {{
        id: question.id, credential: credential.toJSON(),
    }});
    return {{ id: back.player.id, me: (await (await fetch('/api/me')).json()).player.id }};
}}"""


def test_a_passkey_of_a_real_browser(browser: Browser, server: ServerProcess) -> None:
    context = browser.new_context(base_url=f"http://localhost:{server.port}", bypass_csp=True)
    page: Page = context.new_page()
    page.goto("/healthz")  # any answer of the server will do; its policy would allow no script
    line: CDPSession = context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options: dict[str, Any] = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    made = page.evaluate(_REGISTER)
    assert (made["status"], made["names"]) == (201, ["Laptop"])
    context.clear_cookies()  # the browser is somebody else's now, but the key is still there
    assert page.evaluate("fetch('/api/me').then((answer) => answer.status)") == 401
    back = page.evaluate(_SIGN_IN)
    assert back == {"id": made["id"], "me": made["id"]}
    context.close()
