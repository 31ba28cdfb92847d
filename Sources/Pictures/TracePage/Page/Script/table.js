// The table of events: only the rows in view are in the document.

const table = {
  rows: new Int32Array(0), rowHeight: 24, column: 'time', isDescending: false, query: '',
  part: 'all', isDirty: false, drawn: '',
};
// Browsers limit the height of an element; longer tables scroll by more than a row a pixel.
const greatestHeight = 6000000;
const mostPrintedRows = 300;

const parts = {
  all: () => true,
  calls: is => is === kind.begin,
  objects: is => is === kind.birth || is === kind.death,
  states: is => is === kind.stateBegin || is === kind.stateEnd,
  hierarchy: is => is === kind.hierarchy,
  notes: is => is === kind.mark || is === kind.diagnostic || is === kind.cause
    || is === kind.effect,
};

function startTable() {
  const body = element('events-body');
  body.addEventListener('scroll', () => requestAnimationFrame(drawTable));
  element('events-table').addEventListener('keydown', onTableKey);
  body.addEventListener('click', event => {
    const row = event.target.closest('[data-event]');
    if (row) select({ event: Number(row.dataset.event) }, 'table');
  });
  let timer = 0;
  element('query').addEventListener('input', event => {
    table.query = event.target.value;
    clearTimeout(timer);
    timer = setTimeout(updateTable, 120);
  });
  element('part').addEventListener('change', event => {
    table.part = event.target.value;
    updateTable();
  });
  for (const head of document.querySelectorAll('[data-column]')) {
    head.querySelector('button').addEventListener('click', () => sortBy(head.dataset.column));
  }
  followers.push((before, source) => {
    if (before.range !== selection.range) updateTable();
    if (table.isDirty || element('events-panel').hidden) return;
    if (before.event !== selection.event && source !== 'table') revealInTable();
    drawTable();
  });
  new ResizeObserver(drawTable).observe(body);
  updateTable();
}

function sortBy(column) {
  table.isDescending = table.column === column ? !table.isDescending : column === 'duration';
  table.column = column;
  for (const head of document.querySelectorAll('[data-column]')) {
    const isSorted = head.dataset.column === column;
    head.setAttribute('aria-sort', !isSorted ? 'none'
      : table.isDescending ? 'descending' : 'ascending');
  }
  updateTable();
}

// For each word of the query: which strings and which lives contain it.
function matchers() {
  return table.query.toLowerCase().split(/\s+/).filter(Boolean).map(word => {
    const texts = Uint8Array.from(data.strings, text => (text.toLowerCase().includes(word) ? 1 : 0));
    const objects = new Uint8Array(lives.count + 1);
    for (let life = 0; life < lives.count; life++) {
      if (texts[lives.class[life]] || label(life).toLowerCase().includes(word)) {
        objects[life + 1] = 1;
      }
    }
    const slots = new Uint8Array(data.slots.count + 1);
    for (let life = 0; life < lives.count; life++) {
      if (objects[life + 1]) slots[lives.slot[life] + 1] = 1;
    }
    return { texts, objects, slots };
  });
}

// Finds and sorts the rows; a hidden table waits until it is displayed.
function updateTable() {
  table.isDirty = element('events-panel').hidden;
  if (table.isDirty) return;
  const tests = matchers();
  const isPart = parts[table.part];
  const isKind = data.eventKinds.map((_, index) => isPart(index));
  const [first, last] = selection.range ?? [0, lastEvent()];
  const found = new Int32Array(Math.max(0, last - first + 1));
  let count = 0;
  for (let event = first; event <= last; event++) {
    if (!isKind[events.kind[event]]) continue;
    let isFound = true;
    for (const { texts, objects, slots } of tests) {
      if (!texts[events.name[event]] && !texts[events.text[event]]
        && !objects[events.life[event]] && !slots[events.argument[event]]) {
        isFound = false;
        break;
      }
    }
    if (isFound) found[count++] = event;
  }
  table.rows = sorted(found.slice(0, count));
  showStatistics(table.rows);
  const range = selection.range
    ? `Selected, events ${selection.range[0]} to ${selection.range[1]}:` : '';
  element('events-facts').textContent = range;
  element('clear-range').hidden = !selection.range;
  element('events-table').setAttribute('aria-rowcount', String(table.rows.length + 1));
  const height = Math.min(greatestHeight, table.rows.length * table.rowHeight);
  element('events-height').style.height = `${height}px`;
  table.drawn = '';
  revealInTable();
  drawTable();
}

// Sorts events by the chosen column, then by time.
function sorted(rows) {
  const { column, isDescending } = table;
  if (column !== 'time') {
    const rank = ranksOf(column);
    const keys = new Float64Array(rows.length);
    for (let i = 0; i < rows.length; i++) keys[i] = rank(rows[i]) * 2 ** 25 + rows[i];
    keys.sort();
    for (let i = 0; i < rows.length; i++) rows[i] = keys[i] % 2 ** 25;
  }
  return isDescending ? rows.reverse() : rows;
}

