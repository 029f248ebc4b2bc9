"""All six nets at once, on a machine with many cores: a process for each, and copies of their files."""

import os
import subprocess
import sys
import tarfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from training.nets import NET_KINDS, NetKind
from training.selfplay import load

_SHARES: Final = {"coloured-2": 6}
"""How many cores of 16 a net gets, if not two."""
_COPY_EVERY: Final = 30.0
_STATES: Final = {"coloured": "state-coloured.tar", "free": "state-free.tar"}
_NETS: Final = "nets.tar"
_FIRST: Final = (
    "--hidden 256 --window 3000000 --visits 240 48 --late-visits 600 96 --bootstrap-games 2000 "
    "--passes 2.5 --gate-games 400 --gate-every 45"
)
"""For coloured-2, the net that matters most. It alone is wide, as all files together may take up to 2 MB."""
_OTHERS: Final = (
    "--hidden 128 --window 1500000 --visits 160 32 --late-visits 400 64 --bootstrap-games 1000 --passes 2.5 "
    "--gate-games 120 --gate-every 100"
)


@dataclass(frozen=True, slots=True)
class FleetPlan:
    """The settings of a fleet; times are in minutes. `source` has copies from an earlier call elsewhere."""

    folder: Path
    out: Path
    minutes: float
    total: float
    cores: int
    source: Path | None = None


def threads_for(kind: NetKind, cores: int) -> int:
    """Return how many threads play for a net; learning comes on top, so that all of them share 16 cores."""
    return max(1, round(_SHARES.get(kind.name, 2) * cores / 16))


def train_all(plan: FleetPlan) -> int:
    """Train all nets until the time is up. Return 0 if all processes ended well."""
    begun = time.monotonic()
    plan.folder.mkdir(parents=True, exist_ok=True)
    plan.out.mkdir(parents=True, exist_ok=True)
    if plan.source is not None:
        _unpack(plan.source, plan.folder)
    load()  # compiles once, not in six processes at the same time
    log = plan.out / "fleet.log"
    with log.open("a", encoding="utf-8") as lines:
        processes = [_start(kind, plan, lines) for kind in NET_KINDS]
        ends = begun + plan.minutes * 60
        while any(process.poll() is None for process in processes) and time.monotonic() < ends + 20:
            time.sleep(min(_COPY_EVERY, max(1.0, ends - time.monotonic())))
            pack(plan.folder, plan.out)
        for process in processes:
            process.kill()
        codes = [process.wait() for process in processes]
    pack(plan.folder, plan.out)
    return int(any(codes))


def _start(kind: NetKind, plan: FleetPlan, log: IO[str]) -> "subprocess.Popen[str]":
    command = [
        *(sys.executable, "-m", "training", "train"),
        *("--wall", kind.wall, "--players", str(kind.players)),
        *("--folder", str(plan.folder / kind.name)),
        *("--minutes", f"{plan.minutes - 0.35:.2f}", "--total", f"{plan.total:.2f}"),
        *("--threads", str(threads_for(kind, plan.cores))),
        *(_FIRST if kind.name == "coloured-2" else _OTHERS).split(),
    ]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    )
    threading.Thread(target=_relay, args=(process, kind.name, log), daemon=True).start()
    return process


def _relay(process: "subprocess.Popen[str]", name: str, log: IO[str]) -> None:
    """Print a process's lines, with the net's name in front, and write them to the log."""
    for line in process.stdout or ():
        text = f"{name:<10}  {line.rstrip()}"
        print(text, flush=True)
        log.write(f"{text}\n")
        log.flush()


def pack(folder: Path, out: Path) -> None:
    """Copy the nets so far, and the files needed to resume, into a few archives."""
    _tar(out / _NETS, folder, [f"{kind.name}/best.npz" for kind in NET_KINDS])
    for wall, name in _STATES.items():
        kinds = [kind.name for kind in NET_KINDS if kind.wall == wall]
        _tar(out / name, folder, [f"{kind}/{file}" for kind in kinds for file in ("learner.npz", "best.npz")])


def _tar(target: Path, folder: Path, names: Sequence[str]) -> None:
    partly = target.parent / f".{target.name}.{os.getpid()}"
    with tarfile.open(partly, "w") as tar:
        for name in names:
            if (folder / name).exists():
                tar.add(folder / name, name)
    partly.replace(target)


def _unpack(source: Path, folder: Path) -> None:
    """Put the copies of an earlier call into the folder, without replacing anything."""
    for name in _STATES.values():
        if not (source / name).exists():
            continue
        with tarfile.open(source / name) as tar:
            members = [member for member in tar.getmembers() if not (folder / member.name).exists()]
            tar.extractall(folder, members, filter="data")
