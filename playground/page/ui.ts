/** Elements and tabs. */

type Content = Node | string | undefined;

/** An element with attributes (a function is a listener) and content. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | boolean | ((event: Event) => void)>> = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key, value);
    else if (value === true) element.setAttribute(key, '');
    else if (value !== false) element.setAttribute(key, value);
  }
  element.append(...content.filter((part) => part !== undefined));
  return element;
}

/** The element of the page with that id. */
export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no element ${id}`);
  return element as E;
}

/** One tab: its button, and what it shows. */
export interface Tab {
  readonly id: string;
  readonly button: HTMLButtonElement;
  /** Text beside the name, such as the number of failures. */
  note(text: string, kind?: 'good' | 'bad'): void;
}

/** Tabs as WAI-ARIA has them: one is in the order of the keyboard, arrows go to the others. */
export class Tabs {
  readonly #list: HTMLElement;
  readonly #onSelect: (id: string) => void;
  readonly #tabs: Tab[] = [];
  selected = '';

  constructor(list: HTMLElement, onSelect: (id: string) => void) {
    this.#list = list;
    this.#onSelect = onSelect;
    list.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** Adds a tab that shows the element of the id `panel`. */
  add(id: string, label: string, panel: string, buttonId = `tab-${id}`): Tab {
    const count = h('span', { class: 'count', hidden: true });
    const attributes = {
      type: 'button',
      role: 'tab',
      id: buttonId,
      'aria-controls': panel,
      'aria-selected': 'false',
      tabindex: '-1',
    };
    const button = h('button', { ...attributes, click: () => this.select(id) }, label, count);
    const tab: Tab = {
      id,
      button,
      note(text, kind) {
        count.textContent = text;
        count.hidden = text === '';
        count.className = `count ${kind ?? ''}`;
      },
    };
    this.#tabs.push(tab);
    this.#list.append(button);
    return tab;
  }

  show(id: string, isShown: boolean): void {
    const tab = this.#tabs.find((candidate) => candidate.id === id);
    if (tab !== undefined) tab.button.hidden = !isShown;
  }

  remove(id: string): void {
    const at = this.#tabs.findIndex((tab) => tab.id === id);
    if (at >= 0) this.#tabs.splice(at, 1)[0]!.button.remove();
  }

  has(id: string): boolean {
    return this.#tabs.some((tab) => tab.id === id);
  }

  select(id: string): void {
    this.selected = id;
    for (const tab of this.#tabs) {
      const isSelected = tab.id === id;
      tab.button.setAttribute('aria-selected', String(isSelected));
      tab.button.tabIndex = isSelected ? 0 : -1;
    }
    this.#onSelect(id);
  }

  #onKey(event: KeyboardEvent): void {
    const shown = this.#tabs.filter(({ button }) => !button.hidden);
    const at = shown.findIndex(({ id }) => id === this.selected);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = shown.at(next % shown.length)!;
    this.select(tab.id);
    tab.button.focus();
  }
}
