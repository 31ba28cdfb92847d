// Draws what lies over the lanes: arrows, marks, the axis, the cursor and the names.

const mostArrows = 400;

// Draws the arrows from a call to the calls of other objects inside it, and from causes to effects.
function paintArrows(context, rows) {
  const first = eventNear(0), last = eventNear(axis.width);
  const from = countLess(spans.begin, first), to = countLess(spans.begin, last + 1);
  const shown = new Map(rows.map(row => [row.lane, row]));
  const middle = life => {
    const row = life < 0 ? undefined : shown.get(lanes.ofLife[life]);
    return row && rowTop(row) + laneMetrics.top + laneMetrics.band / 2;
  };
  context.strokeStyle = theme.arrow;
  context.lineWidth = 1;
  if (to - from <= mostArrows) {
    for (let span = from; span < to; span++) {
      const outer = spans.parent[span] ? span - spans.parent[span] : -1;
      if (outer < 0 || spanLife[outer] === spanLife[span]) continue;
      const start = middle(spanLife[outer] - 1), end = middle(spanLife[span] - 1);
      if (start === undefined || end === undefined) continue;
      const sign = end > start ? 1 : -1;
      arrow(context, x(spans.begin[span]), start + 7 * sign, end - 7 * sign, sign);
    }
  }
  paintCauses(context, first, last, middle);
}

function arrow(context, at, start, end, sign) {
  context.strokeStyle = theme.arrow;
  context.beginPath();
  context.moveTo(at + 0.5, start);
  context.lineTo(at + 0.5, end);
  context.moveTo(at - 2.5, end - 4 * sign);
  context.lineTo(at + 0.5, end);
  context.lineTo(at + 3.5, end - 4 * sign);
  context.stroke();
}

function paintCauses(context, first, last, middle) {
  const { cause, effect, from, to, count } = data.arrows;
  let drawn = 0;
  context.setLineDash([3, 3]);
  context.strokeStyle = theme.window;
  for (let i = countLess(effect, first); i < count && drawn < mostArrows; i++) {
    if (cause[i] > last) continue;
    const start = middle(from[i] - 1), end = middle(to[i] - 1);
    if (start === undefined || end === undefined) continue;
    const [x0, x1] = [x(cause[i]), x(effect[i])];
    const bend = Math.min(60, Math.max(12, (x1 - x0) / 2));
    context.beginPath();
    context.moveTo(x0, start);
    context.bezierCurveTo(x0 + bend, start, x1 - bend, end, x1, end);
    context.stroke();
    drawn++;
  }
  context.setLineDash([]);
}

let notedEvents;
// The marks of the app and the diagnostics, ascending.
function markEvents() {
  if (!notedEvents) {
    notedEvents = [];
    for (let event = 0; event < events.count; event++) {
      const is = events.kind[event];
      if (is === kind.mark || is === kind.diagnostic) notedEvents.push(event);
    }
  }
  return notedEvents;
}

function paintMarks(context) {
  const marks = markEvents();
  let labelTo = -Infinity, drawnTo = -Infinity;
  const last = eventNear(axis.width);
  for (let i = countLess(marks, eventNear(0)); i < marks.length && marks[i] <= last; i++) {
    const event = marks[i], at = x(event);
    if (at < drawnTo) continue;
    // Lines close together are only ticks of the axis.
    const next = marks[i + 1] === undefined ? Infinity : x(marks[i + 1]);
    const isLine = Math.min(at - drawnTo, next - at) > 20;
    drawnTo = at + 3;
    const isMark = events.kind[event] === kind.mark;
    context.fillStyle = isMark ? theme.window : theme.warning;
    context.fillRect(at, plot.axisHeight - 12, 1, isLine ? plot.height : 11);
    if (at < Math.max(0, labelTo) || at > axis.width || !isLine) continue;
    useFont(context, fonts.bar);
    const { text, start } = markLabel(context, string(events.name[event]), at, labelTo);
    context.fillText(text, start, plot.axisHeight - 7);
    labelTo = Math.max(at, start + widthOf(context, text)) + 7;
  }
}

// The name of a mark right of its line; left of it, or shortened, where the plot ends.
function markLabel(context, name, at, from) {
  const width = widthOf(context, name);
  if (at + 3 + width <= axis.width) return { text: name, start: at + 3 };
  const start = at - 3 - width;
  if (start >= Math.max(0, from)) return { text: name, start };
  const [left, right] = [at - 3 - Math.max(0, from), axis.width - at - 3];
  const text = fitted(context, name, Math.max(left, right));
  return { text, start: left > right ? at - 3 - widthOf(context, text) : at + 3 };
}

function paintTicks(context) {
  useFont(context, fonts.tick);
  let written = 0;
  forEachTick((at, text) => {
    context.fillStyle = theme.grid;
    context.fillRect(at, 4, 1, plot.axisHeight - 4);
    context.fillStyle = theme.dimText;
    const width = widthOf(context, text);
    const isCut = at + 4 + width > axis.width;
    if (isCut && at - 4 - width < written) return;
    context.fillText(text, isCut ? at - 4 - width : at + 4, 10);
    written = at + 4 + width;
  });
  context.fillStyle = theme.panelEdge;
  context.fillRect(0, plot.axisHeight - 1, axis.width, 1);
}

