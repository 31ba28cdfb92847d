#!/usr/bin/env python3
"""Compares the solver with linear programming on random systems.

Usage: oracle.py SOLVER [COUNT [SEED]]    (needs numpy and scipy)

SOLVER is the path of SolverBenchmarks. The oracle minimizes the violations priority by priority with
HiGHS. Checked are: both find the same systems unsatisfiable; the required constraints hold; at each
priority the sum of the violations is minimal; values that the oracle determines agree, and the
others are within the oracle's interval, whose ends agree as well. A conflict must be unsatisfiable,
and satisfiable without any one of its constraints.
"""
import json
import random
import subprocess
import sys

import numpy
from scipy.optimize import linprog

TIGHT = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10}
# HiGHS is more precise with bounds than without.
FAR = 1e7
COEFFICIENTS = [1, 1, 1, 1, -1, -1, 2, -2, 3, 0.5]
PRIORITIES = [1000, 1000, 1000, 999, 750, 750, 500, 250, 250, 50, 1]


class Skipped(Exception):
    """The linear program was not solved, for numerical reasons."""


def random_system(seed):
    chance = random.Random(seed)
    names = [f"v{index}" for index in range(chance.randint(2, 12))]
    required = chance.choice([0.2, 0.4, 0.7])
    rows = []
    for _ in range(chance.randint(len(names), 2 * len(names) + 6)):
        size = min(chance.choice([1, 1, 1, 2, 2, 2, 2, 3, 3, 4]), len(names))
        priority = 1000 if chance.random() < required else chance.choice(PRIORITIES)
        if chance.random() < 0.05:
            priority = chance.randint(1, 999)
        rows.append({
            "terms": {name: chance.choice(COEFFICIENTS) for name in chance.sample(names, size)},
            "op": chance.choice(["==", "==", "<=", ">="]),
            "rhs": chance.choice([0, chance.randint(-100, 300), chance.randint(-100, 300)]),
            "priority": priority,
        })
    return {"constraints": rows}


class Program:
    """The lexicographic linear program of a system."""

    def __init__(self, rows):
        self.names = sorted({name for row in rows for name in row["terms"]})
        self.optional = [row for row in rows if row["priority"] < 1000]
        self.size = len(self.names) + 2 * len(self.optional)
        self.equal, self.equal_to, self.below, self.below_to = [], [], [], []
        for row in rows:
            line = self.line(row["terms"])
            if row["priority"] < 1000:
                error = len(self.names) + 2 * next(
                    index for index, other in enumerate(self.optional) if other is row)
                line[error], line[error + 1] = -1, 1
            if row["op"] == "==":
                self.equal.append(line)
                self.equal_to.append(row["rhs"])
            else:
                sign = 1 if row["op"] == "<=" else -1
                self.below.append(sign * line)
                self.below_to.append(sign * row["rhs"])

    def line(self, terms):
        line = numpy.zeros(self.size)
        for name, coefficient in terms.items():
            line[self.names.index(name)] += coefficient
        return line

    def solve(self, goal, far=FAR):
        result = linprog(
            goal, A_ub=self.below or None, b_ub=self.below_to or None, A_eq=self.equal or None,
            b_eq=self.equal_to or None, method="highs", options=TIGHT,
            bounds=[(-far, far)] * len(self.names) + [(0, None)] * (2 * len(self.optional)))
        if result.status not in (0, 2):
            raise Skipped
        return result

    def is_satisfiable(self):
        return self.size == 0 or self.solve(numpy.zeros(self.size)).status != 2

    def minimize(self):
        """Returns the least violation of each priority, and restricts the program to it."""
        least = {}
        for priority in sorted({row["priority"] for row in self.optional}, reverse=True):
            goal = numpy.zeros(self.size)
            for index, row in enumerate(self.optional):
                if row["priority"] == priority:
                    goal[len(self.names) + 2 * index:len(self.names) + 2 * index + 2] = 1
            result = self.solve(goal)
            if result.status != 0:
                raise Skipped
            least[priority] = result.fun
            self.below.append(goal)
            self.below_to.append(result.fun + 1e-9)
        return least

    def interval(self, name):
        goal = self.line({name: 1})
        return -self.end(-goal), self.end(goal)

    def end(self, goal):
        """Returns the greatest value of a sum: infinite if it grows with the bounds."""
        value = self.greatest(goal, FAR)
        if abs(value) < 1e4 or abs(value - self.greatest(goal, FAR / 10)) < 1e-3 * abs(value):
            return value
        return numpy.inf

    def greatest(self, goal, far):
        result = self.solve(-goal, far)
        if result.status != 0:
            raise Skipped
        return -result.fun


