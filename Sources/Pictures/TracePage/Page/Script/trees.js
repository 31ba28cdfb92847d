// The rows of a tree: which of them are shown, and what pointer and keys do there.

const mostTreeRows = 1000;
// The objects whose inner rows are hidden, by slot, and the words that rows must contain.
const trees = { folded: { views: new Set(), controllers: new Set() }, filter: '' };

function startTrees() {
  for (const id of ['views', 'controllers']) {
    element(id).addEventListener('keydown', event => onTreeKey(event, id));
    element(id).addEventListener('click', event => {
      const row = event.target.closest('[data-life]');
      if (!row) return;
      if (event.target.closest('.twist')) toggleTreeRow(id, row);
      else select({ life: Number(row.dataset.life) }, 'tree');
    });
  }
  element('tree-filter').addEventListener('input', event => {
    trees.filter = event.target.value;
    fillShownStructure();
  });
}

// Shows or hides the rows inside a row, which keeps the focus.
function toggleTreeRow(id, row) {
  const slot = Number(row.dataset.slot);
  const folded = trees.folded[id];
  if (folded.has(slot)) folded.delete(slot); else folded.add(slot);
  const hadFocus = row.contains(document.activeElement);
  fillShownStructure();
  if (hadFocus) focusTreeRow(id, slot);
}

function focusTreeRow(id, slot) {
  const rows = [...element(id).querySelectorAll('.row')];
  const next = rows.find(row => Number(row.dataset.slot) === slot) ?? rows[0];
  for (const row of rows) row.tabIndex = row === next ? 0 : -1;
  next?.focus();
}

// The lines that are shown, each with the number of lines inside it.
function shownLines(id, lines) {
  const around = [];
  lines.forEach((line, index) => {
    line.inner = 0;
    while (around.length && around.at(-1).depth >= line.depth) {
      const last = around.pop();
      last.inner = index - last.index - 1;
    }
    line.index = index;
    around.push(line);
  });
  for (const line of around) line.inner = lines.length - line.index - 1;
  const words = trees.filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length) return matchingLines(lines, words);
  const shown = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    line.isFolded = line.inner > 0 && trees.folded[id].has(line.node.slot);
    shown.push(line);
    if (line.isFolded) index += line.inner;
  }
  return shown;
}

// The lines that contain all words, and the lines around them.
function matchingLines(lines, words) {
  const shown = [];
  let least = -1;
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index];
    const state = stateWord(line.node.life, selection.event + 1);
    const text = [label(line.node.life), state, ...line.notes()].join(' ').toLowerCase();
    line.isMatch = words.every(word => text.includes(word));
    if (!line.isMatch && line.depth >= least) continue;
    least = line.depth;
    shown.push(line);
  }
  return shown.reverse();
}

function fillTree(id, lines) {
  const shown = shownLines(id, lines);
  const rows = shown.slice(0, mostTreeRows).map((line, index) => treeRow(line, index));
  element(id).replaceChildren(...rows);
  const facts = [];
  if (shown.length > rows.length) {
    facts.push(`${counted(shown.length - rows.length, 'row')} more are not shown.`);
  }
  if (trees.filter.trim()) {
    const found = shown.filter(line => line.isMatch).length;
    facts.push(`${found.toLocaleString('en')} of ${counted(lines.length, 'row')} found.`);
  }
  if (structure.removed.length) {
    const names = structure.removed.slice(0, 8).map(node => label(node.life)).join(', ');
    const more = structure.removed.length > 8 ? ` and ${structure.removed.length - 8} more` : '';
    facts.push(`− deallocated or not yet created: ${names}${more}.`);
  }
  if (!lines.length) {
    facts.push(id === 'views' ? 'No view is alive at this moment.'
      : 'No controller is alive at this moment.');
  }
  element(`${id}-facts`).textContent = facts.join(' ');
  markSelected(true);
}

function treeRow(line, index) {
  const { node, depth, sign, notes, inner, isFolded, isMatch } = line;
  const row = make('div', isMatch === false ? 'row around' : 'row');
  row.setAttribute('role', 'treeitem');
  row.setAttribute('aria-level', String(depth + 1));
  if (inner > 0) row.setAttribute('aria-expanded', String(!isFolded));
  row.dataset.life = String(node.life);
  row.dataset.slot = String(node.slot);
  row.dataset.object = identity(node.slot);
  row.tabIndex = index === 0 ? 0 : -1;
  row.style.paddingLeft = `${4 + Math.min(depth, 30) * 14}px`;
  const twist = make('span', inner > 0 ? 'twist' : 'twist none', isFolded ? '▸' : '▾');
  twist.setAttribute('aria-hidden', 'true');
  const content = make('span', 'content');
  row.append(twist, content);
  const difference = structure.changes.get(node.slot);
  if (difference) content.append(make('span', 'sign', difference.sign));
  if (sign) content.append(make('span', 'note', sign));
  content.append(...sideMark(node.life));
  const kindName = isController(node.life) ? 'controller' : isNode(node.life) ? 'node' : 'view';
  content.append(make('span', `name ${kindName}${node.hidden ? ' dim' : ''}`, ownLabel(node.life)));
  const state = stateWord(node.life, selection.event + 1);
  row.dataset.state = state;
  if (state) content.append(make('span', `state ${state.replaceAll(' ', '-')}`, state));
  for (const note of notes()) content.append(make('span', 'note', note));
  if (difference) content.append(make('span', 'change', difference.words));
  if (isFolded) content.append(make('span', 'note', `… ${counted(inner, 'row')} inside`));
  return row;
}

// Marks the selected object, and scrolls its row into view on request.
function markSelected(reveals = false) {
  for (const row of document.querySelectorAll('#views .row, #controllers .row')) {
    const isSelected = Number(row.dataset.life) === selection.life;
    row.setAttribute('aria-selected', String(isSelected));
    const panel = isSelected && reveals ? row.closest('.panel') : undefined;
    if (panel && !panel.hidden) scrollInPanel(row, panel.id);
  }
}

// Arrows move the focus; left hides the inner rows or goes to the row around, right is the reverse.
function onTreeKey(event, id) {
  const rows = [...event.currentTarget.querySelectorAll('.row')];
  const at = rows.indexOf(document.activeElement);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const level = row => Number(row.getAttribute('aria-level'));
  const isExpanded = rows[at].getAttribute('aria-expanded');
  let next = -1;
  switch (event.key) {
    case 'ArrowDown': next = at + 1; break;
    case 'ArrowUp': next = at - 1; break;
    case 'Home': next = 0; break;
    case 'End': next = rows.length - 1; break;
    case 'ArrowLeft':
      if (isExpanded === 'true' && !trees.filter.trim()) { toggleTreeRow(id, rows[at]); break; }
      next = at - 1;
      while (next >= 0 && level(rows[next]) >= level(rows[at])) next--;
      break;
    case 'ArrowRight':
      if (isExpanded === 'false') toggleTreeRow(id, rows[at]);
      else if (isExpanded === 'true') next = at + 1;
      break;
    case '*':
      trees.folded[id].clear();
      fillShownStructure();
      focusTreeRow(id, Number(rows[at].dataset.slot));
      break;
    case 'Enter': case ' ':
      event.preventDefault();
      select({ life: Number(rows[at].dataset.life) }, 'tree');
      return;
    default: return;
  }
  event.preventDefault();
  if (!rows[next]) return;
  rows[at].tabIndex = -1;
  rows[next].tabIndex = 0;
  rows[next].focus();
}