function ranksOf(column) {
  if (column === 'duration') {
    return event => {
      const span = spanOfEvent[event] - 1;
      const is = span >= 0 && events.kind[event] === kind.begin && !isOpen(span);
      return is ? Math.min(2 ** 27, Math.ceil(Math.log1p(duration(span)) * 2 ** 21)) : 0;
    };
  }
  if (column === 'object') {
    const order = textRanks(Array.from({ length: lives.count }, (_, life) => label(life)));
    return event => (events.life[event] ? order[events.life[event] - 1] + 1 : 0);
  }
  const order = textRanks(data.strings);
  return event => order[events.name[event]];
}

function textRanks(texts) {
  const collator = new Intl.Collator('en', { numeric: true });
  const order = texts.map((_, index) => index)
    .sort((a, b) => collator.compare(texts[a], texts[b]));
  const ranks = new Int32Array(texts.length);
  order.forEach((index, rank) => { ranks[index] = rank; });
  return ranks;
}

// The first row in view and the distance of a row from the top of the table in pixels.
function tableWindow() {
  const body = element('events-body');
  const all = table.rows.length * table.rowHeight;
  const room = body.clientHeight;
  const shown = Math.min(greatestHeight, all);
  const part = shown > room ? body.scrollTop / (shown - room) : 0;
  const offset = part * Math.max(0, all - room);
  return { first: Math.floor(offset / table.rowHeight), offset, top: body.scrollTop, room };
}

function drawTable() {
  if (table.isDirty) return;
  const { first, offset, top, room } = tableWindow();
  const shown = view.isPrinting ? mostPrintedRows : Math.ceil(room / table.rowHeight) + 2;
  const last = Math.min(table.rows.length, first + shown);
  const key = `${first} ${last} ${offset} ${selection.event}`;
  if (key === table.drawn) return;
  table.drawn = key;
  const drawn = [];
  for (let index = first; index < last; index++) {
    const row = eventRow(index);
    row.style.top = `${top - offset + index * table.rowHeight}px`;
    drawn.push(row);
  }
  const hadFocus = element('events-body').contains(document.activeElement);
  element('events-rows').replaceChildren(...drawn);
  const active = document.getElementById(`event-${selection.event}`);
  const stop = active ?? drawn[1] ?? drawn[0];
  if (stop) stop.tabIndex = 0;
  if (hadFocus) (stop ?? element('events-body')).focus({ preventScroll: true });
}

function eventRow(index) {
  const event = table.rows[index];
  const row = make('div', 'event');
  row.id = `event-${event}`;
  row.setAttribute('role', 'row');
  row.setAttribute('aria-rowindex', String(index + 2));
  row.setAttribute('aria-selected', String(event === selection.event));
  row.tabIndex = -1;
  row.dataset.event = String(event);
  const span = spanOfEvent[event] - 1;
  const isCall = span >= 0 && events.kind[event] === kind.begin;
  const length = !isCall || data.isOrdinal ? ''
    : isOpen(span) ? 'no end' : timeText(duration(span));
  const life = lifeOf(event);
  const cells = [
    ['time', momentText(event)], ['object', life < 0 ? '' : label(life)],
    ['what', eventText(event)], ['duration', length],
    ['line', events.line[event] ? String(events.line[event]) : ''],
  ];
  for (const [name, text] of cells) {
    const cell = name === 'object' ? objectCell(life) : make('span', `cell ${name}`, text);
    cell.setAttribute('role', 'gridcell');
    if (name === 'what' || name === 'object') cell.title = text;
    row.append(cell);
  }
  return row;
}

// The name of an object, of which a narrow column shortens the class, not the number.
function objectCell(life) {
  const cell = make('span', 'cell object');
  if (life < 0) return cell;
  const name = ownLabel(life), at = name.lastIndexOf('#');
  cell.append(...sideMark(life));
  cell.append(make('span', 'stem', at > 0 ? name.slice(0, at) : name));
  if (at > 0) cell.append(make('span', 'tail', name.slice(at)));
  return cell;
}

function rowOfEvent(event) {
  if (table.column === 'time' && !table.isDescending) {
    const at = countLess(table.rows, event);
    return table.rows[at] === event ? at : -1;
  }
  return table.rows.indexOf(event);
}

function revealInTable() {
  const at = rowOfEvent(selection.event);
  if (at >= 0) scrollToRow(at);
}

function scrollToRow(at) {
  const body = element('events-body');
  const { first, room } = tableWindow();
  const visible = Math.floor(room / table.rowHeight);
  if (at >= first + 1 && at < first + visible - 1) return;
  const all = table.rows.length * table.rowHeight;
  const shown = Math.min(greatestHeight, all);
  const wanted = Math.max(0, (at - visible / 3) * table.rowHeight);
  body.scrollTop = all > shown ? wanted / (all - room) * (shown - room) : wanted;
}

function onTableKey(event) {
  const at = rowOfEvent(selection.event);
  const page = Math.max(1, Math.floor(element('events-body').clientHeight / table.rowHeight) - 1);
  const last = table.rows.length - 1;
  const moves = {
    ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: last,
  };
  const next = moves[event.key];
  if (next === undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const index = Math.min(Math.max(0, next), last);
  if (index < 0) return;
  select({ event: table.rows[index] }, 'table');
  scrollToRow(index);
  drawTable();
}
