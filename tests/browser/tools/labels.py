"""Whether the words on buttons fit, measured where they are drawn: letters differ in width."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

# Of every visible button: its words, on how many lines the longest text of it stands, and whether
# a word is broken or sticks out. What only a screen reader says is not drawn.
_MEASURE = """(selector) => [...document.querySelectorAll(selector)]
    .filter((button) => button.checkVisibility())
    .flatMap((button) => {
        const box = button.getBoundingClientRect();
        const range = document.createRange();
        const rowsOf = () => [...range.getClientRects()].filter((one) => one.width > 0);
        const count = (rows) => new Set(rows.map((one) => Math.round(one.top))).size;
        const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        const found = [];
        while (texts.nextNode()) {
            const text = texts.currentNode;
            const hidden = getComputedStyle(text.parentElement).clipPath !== 'none';
            if (hidden || !text.data.trim() || !text.parentElement.checkVisibility()) continue;
            const broken = [...text.data.matchAll(/[^\\s-]+/g)].some((word) => {
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                return count(rowsOf()) > 1;
            });
            range.selectNodeContents(text);
            const rows = rowsOf();
            const out = rows.some((one) => one.left < box.left - 0.5 || one.right > box.right + 0.5
                || one.top < box.top - 0.5 || one.bottom > box.bottom + 0.5);
            found.push([text.data.trim(), count(rows), broken || out]);
        }
        return found;
    })"""


_PUT = """([selector, words]) => {
    const texts = document.createTreeWalker(
        document.querySelector(selector), NodeFilter.SHOW_TEXT, (text) =>
            text.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP);
    const text = texts.nextNode();
    const before = text.data;
    text.data = words;
    return before;
}"""


@contextmanager
def instead(page: Page, selector: str, words: str) -> Iterator[None]:
    """Write something else on a button for a while."""
    before = page.evaluate(_PUT, [selector, words])
    yield
    page.evaluate(_PUT, [selector, before])


def unfit_labels(page: Page, most_lines: dict[str, int]) -> list[tuple[str, int]]:
    """What needs too many lines on these buttons, is broken or is cut off, with its lines."""
    return [
        (words, lines)
        for selector, most in most_lines.items()
        for words, lines, cut in page.evaluate(_MEASURE, selector)
        if cut or lines > most
    ]
