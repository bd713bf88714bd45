import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { type Recipe, randomModule, recipes } from '../../rtl-gen/hdl/testing/random-module.ts';
import { checkOnly } from '../../rtl-gen/ir/check-only.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { lint, missingTools } from '../../rtl-gen/verilog/testing/lint.ts';
import { seededRandom } from '../../support/random.ts';
import { Interpreter } from './interpreter/engine.ts';
import type { Simulator } from './simulator.ts';
import { type IcarusRun, runIcarus } from './testing/icarus.ts';

const clocks = 12;
/** Milliseconds after which a failure is reported as far as it has been shrunk. */
const limit = { interruptAfterTimeLimit: 60_000 };

const runs = fc.record({ recipe: recipes, seed: fc.integer({ min: 1, max: 2 ** 31 }) });

test('the emitted Verilog, in Icarus Verilog, agrees with the interpreter at every signal in every clock', async ({
  skip,
}) => {
  const missing = await missingTools(['iverilog']);
  if (missing.length > 0) skip('iverilog is not installed');
  await fc.assert(
    fc.asyncProperty(runs, async ({ recipe, seed }) => {
      const { design, simulator, run } = prepare(recipe, seed);
      const seen = await runIcarus(run);
      expect(seen).toHaveLength(clocks);
      const signals = new Map(simulator.signals.map((s) => [s.path, s]));
      const inputs = run.inputs.map((w) => simulator.port(w.path));
      run.stimulus.forEach((values, clock) => {
        inputs.forEach((port, i) => {
          port.set(values[i]!);
        });
        const different = run.watched.flatMap(({ path, width }, i) => {
          const ours = BigInt(signals.get(path)!.get())
            .toString(16)
            .padStart(Math.ceil(width / 4), '0');
          return seen[clock]![i] === ours ? [] : [`${path} in clock ${clock}: ${ours}, in Icarus ${seen[clock]![i]}`];
        });
        if (different.length > 0) throw new Error(`${different.join('\n')}\n${textOf(design)}`);
        simulator.step();
      });
    }),
    { numRuns: 120, ...limit },
  );
});

test('lint tools accept the emitted Verilog without a word', async ({ skip }) => {
  const missing = await missingTools();
  if (missing.length > 0) skip(`${missing.join(' and ')} not installed`);
  await fc.assert(
    fc.asyncProperty(recipes, async (recipe) => {
      const design = elaborate(randomModule(recipe));
      const said = await lint(emitVerilog(design));
      if (said !== '') throw new Error(`${said}\n${textOf(design)}`);
    }),
    { numRuns: 30, ...limit },
  );
});

const textOf = (design: Design): string =>
  emitVerilog(design)
    .files.map((f) => f.text)
    .join('\n');

/** The interpreter, and a run of Icarus from the same start values with random inputs. */
function prepare(recipe: Recipe, seed: number): { design: Design; simulator: Simulator; run: IcarusRun } {
  const design = elaborate(randomModule(recipe));
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
  return { design, simulator, run };
}
