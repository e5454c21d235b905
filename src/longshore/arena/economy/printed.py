"""The economy of games, as tables in the terminal."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table

from longshore.arena.economy.forms import (
    AuctionReport,
    EconomyReport,
    LoanReport,
    Margins,
    MoneyReport,
    StagePrices,
)
from longshore.arena.economy.report import THIRDS
from longshore.arena.printed import console
from longshore.record.words import COLOURS


def draw_economy(report: EconomyReport) -> None:
    """Print prices, margins and money as tables, then loans and auctions as sentences."""
    games = report["games"]
    screen = console()
    screen.print(
        f"{games} game{'' if games == 1 else 's'}, {report['mean_turns']:.1f} turns on average\n"
    )
    screen.print(price_table(report["prices"]))
    screen.print(margin_table(report["margins"]))
    screen.print(money_table(report["money"]))
    for line in (loan_line(report["loans"]), *auction_lines(report["auctions"])):
        screen.print(line, soft_wrap=True)


def price_table(prices: dict[str, StagePrices]) -> Table:
    """A row for each stage and third of the game, and a column for each colour."""
    table = plain_table("Prices: mean dollars of a container", "stage", "when")
    for colour in COLOURS:
        table.add_column(colour, justify="right")
    for heading in ("all", "sd", "sold"):
        table.add_column(heading, justify="right")
    for stage, entries in prices.items():
        for third in THIRDS:
            row = [number(entries[colour]["thirds"][third]["mean"]) for colour in COLOURS]
            both = entries["all"]["thirds"][third]
            name = stage if third == THIRDS[0] else ""
            last = third == THIRDS[-1]
            table.add_row(
                name,
                third,
                *row,
                number(both["mean"]),
                number(both["sd"]),
                str(both["count"]),
                end_section=last,
            )
    return table


def margin_table(margins: dict[str, Margins]) -> Table:
    """A row for each role."""
    table = plain_table("Margins: dollars on a container", "role")
    for heading in ("containers", "cost", "income", "margin", "sd", "at a loss", "per game"):
        table.add_column(heading, justify="right")
    for role, entry in margins.items():
        losses = entry["loss_share"]
        table.add_row(
            role,
            str(entry["count"]),
            number(entry["cost_mean"]),
            number(entry["income_mean"]),
            number(entry["mean"]),
            number(entry["sd"]),
            "-" if losses is None else f"{100 * losses:.0f} %",
            number(entry["per_game"]),
        )
    return table


def money_table(money: MoneyReport) -> Table:
    """The money in play, where it came from and where it went."""
    table = plain_table("Money: dollars per game", "")
    table.add_column("", justify="right")
    table.add_row("at the beginning", number(money["start_mean"]), end_section=True)
    for purpose, amount in money["sources"].items():
        table.add_row(f"+ {purpose}", number(amount))
    for purpose, amount in money["sinks"].items():
        table.add_row(f"- {purpose}", number(amount))
    table.add_section()
    table.add_row("at the end", number(money["end_mean"]))
    return table


def loan_line(loans: LoanReport) -> str:
    """Loans in a sentence."""
    return (
        f"Loans per game: {loans['taken_per_game']:.1f} taken "
        f"({loans['forced_per_game']:.1f} forced), {loans['repaid_per_game']:.1f} repaid, "
        f"{number(loans['outstanding_at_end'])} left at the end, "
        f"{loans['defaults_per_game']:.1f} defaults, ${loans['interest_per_game']:.1f} interest"
    )


def auction_lines(auctions: AuctionReport) -> list[str]:
    """Auctions in two sentences."""
    if not auctions["count"]:
        return ["There was no auction."]
    bids = (
        f"{100 * (auctions['accepted_share'] or 0):.0f} % accepted; highest bid "
        f"{dollars(auctions['bid']['mean'])}, "
        f"{dollars(auctions['bid_per_container']['mean'])} a container"
    )
    over_next = f"{dollars(auctions['premium_over_second']['mean'])} over the next bid"
    over_cost = f"{dollars(auctions['premium_over_cost']['mean'])} over what the seller had paid"
    lots = f"lots of {auctions['lot_size_mean'] or 0:.1f} containers"
    return [
        f"Auctions per game: {auctions['per_game']:.1f}, {lots}, {bids}",
        f"Auction premium: {over_next}, {over_cost}",
    ]


def number(value: float | None) -> str:
    """Two decimals, or a dash where there is nothing. No zero is negative."""
    return "-" if value is None else f"{value:z.2f}"


def dollars(value: float | None) -> str:
    """An amount in a sentence."""
    return "-" if value is None else f"{'-' if round(value, 2) < 0 else ''}${abs(value):.2f}"


def plain_table(title: str, *columns: str) -> Table:
    """A table with a title and its first columns."""
    table = Table(
        title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False
    )
    for column in columns:
        table.add_column(column)
    return table
