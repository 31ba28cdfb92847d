// The lanes: their order, which of them are shown, and what they contain.

const lanes = {
  // All lanes from top to bottom: { life, process, depth, parent, last, isDrawn, isPanel, side,
  // isSecond }, where `isSecond` marks the lane of the same object in the other trace.
  all: [],
  // The lane of each life, or -1.
  ofLife: new Int32Array(0),
  // The lanes in view: { lane, depth, top, height, isCollapsed, hasInner }.
  rows: [],
  // The row of each lane, or -1.
  rowOf: new Int32Array(0),
  height: 0,
  collapsed: new Set(),
  filter: '',
  showsAll: false,
  // Whether only objects with an event in view, and the lanes around them, have a row.
  showsActive: false,
  // Whether only objects with a difference, and the lanes around them, have a row.
  showsDiffering: false,
};
const laneMetrics = { top: 5, band: 14, gap: 2, bar: 11, bottom: 4, deepest: 5 };
let spansOfLife, spanLife, laneSpans, laneBands, depthOfLife;

function prepareLanes() {
  spanLife = new Int32Array(spans.count);
  depthOfLife = new Uint8Array(lives.count + 1);
  const { begin, depth: depths } = spans;
  for (let span = 0; span < spans.count; span++) {
    const life = events.life[begin[span]];
    spanLife[span] = life;
    const depth = Math.min(depths[span] + 1, laneMetrics.deepest);
    if (depth > depthOfLife[life]) depthOfLife[life] = depth;
  }
  spansOfLife = grouped(spanLife, lives.count + 1);
  laneSpans = new Map();
  laneBands = new Map();
  const { life, depth, panel, drawn, second, count } = data.lanes;
  let order = Array.from({ length: count }, (_, lane) => ({
    life: life[lane], process: data.slots.process[lives.slot[life[lane]]], depth: depth[lane],
    isPanel: panel[lane] === 1, isDrawn: drawn[lane] === 1,
    side: sideOfLife(life[lane]), isSecond: second[lane] === 1,
  }));
  const processes = [...new Set(order.map(lane => lane.process))];
  if (processes.length > 1 && !isComparison()) order = byProcess(order, processes);
  lanes.all = order;
  lanes.ofLife = new Int32Array(lives.count).fill(-1);
  const around = [];
  order.forEach((lane, number) => {
    if (lane.life >= 0) lanes.ofLife[lane.life] = number;
    around.length = lane.depth;
    lane.parent = around.findLast(outer => outer !== undefined) ?? -1;
    if (!lane.isSecond) around[lane.depth] = number;
    lane.last = number;
  });
  for (let number = order.length - 1; number >= 0; number--) {
    const { parent, last } = order[number];
    if (parent >= 0) order[parent].last = Math.max(order[parent].last, last);
  }
  // Both lanes of a pair contain the same lanes.
  order.forEach((lane, number) => {
    if (!lane.isSecond) return;
    lane.last = Math.max(number, order[number - 1].last);
    order[number - 1].last = lane.last;
  });
  if (order.filter(lane => lane.isDrawn).length > 300) collapseAll();
  arrangeLanes();
}

// Puts the lanes of each process below a lane of the process.
function byProcess(order, processes) {
  const groups = new Map(processes.map(process => [process, []]));
  for (const lane of order) groups.get(lane.process).push({ ...lane, depth: lane.depth + 1 });
  return processes.flatMap(process => [
    { life: -1, process, depth: 0, isPanel: true, isDrawn: true, side: -1, isSecond: false },
    ...groups.get(process),
  ]);
}

function collapseAll() {
  lanes.all.forEach((lane, number) => {
    if (lane.parent < 0 && !lane.isSecond && hasInnerLanes(number)) lanes.collapsed.add(number);
  });
}

// The lane of the same object in the other trace belongs to the lane above it.
function hasInnerLanes(number) {
  const { last } = lanes.all[number];
  return last > number + (lanes.all[number + 1]?.isSecond ? 1 : 0);
}

function laneTitle(lane) {
  return lane.life < 0 ? `process ${lane.process}` : label(lane.life);
}

