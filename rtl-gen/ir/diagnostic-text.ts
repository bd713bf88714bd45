/**
 * Diagnostics as people read them: message, places with their lines of source, fix, and where the rule is explained.
 */
import { readText } from '../../support/read-text.ts';
import type { Diagnostic, Place } from './diagnostic.ts';
import { diagnosticPage, isWarning } from './diagnostic-codes.ts';
import { formatLocation, type Location } from './location.ts';

export interface DiagnosticStyle {
  /** With the colours of a terminal. */
  readonly colour: boolean;
}

type Style = 'red' | 'cyan' | 'bold';
type Paint = (style: Style, text: string) => string;

/** Codes of a terminal (ECMA-48, SGR) that begin a style and end it. */
const codes: Readonly<Record<Style, readonly [number, number]>> = { red: [31, 39], cyan: [36, 39], bold: [1, 22] };
const painted: Paint = (style, text) => `\x1b[${codes[style][0]}m${text}\x1b[${codes[style][1]}m`;

/** The lines of a source file, `undefined` if it cannot be read. */
type Source = (file: string) => readonly string[] | undefined;

/**
 * All diagnostics, in the order in which they were found, an empty line between two:
 *
 *     error[name-taken]: the name wr is used twice in this module
 *       --> rtl/fifo.ts:12:16
 *        |
 *     12 |   const wr = m.reg('wr', ptr);
 *        |                ^
 *        = fix: rename one of them
 *        = see: docs/diagnostics.md#name-taken
 *
 * Lines of source are those of the file as it is now, relative to the working directory; where it cannot be read, or a
 * tab would put the caret in another column, they are left out.
 */
export function diagnosticsText(diagnostics: readonly Diagnostic[], { colour }: DiagnosticStyle): string {
  const paint: Paint = (style, text) => (colour ? painted(style, text) : text);
  const source = sourceReader();
  return diagnostics.map((d) => diagnosticText(d, paint, source)).join('\n\n');
}

function diagnosticText({ code, message, at, fix }: Diagnostic, paint: Paint, source: Source): string {
  const width = Math.max(1, ...at.map((place) => `${place.line}`.length));
  const margin = ' '.repeat(width);
  const bar = paint('cyan', '|');
  const excerpt = (place: Place, i: number): readonly string[] => {
    const note = place.note === undefined ? '' : `: ${place.note}`;
    const head = `${margin}${paint('cyan', i === 0 ? '-->' : ':::')} ${formatLocation(place)}${note}`;
    const line = excerptOf(place, source);
    if (line === undefined) return [head];
    const caret = `${' '.repeat(place.column - 1)}${paint(i === 0 ? 'red' : 'cyan', '^')}`;
    const number = paint('cyan', `${place.line}`.padStart(width));
    return [head, `${margin} ${bar}`, `${number} ${bar} ${line}`, `${margin} ${bar} ${caret}`];
  };
  const equals = paint('cyan', '=');
  return [
    `${paint('red', `${isWarning(code) ? 'warning' : 'error'}[${code}]`)}${paint('bold', `: ${message}`)}`,
    ...at.flatMap(excerpt),
    `${margin} ${equals} fix: ${fix}`,
    `${margin} ${equals} see: ${diagnosticPage(code)}`,
  ].join('\n');
}

function excerptOf({ file, line, column }: Location, source: Source): string | undefined {
  const text = source(file)?.[line - 1]?.trimEnd();
  return text === undefined || text.includes('\t') || column > text.length ? undefined : text;
}

function sourceReader(): Source {
  const known = new Map<string, readonly string[] | undefined>();
  const read = (file: string): readonly string[] | undefined => {
    try {
      return readText(file).split('\n');
    } catch {
      // An excerpt is a courtesy: what is wrong with the design does not depend on it.
      return undefined;
    }
  };
  return (file) => {
    if (!known.has(file)) known.set(file, read(file));
    return known.get(file);
  };
}
