// Draws the timeline on its canvas.

const plot = { gutter: 230, axisHeight: 30, width: 0, height: 0, scroll: 0 };
let theme = {};
// The widths of texts, by font.
const textWidths = new Map();
let widths = new Map();

function chooseTheme(isDark) { theme = isDark ? data.themes.dark : data.themes.light; }

function useFont(context, font) {
  context.font = font;
  if (!textWidths.has(font)) textWidths.set(font, new Map());
  widths = textWidths.get(font);
}

function widthOf(context, text) {
  let width = widths.get(text);
  if (width === undefined) {
    width = context.measureText(text).width;
    if (widths.size > 20000) widths.clear();
    widths.set(text, width);
  }
  return width;
}

// Shortens a text in the middle of its end to a width.
function fitted(context, text, width) {
  if (widthOf(context, text) <= width) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (context.measureText(text.slice(0, middle) + '…').width <= width) low = middle;
    else high = middle - 1;
  }
  return low < 2 ? '' : text.slice(0, low) + '…';
}

// Shortens the class of a name such as HomeViewController#3, not its number.
function fittedName(context, name, width) {
  const at = name.lastIndexOf('#');
  if (at <= 0 || widthOf(context, name) <= width) return fitted(context, name, width);
  const number = name.slice(at);
  const className = fitted(context, name.slice(0, at), width - widthOf(context, number));
  return className ? className + number : fitted(context, name, width);
}

const wordsFont = 'system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif';
const fonts = {
  bar: `10px ${wordsFont}`, tick: `10.5px ${wordsFont}`, name: `600 12px ${wordsFont}`,
  state: `600 10px ${wordsFont}`,
};

function paintTimeline(context) {
  const { gutter, axisHeight, width, height } = plot;
  context.fillStyle = theme.canvas;
  context.fillRect(0, 0, width, height);
  context.textBaseline = 'middle';
  const rows = rowsInView();
  context.save();
  context.beginPath();
  context.rect(gutter, 0, width - gutter, height);
  context.clip();
  context.translate(gutter, 0);
  paintPauses(context);
  paintRange(context);
  paintLanes(context, rows);
  paintMarks(context);
  paintTicks(context);
  paintCursor(context);
  context.restore();
  paintGutter(context, rows);
}

// Draws the lanes below the axis; a lane that is partly scrolled away ends there.
function paintLanes(context, rows) {
  context.save();
  context.beginPath();
  context.rect(0, plot.axisHeight, axis.width, plot.height - plot.axisHeight);
  context.clip();
  paintArrows(context, rows);
  for (const row of rows) paintRow(context, row, rowTop(row));
  paintPartner(context);
  context.restore();
}

function rowTop(row) { return plot.axisHeight + row.top - plot.scroll; }

function rowsInView() {
  const { rows } = lanes;
  let low = 0, high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle].top + rows[middle].height < plot.scroll) low = middle + 1;
    else high = middle;
  }
  const result = [];
  const bottom = plot.scroll + plot.height - plot.axisHeight;
  for (let i = low; i < rows.length && rows[i].top < bottom; i++) result.push(rows[i]);
  return result;
}

function paintPauses(context) {
  if (axis.isLinear) return;
  const { event: after } = data.pauses;
  const limit = eventNear(axis.width) + 1;
  context.fillStyle = theme.fold;
  for (let i = countLess(after, eventNear(0)); i < after.length && after[i] <= limit;) {
    const left = x(after[i] - 1), right = x(after[i]);
    if (right - left < 4) {
      // Narrow pauses merge with the next one.
      i = Math.max(i + 1, countLess(after, eventNear(right + 4), i + 1));
      continue;
    }
    const inset = Math.min(10, (right - left) / 4);
    context.fillRect(left + inset, plot.axisHeight, right - left - 2 * inset, plot.height);
    i++;
  }
}

function paintRange(context) {
  if (!selection.range) return;
  const [first, last] = selection.range;
  context.fillStyle = theme.noteFill;
  const width = Math.max(2, x(last) - x(first));
  context.fillRect(x(first), plot.axisHeight, width, plot.height);
}

function paintRow(context, row, top) {
  const lane = lanes.all[row.lane];
  context.fillStyle = theme.rule;
  context.fillRect(0, top + row.height - 1, axis.width, 1);
  if (lane.life >= 0) paintLife(context, lane.life, top + laneMetrics.top);
  paintBands(context, row, top + laneMetrics.top);
  if (lane.life >= 0) paintTasks(context, lane.life, top + laneMetrics.top);
  paintSpans(context, row, top + laneMetrics.top + laneMetrics.band + laneMetrics.gap);
  paintDifferences(context, row, top);
  paintFindings(context, row, top);
}

function paintLife(context, life, top) {
  const start = Math.max(0, x(lives.birth[life])), end = Math.min(axis.width, x(deathOf(life)));
  if (end < 0 || start > axis.width) return;
  context.fillStyle = theme.line;
  context.fillRect(start, top + laneMetrics.band / 2, Math.max(1, end - start), 1);
  if (!lives.death[life] || end >= axis.width) return;
  context.strokeStyle = theme.mark;
  context.beginPath();
  const middle = top + laneMetrics.band / 2 + 0.5;
  context.moveTo(end - 3, middle - 3);
  context.lineTo(end + 3, middle + 3);
  context.moveTo(end + 3, middle - 3);
  context.lineTo(end - 3, middle + 3);
  context.stroke();
}

function spanColor(span) {
  const difference = differenceAt(spans.begin[span]);
  if (difference >= 0) return theme[differenceKind(difference).color];
  switch (events.category[spans.begin[span]]) {
    case category.callback: return theme.call;
    case category.call: return theme.controller;
    default: return theme.node;
  }
}