// Chooses the rows after a change of the filter or of the collapsed lanes.
function arrangeLanes() {
  const words = lanes.filter.toLowerCase().split(/\s+/).filter(Boolean);
  const { all, collapsed } = lanes;
  lanes.rows = [];
  lanes.rowOf = new Int32Array(all.length).fill(-1);
  const shownDepth = new Int32Array(all.length);
  let top = 0;
  let hiddenThrough = -1;
  const withFindings = new Set(data.findings.map(finding => finding.life));
  const isActive = lanes.showsActive ? activeLanes() : undefined;
  const isDiffering = lanes.showsDiffering ? differingLanes() : undefined;
  all.forEach((lane, number) => {
    const outer = lane.parent < 0 ? -1 : shownDepth[lane.parent];
    const isWanted = words.length
      ? words.every(word => laneTitle(lane).toLowerCase().includes(word))
      : lane.isDrawn || lanes.showsAll || withFindings.has(lane.life);
    const isPaired = lane.isSecond && lanes.rowOf[number - 1] >= 0;
    const isShown = isPaired || isWanted && isActive?.[number] !== 0 && isDiffering?.[number] !== 0
      && (number > hiddenThrough || words.length > 0);
    shownDepth[number] = outer + (isShown ? 1 : 0);
    if (!isShown) return;
    const isCollapsed = collapsed.has(lane.isSecond ? number - 1 : number) && !words.length;
    if (isCollapsed) hiddenThrough = lane.last;
    const depth = lane.life < 0 || isCollapsed ? 1 : depthOfLife[lane.life + 1];
    const height = laneMetrics.top + laneMetrics.band + laneMetrics.gap
      + depth * laneMetrics.bar + laneMetrics.bottom;
    if (lane.isPanel && lanes.rows.length) top += 4;
    if (isComparison() && !lane.isSecond) top += 2;
    lanes.rowOf[number] = lanes.rows.length;
    lanes.rows.push({
      lane: number, depth: shownDepth[number], top, height, isCollapsed,
      hasInner: !lane.isSecond && hasInnerLanes(number),
    });
    top += height;
  });
  lanes.height = top + 8;
}

// For each lane, whether it or a lane inside it has an event in view.
function activeLanes() {
  const first = eventNear(0), last = eventNear(axis.width);
  const { starts, rows } = eventsOfLife;
  const isActive = new Uint8Array(lanes.all.length);
  for (let number = lanes.all.length - 1; number >= 0; number--) {
    const { life, parent } = lanes.all[number];
    const at = countLess(rows, first, starts[life + 1], starts[life + 2]);
    if (life >= 0 && at < starts[life + 2] && rows[at] <= last) isActive[number] = 1;
    if (isActive[number] && parent >= 0) isActive[parent] = 1;
  }
  return isActive;
}

// For each lane, whether it or a lane inside it has a difference.
function differingLanes() {
  const isDiffering = new Uint8Array(lanes.all.length);
  const { starts } = differencesOfLife;
  for (let number = lanes.all.length - 1; number >= 0; number--) {
    const { life, parent, isSecond } = lanes.all[number];
    if (life >= 0 && starts[life + 2] > starts[life + 1]) isDiffering[number] = 1;
    if (!isDiffering[number]) continue;
    if (parent >= 0) isDiffering[parent] = 1;
    if (isSecond) isDiffering[number - 1] = 1;
  }
  return isDiffering;
}

// The row of a life; -1 if it has none.
function rowOfLife(life) {
  const lane = life < 0 ? -1 : lanes.ofLife[life];
  return lane < 0 ? -1 : lanes.rowOf[lane];
}

// Opens the lanes around a life.
function openLane(life) {
  const lane = life < 0 ? -1 : lanes.ofLife[life];
  if (lane < 0 || lanes.rowOf[lane] >= 0) return;
  for (let outer = lanes.all[lane].parent; outer >= 0; outer = lanes.all[outer].parent) {
    lanes.collapsed.delete(outer);
  }
  arrangeLanes();
}

// The calls of a lane; of a collapsed lane also those of the lanes inside it.
function spansOfRow(row) {
  const key = row.isCollapsed ? -1 - row.lane : row.lane;
  if (laneSpans.has(key)) return laneSpans.get(key);
  const lane = lanes.all[row.lane];
  const last = row.isCollapsed ? lane.last : row.lane;
  const { starts, rows } = spansOfLife;
  let items = new Int32Array(0);
  if (row.isCollapsed) {
    const parts = [];
    for (let inner = row.lane; inner <= last; inner++) {
      const life = lanes.all[inner].life + 1;
      if (life > 0 && lanes.all[inner].side === lane.side) parts.push(rows.subarray(starts[life], starts[life + 1]));
    }
    items = joined(parts).sort();
  } else if (lane.life >= 0) {
    items = rows.subarray(starts[lane.life + 1], starts[lane.life + 2]);
  }
  const begins = new Int32Array(items.length), ends = new Int32Array(items.length);
  const depths = new Uint8Array(items.length);
  for (let i = 0; i < items.length; i++) {
    begins[i] = spans.begin[items[i]];
    ends[i] = spanEnd(items[i]);
    depths[i] = row.isCollapsed ? 0 : Math.min(spans.depth[items[i]], laneMetrics.deepest - 1);
  }
  const intervals = new Intervals(begins, ends, depths, items);
  laneSpans.set(key, intervals);
  return intervals;
}

function joined(parts) {
  const result = new Int32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let start = 0;
  for (const part of parts) {
    result.set(part, start);
    start += part.length;
  }
  return result;
}

function bandsOfRow(row) {
  if (laneBands.has(row.lane)) return laneBands.get(row.lane);
  const { life } = lanes.all[row.lane];
  const { starts, rows } = bandsOfLife();
  const items = life < 0 ? new Int32Array(0) : rows.subarray(starts[life], starts[life + 1]);
  const begins = items.map(band => data.bands.begin[band]);
  const ends = items.map(band => (data.bands.end[band] ? data.bands.end[band] - 1 : lastEvent()));
  const bands = new Intervals(begins, ends, new Uint8Array(items.length), items);
  laneBands.set(row.lane, bands);
  return bands;
}
