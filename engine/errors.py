"""What the engine refuses: a code and values, never prose."""


class Refusal(Exception):
    """A request that changes nothing, and why.

    `code` is a stable word, `params` what a sentence about it needs. Codes of the rules pass through from
    `azul.IllegalMove`; the engine's own are ``no-table``, ``channel-occupied``, ``already-seated``,
    ``table-full``, ``not-seated``, ``not-host``, ``too-few-players``, ``not-begun``, ``already-begun``,
    ``ended``, ``not-over``, ``not-your-rematch``, ``rematch-begun``, ``options-fixed``, ``seats-taken``,
    ``asked-already``, ``asked-too-often``, ``undo-declined``, ``request-over``, ``own-request``,
    ``agreed-already``, ``no-vote``, ``vote-on-you``, ``computer-holds``, ``seat-is-yours``,
    ``seat-not-offered``, ``paused``, ``pause-already``, ``resume-already``, ``pause-lobby``, ``not-paused``,
    ``not-here``, ``too-many-games``, ``advice-tiling``, ``advice-busy``, ``advice-replaced``,
    ``advice-failed``, ``analysis-running``, ``analysis-closed``, ``analysis-nothing``,
    ``analysis-stopped`` and ``stale`` (the game has moved on since the
    person looked).
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params
