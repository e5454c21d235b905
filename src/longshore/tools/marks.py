"""Pages in docs/ with tables between marks, which are made from the code or from measurements."""

from __future__ import annotations

from collections.abc import Mapping


def with_tables(page: str, tables: Mapping[str, str]) -> str:
    """The page with these tables between their marks, each by its name, replaced.

    Raises `ValueError` with the name where a mark is missing or doubled: nothing may get lost.
    """
    for name, table in tables.items():
        begin, end = f"<!-- table {name} -->\n", f"<!-- end of table {name} -->"
        before, _, rest = page.partition(begin)
        _, _, after = rest.partition(end)
        if page.count(begin) != 1 or page.count(end) != 1 or end not in rest:
            raise ValueError(name)
        page = f"{before}{begin}\n{table}\n\n{end}{after}"
    return page
