"""Four road board games for research: rules, positions as numbers, batches, bots, records, pictures and matches.

>>> import cloverleaf
>>> game = cloverleaf.Game("congestion", seats=2)
>>> state = game.start(seed=7)
>>> state.play(state.legal()[0])
>>> state.turn.kind
'seat'

Seats are numbered from 1, as in records, views and notation. Whatever is told by seat (scores, ranks, returns) is a
tuple that starts with seat 1.
"""

from cloverleaf._cloverleaf import (
    Batch,
    Bot,
    Decision,
    Game,
    Record,
    State,
    __version__,
    games,
    match,
    play_games,
    result_of,
)
from cloverleaf.errors import (
    BatchError,
    CloverleafError,
    IllegalAction,
    MatchError,
    OptionError,
    ParseError,
    RecordError,
    RulesVersionError,
)
from cloverleaf.types import (
    Advice,
    Choices,
    Column,
    Contestant,
    Explanation,
    GameInfo,
    Interval,
    MatchResult,
    Option,
    Outcome,
    Part,
    Played,
    Step,
    Turn,
    Verified,
)

__all__ = [
    "Advice",
    "Batch",
    "BatchError",
    "Bot",
    "Choices",
    "CloverleafError",
    "Column",
    "Contestant",
    "Decision",
    "Explanation",
    "Game",
    "GameInfo",
    "IllegalAction",
    "Interval",
    "MatchError",
    "MatchResult",
    "Option",
    "OptionError",
    "Outcome",
    "ParseError",
    "Part",
    "Played",
    "Record",
    "RecordError",
    "RulesVersionError",
    "State",
    "Step",
    "Turn",
    "Verified",
    "__version__",
    "games",
    "match",
    "play_games",
    "result_of",
]
