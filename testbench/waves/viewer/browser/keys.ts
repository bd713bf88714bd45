/** What the keys of the viewer do. */

/** What keys, buttons and pointer ask for. */
export interface Commands {
  moveBy(cycles: number): void;
  toStart(): void;
  toEnd(): void;
  selectBy(step: number): void;
  removeSelected(): void;
  zoom(factor: number): void;
  fit(): void;
  mark(): void;
  /** To the next (1) or previous (-1) edge of the selected signal. */
  toEdge(direction: 1 | -1): void;
  nextRadix(): void;
  focusSearch(): void;
  toggleHelp(): void;
}

/** Keys without Shift, by their names; letters are small. */
const keys: Readonly<Record<string, (commands: Commands, event: KeyboardEvent) => void>> = {
  ArrowLeft: (c, event) => c.moveBy(event.shiftKey ? -10 : -1),
  ArrowRight: (c, event) => c.moveBy(event.shiftKey ? 10 : 1),
  ArrowUp: (c) => c.selectBy(-1),
  ArrowDown: (c) => c.selectBy(1),
  Home: (c) => c.toStart(),
  End: (c) => c.toEnd(),
  Delete: (c) => c.removeSelected(),
  Backspace: (c) => c.removeSelected(),
  '+': (c) => c.zoom(2),
  '=': (c) => c.zoom(2),
  '-': (c) => c.zoom(0.5),
  '/': (c) => c.focusSearch(),
  '?': (c) => c.toggleHelp(),
  f: (c) => c.fit(),
  m: (c) => c.mark(),
  n: (c) => c.toEdge(1),
  p: (c) => c.toEdge(-1),
  r: (c) => c.nextRadix(),
};

/** Follow a key press, unless it belongs to a field that is being filled in. */
export function followKey(event: KeyboardEvent, commands: Commands): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const [target] = event.composedPath();
  if (target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null) {
    if (event.key === 'Escape') target.blur();
    return;
  }
  const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (action === undefined) return;
  event.preventDefault();
  action(commands, event);
}
