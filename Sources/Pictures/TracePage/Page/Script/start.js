// Starts the page.

function showFacts() {
  element('title').textContent = data.title;
  element('title').title = data.title.length > 80 ? data.title : '';
  document.title = data.title;
  const facts = [counted(countOfEvents(events.kind), 'event'), counted(lives.count, 'object'),
    counted(spans.count, 'call')];
  if (events.count && !data.isOrdinal && !isComparison()) facts.push(timeText(events.time[lastEvent()]));
  for (const severity of ['error', 'warning', 'info', 'note']) {
    const count = data.findings.filter(finding => finding.severity === severity).length;
    if (count) facts.push(counted(count, severity));
  }
  if (data.file && views.list.length < 2 && data.file !== data.title) facts.unshift(data.file);
  element('facts').textContent = facts.join(' · ');
  element('notes').textContent = data.notes.join(' ');
}

function startTools() {
  element('lane-filter').addEventListener('input', event => {
    lanes.filter = event.target.value;
    rearrange();
  });
  element('show-all').addEventListener('change', event => {
    lanes.showsAll = event.target.checked;
    rearrange();
  });
  element('show-active').addEventListener('change', event => {
    lanes.showsActive = event.target.checked;
    rearrange();
  });
  element('show-differing').addEventListener('change', event => {
    lanes.showsDiffering = event.target.checked;
    rearrange();
  });
  element('axis').addEventListener('change', event => {
    setAxis(event.target.value === 'linear');
    fitAxis();
    countEvents();
    reveal(selection.event);
    redraw();
  });
  const act = (id, change) => element(id).addEventListener('click', () => { change(); redraw(); });
  act('zoom-in', () => zoom(1.6, Math.min(axis.width, Math.max(0, x(selection.event)))));
  act('zoom-out', () => zoom(1 / 1.6, Math.min(axis.width, Math.max(0, x(selection.event)))));
  act('fit', fitAxis);
  act('collapse', () => { collapseAll(); rearrange(); });
  act('expand', () => { lanes.collapsed.clear(); rearrange(); });
  act('clear-range', () => select({ range: null }, 'tools'));
  element('axis').disabled = data.isOrdinal === 1;
  element('axis-box').hidden = isComparison();
}

// Explains the colors of states and calls.
function showLegend() {
  const list = element('legend');
  const item = (color, hatch, text) => {
    const swatch = make('i', 'swatch');
    swatch.style.background = hatch
      ? `repeating-linear-gradient(135deg, ${color} 0 4px, ${hatch} 4px 5px)` : color;
    const entry = make('li');
    entry.append(swatch, text);
    list.append(entry);
  };
  const seen = new Set();
  for (const { word, fill, hatch } of data.states) {
    if (seen.has(word)) continue;
    seen.add(word);
    item(fill ? `var(--${fill})` : 'transparent', hatch && `var(--${hatch})`, word);
  }
  item(`var(--${manyStates.fill})`, `var(--${manyStates.hatch})`, 'many short states');
  item('var(--call)', '', 'callback: UIKit calls the app');
  item('var(--controller)', '', 'call: the app calls UIKit');
  item('var(--node)', '', 'span or task of the app');
  item('var(--fold)', '', 'compressed pause');
  for (const { word, color } of data.differenceKinds ?? []) item(`var(--${color})`, '', word);
}

async function start() {
  const began = performance.now();
  prepare(await readView());
  setAxis(false);
  prepareComparison();
  prepareLanes();
  const first = data.differences.count ? data.differences.event[0] : data.moment;
  selection.event = Math.min(first, Math.max(0, lastEvent()));
  showFacts();
  startTabs();
  startOverview();
  startTimeline();
  startStructure();
  startFindings();
  startComparison();
  startTable();
  startLinks();
  startCopying();
  startViews();
  startTools();
  showLegend();
  if (!data.findings.length && !isComparison()) showTab('events-panel');
  // A device log has controllers, but seldom views.
  const { tree } = structure;
  if (!viewRoots(tree).length && controllerRoots(tree).length) showTab('controllers-panel');
  paintNow();
  document.body.dataset.ready = String(Math.round(performance.now() - began));
}

start().catch(error => {
  const text = typeof DecompressionStream === 'undefined'
    ? 'This browser is too old for this page: it has no DecompressionStream.'
    : `The page could not read its data: ${error.message}`;
  element('facts').textContent = text;
  throw error;
});
