"""The pages in docs/rules say what `/azul rules` says, in every language that has it."""

import pytest
from PIL import Image

from bot.i18n.language import FALLBACK
from tests.some import some
from tools.rules import FOLDER, README, pages, readme, translated

WHAT_TO_DO = "make docs"


@pytest.mark.thorough
def test_the_pages_are_those_that_the_command_writes() -> None:
    wanted = pages()
    assert {path for path in FOLDER.rglob("*") if path.is_file()} == set(wanted), WHAT_TO_DO
    for path, content in some(wanted.items()):
        if isinstance(content, str):
            assert path.read_text(encoding="utf-8") == content, WHAT_TO_DO
        else:
            with Image.open(path) as stored:
                assert stored.size == content.size, WHAT_TO_DO
            assert path.stat().st_size < 50_000


def test_the_readme_leads_to_every_page() -> None:
    assert README.read_text(encoding="utf-8") == readme(), WHAT_TO_DO
    for locale in some(translated()):
        assert f"(docs/rules/{locale}.md)" in readme()


def test_a_page_has_headings_lists_and_nothing_of_discord_in_it() -> None:
    text = (FOLDER / f"{FALLBACK}.md").read_text(encoding="utf-8")
    assert text.count("\n## ") == text.count("\n![") == 8
    assert "\n\n- from a factory:" in text
    assert "•" not in text
    assert "{" not in text
