import assert from 'node:assert/strict';
import { hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { describe } from 'vitest';
import { core } from '../../src/core.ts';
import { Machine } from '../machine.ts';
import { assembled, programsOf } from './assemble.ts';

/** A checkout of github.com/riscv-software-src/riscv-tests. */
const checkout = process.env.RISCV_TESTS;

/** What a program is to end with, where it is not the system call of one that has passed. */
const halting: Readonly<Record<string, string>> = {
  // Loads and stores that are not aligned, which an environment may leave out, and this core does.
  ma_data: 'misaligned',
};

const design = elaborate(core);

describe.skipIf(checkout === undefined)('riscv-tests, rv32ui', () => {
  if (checkout === undefined) return;
  for (const name of programsOf(checkout)) {
    hwTest(name, { create: (o) => engines.wasm.create(design, o), maxCycles: 1_000_000 }, async (t) => {
      const machine = new Machine(t, { takes: 0.8, answers: 0.8 });
      await machine.start(assembled(checkout, name));
      const cause = await machine.run(100_000);
      assert.equal(cause, halting[name] ?? 'call');
      if (cause === 'call') assert.equal(machine.x[10], 0, 'the number of the test that failed');
    });
  }
});
