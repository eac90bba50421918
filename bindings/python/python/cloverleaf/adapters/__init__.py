"""The games through the interfaces that other people's algorithms know.

- `cloverleaf.adapters.pettingzoo`: turn by turn (AEC) for every game, and all seats at once (parallel).
- `cloverleaf.adapters.gymnasium`: one learner against bots, alone or as a vector of games.
- `cloverleaf.adapters.openspiel`: every game registered with OpenSpiel.

Each needs its framework: ``pip install cloverleaf[pettingzoo]``, ``[gymnasium]`` or ``[openspiel]``.
"""
