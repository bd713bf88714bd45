/** Runs two simulators of one design side by side. */
import { seededRandom } from '../../../../support/random.ts';
import type { Simulator } from '../../simulator.ts';

/** What is compared. */
export type Running = Pick<Simulator, 'ports' | 'signals' | 'step' | 'takeFailures'>;

export interface Comparison {
  readonly seed: number;
  readonly clocks: number;
  /** Probability of a 1 at `rst` in a clock. Default 0.1. */
  readonly reset?: number;
}

/**
 * The first difference under the same random inputs, in words: a signal of `a`, or the failed assertions, in a clock
 * before its edge. Signals that `b` does not have are left out; `undefined` when there is no difference.
 */
export function firstDifference(a: Running, b: Running, { seed, clocks, reset = 0.1 }: Comparison): string | undefined {
  const random = seededRandom(seed);
  const inputs = a.ports.filter((p) => p.direction === 'in');
  const others = new Map(b.ports.map((p) => [p.name, p]));
  const theirs = new Map(b.signals.map((s) => [s.path, s]));
  const pairs = a.signals.flatMap((signal) => {
    const other = theirs.get(signal.path);
    return other === undefined ? [] : [[signal, other] as const];
  });
  for (let clock = 0; clock < clocks; clock++) {
    for (const port of inputs) {
      const value =
        port.name === 'rst' ? Number(random.chance(reset)) : random.chance(0.2) ? 0 : random.bits(port.width);
      port.set(value);
      others.get(port.name)?.set(value);
    }
    for (const [signal, other] of pairs) {
      if (signal.get() !== other.get()) return `clock ${clock}: ${signal.path} is ${signal.get()} and ${other.get()}`;
    }
    a.step();
    b.step();
    const [ours, found] = [a, b].map((s) =>
      s
        .takeFailures()
        .map((f) => `${f.path} failed at ${f.cycle}`)
        .toSorted()
        .join(),
    );
    if (ours !== found) return `assertions: ${ours}; and ${found}`;
  }
  return undefined;
}
