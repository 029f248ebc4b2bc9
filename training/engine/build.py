"""Compiling C on first use, into build/ at the project's root."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[2] / "build"
"""Where compiled code goes; git ignores it."""
FLAGS: Final = ("-std=c11", "-O3", "-march=native", "-Wall", "-Wextra", "-fPIC", "-shared")
_ACROSS_FILES: Final = "-flto"
"""Optimize all files together, which makes games faster; some compilers are installed without it."""
_COMPILERS: Final = ("cc", "gcc", "clang")


class NoCompilerError(Exception):
    """There is no C compiler on this machine."""


def compiler() -> str | None:
    """Return the path of the C compiler, None if there is none; `CC` in the environment names another one."""
    named = os.environ.get("CC")
    return next(filter(None, map(shutil.which, (named,) if named else _COMPILERS)), None)


def compiled(folders: Sequence[Path], name: str, into: Path = FOLDER) -> Path:
    """Return the shared library made of all C files in `folders`, compiled again if anything changed.

    It is put `into` a folder, and named after sources, flags, compiler and processor, so that it is never out
    of date. Raise `NoCompilerError` if there is no compiler.
    """
    found = compiler()
    if found is None:
        message = "Self-play is written in C: install a C compiler (gcc or clang), or name one in CC."
        raise NoCompilerError(message)
    sources = sorted(path for folder in folders for path in folder.glob("*.[ch]"))
    # These name the compiler, its version and everything that the processor can do.
    defined = _run([found, "-march=native", "-dM", "-E", "-x", "c", os.devnull])
    flags = " ".join((found, *FLAGS, _ACROSS_FILES))
    parts = [flags, defined, *(f"{path.name}\n{path.read_text()}" for path in sources)]
    digest = sha256("\0".join(parts).encode()).hexdigest()
    library = into / f"{name}-{digest[:16]}.so"
    if not library.exists():
        into.mkdir(exist_ok=True)
        made = library.with_suffix(f".{os.getpid()}")  # so that two processes at once don't mix their output
        includes = [f"-I{folder}" for folder in folders]
        files = [str(path) for path in sources if path.suffix == ".c"]
        command = [found, *FLAGS, *includes, "-o", str(made), *files, "-lm"]
        try:
            _run([*command, _ACROSS_FILES])
        except subprocess.CalledProcessError:
            _run(command)
        made.replace(library)
    return library


def _run(command: Sequence[str]) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
