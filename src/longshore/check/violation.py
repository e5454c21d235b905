"""What a check finds."""

from __future__ import annotations


class Violation(Exception):
    """Something that must hold at every moment does not. `rule` says what, `text` where."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule
        self.text = text
