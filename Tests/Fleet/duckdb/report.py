"""Prints tables about the rows in rows.jsonl: python3 report.py

The same without Python, where the program duckdb is installed: cat table.sql report.sql | duckdb
"""
import pathlib
import re

import duckdb

folder = pathlib.Path(__file__).parent
database = duckdb.connect()
database.execute((folder / "table.sql").read_text())
for query in re.split(r";\s*", (folder / "report.sql").read_text()):
    if query.strip():
        print(re.match(r"-- (.*)", query).group(1))
        result = database.execute(query)
        table = [[column[0] for column in result.description]]
        table += [["" if value is None else str(value) for value in row] for row in result.fetchall()]
        widths = [max(map(len, column)) for column in zip(*table)]
        for row in table:
            print("  " + "  ".join(map(str.ljust, row, widths)).rstrip())
