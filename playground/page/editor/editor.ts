/** The editors: of the user's files, and of Verilog that is only read. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, StreamLanguage } from '@codemirror/language';
import { verilog } from '@codemirror/legacy-modes/mode/verilog';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Completion, Definition, Renaming, Signature, TextChange } from '../types/emitted.ts';
import { h } from '../ui.ts';
import { LineMarks, type MarkedLines } from './lines.ts';
import { rename } from './rename.ts';
import { signatureHelp } from './signature.ts';
import { look } from './theme.ts';

/** What the editor asks for; places are offsets. */
export interface EditorServices {
  onChange(file: string, text: string): void;
  /** The cursor is in another line (from 1). */
  onLine(file: string, line: number): void;
  complete(file: string, at: number): Promise<readonly Completion[]>;
  about(file: string, at: number): Promise<{ from: number; to: number; text: string; doc: string } | undefined>;
  signature(file: string, at: number): Promise<Signature | undefined>;
  renaming(file: string, at: number): Promise<Renaming>;
  definition(file: string, at: number): Promise<Definition | undefined>;
  open(found: Definition): void;
}

const common: Extension = [
  lineNumbers(),
  drawSelection(),
  bracketMatching(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  look,
];

/** One view, several files: each keeps its history and its place. */
export class SourceEditor {
  readonly #view: EditorView;
  readonly #services: EditorServices;
  readonly #states = new Map<string, EditorState>();
  readonly #linked = new LineMarks();
  readonly #covered = new LineMarks();
  #file = '';
  #line = 0;

  constructor(host: HTMLElement, services: EditorServices) {
    this.#services = services;
    this.#view = new EditorView({ parent: host });
  }

  get file(): string {
    return this.#file;
  }

  /** A new file, or one as it now is; what cannot be written is `readOnly`. */
  put(file: string, text: string, readOnly = false): void {
    const state = EditorState.create({ doc: text, extensions: this.#extensions(file, readOnly) });
    this.#states.set(file, state);
    if (file === this.#file) this.#view.setState(state);
  }

  show(file: string): void {
    if (this.#states.has(this.#file)) this.#states.set(this.#file, this.#view.state);
    const state = this.#states.get(file);
    if (state === undefined) return;
    this.#file = file;
    this.#view.setState(state);
  }

  has(file: string): boolean {
    return this.#states.has(file);
  }

  /** Writes in the files that it has, each of which may be undone. */
  change(changes: readonly TextChange[]): void {
    for (const [file, own] of Map.groupBy(changes, (change) => change.file)) {
      const spec = {
        changes: own.map(({ from, to, text }) => ({ from, to, insert: text })),
        userEvent: 'input.rename',
      };
      if (file === this.#file) {
        this.#view.dispatch(spec);
        continue;
      }
      const state = this.#states.get(file)?.update(spec).state;
      if (state === undefined) continue;
      this.#states.set(file, state);
      this.#services.onChange(file, state.doc.toString());
    }
  }

  select(from: number, to: number): void {
    const { length } = this.#view.state.doc;
    const selection = { anchor: Math.min(from, length), head: Math.min(to, length) };
    this.#view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }) });
    this.#view.focus();
  }

  selectLine(line: number, column = 1): void {
    const { doc } = this.#view.state;
    const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines));
    this.select(Math.min(from + column - 1, to), Math.min(from + column - 1, to));
  }

  problems(list: readonly Diagnostic[]): void {
    const { length } = this.#view.state.doc;
    const fit = list.filter(({ from, to }) => from <= to && to <= length);
    this.#view.dispatch(setDiagnostics(this.#view.state, fit));
  }

  link(lines: readonly number[]): void {
    this.#linked.set(
      this.#view,
      lines.map((line) => ({ line, mark: 'cm-linked' })),
    );
    const [first] = lines;
    if (first === undefined || first > this.#view.state.doc.lines) return;
    this.#view.dispatch({
      effects: EditorView.scrollIntoView(this.#view.state.doc.line(first).from, { y: 'nearest', yMargin: 60 }),
    });
  }

  cover(lines: MarkedLines): void {
    this.#covered.set(this.#view, lines);
  }

  /** The offset of a place that has line and column, from 1. */
  offset(line: number, column: number): number {
    const { doc } = this.#view.state;
    if (line < 1 || line > doc.lines) return 0;
    const { from, to } = doc.line(line);
    return Math.min(from + column - 1, to);
  }

  #extensions(file: string, readOnly: boolean): Extension {
    const { complete, about, signature, renaming } = this.#services;
    const shown: Extension = [
      common,
      javascript({ typescript: true }),
      this.#linked.extension,
      this.#covered.extension,
      EditorView.contentAttributes.of({ 'aria-label': `Source of ${file}`, tabindex: '0' }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) this.#services.onChange(file, update.state.doc.toString());
        const { number } = update.state.doc.lineAt(update.state.selection.main.head);
        if (update.selectionSet && number !== this.#line) {
          this.#line = number;
          this.#services.onLine(file, number);
        }
      }),
      hoverTooltip(async (_, at) => {
        const found = await about(file, at);
        if (found === undefined) return null;
        const dom = h('div', { class: 'cm-about' }, found.text, found.doc === '' ? undefined : h('p', {}, found.doc));
        return { pos: found.from, end: found.to, create: () => ({ dom }) };
      }),
      EditorView.domEventHandlers({
        mousedown: (event, view) => {
          if (!event.ctrlKey && !event.metaKey) return false;
          const at = view.posAtCoords(event);
          if (at !== null) void this.#define(file, at);
          return at !== null;
        },
      }),
      keymap.of([
        {
          key: 'F12',
          run: (view) => {
            void this.#define(file, view.state.selection.main.head);
            return true;
          },
        },
      ]),
    ];
    if (readOnly) return [shown, EditorState.readOnly.of(true), keymap.of([...searchKeymap, ...defaultKeymap])];
    return [
      shown,
      history(),
      signatureHelp((at) => signature(file, at)),
      rename({ ask: (at) => renaming(file, at), apply: (changes) => this.change(changes) }),
      indentOnInput(),
      closeBrackets(),
      lintGutter(),
      autocompletion({
        override: [
          async (context) => {
            const word = context.matchBefore(/[\w$]*/);
            const after = context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos);
            if (!context.explicit && after !== '.' && (word === null || word.from === word.to)) return null;
            const options = (await complete(file, context.pos)).map(({ label, kind }, i) => ({
              label,
              type:
                kind === 'method'
                  ? 'method'
                  : kind === 'property'
                    ? 'property'
                    : kind === 'keyword'
                      ? 'keyword'
                      : 'variable',
              boost: -Math.min(99, i),
            }));
            return { from: word?.from ?? context.pos, options, validFor: /^[\w$]*$/ };
          },
        ],
      }),
      // Escape, then Tab, leaves the editor.
      keymap.of([
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...lintKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...defaultKeymap,
        indentWithTab,
      ]),
    ];
  }

  async #define(file: string, at: number): Promise<void> {
    const found = await this.#services.definition(file, at);
    if (found !== undefined) this.#services.open(found);
  }
}

