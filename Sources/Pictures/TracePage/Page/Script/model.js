// Names, times and relations of events and objects.

let data, events, lives, spans;
// The index of each word: kind.begin, category.callback, flag.hasArgument (as a bit).
const kind = {}, category = {}, flag = {}, objectKind = {}, change = {};
// For each event of a begin or end: the span + 1.
let spanOfEvent;
// The events of each life + 1, and the lives of each slot.
let eventsOfLife, livesOfSlot;

function prepare(read) {
  data = read;
  ({ events, lives, spans } = data);
  data.eventKinds.forEach((word, index) => { kind[word] = index; });
  data.categories.forEach((word, index) => { category[word] = index; });
  data.eventFlags.forEach((word, index) => { flag[word] = 1 << index; });
  data.objectKinds.forEach((word, index) => { objectKind[word] = index; });
  data.changeKinds.forEach((word, index) => { change[word] = index; });
  spanOfEvent = new Int32Array(events.count);
  const { begin, length } = spans;
  for (let span = 0; span < spans.count; span++) {
    spanOfEvent[begin[span]] = span + 1;
    if (length[span]) spanOfEvent[begin[span] + length[span]] = span + 1;
  }
  eventsOfLife = grouped(events.life, lives.count + 1);
  livesOfSlot = grouped(lives.slot, data.slots.count);
}

function has(event, name) { return (events.flags[event] & flag[name]) !== 0; }
function string(index) { return data.strings[index]; }
function lifeOf(event) { return events.life[event] - 1; }
function lastEvent() { return events.count - 1; }
function spanEnd(span) {
  return spans.length[span] ? spans.begin[span] + spans.length[span] : lastEvent();
}
function isOpen(span) { return spans.length[span] === 0; }
function duration(span) { return events.time[spanEnd(span)] - events.time[spans.begin[span]]; }
function deathOf(life) { return lives.death[life] ? lives.death[life] - 1 : lastEvent(); }
function isController(life) { return /Controller$/.test(data.objectKinds[lives.kind[life]]); }
function isNode(life) { return lives.kind[life] === objectKind.swiftUIView; }

function label(life) {
  const name = ownLabel(life), side = sideOfLife(life);
  return side < 0 ? name : `${sideLetter(side)} ${name}`;
}

// The name of an object without the letter of its trace.
function ownLabel(life) {
  if (life < 0) return '';
  const number = data.slots.number[lives.slot[life]];
  return `${string(lives.class[life])}#${number}${string(lives.suffix[life])}`;
}

function identity(slot) { return `${data.slots.process[slot]}.${data.slots.number[slot]}`; }

// The life of a slot at an event: the last one that began before it, or else the first one.
function lifeOfSlot(slot, event) {
  const { starts, rows } = livesOfSlot;
  let found = -1;
  for (let i = starts[slot]; i < starts[slot + 1]; i++) {
    if (found < 0 || lives.birth[rows[i]] <= event) found = rows[i];
  }
  return found;
}

function slotLabel(slot, event) {
  const life = lifeOfSlot(slot, event);
  return life < 0 ? `#${data.slots.number[slot]}` : ownLabel(life);
}

function argumentLabel(event) {
  const reference = events.argument[event];
  return reference === 0 ? 'nil' : slotLabel(reference - 1, event);
}

function callText(event) {
  const name = string(events.name[event]);
  const parts = [];
  if (has(event, 'hasArgument')) parts.push(argumentLabel(event));
  if (has(event, 'hasAnimated')) parts.push(`animated: ${has(event, 'animated')}`);
  if (!parts.length) return name;
  const list = parts.join(', ');
  return name.endsWith(':)') ? `${name.slice(0, -1)} ${list})` : `${name}(${list})`;
}

function frameText(row) {
  const [x, y, width, height] = frame(row).map(short);
  return `(${x}, ${y}; ${width} × ${height})`;
}

// Formats a number with at most two decimals as the pictures do; halves are rounded away from 0.
function short(value) {
  const hundredths = Math.round(Math.abs(value) * 100);
  if (!(hundredths > 0 && hundredths < 1e15)) return '0';
  return `${value < 0 ? '-' : ''}${hundredths / 100}`;
}

