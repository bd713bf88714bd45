/** Enumerations: hardware values whose states have names. */
import { mask } from '../../ir/expr.ts';
import { numbered, type States, sameStates } from '../../ir/states.ts';
import type { Bits } from './bits.ts';
import { clog2 } from './clog2.ts';
import type { Owner } from './owner.ts';
import type { Shape } from './shape.ts';
import { ShapeMistake } from './shape-mistake.ts';
import { wordStructure } from './structure.ts';
import { shapeKey } from './value.ts';
import { checkWidth, describe, noPrimitive, Word } from './word.ts';

/** A value that is one of the states `K`. */
export interface EnumV<K extends string> {
  /** The states, in the order of the definition. */
  readonly keys: readonly K[];
  /** 1 when the value is that state. */
  is(k: K): Bits<1>;
}

/**
 * The shape of an enumeration. `enumOf('idle', 'run')` encodes the states in order from 0, in the fewest bits that hold
 * the last one; `enumOf.oneHot` gives each state a bit of its own, `enumOf.gray` makes neighbours differ in one bit,
 * and `enumOf.coded` takes the values from you. All are used alike.
 *
 * States are made of letters, digits and `_`, and differ in more than case, because Verilog names them in capitals.
 * A value that is none of the states (of a register that was not reset) is none of them in every encoding: `is`
 * compares all bits.
 */
export const enumOf = Object.assign(binary, { oneHot, gray, coded });

function binary<const K extends readonly string[]>(...keys: K): Shape<EnumV<K[number]>> {
  return enumShape(numbered(keys), clog2(Math.max(keys.length, 2)));
}

/** One bit a state, the first state's the least significant: `is` looks at few bits, registers are many. */
function oneHot<const K extends readonly string[]>(...keys: K): Shape<EnumV<K[number]>> {
  return enumShape(
    keys.map((name, i) => ({ name, value: 1n << BigInt(i) })),
    Math.max(keys.length, 1),
  );
}

/** Gray code in order from 0: a step to the next or the previous state changes one bit. */
function gray<const K extends readonly string[]>(...keys: K): Shape<EnumV<K[number]>> {
  return enumShape(
    keys.map((name, i) => ({ name, value: BigInt(i ^ (i >> 1)) })),
    clog2(Math.max(keys.length, 2)),
  );
}

/**
 * States with the values of a specification: `enumOf.coded({ ack: 0, nack: 5 })`. In `width` bits, by default the
 * fewest that hold the largest value.
 */
function coded<const T extends Readonly<Record<string, number | bigint>>>(
  codes: T,
  width?: number,
): Shape<EnumV<keyof T & string>> {
  const states = Object.entries(codes).map(([name, value]) => ({ name, value: codeOf(name, value) }));
  const largest = states.reduce((most, { value }) => (value > most ? value : most), 1n);
  const needed = largest.toString(2).length;
  if (width !== undefined) checkWidth(width);
  if (width !== undefined && width < needed)
    throw new ShapeMistake('bad-enum', `states up to ${largest} do not fit in ${width} bits`, 'give more bits');
  return enumShape(states, width ?? needed);
}

function codeOf(name: string, value: number | bigint): bigint {
  if (typeof value === 'bigint' ? value >= 0n : Number.isSafeInteger(value) && value >= 0) return BigInt(value);
  throw new ShapeMistake('bad-enum', `state ${name} has the value ${value}`, 'give an integer from 0');
}

function enumShape<K extends string>(states: States, width: number): Shape<EnumV<K>> {
  checkStates(states);
  const shape: Shape<EnumV<K>> = {
    width,
    leaves: [{ suffix: '', width, lo: 0, states }],
    structure: wordStructure,
    wrap: (owner, [id]) => new EnumWord<K>(shape, states, new Word(owner, id!, width)),
    lower: (owner, value) => [lowerState(owner, states, width, value)],
  };
  return shape;
}

/** The hardware behind `EnumV`. */
export class EnumWord<K extends string> implements EnumV<K> {
  readonly [shapeKey]: Shape<EnumV<K>>;
  readonly word: Word;
  readonly states: States;

  constructor(shape: Shape<EnumV<K>>, states: States, word: Word) {
    this[shapeKey] = shape;
    this.states = states;
    this.word = word;
  }

  get owner(): Owner {
    return this.word.owner;
  }

  get keys(): readonly K[] {
    return this.states.map((s) => s.name as K);
  }

  is(k: K): Bits<1> {
    return this.word.eq(encode(this.word.owner, this.states, k));
  }

  [Symbol.toPrimitive](): number {
    return noPrimitive(this.word.owner);
  }
}

function checkStates(states: States): void {
  const mistake = (what: string, fix: string): Error => new ShapeMistake('bad-enum', what, fix);
  if (states.length === 0) throw mistake('an enumeration without states', 'give one or more');
  const seen = new Set<string>();
  const values = new Map<bigint, string>();
  for (const { name, value } of states) {
    if (!/^[a-zA-Z0-9_]+$/.test(name))
      throw mistake(`${JSON.stringify(name)} cannot name a state`, 'use letters, digits and _');
    const capitals = name.toUpperCase();
    if (seen.has(capitals)) throw mistake(`two states are named ${name}, in capitals`, 'rename one of them');
    seen.add(capitals);
    const other = values.get(value);
    if (other !== undefined) throw mistake(`states ${other} and ${name} both have the value ${value}`, 'change one');
    values.set(value, name);
  }
}

function lowerState(owner: Owner, states: States, width: number, value: unknown): number {
  if (typeof value === 'string') return owner.table.const(width, encode(owner, states, value) & mask(width));
  if (value instanceof EnumWord && sameStates(value.states, states) && value.word.width === width) {
    return owner.own(value.word);
  }
  reportUnknown(owner, states, value);
  return owner.table.const(width, 0n);
}

/** The encoding of a state; reports a misspelt one (the editor does too) and goes on with the first. */
function encode(owner: Owner, states: States, key: string): bigint {
  const state = states.find((s) => s.name === key);
  if (state !== undefined) return state.value;
  reportUnknown(owner, states, key);
  return states[0]!.value;
}

function reportUnknown(owner: Owner, states: States, value: unknown): void {
  const message = `${describe(value)} is not one of the states ${states.map((s) => s.name).join(', ')}`;
  owner.report('unknown-state', message, 'give one of the states');
}
