// What the user selected; panes register functions that show it.

const selection = {
  // The moment: after this event.
  event: 0,
  // The object, or -1.
  life: -1,
  // The finding, or -1.
  finding: -1,
  // The first and last event of the selected part, or null.
  range: null,
};
const followers = [];

// Changes the selection. `source` names the pane that made the change.
function select(changes, source = '') {
  const before = { ...selection };
  Object.assign(selection, changes);
  selection.event = Math.min(Math.max(0, selection.event), Math.max(0, lastEvent()));
  if ('event' in changes && !('life' in changes)) {
    const life = events.count ? lifeOf(selection.event) : -1;
    if (life >= 0) selection.life = life;
  }
  if ('event' in changes && !('finding' in changes)) selection.finding = -1;
  for (const follow of followers) follow(before, source);
}

function selectFinding(number, source) {
  const finding = data.findings[number];
  if (!finding) return;
  const event = finding.event >= 0 ? finding.event : selection.event;
  select({ finding: number, event, life: finding.life }, source);
}
