/** The list of what is wrong, each a button that leads to its place. */
import { h } from '../ui.ts';

/** A mistake or a warning, with where it is in words. */
export interface ProblemRow {
  readonly place: string;
  readonly message: string;
  readonly fix?: string | undefined;
  /** Shows the place. */
  readonly go: () => void;
}

/** More are not read, and follow from the first ones mostly. */
const MOST = 30;

/** Draws them in the place of what was there. */
export function drawProblems(host: HTMLElement, rows: readonly ProblemRow[], kind: 'error' | 'warning'): void {
  host.replaceChildren(
    ...rows
      .slice(0, MOST)
      .map(({ place, message, fix, go }) =>
        h(
          'button',
          { type: 'button', class: kind === 'warning' ? 'problem warning' : 'problem', click: go },
          h('span', { class: 'place' }, place),
          h('span', { class: 'message' }, message),
          fix === undefined ? undefined : h('span', { class: 'fix' }, h('b', {}, 'Fix: '), fix),
        ),
      ),
  );
}
