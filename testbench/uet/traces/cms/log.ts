/** Reads the logs of congestion management: CSV with a row an event, and JSON with the settings beside it. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { UserError } from '../../../../support/user-error.ts';
import { traceText } from '../trace-text.ts';

/** One row: its cells by column. */
export class LogRow {
  readonly #file: string;
  readonly #line: number;
  readonly #cells: Readonly<Record<string, string>>;

  constructor(file: string, line: number, cells: Readonly<Record<string, string>>) {
    this.#file = file;
    this.#line = line;
    this.#cells = cells;
  }

  /** File and line, for messages. */
  get place(): string {
    return `${basename(this.#file)}:${this.#line}`;
  }

  /** The text of a cell; '' where it is empty. */
  text(column: string): string {
    const cell = this.#cells[column];
    if (cell === undefined) throw new UserError(`${this.#file}: there is no column ${column}.`);
    return cell;
  }

  has(column: string): boolean {
    return (this.#cells[column] ?? '') !== '';
  }

  /** The cell as a number; a `UserError` where it is none. */
  number(column: string): number {
    const cell = this.text(column);
    const value = Number(cell);
    if (cell !== '' && Number.isFinite(value)) return value;
    const found = cell === '' ? 'empty' : JSON.stringify(cell);
    throw new UserError(`${this.#file}:${this.#line}: ${column} is ${found}; it must be a number.`);
  }

  flag(column: string): boolean {
    return this.number(column) !== 0;
  }

  /** A `UserError` that names the row. */
  refuse(what: string): never {
    throw new UserError(`${this.#file}:${this.#line}: ${what}`);
  }
}

/** All rows of a file that has these columns; other columns may be there too. */
export async function readLog(file: string, what: string, columns: readonly string[]): Promise<LogRow[]> {
  const text = await traceText(file);
  let all: Record<string, string>[];
  try {
    all = parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    throw new UserError(`${file} is not well-formed CSV: ${(error as Error).message}.`);
  }
  const [first] = all;
  if (first === undefined) throw new UserError(`${file} has a line of column names and nothing below it.`);
  const missing = columns.find((column) => !(column in first));
  if (missing !== undefined) {
    throw new UserError(`${file} is no log of ${what}: it has no column ${missing}.`);
  }
  return all.map((cells, i) => new LogRow(file, i + 2, cells));
}

/**
 * What the files of a recording are called: `NAME.f7.cc.csv.gz` has base `NAME.f7`, its settings are `NAME.json`.
 * `NAME` may have dots, and no flow or host (`h7`) after it.
 */
export interface LogName {
  readonly base: string;
  /** Such as `cc`; '' for vectors. */
  readonly kind: string;
  readonly ending: string;
  readonly settings: string;
}

const kinds = ['cc', 'tx', 'lb', 'sleek', 'rccc'];

export function logName(file: string): LogName {
  const match = /^(.*?)(\.csv(?:\.gz)?)$/.exec(basename(file));
  if (match === null) throw new UserError(`${file} is no log: give a file whose name ends in .csv or .csv.gz.`);
  const parts = match[1]!.split('.');
  const kind = parts.length > 1 && kinds.includes(parts.at(-1)!) ? parts.pop()! : '';
  const folder = dirname(file);
  const isPart = kind !== '' && parts.length > 1 && /^[fh]\d+$/.test(parts.at(-1)!);
  return {
    base: join(folder, parts.join('.')),
    kind,
    ending: match[2]!,
    settings: join(folder, `${(isPart ? parts.slice(0, -1) : parts).join('.')}.json`),
  };
}

/** The settings of a recording: an object of JSON. */
export class LogSettings {
  readonly file: string;
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(file: string) {
    this.file = file;
    if (!existsSync(file)) throw new UserError(`the settings of the log are to stand in ${file}, which is not there.`);
    this.#values = parseObject(file);
  }

  number(name: string): number {
    const value = this.optional(name);
    if (value !== undefined) return value;
    throw new UserError(`${this.file}: ${name} is missing; it must be a number.`);
  }

  optional(name: string): number | undefined {
    const value = this.#at(name);
    if (value === undefined || typeof value === 'number') return value;
    throw new UserError(`${this.file}: ${name} is ${JSON.stringify(value)}; it must be a number.`);
  }

  /** A flag, which may be written as a number too. */
  flag(name: string): boolean {
    const value = this.#at(name);
    if (typeof value === 'boolean' || typeof value === 'number') return Boolean(value);
    throw new UserError(`${this.file}: ${name} is ${JSON.stringify(value) ?? 'missing'}; it must be true or false.`);
  }

  text(name: string): string {
    const value = this.#at(name);
    if (typeof value === 'string') return value;
    throw new UserError(`${this.file}: ${name} is ${JSON.stringify(value) ?? 'missing'}; it must be a text.`);
  }

  /** The names of a part that is an object; none where it is missing. */
  namesOf(part: string): readonly string[] {
    const value = this.#at(part);
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
  }

  /** `a.b` is `b` of the object `a`. */
  #at(name: string): unknown {
    let value: unknown = this.#values;
    for (const key of name.split('.')) {
      value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
    }
    return value;
  }
}

function parseObject(file: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} is not well-formed JSON: ${(error as Error).message}.`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new UserError(`${file} is to hold an object of settings.`);
}
