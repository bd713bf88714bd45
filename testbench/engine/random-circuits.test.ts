import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkOnly } from '../../rtl-gen/ir/check-only.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { lint, missingTools } from '../../rtl-gen/verilog/testing/lint.ts';
import { seededRandom } from '../../support/random.ts';
import { Interpreter } from './interpreter/engine.ts';
import type { Simulator } from './simulator.ts';
import { type IcarusRun, runIcarus } from './testing/icarus.ts';
import { inBatch } from './testing/in-batch.ts';

const clocks = 12;

test('the emitted Verilog, in Icarus Verilog, agrees with the interpreter at every signal in every clock', async ({
  skip,
}) => {
  const missing = await missingTools(['iverilog']);
  if (missing.length > 0) skip('iverilog is not installed');
  for (const seed of fc.sample(seeds, 2)) await inBatch(seed, icarusDisagrees);
});

test('lint tools accept the emitted Verilog without a word', async ({ skip }) => {
  const missing = await missingTools();
  if (missing.length > 0) skip(`${missing.join(' and ')} not installed`);
  for (const seed of fc.sample(seeds, 1)) await inBatch(seed, async (design) => await lint(emitVerilog(design)));
});

const seeds = fc.integer({ min: 1, max: 2 ** 30 });

/** The differences of the first clock that has any. */
async function icarusDisagrees(design: Design, seed: number): Promise<string> {
  const { simulator, run } = prepare(design, seed);
  const seen = await runIcarus(run);
  expect(seen).toHaveLength(clocks);
  const signals = new Map(simulator.signals.map((s) => [s.path, s]));
  const inputs = run.inputs.map((w) => simulator.port(w.path));
  for (const [clock, values] of run.stimulus.entries()) {
    inputs.forEach((port, i) => {
      port.set(values[i]!);
    });
    const different = run.watched.flatMap(({ path, width }, i) => {
      const ours = BigInt(signals.get(path)!.get())
        .toString(16)
        .padStart(Math.ceil(width / 4), '0');
      return seen[clock]![i] === ours ? [] : [`${path} in clock ${clock}: ${ours}, in Icarus ${seen[clock]![i]}`];
    });
    if (different.length > 0) return different.join('\n');
    simulator.step();
  }
  return '';
}

/** The interpreter, and a run of Icarus from the same start values with random inputs. */
function prepare(design: Design, seed: number): { simulator: Simulator; run: IcarusRun } {
  const net = flatten(design);
  const simulator = new Interpreter(net, { seed });
  const random = seededRandom(seed);
  const inputs = net.inputs.map(({ name, width }) => ({ path: name, width }));
  const values = new Map(simulator.signals.map((s) => [s.path, s]));
  // Icarus runs what synthesis sees: what only assertions read stands under FORMAL.
  const unseen = new Set(
    (net.instances ?? []).flatMap(({ path, module: m }) =>
      [...checkOnly(m)].map((id) => (path === '' ? '' : `${path}.`) + m.decls[id]!.name),
    ),
  );
  const run: IcarusRun = {
    verilog: emitVerilog(design),
    clocks: simulator.clocks.map((c) => c.name),
    inputs,
    outputs: net.outputs.map(({ name, width }) => ({ path: name, width })),
    // Registers with a start value must have it from the Verilog.
    starts: net.registers
      .filter((r) => r.init === undefined && !unseen.has(r.path))
      .map(({ path, width }) => ({ path, width, value: BigInt(values.get(path)!.get()) })),
    stimulus: Array.from({ length: clocks }, () =>
      inputs.map(({ path, width }) => {
        if (path === 'rst') return random.chance(0.15) ? 1n : 0n;
        return random.chance(0.2) ? 0n : BigInt(random.bits(width));
      }),
    ),
    watched: simulator.signals.filter((s) => !unseen.has(s.path)).map(({ path, width }) => ({ path, width })),
  };
  return { simulator, run };
}
