import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { type Recipe, randomModule, recipes } from '../../rtl-gen/hdl/testing/random-module.ts';
import { together } from '../../rtl-gen/hdl/testing/together.ts';
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
/** Circuits that a run of a tool has: it takes longer to start than to read dozens of them. */
const batch = 60;
/** Milliseconds after which a failure is reported as far as it has been shrunk. */
const limit = 60_000;

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

/** What is said of a design; an empty text where all is well. */
type Check = (design: Design, seed: number) => Promise<string>;

/** Checks as many circuits as one design; where anything is said, rejects with the smallest circuit of which it is. */
async function inBatch(seed: number, check: Check): Promise<void> {
  const circuits = fc.sample(recipes, { numRuns: batch, seed });
  const said = await check(elaborate(together(circuits.map((recipe, i) => randomModule(recipe, `block${i}`)))), seed);
  if (said === '') return;
  await fc.assert(
    fc.asyncProperty(recipes, async (recipe) => {
      const design = elaborate(randomModule(recipe));
      const found = await check(design, seed);
      if (found !== '') throw new Error(`${found}\n${textOf(design)}`);
    }),
    { examples: circuits.map((recipe): [Recipe] => [recipe]), numRuns: batch, interruptAfterTimeLimit: limit },
  );
  throw new Error(`seed ${seed}, only beside the other circuits of its batch: ${said}`);
}

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

const textOf = (design: Design): string =>
  emitVerilog(design)
    .files.map((f) => f.text)
    .join('\n');

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