def violation(row, values):
    total = sum(c * values[name] for name, c in row["terms"].items()) - row["rhs"]
    return {"==": abs(total), "<=": max(0, total), ">=": max(0, -total)}[row["op"]]


def differences(rows, mine):
    if not mine["isOptimal"]:
        yield "the search did not reach an optimum"
    satisfiable = Program([row for row in rows if row["priority"] == 1000]).is_satisfiable()
    if satisfiable != (not mine["conflicts"]):
        yield f"satisfiable: {satisfiable}, conflicts: {mine['conflicts']}"
    for conflict in mine["conflicts"]:
        members = [rows[index] for index in conflict]
        if conflict is mine["conflicts"][0] and Program(members).is_satisfiable():
            yield f"{conflict} is not a conflict"
        for row in members if conflict is mine["conflicts"][0] else []:
            if not Program([other for other in members if other is not row]).is_satisfiable():
                yield f"{conflict} has constraints that the conflict does not need"
    broken = {conflict[-1] for conflict in mine["conflicts"]}
    # A broken constraint counts between the required and the optional ones.
    rows = [dict(row, priority=999.5) if index in broken else row for index, row in enumerate(rows)]
    values = mine["values"]
    for row in rows:
        if row["priority"] == 1000 and violation(row, values) > 1e-6:
            yield f"a required constraint is violated by {violation(row, values)}"
    program = Program(rows)
    for priority, least in program.minimize().items():
        total = sum(violation(row, values) for row in rows if row["priority"] == priority)
        if total > least + 1e-6 * max(1, least):
            yield f"violation at {priority}: {total}, least: {least}"
    for name in program.names:
        lower, upper = program.interval(name)
        low, high = [x if x is not None else s for x, s in
                     zip(mine["ranges"][name], (-numpy.inf, numpy.inf))]
        if upper - lower < 1e-4:
            if abs(values[name] - (lower + upper) / 2) > 1e-6 + (upper - lower) / 2:
                yield f"{name}: {values[name]}, determined: {lower}...{upper}"
        elif not lower - 1e-6 <= values[name] <= upper + 1e-6:
            yield f"{name}: {values[name]} is not in {lower}...{upper}"
        for end, expected in ((low, lower), (high, upper)):
            if end != expected and not abs(end - expected) < 1e-4 * max(1, abs(end)):
                yield f"{name}: range {low}...{high}, oracle: {lower}...{upper}"


def main():
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    systems = {seed: random_system(seed) for seed in range(first, first + count)}
    text = "\n".join(json.dumps(system) for system in systems.values())
    run = subprocess.run([sys.argv[1], "solve"], input=text, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"{sys.argv[1]} ended with status {run.returncode}: {run.stderr}")
    failures = skipped = unsatisfiable = ambiguous = 0
    for (seed, system), line in zip(systems.items(), run.stdout.splitlines(), strict=True):
        mine = json.loads(line)
        unsatisfiable += bool(mine["conflicts"])
        ambiguous += any(r[0] is None or r[1] is None or r[1] - r[0] > 1e-4
                         for r in mine["ranges"].values())
        try:
            found = list(differences(system["constraints"], mine))
        except Skipped:
            skipped += 1
            continue
        failures += bool(found)
        for text in found if failures <= 10 else []:
            print(f"seed {seed}: {text}")
    print(f"{count} systems from seed {first}: {failures} differ; {unsatisfiable} unsatisfiable, "
          f"{ambiguous} ambiguous, {skipped} skipped by the oracle")
    sys.exit(1 if failures else 0)


main()
