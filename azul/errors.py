"""The errors that the rules raise: a code with parameters. Messages for people are worded elsewhere."""


class AzulError(ValueError):
    """Something that the rules or the notation don't allow.

    `code` is a stable identifier of the reason, `params` the values that a message about it needs.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({details})" if details else self.code


class IllegalMove(AzulError):
    """A take, an undo, a choice on a free wall or a resignation that the rules forbid in this position.

    Codes of takes: ``wrong-phase``, ``no-such-source``, ``no-such-colour``, ``no-such-line``,
    ``source-empty``, ``colour-not-there``, ``line-other-colour``, ``line-full``, ``wall-has-colour``,
    ``scatter-missing``, ``scatter-not-here``, ``scatter-colour`` and ``scatter-uneven``; of choices:
    ``not-choosing``, ``no-choice``, ``earlier-line``, ``space-not-open`` and ``choice-missing``; of
    resignations: ``no-such-seat`` and ``resigned``. `azul.advance` adds ``not-your-turn``, and for undo
    ``nothing-to-undo`` and ``undo-is-free``.
    """


class IllegalDeal(AzulError):
    """A deal that isn't due, or that bag and lid can't provide (R17, R18).

    Codes: ``wrong-phase``, ``factories``, ``size``, ``tiles``, ``discs`` and ``surplus``.
    """


class NotationError(AzulError):
    """Text that isn't valid notation: the one error that `parse_…` and `…from_text` raise, whatever the text.

    In `params`, `text` is the text, and `part` is what it should have been or which part of it is wrong:
    ``move``, ``deal``, ``event``, ``tiles``, ``discs``, ``board``, ``lines``, ``wall`` or ``floor``; of a
    position ``position``, ``rulings``, ``factories``, ``seats``, ``marker``, ``phase``, ``barren``,
    ``cushion`` or ``choices``.
    """

    def __init__(self, part: str, text: str) -> None:
        super().__init__("notation", part=part, text=text)
