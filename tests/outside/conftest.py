"""Tests of a clan from outside: they run where the environment names it.

tests/powers/test_outside.py makes the content pack of docs/adding-a-clan.md and runs them.
"""

from __future__ import annotations

import os

collect_ignore_glob = [] if os.environ.get("CALEDONIA_POWERS") else ["test_*.py"]
