"""Learn to beat two traders with thousands of games at once: PPO in PyTorch, in one file.

    pip install 'longshore[env]' torch
    python examples/ppo.py --seconds 300 --out learned.pt             # on a GPU, if there is one
    python examples/ppo.py --seconds 300 --resume learned.pt --out learned.pt
    python examples/ppo.py --seconds 0 --resume learned.pt            # plays the table only

A tenth of the time it imitates the player that the bots think ahead with (`Batch.advise`), then it
plays against itself and against that player and makes what went better than expected more likely
(proximal policy optimisation, Schulman et al. 2017). At the end it plays whole games against two
bots of each level, on deals that it never learns from.

Three things matter more than the rest. A game asks different seats in turn, so advantages run along
the decisions of one seat. The reward is by how much the lead of a seat has changed at its next
decision. And colours are counted from the seat's own value card, so that what it learns with one
card holds for all five.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any, NamedTuple

try:
    import numpy as np
    import torch
    from torch import nn

    import longshore.env
    from longshore.env.actions import NAMES as ACTIONS
    from longshore.env.batch import ROLLOUT, Batch, Variant, buffers_in, bytes_needed
    from longshore.env.observation import RICH_NAMES as SEEN
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is not installed: pip install 'longshore[env]' torch")

PLAYERS, SEATS, COLOURS = 3, 5, ("black", "brown", "orange", "tan", "white")
TURNS = (100, 60)  # per seat: the row tells how many, and shorter games end more often
LENGTH = 64  # decisions of every game between two lessons
WIDTH = 512
PIECE, ROUNDS = 8192, 2  # decisions in a piece of a lesson, and how often it is gone through
RATE, LAST_RATE, IMITATION_RATE = 3e-4, 1e-4, 1e-3
FAR, CURIOSITY, DECAY = 0.2, 0.008, 0.98
CRITIC_ONLY = 5  # lessons after the imitation: a critic that knows nothing yet would teach nonsense
POINTS, RIVALS, WIN, UNFINISHED = 30.0, 0.5, 1.5, 1.0
FIRST_TEST = 1_000_000  # deals below this number are for learning, the rest for testing
LEVELS = ("deckhand", "trader", "captain")
Tensors = dict[str, Any]


def say(line: str) -> None:
    """Print at once, also into a file."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


# ---------------------------------------------------------------- what it sees


def turned(names: tuple[str, ...]) -> Any:
    """By card: the place of each name once colours are counted from that card."""
    places = {name: place for place, name in enumerate(names)}

    def moved(name: str, by: int) -> str:
        words = []
        for word in name.split(" "):
            colour, priced, price = word.partition("@")
            if colour in COLOURS:
                colour = COLOURS[(COLOURS.index(colour) + by) % len(COLOURS)]
            words.append(colour + priced + price)
        return " ".join(words)

    return torch.tensor([[places[moved(name, by)] for name in names] for by in range(len(COLOURS))])


