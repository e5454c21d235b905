"""The first page as a place, the example, and how people come to a table."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import Page, expect
from tests.browser.tools.checks import check
from tests.browser.tools.screens import BLANK, OpenPage
from tests.server.tools.process import ServerProcess


def test_a_lonely_server_shows_a_recorded_game(open_page: OpenPage) -> None:
    page = open_page()
    figure = page.locator("figure")
    expect(figure).to_contain_text("An example game · Marta")
    expect(page.get_by_role("img", name="The harbour in miniature").first).to_be_visible()
    # With reduced motion it is one picture, of a busy harbour.
    expect(page.locator("[data-frame]")).not_to_have_attribute("data-frame", "0")
    expect(page.locator("#pictures + ol > li")).to_have_count(3)
    expect(page.get_by_role("heading", name="My tables")).to_have_count(0)
    check(page)
    figure.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(".keys")
    expect(page.locator("main")).to_contain_text("Omar")


def test_the_recorded_game_moves(open_page: OpenPage) -> None:
    page = open_page(BLANK)
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/")
    film = page.locator("[data-frame]")
    first = film.get_attribute("data-frame")
    expect(film).not_to_have_attribute("data-frame", str(first))


def test_the_example_can_be_studied(open_page: OpenPage) -> None:
    page = open_page("/study")
    page.get_by_role("button", name="Open the example").click()
    page.wait_for_selector(".keys")
    assert page.url.partition("?")[0].endswith("/replay/example")


def test_a_listed_game_is_watched_from_the_first_page(
    open_page: OpenPage, server: ServerProcess
) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        token = client.post("/api/players", json={"name": "Wally"}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
        wish = {"seats": seats, "visibility": "listed", "seating": "chosen"}
        game = client.post("/api/tables", json=wish, headers=headers).json()["table"]
        path = f"/api/tables/{game['id']}"

        page = open_page()
        figure = page.locator(f"figure:has(a[href='/table/{game['id']}'])")
        expect(figure).to_contain_text("Live")
        figures = figure.locator(".supply b")
        before = figures.all_text_contents()

        # What happens there is seen here.
        seat = game["asked"][0]
        view = client.get(f"{path}/view?seat={seat}", headers=headers).json()
        colour = view["view"]["seats"][seat]["machines"][0]
        steps = ["produce", f"place {colour}@1", "done"]
        body = {"id": "one", "seat": seat, "decision": view["decision"], "steps": steps}
        assert client.post(f"{path}/steps", json=body, headers=headers).status_code == 200
        page.wait_for_function(
            "before => [...document.querySelectorAll('figure .supply b')]"
            ".map(one => one.textContent).join() !== before",
            arg=",".join(before),
        )
        # Afterwards it is a result.
        client.post(f"{path}/end", json={"do": "end"}, headers=headers)
        page.reload()
        expect(page.locator(f"a[href='/replay/{game['id']}']")).to_contain_text("Wally")


def joining(open_page: OpenPage, table: Page) -> Page:
    page = open_page(table.locator(".lobby input").first.input_value())
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
    return page


def test_people_join_with_a_name_and_a_colour(open_page: OpenPage) -> None:
    host = open_page("/new")
    host.get_by_label("Seat 2").select_option("open")
    host.get_by_label("Seat 4").select_option("open")
    host.get_by_label("Keep this seating order").check()
    host.get_by_label("Time").select_option("quick")
    host.get_by_label("2018 anniversary").check()
    host.locator("#option-investment-bank").select_option("on")
    host.get_by_role("button", name="Create table").click()

    ann = joining(open_page, host)
    for words in ("2018", "Investment Bank: on", "0:30 per decision, 3:00 in reserve"):
        expect(ann.locator(".lobby")).to_contain_text(words)
    check(ann)
    ann.get_by_label("Your name").fill("Ann")
    ann.locator(".colour", has_text="Green").click()
    expect(ann.get_by_role("radio", name="Green")).to_be_checked()
    ann.get_by_role("button", name="Take a seat").click()
    expect(host.locator(".lobby li").nth(3)).to_contain_text("Ann")
    expect(host.locator("[data-starts]")).to_contain_text("as soon as every seat is taken")

    # Whoever gives no name is a guest, but never the same as another.
    guest = joining(open_page, host)
    expect(guest.get_by_role("radio")).to_have_count(0)
    guest.get_by_role("button", name="Take a seat").click()
    guest.wait_for_selector("#asked")
    names = [guest.locator(f"#quay-{seat}").inner_text() for seat in ("blue", "green")]
    assert names[0].startswith("Guest")
    assert names[1].startswith("Ann")
    expect(host.locator("#quay-red")).to_contain_text("Guest")
    assert host.locator("#quay-red").inner_text() != names[0]

    # The first page brings everyone back, and a new game is still one click away.
    table = guest.url
    guest.get_by_role("link", name="Longshore").click()
    back = guest.get_by_role("link", name="Back to your game")
    expect(back).to_have_class(re.compile("primary"))
    expect(guest.get_by_role("button", name="Play now")).not_to_have_class(re.compile("primary"))
    check(guest)
    back.click()
    guest.wait_for_selector("#asked")
    assert guest.url == table.partition("#")[0]
