"""`longshore check`, `fuzz` and `bench`: correctness and speed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from longshore.cli import output, parameters
from longshore.cli.errors import NO, Stop, complain

if TYPE_CHECKING:
    from longshore.check.bench import Prepare, Result
    from longshore.check.fuzz_game import Seating

# The extra that each measurement of the research environments needs.
ENVIRONMENT_EXTRAS: Final = {
    "aec": "env",
    "aec_no_observation": "env",
    "solo": "env",
    "openspiel": "openspiel",
    "batch": "env",
    "batch_no_observation": "env",
}


def check(
    paths: Annotated[
        list[str], typer.Argument(metavar="PATH...", help="Scenario files, or folders of them.")
    ],
) -> int:
    """Run scenarios: rules as examples (docs/scenarios.md).

    Prints a line for each failing scenario, then how many passed and failed. The exit code is 0
    if all passed, 1 if some failed, and 2 if a file could not be read.

    For example:

        longshore check tests/scenarios

        longshore check my-rules.json other-rules/
    """
    from longshore.check.run_scenarios import check_scenarios

    checked = check_scenarios([Path(path) for path in paths], output.say, complain)
    if not any(checked):
        output.remark("longshore: there are no scenarios here")
    output.say(str(checked))
    return checked.exit_code


def fuzz(
    *,
    steps: Annotated[
        int | None,
        typer.Option("--steps", min=1, help="Stop after this many steps.", show_default=False),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            "--seconds",
            min=0,
            help="Stop after this many seconds.  \\[default: 10, without --steps and --games]",
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option("--games", min=1, help="Stop after this many games.", show_default=False),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="BOT,BOT,...",
            help="Bots that play, in any seat, instead of random steps.",
            show_default=False,
        ),
    ] = None,
    simulations: parameters.Simulations = None,
    think_ms: parameters.ThinkMs = None,
    seed: parameters.SeedOfGames = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes that play.")] = 1,
    max_turns: parameters.MaxTurns = 100,
    out: Annotated[
        str, typer.Option("--out", metavar="DIR", help="Folder for the records of failing games.")
    ] = "fuzz-failures",
    json: parameters.Json = False,
) -> int:
    """Play random or bot games of every kind, and check every invariant.

    Every step is checked against the invariants R-INV-1 to R-INV-8. Now and then the fuzzer also
    checks that exactly the listed steps are accepted, and that positions, views and records come
    back the same. Every answer of a bot must be legal, even if it takes over in the middle of a
    game. With --think-ms, at most one decision in a thousand may exceed that time by a fifth plus
    50 ms, in CPU time. The exit code is 1 if anything was found.

    For example:

        longshore fuzz --seconds 60 --jobs 4

        longshore fuzz --steps 100000 --seed 7 --json

        longshore fuzz --games 2000 --bots deckhand,trader --jobs 2

        longshore fuzz --steps 10000 --bots captain --think-ms 20
    """
    from secrets import randbits

    from longshore.check.fuzz import Fuzzed, ProcessDied, Wanted
    from longshore.check.fuzz import fuzz as play_games
    from longshore.cli.progress import progress_bar
    from longshore.record.files import reason

    output.remark_if_slow()
    if steps is None and seconds is None and games is None:
        seconds = 10.0
    number = randbits(32) if seed is None else seed
    folder = parameters.folder(out)
    names, seating = deciders_of(bots, simulations, think_ms)
    with progress_bar("games", games) as progress:

        def tell(now: Fuzzed) -> None:
            progress(now.games, f"{now.steps} steps, {len(now.failures)} failures")

        try:
            wanted = Wanted(steps, seconds, number, jobs, max_turns, games, seating)
            found = play_games(wanted, folder, tell)
        except ProcessDied as died:
            raise Stop(str(died), NO) from died
        except OSError as error:
            raise Stop(f"cannot write to {out}: {reason(error)}") from error
    if json:
        timed = {} if think_ms is None else {"thinking": found.thinking.as_json()}
        output.say_json(found.as_json() | {"seed": number, "bots": names} | timed)
    else:
        for failure in found.failures:
            where = f"{failure['record']}, step {failure['step']}"
            output.say(f"{where}: {failure['rule']}: {failure['text']}")
        count = len(found.failures)
        output.say(
            f"{found.games} games, {found.steps} steps, {found.capped} capped, "
            f"{count} failure{'' if count == 1 else 's'} (seed {number})"
        )
        if think_ms is not None:
            output.say(f"{found.thinking} (guard: {think_ms} ms)")
    return NO if found.failures or found.thinking.is_slow else 0


def deciders_of(
    bots: str | None, simulations: int | None, think_ms: int | None
) -> tuple[list[str], Seating]:
    """Who decides in the fuzzer's games: chance, or bots by name."""
    from longshore.check.fuzz_game import Chance

    if bots is None:
        if think_ms is not None:
            raise Stop("--think-ms is for bots: name them with --bots")
        return [], Chance
    from longshore.arena.entrants import check_entrants, entrants_of
    from longshore.arena.errors import PlanError
    from longshore.bots.fuzzing import seating

    try:
        names = entrants_of(bots, "--bots")
        check_entrants(names, simulations)
    except PlanError as error:
        raise Stop(str(error)) from error
    return list(names), seating(names, simulations, think_ms)


