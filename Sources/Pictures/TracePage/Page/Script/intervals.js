// Intervals of events with a summary pyramid: a group of eight intervals, of eight groups, and so on
// has the last end and the greatest depth inside. A group narrower than a pixel is drawn as one.

const fanBits = 3;

class Intervals {
  // Ascending begins, ends (both events), depths and items, as typed arrays of equal length.
  constructor(begins, ends, depths, items) {
    Object.assign(this, { begins, ends, depths, items });
    this.levels = [{ ends, depths }];
    while (this.levels.at(-1).ends.length > 16) this.levels.push(summary(this.levels.at(-1)));
  }

  get count() { return this.begins.length; }

  // Calls `leaf(item, x0, x1, depth)` for intervals and `group(x0, x1, depth)` for groups in view.
  visit(leaf, group) {
    const top = this.levels.length - 1;
    for (let i = 0; i < this.levels[top].ends.length; i++) {
      if (!this.visitGroup(top, i, leaf, group)) return;
    }
  }

  visitGroup(level, index, leaf, group) {
    const { ends, depths } = this.levels[level];
    const x0 = x(this.begins[index << (fanBits * level)]);
    if (x0 > axis.width) return false;
    const x1 = x(ends[index]);
    if (x1 < 0) return true;
    if (level === 0) {
      leaf(this.items[index], x0, x1, depths[index]);
      return true;
    }
    if (x1 - x0 < 1.5) {
      group(x0, x1, depths[index]);
      return true;
    }
    const last = Math.min((index + 1) << fanBits, this.levels[level - 1].ends.length);
    for (let i = index << fanBits; i < last; i++) {
      if (!this.visitGroup(level - 1, i, leaf, group)) return false;
    }
    return true;
  }

  // The item of the last interval of a depth that begins at or before an event and contains it; of
  // any depth if none is given; or -1.
  at(event, depth = -1) {
    let index = countLess(this.begins, event + 1) - 1;
    for (let steps = 0; index >= 0 && steps < 4000; index--, steps++) {
      if (this.ends[index] < event) continue;
      if (depth < 0 || this.depths[index] === depth) return this.items[index];
    }
    return -1;
  }
}

function summary({ ends, depths }) {
  const count = (ends.length + 7) >> fanBits;
  const result = { ends: new Int32Array(count), depths: new Uint8Array(count) };
  for (let i = 0; i < ends.length; i++) {
    const group = i >> fanBits;
    if (ends[i] > result.ends[group]) result.ends[group] = ends[i];
    if (depths[i] > result.depths[group]) result.depths[group] = depths[i];
  }
  return result;
}