class Policy(nn.Module):
    """From rows and masks to a logit for each action and what is expected to come."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(len(SEEN), WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(),
            nn.Linear(WIDTH, WIDTH), nn.ReLU(),
        )  # fmt: skip
        self.actor = nn.Linear(WIDTH, len(ACTIONS))
        self.critic = nn.Linear(WIDTH, 1)
        nn.init.normal_(self.actor.weight, std=0.01)
        self.register_buffer("rows", turned(SEEN), persistent=False)
        self.register_buffer("actions", turned(ACTIONS), persistent=False)
        self.register_buffer("bits", torch.arange(8, dtype=torch.uint8), persistent=False)
        self.card_at = SEEN.index("0: card black")

    def forward(self, rows: Any, masks: Any) -> tuple[Any, Any]:
        """Logits are for actions as the batch counts them. What is not allowed is never likely."""
        card = rows[:, self.card_at : self.card_at + len(COLOURS)].argmax(dim=1)
        relative = rows.gather(1, self.rows[card])
        hidden = self.body(torch.log1p(relative.float()) / 3)
        logits = torch.empty((len(rows), len(ACTIONS)), device=rows.device)
        logits.scatter_(1, self.actions[card], self.actor(hidden).float())
        bits = (masks.view(torch.uint8).unsqueeze(2) >> self.bits) & 1
        allowed = bits.flatten(1)[:, : len(ACTIONS)].bool()
        return logits.masked_fill(~allowed, -1e9), self.critic(hidden).squeeze(1).float()


# ---------------------------------------------------------------- the games


def owners(games: int) -> list[list[int]]:
    """At every second table the learner plays all seats, at the others one of them, in turn."""
    alone = [[0 if seat == first else ROLLOUT for seat in range(PLAYERS)] for first in (0, 1, 2)]
    return [[0] * PLAYERS if game % 2 else alone[game // 2 % PLAYERS] for game in range(games)]


def work(name: str, games: int, part: tuple[int, int], seed: int, orders: Connection) -> None:
    """A process that steps its part of the games in shared memory whenever it is told to."""
    memory = SharedMemory(name)
    start, stop = part
    buffers = buffers_in(memory.buf, games, "rich").part(start, stop)
    kinds = [Variant(2007, PLAYERS, max_turns=turns) for turns in TURNS]
    variants = [kinds[game // 6 % len(kinds)] for game in range(start, stop)]  # 6: see `owners`
    batch = Batch(
        variants, owners(games)[start:stop], buffers, reward="win", skip_forced=True,
        warm_up=0, varied=True, privileged=True,
    )  # fmt: skip
    batch.reset(seed + start)
    batch.advise()
    orders.send(True)
    while (advise := orders.recv()) is not None:
        batch.step()
        if advise:
            batch.advise()
        orders.send(True)
    del batch, buffers
    memory.close()


class Games:
    """All games, stepped by several processes, as tensors on the device."""

    def __init__(self, games: int, workers: int, seed: int, device: str) -> None:
        self.device = device
        self.memory = SharedMemory(create=True, size=bytes_needed(games, "rich"))
        self.shown = buffers_in(self.memory.buf, games, "rich")
        self.orders: list[Connection] = []
        self.processes = []
        bounds = [games * worker // workers for worker in range(workers + 1)]
        for part in pairwise(bounds):
            ours, theirs = multiprocessing.Pipe()
            process = multiprocessing.get_context("spawn").Process(
                target=work, args=(self.memory.name, games, part, seed, theirs), daemon=True
            )
            process.start()
            self.processes.append(process)
            self.orders.append(ours)
        self.wait()

    def wait(self) -> None:
        """Until every process has stepped its part."""
        for orders in self.orders:
            orders.recv()

    def step(self, *, advise: bool = False) -> None:
        """Take the actions in `shown.actions`, everywhere."""
        for orders in self.orders:
            orders.send(advise)
        self.wait()

    def look(self) -> Tensors:
        """A copy of everything that a lesson needs."""
        shown = self.shown
        arrays = {
            "rows": shown.observations, "masks": shown.masks.view(np.int64), "seats": shown.seats,
            "standings": shown.standings, "ended": shown.ended, "scores": shown.scores,
            "wins": shown.rewards, "actions": shown.actions,
        }  # fmt: skip
        return {name: torch.tensor(array, device=self.device) for name, array in arrays.items()}

    def close(self) -> None:
        """Let the processes go, and free the memory."""
        for orders, process in zip(self.orders, self.processes, strict=True):
            orders.send(None)
            process.join()
        del self.shown
        self.memory.close()
        self.memory.unlink()


# ---------------------------------------------------------------- learning


def leads(scores: Any) -> Any:
    """By how much each seat leads: its score less half of the others' mean."""
    own = scores[..., :PLAYERS].float()
    others = (own.sum(dim=-1, keepdim=True) - own) / (PLAYERS - 1)
    return (own - RIVALS * others) / POINTS


