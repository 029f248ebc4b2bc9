"""The Docker image: what the bot is made of gets into it."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def copied() -> set[str]:
    """Return what the Dockerfile copies from the project."""
    return set(
        re.findall(r"^COPY (?!--)(\S+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    )


def needed() -> set[str]:
    """Return the project's packages that the bot imports, also through one another."""
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    found, left = set[str](), {"bot"}
    while left:
        package = left.pop()
        found.add(package)
        for module in (ROOT / package).rglob("*.py"):
            imported = re.findall(
                r"^ *(?:from|import) (\w+)", module.read_text(encoding="utf-8"), re.MULTILINE
            )
            left |= (packages & set(imported)) - found
    return found


def test_every_package_that_the_bot_imports_is_copied() -> None:
    assert {"bot", "players"} < needed()
    assert needed() <= copied()


def test_the_image_keeps_the_fonts_that_the_bot_draws_with_and_no_others() -> None:
    kept = re.findall(
        r"^path-include=(/usr/share/fonts/.*)$",
        (ROOT / "requirements" / "fonts.dpkg").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    fonts = tomllib.loads((ROOT / "render/text/fonts.toml").read_text(encoding="utf-8"))["font"]
    of_the_system = {
        f"{font['folder']}/{file}" for font in fonts if "folder" in font for file in font["files"]
    }
    assert set(kept) == {path for path in of_the_system if "/ancient-scripts/" not in path}


def test_nothing_that_is_copied_is_kept_from_the_builder() -> None:
    rules = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert copied() == {rule.removeprefix("!") for rule in rules if rule.startswith("!")}
