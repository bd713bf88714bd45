import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { type Recipe, randomModule, recipes } from '../../rtl-gen/hdl/testing/random-module.ts';
import { together } from '../../rtl-gen/hdl/testing/together.ts';
import { checkOnly } from '../../rtl-gen/ir/check-only.ts';
import { mask } from '../../rtl-gen/ir/expr.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { missingTools } from '../../rtl-gen/verilog/testing/lint.ts';
import { seededRandom } from '../../support/random.ts';
import { type IcarusRun, runIcarus } from '../engine/testing/icarus.ts';
import { simulate } from '../engine/wasm/engine.ts';
import { watchAll } from './testing/watch-all.ts';

const clocks = 12;
/** Circuits that a run of the tool has: it takes longer to start than to read dozens of them. */
const batch = 60;

/** A word as Icarus prints it in binary: its bits, and those that are x. */
const parse = (text: string): { readonly value: bigint; readonly unknown: bigint } => ({
  value: BigInt(`0b${text.replace(/[^01]/g, '0')}`),
  unknown: BigInt(`0b${text.replace(/[01]/g, '0').replace(/[^0]/g, '1')}`),
});

/**
 * Differences between Icarus with all start values unknown and ours: bits that are known in both and differ, and with
 * `isStrict` those that are x in Icarus and known in ours.
 */
async function differences(
  design: Design,
  seed: number,
  isStrict: boolean,
): Promise<{ text: string; known: number; unknown: number }> {
  const net = flatten(design);
  const simulator = await simulate(watchAll(net), { seed, trace: true });
  const signals = new Map(simulator.signals.map((s) => [s.path, s]));
  const run = runOf(net, design, seed);
  const seen = await runIcarus(run);
  const found = { text: '', known: 0, unknown: 0 };
  for (const [clock, values] of run.stimulus.entries()) {
    run.inputs.forEach(({ path }, i) => {
      simulator.port(path).set(values[i]!);
    });
    for (const [i, { path, width }] of run.watched.entries()) {
      const ours = BigInt(signals.get(path)!.get());
      const unknown = BigInt(signals.get(`${path} unknown`)!.get());
      const theirs = parse(seen[clock]![i]!);
      const both = mask(width) & ~unknown & ~theirs.unknown;
      const isWrong = ((ours ^ theirs.value) & both) !== 0n || (isStrict && (theirs.unknown & ~unknown) !== 0n);
      if (both !== 0n) found.known++;
      if (unknown !== 0n) found.unknown++;
      if (isWrong && found.text === '')
        found.text = `${path} in clock ${clock}: ${ours.toString(2)}, unknown ${unknown.toString(2)}, in Icarus ${seen[clock]![i]}`;
    }
    simulator.step();
  }
  return found;
}

function runOf(net: Netlist, design: Design, seed: number): IcarusRun {
  const random = seededRandom(seed);
  const inputs = net.inputs.map(({ name, width }) => ({ path: name, width }));
  // Icarus runs what synthesis sees: what only assertions read stands under FORMAL.
  const unseen = new Set(
    (net.instances ?? []).flatMap(({ path, module: m }) =>
      [...checkOnly(m)].map((id) => (path === '' ? '' : `${path}.`) + m.decls[id]!.name),
    ),
  );
  return {
    verilog: emitVerilog(design),
    clocks: net.clocks.map((c) => c.name),
    inputs,
    outputs: net.outputs.map(({ name, width }) => ({ path: name, width })),
    starts: [],
    stimulus: Array.from({ length: clocks }, (_, clock) =>
      inputs.map(({ path, width }) => {
        if (path === 'rst') return clock === 1 || random.chance(0.1) ? 1n : 0n;
        return random.chance(0.2) ? 0n : BigInt(random.bits(width));
      }),
    ),
    watched: net.signals.filter((s) => !unseen.has(s.path)).map(({ path, width }) => ({ path, width })),
    format: '%b',
  };
}

const circuits = (seed: number): readonly Recipe[] => fc.sample(recipes, { numRuns: batch, seed });

test('what Icarus and we know is the same, from unknown start values', async ({ skip }) => {
  const missing = await missingTools(['iverilog']);
  if (missing.length > 0) skip('iverilog is not installed');
  const [seed] = fc.sample(fc.integer({ min: 1, max: 2 ** 30 }), 1);
  const modules = circuits(seed!).map((recipe, i) => randomModule(recipe, `block${i}`));
  const { text, known, unknown } = await differences(elaborate(together(modules)), seed!, false);
  expect(text, `seed ${seed}`).toBe('');
  expect(known).toBeGreaterThan(1000);
  expect(unknown).toBeGreaterThan(100);
});
