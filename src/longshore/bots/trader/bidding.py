"""What a trader bids at the island, and what it does with the bids it gets."""

from __future__ import annotations

from typing import Final, NamedTuple

from longshore.bots.rollout import thumb
from longshore.bots.styles import Style
from longshore.bots.trader.island import Counts, counts_of
from longshore.bots.trader.sight import Sight
from longshore.bots.trader.turns import worth_of_repaying
from longshore.game.editions import LOAN_AMOUNT, MAX_LOANS
from longshore.record.words import SEAT_NUMBERS, SEATS, Seat

_SPREAD: Final = thumb.SPREAD_OF_TRADER / 100
_FAIR: Final = thumb.FAIR / 100
_LOAN_COST: Final = thumb.LOAN_COST / thumb.DOLLAR
_DECLINE_BY_LOAN: Final = thumb.DECLINE_BY_LOAN / thumb.DOLLAR


class Bid(NamedTuple):
    """An amount and its expected gain."""

    amount: int
    worth: float


def chance_to_beat(sight: Sight, name: Seat, lot: Counts, amount: int) -> float:
    """The probability that a rival bids less. Ties count half."""
    eager = sight.memory.eagerness_of(name).mean
    purse = sight.purse(name)
    if sight.view["seats"][name]["loans"] < MAX_LOANS:
        purse += thumb.BORROWED_TO_BE_BEATEN
    won = 0.0
    worths = sight.worths_to(name, lot)
    for worth in worths:
        middle = max(0.0, min(eager * worth, purse))
        spread = max(_SPREAD * middle, 1.0)
        won += min(max(0.5 + (amount - middle) / (2 * spread), 0.0), 1.0)
    return won / len(worths)


def chance_of_acceptance(sight: Sight, seller: Seat, lot: Counts, amount: int) -> float:
    """Accepting gains 2H. Declining keeps a lot worth V at a cost of H."""
    if amount > sight.reach(seller):
        return 1.0  # R-AUCT-13: a seller who cannot pay for a decline must accept
    worths = sight.worths_to(seller, lot)
    return sum(thumb.BIDS_TO_ACCEPT * amount >= worth for worth in worths) / len(worths)


def best_bids(sight: Sight, lowest: int, highest: int, eagerness: float) -> list[Bid]:
    """The best bids in a range, best first. In a tie-break they are extra amounts (R-AUCT-8)."""
    auction = sight.view["auction"]
    if is_cancelled(sight, sight.me):
        return [Bid(lowest, 0.0)]  # nothing that is added counts
    lot = counts_of(auction["lot"])
    seller = auction["seller"]
    first = auction.get("first", {})
    own_first = first.get(sight.me, 0) if auction["round"] == 2 else 0
    rivals = [name for name in sight.others if name != seller]
    if auction["round"] == 2:
        asked = sight.view["asked"]
        bidding = {*auction["committed"], *([] if asked is None else asked["seats"])}
        rivals = [name for name in rivals if name in bidding]
    worth = sight.worth(lot) * eagerness
    found: list[Bid] = []
    for amount in range(lowest, min(highest, max(lowest, int(worth) - own_first)) + 1):
        total = amount + own_first
        chance = chance_of_acceptance(sight, seller, lot, total)
        for name in rivals:
            chance *= chance_to_beat(sight, name, lot, total)
        found.append(Bid(amount, chance * (worth - total - sight.pinch(total))))
    # A seller would rather keep the lot than take less than a third of its worth. A player who
    # never bids more than that soon gets no more offers.
    fair = min(_FAIR * worth, max(highest + own_first - thumb.FAIR_LEAVES, 0)) - own_first
    found = [bid for bid in found if bid.amount >= fair - 1] or found
    found.sort(key=lambda bid: (-bid.worth, bid.amount))
    return found


def loan_for_bid(sight: Sight, bids: list[Bid], lowest: int, highest: int, style: float) -> float:
    """What a loan would add to the best bid, after its cost. 0 if nothing."""
    if sight.loans >= MAX_LOANS or highest >= sight.worth(counts_of(sight.view["auction"]["lot"])):
        return 0.0
    more = best_bids(sight.richer(LOAN_AMOUNT), lowest, highest + LOAN_AMOUNT, 1.0)
    if not more or not bids:
        return 0.0
    burden: int = thumb.loan_burden(sight.loans)
    cost = _LOAN_COST * style * burden
    return max(0.0, more[0].worth - bids[0].worth - cost)


def settling(
    sight: Sight, legal: list[str], style: Style, *, just_borrowed: bool
) -> list[tuple[str, float]]:
    """Accept when 3H >= V: accepting brings 2H, declining the lot less H (R-AUCT-16)."""
    auction = sight.view["auction"]
    lot = counts_of(auction["lot"])
    worth = sight.worth(lot) * style.collect
    totals = {
        name: amount + (auction["first"].get(name, 0) if auction["round"] == 2 else 0)
        for name, amount in auction["bids"].items()
    }
    found: list[tuple[str, float]] = []
    highest = 0
    for step in legal:
        if step.startswith("accept "):
            name = SEATS[SEAT_NUMBERS[step.split()[1]]]
            highest = counted(sight, name, totals)
            # Of equal bidders the one who is furthest behind.
            found.append((step, 2 * highest - 0.001 * sight.score_of(name)))
    if "decline" in legal:
        found.append(("decline", worth - highest - sight.pinch(highest)))
    elif "loan" in legal and worth - highest > 2 * highest + _DECLINE_BY_LOAN:
        found.append(("loan", worth - highest - _LOAN_COST))
    best = max(found, key=lambda option: option[1], default=("", 0.0))
    may_repay = "repay" in legal and not just_borrowed and best[0].startswith("accept ")
    # The income can be traded with, but comes too late to repay with it (R-AUCT-14).
    if may_repay and worth_of_repaying(sight.richer(2 * highest), style) > 0:
        found.append(("repay", best[1] + 1.0))
    return found


def counted(sight: Sight, name: Seat, totals: dict[Seat, int]) -> int:
    """What a bid counts for: nothing with a $0 card, if the game is played so (R-CANC-1)."""
    if sight.view["options"].get("cancel_bid") != "on":
        return totals[name]
    auction = sight.view["auction"]
    if auction["round"] == 2:
        if auction["zero_cards"].get(name):
            return 0
        if is_cancelled(sight, name):
            return 0
        cancelled = auction["first_zero_cards"].get(name)
        return totals[name] - (auction["first"][name] if cancelled else 0)
    return 0 if auction["zero_cards"].get(name) else totals[name]


def is_cancelled(sight: Sight, name: Seat) -> bool:
    """Whether a first bid was cancelled, and stays so in the tie-break (R-CANC-3)."""
    stays = sight.view["options"].get("cancelled_first_bid") == "stays_zero"
    return stays and bool(sight.view["auction"].get("first_zero_cards", {}).get(name))
