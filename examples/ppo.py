"""Learn to beat two traders with thousands of games at once: PPO in PyTorch, in one file.

    pip install '.[env]' torch
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
    sys.exit(f"{missing.name} is not installed: pip install '.[env]' torch")

PLAYERS, SEATS, COLOURS = 3, 5, ("black", "brown", "orange", "tan", "white")
TURNS = (100, 60)  # per seat: the row tells how many, and shorter games end more often
HALVES = (0, 1)  # of the games: while one half is stepped, the policy chooses for the other
LENGTH = 64  # decisions of every game between two lessons
PIECES, ROUNDS = 32, 2  # of a lesson, and how often it is gone through
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
    """From rows to a logit for each action and an expected return, colours relative to the card."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.width = width
        self.body = nn.Sequential(
            nn.Linear(len(SEEN), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(),
            nn.Linear(width, width), nn.ReLU(),
        )  # fmt: skip
        self.actor = nn.Linear(width, len(ACTIONS))
        self.critic = nn.Linear(width, 1)
        nn.init.normal_(self.actor.weight, std=0.01)
        places = {"rows": turned(SEEN), "actions": turned(ACTIONS)}
        places |= {"back": places["actions"].argsort(dim=1), "bits": torch.arange(8).byte()}
        for name, numbers in places.items():
            self.register_buffer(name, numbers, persistent=False)
        self.card_at = SEEN.index("0: card black")

    def relative(self, rows: Any, masks: Any) -> tuple[Any, Any, Any]:
        """The cards, and rows and what is allowed with colours counted from them."""
        card = rows[:, self.card_at : self.card_at + len(COLOURS)].argmax(dim=1)
        bits = (masks.view(torch.uint8).unsqueeze(2) >> self.bits) & 1
        allowed = bits.flatten(1)[:, : len(ACTIONS)].bool()
        return card, rows.gather(1, self.rows[card]), allowed.gather(1, self.actions[card])

    def forward(self, rows: Any, allowed: Any) -> tuple[Any, Any]:
        """The logarithm of how likely each action is, and the value."""
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
            hidden = self.body(torch.log1p(rows.float()) / 3)
            logits, value = self.actor(hidden), self.critic(hidden)
        logits = logits.float().masked_fill(~allowed, -1e9)
        return logits.log_softmax(dim=1), value.squeeze(1).float()


# ---------------------------------------------------------------- the games


def owners(games: int) -> list[list[int]]:
    """At every second table the learner plays all seats, at the others one of them, in turn."""
    alone = [[0 if seat == first else ROLLOUT for seat in range(PLAYERS)] for first in (0, 1, 2)]
    return [[0] * PLAYERS if game % 2 else alone[game // 2 % PLAYERS] for game in range(games)]


def work(
    name: str, games: int, parts: list[tuple[int, int]], seed: int, orders: Connection
) -> None:
    """A process that steps its part of a half in shared memory whenever it is told to."""
    memory = SharedMemory(name)
    shown = buffers_in(memory.buf, games, "rich")
    kinds = [Variant(2007, PLAYERS, max_turns=turns) for turns in TURNS]
    batches = []
    for start, stop in parts:
        variants = [kinds[game // 6 % len(kinds)] for game in range(start, stop)]  # 6: see `owners`
        batch = Batch(
            variants, owners(games)[start:stop], shown.part(start, stop), reward="win",
            skip_forced=True, varied=True, privileged=True,
        )  # fmt: skip
        batch.reset(seed + start)
        batch.advise()
        batches.append(batch)
        orders.send(True)
    while (order := orders.recv()) is not None:
        half, advise = order
        batches[half].step()
        if advise:
            batches[half].advise()
        orders.send(True)
    del batches, batch, shown
    memory.close()


class Games:
    """All games, stepped by several processes, as tensors on the device.

    Of a half you `wait` until it is there, `look` at it, and let it `step` on.
    """

    def __init__(self, games: int, workers: int, seed: int, device: str) -> None:
        self.device = torch.device(device)
        self.memory = SharedMemory(create=True, size=bytes_needed(games, "rich"))
        whole = buffers_in(self.memory.buf, games, "rich")
        self.shown = [whole.part(games * half // 2, games * (half + 1) // 2) for half in HALVES]
        self.address = np.asarray(self.memory.buf).ctypes.data
        if self.device.type == "cuda":  # such memory is copied to a GPU much faster
            torch.cuda.cudart().cudaHostRegister(self.address, self.memory.size, 0)
        self.orders: list[Connection] = []
        self.processes = []
        bounds = [games * part // (2 * workers) for part in range(2 * workers + 1)]
        parts = list(pairwise(bounds))
        for worker in range(workers):
            ours, theirs = multiprocessing.Pipe()
            process = multiprocessing.get_context("spawn").Process(
                target=work,
                args=(self.memory.name, games, parts[worker::workers], seed, theirs),
                daemon=True,
            )
            process.start()
            theirs.close()  # so that we hear of it if the process ends
            self.processes.append(process)
            self.orders.append(ours)

    def wait(self) -> None:
        """Until every process has stepped its part of the half whose turn it is."""
        for orders in self.orders:
            orders.recv()

    def step(self, half: int, *, advise: bool = False) -> None:
        """Let the actions in `shown[half].actions` be taken."""
        for orders in self.orders:
            orders.send((half, advise))

    def look(self, half: int) -> Tensors:
        """A copy of everything that a lesson needs."""
        shown = self.shown[half]
        arrays = {
            "rows": shown.observations, "masks": shown.masks.view(np.int64), "seats": shown.seats,
            "standings": shown.standings, "ended": shown.ended, "scores": shown.scores,
            "wins": shown.rewards, "actions": shown.actions,
        }  # fmt: skip
        return {
            name: torch.from_numpy(array).to(self.device, copy=True)
            for name, array in arrays.items()
        }

    def close(self) -> None:
        """Let the processes go, and free the memory."""
        for orders, process in zip(self.orders, self.processes, strict=True):
            orders.send(None)
            process.join()
        if self.device.type == "cuda":
            torch.cuda.cudart().cudaHostUnregister(self.address)
        self.shown.clear()
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

    def __init__(self, device: str, width: int, resume: Path | None) -> None:
        kept = None
        if resume is not None:
            kept = torch.load(resume, map_location=device, weights_only=True)
            width = kept["width"]
        self.policy = Policy(width).to(device)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), lr=RATE, eps=1e-5)
        self.decisions = self.lessons = 0
        if kept is not None:
            self.policy.load_state_dict(kept["policy"])
            self.optimiser.load_state_dict(kept["optimiser"])
            self.decisions, self.lessons = kept["decisions"], kept["lessons"]

    def save(self, path: Path) -> None:
        """Everything that it takes to go on."""
        kept = {
            "policy": self.policy.state_dict(), "optimiser": self.optimiser.state_dict(),
            "width": self.policy.width, "decisions": self.decisions, "lessons": self.lessons,
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
        loss = torch.zeros(())
        for half in HALVES:
            games.wait()
            seen = games.look(half)
            games.step(half, advise=True)
            card, rows, allowed = self.policy.relative(seen["rows"], seen["masks"])
            likely, _ = self.policy(rows, allowed)
            loss = nn.functional.nll_loss(likely, self.policy.back[card, seen["actions"]])
            self.apply(loss, IMITATION_RATE)
            self.decisions += len(rows)
        return f"imitation, loss {float(loss.detach()):.3f}"

    @torch.no_grad()
    def act(self, games: Games, half: int) -> Tensors:
        """Choose for half of the games. What was seen, chosen and expected."""
        games.wait()
        seen = games.look(half)
        card, seen["rows"], seen["allowed"] = self.policy.relative(seen["rows"], seen.pop("masks"))
        likely, seen["values"] = self.policy(seen["rows"], seen["allowed"])
        chance = torch.empty_like(likely).exponential_().clamp_(min=1e-20)
        seen["actions"] = (likely - chance.log()).argmax(dim=1)  # drawn by how likely each one is
        seen["likely"] = likely.gather(1, seen["actions"].unsqueeze(1)).squeeze(1)
        games.shown[half].actions[:] = self.policy.actions[card, seen["actions"]].cpu().numpy()
        games.step(half)
        return seen

    def improve(self, games: Games, rate: float) -> str:
        """Play a stretch, judge every decision, and learn from all of them."""
        moments = [[self.act(games, half) for half in HALVES] for _ in range(LENGTH)]
        told = {
            name: torch.stack([torch.cat([half.pop(name) for half in both]) for both in moments])
            for name in list(moments[0][0])
        }
        found, known = advantages(told, told["values"])
        judged = known.flatten().nonzero().squeeze(1)
        flat = {name: tensor.flatten(0, 1) for name, tensor in told.items()}
        found = found.flatten()
        returns = found + flat["values"]
        level = (found - found[judged].mean()) / (found[judged].std() + 1e-5)
        for _ in range(ROUNDS):
            for piece in judged[torch.randperm(len(judged), device=judged.device)].chunk(PIECES):
                likely, values = self.policy(flat["rows"][piece], flat["allowed"][piece])
                chosen = likely.gather(1, flat["actions"][piece].unsqueeze(1)).squeeze(1)
                change = (chosen - flat["likely"][piece]).exp()
                near = change.clamp(1 - FAR, 1 + FAR)
                gain = torch.min(change * level[piece], near * level[piece]).mean()
                loss = 0.5 * nn.functional.mse_loss(values, returns[piece])
                if self.lessons >= CRITIC_ONLY:
                    unsure = -(likely.exp() * likely).sum(dim=1).mean()
                    loss = loss - gain - CURIOSITY * unsure
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
            card, *known = policy.relative(row, mask)
            action = int(policy.actions[card, policy(*known)[0].argmax(dim=1)])
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
    parser.add_argument("--games", type=int, default=16384 if gpu else 512)
    parser.add_argument("--width", type=int, default=512 if gpu else 128, help="of the network")
    parser.add_argument("--workers", type=int, default=max(multiprocessing.cpu_count() - 1, 1))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=100, help="games against each level")
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--out", type=Path, default=Path("learned.pt"))
    given = parser.parse_args()
    if given.tests < 2:
        parser.error("--tests must be above 1")
    if not 0 < given.workers <= given.games // 2:
        parser.error("every worker needs two games")
    if given.resume is not None and not given.resume.is_file():
        parser.error(f"there is no file {given.resume}")
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    learner = Learner(given.device, given.width, given.resume)
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
