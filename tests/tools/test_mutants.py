"""Known mistakes: each can still be made in the code as it is."""

import ast

import pytest

from tests.some import some
from tools.mutants import ROOT, Misplaced, Mutant, all_mutants, concerns

MUTANTS = all_mutants()
MOST_SURVIVORS = 0
"""How many mutants no test notices: this may fall, and not rise."""


def test_each_mutant_can_be_made_and_its_tests_are_there() -> None:
    texts: dict[str, str] = {}
    for mutant in some(MUTANTS):
        named = [test.partition("[")[0].partition("::") for test in mutant.tests]
        for path in (mutant.file, *(path for path, _, name in named if name)):
            if path not in texts:
                texts[path] = (ROOT / path).read_text(encoding="utf-8")
        mutant.made_in(texts[mutant.file])
        for path, _, name in some(named):
            assert (ROOT / path).exists(), mutant.name
            assert not name or f"def {name.rpartition('::')[2]}(" in texts[path], mutant.name


@pytest.mark.thorough
def test_each_mutant_of_a_module_can_be_read() -> None:
    for mutant in some(mutant for mutant in MUTANTS if mutant.file.endswith(".py")):
        ast.parse(mutant.made_in((ROOT / mutant.file).read_text(encoding="utf-8")), mutant.name)


def test_no_more_mutants_survive_than_before() -> None:
    assert len([mutant for mutant in MUTANTS if mutant.survives]) <= MOST_SURVIVORS


def test_what_stands_there_twice_or_not_at_all_is_no_place_for_a_mutant() -> None:
    mutant = Mutant("twice", "some.py", "old", "new", ("tests",))
    assert mutant.made_in("one old thing") == "one new thing"
    for text in ("old and old", "nothing"):
        with pytest.raises(Misplaced, match="times in"):
            mutant.made_in(text)


def test_a_mutant_is_made_when_its_code_or_a_test_of_it_has_changed() -> None:
    mutant = Mutant(
        "some", "bot/some.py", "old", "new", ("tests/bot/test_some.py::test_it", "tests/bot/feed")
    )
    assert concerns(mutant, ["docs/x.md", "bot/some.py"])
    assert concerns(mutant, ["tests/bot/test_some.py"])
    assert concerns(mutant, ["tests/bot/feed/test_other.py"])
    assert not concerns(mutant, ["bot/some_other.py", "tests/bot/test_other.py"])
