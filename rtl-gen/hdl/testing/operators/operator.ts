/** What an operator of words is to tests, and small things that models share. */
import type { Bits, Ctx } from '../../index.ts';

/**
 * What an operand is: a word of any width, one as wide as the first, one bit, or a shift's or selection's amount of any
 * width.
 */
export type OperandKind = 'word' | 'same' | 'bit' | 'amount';

/** The operands of one use: their values and widths, and a number from 0 for what is chosen at elaboration. */
export interface Given {
  readonly values: readonly bigint[];
  readonly widths: readonly number[];
  readonly n: number;
}

/** One operator, and what it means. */
export interface Operator {
  readonly name: string;
  readonly operands: readonly OperandKind[];
  /** Width of the result. */
  width(widths: readonly number[], n: number): number;
  build(operands: readonly Bits[], n: number, m: Ctx): Bits;
  /** The result, which is cut to the width. */
  model(given: Given): bigint;
}

/** Makes the hardware of up to three operands; `b` and `c` are `a` where there are fewer. */
export type Build = (a: Bits, b: Bits, c: Bits, n: number, m: Ctx) => Bits;
/** The meaning; its result is cut to the width. */
export type Model = (a: bigint, b: bigint, c: bigint, g: Given) => bigint;
/** Width of the result. */
export type Width = (widths: readonly number[], n: number) => number;

/** An operator by its five parts. */
export const make = (
  name: string,
  operands: readonly OperandKind[],
  width: Width,
  build: Build,
  model: Model,
): Operator => ({
  name,
  operands,
  width,
  build: ([a, b = a, c = a], n, m) => build(a!, b!, c!, n, m),
  model: (g) => {
    const [a = 0n, b = 0n, c = 0n] = g.values;
    return BigInt.asUintN(width(g.widths, g.n), model(a, b, c, g));
  },
});

export const same: Width = ([w]) => w!;
export const one: Width = () => 1;
export const sum: Width = (widths) => widths.reduce((total, w) => total + w, 0);
export const flag = (v: boolean): bigint => (v ? 1n : 0n);
export const signed = (v: bigint, { widths }: Given, i = 0): bigint => BigInt.asIntN(widths[i]!, v);
export const ones = (v: bigint): number => v.toString(2).replaceAll('0', '').length;
/** The position of the least significant 1 of `w` bits; `w - 1` where there is none. */
export const lowestOne = (v: bigint, w: number): number => {
  const i = Array.from({ length: w }, (_, k) => k).find((k) => ((v >> BigInt(k)) & 1n) === 1n);
  return i ?? w - 1;
};
export const rotated = (v: bigint, w: number, by: bigint): bigint => {
  const n = BigInt.asUintN(64, ((by % BigInt(w)) + BigInt(w)) % BigInt(w));
  return (v << n) | (v >> (BigInt(w) - n));
};
export const fill = (v: bigint, by: bigint, limit: number): bigint => v >> (by > BigInt(limit) ? BigInt(limit) : by);
