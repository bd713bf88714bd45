/** Enumerations: hardware values whose states have names. */
import type { Bits } from './bits.ts';
import type { Builder } from './builder.ts';
import { clog2 } from './clog2.ts';
import { callerLocation } from './source.ts';
import type { Shape } from './shape.ts';
import { isHardware, Word } from './word.ts';

/** A value that is one of the states `K`. */
export interface EnumV<K extends string> {
  /** The states; the position of a state is its encoding. */
  readonly keys: readonly K[];
  /** 1 when the value is that state. */
  is(k: K): Bits<1>;
}

/** The shape of an enumeration: encoded in order from 0, in the fewest bits that hold the last state. */
export function enumOf<const K extends readonly string[]>(...keys: K): Shape<EnumV<K[number]>> {
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
}

function lowerState(owner: Builder, keys: readonly string[], width: number, value: unknown): number {
  if (typeof value === 'string') return owner.table.const(width, BigInt(encode(owner, keys, value)));
  if (value instanceof EnumWord && value.keys.join() === keys.join()) return owner.own(value.word);
  const shown = isHardware(value) ? 'a value of another shape' : JSON.stringify(value);
  owner.report('unknown-state', `${shown} is not one of the states ${keys.join(', ')}`, 'give one of the states', [
    callerLocation(),
  ]);
  return owner.table.const(width, 0n);
}

/** The encoding of a state; reports a misspelt one (the editor does too) and goes on with the first. */
function encode(owner: Builder, keys: readonly string[], key: string): number {
  const index = keys.indexOf(key);
  if (index >= 0) return index;
  owner.report('unknown-state', `${key} is not one of the states ${keys.join(', ')}`, 'give one of the states', [
    callerLocation(),
  ]);
  return 0;
}