def advantages(told: Tensors, values: Any) -> tuple[Any, Any]:
    """Along the decisions of each seat of each game, from the last to the first.

    What ended before a moment belongs to the decisions before it. A seat's last decision before
    the stretch stops has no next one, so it is not judged.
    """
    lead, done = leads(told["standings"]), told["ended"] > 0
    cut = (told["ended"] == 2).float().unsqueeze(-1)
    final = leads(told["scores"]) + WIN * told["wins"][..., :PLAYERS] * (1 - cut) - UNFINISHED * cut
    times, games = values.shape
    after = torch.zeros((4, games, PLAYERS), device=values.device)  # lead, value, advantage, known
    found, known = torch.zeros_like(values), torch.zeros_like(values, dtype=torch.bool)
    for at in range(times - 1, -1, -1):
        seat = told["seats"][at].long().unsqueeze(1)
        own = lead[at].gather(1, seat)
        next_lead, next_value, next_advantage, is_known = (part.gather(1, seat) for part in after)
        change = next_lead - own + next_value - values[at].unsqueeze(1)
        advantage = (change + DECAY * next_advantage) * is_known
        found[at], known[at] = advantage.squeeze(1), is_known.squeeze(1) > 0
        for part, number in zip(after, (own, values[at].unsqueeze(1), advantage, 1.0), strict=True):
            part.scatter_(1, seat, number)
        over = done[at].unsqueeze(1)
        after[0] = torch.where(over, final[at].float(), after[0])
        after[1:3] = after[1:3].masked_fill(over, 0.0)
        after[3] = after[3].masked_fill(over, 1.0)
    return found, known


