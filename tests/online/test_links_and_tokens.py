"""Links of invitations, and files with access tokens."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.folders import ROOT

from longshore.online.account import name_for
from longshore.online.errors import JoinError
from longshore.online.invitation import Invitation, invitation_of
from longshore.online.token_file import keep_token, kept_token

TEST = Path(__file__).stem
SERVER = "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    ("link", "found"),
    [
        (f"{SERVER}/table/Ab-1#C_d", Invitation(SERVER, "Ab-1", "C_d")),
        ("https://games.example/table/x/", Invitation("https://games.example", "x", None)),
        ("https://h.example/box/table/x#c", Invitation("https://h.example/box", "x", "c")),
        ("http://[::1]:80/table/x#c", Invitation("http://[::1]:80", "x", "c")),
    ],
)
def test_a_link_names_server_table_and_code(link: str, found: Invitation) -> None:
    assert invitation_of(link) == found


@pytest.mark.parametrize(
    "link",
    [
        "", "trader", "ftp://h/table/x", "http:///table/x", "http://h:x/table/y", "http://h/table/",
        "http://h/table/a b", "http://h/table/x/seat#c", "http://ann:secret@h/table/x#c",
    ],
)  # fmt: skip
def test_other_links_are_refused_in_a_sentence(link: str) -> None:
    with pytest.raises(JoinError, match=r"link|address"):
        invitation_of(link)


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("trader:shipper", "trader"), ("cmd:", "cmd"), (f"cmd:{'x' * 80}", "x" * 30),
        ("cmd:/opt/bots/ship --depth 3", "ship"), (f"cmd:python3 -u '{__file__}' {ROOT}", TEST),
    ],
)  # fmt: skip
def test_a_program_is_called_after_its_bot(spec: str, name: str) -> None:
    assert name_for(spec) == name


def test_a_token_is_kept_for_its_owner_and_its_server_only(tmp_path: Path) -> None:
    file = tmp_path / "token"
    assert kept_token(file, SERVER) is None
    keep_token(file, SERVER, "x.y")
    if os.name == "posix":
        assert file.stat().st_mode & 0o777 == 0o600
    assert kept_token(file, SERVER) == "x.y"
    with pytest.raises(JoinError, match=f"is for {SERVER}"):
        kept_token(file, "http://elsewhere.example")
    with pytest.raises(JoinError, match="cannot write"):
        keep_token(file, SERVER, "another")


@pytest.mark.parametrize("text", ["", "x.y", "[]", '{"token": 3}', '{"token": "a\\nb"}'])
def test_a_file_without_a_token_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(JoinError, match="holds no access token"):
        kept_token(file, SERVER)
