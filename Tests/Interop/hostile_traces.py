"""Writes traces into a folder that try to break a page: names, times, numbers and relations.

Argument: the folder. `Tests/Interop/browsers` writes a page of each file.
"""

import json
import pathlib
import sys

NAMES = [
    "a\u200bb", "\u202eevil\u202c", "\u2066x\u2069", "\u2028line\u2029", "👩‍👩‍👧‍👦" * 40,
    "Z" + "\u0301" * 300, "L" * 20000, "", "</script>", "]]>", "<!--<script>", "A B", "#1", "%s%n",
    "ﷺ" * 50, "__proto__", "constructor", "toString", "Klasse<Generic<T>>", "\\", '"', "'", "`${1}`",
    "&lt;", "\ufeff", "##vso[x]", "::error::",
]


class Events:
    """The lines of a trace, each at a time in microseconds."""

    def __init__(self, clock="monotonic", title="t"):
        self.lines = [self.line("M", 0, name="lifeline", args={
            "schema": "lifeline", "version": 1, "minor": 0, "clock": clock, "title": title,
            "producer": "test"})]
        self.last = 0

    def line(self, phase, time, **members):
        # A time may be text, for digits that no number holds.
        stamp = time if isinstance(time, str) else f"{time:.3f}"
        rest = json.dumps(members)[1:]
        return f'{{"ph":"{phase}","pid":1,"tid":1,"ts":{stamp}{"," if members else ""}{rest}'

    def add(self, phase, time, **members):
        self.lines.append(self.line(phase, time, **members))
        self.last = time

    def birth(self, time, number, name, kind="viewController"):
        self.add("b", time, cat="object", id2={"local": hex(number)}, name=f"{name}#{number}",
                 args={"class": name, "kind": kind})

    def relate(self, time, name, number, **args):
        self.add("i", time, s="t", cat="hierarchy", name=name, args={"obj": number, **args})

    def call(self, begin, end, number, name):
        self.add("B", begin, cat="callback", name=name, args={"obj": number})
        self.add("E", end)

    def write(self, path):
        footer = {"events": len(self.lines) - 1, "dropped": 0, "status": "complete"}
        end = self.line("M", self.last, name="lifeline_end", args=footer)
        path.write_text("[\n" + ",\n".join([*self.lines, end]) + "\n]\n", encoding="utf-8")


def names():
    events = Events(title="</title><script>attacked = 1</script>\u202e" + "T" * 3000)
    events.birth(1, 900, "UIWindow", "window")
    for index, name in enumerate(NAMES, 1):
        time = 1000 * index
        events.birth(time, index, name)
        events.birth(time, 1000 + index, name, "view")
        events.relate(time, "superview", 1000 + index, to=900, index=0)
        events.relate(time, "view", index, to=1000 + index)
        events.call(time + 1, time + 2, index, f"{name}.viewDidLoad")
        events.call(time + 3, time + 4, index, f"{name}.viewDidAppear")
        events.add("i", time + 5, s="t", cat="mark", name=name or "x")
    return events


def timed(times, clock="monotonic"):
    events = Events(clock)
    events.birth(times[0], 1, "A")
    for begin, end in zip(times[1::2], times[2::2]):
        events.call(begin, end, 1, "A.viewDidLoad")
    return events


def lanes():
    events = Events()
    for number in range(1, 10001):
        events.birth(number, number, f"Cell{number}")
        events.call(number, number + 0.5, number, f"Cell{number}.viewDidLoad")
    return events


def deep():
    """Views inside each other, deeper than a recursion can go."""
    events = Events()
    for number in range(1, 1201):
        events.birth(number, number, "V", "view" if number > 1 else "window")
        if number > 1:
            events.relate(number, "superview", number, to=number - 1, index=0)
    return events


def cycles():
    """Controllers and views that contain, present and own each other."""
    events = Events()
    for number, name in enumerate("ABC", 1):
        events.birth(number, number, name)
    events.relate(4, "parent", 1, to=2)
    events.relate(5, "parent", 2, to=1)
    events.relate(6, "presented", 1, to=3)
    events.relate(7, "presented", 3, to=1)
    events.relate(8, "presented", 2, to=2)
    for number in (4, 5):
        events.birth(9, number, "V", "view")
    events.relate(10, "superview", 4, to=5, index=0)
    events.relate(11, "superview", 5, to=4, index=99999)
    return events


def frames():
    events = Events()
    frames = [[0, 0, 1e30, 1e-30], [-1e38, 3.4e38, -5, 0.005], [0.125, 2.675, 1234567.891, 0.005],
              [1.005, -0.001, 0.1, 33.333333]]
    for number, frame in enumerate(frames, 1):
        events.birth(number, number, "V", "view" if number > 1 else "window")
        if number > 1:
            events.relate(number, "superview", number, to=1, index=0)
        events.relate(number, "frame", number, frame=frame)
    return events


TRACES = {
    "names": names,
    "empty": Events,
    "one": lambda: timed([5]),
    "instant": lambda: timed([5] * 401),
    "gap": lambda: timed([0, 1, 2, 9e12, 9e12 + 1, "8000000000000000", "8000000000000000"]),
    "overflow": lambda: timed([0, "99999999999999999999", "1e300", 5, 6]),
    "negative": lambda: timed([-5, -3, -1, 5, 6]),
    "back": lambda: timed([10e6, 10e6, 10e6, 1e6, 1e6, 20e6, 20e6 + 5], "wall"),
    "order": lambda: timed(list(range(401)), "order"),
    "lanes": lanes,
    "deep": deep,
    "cycles": cycles,
    "frames": frames,
}


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in TRACES.items():
        make().write(folder / f"{name}.json")
        print(folder / f"{name}.json")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
