/** Which bits of a link are wrong. */
import type { Random } from '../../../support/random.ts';
import { UserError } from '../../../support/user-error.ts';
import { geometric } from './geometric.ts';

/** Gives the positions of the errors, ascending, in the next so many bits of the link. */
export type BitErrors = (bits: number) => readonly number[];

/** Starts a process; gets the link's own generator for it. */
export type BitErrorModel = (random: Random) => BitErrors;

/**
 * Each bit is wrong with the same probability, independently. Bits without an error cost nothing, however small it is.
 */
export function independentErrors(rate: number): BitErrorModel {
  checkProbability('independentErrors', rate);
  return (random) => {
    let next = geometric(random, rate);
    return (bits) => {
      if (next >= bits) {
        next -= bits;
        return none;
      }
      const positions: number[] = [];
      for (; next < bits; next += 1 + geometric(random, rate)) positions.push(next);
      next -= bits;
      return positions;
    };
  };
}

/** Errors in bursts. */
export interface GilbertElliott {
  /** Bits from the start of a burst to its end, on average, from 1 up. */
  readonly burst: number;
  /** Bits between two bursts, on average, from 1 up. */
  readonly between: number;
  /** Probability that a bit within a burst is wrong. Default 0.5: noise. */
  readonly within?: number;
  /** Probability that a bit between two bursts is wrong. Default 0. */
  readonly otherwise?: number;
}

/**
 * The model of Gilbert (1960) and Elliott (1963): a chain of a bad and a good state, each left after any bit with the
 * same probability. On average (burst * within + between * otherwise) / (burst + between) of the bits are wrong. It
 * begins in the bad state as often as it is in it.
 */
export function burstErrors({ burst, between, within = 0.5, otherwise = 0 }: GilbertElliott): BitErrorModel {
  for (const rate of [within, otherwise]) checkProbability('burstErrors', rate);
  for (const bits of [burst, between])
    if (!(bits >= 1)) throw new UserError(`burstErrors has ${bits} bits as a mean length; give a number from 1 up`);
  return (random) => {
    let bad = random.chance(burst / (burst + between));
    const length = () => 1 + geometric(random, 1 / (bad ? burst : between));
    // Each process continues where it stopped: in a memoryless process the past does not change the future.
    const errors = { bad: independentErrors(within)(random), good: independentErrors(otherwise)(random) };
    let left = length();
    return (bits) => {
      const positions: number[] = [];
      for (let at = 0; at < bits; ) {
        const span = Math.min(left, bits - at);
        for (const position of (bad ? errors.bad : errors.good)(span)) positions.push(at + position);
        at += span;
        left -= span;
        if (left > 0) continue;
        bad = !bad;
        left = length();
      }
      return positions;
    };
  };
}

/**
 * A copy with those bits inverted; bit 0 is the least significant one of the first byte, which Ethernet sends first.
 */
export function flipBits(bytes: Uint8Array, positions: readonly number[]): Uint8Array {
  const flipped = bytes.slice();
  for (const position of positions) flipped[position >> 3]! ^= 1 << (position & 7);
  return flipped;
}

/** Throws a `UserError` for what is no probability. */
export function checkProbability(what: string, probability: number): void {
  if (!(probability >= 0 && probability <= 1))
    throw new UserError(`${what} has the probability ${probability}; give one from 0 to 1`);
}

const none: readonly number[] = [];
