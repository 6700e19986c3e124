"""Answers to questions: yes or no, in English or in the language of the game."""

from __future__ import annotations

from caledonia.locale import Texts


def is_yes(text: Texts, answer: str) -> bool:
    """Whether an answer means yes."""
    return answer.lower() in ("y", "yes", *text("answer-yes").split())


def is_no(text: Texts, answer: str) -> bool:
    """Whether an answer means no; silence does not."""
    return answer.lower() in ("n", "no", *text("answer-no").split())
