/** Operators whose constant operand alone decides the result, whatever the hardware does. */
import { mask } from '../ir/expr.ts';
import type { Literal } from './bits.ts';
import type { Builder } from './builder.ts';

/** Reports a comparison of a word of `width` bits with a number that no value is below, or that none is above. */
export function checkComparison(owner: Builder, op: 'lt' | 'le' | 'gt' | 'ge', width: number, b: unknown): void {
  if (typeof b !== 'number' && typeof b !== 'bigint') return;
  const low = op === 'lt' || op === 'ge';
  if (typeof b === 'number' && !Number.isInteger(b)) return;
  if (BigInt(b) !== (low ? 0n : mask(width))) return;
  const always = op === 'le' || op === 'ge' ? 1 : 0;
  const reason = `no value of ${width} bits is ${low ? 'below' : 'above'} ${b}`;
  owner.report('constant-comparison', `${op}(${b}) is always ${always}: ${reason}`, 'compare with another number');
}

/** Reports a shift by a number that leaves nothing of a word of `width` bits. */
export function checkShift(owner: Builder, op: 'shl' | 'shr', width: number, amount: Literal): void {
  // A word of one bit is what generic code shifts by one and means it.
  if (amount < width || width === 1) return;
  const message = `${op}(${amount}) of a value of ${width} bits leaves none of them`;
  owner.report('shift-range', message, `shift by at most ${width - 1}, or extend the value first`);
}
