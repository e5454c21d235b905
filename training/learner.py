"""The learner: asks the network for actions, collects what came of them, and improves it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from longshore.bots.admiral.network import SCORE_UNIT
from longshore.bots.admiral.weights import read_weights
from training import files
from training.company import Company
from training.credit import Moments, Pay, advantages, prospects
from training.kinds import IMITATED, KINDS, LEARNER
from training.losses import level, outlook_loss
from training.network import Network, Relative, draw, masked
from training.stretch import SEATS, Stretch
from training.workers import STEP, STEP_AND_ADVISE, Crew

if TYPE_CHECKING:
    from training.train import Settings

MILLION = 1_000_000
COPIED = ("observations", "masks", "seats", "ended", "rewards", "scores", "standings", "cards")


class Learner:
    """Owns the network, its past selves, the optimiser and the curve."""

    def __init__(
        self, settings: Settings, crew: Crew, resume: Path | None, start: Path | None = None
    ) -> None:
        self.settings = settings
        self.crew = crew
        torch.manual_seed(settings.seed)
        self.device = torch.device(settings.device)
        self.on_gpu = self.device.type == "cuda"
        if self.on_gpu:
            torch.set_float32_matmul_precision("high")
        self.network = Network(settings.width, settings.blocks).to(self.device)
        if start is not None:
            self.network.start_from(read_weights(start))
        self.company = Company(self.network, settings.past_selves)
        self.optimiser = torch.optim.Adam(
            self.network.parameters(), lr=settings.rate, eps=1e-5, fused=self.on_gpu
        )
        self.relative = Relative(self.device)
        self.decisions = 0
        self.updates = 0
        self.kept_at = 0.0
        self.imitated = 0.0 if start is None else settings.imitate
        self.before = 0.0
        self.spent = 0.0
        self.curve: list[dict[str, Any]] = []
        if resume is not None:
            files.load(self, resume)
        self.shared = [self._shared(group) for group in range(crew.plan.groups)]
        self.kinds = torch.from_numpy(crew.kinds.reshape(-1)).to(self.device)
        self.players = torch.from_numpy(crew.players).to(self.device)
        alone = (crew.owners == LEARNER).sum(axis=2) == 1
        strangers = ((crew.owners < 0) | (crew.owners >= min(IMITATED.values()))).sum(axis=2)
        self.alone = torch.from_numpy(alone & (strangers == SEATS - 1)).reshape(-1).to(self.device)
        self.own_seat = torch.from_numpy((crew.owners == LEARNER).argmax(axis=2)).reshape(-1)
        self.own_seat = self.own_seat.to(self.device)
        self.stretch: Stretch | None = None
        self.asked_for: list[bool] = [False] * crew.plan.groups
        self.advised = False
        for group in range(crew.plan.groups):
            crew.wait(group)

    def _shared(self, group: int) -> dict[str, Tensor]:
        """The arrays of a group as tensors. Registered memory is copied to a GPU much faster."""
        if self.on_gpu:
            memory = np.frombuffer(self.crew.memory[group], np.uint8)
            cuda = torch.cuda.cudart()
            cuda.cudaHostRegister(memory.ctypes.data, memory.nbytes, 0)
        buffers = self.crew.buffers[group]
        arrays = {name: getattr(buffers, name) for name in (*COPIED, "actions")}
        arrays["masks"] = arrays["masks"].view(np.int64)
        return {name: torch.from_numpy(array) for name, array in arrays.items()}

    def _fetch(self, group: int) -> dict[str, Tensor]:
        """What a group shows, on the device. On a CPU it must be copied as well."""
        return {
            name: tensor.to(self.device, non_blocking=True, copy=True)
            for name, tensor in self.shared[group].items()
        }

    def _autocast(self) -> Any:
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.on_gpu)

    # ---------------------------------------------------------------- imitation

    def imitate(self) -> dict[str, Any]:
        """Learn for about a second what the rollout player would do, in games that it plays."""
        begun = time.monotonic()
        if not self.advised:  # the first step of every group is the first legal action
            self.advised = True
            for group in range(self.crew.plan.groups):
                self.crew.tell(group, STEP_AND_ADVISE)
        loss_sum, right, count, rounds = 0.0, 0.0, 0, 0
        while time.monotonic() - begun < 1.0:
            for group in range(self.crew.plan.groups):
                self.crew.wait(group)
                shown = self._fetch(group)
                if self.on_gpu:
                    torch.cuda.synchronize()
                self.crew.tell(group, STEP_AND_ADVISE)
                card = self.relative.card(shown["observations"])
                rows = self.relative.turned(shown["observations"], card)
                mask = self.relative.mask(shown["masks"], card)
                wanted = self.relative.relative(shown["actions"], card)
                with self._autocast():
                    logits = self.network.policy(self.network.hidden(rows)).float()
                logits = masked(logits, mask)
                loss = functional.cross_entropy(logits, wanted)
                self._step(loss, self.settings.rate * 3)
                rounds += 1
                count += len(rows)
                if rounds % 8 == 0:
                    loss_sum = float(loss.detach())
                    right = float((logits.argmax(dim=1) == wanted).float().mean())
        self.decisions += count
        self.imitated += time.monotonic() - begun
        if self.imitated >= self.settings.imitate:
            self._end_imitation()
        speed = count / (time.monotonic() - begun)
        return {
            "phase": "imitate", "decisions": self.decisions, "loss": round(loss_sum, 4),
            "agree": round(right, 4), "speed": round(speed),
        }  # fmt: skip

    def _end_imitation(self) -> None:
        for group in range(self.crew.plan.groups):
            self.crew.wait(group)
        self.company.forget_past(self.network)
        for state in self.optimiser.state.values():
            state["exp_avg"].zero_()

    def _step(self, loss: Tensor, rate: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimiser.step()

    # ---------------------------------------------------------------- play

    @torch.no_grad()
    def collect(self, stretch: Stretch) -> None:
        """Let all games go on for a stretch of decisions."""
        crew, plan = self.crew, self.crew.plan
        for at in range(self.settings.length):
            for group in range(plan.groups):
                if self.asked_for[group]:
                    crew.wait(group)
                self._act(stretch, at, group)
                crew.tell(group, STEP)
                self.asked_for[group] = True

    def _act(self, stretch: Stretch, at: int, group: int) -> None:
        """Choose for one group, and note everything about the moment."""
        plan = self.crew.plan
        games = slice(group * plan.games, (group + 1) * plan.games)
        owners = self.crew.buffers[group].owners.copy()
        shown = self._fetch(group)
        seats = shown["seats"].long()
        card = self.relative.card(shown["observations"])
        rows = self.relative.turned(shown["observations"], card)
        mask = self.relative.mask(shown["masks"], card)
        players = self.players[group]
        privileged = self.relative.privileged(
            shown["cards"], shown["standings"], seats, card, players
        )
        with self._autocast():
            seen = self.network(rows, privileged)
            logits = seen.policy
            for number, network in self.company.networks().items():
                theirs = np.flatnonzero(owners == number)
                if len(theirs):
                    places = torch.from_numpy(theirs).to(self.device)
                    opinion = network.policy(network.hidden(rows[places])).float()
                    logits.index_copy_(0, places, opinion)
        logits = masked(logits, mask)
        actions = draw(logits)
        likely = functional.log_softmax(logits, dim=1).gather(1, actions.unsqueeze(1)).squeeze(1)
        real = self.relative.real(actions, card)
        self.crew.buffers[group].actions[:] = real.cpu().numpy()
        stretch.rows[at, games] = rows
        stretch.masks[at, games] = mask
        stretch.privileged[at, games] = privileged.half()
        stretch.actions[at, games] = actions
        stretch.likely[at, games] = likely
        stretch.values[at, games] = seen.value
        stretch.outlook[at, games] = seen.outlook
        stretch.seats[at, games] = shown["seats"]
        stretch.mine[at, games] = torch.from_numpy(owners == LEARNER).to(self.device)
        stretch.ended[at, games] = shown["ended"]
        stretch.scores[at, games] = shown["scores"].float()
        stretch.wins[at, games] = shown["rewards"].float()
        stretch.standings[at, games] = shown["standings"].float()

    # ---------------------------------------------------------------- improvement

    def improve(self) -> dict[str, Any]:
        """Play a stretch and learn from it."""
        settings = self.settings
        begun = time.monotonic()
        plan = self.crew.plan
        if self.stretch is None:
            self.stretch = Stretch(settings.length, plan.groups * plan.games, self.device)
        stretch = self.stretch
        self.collect(stretch)
        if self.on_gpu:
            torch.cuda.synchronize()
        played = time.monotonic()
        pay = Pay(
            win=settings.at(settings.win, settings.last_win, self.decisions),
            cut_off=settings.cut_off,
            others=settings.others,
            points=settings.points,
        )
        moments = Moments(
            stretch.seats, stretch.standings, stretch.values, stretch.ended, stretch.scores,
            stretch.wins, self.players.reshape(-1),
        )  # fmt: skip
        found, known = advantages(moments, pay, settings.decay)
        expected = torch.stack(
            [stretch.outlook[:, :, 0] * SCORE_UNIT, stretch.outlook[:, :, 1].sigmoid()], dim=2
        )
        came, _ = prospects(moments, expected)
        chosen = (known & stretch.mine).reshape(-1).nonzero().squeeze(1)
        returns = (found + stretch.values).reshape(-1)
        levelled = level(found, self.kinds, chosen)
        learned = self._optimise(stretch, chosen, levelled, returns, came.flatten(0, 1))
        self.updates += 1
        new = settings.length * plan.groups * plan.games
        self.decisions += new
        self._keep_self()
        if self.on_gpu:
            torch.cuda.synchronize()
        done = time.monotonic()
        return {
            "phase": "improve", "decisions": self.decisions, **learned,
            **self._told(stretch),
            "explained": round(self._explained(returns[chosen], stretch, chosen), 3),
            "share": round(len(chosen) / new, 3),
            "play_s": round(played - begun, 3), "learn_s": round(done - played, 3),
            "speed": round(new / (done - begun)),
        }  # fmt: skip

    def _optimise(
        self, stretch: Stretch, chosen: Tensor, levelled: Tensor, returns: Tensor, came: Tensor
    ) -> dict[str, Any]:
        """Proximal policy optimisation over minibatches."""
        settings = self.settings
        rows, masks = stretch.rows.flatten(0, 1), stretch.masks.flatten(0, 1)
        privileged = stretch.privileged.flatten(0, 1)
        actions, likely = stretch.actions.flatten(), stretch.likely.flatten()
        rate = settings.at(settings.rate, settings.last_rate, self.decisions)
        weight = settings.at(settings.entropy, settings.last_entropy, self.decisions)
        only_critic = self.updates < settings.critic_first
        sums = torch.zeros(4, device=self.device)
        count = 0
        for _ in range(settings.epochs):
            order = torch.randperm(len(chosen), device=self.device)
            for places in order.split(settings.minibatch):
                if len(places) < settings.minibatch // 2 and count:
                    continue
                at = chosen[places]
                with self._autocast():
                    seen = self.network(rows[at], privileged[at].float())
                target = returns[at]
                critic = functional.mse_loss(seen.value, target)
                loss = 0.5 * critic + 0.25 * functional.mse_loss(seen.worth, target)
                loss = loss + 0.25 * outlook_loss(seen.outlook, came[at])
                logits = masked(seen.policy, masks[at])
                logs = functional.log_softmax(logits, dim=1)
                entropy = -(logs.exp() * logs.clamp(min=-30)).sum(dim=1).mean()
                change = logs.gather(1, actions[at].unsqueeze(1)).squeeze(1) - likely[at]
                ratio = change.exp()
                advantage = levelled[places]
                gain = torch.min(
                    ratio * advantage,
                    ratio.clamp(1 - settings.clip, 1 + settings.clip) * advantage,
                ).mean()
                if not only_critic:
                    loss = loss - gain - weight * entropy
                self._step(loss, rate)
                with torch.no_grad():
                    drift = (ratio - 1 - change).mean()
                    sums += torch.stack([critic.detach(), entropy.detach(), drift, gain.detach()])
                count += 1
        critic, entropy, drift, gain = (sums / max(count, 1)).tolist()
        return {
            "critic": round(critic, 4), "entropy": round(entropy, 4), "drift": round(drift, 5),
            "gain": round(gain, 4), "rate": round(rate, 6),
        }  # fmt: skip

    def _explained(self, returns: Tensor, stretch: Stretch, chosen: Tensor) -> float:
        """How much of what came the critic had expected."""
        missed = returns - stretch.values.reshape(-1)[chosen]
        return float(1 - missed.var() / returns.var().clamp(min=1e-6))

    def _told(self, stretch: Stretch) -> dict[str, Any]:
        """How games ended, and wins of one learner among strangers, by kind."""
        ended = stretch.ended > 0
        over = ended.sum()
        told: dict[str, Any] = {
            "games": int(over),
            "cut": round(float((stretch.ended == 2).sum() / over.clamp(min=1)), 3),
        }
        alone = ended & self.alone
        seats = self.own_seat.expand_as(ended)
        wins = stretch.wins.gather(2, seats.unsqueeze(2)).squeeze(2)[alone]
        kinds = self.kinds.expand_as(ended)[alone]
        for number, kind in enumerate(KINDS):
            mine = kinds == number
            if int(mine.sum()) > 0:
                told[kind.name.replace(", ", "/")] = round(float(wins[mine].mean()), 3)
        return told

    def _keep_self(self) -> None:
        """Now and then the oldest of the past selves makes room for the present one."""
        if self.decisions < self.kept_at + self.settings.past_every * MILLION:
            return
        self.kept_at = self.decisions
        self.company.keep(self.network)
