import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { type DomainsRecipe, domainsRecipes, randomDomains } from '../../../rtl-gen/hdl/testing/random-domains.ts';
import { checkOnly } from '../../../rtl-gen/ir/check-only.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../../rtl-gen/ir/module-ir.ts';
import { emitVerilog } from '../../../rtl-gen/verilog/emit.ts';
import { missingTools } from '../../../rtl-gen/verilog/testing/lint.ts';
import { seededRandom } from '../../../support/random.ts';
import { engines } from '../engines.ts';
import type { EngineName, Simulator, Value } from '../simulator.ts';
import { engineTitle, isMissing } from '../testing/engine-title.ts';
import { constant, type IcarusRun, runIcarus } from '../testing/icarus.ts';
import { type Check, inBatch } from '../testing/in-batch.ts';
import { forceableSignals, type PlacedTarget } from './targets.ts';

const clocks = 14;

const seeds = fc.integer({ min: 1, max: 2 ** 30 });

const engineNames = Object.keys(engines) as EngineName[];

/** Circuits of a run: reading and compiling Verilog takes longer than running it. */
const circuits: Readonly<Record<EngineName, number>> = { interpreter: 60, wasm: 60, yosys: 30, verilator: 10 };

for (const engine of engineNames) {
  test.skipIf(isMissing(engine))(
    `forces, releases and deposits in ${engineTitle(engine)} do what those of Icarus Verilog do`,
    async ({ skip }) => {
      const absent = await missingTools(['iverilog']);
      if (absent.length > 0) skip('iverilog is not installed');
      for (const seed of fc.sample(seeds, 1)) await inBatch(seed, disagrees(engine), circuits[engine]);
    },
    600_000,
  );
}

test.for(['interpreter', 'wasm'] as const)(
  'forces, releases and deposits where several clocks tick in any order, in %s',
  { timeout: 200_000 },
  async (engine, { skip }) => {
    const absent = await missingTools(['iverilog']);
    if (absent.length > 0) skip('iverilog is not installed');
    await fc.assert(
      fc.asyncProperty(domainsRecipes, seeds, async (recipe, seed) => {
        const design = elaborate(randomDomains(synchronous(recipe)));
        const found = await disagrees(engine)(design, seed);
        const text = emitVerilog(design).files.map((f) => f.text);
        if (found !== '') throw new Error([found, ...text].join('\n'));
      }),
      { numRuns: 20, interruptAfterTimeLimit: 60_000 },
    );
  },
);

/** An asynchronous reset that is active holds its registers here; in Verilog it holds them after the next event. */
const synchronous = ({ clocks: styles, blocks }: DomainsRecipe): DomainsRecipe => ({
  clocks: styles.map((style) => (style.reset === 'async' ? { ...style, reset: 'sync' } : style)),
  blocks: blocks.map((b) => (b.own === undefined ? b : { ...b, own: { ...b.own, reset: 'sync' } })),
});

/** One call, on a path, and the same in Verilog. */
interface Action {
  readonly call: 'force' | 'release' | 'deposit';
  readonly target: PlacedTarget;
  readonly value: Value;
}

/** The differences of the first clock that has any. */
const disagrees =
  (engine: EngineName): Check =>
  async (design, seed) => {
    const { targets, actions, run } = await prepare(design, seed);
    const seen = await runIcarus(run);
    expect(seen).toHaveLength(clocks);
    const forces = targets.map(({ path }) => path);
    // Yosys and Verilator do not keep all signals; what is declared and what leaves the design they all show.
    const trace = engine === 'wasm' || engine === 'interpreter';
    const simulator = await engines[engine].create(design, { seed, forces, trace, quick: true });
    const signals = new Map([
      ...simulator.signals.map((s) => [s.path, s.get] as const),
      ...forces.map((path) => [path, () => simulator.forces!.get(path)] as const),
    ]);
    for (const [clock, values] of run.stimulus.entries()) {
      run.inputs.forEach(({ path }, i) => {
        simulator.port(path).set(values[i]!);
      });
      for (const { call, target, value } of actions[clock]!) simulator.forces![call](target.path, value);
      const different = run.watched.flatMap(({ path, width }, i) => {
        const get = signals.get(path);
        if (get === undefined) return [];
        const ours = BigInt(get())
          .toString(16)
          .padStart(Math.ceil(width / 4), '0');
        return seen[clock]![i] === ours ? [] : [`${path} in clock ${clock}: ${ours}, in Icarus ${seen[clock]![i]}`];
      });
      if (different.length > 0) {
        const done = actions.slice(0, clock + 1).flatMap((list, i) => list.map((a) => `${i}: ${verilog(a)}`));
        return [...different, ...done].join('\n');
      }
      simulator.step(1, run.ticks![clock]);
    }
    simulator.dispose();
    return '';
  };

