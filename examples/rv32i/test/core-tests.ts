/** What is run on the core: by Vitest, and on each of its mutants. */
import assert from 'node:assert/strict';
import type { Body } from 'gatewright/bench';
import type { DesignTests } from 'gatewright/config';
import { imageOf, Machine, memoryBytes } from './machine.ts';
import { type Sample, samples } from './programs.ts';
import { randomCode } from './random-code.ts';

/** Random code in all of the memory, behind a memory that waits; another program wherever one has halted. */
export const random =
  (clocks: number): Body<void> =>
  async (t) => {
    const pick = () => t.random.pick([0.4, 0.9, 1]);
    const machine = new Machine(t, { takes: pick(), answers: pick() });
    while (t.cycle < clocks) {
      await machine.start(imageOf(randomCode(t.random, memoryBytes / 4)));
      await machine.run(500);
    }
  };

/** A program with a result in `a0`. */
export const program =
  ({ words, result }: Sample): Body<void> =>
  async (t) => {
    const machine = new Machine(t);
    await machine.start(imageOf(words));
    assert.equal(await machine.run(100_000), 'call');
    assert.equal(machine.x[10], result);
  };

export const tests: DesignTests = {
  property: random,
  directed: samples.map((sample) => ({ name: sample.name, body: program(sample) })),
};
