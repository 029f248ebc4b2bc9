"""``python -m tools.notices``: list the packages that the bot consists of, with their licences.

``sbom.json`` lists every package in CycloneDX's format; ``THIRD-PARTY-NOTICES.md`` has their licences. Both
are made from ``requirements/run.txt`` and the metadata of the installed packages, and go into the Docker
image.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
REQUIREMENTS: Final = ROOT / "requirements" / "run.txt"
SBOM: Final = ROOT / "sbom.json"
NOTICES: Final = ROOT / "THIRD-PARTY-NOTICES.md"
_PIN: Final = re.compile(r"^([\w.-]+)==(\S+?)(?: *; *(.+?))? \\$", re.MULTILINE)
_LICENCE: Final = re.compile(r"(?:.*/)?(?:licen[cs]e|copying|notice|authors|ofl)[^/]*$", re.IGNORECASE)

ELSEWHERE: Final = {"audioop-lts": "PSF-2.0"}
"""The licences of packages that Python 3.13 needs and older ones don't."""
IN_THE_IMAGE: Final = """\
| fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji | SIL Open Font License 1.1 |
| fonts-dejavu-core | Bitstream Vera, and public domain |
| libfribidi0 | LGPL-2.1-or-later |
| tzdata | public domain |
"""


@dataclass(frozen=True, slots=True)
class Package:
    """A pinned package: its name, its version, and its platform marker, "" for all platforms."""

    name: str
    version: str
    marker: str

    def installed(self) -> Distribution | None:
        """Return the installed distribution; None if it isn't for this platform."""
        try:
            found = distribution(self.name)
        except ModuleNotFoundError:
            if self.marker:
                return None
            raise
        if found.version != self.version:
            raise SystemExit(f"{self.name} {found.version} is installed, not {self.version}: run make")
        return found


def pinned() -> list[Package]:
    """Return the packages that a server runs with."""
    return [Package(*found) for found in _PIN.findall(REQUIREMENTS.read_text(encoding="utf-8"))]


def licence_of(package: Distribution) -> str:
    """Return the name of a package's licence, as its metadata has it."""
    metadata = package.metadata
    (named, *_) = metadata.get_all("License-Expression") or [""]
    if not named:
        classifiers = metadata.get_all("Classifier") or []
        named = ", ".join(each.split(" :: ")[-1] for each in classifiers if each.startswith("License ::"))
    if not named or named == "OSI Approved":
        (said, *_) = metadata.get_all("License") or ["see below"]
        named = str(said).strip().splitlines()[0]
    return str(named)


def texts_of(package: Distribution) -> Iterator[tuple[str, str]]:
    """Yield the files with a package's licences: their names and what is in them."""
    for file in sorted(package.files or (), key=str):
        parts = file.as_posix()
        if ".dist-info/" in parts and _LICENCE.match(parts.rpartition("/")[2]):
            text = Path(str(file.locate())).read_text(encoding="utf-8", errors="replace")
            yield parts.partition(".dist-info/")[2], text


def component(package: Package, licence: str) -> Mapping[str, Any]:
    """Return a package as a component of a CycloneDX document."""
    return {
        "type": "library",
        "bom-ref": f"pkg:pypi/{package.name}@{package.version}",
        "name": package.name,
        "version": package.version,
        "purl": f"pkg:pypi/{package.name}@{package.version}",
        "licenses": [{"license": {"name": licence}}],
    }


def written(licences: Mapping[str, str], texts: Mapping[str, str]) -> dict[Path, str]:
    """Return the contents of the files, given the licences and their texts by package."""
    packages = pinned()
    sbom = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "bom-ref": "azul-bot", "name": "azul-bot"}},
        "components": [component(each, licences[each.name]) for each in packages],
    }
    rows = "".join(f"| {each.name} | {each.version} | {licences[each.name]} |\n" for each in packages)
    notices = (
        "# Third-party notices\n\nMade by `python -m tools.notices`. The Azul bot itself is under the "
        "[MIT licence](LICENSE). It runs with these packages:\n\n"
        f"| package | version | licence |\n|---|---|---|\n{rows}\n"
        "The Docker image also has Python (PSF-2.0), and from Debian, with their licences in "
        "`/usr/share/doc`:\n\n"
        f"| package | licence |\n|---|---|\n{IN_THE_IMAGE}\n"
        "python-bidi and FriBiDi are under the LGPL: they are used as they are, as libraries that can be\n"
        "replaced. The fonts are under the OFL, unchanged.\n\n"
        "The names of cities in `bot/parsing/cities.txt` are from [GeoNames](https://www.geonames.org),\n"
        "chosen and shortened, under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/).\n"
    )
    notices += "".join(f"\n## {each.name}\n\n{texts[each.name]}" for each in packages if each.name in texts)
    return {SBOM: json.dumps(sbom, indent=1) + "\n", NOTICES: notices}


def main() -> int:
    """Write the files."""
    licences, texts = dict[str, str](), dict[str, str]()
    for package in pinned():
        found = package.installed()
        licences[package.name] = ELSEWHERE[package.name] if found is None else licence_of(found)
        files = texts_of(found) if found is not None else ()
        files_text = [f"{name}:\n\n````text\n{text.rstrip()}\n````\n" for name, text in files]
        if files_text:
            texts[package.name] = "\n".join(files_text)
    for path, text in written(licences, texts).items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
