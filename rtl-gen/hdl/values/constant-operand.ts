/** Operators whose constant operand alone decides the result, whatever the hardware does. */
import { mask } from '../../ir/expr.ts';
import { isLiteral, plainLiteral } from './constant.ts';
import type { Owner } from './owner.ts';

/**
 * Reports a comparison of a word of `width` bits with a number that no value is below, or that none is above. The
 * opposite comparisons, which always hold, are what a module with parameters asserts, and no mistake.
 */
export function checkComparison(owner: Owner, op: 'lt' | 'gt', width: number, b: unknown): void {
  if (!isLiteral(b)) return;
  const number = plainLiteral(b);
  if (typeof number === 'number' && !Number.isInteger(number)) return;
  if (BigInt(number) !== (op === 'lt' ? 0n : mask(width))) return;
  const message = `${op}(${number}) is always 0: no value of ${width} bits is ${op === 'lt' ? 'below' : 'above'} ${number}`;
  owner.report('constant-comparison', message, 'compare with another number');
}

/** Reports a shift by a number that leaves nothing of a word of `width` bits. */
export function checkShift(owner: Owner, op: 'shl' | 'shr', width: number, amount: number): void {
  // A word of one bit is what generic code shifts by one and means it.
  if (amount < width || width === 1) return;
  const message = `${op}(${amount}) of a value of ${width} bits leaves none of them`;
  owner.report('shift-range', message, `shift by at most ${width - 1}, or extend the value first`);
}
