"""The story told in sentences: messages of `story.ftl` with what fills them."""

from __future__ import annotations

from collections.abc import Sequence

from longshore.record.words import Seat
from longshore.view.forms import Sentence, Story, Trade, TurningPoint
from longshore.view.story.leads import Race
from longshore.view.story.trades import profit, round_of


def sentences_of(story: Story, race: Race, players: int) -> list[Sentence]:
    """How it ended, who won, went bankrupt and led, what turned it, the best and worst buys."""
    told = [
        sentence("story-ended", by=story["by"], round=story["rounds"], count=story["auctions"]),
        result(story),
        *ruined(story),
        *leading(story, race, players),
    ]
    best, worst, turning = story["best"], story["worst"], story["turning"]
    if turning is not None:
        told.append(turned(turning, story["winners"][0]))
    if best is not None and profit(best) > 0:
        told.append(bought("story-best-buy", best))
    # What made the winner win is not told once more as a mistake.
    repeated = turning is not None and turning["trade"] == worst
    if worst is not None and profit(worst) < 0 and not repeated:
        told.append(bought("story-worst-buy", worst))
    return told


def result(story: Story) -> Sentence:
    """Who won, and by how much."""
    scores, winners = story["scores"], story["winners"]
    best = scores[winners[0]]
    if len(winners) > 1:
        return sentence("story-shared", winners, score=best)
    level = [seat for seat, score in scores.items() if score == best]
    if len(level) > 1:
        return sentence("story-won-tie-break", level, seat=winners[0], score=best)
    second = max(score for seat, score in scores.items() if seat != winners[0])
    names = [seat for seat, score in scores.items() if score == second]
    return sentence("story-won", names, seat=winners[0], score=best, amount=best - second)


def ruined(story: Story) -> list[Sentence]:
    """Who went bankrupt, and who could do nothing any more when the game came to a standstill."""
    told = [
        sentence("story-bankrupt", seat=each["seat"], round=each["round"])
        for each in story["bankrupt"]
    ]
    stuck = story["penniless"]
    if stuck and story["by"] == "stalemate":
        told.append(sentence("story-penniless", stuck, count=len(stuck)))
    return told


def leading(story: Story, race: Race, players: int) -> list[Sentence]:
    """When the winner took the lead for good, and who had it before."""
    led = race.turns_led
    if not led:
        return [sentence("story-lead-nobody")]
    changes = sentence("story-lead-changes", count=race.changes)
    winner = story["winners"][0]
    since = race.ahead_since(winner)
    if since is not None and since <= 1:
        return [sentence("story-lead-throughout", seat=winner)]
    if len(led) == 1:
        return [sentence("story-lead-only", seat=next(iter(led)))]
    if len(story["winners"]) > 1 or since is None:
        return [changes]
    told = [taken(winner, led[winner], since, story["turns"], players)]
    before = race.longest_before(since)
    if before is not None and before[0] != winner:
        told.append(sentence("story-lead-before", seat=before[0], count=before[1]))
    return [*told, changes] if race.changes > 1 else told


def taken(winner: Seat, led: int, since: int, turns: int, players: int) -> Sentence:
    """How the winner took the lead for good: for the first time, or once more."""
    last = since == turns
    if led > turns - since + 1:
        when = "last" if last else "round"
        round_number = round_of(since, players)
        return sentence("story-lead-back", seat=winner, count=led, when=when, round=round_number)
    if last:
        return sentence("story-lead-last", seat=winner)
    return sentence("story-lead-taken", seat=winner, round=round_of(since, players))


def turned(turning: TurningPoint, winner: Seat) -> Sentence:
    """What the winner did in the auction that turned the game, or what a rival did."""
    trade = turning["trade"]
    seat, other = trade["buyer"], trade["seller"]
    how = "other"
    if winner == trade["seller"]:
        how = "sold" if trade["accepted"] else "kept"
        seat, other = trade["seller"], trade["buyer"]
    elif winner == trade["buyer"]:
        how = "bought"
    return sentence(
        "story-turned",
        when="lead" if turning["took_lead"] else "other",
        how=how,
        seat=seat,
        other=other,
        count=len(trade["lot"]),
        amount=trade["amount"],
        round=trade["round"],
        value=turning["swing"],
    )


def bought(name: str, trade: Trade) -> Sentence:
    """A lot, its price and its worth in the end."""
    return sentence(
        name,
        seat=trade["buyer"],
        amount=trade["amount"],
        round=trade["round"],
        value=trade["worth"],
    )


def sentence(message: str, seats: Sequence[Seat] = (), /, **args: str | int) -> Sentence:
    """A message with its arguments. `seats` are named in the language of the reader."""
    return {"id": message, "args": args, "seats": list(seats)}
