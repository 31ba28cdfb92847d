// The horizontal axis: positions of events, and the part that is in view.

const axis = {
  // The position of each event, ascending from 0.
  positions: new Int32Array(0),
  isLinear: false,
  // The position at the left edge, and pixels per unit.
  left: 0,
  scale: 1,
  // The width of the plot in pixels.
  width: 1,
};
const foldedPixel = 4;
// The distance of ticks between compressed pauses, in pixels.
const tickDistance = 160;

function setAxis(isLinear) {
  axis.isLinear = isLinear;
  if (isLinear) {
    axis.positions = events.time;
    return;
  }
  axis.positions = new Int32Array(events.count);
  let sum = 0;
  for (let event = 0; event < events.count; event++) {
    sum += events.step[event];
    axis.positions[event] = sum;
  }
}

function axisLength() { return axis.positions.length ? axis.positions[lastEvent()] : 0; }
function x(event) { return (axis.positions[event] - axis.left) * axis.scale; }

function fitAxis() {
  axis.scale = (axis.width - 24) / Math.max(1, axisLength());
  if (!axis.isLinear) axis.scale = Math.min(axis.scale, 4 / foldedPixel);
  axis.left = -8 / axis.scale;
}

// The event nearest to a position in pixels.
function eventNear(pixel) {
  const position = axis.left + pixel / axis.scale;
  const next = countLess(axis.positions, position);
  if (next > lastEvent()) return lastEvent();
  if (next === 0) return 0;
  const isNext = axis.positions[next] - position < position - axis.positions[next - 1];
  return isNext ? next : next - 1;
}

function leastScale() { return Math.min((axis.width - 24) / Math.max(1, axisLength()), 1); }
function greatestScale() { return axis.isLinear ? 0.5 : 16 / foldedPixel; }

function zoom(factor, pixel) {
  const position = axis.left + pixel / axis.scale;
  const scale = axis.scale * factor;
  axis.scale = Math.min(Math.max(scale, leastScale()), Math.max(greatestScale(), leastScale()));
  axis.left = position - pixel / axis.scale;
  clampAxis();
}

function pan(pixels) {
  axis.left += pixels / axis.scale;
  clampAxis();
}

function clampAxis() {
  const margin = axis.width / 2 / axis.scale;
  axis.left = Math.min(Math.max(axis.left, -margin), axisLength() - margin);
}

function reveal(event) {
  const pixel = x(event);
  if (pixel < 20 || pixel > axis.width - 20) {
    axis.left = axis.positions[event] - axis.width / 3 / axis.scale;
    clampAxis();
  }
}

// Calls a function with the position and the text of each mark of the axis.
function forEachTick(draw) {
  if (!events.count) return;
  if (axis.isLinear) { forEachRoundTime(draw); return; }
  const { event: after } = data.pauses;
  // A text that begins left of the plot would be cut.
  let taken = 0;
  const marks = [];
  const firstVisible = eventNear(0), lastVisible = eventNear(axis.width);
  const first = countLess(after, firstVisible), last = countLess(after, lastVisible + 1);
  const stride = Math.max(1, Math.ceil((last - first) / 200));
  marks.push(0);
  for (let i = first; i < last; i += stride) marks.push(after[i]);
  const distance = Math.abs(events.time[lastVisible] - events.time[firstVisible]) / 12;
  const textOf = event => {
    if (data.isOrdinal) return `event ${event}`;
    const side = isComparison() ? `${sideLetter(sideOfEvent(event))} ` : '';
    return side + distinctTime(events.time[event] + Number(data.start), distance);
  };
  let written = '';
  const mark = event => {
    const pixel = x(event), text = textOf(event);
    if (pixel < taken || pixel > axis.width || text === written) return;
    written = text;
    taken = pixel + 12 + 6.4 * text.length;
    draw(pixel, text);
  };
  marks.forEach((event, index) => {
    mark(event);
    // Where no pause is near, some events have a tick.
    const next = marks[index + 1] ?? lastVisible + 1;
    const end = next > lastEvent() ? axis.width : x(next);
    for (let at = Math.max(0, x(event)) + tickDistance; at < end - tickDistance; at += tickDistance) {
      mark(eventNear(at));
    }
  });
}

function forEachRoundTime(draw) {
  const least = 90 / axis.scale;
  let step = 1;
  while (step < least) {
    step *= 10;
    for (const part of [5, 2]) if (step / part >= least) { step /= part; break; }
  }
  const start = Math.max(0, Math.ceil(axis.left / step) * step);
  const end = Math.min(axisLength(), axis.left + axis.width / axis.scale);
  for (let time = start; time <= end; time += step) {
    draw((time - axis.left) * axis.scale, distinctTime(time + Number(data.start), step));
  }
}
