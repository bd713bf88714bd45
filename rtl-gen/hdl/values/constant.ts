/** Constants that keep their name. */
import { reservedWords } from '../../ir/reserved-words.ts';
import type { Literal } from './bits.ts';
import { ShapeMistake } from './shape-mistake.ts';

/**
 * A number with a name. It may stand wherever a number may; Verilog has a `localparam` of that name, in the width of
 * the place where it is used.
 */
export class Constant {
  readonly name: string;
  readonly value: bigint;

  constructor(name: string, value: bigint) {
    this.name = name;
    this.value = value;
  }
}

/** `constant('TIMEOUT', 1000)`: the name is one of Verilog, the value an integer. */
export function constant(name: string, value: number | bigint): Constant {
  if (!/^[a-zA-Z][a-zA-Z0-9_]*$/.test(name) || reservedWords.has(name))
    throw new ShapeMistake(
      'bad-name',
      `${JSON.stringify(name)} is no name for a constant`,
      'use letters, digits and _',
    );
  if (typeof value === 'number' && !Number.isInteger(value))
    throw new ShapeMistake('literal-range', `the constant ${name} is ${value}`, 'give an integer');
  return new Constant(name, BigInt(value));
}

/** Whether a value is a number that may stand for hardware. */
export const isLiteral = (value: unknown): value is Literal =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Constant;

/** The number itself. */
export const plainLiteral = (value: Literal): number | bigint => (value instanceof Constant ? value.value : value);
