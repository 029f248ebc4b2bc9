"""The pictures in the docs are those that the tool draws."""

from pathlib import Path

from PIL import Image

from tools.docs_pictures import FOLDER, main


def test_the_tool_draws_every_picture_of_the_docs_in_the_stored_size(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 0
    drawn, stored = ({path.name: path for path in folder.glob("*.png")} for folder in (tmp_path, FOLDER))
    assert set(drawn) == set(stored)
    for name in stored:
        with Image.open(drawn[name]) as now, Image.open(stored[name]) as before:
            assert now.size == before.size, name
