/** Walks over values of any shape: words, enums and records of them. */
import type { ExprId } from '../ir/expr.ts';
import type { StateNames } from '../ir/module-ir.ts';
import type { Builder } from './builder.ts';
import { EnumWord, sameStates } from './enum.ts';
import { describe, isHardware, lowerWord, Word } from './word.ts';

/** The same value with every word replaced; `name` grows by `_field` on the way down. */
export function mapWords<T>(
  owner: Builder,
  value: T,
  name: string,
  f: (word: Word, name: string, states: StateNames | undefined) => Word,
): T {
  if (isHardware(value)) return f(value, name, undefined) as T;
  if (value instanceof EnumWord) {
    return new EnumWord(owner, f(value.word, name, value.keys).id, value.word.width, value.keys) as T;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([k, v]) => [k, mapWords(owner, v, `${name}_${k}`, f)]);
    return Object.fromEntries(fields) as T;
  }
  const message = `${name} is ${describe(value)}, not a hardware value`;
  owner.report('not-hardware', message, 'give a word, an enum or a record');
  return value;
}

/** `sel` ? `t` : `f`, word by word. */
export function muxValues<T>(owner: Builder, sel: ExprId, t: T, f: unknown): T {
  if (isHardware(t)) {
    const id = owner.table.mux(sel, owner.own(t), lowerWord(owner, f, t.width));
    return new Word(owner, id, t.width) as T;
  }
  if (t instanceof EnumWord && f instanceof EnumWord && sameStates(t.keys, f.keys)) {
    const word = muxValues(owner, sel, t.word, f.word);
    return new EnumWord(owner, word.id, word.width, t.keys) as T;
  }
  if (isRecord(t) && isRecord(f) && Object.keys(t).sort().join() === Object.keys(f).sort().join()) {
    const fields = Object.entries(t).map(([k, v]) => [k, muxValues(owner, sel, v, f[k])]);
    return Object.fromEntries(fields) as T;
  }
  owner.report('shape-mismatch', 'mux between values of different shapes', 'give two values of one shape');
  return t;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isHardware(value) && !(value instanceof EnumWord);
