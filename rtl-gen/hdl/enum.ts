/** Enumerations: hardware values whose states have names. */
import type { Bits } from './bits.ts';
import type { Builder } from './builder.ts';
import { clog2 } from './clog2.ts';
import type { Shape } from './shape.ts';
import { describe, noPrimitive, Word } from './word.ts';

/** A value that is one of the states `K`. */
export interface EnumV<K extends string> {
  /** The states; the position of a state is its encoding. */
  readonly keys: readonly K[];
  /** 1 when the value is that state. */
  is(k: K): Bits<1>;
}

/**
 * The shape of an enumeration: encoded in order from 0, in the fewest bits that hold the last state. States are made of
 * letters, digits and `_`, and differ in more than case, because Verilog names them in capitals.
 */
export function enumOf<const K extends readonly string[]>(...keys: K): Shape<EnumV<K[number]>> {
  checkStates(keys);
  const width = clog2(Math.max(keys.length, 2));
  return {
    width,
    leaves: [{ suffix: '', width, states: keys }],
    wrap: (owner, [id]) => new EnumWord(owner, id!, width, keys),
    lower: (owner, value) => [lowerState(owner, keys, width, value)],
  };
}

/** The hardware behind `EnumV`. */
export class EnumWord<K extends string> implements EnumV<K> {
  readonly word: Word;
  readonly keys: readonly K[];

  constructor(owner: Builder, id: number, width: number, keys: readonly K[]) {
    this.word = new Word(owner, id, width);
    this.keys = keys;
  }

  is(k: K): Bits<1> {
    return this.word.eq(encode(this.word.owner, this.keys, k));
  }

  [Symbol.toPrimitive](): never {
    return noPrimitive();
  }
}

function checkStates(keys: readonly string[]): void {
  if (keys.length === 0) throw new RangeError('an enumeration without states: give one or more');
  const seen = new Set<string>();
  for (const key of keys) {
    if (!/^[a-zA-Z0-9_]+$/.test(key))
      throw new RangeError(`${JSON.stringify(key)} cannot name a state: use letters, digits and _`);
    const capitals = key.toUpperCase();
    if (seen.has(capitals)) throw new RangeError(`two states are named ${key}, in capitals: rename one of them`);
    seen.add(capitals);
  }
}

/** Whether two enumerations are the same: the same states in the same order. */
export const sameStates = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

function lowerState(owner: Builder, keys: readonly string[], width: number, value: unknown): number {
  if (typeof value === 'string') return owner.table.const(width, BigInt(encode(owner, keys, value)));
  if (value instanceof EnumWord && sameStates(value.keys, keys)) return owner.own(value.word);
  reportUnknown(owner, keys, value);
  return owner.table.const(width, 0n);
}

/** The encoding of a state; reports a misspelt one (the editor does too) and goes on with the first. */
function encode(owner: Builder, keys: readonly string[], key: string): number {
  const index = keys.indexOf(key);
  if (index >= 0) return index;
  reportUnknown(owner, keys, key);
  return 0;
}

function reportUnknown(owner: Builder, keys: readonly string[], value: unknown): void {
  const message = `${describe(value)} is not one of the states ${keys.join(', ')}`;
  owner.report('unknown-state', message, 'give one of the states');
}
