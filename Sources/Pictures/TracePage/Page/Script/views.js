// The views of a page with several traces: each view has its own data, and the address names it.

const views = { list: [], shown: 0 };

// Reads the data of the view that the address names.
async function readView() {
  ({ views: views.list } = await readData(element('data')));
  views.shown = viewOfAddress();
  return readData(element(`data-${views.shown}`));
}

function viewOfAddress() {
  const text = new URLSearchParams(location.hash.slice(1)).get('view') ?? '';
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return number < views.list.length ? number : 0;
}

function startViews() {
  if (views.list.length < 2) return;
  const choice = element('view');
  const known = new Map();
  choice.replaceChildren(...views.list.map(({ name: text, findings, differences }, number) => {
    // Equal names get numbers.
    known.set(text, (known.get(text) ?? 0) + 1);
    const name = text && known.get(text) > 1 ? `${text} (${known.get(text)})` : text;
    const facts = differences >= 0 ? `comparison, ${counted(differences, 'difference')}`
      : findings ? counted(findings, 'finding') : '';
    const option = make('option', '', `${name || `trace ${number + 1}`}${facts ? ` — ${facts}` : ''}`);
    option.value = String(number);
    return option;
  }));
  choice.value = String(views.shown);
  choice.addEventListener('change', () => showView(Number(choice.value)));
  element('views-box').hidden = false;
}

// Shows another view: the page starts again with the data of that view.
function showView(number) {
  if (number === views.shown) return;
  ownFragment = `#view=${number}`;
  location.hash = ownFragment;
  location.reload();
}
