import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { type DomainsRecipe, domainsRecipes, randomDomains } from '../../rtl-gen/hdl/testing/random-domains.ts';
import { checkOnly } from '../../rtl-gen/ir/check-only.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { lint, missingTools } from '../../rtl-gen/verilog/testing/lint.ts';
import { type Random, seededRandom } from '../../support/random.ts';
import { skipNote } from '../../support/testing/skip-note.ts';
import { engines } from './engines.ts';
import { startsOf } from './foreign/through-yosys.ts';
import { Interpreter } from './interpreter/engine.ts';
import type { ClockEdges, EngineName, Simulator } from './simulator.ts';
import { runIcarus } from './testing/icarus.ts';
import { verilatorAvailable } from './verilator/toolchain.ts';

const runs = fc.record({ recipe: domainsRecipes, seed: fc.integer({ min: 1, max: 2 ** 31 }) });
/** Milliseconds after which a failure is reported as far as it has been shrunk. */
const limit = { interruptAfterTimeLimit: 60_000 };

const textOf = (design: Design): string =>
  emitVerilog(design)
    .files.map((f) => f.text)
    .join('\n');

/** Some of the clocks, all of them in a third of the cases. */
function ticking(random: Random, names: readonly string[]): readonly string[] {
  const some = names.filter(() => random.chance(0.5));
  return random.chance(0.3) || some.length === 0 ? names : some;
}

/** Sets the inputs at random, resets to their active level now and then. */
function drive(random: Random, simulators: readonly Simulator[]): void {
  for (const { name, width, direction, reset } of simulators[0]!.ports) {
    if (direction === 'out') continue;
    const level = reset === undefined ? undefined : random.chance(0.15) ? reset.active : 1 - reset.active;
    const value = level ?? (random.chance(0.2) ? 0 : random.bits(width));
    for (const s of simulators) s.port(name).set(value);
  }
}

/** Clocks that rise and fall at one moment, some of which have that level already. */
function someEdges(random: Random, names: readonly string[]): ClockEdges {
  const rise = names.filter(() => random.chance(0.5));
  return { rise, fall: names.filter((name) => !rise.includes(name) && random.chance(0.6)) };
}

/**
 * The first difference between two simulators whose clocks have edges in a random order, whole periods or single ones,
 * in words.
 */
function difference(a: Simulator, b: Simulator, seed: number, moments: number): string | undefined {
  const random = seededRandom(seed);
  const names = [...new Set(a.clocks.map((c) => c.name))];
  const theirs = new Map(b.signals.map((s) => [s.path, s]));
  for (let moment = 0; moment < moments; moment++) {
    drive(random, [a, b]);
    for (const signal of a.signals) {
      const other = theirs.get(signal.path);
      if (other === undefined || signal.get() === other.get()) continue;
      return `moment ${moment}: ${signal.path} is ${signal.get()} and ${other.get()}`;
    }
    const clocks = ticking(random, names);
    const edges = random.chance(0.6) ? someEdges(random, names) : undefined;
    for (const s of [a, b]) edges === undefined ? s.step(1, clocks) : s.edges(edges);
    if (a.cycle !== b.cycle) return `moment ${moment}: the cycle is ${a.cycle} and ${b.cycle}`;
    const [ours, found] = [a, b].map((s) =>
      s
        .takeFailures()
        .map((f) => `${f.path} in ${f.cycle}`)
        .toSorted()
        .join(),
    );
    if (ours !== found) return `moment ${moment}: ${ours} failed; and ${found}`;
  }
  return undefined;
}

function agreement(engine: EngineName, numRuns: number, moments: number): Promise<void> {
  return fc.assert(
    fc.asyncProperty(runs, async ({ recipe, seed }) => {
      const design = elaborate(randomDomains(recipe));
      const subject = await engines[engine].create(design, { seed, trace: true });
      const found = difference(new Interpreter(flatten(design), { seed }), subject, seed, moments);
      subject.dispose();
      if (found !== undefined) throw new Error(`${found}\n${textOf(design)}`);
    }),
    { numRuns, ...limit },
  );
}

test('clocks that tick in any order: wasm agrees with the interpreter', () => agreement('wasm', 100, 40));
test('clocks that tick in any order: what Yosys reads agrees with the interpreter', () => agreement('yosys', 6, 40));
const hasVerilator = await verilatorAvailable();
test.skipIf(!hasVerilator)(
  `clocks that tick in any order: Verilator agrees with the interpreter${hasVerilator ? '' : skipNote('verilator')}`,
  () => agreement('verilator', 2, 60),
);