def bench(
    *,
    only: Annotated[
        str | None,
        typer.Option("--only", metavar="NAME", help="Measure only this.", show_default=False),
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0, help="CPU time per repeat.")] = 2.0,
    repeat: Annotated[
        int, typer.Option("--repeat", min=1, help="Repeats; their median is reported.")
    ] = 3,
    max_turns: parameters.MaxTurns = 40,
    json: parameters.Json = False,
) -> None:
    """Measure how fast games are played, in CPU time.

    Kinds: play, clone, python_loop, view, replay, game_from_view; with the extras env and
    openspiel also aec, aec_no_observation, solo, openspiel, batch, batch_no_observation.

    For example:

        longshore bench --only play --seconds 1

        longshore bench --json > bench.json
    """
    from longshore.check.bench import NAMES, Wanted
    from longshore.check.bench import bench as measure_all
    from longshore.record.steps import shown

    output.remark_if_slow()
    more = environment_measurements()
    names = (*NAMES, *more)
    if only is not None and only not in names:
        extra = ENVIRONMENT_EXTRAS.get(only)
        if extra is not None:
            raise Stop(f"measuring {only} needs the extra {extra}: pip install '.[{extra}]'")
        raise Stop(f"there is no measurement {shown(only)}; there are {', '.join(names)}")
    tell = (lambda result: output.remark(bench_line(result))) if json else say_bench_line
    report = measure_all(Wanted(only, seconds, repeat, max_turns, more), tell)
    if json:
        output.say_json(report)
    else:
        core = "compiled" if report["compiled"] else "not compiled"
        rate = report["calibration_per_cpu_second"]
        output.say(f"Longshore {report['version']}, core {core}, Python {report['python']}")
        output.say(f"calibration: {rate} rounds per CPU second")


def environment_measurements() -> dict[str, Prepare]:
    """What can be measured of the research environments whose extras are installed."""
    try:
        from longshore.env.bench import available
    except ModuleNotFoundError:
        return {}
    return dict(available())


def say_bench_line(result: Result) -> None:
    """Print a line at once, because the next measurement takes a while."""
    output.say(bench_line(result))
    sys.stdout.flush()


def bench_line(result: Result) -> str:
    """One measurement."""
    name = " ".join((result["name"], result.get("policy", "")))
    options = " ".join(f"{key}={value}" for key, value in result["options"].items())
    return (
        f"{name:15} {result['edition']} {result['players']} players "
        f"{result['us_each']:10.3f} us each {result['per_cpu_second']:10} a second  {options}"
    ).rstrip()
