/**
 * Response files of NIST's Cryptographic Algorithm Validation Program (`.rsp`), as they are: settings, then cases of
 * named fields.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { UserError } from '../../../support/user-error.ts';

/** A case: what stands between two empty lines, under the settings in brackets that hold for it. */
export interface CavpCase {
  readonly file: string;
  /** The line of its first field, from 1. */
  readonly line: number;
  /**
   * What stands in brackets above it: `Keylen` to `256`; words without a value, such as `ENCRYPT`, to the empty text.
   */
  readonly settings: ReadonlyMap<string, string>;
  /** Fields by name in lower case, in the order of the file. */
  readonly fields: ReadonlyMap<string, string>;
  /** The case has a line `FAIL`: what it gives must be refused. */
  readonly fails: boolean;
}

/**
 * The cases of a file, gzipped or not. A file that cannot be read, or is none of this form, is a `UserError` that names
 * the line.
 */
export function readCavp(path: string): readonly CavpCase[] {
  return parseCavp(vectorText(path), path);
}

/** The text of a file of vectors, unpacked where it is gzipped, whatever its name. */
export function vectorText(path: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new UserError(`${path} cannot be read: give a file of test vectors`);
  }
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new TextDecoder().decode(bytes);
  try {
    return new TextDecoder().decode(gunzipSync(bytes));
  } catch {
    throw new UserError(`${path} is not a whole gzip file: copy it again`);
  }
}

/** The cases of a text; `file` is how messages call it. */
export function parseCavp(text: string, file: string): readonly CavpCase[] {
  const cases: CavpCase[] = [];
  let settings = new Map<string, string>();
  let settingsHaveCases = false;
  let open: { readonly line: number; readonly fields: Map<string, string>; fails: boolean } | undefined;
  const close = (): void => {
    if (open !== undefined) cases.push({ file, settings, ...open });
    open = undefined;
  };
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = raw.trim();
    const where = `${file}:${i + 1}`;
    const bracket = /^\[(\w+)(?: = (.*))?\]$/.exec(line);
    const field = /^(\w+) =(?: (.*))?$/.exec(line);
    if (line === '') {
      close();
    } else if (line.startsWith('#')) {
      // A comment.
    } else if (bracket !== null) {
      close();
      // Brackets after cases begin a new group, which repeats what still holds.
      if (settingsHaveCases) settings = new Map();
      settingsHaveCases = false;
      settings.set(bracket[1]!, bracket[2] ?? '');
    } else if (field !== null) {
      open ??= { line: i + 1, fields: new Map(), fails: false };
      const name = field[1]!.toLowerCase();
      if (open.fields.has(name))
        throw new UserError(`${where}: ${field[1]} stands twice in one case: separate cases by an empty line`);
      open.fields.set(name, field[2] ?? '');
      settingsHaveCases = true;
    } else if (line === 'FAIL' && open !== undefined) {
      open.fails = true;
    } else {
      throw new UserError(
        `${where}: ${JSON.stringify(line)} is no line of a CAVP file: give NAME = VALUE, [NAME = VALUE], FAIL or # comment`,
      );
    }
  });
  close();
  if (cases.length === 0) throw new UserError(`${file} has no test cases: give a CAVP .rsp file`);
  return cases;
}

/** The bytes of a field in hexadecimal; a field that is missing or has other characters is a `UserError`. */
export function cavpBytes(from: CavpCase, name: string): Uint8Array {
  const text = from.fields.get(name);
  if (text === undefined)
    throw new UserError(`${from.file}:${from.line}: the case has no ${name.toUpperCase()}: add it`);
  if (!/^([0-9a-fA-F]{2})*$/.test(text))
    throw new UserError(`${from.file}:${from.line}: ${name.toUpperCase()} is ${text}: give whole bytes in hexadecimal`);
  return Uint8Array.from(Buffer.from(text, 'hex'));
}

/** A setting or field that counts bits; what is no such number is a `UserError`. */
export function cavpBits(from: CavpCase, name: string): number {
  const text = from.settings.get(name);
  if (text === undefined || !/^\d+$/.test(text))
    throw new UserError(`${from.file}:${from.line}: no [${name} = BITS] stands above the case: add it`);
  return Number(text);
}
