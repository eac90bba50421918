"""What people are told in an editor is what they are told at run time."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

import cloverleaf
from cloverleaf import _cloverleaf

STUB = ast.parse((Path(cloverleaf.__file__).parent / "_cloverleaf.pyi").read_text())


def documented() -> list[tuple[str, str]]:
    """Everything with a docstring in the stub, by its name."""
    found = []
    for node in STUB.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.append((node.name, ast.get_docstring(node) or ""))
        if isinstance(node, ast.ClassDef):
            inside = [part for part in node.body if isinstance(part, ast.FunctionDef)]
            found += [(f"{node.name}.{part.name}", ast.get_docstring(part) or "") for part in inside]
    return [(name, doc) for name, doc in found if doc]


@pytest.mark.parametrize(("name", "doc"), documented())
def test_a_docstring_is_the_same_in_the_stub(name: str, doc: str) -> None:
    thing: object = _cloverleaf
    for part in name.split("."):
        thing = getattr(thing, part)
    assert inspect.getdoc(thing) == doc


def test_whatever_people_call_has_words() -> None:
    for name in cloverleaf.__all__:
        thing = getattr(cloverleaf, name)
        if name != "__version__":
            assert inspect.getdoc(thing), name
        if inspect.isclass(thing) and thing.__module__.endswith("_cloverleaf"):
            for part in vars(thing):
                if not part.startswith("_") and part != "LEVELS":
                    assert inspect.getdoc(getattr(thing, part)), f"{name}.{part}"
