// The overview: how many events are where, the findings, and the part in view.
//
// The canvas changes only with the size, the axis and the theme; elements over it show the part in
// view and the moment.

const overview = { canvas: null, context: null, width: 0, height: 0, counts: null };

function startOverview() {
  overview.canvas = element('overview');
  overview.context = overview.canvas.getContext('2d', { alpha: false });
  let isDown = false;
  const move = event => {
    const box = overview.canvas.getBoundingClientRect();
    const part = (event.clientX - box.left) / box.width;
    axis.left = part * axisLength() - axis.width / 2 / axis.scale;
    clampAxis();
    redraw();
  };
  overview.canvas.addEventListener('pointerdown', event => {
    isDown = true;
    overview.canvas.setPointerCapture(event.pointerId);
    move(event);
  });
  overview.canvas.addEventListener('pointermove', event => { if (isDown) move(event); });
  overview.canvas.addEventListener('pointerup', () => { isDown = false; });
  overview.canvas.addEventListener('wheel', event => {
    event.preventDefault();
    const box = overview.canvas.getBoundingClientRect();
    const position = (event.clientX - box.left) / box.width * axisLength();
    zoom(Math.exp(-event.deltaY * 0.003), (position - axis.left) * axis.scale);
    redraw();
  }, { passive: false });
}

function resizeOverview() {
  const { canvas, context } = overview;
  const ratio = devicePixelRatio || 1;
  overview.width = canvas.clientWidth;
  overview.height = canvas.clientHeight;
  canvas.width = overview.width * ratio;
  canvas.height = overview.height * ratio;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  countEvents();
}

function countEvents() {
  // Bins of fewer than four events would show how events fall into bins, not how many there are.
  const most = axis.isLinear ? Infinity : events.count / 4;
  const bins = Math.max(1, Math.floor(Math.min(overview.width / 2, most)));
  overview.counts = new Uint32Array(bins);
  const scale = bins / Math.max(1, axisLength() + 1);
  for (let event = 0; event < events.count; event++) {
    overview.counts[Math.floor(axis.positions[event] * scale)]++;
  }
  paintCounts();
  paintOverview();
}

function paintCounts() {
  const { context, width, height, counts } = overview;
  if (!context || !counts || !width) return;
  context.fillStyle = theme.panel;
  context.fillRect(0, 0, width, height);
  let greatest = 1;
  for (const count of counts) if (count > greatest) greatest = count;
  context.fillStyle = theme.call;
  for (let bin = 0; bin < counts.length; bin++) {
    if (!counts[bin]) continue;
    const tall = Math.max(2, Math.sqrt(counts[bin] / greatest) * (height - 8));
    const left = Math.round(bin * width / counts.length);
    const right = Math.round((bin + 1) * width / counts.length);
    context.fillRect(left, height - tall, Math.max(2, right - left), tall);
  }
  paintDifferenceCounts();
  const place = event => axis.positions[event] / Math.max(1, axisLength()) * width;
  let drawnTo = -Infinity;
  for (const finding of data.findings) {
    if (finding.event < 0 || Math.abs(place(finding.event) - drawnTo) < 1.5) continue;
    drawnTo = place(finding.event);
    context.fillStyle = severityColor(finding.severity);
    context.fillRect(place(finding.event) - 1, 0, 2, 5);
  }
}

// Differences are ticks at the lower edge.
function paintDifferenceCounts() {
  const { context, width, height } = overview;
  const { event, count } = data.differences;
  let drawnTo = -Infinity;
  for (let number = 0; number < count; number++) {
    const at = axis.positions[event[number]] / Math.max(1, axisLength()) * width;
    if (at < drawnTo + 1.5) continue;
    drawnTo = at;
    context.fillStyle = theme[differenceKind(number).color];
    context.fillRect(at - 1, height - 9, 2.5, 9);
  }
}

function paintOverview() {
  const { width } = overview;
  const unit = width / Math.max(1, axisLength());
  const left = Math.max(0, axis.left * unit);
  const right = Math.min(width, (axis.left + axis.width / axis.scale) * unit);
  const part = element('overview-part').style;
  part.transform = `translateX(${left.toFixed(1)}px)`;
  part.width = `${Math.max(4, right - left).toFixed(1)}px`;
  const now = element('overview-now').style;
  now.transform = events.count
    ? `translateX(${(axis.positions[selection.event] * unit).toFixed(1)}px)` : 'translateX(-9px)';
}
