"""The deployment kit: `longshore host` writes it, once, for a domain."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from tests.cli.shell import longshore, refuses
from tests.folders import ROOT
from tests.server.kit.files import KIT, METRIC, everything, queries

from longshore.server.base import metrics
from longshore.server.kit.kit import EXAMPLE, FILES, DomainError, checked_domain, explanations


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


def test_the_kit_is_where_people_look_for_it() -> None:
    assert KIT.resolve() == ROOT / "src/longshore/server/kit/files"
    assert everything(KIT) == everything(FILES)