/** Verilog, which is read: the cursor's line is what is linked to the source. */
export class VerilogReader {
  readonly #view: EditorView;
  readonly #linked = new LineMarks();
  #quiet = false;

  constructor(host: HTMLElement, onLine: (line: number) => void) {
    this.#view = new EditorView({
      parent: host,
      state: EditorState.create({
        extensions: [
          common,
          StreamLanguage.define(verilog),
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({ 'aria-label': 'Verilog', tabindex: '0' }),
          this.#linked.extension,
          keymap.of([...searchKeymap, ...defaultKeymap]),
          EditorView.updateListener.of((update) => {
            if (!update.selectionSet || this.#quiet) return;
            onLine(update.state.doc.lineAt(update.state.selection.main.head).number);
          }),
        ],
      }),
    });
  }

  set(text: string): void {
    const { doc } = this.#view.state;
    if (doc.toString() === text) return;
    this.#quiet = true;
    this.#view.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
    this.#quiet = false;
  }

  link(lines: readonly number[], isScrolled: boolean): void {
    this.#linked.set(
      this.#view,
      lines.map((line) => ({ line, mark: 'cm-linked' })),
    );
    const [first] = lines;
    if (!isScrolled || first === undefined || first > this.#view.state.doc.lines) return;
    const at = this.#view.state.doc.line(first).from;
    this.#view.dispatch({ effects: EditorView.scrollIntoView(at, { y: 'nearest', yMargin: 60 }) });
  }
}
