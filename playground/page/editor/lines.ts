/** Lines that are marked from outside: linked to what is selected elsewhere, covered, missed. */
import { type Extension, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Lines from 1, with the class that they get and what a pointer says. */
export type MarkedLines = readonly { readonly line: number; readonly mark: string; readonly title?: string }[];

/** A set of marks that is replaced as a whole. */
export class LineMarks {
  readonly #effect = StateEffect.define<MarkedLines>();
  readonly extension: Extension;

  constructor() {
    const effect = this.#effect;
    this.extension = StateField.define<DecorationSet>({
      create: () => Decoration.none,
      update(set, transaction) {
        for (const e of transaction.effects) {
          if (!e.is(effect)) continue;
          const builder = new RangeSetBuilder<Decoration>();
          for (const { line, mark, title } of e.value.toSorted((a, b) => a.line - b.line)) {
            if (line > transaction.state.doc.lines) continue;
            const at = transaction.state.doc.line(line).from;
            const attributes = title === undefined ? {} : { title };
            builder.add(at, at, Decoration.line({ class: mark, attributes }));
          }
          return builder.finish();
        }
        return set.map(transaction.changes);
      },
      provide: (field) => EditorView.decorations.from(field),
    });
  }

  set(view: EditorView, lines: MarkedLines): void {
    view.dispatch({ effects: this.#effect.of(lines) });
  }
}