/** A run of Icarus with random inputs and actions on random signals. */
async function prepare(
  design: Design,
  seed: number,
): Promise<{ targets: readonly PlacedTarget[]; actions: readonly (readonly Action[])[]; run: IcarusRun }> {
  const net = flatten(design);
  const start: Simulator = await engines.interpreter.create(design, { seed, trace: true });
  const starts = new Map(start.registers!.map((r) => [r.path, BigInt(r.get())]));
  const random = seededRandom(seed);
  // Icarus runs what synthesis sees: what only assertions read stands under FORMAL.
  const unseen = new Set(
    net.instances!.flatMap(({ path, module: m }) =>
      [...checkOnly(m)].map((id) => (path === '' ? '' : `${path}.`) + m.decls[id]!.name),
    ),
  );
  // Nets that a port connects are one net in Icarus. Here a force of a port has an effect on its own side alone.
  const joined = new Set(
    net.instances!.flatMap(({ path, module: m }) =>
      m.decls.flatMap((d) => {
        const isPort = d.kind === 'input' || d.kind === 'output';
        return d.kind === 'instOutput' || (isPort && path !== '') ? [(path === '' ? '' : `${path}.`) + d.name] : [];
      }),
    ),
  );
  const isFree = ({ path, isRegister }: PlacedTarget): boolean =>
    !unseen.has(path) && (isRegister || !joined.has(path));
  const targets = forceableSignals(design).filter((target) => isFree(target) && random.chance(0.4));
  const inputs = net.inputs.map(({ name, width }) => ({ path: name, width }));
  const actions = randomActions(design, targets, random);
  const names = [...new Set(start.clocks.map((c) => c.name))];
  // To Verilog a clock that gets its first value, 0, has a falling edge: start values are lost then, in memories too.
  const hasFallen = net.clocks.some((c) => c.edge === 'falling');
  const run: IcarusRun = {
    verilog: emitVerilog(design),
    clocks: names,
    inputs,
    outputs: net.outputs.map(({ name, width }) => ({ path: name, width })),
    ticks: Array.from({ length: clocks }, () => {
      const some = names.filter(() => random.chance(0.5));
      return random.chance(0.3) || some.length === 0 ? names : some;
    }),
    starts: [
      ...net.registers
        .filter((r) => (r.init === undefined || hasFallen) && !unseen.has(r.path))
        .map(({ path, width }) => ({ path, width, value: starts.get(path)! })),
      ...(hasFallen ? storedWords(design, start) : []),
    ],
    stimulus: Array.from({ length: clocks }, () =>
      net.inputs.map(({ reset, width }) => {
        if (reset !== undefined) return BigInt(random.chance(0.15) ? reset.active : 1 - reset.active);
        return random.chance(0.2) ? 0n : BigInt(random.bits(width));
      }),
    ),
    statements: actions.map((list) => list.map(verilog)),
    watched: net.signals.filter((s) => !unseen.has(s.path)).map(({ path, width }) => ({ path, width })),
  };
  return { targets, actions, run };
}

/** The words that the design's memories start with. A netlist's memory has a word for every address. */
function storedWords(design: Design, { memories }: Simulator): IcarusRun['starts'] {
  const depths = new Map(
    flatten(design).instances!.flatMap(({ path, module: m }) =>
      m.memories.map(({ name, depth }) => [path === '' ? name : `${path}.${name}`, depth] as const),
    ),
  );
  return memories!.flatMap((memory) =>
    Array.from({ length: depths.get(memory.path)! }, (_, i) => {
      return { path: `${memory.path}[${i}]`, width: memory.width, value: BigInt(memory.get(i)) };
    }),
  );
}

/** Forces, releases and deposits at each clock. */
function randomActions(
  design: Design,
  targets: readonly PlacedTarget[],
  random: ReturnType<typeof seededRandom>,
): readonly (readonly Action[])[] {
  const forced = new Set<PlacedTarget>();
  const act = (target: PlacedTarget): readonly Action[] => {
    const value = random.chance(0.2) ? 0 : random.bits(target.width);
    // A wire that is assigned in a block is a variable in Verilog, which keeps a forced value: here it does not.
    if (forced.has(target) && !isVariable(design, target) && random.chance(0.5)) {
      forced.delete(target);
      return [{ call: 'release', target, value }];
    }
    if (target.isRegister && !forced.has(target) && random.chance(0.5)) return [{ call: 'deposit', target, value }];
    forced.add(target);
    return [{ call: 'force', target, value }];
  };
  return Array.from({ length: clocks }, () => targets.flatMap((target) => (random.chance(0.2) ? act(target) : [])));
}

function isVariable(design: Design, { chain, decl }: PlacedTarget): boolean {
  const m = chain.reduce((at, i) => at.instances[i]!.module, design.top);
  return decl !== undefined && m.decls[decl]!.kind === 'wire';
}

function verilog({ call, target: { path, width }, value }: Action): string {
  const assigned = `dut.${path} = ${constant(width, BigInt(value))};`;
  if (call === 'release') return `release dut.${path};`;
  return call === 'force' ? `force ${assigned}` : assigned;
}
