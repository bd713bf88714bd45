/** The script of the page: tabs. Without it all content is there, one part below the other. */

/** Runs at the end of the page's body; needs nothing else, loads nothing. */
export const pageScript = `'use strict';
document.documentElement.classList.add('js');
const children = (element, name) => [...element.children].filter((child) => child.classList.contains(name));

function choose(panel, focus) {
  for (const other of children(panel.parentElement, 'tab')) {
    const chosen = other === panel;
    const button = document.getElementById('tab-' + other.id);
    other.hidden = !chosen;
    button.setAttribute('aria-selected', String(chosen));
    button.tabIndex = chosen ? 0 : -1;
    if (chosen && focus) button.focus();
  }
}

for (const set of document.querySelectorAll('.tabs')) {
  const panels = children(set, 'tab');
  const list = document.createElement('div');
  list.className = 'tab-list';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', set.dataset.what);
  for (const panel of panels) {
    const button = document.createElement('button');
    button.type = 'button';
    button.id = 'tab-' + panel.id;
    button.textContent = panel.dataset.name;
    button.setAttribute('role', 'tab');
    button.setAttribute('aria-controls', panel.id);
    button.addEventListener('click', () => choose(panel, false));
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', button.id);
    list.append(button);
  }
  list.addEventListener('keydown', (event) => {
    const at = panels.findIndex((panel) => !panel.hidden);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: panels.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(panels[(next + panels.length) % panels.length], true);
  });
  set.prepend(list);
  if (panels.length > 0) choose(panels[0], false);
}

function follow() {
  let target;
  try {
    target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return;
  }
  for (let panel = target?.closest('.tab'); panel; panel = panel.parentElement.closest('.tab')) choose(panel, false);
  if (target?.classList.contains('tab')) target.closest('section').scrollIntoView();
  // The browser has looked for it while its tab was hidden.
  else if (target?.closest('.tab')) target.scrollIntoView({ block: 'center' });
}
addEventListener('hashchange', follow);
follow();
`;
