// Draws the states of a lane as bands, and the tasks on them.

// What is drawn where states are too short to be drawn each.
const manyStates = { fill: 'loaded', hatch: 'loadedEdge', isRising: true };
const leastBand = 3;

// Draws the states; states narrower than three pixels become runs of many states.
function paintBands(context, row, top) {
  const run = { left: NaN, right: NaN };
  const flush = () => {
    if (run.right - run.left > 0) paintMany(context, run, top);
    run.left = NaN;
    run.right = NaN;
  };
  const extend = (x0, x1) => {
    const [left, right] = [Math.max(-4, x0), Math.min(axis.width + 4, Math.max(x1, x0 + 1))];
    if (!(left <= run.right + 1)) {
      flush();
      run.left = left;
      run.right = right;
    } else if (right > run.right) {
      run.right = right;
    }
  };
  bandsOfRow(row).visit((band, x0, x1) => {
    if (x1 - x0 < leastBand) {
      extend(x0, x1);
      return;
    }
    flush();
    paintBand(context, data.states[data.bands.state[band]], x0, x1, top);
  }, extend);
  flush();
}

function paintMany(context, { left, right }, top) {
  context.fillStyle = theme[manyStates.fill];
  context.fillRect(left, top, Math.max(2, right - left), laneMetrics.band);
  if (right - left > 8) hatch(context, manyStates, left, top, right - left, laneMetrics.band);
}

function paintBand(context, state, x0, x1, top) {
  const height = laneMetrics.band;
  const left = Math.max(-4, x0), right = Math.min(axis.width + 4, x1);
  const width = right - left;
  if (state.fill) {
    context.fillStyle = theme[state.fill];
    context.fillRect(left, top, width, height);
  }
  if (width < 8) return;
  if (state.hatch) hatch(context, state, left, top, width, height);
  context.strokeStyle = theme[state.edge];
  context.setLineDash(state.isDashed ? [4, 3] : []);
  if (state.isLine) {
    const middle = top + Math.floor(height / 2) + 0.5;
    context.beginPath();
    context.moveTo(left, middle);
    context.lineTo(right, middle);
    context.stroke();
    context.setLineDash([]);
    return;
  }
  context.strokeRect(left + 0.5, top + 0.5, width - 1, height - 1);
  context.setLineDash([]);
  if (width < 34) return;
  useFont(context, fonts.state);
  const start = Math.max(left, 0) + 5;
  const text = fitted(context, state.word, Math.min(right, axis.width) - start - 4);
  context.fillStyle = theme[state.text];
  context.fillText(text, start, top + height / 2 + 0.5);
}

let tasksByLife;
// Draws the tasks of a SwiftUI view as thin bars on its band, with a tick at a cancellation.
function paintTasks(context, life, top) {
  tasksByLife ??= grouped(data.tasks.life, lives.count);
  const { starts, rows } = tasksByLife;
  context.fillStyle = theme.node;
  for (let i = starts[life]; i < starts[life + 1]; i++) {
    const task = rows[i];
    const end = data.tasks.end[task] ? data.tasks.end[task] - 1 : lastEvent();
    const left = Math.max(0, x(data.tasks.begin[task])), right = Math.min(axis.width, x(end));
    if (right < left) continue;
    context.fillRect(left, top + laneMetrics.band - 2, Math.max(2, right - left), 3);
    const cancelled = data.tasks.cancellation[task];
    if (cancelled) context.fillRect(x(cancelled - 1), top + laneMetrics.band - 5, 2, 6);
  }
}

const patterns = new Map();

// Fills a box with the hatch lines of a state, from a pattern that is drawn once.
function hatch(context, state, left, top, width, height) {
  const key = `${theme[state.hatch]} ${state.isRising}`;
  if (!patterns.has(key)) {
    const tile = document.createElement('canvas');
    tile.width = tile.height = 6;
    const inner = tile.getContext('2d');
    inner.strokeStyle = theme[state.hatch];
    inner.beginPath();
    for (const shift of [-6, 0, 6]) {
      inner.moveTo(shift, state.isRising ? 6 : 0);
      inner.lineTo(shift + 6, state.isRising ? 0 : 6);
    }
    inner.stroke();
    patterns.set(key, context.createPattern(tile, 'repeat'));
  }
  context.fillStyle = patterns.get(key);
  context.fillRect(left, top, width, height);
}
