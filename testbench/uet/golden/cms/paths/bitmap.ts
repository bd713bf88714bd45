/** Bitmap: the walk, with a count of penalties for each path (cms.md 6). */
import type { Choice, ChoiceInputs, Feedback, PathBalancer } from './balancer.ts';
import { PathWalk } from './walk.ts';

/** The largest penalty, and what each feedback adds to it. */
export const MOST_PENALTY = 15;
export const penaltyOf: Readonly<Record<Feedback, number>> = { GOOD: 0, ECN: 1, NACK: 4, TIMEOUT: 15 };

export class Bitmap implements PathBalancer {
  readonly walk: PathWalk;
  readonly penalties: Uint8Array;

  constructor(paths: number, start: { readonly xor: number; readonly upper: number }) {
    this.walk = new PathWalk(paths, start);
    this.penalties = new Uint8Array(paths);
  }

  choose({ draw }: ChoiceInputs): Choice {
    const { walk, penalties } = this;
    // Only the first path that is passed by recovers; after a whole turn the next one is taken, whatever it has.
    for (let steps = 0; penalties[walk.path]! > 0 && steps < penalties.length; steps++) {
      if (steps === 0) penalties[walk.path]!--;
      walk.advance(draw);
    }
    const { entropy } = walk;
    walk.advance(draw);
    return { entropy, way: 'bitmap' };
  }

  hear(feedback: Feedback, entropy: number): void {
    const path = entropy & (this.penalties.length - 1);
    this.penalties[path] = Math.min(this.penalties[path]! + penaltyOf[feedback], MOST_PENALTY);
  }

  get shown(): Readonly<Record<string, number | bigint>> {
    const { index, xor, upper } = this.walk;
    const sum = this.penalties.reduce((a, b) => a + b, 0);
    const skipcnt = this.penalties.filter((p) => p > 0).length;
    return { idx: index, xor, up: upper, skipcnt, sum, fnv: fnvOf(this.penalties) };
  }
}

/** The hash over all penalties that the logs have: FNV-1a of 64 bits from the start value they use. */
export function fnvOf(penalties: Uint8Array): bigint {
  let hash = 1469598103934665603n;
  for (const penalty of penalties) hash = BigInt.asUintN(64, (hash ^ BigInt(penalty)) * 1099511628211n);
  return hash;
}
