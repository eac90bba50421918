"""What can go wrong, each with a sentence that says what would be right."""

from __future__ import annotations


class CloverleafError(ValueError):
    """Something that Cloverleaf cannot do. Nothing has changed."""


class OptionError(CloverleafError):
    """There is no such game, or it has no such set-up."""


class ParseError(CloverleafError):
    """A text that is not notation."""


class IllegalAction(CloverleafError):
    """The rules forbid an action.

    Attributes:
        clause: The clause of the rules that forbids it, such as ``TT-2.6``; ``turn`` if somebody else is to act; None
            if no action has this id at all.
        at: The place or piece to blame, where there is one.
        game: Which game of a batch it was, counted from 0; None outside a batch.
    """

    clause: str | None
    at: str | None
    game: int | None

    def __init__(
        self,
        message: str,
        clause: str | None = None,
        at: str | None = None,
        game: int | None = None,
    ) -> None:
        super().__init__(message, clause, at, game)
        self.clause = clause
        self.at = at
        self.game = game

    def __str__(self) -> str:
        message = str(self.args[0])
        where = "" if self.game is None else f"game {self.game}: "
        return f"{where}{message}" if self.clause is None else f"{where}{message} ({self.clause})"


class RecordError(CloverleafError):
    """A record that cannot be read, or does not hold.

    Attributes:
        line: The line to blame, counted from 1.
    """

    line: int

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message, line)
        self.line = line

    def __str__(self) -> str:
        return str(self.args[0])


class RulesVersionError(CloverleafError):
    """Something that was kept by another version of a game's rules, so that it may mean something else today."""


class MatchError(CloverleafError):
    """A player of a match did what cannot be done. Such a match proves nothing."""


class BatchError(CloverleafError):
    """A batch cannot be set up or stepped like this."""
