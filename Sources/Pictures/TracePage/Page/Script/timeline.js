// The timeline: its canvas, and what pointer and keys do there.

const view = { canvas: null, context: null, scroller: null, isPending: false, isPrinting: false };
const pointers = new Map();
let drag = null;

function element(id) { return document.getElementById(id); }

function make(tag, className = '', text = '') {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

function startTimeline() {
  view.canvas = element('lanes');
  view.context = view.canvas.getContext('2d', { alpha: false });
  view.scroller = element('scroller');
  const { canvas, scroller } = view;
  scroller.addEventListener('scroll', () => { plot.scroll = scroller.scrollTop; redraw(); });
  scroller.addEventListener('wheel', onWheel, { passive: false });
  canvas.addEventListener('pointerdown', onPointerDown);
  canvas.addEventListener('pointermove', onPointerMove);
  for (const end of ['pointerup', 'pointercancel']) canvas.addEventListener(end, onPointerUp);
  canvas.addEventListener('pointerleave', () => { element('tip').hidden = true; });
  scroller.addEventListener('keydown', onTimelineKey);
  new ResizeObserver(resizeTimeline).observe(scroller);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', updateTheme);
  addEventListener('beforeprint', () => setPrinting(true));
  addEventListener('afterprint', () => setPrinting(false));
  updateTheme();
  followers.push((before, source) => {
    if (selection.event !== before.event && source !== 'timeline') reveal(selection.event);
    if (selection.life !== before.life || selection.finding !== before.finding) {
      openLane(selection.life);
      if (source !== 'timeline') revealRow(rowOfLife(selection.life));
    }
    redraw();
  });
  resizeTimeline();
  fitAxis();
}

// The size of a printed timeline in pixels: all lanes, up to about two pages.
const printed = { width: 1000, greatestHeight: 2600 };

function setPrinting(isPrinting) {
  view.isPrinting = isPrinting;
  updateTheme();
  resizeTimeline();
  drawTable();
  const laneCount = rowsInView().length, rowCount = element('events-rows').childElementCount;
  showCut('scroller', laneCount, lanes.rows.length, 'lane');
  showCut('events-table', rowCount, table.rows.length, 'event');
}

// States under a printed part how much of it is printed.
function showCut(id, count, all, noun) {
  const { dataset } = element(id);
  if (view.isPrinting && count < all) {
    dataset.cut = `${count.toLocaleString('en')} of ${counted(all, noun)} are printed.`;
  } else {
    delete dataset.cut;
  }
}

function updateTheme() {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  chooseTheme(isDark && !view.isPrinting);
  textWidths.clear();
  paintCounts();
  redraw();
}

function resizeTimeline() {
  const { canvas, scroller, context } = view;
  const ratio = devicePixelRatio || 1;
  const before = axis.width;
  const whole = lanes.height + plot.axisHeight;
  plot.width = view.isPrinting ? printed.width : scroller.clientWidth;
  plot.height = view.isPrinting ? Math.min(whole, printed.greatestHeight) : scroller.clientHeight;
  plot.scroll = view.isPrinting && whole <= printed.greatestHeight ? 0 : scroller.scrollTop;
  plot.gutter = plot.width < 600 ? 124 : 230;
  axis.width = Math.max(40, plot.width - plot.gutter);
  if (before > 1 && axis.width !== before) axis.scale *= axis.width / before;
  canvas.width = plot.width * ratio;
  canvas.height = plot.height * ratio;
  canvas.style.width = `${plot.width}px`;
  canvas.style.height = `${plot.height}px`;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  updateScroll();
  paintNow();
  resizeOverview();
}

function updateScroll() {
  element('lanes-height').style.height = `${lanes.height + plot.axisHeight}px`;
}

function redraw() {
  if (view.isPending) return;
  view.isPending = true;
  requestAnimationFrame(paintNow);
}

let activeTimer = 0;
// Chooses the rows again soon after the last movement, if they depend on the part in view.
function followActive() {
  if (!lanes.showsActive) return;
  clearTimeout(activeTimer);
  activeTimer = setTimeout(() => {
    const key = `${axis.left} ${axis.scale} ${axis.width}`;
    if (key === followActive.key) return;
    followActive.key = key;
    rearrange();
  }, 180);
}

function paintNow() {
  view.isPending = false;
  followActive();
  if (!plot.width || !plot.height) return;
  paintTimeline(view.context);
  paintOverview();
}

function rearrange() {
  arrangeLanes();
  updateScroll();
  redraw();
}

function revealRow(index) {
  const row = lanes.rows[index];
  if (!row) return;
  const bottom = plot.height - plot.axisHeight;
  if (row.top < plot.scroll || row.top + row.height > plot.scroll + bottom) {
    view.scroller.scrollTop = Math.max(0, row.top - bottom / 3);
  }
}

function pointIn(event) {
  const box = view.canvas.getBoundingClientRect();
  return { x: event.clientX - box.left - plot.gutter, y: event.clientY - box.top };
}

// Wheel: vertical scrolls the lanes, horizontal or with Shift pans, with Ctrl (or a pinch) zooms.
function onWheel(event) {
  const unit = event.deltaMode === 1 ? 16 : 1;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * unit * 0.005), Math.max(0, pointIn(event).x));
  } else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
    event.preventDefault();
    pan((event.deltaX || event.deltaY) * unit);
  } else {
    return;
  }
  redraw();
}

function onPointerDown(event) {
  view.scroller.focus({ preventScroll: true });
  const point = pointIn(event);
  if (point.x < 0) {
    clickName(point, event);
    return;
  }
  view.canvas.setPointerCapture(event.pointerId);
  pointers.set(event.pointerId, point);
  if (pointers.size === 1) {
    const isRange = event.shiftKey || point.y < plot.axisHeight;
    drag = { start: point, last: point, isRange, from: eventNear(point.x), hasMoved: false };
  } else {
    drag = null;
  }
}

