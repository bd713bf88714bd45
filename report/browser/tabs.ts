/** Tabs: without the script all of them are there, one part below the other. */

/** Make the tabs of the page, and show those that the address leads to. */
export function makeTabs(): void {
  for (const set of document.querySelectorAll<HTMLElement>('.tabs')) makeSet(set);
  addEventListener('hashchange', followAddress);
  followAddress();
}

const panelsOf = (set: Element): readonly HTMLElement[] => [...set.querySelectorAll<HTMLElement>(':scope > .tab')];

function makeSet(set: HTMLElement): void {
  const panels = panelsOf(set);
  const list = document.createElement('div');
  list.className = 'tab-list';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', set.dataset.what ?? '');
  for (const panel of panels) {
    const button = document.createElement('button');
    button.type = 'button';
    button.id = `tab-${panel.id}`;
    button.textContent = panel.dataset.name ?? '';
    button.setAttribute('role', 'tab');
    button.setAttribute('aria-controls', panel.id);
    button.addEventListener('click', () => choose(panel));
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', button.id);
    list.append(button);
  }
  list.addEventListener('keydown', (event) => {
    const at = panels.findIndex((panel) => !panel.hidden);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: panels.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const panel = panels[(next + panels.length) % panels.length]!;
    choose(panel);
    buttonOf(panel)?.focus();
  });
  set.prepend(list);
  if (panels[0] !== undefined) choose(panels[0]);
}

const buttonOf = (panel: HTMLElement): HTMLElement | null => document.getElementById(`tab-${panel.id}`);

function choose(panel: HTMLElement): void {
  for (const other of panelsOf(panel.parentElement!)) {
    const chosen = other === panel;
    const button = buttonOf(other);
    other.hidden = !chosen;
    button?.setAttribute('aria-selected', String(chosen));
    if (button !== null) button.tabIndex = chosen ? 0 : -1;
  }
}

function followAddress(): void {
  const target = addressed();
  if (target === null) return;
  for (let panel = tabOf(target); panel !== undefined; panel = tabOf(panel.parentElement!)) choose(panel);
  if (target.classList.contains('tab')) target.closest('section')?.scrollIntoView();
  // The browser has looked for it while its tab was hidden.
  else if (tabOf(target) !== undefined) target.scrollIntoView({ block: 'center' });
}

const tabOf = (element: HTMLElement): HTMLElement | undefined => element.closest<HTMLElement>('.tab') ?? undefined;

/** The element that the page's address names. */
export function addressed(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}
