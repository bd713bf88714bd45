/** Division by constants. What `Bits` says of it: `div` and `mod`. */
import type { ExprId } from '../../ir/expr.ts';
import type { Owner } from './owner.ts';

/** The quotient of a word and `n`, as wide as the word; `undefined` where `n` is no divisor, which is reported. */
export function quotientOf(owner: Owner, id: ExprId, n: number | bigint): ExprId | undefined {
  const divisor = divisorOf(owner, n);
  if (divisor === undefined) return undefined;
  const { table } = owner;
  const { width } = table.get(id);
  const twos = trailingZeros(divisor);
  if (twos >= width) return table.const(width, 0n);
  const shifted = table.slice(id, twos, width - twos);
  return extended(owner, quotientByOdd(owner, shifted, divisor >> BigInt(twos)), width);
}

/** What that division leaves, as wide as the word: less than `n`. */
export function remainderOf(owner: Owner, id: ExprId, n: number | bigint): ExprId | undefined {
  const divisor = divisorOf(owner, n);
  if (divisor === undefined) return undefined;
  const { table } = owner;
  const { width } = table.get(id);
  if (divisor >= 1n << BigInt(width)) return id;
  if (divisor === 1n) return table.const(width, 0n);
  const twos = trailingZeros(divisor);
  if (1n << BigInt(twos) === divisor) return extended(owner, table.slice(id, 0, twos), width);
  const quotient = quotientOf(owner, id, n)!;
  // The remainder has no more bits than n - 1, so neither need the product and the difference.
  const bits = (divisor - 1n).toString(2).length;
  const product = table.binary(
    'mul',
    table.slice(quotient, 0, bits),
    table.const(bits, divisor & ((1n << BigInt(bits)) - 1n)),
  );
  return extended(owner, table.binary('sub', table.slice(id, 0, bits), product), width);
}

/**
 * By the shortest multiplier `m` with `a * m >> s` right for all `a` of the width: `m * n` is above `2^s` by at most
 * `2^(s - width)` (Granlund and Montgomery, Division by Invariant Integers using Multiplication, 1994, theorem 4.2).
 */
function quotientByOdd(owner: Owner, id: ExprId, n: bigint): ExprId {
  const { table } = owner;
  const { width } = table.get(id);
  if (n === 1n) return id;
  if (n >= 1n << BigInt(width)) return table.const(width, 0n);
  let s = width;
  const multiplier = (): bigint => ((1n << BigInt(s)) + n - 1n) / n;
  while (multiplier() * n - (1n << BigInt(s)) > 1n << BigInt(s - width)) s++;
  const m = multiplier();
  const wide = width + m.toString(2).length;
  const product = table.binary('mul', extended(owner, id, wide), table.const(wide, m));
  return extended(owner, table.slice(product, s, wide - s), width);
}

function divisorOf(owner: Owner, n: number | bigint): bigint | undefined {
  if (typeof n === 'bigint' ? n > 0n : Number.isInteger(n) && n > 0) return BigInt(n);
  const message = typeof n === 'object' ? 'a division by hardware' : `a division by ${n}`;
  owner.report('bad-divisor', message, 'give an integer from 1, or use the divider of the library for a word');
  return undefined;
}

const trailingZeros = (n: bigint): number => n.toString(2).length - n.toString(2).replace(/0+$/, '').length;

/** The word with zeros in front, or without what it has in front, in `w` bits. */
function extended({ table }: Owner, id: ExprId, w: number): ExprId {
  const { width } = table.get(id);
  if (width >= w) return table.slice(id, 0, w);
  return table.cat([table.const(w - width, 0n), id]);
}
