/** A strict reader of VCD files, for tests: anything that is not as the standard says is an error. */

/** One variable with its changes. */
export interface ParsedVariable {
  /** Scopes and name, joined by dots, escapes kept. */
  readonly path: string;
  readonly type: string;
  readonly width: number;
  /** Time and value: binary digits, or the text of a string. */
  readonly changes: readonly (readonly [number, string])[];
}

/**
 * Everything a file declares and says; throws at the first line that is wrong. All variables have a value at `start`,
 * the first time.
 */
export function parseVcd(
  text: string,
  start = 0,
): {
  readonly variables: ReadonlyMap<string, ParsedVariable>;
  readonly end: number;
} {
  const split = text.indexOf('$enddefinitions $end\n');
  if (split < 0) throw new Error('no $enddefinitions');
  const byCode = parseDeclarations(text.slice(0, split));
  const end = parseChanges(text.slice(split + '$enddefinitions $end\n'.length), byCode, start);
  for (const { path, changes } of byCode.values())
    if (changes[0]?.[0] !== start) throw new Error(`${path} has no value at ${start}`);
  return { variables: new Map([...byCode.values()].map((variable) => [variable.path, variable])), end };
}

/** The value of a variable at a time. */
export function valueAt(variable: ParsedVariable | undefined, time: number): string | undefined {
  return variable?.changes.findLast(([at]) => at <= time)?.[1];
}

type Declared = ParsedVariable & { readonly changes: [number, string][] };

const NAME = /^(?:[A-Za-z_][A-Za-z0-9_$]*|\\[!-~]+)$/;

function parseDeclarations(text: string): Map<string, Declared> {
  const byCode = new Map<string, Declared>();
  const paths = new Set<string>();
  const scopes: string[] = [];
  for (const line of text.trimEnd().split('\n')) {
    const words = line.split(' ');
    if (words.at(-1) !== '$end') throw new Error(`no $end: ${line}`);
    const [keyword, ...rest] = words.slice(0, -1);
    if (keyword === '$scope') {
      const [kind, name = ''] = rest;
      if (!/^(?:module|struct)$/.test(kind ?? '') || !NAME.test(name) || rest.length !== 2)
        throw new Error(`bad scope: ${line}`);
      scopes.push(name);
    } else if (keyword === '$upscope') {
      if (scopes.pop() === undefined) throw new Error('too many $upscope');
    } else if (keyword === '$var') {
      declare(line, rest, scopes, byCode, paths);
    } else if (keyword !== '$version' && !(keyword === '$timescale' && rest.join(' ') === '1 ns')) {
      throw new Error(`unknown declaration: ${line}`);
    }
  }
  if (scopes.length > 0) throw new Error(`open scopes: ${scopes.join('.')}`);
  return byCode;
}

function declare(
  line: string,
  [type = '', size, code = '', name = '', range, ...more]: readonly string[],
  scopes: readonly string[],
  byCode: Map<string, Declared>,
  paths: Set<string>,
): void {
  const width = Number(size);
  if (!['wire', 'reg', 'integer', 'string'].includes(type)) throw new Error(`bad type: ${line}`);
  if (!Number.isInteger(width) || width < 1 || more.length > 0) throw new Error(`bad width: ${line}`);
  const needsRange = width > 1 && type !== 'integer';
  if (range !== (needsRange ? `[${width - 1}:0]` : undefined)) throw new Error(`bad range: ${line}`);
  if (!/^[!-~]+$/.test(code) || byCode.has(code)) throw new Error(`bad code: ${line}`);
  const path = [...scopes, name].join('.');
  if (!NAME.test(name) || scopes.length === 0 || paths.has(path)) throw new Error(`bad name: ${line}`);
  paths.add(path);
  byCode.set(code, { path, type, width, changes: [] });
}

function parseChanges(text: string, byCode: ReadonlyMap<string, Declared>, start: number): number {
  let time = -1;
  let dumping = false;
  for (const line of text.trimEnd().split('\n')) {
    if (line.startsWith('#')) {
      const next = Number(line.slice(1));
      if (!/^#[0-9]+$/.test(line) || next <= time || dumping) throw new Error(`bad time: ${line}`);
      time = next;
    } else if (line === '$dumpvars') {
      if (time !== start) throw new Error(`$dumpvars not at ${start}`);
      dumping = true;
    } else if (line === '$end') {
      if (!dumping) throw new Error('$end without $dumpvars');
      dumping = false;
    } else change(line, time, byCode);
  }
  if (dumping) throw new Error('$dumpvars without $end');
  return time;
}

function change(line: string, time: number, byCode: ReadonlyMap<string, Declared>): void {
  const [, bit, bitCode, bits, bitsCode, text, textCode] =
    /^(?:([01])([!-~]+)|b([01]+) ([!-~]+)|s([!-~]+) ([!-~]+))$/.exec(line) ?? [];
  const variable = byCode.get(bitCode ?? bitsCode ?? textCode ?? '');
  const value = bit ?? bits ?? text;
  if (variable === undefined || value === undefined || time < 0) throw new Error(`bad change: ${line}`);
  const form = variable.type === 'string' ? text : variable.width === 1 ? bit : bits;
  if (form === undefined) throw new Error(`${variable.path} cannot change as: ${line}`);
  if (bits !== undefined && (bits.length > variable.width || /^0./.test(bits))) throw new Error(`bad digits: ${line}`);
  if (variable.changes.at(-1)?.[1] === value) throw new Error(`no change: ${line}`);
  variable.changes.push([time, value]);
}
