"""Loads, checks and calls the compiled library."""

from __future__ import annotations

import ctypes
import os
from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

ABI: Final = 8
"""The interface of ``native/api.cpp`` that this package speaks."""
NAME: Final = "libcaledonia.so"
SWITCH: Final = "CALEDONIA_NATIVE"
"""Environment variable: ``0`` plays everything in Python."""
ERROR_SIZE: Final = 512
_POINTER = ctypes.c_void_p
_NUMBERS = ctypes.POINTER(ctypes.c_int64)
_CODES = ctypes.POINTER(ctypes.c_uint32)
_REALS = ctypes.POINTER(ctypes.c_double)
_FLOATS = ctypes.POINTER(ctypes.c_float)
_INT = ctypes.c_int

_SIGNATURES: Final = {
    "caledonia_state_size": (_INT, ()),
    "caledonia_most_actions": (_INT, ()),
    "caledonia_most_numbers": (_INT, ()),
    "caledonia_tables_new": (_POINTER, (_NUMBERS, _INT, ctypes.c_char_p, _INT)),
    "caledonia_tables_free": (None, (_POINTER,)),
    "caledonia_pack": (_INT, (_POINTER, _NUMBERS, _INT, _POINTER, ctypes.c_char_p, _INT)),
    "caledonia_unpack": (_INT, (_POINTER, _POINTER, _NUMBERS)),
    "caledonia_kept": (_INT, (_POINTER, _POINTER, ctypes.POINTER(ctypes.c_uint64))),
    "caledonia_seat": (_INT, (_POINTER,)),
    "caledonia_legal": (_INT, (_POINTER, _POINTER, _CODES)),
    "caledonia_push": (None, (_POINTER, _POINTER, ctypes.c_uint32)),
    "caledonia_push_checked": (_INT, (_POINTER, _POINTER, ctypes.c_uint32)),
    "caledonia_scores": (None, (_POINTER, _POINTER, ctypes.POINTER(ctypes.c_int32))),
    "caledonia_copies": (None, (_POINTER, ctypes.c_int64)),
    "caledonia_perft": (ctypes.c_int64, (_POINTER, _POINTER, _INT)),
    "caledonia_playouts": (
        ctypes.c_int64,
        (
            _POINTER,
            _POINTER,
            _INT,
            ctypes.c_uint64,
            _INT,
            ctypes.POINTER(ctypes.c_int32),
            _NUMBERS,
        ),
    ),
    "caledonia_weights": (_INT, ()),
    "caledonia_features": (_INT, ()),
    "caledonia_evaluate": (_INT, (_POINTER, _POINTER, _REALS, _REALS)),
    "caledonia_play_by_thumb": (_INT, (_POINTER, _POINTER, _REALS, _INT)),
    "caledonia_play_to_lot": (
        _INT,
        (_POINTER, _POINTER, _REALS, _INT, _INT, _POINTER, _INT, _CODES, ctypes.POINTER(_INT)),
    ),
    "caledonia_search_new": (
        _POINTER,
        (_POINTER, _POINTER, _REALS, _REALS, ctypes.c_uint64, _INT, _INT),
    ),
    "caledonia_vector_new": (
        _POINTER,
        (_NUMBERS, _INT, ctypes.POINTER(ctypes.c_float), _INT, _INT, ctypes.c_char_p, _INT),
    ),
    "caledonia_vector_free": (None, (_POINTER,)),
    "caledonia_vector_add": (
        None,
        (_POINTER, _POINTER, _POINTER, ctypes.POINTER(ctypes.c_float), _CODES),
    ),
    "caledonia_vector_reset": (None, (_POINTER, _INT, ctypes.c_uint64, _INT, _POINTER)),
    "caledonia_vector_state": (_INT, (_POINTER, _INT, _POINTER)),
    "caledonia_vector_sample": (None, (_POINTER, ctypes.c_uint64, _NUMBERS)),
    "caledonia_vector_step": (_INT, (_POINTER, _NUMBERS, _INT, _POINTER)),
    "caledonia_seer_sizes": (None, (ctypes.POINTER(ctypes.c_int32),)),
    "caledonia_seer_new": (
        _POINTER,
        (
            *(_POINTER, _POINTER, _REALS, _FLOATS),
            *(ctypes.c_uint64, ctypes.c_double, ctypes.c_double, _INT),
        ),
    ),
    "caledonia_seer_free": (None, (_POINTER,)),
    "caledonia_seer_run": (None, (_POINTER, _INT, ctypes.c_double)),
    "caledonia_seer_widen": (None, (_POINTER, ctypes.c_double)),
    "caledonia_seer_explore": (None, (_POINTER, ctypes.c_uint32, _INT)),
    "caledonia_seer_decided": (_INT, (_POINTER, ctypes.c_double)),
    "caledonia_seer_simulations": (_INT, (_POINTER,)),
    "caledonia_seer_children": (
        _INT,
        (_POINTER, _CODES, ctypes.POINTER(ctypes.c_int32), _REALS, _REALS),
    ),
    "caledonia_seer_outlooks": (_INT, (_POINTER, _REALS)),
    "caledonia_seer_promises": (None, (_POINTER, _REALS)),
    "caledonia_selfplay": (
        _INT,
        (_POINTER, _POINTER, _POINTER, _REALS, _REALS, _POINTER, _POINTER, _FLOATS),
    ),
    "caledonia_search_free": (None, (_POINTER,)),
    "caledonia_search_run": (None, (_POINTER, _INT, ctypes.c_double)),
    "caledonia_search_explore": (None, (_POINTER, ctypes.c_uint32, _INT)),
    "caledonia_search_decided": (_INT, (_POINTER, ctypes.c_double)),
    "caledonia_search_playouts": (_INT, (_POINTER,)),
    "caledonia_search_children": (
        _INT,
        (_POINTER, _CODES, ctypes.POINTER(ctypes.c_int32), _REALS, _REALS),
    ),
}


