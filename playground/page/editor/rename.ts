/** Rename: F2 on a name asks for another, and writes it at every place of the user's files. */
import type { Extension } from '@codemirror/state';
import { type EditorView, keymap, showDialog } from '@codemirror/view';
import type { Renaming, TextChange } from '../types/emitted.ts';
import { h } from '../ui.ts';

/** `ask` finds the places of the name at an offset; `apply` writes. */
export interface RenameServices {
  ask(at: number): Promise<Renaming>;
  apply(changes: readonly TextChange[]): void;
}

export function rename({ ask, apply }: RenameServices): Extension {
  async function run(view: EditorView): Promise<void> {
    const { doc } = view.state;
    const found = await ask(view.state.selection.main.head);
    if ('problem' in found) {
      showDialog(view, { content: (_, close) => said(found.problem, close), focus: true });
      return;
    }
    const { result } = showDialog(view, {
      label: `Rename ${found.name} to`,
      input: { name: 'to', value: found.name, autocomplete: 'off', spellcheck: 'false' },
      submitLabel: 'Rename',
      focus: true,
    });
    const form = await result;
    const to = form === null ? '' : String(new FormData(form).get('to'));
    view.focus();
    // Places of a text that has changed are others.
    if (!/^[A-Za-z_$][\w$]*$/.test(to) || !view.state.doc.eq(doc)) return;
    apply(found.places.map(({ prefix, suffix, ...place }) => ({ ...place, text: `${prefix}${to}${suffix}` })));
  }
  return keymap.of([
    {
      key: 'F2',
      run: (view) => {
        void run(view);
        return true;
      },
    },
  ]);
}

function said(problem: string, close: () => void): HTMLElement {
  return h('div', {}, `${problem} `, h('button', { type: 'button', class: 'cm-button', click: close }, 'OK'));
}