class Learner:
    """The policy, and how it gets better."""

    def __init__(self, device: str, resume: Path | None) -> None:
        self.device = device
        self.policy = Policy().to(device)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), lr=RATE, eps=1e-5)
        self.decisions = self.lessons = 0
        if resume is not None:
            kept = torch.load(resume, map_location=device, weights_only=True)
            self.policy.load_state_dict(kept["policy"])
            self.optimiser.load_state_dict(kept["optimiser"])
            self.decisions, self.lessons = kept["decisions"], kept["lessons"]

    def save(self, path: Path) -> None:
        """Everything that it takes to go on."""
        kept = {
            "policy": self.policy.state_dict(), "optimiser": self.optimiser.state_dict(),
            "decisions": self.decisions, "lessons": self.lessons,
        }  # fmt: skip
        torch.save(kept, path)

    def apply(self, loss: Any, rate: float) -> None:
        """One step against the loss."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
        self.optimiser.step()

    def imitate(self, games: Games) -> str:
        """Learn what the rollout player would do, and let it do so."""
        seen = games.look()
        games.step(advise=True)
        logits, _ = self.policy(seen["rows"], seen["masks"])
        loss = nn.functional.cross_entropy(logits, seen["actions"])
        self.apply(loss, IMITATION_RATE)
        self.decisions += len(logits)
        return f"imitation, loss {float(loss.detach()):.3f}"

    def improve(self, games: Games, rate: float) -> str:
        """Play a stretch, judge every decision, and learn from all of them."""
        moments: list[Tensors] = []
        with torch.no_grad():
            for _ in range(LENGTH):
                moment = games.look()
                logits, moment["values"] = self.policy(moment["rows"], moment["masks"])
                chosen = torch.distributions.Categorical(logits=logits)
                moment["actions"] = chosen.sample()
                moment["likely"] = chosen.log_prob(moment["actions"])
                games.shown.actions[:] = moment["actions"].cpu().numpy()
                games.step()
                moments.append(moment)
            told = {name: torch.stack([moment[name] for moment in moments]) for name in moments[0]}
            found, known = advantages(told, told["values"])
        judged = known.flatten().nonzero().squeeze(1)
        flat = {name: tensor.flatten(0, 1) for name, tensor in told.items()}
        found = found.flatten()
        returns = found + flat["values"]
        level = (found - found[judged].mean()) / (found[judged].std() + 1e-5)
        for _ in range(ROUNDS):
            for piece in judged[torch.randperm(len(judged), device=self.device)].split(PIECE):
                logits, values = self.policy(flat["rows"][piece], flat["masks"][piece])
                chosen = torch.distributions.Categorical(logits=logits)
                change = (chosen.log_prob(flat["actions"][piece]) - flat["likely"][piece]).exp()
                near = change.clamp(1 - FAR, 1 + FAR)
                gain = torch.min(change * level[piece], near * level[piece]).mean()
                loss = 0.5 * nn.functional.mse_loss(values, returns[piece])
                if self.lessons >= CRITIC_ONLY:
                    loss = loss - gain - CURIOSITY * chosen.entropy().mean()
                self.apply(loss, rate)
        self.decisions += len(found)
        self.lessons += 1
        return told_of(told)


def told_of(told: Tensors) -> str:
    """How games of a stretch ended at the tables with one learner and two rollout players."""
    over = told["ended"] > 0
    times, games = over.shape
    table = torch.arange(games, device=over.device)
    seat = (table // 2 % PLAYERS).expand(times, games).unsqueeze(2)
    met = over & (table % 2 == 0)
    won = told["wins"].gather(2, seat).squeeze(2)[met]
    cut = told["ended"][met] == 2
    if not len(won):
        return "no game ended"
    return (
        f"won {float(won.mean()):.0%} of {len(won)} games, {float(cut.double().mean()):.0%} cut off"
    )


# ---------------------------------------------------------------- judging


class Result(NamedTuple):
    """What a test game brought."""

    difference: float
    won: bool
    cut: bool


def play(policy: Policy, opponent: str, deal: int) -> Result:
    """One whole game against two of the same bot. The likeliest action is taken."""
    torch.set_num_threads(1)  # every process plays a game of its own
    env = longshore.env.solo(opponents=(opponent,) * (PLAYERS - 1), observations="rich")
    seen, _ = env.reset(seed=deal)
    while True:
        row = torch.tensor(seen["observation"][None])
        allowed = np.zeros((1, 512), dtype=np.uint8)
        allowed[0, : len(ACTIONS)] = seen["action_mask"]
        mask = torch.tensor(np.packbits(allowed, axis=1, bitorder="little").view(np.int64))
        with torch.no_grad():
            action = int(policy(row, mask)[0].argmax())
        seen, reward, over, cut, _ = env.step(action)
        if over or cut:
            env.close()
            return Result(float(reward), float(reward) > 0, cut)


def table(policy: Policy, games: int, workers: int) -> None:
    """Print how the policy does against two bots of each level."""
    policy = policy.cpu().eval()
    deals = range(FIRST_TEST, FIRST_TEST + games)
    say(f"{'against two':12}{'games':>6}{'difference':>18}{'outright wins':>18}{'cut off':>9}")
    with multiprocessing.get_context("spawn").Pool(min(workers, games)) as processes:
        for level in LEVELS:
            results = processes.starmap(play, [(policy, level, deal) for deal in deals])
            told = f"{level:12}{games:6}"
            for numbers, factor, unit in (
                ([result.difference for result in results], 1, ""),
                ([float(result.won) for result in results], 100, "%"),
            ):
                mean, half = np.mean(numbers), 1.96 * np.std(numbers, ddof=1) / games**0.5
                told += f"{factor * mean:10.1f}{unit} +-{factor * half:5.1f}"
            say(f"{told}{np.mean([result.cut for result in results]):9.0%}")


def main() -> None:
    """Learn for a while, save, and play the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    gpu = torch.cuda.is_available()
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--device", default="cuda" if gpu else "cpu")
    parser.add_argument("--games", type=int, default=8192 if gpu else 512)
    parser.add_argument("--workers", type=int, default=max(multiprocessing.cpu_count() - 1, 1))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=100, help="games against each level")
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--out", type=Path, default=Path("learned.pt"))
    given = parser.parse_args()
    if given.tests < 2:
        parser.error("--tests must be above 1")
    if given.resume is not None and not given.resume.is_file():
        parser.error(f"there is no file {given.resume}")
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    learner = Learner(given.device, given.resume)
    if given.seconds > 0:
        learn(learner, given)
        learner.save(given.out)
    table(learner.policy, given.tests, given.workers)


def learn(learner: Learner, given: argparse.Namespace) -> None:
    """Imitate for a tenth of the time unless that was done before, then improve."""
    games = Games(given.games, given.workers, given.seed + learner.decisions, given.device)
    imitates = given.seconds / 10 if given.resume is None else 0.0
    begun = told = time.monotonic()
    try:
        while (now := time.monotonic()) - begun < given.seconds:
            done = (now - begun) / given.seconds
            if now - begun < imitates:
                line = learner.imitate(games)
            else:
                line = learner.improve(games, RATE + (LAST_RATE - RATE) * done)
            if now - told > 5 or told == begun:
                told = now
                say(f"{now - begun:5.0f} s, {learner.decisions:,} decisions: {line}")
    finally:
        games.close()


if __name__ == "__main__":
    main()
