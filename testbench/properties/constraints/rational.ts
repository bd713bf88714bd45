/** Exact fractions. */
import { gcd } from './linear.ts';

/** `top / bottom`, without common divisors; `bottom` is above 0. */
export interface Rational {
  readonly top: bigint;
  readonly bottom: bigint;
}

export function rational(top: bigint, bottom = 1n): Rational {
  const divisor = gcd(top, bottom) * (bottom < 0n ? -1n : 1n);
  return divisor === 1n ? { top, bottom } : { top: top / divisor, bottom: bottom / divisor };
}

export const plus = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

export const times = (a: Rational, b: Rational): Rational => rational(a.top * b.top, a.bottom * b.bottom);

export const inverse = ({ top, bottom }: Rational): Rational => rational(bottom, top);

export const opposite = ({ top, bottom }: Rational): Rational => ({ top: -top, bottom });

/** Below 0 if `a` is less, 0 if they are equal, above if it is more. */
export const compare = (a: Rational, b: Rational): bigint => a.top * b.bottom - b.top * a.bottom;
