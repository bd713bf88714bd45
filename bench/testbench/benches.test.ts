import { expect, test } from 'vitest';
import { bit, bits, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { missingTools } from '../../rtl-gen/verilog/testing/lint.ts';
import { skipNote } from '../../support/testing/skip-note.ts';
import { runSeed } from '../../testbench/bench/run-seed.ts';
import { engines } from '../../testbench/engine/engines.ts';
import { benches } from './benches.ts';
import { printedTurn } from './contender.ts';
import { type BenchName, designs } from './designs.ts';
import { oneTurn } from './ours.ts';
import { verilogBench } from './verilog-peer.ts';

const names = Object.keys(designs) as BenchName[];

const forms = names.flatMap((bench) => (['async', 'generators'] as const).map((form) => [bench, form] as const));

test.each(forms)('the bench %s, %s, runs for as many clocks as it is asked to', async (bench, form) => {
  const { clocks, seconds } = await oneTurn(bench, 'wasm', 3000, form);
  expect(clocks).toBeGreaterThanOrEqual(3000);
  expect(clocks).toBeLessThan(3600);
  expect(seconds).toBeGreaterThan(0);
});

test.each(['async', 'generators'] as const)('a counter that misses a clock fails its bench, %s', async (form) => {
  const lazy = module('lazy', { in: { en: bit }, out: { count: bits(32) } }, ({ en }, m) => {
    const count = m.reg('count', bits(32), { reset: 0 });
    m.when(en.and(count.ne(1000)), () => count.set(count.add(1)));
    return { count };
  });
  const { failure } = await runSeed(await engines.wasm.create(elaborate(lazy)), 1, benches[form].counter(3000));
  expect(failure?.message).toBe('the counter has counted 1000 of 3000 clocks');
});

const noIcarus = (await missingTools(['iverilog'])).length > 0;

test.skipIf(noIcarus).each(names)(
  `the bench %s in Verilog finds nothing wrong either${skipNote(...(noIcarus ? ['iverilog'] : []))}`,
  async (bench) => {
    expect(await verilogBench.run(bench, 3000)).toMatchObject({ clocks: 3000 });
  },
);

test('what a contender printed is taken from among other lines', () => {
  expect(printedTurn('building\n{"clocks":5,"seconds":0.5}\ndone')).toEqual({ clocks: 5, seconds: 0.5 });
  expect(() => printedTurn('nothing')).toThrow('the bench printed no result:\nnothing');
});