function paintCursor(context) {
  if (!events.count) return;
  const at = x(selection.event);
  if (at < -1 || at > axis.width + 1) return;
  context.fillStyle = theme.error;
  context.fillRect(at - 0.5, 0, 1.5, plot.height);
  context.beginPath();
  context.moveTo(at - 5, 0);
  context.lineTo(at + 5.5, 0);
  context.lineTo(at + 0.25, 6);
  context.fill();
}

function paintGutter(context, rows) {
  const { gutter, axisHeight, height } = plot;
  context.fillStyle = theme.panel;
  context.fillRect(0, 0, gutter, height);
  context.fillStyle = theme.panelEdge;
  context.fillRect(gutter - 1, 0, 1, height);
  context.save();
  context.beginPath();
  context.rect(0, axisHeight, gutter - 4, height - axisHeight);
  context.clip();
  for (const row of rows) paintName(context, row, rowTop(row));
  context.restore();
  context.fillStyle = theme.panel;
  context.fillRect(0, 0, gutter - 1, axisHeight - 1);
  context.fillStyle = theme.panelEdge;
  context.fillRect(0, axisHeight - 1, gutter, 1);
  useFont(context, fonts.tick);
  context.fillStyle = theme.dimText;
  const text = axis.isLinear ? 'time since the beginning'
    : isComparison() ? 'aligned by calls'
      : data.isOrdinal ? 'order of events' : 'long pauses compressed';
  context.fillText(fitted(context, text, gutter - 16), 8, 10);
}

function paintName(context, row, top) {
  const lane = lanes.all[row.lane];
  const isSelected = lane.life >= 0 && lane.life === selection.life;
  if (isSelected) {
    context.fillStyle = theme.controllerFill;
    context.fillRect(0, top, plot.gutter - 1, row.height - 1);
  }
  context.fillStyle = theme.rule;
  context.fillRect(0, top + row.height - 1, plot.gutter, 1);
  const left = nameLeft(row);
  const middle = top + laneMetrics.top + laneMetrics.band / 2;
  if (row.hasInner) paintTriangle(context, left - 9, middle, row.isCollapsed);
  paintGlyph(context, lane, left + 4, middle);
  useFont(context, fonts.name);
  context.fillStyle = lane.life >= 0 && isController(lane.life) ? theme.controller : theme.text;
  if (lane.side >= 0) paintSide(context, lane.side, plot.gutter - 16, middle);
  const room = plot.gutter - left - (lane.side < 0 ? 18 : 38);
  const name = lane.life < 0 ? laneTitle(lane) : ownLabel(lane.life);
  useFont(context, fonts.name);
  if (lane.isSecond) context.fillStyle = theme.dimText;
  context.fillText(fittedName(context, name, room), left + 13, middle + 0.5);
}

// The letter of a trace in a small box.
function paintSide(context, side, at, middle) {
  const { fillStyle } = context;
  context.fillStyle = side === 0 ? theme.error : theme.controller;
  context.fillRect(at - 7, middle - 7, 14, 14);
  context.fillStyle = theme.canvas;
  useFont(context, fonts.state);
  context.textAlign = 'center';
  context.fillText(sideLetter(side), at, middle + 0.5);
  context.textAlign = 'start';
  context.fillStyle = fillStyle;
}

function nameLeft(row) { return 16 + Math.min(row.depth, 8) * (plot.gutter > 180 ? 11 : 5); }

function paintTriangle(context, at, middle, isCollapsed) {
  context.fillStyle = theme.dimText;
  context.beginPath();
  if (isCollapsed) {
    context.moveTo(at - 2, middle - 4);
    context.lineTo(at + 3, middle);
    context.lineTo(at - 2, middle + 4);
  } else {
    context.moveTo(at - 4, middle - 2);
    context.lineTo(at + 4, middle - 2);
    context.lineTo(at, middle + 3);
  }
  context.fill();
}

// A window is a square with a bar, a controller a filled circle, a view a square, a node a diamond.
function paintGlyph(context, lane, at, middle) {
  if (lane.life < 0) return;
  const isWindow = lives.kind[lane.life] === objectKind.window;
  if (isController(lane.life)) {
    context.fillStyle = theme.controller;
    context.beginPath();
    context.arc(at, middle, 4, 0, 7);
    context.fill();
  } else if (isNode(lane.life)) {
    context.strokeStyle = theme.node;
    context.beginPath();
    context.moveTo(at, middle - 4.5);
    context.lineTo(at + 4.5, middle);
    context.lineTo(at, middle + 4.5);
    context.lineTo(at - 4.5, middle);
    context.closePath();
    context.stroke();
  } else {
    context.strokeStyle = isWindow ? theme.window : theme.view;
    context.strokeRect(at - 3.5, middle - 3.5, 7, 7);
    if (isWindow) context.strokeRect(at - 3.5, middle - 3.5, 7, 2);
  }
}
