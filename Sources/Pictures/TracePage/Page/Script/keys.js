// The keys of the timeline.

const timelineKeys = {
  ArrowLeft: event => step(-1, event.shiftKey),
  ArrowRight: event => step(1, event.shiftKey),
  ArrowUp: () => stepLane(-1),
  ArrowDown: () => stepLane(1),
  Home: () => select({ event: firstOfLane() }, 'keys'),
  End: () => select({ event: lastOfLane() }, 'keys'),
  '+': () => zoom(1.4, x(selection.event)),
  '=': () => zoom(1.4, x(selection.event)),
  '-': () => zoom(1 / 1.4, x(selection.event)),
  w: () => zoom(1.4, axis.width / 2),
  s: () => zoom(1 / 1.4, axis.width / 2),
  a: () => pan(-axis.width / 8),
  d: () => pan(axis.width / 8),
  f: () => fitAxis(),
  z: () => zoomToSelection(),
  Enter: () => toggleSelected(),
  ' ': () => toggleSelected(),
  n: () => stepFinding(1),
  p: () => stepFinding(-1),
  j: () => stepDifference(1),
  k: () => stepDifference(-1),
  Escape: () => select({ range: null, finding: -1 }, 'keys'),
};

function onTimelineKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const act = timelineKeys[event.key];
  if (!act) return;
  event.preventDefault();
  act(event);
  redraw();
}

// Fits the selected part, or else the selected call, into the view.
function zoomToSelection() {
  const span = selectedSpan();
  const [first, last] = selection.range
    ?? (span < 0 ? [selection.event, selection.event] : [spans.begin[span], spanEnd(span)]);
  const length = Math.max(1, axis.positions[last] - axis.positions[first]);
  axis.scale = Math.min(greatestScale(), axis.width * 0.8 / length);
  axis.left = axis.positions[first] - axis.width * 0.1 / axis.scale;
  clampAxis();
}

// Selects the next event of the selected object; with Shift, extends the selected part.
function step(direction, extends_) {
  const next = nextEvent(direction);
  if (!extends_) {
    select({ event: next, life: selection.life, range: null }, 'keys');
    return;
  }
  const anchor = selection.range?.anchor ?? selection.event;
  const range = [Math.min(anchor, next), Math.max(anchor, next)];
  range.anchor = anchor;
  select({ event: next, life: selection.life, range }, 'keys');
}

function nextEvent(direction) {
  const { life, event } = selection;
  if (life < 0) return Math.min(Math.max(0, event + direction), lastEvent());
  const { starts, rows } = eventsOfLife;
  const from = starts[life + 1], to = starts[life + 2];
  const at = countLess(rows, direction > 0 ? event + 1 : event, from, to);
  return rows[Math.min(Math.max(from, direction > 0 ? at : at - 1), to - 1)] ?? event;
}

function firstOfLane() {
  const { starts, rows } = eventsOfLife;
  return selection.life < 0 ? 0 : rows[starts[selection.life + 1]] ?? 0;
}

function lastOfLane() {
  const { starts, rows } = eventsOfLife;
  return selection.life < 0 ? lastEvent() : rows[starts[selection.life + 2] - 1] ?? lastEvent();
}

function stepLane(direction) {
  const at = rowOfLife(selection.life);
  const next = Math.min(Math.max(0, at + direction), lanes.rows.length - 1);
  const row = lanes.rows[next];
  if (!row) return;
  const { life } = lanes.all[row.lane];
  select({ life }, 'keys');
  revealRow(next);
}

function toggleSelected() {
  const row = lanes.rows[rowOfLife(selection.life)];
  if (row?.hasInner) toggleLane(row);
}

function stepFinding(direction) {
  const count = data.findings.length;
  if (!count) return;
  const at = selection.finding < 0 && direction < 0 ? 0 : selection.finding;
  selectFinding((at + direction + count) % count, 'keys');
}
