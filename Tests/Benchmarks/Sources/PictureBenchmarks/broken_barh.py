"""Draws the calls of a trace by matplotlib's broken_barh: one row an object, one bar a call.

As many objects have rows as a timeline has lanes.
"""

import json
import sys
import time

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

started = time.perf_counter()
with open(sys.argv[1], encoding="utf-8") as file:
    events = json.load(file)
LANES = 60
rows = {}
stack = []
for event in events:
    if event.get("ph") == "B":
        stack.append(event)
    elif event.get("ph") == "E" and stack:
        begin = stack.pop()
        key = begin.get("args", {}).get("obj", 0)
        length = max(event["ts"] - begin["ts"], 1)
        rows.setdefault(key, {}).setdefault(begin["name"], []).append((begin["ts"], length))
read = time.perf_counter()
names = sorted({name for row in rows.values() for name in row})
colors = {name: f"C{place % 10}" for place, name in enumerate(names)}
drawn = sorted(rows)[:LANES]
figure, axes = plt.subplots(figsize=(16, 1 + 0.53 * max(1, len(drawn))), dpi=100)
for place, key in enumerate(drawn):
    for name, bars in rows[key].items():
        axes.broken_barh(bars, (place, 0.8), color=colors[name])
axes.set_yticks(range(len(drawn)))
figure.savefig(sys.argv[1] + ".matplotlib.png")
done = time.perf_counter()
bars = sum(len(bars) for key in drawn for bars in rows[key].values())
print(f"{done - read:.2f} s after {read - started:.2f} s of reading ({len(drawn)} rows, {bars} bars)")