class NativeError(ValueError):
    """The twin is not usable here: the message says why, and what to do."""


def path() -> Path:
    """Return the path of the compiled library."""
    return Path(__file__).with_name(NAME)


@cache
def _load() -> ctypes.CDLL | str:
    """Return the library, or why it cannot be used."""
    if os.environ.get(SWITCH) == "0":
        return f"{SWITCH}=0 switches it off"
    if not path().exists():
        return "it is not built: run 'make native', which needs a C++20 compiler"
    try:
        library = ctypes.CDLL(str(path()))
        abi = int(library.caledonia_abi())
    except (OSError, AttributeError) as error:
        return f"{path().name} cannot be loaded ({error}): run 'make native' again"
    if abi != ABI:
        return f"{path().name} belongs to another release: run 'make native' again"
    for name, (result, arguments) in _SIGNATURES.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
    return library


def available() -> bool:
    """Return whether the compiled twin can be used."""
    return not isinstance(_load(), str)


def why_not_available() -> str | None:
    """Return why the compiled twin cannot be used, or ``None`` if it can."""
    library = _load()
    return library if isinstance(library, str) else None


def library() -> ctypes.CDLL:
    """Return the compiled library.

    :raises NativeError: if it cannot be used.
    """
    loaded = _load()
    if isinstance(loaded, str):
        raise NativeError(f"no compiled twin: {loaded}")
    return loaded


def numbers(values: Sequence[int]) -> ctypes.Array[ctypes.c_int64]:
    """Return integers as the library reads them."""
    return (ctypes.c_int64 * len(values)).from_buffer(array("q", values))


class Tables:
    """The static part of a game, inside the library."""

    def __init__(self, values: Sequence[int]) -> None:
        """Copy the tables into the library.

        :raises NativeError: if a figure is beyond what the twin can hold.
        """
        self._library = library()
        error = ctypes.create_string_buffer(ERROR_SIZE)
        self.pointer: int | None = self._library.caledonia_tables_new(
            numbers(values), len(values), error, ERROR_SIZE
        )
        if self.pointer is None:
            raise NativeError(f"the twin cannot hold these tables: {error.value.decode()}")

    def __del__(self) -> None:
        if getattr(self, "pointer", None) is not None:
            self._library.caledonia_tables_free(self.pointer)

    def pack(self, values: Sequence[int]) -> bytes:
        """Return a state that was written as numbers.

        :raises NativeError: if it is not a state that can be played.
        """
        state = ctypes.create_string_buffer(self._library.caledonia_state_size())
        error = ctypes.create_string_buffer(ERROR_SIZE)
        result = self._library.caledonia_pack(
            self.pointer, numbers(values), len(values), state, error, ERROR_SIZE
        )
        if result != 0:
            raise NativeError(f"the twin cannot play this state: {error.value.decode()}")
        return state.raw


def reals(values: Sequence[float]) -> ctypes.Array[ctypes.c_double]:
    """Return numbers as the library reads them."""
    return (ctypes.c_double * len(values))(*values)
