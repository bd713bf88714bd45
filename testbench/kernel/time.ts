/** Simulated time: integers of femtoseconds, written as text with a unit. */
import { UserError } from '../../support/user-error.ts';

/** The units, in femtoseconds. */
const units = { fs: 1, ps: 1e3, ns: 1e6, us: 1e9, ms: 1e12, s: 1e15 } as const;

/** A unit of time. */
export type TimeUnit = keyof typeof units;

/** A span of time: a decimal number and a unit, `'10ns'`, `'1.5us'`. */
export type Time = `${number}${TimeUnit}`;

/**
 * A span in femtoseconds, rounded to the nearest one, halves up. `UserError` for text of another form, for what is
 * negative or rounds to nothing, unless `zero` allows that, and for more than 2^53 - 1 fs, about nine seconds. `what`
 * names the span.
 */
export function femtoseconds(text: string, what: string, zero = false): number {
  const [, whole = '', part = '', unit] = /^(\d+)(?:\.(\d+))?(fs|ps|ns|us|ms|s)$/.exec(text) ?? [];
  if (unit === undefined)
    throw new UserError(
      `${what} is a time such as '10ns' or '1.5us' (${Object.keys(units).join(', ')}), not '${text}'`,
    );
  const scale = units[unit as TimeUnit];
  // With integers, because 0.1 is none: digits after the point are counted in units of their own.
  const digits = 10n ** BigInt(part.length);
  const exact = BigInt(whole + part) * BigInt(scale);
  const rounded = Number((exact * 2n + digits) / (digits * 2n));
  if (rounded === 0 && !zero) throw new UserError(`${what} is longer than nothing, and '${text}' is less than 0.5fs`);
  if (!Number.isSafeInteger(rounded)) throw new UserError(`${what} '${text}' is longer than simulated time can be, 9s`);
  return rounded;
}

/** Femtoseconds as a number of a unit; exact where a double is. */
export const inUnit = (time: number, unit: TimeUnit): number => time / units[unit];

/** Femtoseconds as text, in the largest unit of which it is a whole number: `10ns`, `1500ps`, `0s`. */
export function timeText(time: number): string {
  const [unit] = (Object.keys(units) as TimeUnit[]).toReversed().filter((u) => time % units[u] === 0);
  return `${time / units[unit ?? 'fs']}${unit}`;
}
