"""A real browser with a virtual authenticator: passkeys through the API and in the settings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect
from tests.browser.tools.checks import check
from tests.browser.tools.screens import OpenPage
from tests.server.tools.process import ServerProcess

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


def plug_in_a_key(context: BrowserContext, page: Page) -> None:
    """An authenticator that confirms by itself."""
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


def test_a_passkey_of_a_real_browser(browser: Browser, server: ServerProcess) -> None:
    context = browser.new_context(base_url=f"http://localhost:{server.port}", bypass_csp=True)
    page: Page = context.new_page()
    page.goto("/healthz")  # any answer of the server will do; its policy would allow no script
    plug_in_a_key(context, page)
    made = page.evaluate(_REGISTER)
    assert (made["status"], made["names"]) == (201, ["Laptop"])
    context.clear_cookies()  # the browser is somebody else's now, but the key is still there
    assert page.evaluate("fetch('/api/me').then((answer) => answer.status)") == 401
    back = page.evaluate(_SIGN_IN)
    assert back == {"id": made["id"], "me": made["id"]}
    context.close()


def test_passkeys_in_the_settings(browser: Browser, server: ServerProcess) -> None:
    context = browser.new_context(base_url=f"http://localhost:{server.port}", locale="en-GB")
    page = context.new_page()
    plug_in_a_key(context, page)
    page.goto("/settings")
    page.get_by_label("Your name").fill("Ann")
    page.locator("form.name").get_by_role("button", name="Save").click()
    page.get_by_label("Name of the new passkey").fill("Laptop")
    page.get_by_role("button", name="Add a passkey").click()
    keys = page.locator("[data-passkey]")
    expect(keys).to_contain_text("Laptop")
    check(page)
    page.get_by_label("Name of the new passkey").fill("Once more")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("This device already has a passkey for you.")).to_be_visible()

    context.clear_cookies()  # a fresh browser, on a device that has the key
    page.goto("/")
    page.get_by_role("link", name="Sign in").click()
    expect(page.get_by_label("Your name")).to_have_value("")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    page.goto("/settings")
    expect(keys).to_contain_text("last used")
    page.get_by_role("button", name="Remove: Laptop").click()
    expect(keys).to_have_count(0)
    context.close()


def test_it_is_said_why_there_are_no_passkeys(open_page: OpenPage, tmp_path: Path) -> None:
    away = open_page("/settings")  # a number is no name, but the server knows itself by one
    expect(away.locator("[data-why]")).to_contain_text("Passkeys do not work at this address")
    expect(away.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)
    with ServerProcess(tmp_path, "--public-url", "http://longshore.example") as plain:
        away.goto(f"{plain.url}settings")
        expect(away.locator("[data-why]")).to_contain_text("https")
        expect(away.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)
