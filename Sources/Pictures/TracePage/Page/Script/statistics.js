// Counts and durations of calls: how many, their sum, mean and longest.

// Counts events as reports do: the header, the footer and other metadata of a trace are not counted.
function countOfEvents(kinds) {
  const isMetadata = data.eventKinds.map(word => /^(unknown|header|footer|metadata)$/.test(word));
  let count = 0;
  for (let i = 0; i < kinds.length; i++) if (!isMetadata[kinds[i]]) count++;
  return count;
}

// Sums the calls among events: `rows` are events in any order.
function callStatistics(rows) {
  const result = { calls: 0, open: 0, sum: 0, longest: -1 };
  let most = -1;
  for (let i = 0; i < rows.length; i++) {
    const event = rows[i];
    if (events.kind[event] !== kind.begin) continue;
    const span = spanOfEvent[event] - 1;
    if (span < 0) continue;
    result.calls++;
    if (isOpen(span)) { result.open++; continue; }
    const length = duration(span);
    result.sum += length;
    if (length > most) {
      most = length;
      result.longest = span;
    }
  }
  return result;
}

function showStatistics(rows) {
  const { calls, open, sum, longest } = callStatistics(rows);
  const box = element('statistics');
  // The simulated clock advances between calls, not during them.
  const count = countOfEvents(rows.map(event => events.kind[event]));
  const parts = [counted(count, 'event'), counted(calls, 'call')];
  if (open) parts.push(`${open} of them without an end`);
  const isMeasured = !data.isOrdinal && sum >= data.resolution;
  if (isMeasured) {
    parts.push(`sum ${timeText(sum)}`, `mean ${timeText(sum / (calls - open))}`);
  }
  box.replaceChildren(make('span', '', parts.join(' · ')));
  if (!isMeasured) return;
  const button = make('button', 'inline', `longest ${timeText(duration(longest))}`);
  button.type = 'button';
  button.title = spanTitle(longest);
  button.addEventListener('click', () => select({ event: spans.begin[longest] }, 'statistics'));
  box.append(make('span', '', ' · '), button);
}
