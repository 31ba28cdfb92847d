// The fragment of the URL: #view=1&event=12&object=1.5&finding=3&range=10-50

// The last fragment that the page itself wrote, and when.
let ownFragment = '';
let writtenAt = -Infinity, writeTimer = 0;
// Browsers limit how often a page may change its address.
const writeDistance = 200;

function startLinks() {
  addEventListener('hashchange', () => {
    if (location.hash === ownFragment) return;
    ownFragment = location.hash;
    if (viewOfAddress() !== views.shown) location.reload();
    else readFragment();
  });
  readFragment();
  followers.push(writeFragment);
}

function readFragment() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const number = name => (/^\d{1,15}$/.test(wanted.get(name) ?? '') ? Number(wanted.get(name)) : -1);
  if (wanted.has('finding')) selectFinding(number('finding'), 'link');
  if (number('time') >= 0 && !isComparison()) {
    const time = number('time') - Number(data.start);
    select({ event: Math.max(0, countLess(events.time, time + 1) - 1) }, 'link');
  }
  if (number('event') >= 0) {
    select({ event: Math.min(number('event'), lastEvent()), finding: selection.finding }, 'link');
  }
  const numbers = (name, pattern) => (
    pattern.exec(wanted.get(name) ?? '')?.slice(1).map(Number) ?? []);
  const [process, object] = numbers('object', /^(\d{1,10})\.(\d{1,10})$/);
  if (process !== undefined) {
    for (let slot = 0; slot < data.slots.count; slot++) {
      if (data.slots.process[slot] === process && data.slots.number[slot] === object) {
        select({ life: lifeOfSlot(slot, selection.event) }, 'link');
        break;
      }
    }
  }
  const [first, last] = numbers('range', /^(\d{1,10})-(\d{1,10})$/);
  if (first <= last && last <= lastEvent()) select({ range: [first, last] }, 'link');
}

function writeFragment() {
  if (writeTimer) return;
  const wait = Math.max(0, writtenAt + writeDistance - performance.now());
  if (wait === 0) {
    replaceFragment();
    return;
  }
  writeTimer = setTimeout(() => {
    writeTimer = 0;
    // An address that the user just entered stays.
    if (location.hash === ownFragment) replaceFragment();
  }, wait);
}

function replaceFragment() {
  writtenAt = performance.now();
  const parts = views.shown ? [`view=${views.shown}`] : [];
  parts.push(`event=${selection.event}`);
  if (selection.life >= 0) parts.push(`object=${identity(lives.slot[selection.life])}`);
  if (selection.finding >= 0) parts.push(`finding=${selection.finding}`);
  if (selection.range) parts.push(`range=${selection.range[0]}-${selection.range[1]}`);
  ownFragment = `#${parts.join('&')}`;
  history.replaceState(null, '', ownFragment);
}
