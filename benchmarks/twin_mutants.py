"""Whether the comparison of the two engines notices a changed rule, on either side.

    python -m benchmarks.twin_mutants --decisions 20000

Each of ten mutants changes one detail of one rule: five in Python, five in C++. Both engines then
play in step on a copy of the project until they differ. The unchanged copy is compared first, as
otherwise every mutant would seem noticed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULES, POWERS = "src/caledonia/rules", "src/caledonia/powers"


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of one line."""

    clause: str
    file: str
    """Below the project's root."""
    old: str
    new: str


MUTANTS = (
    Mutant("SOL-4", f"{RULES}/round.py", "if step < lowest:", "if step <= lowest:"),
    Mutant("NBH-3", f"{RULES}/neighbourhood.py", "good in BASIC_GOODS", "good not in BASIC_GOODS"),
    Mutant("FIN-5", f"{RULES}/final.py", "(totals[kind], kind)", "(totals[kind], -kind)"),
    Mutant(
        "VAR-6",
        f"{RULES}/clan_choice.py",
        "(len(pending.bidders) == 1 or pending.high == highest)",
        "(len(pending.bidders) == 1)",
    ),
    Mutant(
        "CLN-MK2",
        f"{POWERS}/clans/mackenzie.py",
        "self._cellar[place - 1]",
        "self._cellar[0]",
    ),
    Mutant("EXP-3", "native/expand.hpp", "land[space] <= budget", "land[space] < budget"),
    Mutant("TRD-3", "native/change.hpp", "0, tables.steps - 1);", "1, tables.steps - 1);"),
    Mutant("RND-2", "native/round.hpp", "== 0 && box != spare &&", "== 0 &&"),
    Mutant(
        "CLN-MD2",
        "native/clans.hpp",
        "const Mask others = fishermen & ~Mask::of(origin)",
        "const Mask others = fishermen",
    ),
    Mutant("FIN-6", "native/final.hpp", "counts[seat] == 0", "counts[seat] < 0"),
)


def copied_project(folder: Path) -> None:
    """Copy what building and comparing need, with the times of files for make."""
    ignored = shutil.ignore_patterns("__pycache__", "built", "server", "*.so")
    for name in ("src", "native"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    shutil.copy(ROOT / "Makefile", folder)


def build(folder: Path) -> None:
    """Build the twin of a copy, without optimisation: that is quicker for a short run."""
    command = ["make", "native", "CXXFLAGS=-O0"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


def difference(folder: Path, decisions: int) -> str | None:
    """Compare the engines of a copy; return what differs first, or ``None``."""
    command = [sys.executable, "-m", "caledonia.conformance", "--workers", "2"]
    done = subprocess.run(
        [*command, "--decisions", str(decisions)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
    )
    if done.returncode == 0:
        return None
    said = done.stderr.splitlines()
    return next((line for line in said if line.startswith("seed ")), said[-1])


def noticed(mutant: Mutant, folder: Path, decisions: int) -> str | None:
    """Compare the engines with a mutant in a copy; return what differs first, or ``None``.

    :raises SystemExit: if the rule is not written any more as the mutant expects it.
    """
    file = folder / mutant.file
    original = file.read_text(encoding="utf-8")
    if original.count(mutant.old) != 1:
        raise SystemExit(f"{mutant.file} no longer has '{mutant.old}' once: choose another mutant.")
    is_compiled = mutant.file.startswith("native/")
    file.write_text(original.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        if is_compiled:
            build(folder)
        return difference(folder, decisions)
    finally:
        file.write_text(original, encoding="utf-8")


def main() -> int:
    """Print what became of each mutant; return 1 if one was not noticed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=20_000, help="at most, for each mutant")
    parser.add_argument("--clause", help="only the mutant of this clause")
    wanted = parser.parse_args()
    decisions = wanted.decisions
    mutants = [mutant for mutant in MUTANTS if wanted.clause in (None, mutant.clause)]
    survivors = 0
    with tempfile.TemporaryDirectory(prefix="twin-mutants-") as name:
        folder = Path(name)
        copied_project(folder)
        build(folder)
        if (fault := difference(folder, decisions)) is not None:
            raise SystemExit(f"The engines differ without any mutant: {fault}")
        print(f"unchanged: {decisions:,} decisions, no difference", flush=True)
        for mutant in mutants:
            fault = noticed(mutant, folder, decisions)
            survivors += fault is None
            words = f"{mutant.file}: {mutant.old} -> {mutant.new}"
            print(f"{mutant.clause}  {words}\n    {fault or 'NOT NOTICED'}", flush=True)
    print(f"{len(mutants) - survivors} of {len(mutants)} mutants noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
