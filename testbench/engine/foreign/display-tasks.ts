/**
 * System tasks of Verilog that print, as Yosys can read them. Its front end knows `$display` and `$write` alone,
 * forgets widths of formats, and takes `%m` for the name of the module; so what it is given says the rest in control
 * characters.
 */
import type { SourceFile } from './verilog-to-json.ts';

/** Around the name of a task that does more than print. */
export const TASK = { begin: '\u0001', end: '\u0002' } as const;
/** Stands for the path of the instance. */
export const PATH = '\u0003';
/** Around the width that stands in a format: `-12`, `05`; with `c` after it where that is of a character. */
export const WIDTH = { begin: '\u0004', end: '\u0005' } as const;

/** What else a task does than to print. */
export type TaskName = 'strobe' | 'info' | 'warning' | 'error' | 'fatal' | 'finish' | 'stop';

const printing = new Set(['$display', '$write']);
const others: ReadonlySet<string> = new Set<`$${TaskName}`>([
  '$strobe',
  '$info',
  '$warning',
  '$error',
  '$fatal',
  '$finish',
  '$stop',
]);

/** Comments, texts, names with their `$` or `` ` ``, numbers, blanks, and all other characters by themselves. */
const tokens = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|[`$]?[A-Za-z_][\w$]*|\\\S+|\d[\w']*|\s+|[\s\S]/g;

/** The files with the tasks of their processes so written; lines stay where they are. */
export const withDisplayTasks = (files: readonly SourceFile[]): readonly SourceFile[] =>
  files.map((file) =>
    /\.s?v$/.test(file.name) && /\$(display|write|strobe|info|warning|error|fatal|finish|stop)\b/.test(file.text)
      ? { ...file, text: new Source(file.text).rewritten() }
      : file,
  );

/** One file, as tokens that are changed in place. */
class Source {
  readonly #tokens: string[];

  constructor(text: string) {
    this.#tokens = text.match(tokens) ?? [];
  }

  /**
   * Tasks outside of processes are those of elaboration, which Yosys carries out, and so are `$finish` and its kin in
   * `initial`.
   */
  rewritten(): string {
    for (let at = 0; at < this.#tokens.length; at++) {
      const token = this.#tokens[at]!;
      if (/^always(_ff|_comb|_latch)?$/.test(token)) at = this.#process(at + 1, true) - 1;
      else if (token === 'initial') at = this.#process(at + 1, false) - 1;
    }
    return this.#tokens.join('');
  }

  /** Rewrite the statement there; the result is the place after it. */
  #process(from: number, clocked: boolean): number {
    const end = this.#statement(from);
    for (let at = from; at < end; at++) {
      const token = this.#tokens[at]!;
      if (printing.has(token)) this.#call(at, undefined);
      else if (clocked && others.has(token)) this.#call(at, token.slice(1) as TaskName);
    }
    return end;
  }

  /** The next place from `at` on that is no blank and no comment. */
  #next(at: number): number {
    let next = at;
    while (next < this.#tokens.length && /^(\s|\/\/|\/\*)/.test(this.#tokens[next]!)) next++;
    return next;
  }

  /** The place after the statement that begins there. */
  #statement(from: number): number {
    let at = this.#next(from);
    const token = this.#tokens[at];
    if (token === '@' || token === '#') {
      at = this.#next(at + 1);
      return this.#statement(this.#tokens[at] === '(' ? this.#closed(at, '(', ')') : at + 1);
    }
    if (token === 'begin') return this.#closed(at, 'begin', 'end');
    if (token === 'case' || token === 'casez' || token === 'casex') return this.#closedCase(at);
    if (token === 'if' || token === 'for' || token === 'while' || token === 'repeat') {
      const end = this.#statement(this.#closed(this.#next(at + 1), '(', ')'));
      const next = this.#next(end);
      return token === 'if' && this.#tokens[next] === 'else' ? this.#statement(next + 1) : end;
    }
    if (token === 'unique' || token === 'priority' || token === 'forever') return this.#statement(at + 1);
    while (at < this.#tokens.length && this.#tokens[at] !== ';') at++;
    return at + 1;
  }

  /** The place after what closes the one that opens there. */
  #closed(from: number, opens: string, closes: string): number {
    let depth = 0;
    for (let at = from; at < this.#tokens.length; at++) {
      if (this.#tokens[at] === opens) depth++;
      else if (this.#tokens[at] === closes && --depth === 0) return at + 1;
    }
    return this.#tokens.length;
  }

  #closedCase(from: number): number {
    let depth = 0;
    for (let at = from; at < this.#tokens.length; at++) {
      if (/^case[zx]?$/.test(this.#tokens[at]!)) depth++;
      else if (this.#tokens[at] === 'endcase' && --depth === 0) return at + 1;
    }
    return this.#tokens.length;
  }

  #call(at: number, task: TaskName | undefined): void {
    const open = this.#next(at + 1);
    const hasList = this.#tokens[open] === '(';
    const end = hasList ? this.#closed(open, '(', ')') : at + 1;
    if (task !== undefined && task !== 'strobe') this.#dropNumber(task, open, hasList ? end - 1 : open);
    if (hasList) this.#formats(open + 1, end - 1);
    if (task === undefined) return;
    const mark = `"\\001${task}\\002"`;
    const rest = hasList ? this.#tokens.slice(open + 1, end - 1).join('') : '';
    if (!hasList) this.#tokens[at] = `$display(${mark})`;
    else {
      this.#tokens[at] = '$display';
      this.#tokens[open] = rest.trim() === '' ? `(${mark}` : `(${mark}, `;
    }
  }

  /** `$finish(1)` and `$stop(1)` have a number that is not for us, `$fatal(1, …)` one before what is printed. */
  #dropNumber(task: TaskName, open: number, close: number): void {
    const first = this.#next(open + 1);
    const isNumbered = task === 'finish' || task === 'stop' || task === 'fatal';
    if (!isNumbered || first >= close || !/^\d/.test(this.#tokens[first]!)) return;
    this.#tokens[first] = '';
    const comma = this.#next(first + 1);
    if (this.#tokens[comma] === ',') this.#tokens[comma] = '';
  }

  /** The texts of a call that are formats: those that no format before has asked for. */
  #formats(from: number, end: number): void {
    let asked = 0;
    let depth = 0;
    let isFirst = true;
    for (let at = from; at < end; at++) {
      const token = this.#tokens[at]!;
      if (/^[([{]$/.test(token)) depth++;
      else if (/^[)\]}]$/.test(token)) depth--;
      if (depth === 0 && token === ',') {
        // One that is left out is a blank.
        if (isFirst) this.#tokens[at] = '" ",';
        isFirst = true;
        continue;
      }
      if (token === '' || this.#next(at) !== at || !isFirst) continue;
      isFirst = false;
      if (asked > 0) asked--;
      else if (token.startsWith('"')) {
        asked += (token.match(/%(?!%|-?\d*[mM])-?\d*[A-Za-z]|%%/g) ?? []).filter((spec) => spec !== '%%').length;
        this.#tokens[at] = formatOf(token);
      }
    }
  }
}

/** A format with `%m` and widths as control characters. */
const formatOf = (text: string): string =>
  text.replaceAll(/%(%|(-?\d*)([A-Za-z]))/g, (whole, _, width: string | undefined, kind: string | undefined) => {
    if (kind === undefined || width === undefined) return whole;
    if (kind === 'm' || kind === 'M') return '\\003';
    // Yosys takes a character for a text of all bytes.
    if (kind === 'c' || kind === 'C') return `\\004${width}c\\005%c`;
    if (width === '' || (width === '0' && kind !== 's')) return whole;
    const plain = /s/i.test(kind) ? `%${kind}` : `%0${kind}`;
    return `\\004${width}\\005${plain}`;
  });
