// Lists of tabs: arrows move between tabs, of which one panel is displayed.

function startTabs() {
  for (const list of document.querySelectorAll('[role=tablist]')) {
    list.addEventListener('click', event => {
      const tab = event.target.closest('[role=tab]');
      if (tab) showTab(tab.getAttribute('aria-controls'));
    });
    list.addEventListener('keydown', event => {
      const tabs = [...list.querySelectorAll('[role=tab]:not([hidden])')];
      const at = tabs.indexOf(document.activeElement);
      const moves = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
      const next = moves[event.key];
      if (next === undefined) return;
      event.preventDefault();
      const tab = tabs[(next + tabs.length) % tabs.length];
      showTab(tab.getAttribute('aria-controls'));
      tab.focus();
    });
  }
}

function showTab(panelID) {
  const chosen = document.querySelector(`[aria-controls=${panelID}]`);
  for (const tab of chosen.closest('[role=tablist]').querySelectorAll('[role=tab]')) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    element(tab.getAttribute('aria-controls')).hidden = !isChosen;
  }
  const structures = {
    'views-panel': 'views', 'controllers-panel': 'controllers', 'frames-panel': 'frames',
  };
  if (structures[panelID] && structure.shown !== structures[panelID]) {
    structure.shown = structures[panelID];
    fillShownStructure();
  }
  if (panelID === 'events-panel') {
    table.drawn = '';
    if (table.isDirty) updateTable();
    revealInTable();
    drawTable();
  }
}
