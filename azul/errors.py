"""What the rules refuse, as types with a code: words for people are made elsewhere."""


class AzulError(ValueError):
    """A request that the rules or the notation refuse.

    `code` names the reason in a stable word; `params` are the values that a sentence about it needs.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({details})" if details else self.code


class IllegalMove(AzulError):
    """A take, a choice on a free wall or another act of a player that the rules forbid in this position.

    Codes of takes: ``wrong-phase``, ``no-such-source``, ``no-such-colour``, ``no-such-line``,
    ``source-empty``, ``colour-not-there``, ``line-other-colour``, ``line-full``, ``wall-has-colour``,
    ``scatter-missing``, ``scatter-not-here``, ``scatter-colour`` and ``scatter-uneven``; of choices:
    ``not-choosing``, ``no-choice``, ``earlier-line``, ``space-not-open`` and ``choice-missing``; of
    resignations: ``no-such-seat`` and ``resigned``.
    """


class IllegalDeal(AzulError):
    """A deal that the bag and the lid can't give (R17, R18), or one that isn't due."""


class NotationError(AzulError):
    """A text that is no tile, move or position; `part` says what was expected there."""

    def __init__(self, part: str, text: str) -> None:
        super().__init__("notation", part=part, text=text)
