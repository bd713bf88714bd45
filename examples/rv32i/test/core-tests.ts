/** What is run on the core: by Vitest, and on each of its mutants. */
import assert from 'node:assert/strict';
import type { Body } from 'gatewright/bench';
import type { DesignTests } from 'gatewright/config';
import { imageOf, Machine, memoryBytes } from './machine.ts';
import { type Sample, samples } from './programs.ts';
import { randomCode } from './random-code.ts';
import { replay } from './replay.ts';
import { edgePrograms, wordPrograms } from './systematic.ts';

/** Random code in all of the memory, after a memory that waits; another program wherever one has halted. */
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

/** All instructions on operands at the edges of words. */
export const atEdges: Body<void> = async (t) => {
  const machine = new Machine(t);
  for (const words of edgePrograms) {
    await machine.start(imageOf(words));
    assert.equal(await machine.run(words.length), 'call');
  }
};

/** Words of all opcodes: what is an instruction does what the model says, and all others halt the core. */
export const allWords: Body<void> = async (t) => {
  const machine = new Machine(t);
  for (const words of wordPrograms(t.random)) {
    await machine.start(imageOf(words));
    await machine.run(30);
  }
};

export const tests: DesignTests = {
  property: random,
  replay,
  directed: [
    { name: 'edges', body: atEdges },
    { name: 'words', body: allWords },
    ...samples.map((sample) => ({ name: sample.name, body: program(sample) })),
  ],
  survivors: [
    {
      mutants: /^swapped arms in the top: arms of \(\(decoder_kind == 3\) \? \(alu_result\[1\] \? 5/,
      reason: 'A core that stays in execute with what halts it is as silent as one that has halted.',
    },
  ],
};
