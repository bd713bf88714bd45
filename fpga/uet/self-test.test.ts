import { expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { engines } from '../../testbench/engine/engines.ts';
import { netlistOf } from '../../testbench/engine/netlist-of.ts';
import { simulate } from '../../testbench/engine/wasm/engine.ts';
import { reasonBits } from '../selftest/bench.ts';
import { findSelfTest } from '../selftest/find-self-test.ts';
import { selfTest } from '../selftest/self-test.ts';
import { hertz, linesOf, stuckAt } from '../selftest/testing/run.ts';
import { selfTests } from './self-tests.ts';

const design = (name: string) => {
  const { bench, goal } = findSelfTest(selfTests, name);
  return elaborate(selfTest({ name, bench: bench(), clock: hertz, goal }));
};

/**
 * What is run is the emitted Verilog; minutes of Verilator only with `GATEWRIGHT_BOARDS=1`. The faults below are on the
 * design itself.
 */
const readers = process.env.GATEWRIGHT_BOARDS === undefined ? (['yosys'] as const) : (['yosys', 'verilator'] as const);
const onEngines = readers.flatMap((engine) => selfTests.map((selfTest) => ({ engine, ...selfTest })));

test.each(onEngines)(
  'the self-test $name says PASS on its serial line ($engine)',
  { timeout: 300_000 },
  async ({ engine, name, goal }) => {
    const sim = await engines[engine].create(design(name), { seed: 3 });
    const lines = linesOf(sim, 2);
    expect(lines[0]).toBe(`gatewright ${name} RUN  checked 00000000 faults 00000000 wrong 00`);
    const [, checked, faults] = /^gatewright \w+ PASS checked (\w{8}) faults (\w{8}) wrong 00$/.exec(lines[1]!)!;
    expect(Number.parseInt(checked!, 16)).toBeGreaterThanOrEqual(goal.checked);
    expect(Number.parseInt(faults!, 16)).toBeGreaterThanOrEqual(goal.faults);
    expect([sim.port('passed').get(), sim.port('failed').get()]).toEqual([1, 0]);
    sim.dispose();
  },
);

/** A fault in each block under test, and what the bits of `wrong` are then. */
const faults = [
  { name: 'cbfc', path: 'bench.sender.channel_1.account.used', value: 0n, wrong: '1a' },
  { name: 'llr', path: 'bench.receive.fcs.good', value: 1n, wrong: '01' },
  // Nothing is delivered any more.
  { name: 'llr', path: 'bench.receive.fcs.good', value: 0n, wrong: '80' },
  { name: 'sack', path: 'bench.tracker.accepted', value: 0n, wrong: '04' },
  { name: 'aes', path: 'bench.aes.round_3.held', value: 0n, wrong: '01' },
] as const;

test.each(faults)('$name with $path stuck at $value says FAIL', async ({ name, path, value, wrong }) => {
  const sim = await simulate(stuckAt(await netlistOf(design(name)), path, value), {});
  const lines = linesOf(sim, 2);
  expect(lines[1]).toMatch(new RegExp(`^gatewright ${name} FAIL checked \\w{8} faults \\w{8} wrong ${wrong}$`));
  expect([sim.port('passed').get(), sim.port('failed').get()]).toEqual([0, 1]);
  sim.dispose();
});

test.each(selfTests)('each reason of $name has a bit', ({ reasons }) => {
  expect(reasons.length).toBeLessThanOrEqual(reasonBits);
});