test('clocks that tick in any order: Icarus Verilog agrees with the interpreter', async ({ skip }) => {
  const missing = await missingTools(['iverilog']);
  if (missing.length > 0) skip('iverilog is not installed');
  await fc.assert(
    fc.asyncProperty(runs, async ({ recipe, seed }) => {
      const design = elaborate(randomDomains(recipe));
      await icarusAgrees(design, seed);
    }),
    { numRuns: 25, ...limit },
  );
});

async function icarusAgrees(design: Design, seed: number): Promise<void> {
  const net = flatten(design);
  const simulator = new Interpreter(net, { seed });
  const random = seededRandom(seed);
  const clocks = [...new Set(net.clocks.map((c) => c.name))];
  const values = new Map(simulator.signals.map((s) => [s.path, s]));
  const words = (list: readonly { readonly path?: string; readonly name?: string; readonly width: number }[]) =>
    list.map(({ path, name, width }) => ({ path: path ?? name!, width }));
  // What only checks read stands under FORMAL.
  const hidden = new Set(
    (net.instances ?? []).flatMap(({ path, module: m }) =>
      [...checkOnly(m)].map((id) => (path === '' ? m.decls[id]!.name : `${path}.${m.decls[id]!.name}`)),
    ),
  );
  // To Verilog a clock that gets its first value, 0, has a falling edge: start values are then lost already, in
  // memories too.
  const hasFallen = net.clocks.some((c) => c.edge === 'falling');
  const starts = net.registers
    .filter((r) => (r.init === undefined || hasFallen) && !hidden.has(r.path))
    .map(({ path, width }) => ({ path, width, value: BigInt(values.get(path)!.get()) }));
  const drawn = startsOf(net, seed).memories;
  // A netlist's memory has a word for every address, the Verilog's only those of the design.
  const depths = new Map(
    (net.instances ?? []).flatMap(({ path, module: m }) =>
      m.memories.map(({ name, depth }) => [path === '' ? name : `${path}.${name}`, depth] as const),
    ),
  );
  const stored = net.memories.flatMap(({ path, width, init }) =>
    Array.from({ length: depths.get(path)! }, (_, i) => {
      const value = init === undefined ? drawn.get(path)![i]! : (init[i] ?? 0n);
      return { path: `${path}[${i}]`, width, value };
    }),
  );
  const watched = words(simulator.signals).filter(({ path }) => !hidden.has(path));
  const inputs = words(net.inputs);
  const stimulus: bigint[][] = [];
  const ticks: (readonly string[])[] = [];
  const expected: string[][] = [];
  for (let moment = 0; moment < 16; moment++) {
    drive(random, [simulator]);
    stimulus.push(inputs.map(({ path }) => BigInt(simulator.port(path).get())));
    expected.push(watched.map(({ path }) => BigInt(values.get(path)!.get()).toString(16)));
    ticks.push(ticking(random, clocks));
    simulator.step(1, ticks.at(-1)!);
  }
  const outputs = words(net.outputs);
  const verilog = emitVerilog(design);
  const seen = await runIcarus({
    verilog,
    clocks,
    ticks,
    inputs,
    outputs,
    starts: [...starts, ...stored],
    stimulus,
    watched,
  });
  seen.forEach((line, moment) => {
    line.forEach((digits, i) => {
      if (!/x/i.test(digits) && BigInt(`0x${digits}`).toString(16) === expected[moment]![i]) return;
      const message = `moment ${moment}: ${watched[i]!.path} is ${expected[moment]![i]}, in Icarus ${digits}`;
      throw new Error(`${message}\n${textOf(design)}`);
    });
  });
  expect(seen).toHaveLength(16);
}

test('lint tools accept designs of several clocks without a word', async ({ skip }) => {
  const missing = await missingTools();
  if (missing.length > 0) skip(`${missing.join(' and ')} not installed`);
  await fc.assert(
    fc.asyncProperty(domainsRecipes, async (recipe: DomainsRecipe) => {
      const design = elaborate(randomDomains(recipe));
      const said = await lint(emitVerilog(design));
      if (said !== '') throw new Error(`${said}\n${textOf(design)}`);
    }),
    // One seed, as for circuits of one clock.
    { numRuns: 8, seed: 3, ...limit },
  );
});
