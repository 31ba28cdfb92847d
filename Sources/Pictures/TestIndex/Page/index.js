(() => {
'use strict';

// The groups of the page, in order: the state of a test, the heading, and the word in a row.
const groups = [
  { state: 'failed', heading: 'Failed', word: 'failed' },
  { state: 'began', heading: 'Did not end', word: 'did not end' },
  { state: 'cut', heading: 'Programs that died', word: 'died' },
  { state: 'recorded', heading: 'Recordings', word: 'recorded' },
  { state: 'reported', heading: 'Passed with errors or warnings', word: 'passed' },
  { state: 'passed', heading: 'Passed', word: 'passed' },
];
// How many rows of failures are open at first.
const mostOpen = 10;
// How many rows are added at a time.
const pageSize = 500;

const tests = new Map();
let unreadable = 0;
// What a row of this page is: the page of a folder of traces has no tests.
let rowName = 'recording';

function make(tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

// Numbers in names are ordered by their values.
const order = new Intl.Collator('en', { numeric: true });

const element = id => document.getElementById(id);
const counted = (count, noun) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

// A path relative to this page as a URL: every part is escaped, so that none can be a scheme.
const reference = path => path.split('/').map(encodeURIComponent).join('/');

function link(path, text, fragment = '') {
  const node = make('a', '', text);
  node.href = reference(path) + fragment;
  return node;
}

// Combines the records; those of the same trace belong together.
function readRecords() {
  for (const source of document.querySelectorAll('script[type="application/json"]')) {
    let record;
    try {
      record = JSON.parse(source.textContent);
    } catch {
      unreadable++;
      continue;
    }
    if (record.event === 'removed') {
      tests.delete(record.trace);
      continue;
    }
    const test = tests.get(record.trace) ?? {};
    if (record.event !== 'recorded') {
      // A test that runs again replaces its earlier result.
      tests.set(record.trace, record);
    } else if (test.event) {
      const hasResult = test.event !== 'began';
      tests.set(record.trace, {
        ...record, ...test,
        page: record.page || test.page,
        notes: record.notes,
        findings: hasResult ? test.findings : record.findings,
        findingCount: hasResult ? test.findingCount : record.findingCount,
        events: test.events || record.events,
      });
    } else {
      tests.set(record.trace, record);
    }
  }
  for (const test of tests.values()) {
    test.problems ??= [];
    test.findings ??= [];
    test.notes ??= [];
    test.state = stateOf(test);
    test.text = [
      test.title, test.trace, ...test.problems.map(problem => problem.text),
      ...test.findings.map(finding => `${finding.rule} ${finding.name} ${finding.object} ${finding.message}`),
      ...test.notes.map(note => note.text),
    ].join('\n').toLowerCase();
  }
}

const isSerious = finding => finding.severity === 'error' || finding.severity === 'warning';

function stateOf(test) {
  if (test.event === 'recorded') return test.notes.length ? 'cut' : 'recorded';
  if (test.event === 'passed' && test.findings.some(isSerious)) return 'reported';
  return test.event;
}

function showKind() {
  const hasTests = [...tests.values()].some(test => test.event !== 'recorded');
  rowName = hasTests ? 'test' : 'recording';
  document.title = element('title').textContent = hasTests ? 'Tests' : 'Recordings';
}

function showFacts() {
  const count = state => [...tests.values()].filter(test => test.state === state).length;
  const parts = [
    [count('failed'), 'failed'], [count('began'), 'did not end'],
    [count('passed') + count('reported'), 'passed'],
    rowName === 'test' ? [count('recorded') + count('cut'), 'recorded outside of tests'] : [count('cut'), 'died'],
  ].filter(([number]) => number > 0).map(([number, word]) => `${number.toLocaleString('en')} ${word}`);
  const total = counted(tests.size, 'recording');
  element('facts').textContent =
    parts.length ? `${total}: ${parts.join(' · ')}` : tests.size ? total : 'No test has begun.';
  const notes = [];
  if (count('began')) {
    notes.push('A test that did not end is still running, or its process died. Reload this page while tests run.');
  }
  const missing = [...tests.values()].filter(test => !test.page).length;
  if (missing) {
    notes.push(
      `${counted(missing, 'trace')} without a page: “lifeline render html” with the folder of this page as argument writes all of them, and so does a run of “lifeline record -- swift test”.`
    );
  }
  const short = [...tests.values()].filter(test => test.isShort).length;
  if (short) notes.push(`This page is at its limit of 16 MB: the texts of ${counted(short, rowName)} are omitted.`);
  if (unreadable) notes.push(`${counted(unreadable, 'record')} of this page could not be read.`);
  element('notes').replaceChildren(...notes.map(note => make('p', '', note)));
}

function rowOf(test) {
  const item = make('li', 'test');
  const details = make('details');
  const summary = make('summary');
  const group = groups.find(group => group.state === test.state);
  summary.append(make('span', `state ${test.state}`, group.word), make('span', 'title', test.title));
  for (const severity of ['error', 'warning']) {
    const count = test.findings.filter(finding => finding.severity === severity).length;
    if (count) summary.append(make('span', `count ${severity}`, counted(count, severity)));
  }
  details.append(summary);
  details.addEventListener('toggle', () => fill(details, test));
  item.append(details);
  if (test.page) {
    const page = link(test.page, 'Explore');
    page.className = 'explore';
    page.setAttribute('aria-label', `Explore the trace of ${test.title}`);
    item.append(page);
  }
  return item;
}

// Adds the content of a row when it is opened.
function fill(details, test) {
  if (!details.open || details.children.length > 1) return;
  const body = make('div', 'body');
  if (test.location) body.append(make('p', 'dim', test.location));
  for (const note of test.notes) body.append(make('p', '', note.text));
  for (const problem of test.problems) {
    if (problem.location && problem.location !== test.location) {
      body.append(make('p', 'dim', problem.location));
    }
    const text = make('pre', 'problem', problem.text);
    text.tabIndex = 0;
    body.append(text);
  }
  addRest(body, test.problemCount, test.problems.length, 'problem');
  if (test.findings.length) body.append(findingsOf(test));
  addRest(body, test.findingCount, test.findings.length, 'finding');
  if (test.isShort) body.append(make('p', 'dim', 'The texts are omitted, because this page is at its limit.'));
  if (test.picture) body.append(pictureOf(test));
  const links = make('p', 'links');
  if (test.page) links.append(link(test.page, 'Explore the trace'));
  if (test.picture) links.append(link(test.picture, 'Picture (SVG)'));
  if (test.report) links.append(link(test.report, 'Report (text)'));
  links.append(link(test.trace, 'Trace (JSON)'));
  body.append(links);
  if (test.events) body.append(make('p', 'dim', counted(test.events, 'event')));
  details.append(body);
}

function addRest(body, count, listed, noun) {
  const rest = (count ?? 0) - listed;
  if (rest > 0) body.append(make('p', 'dim', `${counted(rest, noun)} more not listed`));
}

function findingsOf(test) {
  const list = make('ul', 'findings');
  test.findings.forEach((finding, number) => {
    const item = make('li');
    const text = `${finding.object ? `${finding.object}: ` : ''}${finding.message}`;
    item.append(make('span', `severity ${finding.severity}`, `${finding.severity}[${finding.rule}]`), ' ');
    item.append(test.page ? link(test.page, text, `#finding=${number}`) : text);
    list.append(item);
  });
  return list;
}

function pictureOf(test) {
  const frame = make('a', 'picture');
  frame.href = reference(test.picture);
  const image = make('img');
  image.loading = 'lazy';
  image.alt = `Timeline of ${test.title}`;
  image.src = reference(test.picture);
  frame.append(image);
  return frame;
}

function showTests() {
  const words = element('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = element('filter').value;
  const sections = [];
  for (const group of groups) {
    if (wanted !== 'all' && wanted !== group.state) continue;
    const found = [...tests.values()]
      .filter(test => test.state === group.state && words.every(word => test.text.includes(word)))
      .sort((a, b) => order.compare(a.title, b.title) || order.compare(a.trace, b.trace));
    if (found.length) sections.push(sectionOf(group, found));
  }
  if (!sections.length && tests.size) sections.push(make('p', 'dim', `No ${rowName} matches.`));
  element('groups').replaceChildren(...sections);
}

function sectionOf(group, found) {
  const section = make('section');
  section.append(make('h2', '', `${group.heading} (${found.length.toLocaleString('en')})`));
  const list = make('ol');
  let shown = 0;
  const more = make('button');
  more.type = 'button';
  const add = () => {
    list.append(...found.slice(shown, shown + pageSize).map(rowOf));
    shown = Math.min(found.length, shown + pageSize);
    more.hidden = shown === found.length;
    more.textContent = `Show more of ${counted(found.length - shown, rowName)}`;
  };
  add();
  more.addEventListener('click', add);
  section.append(list, more);
  if (['failed', 'began', 'cut'].includes(group.state)) {
    for (const item of [...list.children].slice(0, mostOpen)) item.firstChild.open = true;
  }
  return section;
}

document.addEventListener('DOMContentLoaded', () => {
  readRecords();
  showKind();
  const filter = element('filter');
  const options = [{ state: 'all', heading: `All ${rowName}s` }, ...groups];
  filter.replaceChildren(...options.filter(({ state }) => {
    return state === 'all' || [...tests.values()].some(test => test.state === state);
  }).map(({ state, heading }) => {
    const option = make('option', '', heading);
    option.value = state;
    return option;
  }));
  filter.addEventListener('change', showTests);
  element('search').addEventListener('input', showTests);
  showFacts();
  showTests();
});
})();
