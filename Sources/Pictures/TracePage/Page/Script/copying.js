// Copies calls and trees as text.

// The calls among the rows of the table, indented by their nesting.
function callsAsText() {
  const isShown = new Set();
  for (const event of table.rows) if (events.kind[event] === kind.begin) isShown.add(event);
  const lines = [];
  const open = [];
  for (const event of [...isShown].sort((a, b) => a - b).slice(0, 20000)) {
    const span = spanOfEvent[event] - 1;
    while (open.length && spanEnd(open.at(-1)) < event) open.pop();
    const life = lifeOf(event);
    lines.push(`${'  '.repeat(open.length)}${life < 0 ? '' : label(life) + ' '}${callText(event)}`);
    if (span >= 0) open.push(span);
  }
  return lines.join('\n') + '\n';
}

// The tree as text, in the format of TreeText, which `lifeline render tree --format text` prints.
function treeAsText() {
  const { tree } = structure;
  const count = selection.event + 1;
  const isAboutControllers = structure.shown === 'controllers';
  const lines = isAboutControllers ? controllerLines(tree) : viewLines(tree);
  return lines.map(({ node, depth, sign = '|', notes }) => {
    const indent = depth ? `${'   | '.repeat(depth - 1)}   ${sign} ` : '';
    const state = isAboutControllers ? `state: ${controllerState(node, count)}`
      : stateWord(node.life, count);
    return `${indent}${[`<${label(node.life)}>`, state, ...notes()].filter(Boolean).join(', ')}\n`;
  }).join('');
}

function controllerState(node, count) {
  const unknown = node.view < 0 && data.recordsViews ? 'not loaded' : 'unknown';
  return stateWord(node.life, count) || unknown;
}

async function copyText(text, button) {
  const before = button.textContent;
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    isCopied = copyThroughField(text);
  }
  button.textContent = isCopied ? 'Copied' : 'Not permitted';
  setTimeout(() => { button.textContent = before; }, 1200);
}

// Pages opened from a file have no clipboard in some browsers; a selected field can still be copied.
function copyThroughField(text) {
  const field = make('textarea');
  field.value = text;
  field.setAttribute('aria-hidden', 'true');
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}

function startCopying() {
  element('copy-tree').addEventListener('click', event => {
    copyText(treeAsText(), event.currentTarget);
  });
  element('copy-calls').addEventListener('click', event => {
    if (table.isDirty) updateTable();
    copyText(callsAsText(), event.currentTarget);
  });
}
