/** The rows of the signals that are shown: names and values at the cursor. */
import { make } from './elements.ts';
import type { Row, RowGroups } from './row-groups.ts';
import { type ViewedSignal, valueText } from './signals.ts';

/** Pixels of a row. */
export const rowHeight = 24;

/** What the rows ask for. */
export interface RowActions {
  select(index: number): void;
  remove(index: number): void;
  /** A signal was dragged to a row, or a group opened or closed: the rows are others. */
  changed(): void;
}

/** A row and its element. */
interface ShownRow extends Row {
  readonly element: HTMLElement;
  readonly value?: HTMLElement;
  /** What is pressed to select the signal, or to open the group. */
  readonly button: HTMLButtonElement;
}

/** Made again whenever which rows there are changes. */
export class SignalRows {
  rows: readonly ShownRow[] = [];
  readonly #place: HTMLElement;
  readonly #signals: readonly ViewedSignal[];
  readonly #groups: RowGroups;
  readonly #actions: RowActions;
  #dragged: number | undefined;

  constructor(place: HTMLElement, signals: readonly ViewedSignal[], groups: RowGroups, actions: RowActions) {
    this.#place = place;
    this.#signals = signals;
    this.#groups = groups;
    this.#actions = actions;
    place.addEventListener('dragend', () => {
      this.#dragged = undefined;
    });
  }

  rebuild(): void {
    this.rows = this.#groups
      .rows()
      .map((row) => (row.index === undefined ? this.#head(row) : this.#signal(row, row.index)));
    this.#place.replaceChildren(...this.rows.map(({ element }) => element));
  }

  /** The signals from top to bottom. */
  get order(): readonly number[] {
    return this.rows.flatMap(({ index }) => (index === undefined ? [] : [index]));
  }

  /** Tab reaches the button of one signal, the selected one or the first; arrow keys go on to the others. */
  mark(selected: number | undefined): void {
    const reached = selected ?? this.order[0];
    for (const { index, element, button } of this.rows) {
      if (index === undefined) continue;
      button.tabIndex = index === reached ? 0 : -1;
      element.classList.toggle('selected', index === selected);
      button.setAttribute('aria-pressed', String(index === selected));
    }
  }

  /** Whether the focus is on a row. */
  get hasFocus(): boolean {
    return this.#place.matches(':focus-within');
  }

  focus(index: number): void {
    this.rows.find((row) => row.index === index)?.button.focus({ preventScroll: true });
  }

  reveal(index: number): void {
    this.rows.find((row) => row.index === index)?.element.scrollIntoView({ block: 'nearest' });
  }

  /** The values since the last change at or before a time. */
  refreshValues(time: number): void {
    for (const { index, value } of this.rows) {
      if (index === undefined || value === undefined) continue;
      const signal = this.#signals[index]!;
      value.textContent = valueText(signal, signal.values.value(signal.values.at(time)));
    }
  }

  #head(row: Row): ShownRow {
    const { group } = row;
    const { element, button } = emptyRow('group', group.depth, group.label);
    button.setAttribute('aria-expanded', String(group.open));
    button.addEventListener('click', () => {
      group.open = !group.open;
      this.#actions.changed();
    });
    element.classList.toggle('record', group.isRecord);
    this.#acceptDrop(element, row);
    return { ...row, element, button };
  }

  #signal(row: Row, index: number): ShownRow {
    const { path, label, full, width } = this.#signals[index]!;
    // A signal away from home says where it is from.
    const name = this.#groups.homeOf(index) === row.group ? label : full;
    const { element, button } = emptyRow('signal', row.group.depth + 1, name);
    const value = make('span', 'value');
    const remove = make('button', 'remove', '\u00d7');
    remove.type = 'button';
    remove.tabIndex = -1;
    remove.title = 'Take out';
    remove.setAttribute('aria-label', `take out ${path}`);
    remove.addEventListener('click', (event) => {
      event.stopPropagation();
      this.#actions.remove(index);
    });
    element.title = width === 1 ? path : `${path}, ${width} bits`;
    element.dataset.path = path;
    element.draggable = true;
    element.append(value, remove);
    element.addEventListener('click', () => {
      this.#actions.select(index);
      // So that keys are about what was clicked.
      button.focus({ preventScroll: true });
    });
    element.addEventListener('dragstart', (event) => {
      event.dataTransfer?.setData('text/plain', path);
      this.#dragged = index;
    });
    this.#acceptDrop(element, row);
    return { ...row, element, value, button };
  }

  #acceptDrop(element: HTMLElement, row: Row): void {
    element.addEventListener('dragover', (event) => {
      if (this.#dragged === undefined) return;
      event.preventDefault();
      element.classList.add('onto');
    });
    element.addEventListener('dragleave', () => element.classList.remove('onto'));
    element.addEventListener('drop', (event) => {
      event.preventDefault();
      element.classList.remove('onto');
      const index = this.#dragged;
      this.#dragged = undefined;
      if (index === undefined || index === row.index) return;
      this.#groups.move(index, row);
      this.#actions.changed();
    });
  }
}

function emptyRow(kind: string, depth: number, name: string): { element: HTMLElement; button: HTMLButtonElement } {
  const element = make('li', `row ${kind}`);
  element.style.setProperty('--depth', String(depth));
  const button = make('button', 'label', name);
  button.type = 'button';
  element.append(button);
  return { element, button };
}
