// The differences of two traces: their marks in the timeline, and the list of them.

const mostDifferences = 1000;
// The difference + 1 of each event, and the differences of each life.
let differenceOfEvent, differencesOfLife;

function isComparison() { return data.sides !== undefined; }

let sideOfProcess;
// The trace that an object is of: 0, 1, or -1 without a comparison.
function sideOfLife(life) {
  if (!isComparison() || life < 0) return -1;
  return sideOf(data.slots.process[lives.slot[life]]);
}

function sideOf(process) {
  sideOfProcess ??= new Map(data.sides.flatMap(({ processes }, side) => (
    processes.map(own => [own, side]))));
  return sideOfProcess.get(process) ?? -1;
}

// The letter of the trace of an object as an element; none without a comparison.
function sideMark(life) {
  const side = sideOfLife(life);
  return side < 0 ? [] : [make('span', `side side-${side}`, sideLetter(side))];
}

function sideLetter(side) { return side < 0 ? '' : data.sides[side].letter; }
function sideOfEvent(event) { return sideOf(data.threads[events.thread[event]][0]); }

function prepareComparison() {
  differenceOfEvent = new Int32Array(events.count);
  const { event, count } = data.differences;
  const ofLife = new Int32Array(count);
  for (let number = 0; number < count; number++) {
    differenceOfEvent[event[number]] = number + 1;
    ofLife[number] = events.life[event[number]];
  }
  differencesOfLife = grouped(ofLife, lives.count + 1);
}

function differenceAt(event) { return isComparison() ? differenceOfEvent[event] - 1 : -1; }
function differenceKind(number) { return data.differenceKinds[data.differences.kind[number]]; }

// What a difference is, such as "moved, in A".
function differenceWord(number) {
  const { word } = differenceKind(number);
  const isOnly = !data.differences.partner[number];
  return isOnly ? word : `${word}, in ${sideLetter(sideOfEvent(data.differences.event[number]))}`;
}

// Draws a sign for each difference in view; signs that would overlap are one.
function paintDifferences(context, row, top) {
  if (!isComparison()) return;
  const middle = top + laneMetrics.top + laneMetrics.band + laneMetrics.gap - 1;
  let drawnTo = -Infinity;
  for (const number of differencesOfRow(row)) {
    const at = x(data.differences.event[number]);
    if (at > axis.width + 8) break;
    const isSelected = data.differences.event[number] === selection.event;
    if (at < drawnTo + 5 && !isSelected) continue;
    drawnTo = at;
    paintDifference(context, differenceKind(number), at, middle, isSelected);
  }
}

function* differencesOfRow(row) {
  const lane = lanes.all[row.lane];
  if (row.isCollapsed) {
    const { event, count } = data.differences;
    for (let number = countLess(event, eventNear(-8)); number < count; number++) {
      const own = lanes.ofLife[events.life[event[number]] - 1] ?? -1;
      if (own >= row.lane && own <= lane.last && sideOfLife(lanes.all[own].life) === lane.side) {
        yield number;
      }
    }
    return;
  }
  const { starts, rows } = differencesOfLife;
  const from = starts[lane.life + 1], to = starts[lane.life + 2];
  let low = from, high = to;
  const first = eventNear(-8);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (data.differences.event[rows[middle]] < first) low = middle + 1; else high = middle;
  }
  for (let i = low; i < to; i++) yield rows[i];
}

// A square, or a diamond where the call moved, as in the picture of a comparison.
function paintDifference(context, look, at, middle, isSelected) {
  context.fillStyle = theme[look.color];
  context.strokeStyle = isSelected ? theme.text : theme.canvas;
  context.beginPath();
  if (look.word === 'moved') {
    context.moveTo(at - 5, middle);
    context.lineTo(at, middle - 5);
    context.lineTo(at + 5, middle);
    context.lineTo(at, middle + 5);
    context.closePath();
  } else {
    context.rect(at - 3.5, middle - 3.5, 7, 7);
  }
  context.fill();
  context.stroke();
}

// Draws a line from the selected call to the same call in the other trace.
function paintPartner(context) {
  const number = differenceAt(selection.event);
  const partner = number < 0 ? 0 : data.differences.partner[number];
  if (!partner) return;
  const y = event => {
    const row = lanes.rows[rowOfLife(lifeOf(event))];
    return row && rowTop(row) + laneMetrics.top + laneMetrics.band + laneMetrics.gap - 1;
  };
  const [from, to] = [selection.event, partner - 1];
  const [start, end] = [y(from), y(to)];
  if (start === undefined || end === undefined) return;
  context.strokeStyle = theme[differenceKind(number).color];
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(x(from), start);
  context.lineTo(x(to), end);
  context.stroke();
  context.lineWidth = 1;
}

function startComparison() {
  if (!isComparison()) return;
  element('differences-tab').hidden = false;
  element('differing-box').hidden = false;
  const { count } = data.differences;
  element('differences-tab').textContent = `Differences (${count.toLocaleString('en')})`;
  const shown = Math.min(count, mostDifferences);
  element('differences').replaceChildren(
    ...Array.from({ length: shown }, (_, number) => differenceItem(number)),
  );
  startListKeys(element('differences'));
  keepTabStop(element('differences'), document.querySelector('.difference'));
  const facts = [`${counted(data.equalCalls, 'call')} ${data.equalCalls === 1 ? 'is' : 'are'} in both traces.`];
  if (!count) facts.unshift('The traces do not differ.');
  if (count > shown) facts.push(`${counted(count - shown, 'difference')} more are not listed.`);
  element('differences-facts').textContent = facts.join(' ');
  followers.push(before => { if (before.event !== selection.event) markDifference(); });
  markDifference();
  showTab('differences-panel');
}

function differenceItem(number) {
  const event = data.differences.event[number];
  const look = differenceKind(number);
  const item = make('li');
  const head = make('button', 'headline difference');
  head.type = 'button';
  head.dataset.event = String(event);
  const sign = make('span', 'difference-sign', differenceWord(number));
  sign.style.setProperty('--own', `var(--${look.color})`);
  sign.style.setProperty('--own-fill', `var(--${look.fill})`);
  const life = lifeOf(event);
  const text = make('span', 'message', `${life < 0 ? '' : `${ownLabel(life)} `}${eventText(event)}`);
  head.append(sign, text);
  if (!data.isOrdinal) head.append(make('span', 'note', momentText(event)));
  head.addEventListener('click', () => select({ event, range: null }, 'differences'));
  item.append(head);
  return item;
}

function markDifference() {
  for (const head of document.querySelectorAll('.difference')) {
    const isHere = Number(head.dataset.event) === selection.event;
    if (isHere) head.setAttribute('aria-current', 'true');
    else head.removeAttribute('aria-current');
    if (!isHere) continue;
    keepTabStop(element('differences'), head);
    scrollInPanel(head, 'differences-panel');
  }
}

// Selects the next difference after the moment, or the last one before it.
function stepDifference(direction) {
  if (!isComparison() || !data.differences.count) return;
  const { event, count } = data.differences;
  const next = direction > 0 ? countLess(event, selection.event + 1)
    : countLess(event, selection.event) - 1;
  select({ event: event[(next + count) % count], range: null }, 'keys');
}
