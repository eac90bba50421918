"""Positions as pictures."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from cloverleaf import Game


def test_a_notebook_shows_a_position(game: Game) -> None:
    state = game.start(1)
    state.deal()
    svg = state._repr_svg_()
    assert svg == state.svg()
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert state._repr_png_()[:8] == b"\x89PNG\r\n\x1a\n"
    assert state.svg(dark=True) != svg


def test_a_png_is_as_wide_as_wanted(game: Game) -> None:
    width = int.from_bytes(game.start().png(width=123)[16:20])
    assert width == 123


def test_a_seat_sees_its_own_secrets_in_a_picture() -> None:
    state = Game("gridlock", 2).start(1)
    state.deal()
    assert state.svg(1) != state.svg(2)
    assert state.svg("referee") != state.svg()


def test_a_picture_without_pixels_is_refused(game: Game) -> None:
    for width in (0, 4_000_000_000):
        with pytest.raises(ValueError, match="width"):
            game.start().png(width=width)
    with pytest.raises(OverflowError):
        game.start().png(width=-5)