function onPointerMove(event) {
  const point = pointIn(event);
  if (!pointers.has(event.pointerId)) {
    showTip(point, event);
    return;
  }
  if (pointers.size === 2) {
    pinch(event.pointerId, point);
  } else if (drag) {
    if (Math.abs(point.x - drag.start.x) + Math.abs(point.y - drag.start.y) > 4) {
      drag.hasMoved = true;
    }
    if (drag.isRange) {
      const to = eventNear(point.x);
      if (drag.hasMoved) {
        select({ range: [Math.min(drag.from, to), Math.max(drag.from, to)] }, 'timeline');
      }
    } else if (drag.hasMoved) {
      pan(drag.last.x - point.x);
      if (event.pointerType !== 'touch') view.scroller.scrollTop += drag.last.y - point.y;
    }
    drag.last = point;
    redraw();
  }
  pointers.set(event.pointerId, point);
}

function pinch(moved, point) {
  const [other] = [...pointers].filter(([id]) => id !== moved).map(([, place]) => place);
  const before = pointers.get(moved);
  const distance = Math.max(8, Math.abs(before.x - other.x));
  zoom(Math.max(8, Math.abs(point.x - other.x)) / distance, other.x);
  redraw();
}

function onPointerUp(event) {
  const wasDrag = drag;
  pointers.delete(event.pointerId);
  drag = null;
  if (!wasDrag || event.type !== 'pointerup') return;
  if (!wasDrag.hasMoved) clickPlot(wasDrag.start);
  else if (wasDrag.isRange) showTab('events-panel');
}

function rowAt(y) {
  if (y < plot.axisHeight) return undefined;
  return rowsInView().find(row => y >= rowTop(row) && y < rowTop(row) + row.height);
}

function clickName(point) {
  const row = rowAt(point.y);
  if (!row) return;
  const isTriangle = point.x + plot.gutter < nameLeft(row);
  if (row.hasInner && (isTriangle || lanes.all[row.lane].life < 0)) toggleLane(row);
  else select({ life: lanes.all[row.lane].life }, 'timeline');
}

function toggleLane(row) {
  if (lanes.collapsed.has(row.lane)) lanes.collapsed.delete(row.lane);
  else lanes.collapsed.add(row.lane);
  rearrange();
}

// What is at a point: { row, finding, span, event }.
function hit(point) {
  const row = rowAt(point.y);
  const near = events.count ? eventNear(point.x) : 0;
  if (!row) return { event: near };
  const inner = point.y - rowTop(row);
  if (inner < laneMetrics.top + 6) {
    const finding = findingsOfRow(row).find(one => Math.abs(x(one.event) - point.x) <= 6);
    if (finding) return { row, finding, event: finding.event };
  }
  const first = laneMetrics.top + laneMetrics.band + laneMetrics.gap;
  const depth = Math.floor((inner - first) / laneMetrics.bar);
  if (depth >= 0) {
    for (const event of [eventNear(point.x), eventNear(point.x - 2)]) {
      const span = spansOfRow(row).at(event, depth);
      if (span >= 0 && x(spans.begin[span]) <= point.x + 3 && x(spanEnd(span)) >= point.x - 3) {
        return { row, span, event: spans.begin[span] };
      }
    }
  }
  return { row, event: nearestOfLane(row, near) ?? near };
}

// The event of a lane nearest to an event, if it is at most six pixels away.
function nearestOfLane(row, near) {
  const { life } = lanes.all[row.lane];
  if (life < 0) return undefined;
  const { starts, rows } = eventsOfLife;
  const next = countLess(rows, near, starts[life + 1], starts[life + 2]);
  const candidates = [next, next - 1].filter(i => i >= starts[life + 1] && i < starts[life + 2]);
  return candidates.map(i => rows[i]).find(event => Math.abs(x(event) - x(near)) <= 6);
}

function clickPlot(point) {
  const { row, finding, event } = hit(point);
  if (finding) {
    selectFinding(finding.number, 'timeline');
    return;
  }
  const life = row ? lanes.all[row.lane].life : -1;
  select({ event, life: life >= 0 ? life : lifeOf(event), range: null }, 'timeline');
}

function showTip(point, event) {
  const tip = element('tip');
  const found = point.x >= 0 ? hit(point) : {};
  const text = found.finding ? `${found.finding.rule} ${found.finding.message}`
    : found.span >= 0 ? spanTitle(found.span) : bandTitle(found, point);
  tip.hidden = !text;
  if (!text) return;
  tip.textContent = text;
  const left = Math.min(event.clientX + 14, innerWidth - tip.offsetWidth - 8);
  tip.style.left = `${Math.max(4, left)}px`;
  tip.style.top = `${event.clientY + 18}px`;
}

function spanTitle(span) {
  const life = spanLife[span] - 1;
  const time = data.isOrdinal ? ''
    : isOpen(span) ? ', which did not end' : ` took ${timeText(duration(span))}`;
  return `${life < 0 ? '' : label(life) + ' '}${callText(spans.begin[span])}${time}`;
}

function bandTitle({ row }, point) {
  if (!row || point.x < 0 || row.life < 0) return '';
  const { life } = lanes.all[row.lane];
  if (life < 0) return laneTitle(lanes.all[row.lane]);
  const near = eventNear(point.x);
  const word = stateWord(life, near + 1);
  return `${label(life)}${word ? `, ${word}` : ''} at ${momentText(near)}`;
}
