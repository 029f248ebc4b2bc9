"""Every text that a person reads, from Fluent files in `locales/`."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES: Final = Path(__file__).parents[1] / "locales"
FALLBACK: Final = "en-US"


class MissingText(LookupError):
    """A text that no language has, or that can't be formed from the values given: a mistake in the code."""


class Words:
    """The texts of one language, those it lacks in English."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._bundles = [
            _bundle(known) for known in dict.fromkeys((locale, FALLBACK)) if (LOCALES / known).is_dir()
        ]

    def __call__(self, text_id: str, **values: str | int) -> str:
        """Return the text named `text_id` with its values in place.

        `text_id` may name an attribute as ``message.attribute``. Raises `MissingText`.
        """
        message_id, _, attribute = text_id.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(message_id):
                continue
            message = bundle.get_message(message_id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, values)
            if errors:
                raise MissingText(f"{text_id} in {bundle.locales[0]}: {errors}")
            return str(text)
        raise MissingText(text_id)

    def has(self, text_id: str) -> bool:
        """Return whether there is such a message."""
        return any(bundle.has_message(text_id) for bundle in self._bundles)


@cache
def words_for(locale: str) -> Words:
    """Return the texts for a Discord locale such as ``en-GB`` or ``ja``."""
    return Words(locale)


@cache
def _bundle(locale: str) -> FluentBundle:
    # Names are isolated where they are made fit (names.py); invisible marks around numbers would only hurt.
    bundle = FluentBundle([locale], use_isolating=False)
    for file in sorted((LOCALES / locale).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
