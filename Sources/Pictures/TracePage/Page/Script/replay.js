// Replays the changes of the hierarchy that Swift recorded, and derives the tree of a moment.

const replay = { entries: new Map(), next: 0, snapshots: [{ at: 0, entries: new Map() }] };
const snapshotDistance = 20000;

// Moves the state to the moment after a number of events.
function replayTo(count) {
  const target = countLess(data.changes.event, count);
  if (target < replay.next) restore(target);
  while (replay.next < target) {
    saveSnapshot();
    applyChange(replay.next++);
  }
  return replay.entries;
}

// Keeps copies of the state, so far apart that all together are not larger than the changes.
function saveSnapshot() {
  const since = replay.next - replay.snapshots.at(-1).at;
  if (since < snapshotDistance || since < 2 * replay.entries.size) return;
  replay.snapshots.push({ at: replay.next, entries: copyEntries(replay.entries) });
}

function restore(target) {
  const last = replay.snapshots.findLast(snapshot => snapshot.at <= target);
  replay.entries = copyEntries(last.entries);
  replay.next = last.at;
}

function copyEntries(entries) {
  const copy = new Map();
  for (const [slot, entry] of entries) {
    copy.set(slot, {
      ...entry,
      subviews: entry.subviews.slice(),
      contents: entry.contents.slice(),
      attributes: entry.attributes.slice(),
      states: entry.states.slice(),
    });
  }
  return copy;
}

function newEntry(slot, life) {
  return {
    slot, life, superview: -1, subviews: [], window: -1, parent: -1, view: -1, root: -1,
    presented: -1, frame: -1, bounds: -1, clips: false, hidden: false, container: -1, contents: [], attributes: [],
    states: [],
  };
}

function applyChange(index) {
  const { kind: kinds, slot: slots, other: others, value: values, text: texts } = data.changes;
  const slot = slots[index], other = others[index] - 1, value = values[index];
  const entries = replay.entries;
  const entry = entries.get(slot);
  switch (kinds[index]) {
    case change.enter: entries.set(slot, newEntry(slot, value)); return;
    case change.leave: removeEntry(entries, slot); return;
  }
  if (!entry) return;
  switch (kinds[index]) {
    case change.superview:
      remove(entries.get(entry.superview)?.subviews, slot);
      entry.superview = other;
      entries.get(other)?.subviews.splice(value, 0, slot);
      break;
    case change.container:
      remove(entries.get(entry.container)?.contents, slot);
      entry.container = other;
      entries.get(other)?.contents.splice(value, 0, slot);
      break;
    case change.parent: entry.parent = other; break;
    case change.view: entry.view = other; break;
    case change.window: entry.window = other; break;
    case change.root: entry.root = other; break;
    case change.presented: entry.presented = other; break;
    case change.frame: entry.frame = value; break;
    case change.bounds: entry.bounds = value >> 1; entry.clips = (value & 1) === 1; break;
    case change.hidden: entry.hidden = value === 1; break;
    case change.attribute: entry.attributes[value] = texts[index]; break;
    case change.state: entry.states[value] = texts[index]; break;
  }
}

function removeEntry(entries, slot) {
  const entry = entries.get(slot);
  if (!entry) return;
  remove(entries.get(entry.container)?.contents, slot);
  remove(entries.get(entry.superview)?.subviews, slot);
  for (const inner of entry.contents) if (entries.has(inner)) entries.get(inner).container = -1;
  for (const inner of entry.subviews) if (entries.has(inner)) entries.get(inner).superview = -1;
  entries.delete(slot);
}

function remove(list, value) {
  const index = list ? list.lastIndexOf(value) : -1;
  if (index >= 0) list.splice(index, 1);
}

// The tree of a moment: live objects by birth, with the relations to live objects.
function treeAfter(count) {
  const entries = replayTo(count);
  const nodes = [...entries.values()].sort((a, b) => a.life - b.life).map(entry => ({
    ...entry, children: [], controller: -1, representable: -1,
  }));
  const at = new Map(nodes.map(node => [node.slot, node]));
  const alive = slot => (at.has(slot) ? slot : -1);
  for (const node of nodes) {
    for (const key of ['superview', 'parent', 'view', 'root', 'presented', 'container']) {
      node[key] = alive(node[key]);
    }
    node.subviews = node.subviews.filter(slot => at.has(slot));
    node.contents = node.contents.filter(slot => at.has(slot));
  }
  for (const node of nodes) {
    if (node.parent >= 0) at.get(node.parent).children.push(node.slot);
    if (node.view < 0) continue;
    if (isNode(node.life)) at.get(node.view).representable = node.slot;
    else at.get(node.view).controller = node.slot;
  }
  return { nodes, at };
}

function isView(life) {
  const kindOfLife = lives.kind[life];
  return kindOfLife === objectKind.view || kindOfLife === objectKind.window;
}

// The views and nodes without a parent, windows first.
function viewRoots(tree) {
  const tops = tree.nodes.filter(node => (isView(node.life)
    ? node.superview < 0 && node.representable < 0
    : isNode(node.life) && node.container < 0));
  const isWindow = node => lives.kind[node.life] === objectKind.window;
  return bySide([...tops.filter(isWindow), ...tops.filter(node => !isWindow(node))]);
}

function viewChildren(tree, node) {
  const views = node.subviews.filter(slot => tree.at.get(slot).representable < 0);
  const own = isNode(node.life) && node.view >= 0 ? [node.view] : [];
  return [...node.contents, ...own, ...views].map(slot => tree.at.get(slot));
}

// The controllers that no controller contains or presents, those of windows first, and then all
// controllers: a damaged trace can have some that are only inside each other.
function controllerRoots(tree) {
  const presented = new Set(tree.nodes.map(node => node.presented));
  const hosted = new Set(tree.nodes.map(node => node.root));
  const controllers = tree.nodes.filter(node => isController(node.life));
  const tops = controllers.filter(node => node.parent < 0 && !presented.has(node.slot));
  return bySide([...tops.filter(node => hosted.has(node.slot)), ...tops, ...controllers]);
}

// In a comparison, the objects of the first trace before those of the second one.
function bySide(nodes) {
  return nodes.sort((one, other) => sideOfLife(one.life) - sideOfLife(other.life));
}

// The index of the state of an object after a number of events, or -1.
function stateAfter(life, count) {
  const { starts, rows } = bandsOfLife();
  for (let i = starts[life + 1] - 1; i >= starts[life]; i--) {
    const band = rows[i];
    const end = data.bands.end[band];
    if (data.bands.begin[band] < count) return end === 0 || end > count ? band : -1;
  }
  return -1;
}

let bandsByLife;
function bandsOfLife() {
  bandsByLife ??= grouped(data.bands.life, lives.count);
  return bandsByLife;
}
function stateWord(life, count) {
  const band = stateAfter(life, count);
  return band < 0 ? '' : data.states[data.bands.state[band]].word;
}
