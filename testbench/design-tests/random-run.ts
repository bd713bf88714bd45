/** A run without a golden model: random inputs, and the design's own assertions. */

import type { Random } from '../../support/random.ts';
import type { Body } from '../bench/context.ts';
import type { PortHandle, Value } from '../engine/simulator.ts';

/**
 * Each input has a new random value in about half of the clocks, all ones or zeros now and then. Assertions of the
 * design are checked as in each simulation; assumptions about inputs are too, so a design that has some needs tests of
 * its own.
 */
export const randomRun =
  (clocks: number): Body<void> =>
  async (t) => {
    const inputs = t.dut.ports.filter(({ direction, reset }) => direction === 'in' && reset === undefined);
    for (let clock = 0; clock < clocks; clock++) {
      for (const port of inputs) if (t.random.chance(0.5)) port.set(randomValue(port, t.random));
      await t.cycles(1);
    }
  };

function randomValue({ width, states }: PortHandle, random: Random): Value {
  if (states !== undefined) return random.pick(states).value;
  if (random.chance(0.75)) return random.bits(width);
  return random.chance(0.5) ? 0 : (1n << BigInt(width)) - 1n;
}
