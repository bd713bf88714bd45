/** Signature help: the parameters of the call in which the cursor is, the one that is written marked. */
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { type EditorView, keymap, showTooltip, type Tooltip, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Signature } from '../types/emitted.ts';
import { h } from '../ui.ts';

const shown = StateEffect.define<Tooltip | null>();

const tooltip = StateField.define<Tooltip | null>({
  create: () => null,
  update(now, { effects, changes }) {
    for (const effect of effects) if (effect.is(shown)) return effect.value;
    return now === null ? null : { ...now, pos: changes.mapPos(now.pos) };
  },
  provide: (field) => showTooltip.from(field),
});

const isShown = (view: EditorView): boolean => (view.state.field(tooltip, false) ?? null) !== null;

/**
 * Shown from `(` or `,` on, or at Ctrl-Shift-Space, until the cursor leaves the call or Escape is pressed. `ask` gives
 * the call around an offset, if there is one.
 */
export function signatureHelp(ask: (at: number) => Promise<Signature | undefined>): Extension {
  let asked = 0;
  /** From the first question on, as what is typed may be faster than the answer. */
  let isOpen = false;
  async function show(view: EditorView): Promise<void> {
    const number = ++asked;
    isOpen = true;
    const { doc, selection } = view.state;
    const found = await ask(selection.main.head);
    // Another answer is on its way, or another file is shown.
    if (number !== asked || !view.state.doc.eq(doc)) return;
    isOpen = found !== undefined;
    if (found !== undefined || isShown(view)) view.dispatch({ effects: shown.of(found ? tooltipOf(found) : null) });
  }
  const follows = ViewPlugin.define(() => ({
    update(update: ViewUpdate): void {
      if (!update.docChanged && !update.selectionSet) return;
      if (isOpen || beginsArgument(update)) void show(update.view);
    },
  }));
  const keys = keymap.of([
    {
      key: 'Mod-Shift-Space',
      run: (view) => {
        void show(view);
        return true;
      },
    },
    {
      key: 'Escape',
      run: (view) => {
        asked++;
        isOpen = false;
        if (!isShown(view)) return false;
        view.dispatch({ effects: shown.of(null) });
        return true;
      },
    },
  ]);
  return [tooltip, follows, keys];
}

/** Whether what was typed begins an argument. */
function beginsArgument({ transactions, state }: ViewUpdate): boolean {
  const at = state.selection.main.head;
  return transactions.some((one) => one.isUserEvent('input')) && /[(,]/.test(state.sliceDoc(Math.max(0, at - 1), at));
}

function tooltipOf({ from, before, parameters, active, after, doc }: Signature): Tooltip {
  const list = parameters.flatMap((text, i) => [i === 0 ? '' : ', ', i === active ? h('b', {}, text) : text]);
  return {
    pos: from,
    above: true,
    create: () => ({
      dom: h(
        'div',
        { class: 'cm-about cm-signature', role: 'status' },
        h('div', {}, before, ...list, after),
        doc === '' ? undefined : h('p', {}, doc),
      ),
    }),
  };
}