const floatBits = new DataView(new ArrayBuffer(4));
function frame(row) {
  return ['x', 'y', 'width', 'height'].map(column => {
    floatBits.setUint32(0, data.frames[column][row]);
    return floatBits.getFloat32(0);
  });
}

function relationText(event) {
  const name = string(events.name[event]);
  const text = string(events.text[event]);
  if (text) return `${name} ${text}`;
  if (events.argument[event]) return `${name} → ${argumentLabel(event)}`;
  if (has(event, 'hasFrame')) {
    return `${name} ${frameText(countLess(data.frames.event, event))}`;
  }
  if (/^(hidden|forwardsAppearance|translatesAutoresizingMask)$/.test(name)) {
    return `${name} ${has(event, 'on')}`;
  }
  return `${name} → nil`;
}

// What an event states, in words.
function eventText(event) {
  const name = string(events.name[event]);
  const text = string(events.text[event]);
  switch (events.kind[event]) {
    case kind.begin: return text ? `${callText(event)} ${text}` : callText(event);
    case kind.end: {
      const span = spanOfEvent[event] - 1;
      const call = span < 0 ? name : callText(spans.begin[span]);
      const note = has(event, 'superMissing') ? ' without a call of super'
        : has(event, 'superRepeated') ? ' with repeated calls of super' : '';
      return `end of ${call}${note}`;
    }
    case kind.birth: return has(event, 'alreadyAlive') ? 'first mentioned' : 'created';
    case kind.death: return 'deallocated';
    case kind.stateBegin: return `enters ${name}`;
    case kind.stateEnd: return `leaves ${name}`;
    case kind.hierarchy: return relationText(event);
    case kind.mark: return `mark ${name}`;
    case kind.diagnostic: return text ? `${name}: ${text}` : name;
    case kind.cause: return `cause ${name} ${events.index[event] - 1}`;
    case kind.effect: return `effect ${name} ${events.index[event] - 1}`;
    default: return name || data.eventKinds[events.kind[event]];
  }
}

// Formats a time as the pictures do: 0, 352 ms, 2.84 s, 1 min 3.2 s.
function timeText(nanoseconds) {
  if (nanoseconds < 0) return `−${timeText(-nanoseconds)}`;
  if (nanoseconds < data.resolution) return '0';
  if (nanoseconds < 1e3) return `${Math.round(nanoseconds)} ns`;
  if (nanoseconds < 999500) return `${significant(nanoseconds / 1e3)} µs`;
  if (nanoseconds < 999500000) return `${significant(nanoseconds / 1e6)} ms`;
  if (nanoseconds < 6e10) return `${+(nanoseconds / 1e9).toFixed(2)} s`;
  const minutes = Math.floor(nanoseconds / 6e10);
  if (minutes < 60) return `${minutes} min ${+((nanoseconds % 6e10) / 1e9).toFixed(2)} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function significant(value) {
  return +value.toFixed(value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2);
}

function momentText(event) {
  if (data.isOrdinal) return `event ${event}`;
  if (events.time[event] === Number.MAX_SAFE_INTEGER) return 'more than 104 days';
  const text = exactTime(events.time[event] + Number(data.start), data.resolution === 1 ? 6 : 3);
  return isComparison() ? `${sideLetter(sideOfEvent(event))} ${text}` : text;
}

// Formats a time with a number of decimals of a second: 3.050 s, 1:03.200, 1:22:03.250.
function exactTime(nanoseconds, decimals) {
  if (nanoseconds < 0) return `−${exactTime(-nanoseconds, decimals)}`;
  if (nanoseconds < 6e10) return `${(nanoseconds / 1e9).toFixed(decimals)} s`;
  const rest = ((nanoseconds % 6e10) / 1e9).toFixed(decimals);
  const seconds = rest.padStart(decimals + (decimals ? 3 : 2), '0');
  const minutes = Math.floor(nanoseconds / 6e10);
  if (minutes < 60) return `${minutes}:${seconds}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${seconds}`;
}

// Formats a time so that it differs from a time at some distance.
function distinctTime(nanoseconds, distance) {
  if (nanoseconds < 6e10 || distance >= 6e10) return timeText(nanoseconds);
  return exactTime(nanoseconds, distance >= 1e9 ? 0 : distance >= 1e6 ? 3 : 6);
}

function counted(count, noun) {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
