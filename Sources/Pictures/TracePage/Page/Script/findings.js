// The list of findings, and the evidence and explanation of the selected one.

const mostFindings = 500;

function startFindings() {
  element('findings-box').hidden = data.findings.length < 6;
  element('findings-filter').addEventListener('input', listFindings);
  followers.push(before => {
    if (before.finding !== selection.finding) showFinding();
  });
  startListKeys(element('findings'));
  listFindings();
}

// Lists the findings that contain all words of the filter.
function listFindings() {
  const words = element('findings-filter').value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = data.findings.map((finding, number) => ({ finding, number }))
    .filter(({ finding }) => {
      const { severity, rule, name, object, message } = finding;
      const text = [severity, rule, name, object, message].join(' ').toLowerCase();
      return words.every(word => text.includes(word));
    });
  const shown = found.slice(0, mostFindings);
  element('findings').replaceChildren(
    ...shown.map(({ finding, number }) => findingItem(finding, number)),
  );
  keepTabStop(element('findings'), document.querySelector('#findings .headline'));
  const facts = [];
  if (!data.findings.length) facts.push('The rules found nothing.');
  if (words.length) facts.push(`${found.length} of ${counted(data.findings.length, 'finding')}.`);
  if (found.length > shown.length) {
    facts.push(`${counted(found.length - shown.length, 'finding')} more are not listed.`);
  }
  element('findings-facts').textContent = facts.join(' ');
  element('findings-tab').textContent = `Findings (${data.findings.length.toLocaleString('en')})`;
  if (selection.finding >= 0) showFinding();
}

// Makes a list one stop of the Tab key, in which arrows move the focus.
function startListKeys(list) {
  list.addEventListener('keydown', event => {
    const heads = [...list.querySelectorAll('.headline')];
    const at = heads.indexOf(document.activeElement);
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: heads.length - 1 };
    const next = heads[moves[event.key]];
    if (at < 0 || moves[event.key] === undefined) return;
    event.preventDefault();
    if (!next) return;
    keepTabStop(list, next);
    next.focus();
  });
}

function keepTabStop(list, stop) {
  for (const head of list.querySelectorAll('.headline')) head.tabIndex = head === stop ? 0 : -1;
}

function findingItem(finding, number) {
  const item = make('li', 'finding');
  const head = make('button', 'headline');
  head.type = 'button';
  head.dataset.finding = String(number);
  head.setAttribute('aria-expanded', 'false');
  head.append(
    make('span', `severity ${finding.severity}`, finding.severity),
    make('span', 'rule', finding.rule),
    ...sideMark(finding.life),
    make('span', 'message', `${finding.object}${finding.object ? ': ' : ''}${finding.message}`),
  );
  head.addEventListener('click', () => {
    if (selection.finding === number) select({ finding: -1 }, 'findings');
    else selectFinding(number, 'findings');
  });
  item.append(head);
  return item;
}

function showFinding() {
  for (const old of document.querySelectorAll('.evidence')) old.remove();
  for (const head of document.querySelectorAll('#findings .headline')) {
    const isOpenNow = Number(head.dataset.finding) === selection.finding;
    head.setAttribute('aria-expanded', String(isOpenNow));
    if (!isOpenNow) continue;
    keepTabStop(element('findings'), head);
    head.parentElement.append(evidenceOf(data.findings[selection.finding]));
    if (element('findings-panel').hidden) showTab('findings-panel');
    scrollInPanel(head);
  }
}

// Scrolls the list, not the page, to an item.
function scrollInPanel(item, panelID = 'findings-panel') {
  const panel = element(panelID);
  const top = item.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  if (top < 0 || top > panel.clientHeight - 60) panel.scrollTop += top - 8;
}

function evidenceOf(finding) {
  const box = make('div', 'evidence');
  if (finding.help) box.append(make('p', '', `What to do: ${finding.help}.`));
  if (finding.cause) box.append(make('p', '', `Follows from ${finding.cause}.`));
  const list = make('ol');
  for (const evidence of finding.evidence) list.append(evidenceItem(evidence));
  box.append(list);
  const explanation = data.rules[finding.rule];
  if (explanation) {
    const details = make('details');
    details.append(make('summary', '', `About ${finding.rule} ${finding.name}`));
    const text = make('pre', 'explanation', explanation);
    text.tabIndex = 0;
    details.append(text);
    box.append(details);
  }
  return box;
}

// The position of the app's call, linked if the page has the address of the sources.
function sourceLink({ source, address }) {
  if (!address) return make('code', '', source);
  const link = make('a', '', source);
  link.href = address;
  link.rel = 'noopener noreferrer';
  link.target = '_blank';
  return link;
}

function evidenceItem(evidence) {
  const item = make('li');
  const words = [evidence.object, evidence.text].filter(Boolean).join(' ');
  const states = evidence.before || evidence.after ? ` (${evidence.before} → ${evidence.after})` : '';
  if (evidence.event >= 0) {
    const link = make('a', '', words || eventText(evidence.event));
    link.href = `#event=${evidence.event}&finding=${selection.finding}`;
    link.dataset.event = String(evidence.event);
    link.addEventListener('click', event => {
      event.preventDefault();
      select({ event: evidence.event, finding: selection.finding }, 'evidence');
    });
    item.append(link, make('span', 'note', ` ${momentText(evidence.event)}`));
  } else {
    item.append(make('span', '', words));
  }
  const line = evidence.line > 0 ? `, line ${evidence.line}` : '';
  const note = evidence.note ? `: ${evidence.note}` : '';
  item.append(make('span', 'note', `${states}${line}${note}`));
  if (evidence.source) item.append(make('span', 'note', ' at '), sourceLink(evidence));
  return item;
}
