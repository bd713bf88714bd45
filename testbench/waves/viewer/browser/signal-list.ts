/** The list of all signals by scope, in which they are searched and chosen. */
import type { WaveDataScope } from '../wave-data-types.ts';
import { make } from './elements.ts';
import { type ViewedSignal, within } from './signals.ts';

/** Called with what is to be shown or not. */
export type SetShown = (indices: readonly number[], shown: boolean) => void;

/** Scopes are `details`; every signal and scope has a box that shows or hides it. */
export class SignalList {
  /** What the search has found, in the list's order: all signals at first. */
  found: readonly number[];
  readonly #list: HTMLElement;
  readonly #count: HTMLElement;
  readonly #signals: readonly ViewedSignal[];
  readonly #setShown: SetShown;
  readonly #boxes: HTMLInputElement[] = [];
  readonly #items: HTMLElement[] = [];
  readonly #scopes: { readonly box: HTMLInputElement; readonly below: readonly number[] }[] = [];
  /** Which scopes were open before a search opened them. */
  readonly #openBefore = new Map<HTMLDetailsElement, boolean>();

  /** Fills `list`; `count` is told how many are shown. */
  constructor(
    { list, count }: { readonly list: HTMLElement; readonly count: HTMLElement },
    signals: readonly ViewedSignal[],
    tree: WaveDataScope,
    setShown: SetShown,
  ) {
    this.#list = list;
    this.#count = count;
    this.#signals = signals;
    this.#setShown = setShown;
    this.found = signals.map((_, index) => index);
    this.#addScope(tree, list, '', 0);
  }

  refresh(shown: ReadonlySet<number>): void {
    this.#boxes.forEach((box, index) => {
      box.checked = shown.has(index);
    });
    for (const { box, below } of this.#scopes) {
      const count = below.filter((index) => shown.has(index)).length;
      box.checked = count > 0 && count === below.length;
      box.indeterminate = count > 0 && count < below.length;
    }
    this.#count.textContent = `${shown.size} of ${this.#signals.length} shown`;
  }

  /** All words must stand in the path, in any order. */
  search(text: string): void {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    this.found = this.#signals.flatMap(({ path, full }, index) => {
      const names = `${path} ${full}`.toLowerCase();
      return words.every((word) => names.includes(word)) ? [index] : [];
    });
    const isFound = new Set(this.found);
    this.#items.forEach((item, index) => {
      item.hidden = !isFound.has(index);
    });
    for (const place of this.#list.querySelectorAll<HTMLElement>('.scope')) {
      place.hidden = place.querySelector('.signal:not([hidden])') === null;
    }
    for (const scope of this.#list.querySelectorAll('details')) {
      // While something is searched everything found can be seen.
      if (words.length > 0) {
        if (!this.#openBefore.has(scope)) this.#openBefore.set(scope, scope.open);
        scope.open = true;
      } else scope.open = this.#openBefore.get(scope) ?? scope.open;
    }
    if (words.length === 0) this.#openBefore.clear();
  }

  /** Gives the signals that are in the scope or below. */
  #addScope(scope: WaveDataScope, parent: HTMLElement, path: string, depth: number): readonly number[] {
    const details = make('details', scope.kind);
    const summary = make('summary', '', scope.label);
    // Beside the summary, not in it: a button may hold no box.
    const box = checkbox(path || scope.label);
    const place = make('div', 'scope');
    place.append(box, details);
    details.append(summary);
    details.open = depth < 2;
    const own = scope.signals.map(([index]) => index);
    for (const index of own) details.append(this.#item(index));
    const deeper = scope.scopes.flatMap((inner) =>
      this.#addScope(inner, details, within(path, inner.label), depth + 1),
    );
    const below = [...own, ...deeper];
    box.addEventListener('change', () => this.#setShown(below, box.checked));
    this.#scopes.push({ box, below });
    parent.append(place);
    return below;
  }

  #item(index: number): HTMLElement {
    const { path, label, width } = this.#signals[index]!;
    const item = make('label', 'signal');
    const box = checkbox(path);
    box.addEventListener('change', () => this.#setShown([index], box.checked));
    item.append(box, make('span', 'name', label), make('span', 'width', width));
    item.title = path;
    this.#boxes[index] = box;
    this.#items[index] = item;
    return item;
  }
}

function checkbox(label: string): HTMLInputElement {
  const box = make('input');
  box.type = 'checkbox';
  box.setAttribute('aria-label', `show ${label}`);
  return box;
}