// Draws calls as bars; calls narrower than a pixel become runs, one per depth.
function paintSpans(context, row, top) {
  const runs = Array.from({ length: laneMetrics.deepest }, () => ({ left: NaN, right: NaN }));
  const labels = Array(laneMetrics.deepest).fill(null);
  const height = laneMetrics.bar - 2;
  const barTop = depth => top + depth * laneMetrics.bar;
  const flush = depth => {
    const run = runs[depth];
    if (Number.isNaN(run.left)) return;
    context.fillStyle = theme.call;
    context.fillRect(run.left, barTop(depth), Math.max(1, run.right - run.left), height);
    run.left = NaN;
  };
  const extend = (depth, x0, x1) => {
    const run = runs[depth];
    if (x0 <= run.right + 0.5) {
      if (x1 > run.right) run.right = x1;
      return;
    }
    flush(depth);
    run.left = x0;
    run.right = Math.max(x1, x0 + 1);
  };
  const writeLabel = (depth, limit) => {
    const pending = labels[depth];
    labels[depth] = null;
    if (pending) paintLabel(context, pending, barTop(depth) + height / 2, limit);
  };
  spansOfRow(row).visit((span, x0, x1, depth) => {
    writeLabel(depth, x0);
    if (x1 - x0 < 2) {
      extend(depth, x0, Math.max(x1, x0 + 1));
    } else {
      flush(depth);
      context.fillStyle = spanColor(span);
      const left = Math.max(-2, x0), right = Math.min(axis.width + 2, x1);
      context.fillRect(left, barTop(depth), right - left, height);
      if (span === selectedSpan()) {
        context.strokeStyle = theme.text;
        context.strokeRect(left - 1, barTop(depth) - 1, right - left + 2, height + 2);
      }
    }
    labels[depth] = { span, x0: Math.max(0, x0), x1: Math.max(x1, x0 + 2) };
  }, (x0, x1, greatest) => {
    for (let depth = 0; depth <= greatest; depth++) {
      writeLabel(depth, x0);
      extend(depth, x0, x1);
    }
  });
  for (let depth = 0; depth < runs.length; depth++) {
    flush(depth);
    writeLabel(depth, axis.width);
  }
}

function selectedSpan() { return events.count ? spanOfEvent[selection.event] - 1 : -1; }

// Writes the name of a call in its bar, or right of it if the space up to `limit` is free.
function paintLabel(context, { span, x0, x1 }, middle, limit) {
  const inside = Math.min(x1, axis.width) - x0 - 6, outside = limit - x1 - 6;
  if (inside < 30 && outside < 24) return;
  useFont(context, fonts.bar);
  const text = string(events.name[spans.begin[span]]);
  const needed = widthOf(context, text);
  if (inside >= needed || inside >= 40 && inside >= outside) {
    context.fillStyle = theme.callText;
    context.fillText(fitted(context, text, inside), x0 + 3, middle + 0.5);
  } else if (outside >= 24) {
    context.fillStyle = theme.text;
    context.fillText(fitted(context, text, outside), x1 + 3, middle + 0.5);
  }
}

// The findings of a row and, if it is collapsed, of the lanes inside it, by event.
const rowFindings = new Map();
function findingsOfRow(row) {
  const key = row.isCollapsed ? -1 - row.lane : row.lane;
  if (!rowFindings.has(key)) {
    const last = row.isCollapsed ? lanes.all[row.lane].last : row.lane;
    const { side } = lanes.all[row.lane];
    const isInside = life => lanes.ofLife[life] >= row.lane && lanes.ofLife[life] <= last
      && lanes.all[lanes.ofLife[life]].side === side;
    rowFindings.set(key, data.findings
      .map((finding, number) => ({ ...finding, number }))
      .filter(finding => finding.event >= 0 && finding.life >= 0 && isInside(finding.life))
      .sort((a, b) => a.event - b.event));
  }
  return rowFindings.get(key);
}

const severities = ['error', 'warning', 'info', 'note'];

// Draws a sign for each finding in view; of findings that would overlap, the most serious one.
function paintFindings(context, row, top) {
  let shown;
  const list = findingsOfRow(row);
  for (let i = firstFindingInView(list); i < list.length; i++) {
    const finding = list[i];
    const at = x(finding.event);
    if (at > axis.width + 8) break;
    const isSelected = finding.number === selection.finding;
    if (shown && at < shown.at + 9 && !isSelected) {
      const isWorse = severities.indexOf(finding.severity) < severities.indexOf(shown.finding.severity);
      if (isWorse && shown.finding.number !== selection.finding) shown.finding = finding;
      continue;
    }
    if (shown) paintSign(context, shown.finding, shown.at, top + 3);
    shown = { finding, at };
  }
  if (shown) paintSign(context, shown.finding, shown.at, top + 3);
}

function firstFindingInView(list) {
  let low = 0, high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (x(list[middle].event) < -8) low = middle + 1; else high = middle;
  }
  return low;
}

function severityColor(severity) {
  return severity === 'error' ? theme.error : severity === 'warning' ? theme.warning : theme.note;
}

function paintSign(context, finding, at, top) {
  context.fillStyle = severityColor(finding.severity);
  context.beginPath();
  context.moveTo(at - 5, top - 2);
  context.lineTo(at + 5, top - 2);
  context.lineTo(at, top + 7);
  context.closePath();
  context.fill();
  context.strokeStyle = finding.number === selection.finding ? theme.text : theme.canvas;
  context.stroke();
}
