"""Who gets the credit: advantages along the decisions of each seat of each game."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

SEATS = 5


class Pay(NamedTuple):
    """What a seat is rewarded for."""

    points: float = 30.0  # this many points, by which it leads, are worth 1
    others: float = 0.5  # how much the others' mean counts against the seat's score
    win: float = 1.0  # for winning a game that is finished, shared among joint winners
    cut_off: float = 0.7  # taken from every seat of a game that is not finished


class Moments(NamedTuple):
    """A stretch of decisions: by time and game, and where noted by seat."""

    seats: Tensor  # (T, N) who decides
    standings: Tensor  # (T, N, 5) every seat's score as it stands
    values: Tensor  # (T, N) what the critic expects to come
    ended: Tensor  # (T, N) how the game before this moment's ended just now: 0, 1 or 2 (cut off)
    scores: Tensor  # (T, N, 5) its scores, where it did
    wins: Tensor  # (T, N, 5) its shares of the win
    players: Tensor  # (N,)


def leads(standings: Tensor, players: Tensor, pay: Pay) -> Tensor:
    """By how much every seat leads: its own score less a part of the others' mean."""
    there = torch.arange(SEATS, device=standings.device) < players.unsqueeze(-1)
    own = standings.float() * there
    others = (own.sum(dim=-1, keepdim=True) - own) / (players.unsqueeze(-1) - 1)
    return (own - pay.others * others) * there / pay.points


def final(moments: Moments, pay: Pay) -> Tensor:
    """What every seat has at the end of the games that ended, in the units of `leads`."""
    cut_off = (moments.ended == 2).float().unsqueeze(-1)
    won = pay.win * moments.wins * (1 - cut_off)
    return leads(moments.scores, moments.players, pay) + won - pay.cut_off * cut_off


def prospects(moments: Moments, expected: Tensor) -> tuple[Tensor, Tensor]:
    """What every decision has led to: the seat's score and win at the end of its game.

    Where a stretch stops before the game does, it is what was `expected` (T, N, 2) at the seat's
    last decision. The second answer is where that is known.
    """
    times, games = moments.seats.shape
    device = moments.values.device
    coming = torch.zeros((games, SEATS, 2), device=device)
    has_next = torch.zeros((games, SEATS), dtype=torch.bool, device=device)
    found = torch.zeros((times, games, 2), device=device)
    known = torch.zeros((times, games), dtype=torch.bool, device=device)
    for time in range(times - 1, -1, -1):
        seat = moments.seats[time].long().unsqueeze(1)
        place = seat.unsqueeze(2).expand(-1, -1, 2)
        valid = has_next.gather(1, seat)
        came = torch.where(valid, coming.gather(1, place).squeeze(1), expected[time])
        found[time], known[time] = came, valid.squeeze(1)
        coming.scatter_(1, place, came.unsqueeze(1))
        has_next.scatter_(1, seat, torch.ones_like(valid))
        over = (moments.ended[time] > 0).unsqueeze(1)
        ends = torch.stack([moments.scores[time].float(), moments.wins[time].float()], dim=2)
        coming = torch.where(over.unsqueeze(2), ends, coming)
        has_next |= over
    return found, known


def advantages(moments: Moments, pay: Pay, decay: float) -> tuple[Tensor, Tensor]:
    """The advantage of every decision, and whether it is known.

    What a seat gets for a decision is by how much its lead has changed at its next one, or at the
    end. The last decision of a seat before the stretch stops has no next one, so nothing is known
    about it.
    """
    lead = leads(moments.standings, moments.players, pay)
    end = final(moments, pay)
    times, games = moments.seats.shape
    shape, device = (games, SEATS), moments.values.device
    next_lead, next_value, next_advantage = (torch.zeros(shape, device=device) for _ in range(3))
    has_next = torch.zeros(shape, dtype=torch.bool, device=device)
    found = torch.zeros((times, games), device=device)
    known = torch.zeros((times, games), dtype=torch.bool, device=device)
    for time in range(times - 1, -1, -1):
        seat = moments.seats[time].long().unsqueeze(1)
        own = lead[time].gather(1, seat)
        value = moments.values[time].unsqueeze(1)
        change = next_lead.gather(1, seat) - own + next_value.gather(1, seat) - value
        advantage = change + decay * next_advantage.gather(1, seat)
        valid = has_next.gather(1, seat)
        advantage = torch.where(valid, advantage, torch.zeros_like(advantage))
        found[time], known[time] = advantage.squeeze(1), valid.squeeze(1)
        next_lead.scatter_(1, seat, own)
        next_value.scatter_(1, seat, value)
        next_advantage.scatter_(1, seat, advantage)
        has_next.scatter_(1, seat, torch.ones_like(valid))
        over = (moments.ended[time] > 0).unsqueeze(1)
        next_lead = torch.where(over, end[time], next_lead)
        next_value = next_value.masked_fill(over, 0.0)
        next_advantage = next_advantage.masked_fill(over, 0.0)
        has_next |= over
    return found, known
