// The trees of views and of controllers at the moment, with the changes since the moment before.

const structure = { tree: null, shown: 'views', changes: new Map(), removed: [] };

function startStructure() {
  followers.push((before, source) => {
    if (before.event !== selection.event) scheduleStructure();
    else if (before.life !== selection.life) markSelected(source !== 'tree');
  });
  startTrees();
  showStructure();
}

let structureTimer = 0;
function scheduleStructure() {
  if (structureTimer) return;
  structureTimer = setTimeout(() => {
    structureTimer = 0;
    showStructure();
  }, 16);
}

function showStructure() {
  const before = structure.tree;
  structure.tree = events.count ? treeAfter(selection.event + 1) : { nodes: [], at: new Map() };
  structure.tree.moment = selection.event;
  structure.changes = before ? changesBetween(before, structure.tree) : new Map();
  structure.removed = before
    ? before.nodes.filter(node => structure.tree.at.get(node.slot)?.life !== node.life) : [];
  element('moment').textContent = momentLine();
  fillShownStructure();
}

function fillShownStructure() {
  if (structure.shown === 'views') fillTree('views', viewLines(structure.tree));
  if (structure.shown === 'controllers') fillTree('controllers', controllerLines(structure.tree));
  if (structure.shown === 'frames') showFrames();
}

function momentLine() {
  if (!events.count) return 'The trace has no events.';
  const event = selection.event;
  const life = lifeOf(event);
  const of = life < 0 ? '' : `${label(life)} `;
  const when = data.isOrdinal ? '' : ` at ${momentText(event)}`;
  return `After event ${event}${when}: ${of}${eventText(event)}`;
}

// What differs from an earlier tree, by slot: { sign, words }.
function changesBetween(before, tree) {
  const changes = new Map();
  for (const node of tree.nodes) {
    const old = before.at.get(node.slot);
    const change = !old || old.life !== node.life ? { sign: '+', words: 'added' }
      : changeOf(old, before, node);
    if (change) changes.set(node.slot, change);
  }
  return changes;
}

function changeOf(old, before, node) {
  const outer = isController(node.life) ? 'parent' : isNode(node.life) ? 'container' : 'superview';
  if (old[outer] !== node[outer]) {
    if (old[outer] < 0) return { sign: '+', words: 'added' };
    const name = ownLabel(before.at.get(old[outer]).life);
    return node[outer] < 0 ? { sign: '−', words: `left ${name}` }
      : { sign: '→', words: `moved from ${name}` };
  }
  if (old.hidden !== node.hidden) {
    return { sign: '~', words: node.hidden ? 'now hidden' : 'now shown' };
  }
  if (old.frame !== node.frame && old.frame >= 0 && node.frame >= 0
    && frameText(old.frame) !== frameText(node.frame)) {
    return { sign: '~', words: `was ${frameText(old.frame)}` };
  }
  const differs = ['attributes', 'states'].flatMap(list => node[list].map((text, index) => (
    old[list][index] !== undefined && old[list][index] !== text ? string(old[list][index]) : '')))
    .find(Boolean);
  if (differs) return { sign: '~', words: `was ${differs}` };
  const word = stateWord(node.life, before.moment + 1);
  const next = stateWord(node.life, selection.event + 1);
  return word !== next && word && next ? { sign: '~', words: `was ${word}` } : undefined;
}

// The lines of the tree of views: { node, depth, sign, notes }, where `notes` returns
// texts.
function viewLines(tree) {
  return linesOf(viewRoots(tree).map(node => ({ node })), ({ node }) => (
    viewChildren(tree, node).map(inner => ({ node: inner }))), node => viewNotes(tree, node));
}

// Lists nodes depth first without recursion, because a hierarchy can be deeper than the stack.
function linesOf(roots, innerOf, notesOf) {
  const lines = [];
  const seen = new Set();
  const stack = roots.map(root => ({ ...root, depth: 0 })).reverse();
  while (stack.length) {
    const line = stack.pop();
    if (seen.has(line.node.slot)) continue;
    seen.add(line.node.slot);
    lines.push({ ...line, notes: () => notesOf(line.node) });
    for (const inner of innerOf(line).reverse()) stack.push({ ...inner, depth: line.depth + 1 });
  }
  return lines;
}

function viewNotes(tree, node) {
  const notes = [];
  if (node.controller >= 0) notes.push(`view of ${ownLabel(tree.at.get(node.controller).life)}`);
  if (node.root >= 0) notes.push(`root ${ownLabel(tree.at.get(node.root).life)}`);
  for (const text of [...node.attributes, ...node.states]) if (text) notes.push(string(text));
  if (node.hidden) notes.push(isNode(node.life) ? 'not displayed' : 'hidden');
  if (node.frame >= 0) notes.push(frameText(node.frame));
  return notes;
}

// The lines of the tree of controllers, as _printHierarchy prints them.
function controllerLines(tree) {
  const inner = ({ node }) => {
    const slots = [...node.children, ...(node.presented >= 0 ? [node.presented] : [])];
    return slots.map(slot => tree.at.get(slot)).filter(one => isController(one.life)).map(one => ({
      node: one, sign: one.slot === node.presented && one.parent !== node.slot ? '+' : '|',
    }));
  };
  const roots = controllerRoots(tree).map(node => ({ node, sign: '' }));
  const visible = slotsInWindows(tree);
  return linesOf(roots, inner, node => [`view: ${viewOfController(tree, node, visible)}`]);
}

function viewOfController(tree, node, visible) {
  if (node.view < 0) return `(view not ${data.recordsViews ? 'loaded' : 'recorded'})`;
  const view = tree.at.get(node.view);
  const state = stateWord(view.life, selection.event + 1);
  const place = !visible.has(view.slot) ? ' not in the window'
    : state === 'in hidden window' ? ` ${state}` : '';
  return `<${ownLabel(view.life)}>${place}`;
}

// The views and nodes inside windows, by slot.
function slotsInWindows(tree) {
  const slots = new Set();
  const stack = tree.nodes.filter(node => (
    lives.kind[node.life] === objectKind.window && node.superview < 0 && node.representable < 0));
  while (stack.length) {
    const node = stack.pop();
    if (slots.has(node.slot)) continue;
    slots.add(node.slot);
    stack.push(...viewChildren(tree, node));
  }
  return slots;
}
