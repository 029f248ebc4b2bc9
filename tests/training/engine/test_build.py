"""Compiling on first use: once for the same sources, with a sentence to act on where there is no compiler."""

import ctypes
from pathlib import Path

import pytest

from training.engine import NoCompilerError, compiler
from training.engine.build import compiled

needs_compiler = pytest.mark.skipif(compiler() is None, reason="no C compiler")


def source(folder: Path, answer: int) -> Path:
    """Write a program in C of one function, and return its folder."""
    folder.mkdir(exist_ok=True)
    (folder / "answer.c").write_text(f"int answer(void) {{ return {answer}; }}\n", encoding="utf-8")
    return folder


@needs_compiler
def test_sources_are_compiled_once_and_again_after_a_change(tmp_path: Path) -> None:
    first = compiled([source(tmp_path / "c", 42)], "answer", tmp_path / "build")
    made = first.stat().st_mtime_ns
    assert compiled([tmp_path / "c"], "answer", tmp_path / "build") == first
    assert first.stat().st_mtime_ns == made
    second = compiled([source(tmp_path / "c", 43)], "answer", tmp_path / "build")
    assert [ctypes.CDLL(str(library)).answer() for library in (first, second)] == [42, 43]
    assert sorted((tmp_path / "build").iterdir()) == sorted([first, second])


@needs_compiler
def test_several_folders_become_one_library(tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "twice.c").write_text("int answer(void); int twice(void) { return 2 * answer(); }\n")
    library = compiled([source(tmp_path / "c", 21), tmp_path / "more"], "both", tmp_path / "build")
    assert ctypes.CDLL(str(library)).twice() == 42


@needs_compiler
def test_a_compiler_that_cannot_optimize_across_files_will_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    limited = tmp_path / "limited"
    limited.write_text(
        f'#!/bin/sh\nfor each; do [ "$each" = -flto ] && exit 1; done\nexec {compiler()} "$@"\n'
    )
    limited.chmod(0o755)
    monkeypatch.setenv("CC", str(limited))
    assert ctypes.CDLL(str(compiled([source(tmp_path / "c", 42)], "answer", tmp_path))).answer() == 42


def test_without_a_compiler_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    with pytest.raises(NoCompilerError, match=r"^Self-play is written in C: install a C compiler [^\n]*\.$"):
        compiled([source(tmp_path / "c", 1)], "answer", tmp_path)


def test_a_named_compiler_that_is_not_there_is_not_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiler() is None
