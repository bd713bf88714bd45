import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { operators } from '../../rtl-gen/hdl/testing/operators.ts';
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

/** What came of a comparison: the first difference, and how many words had known and unknown bits. */
interface Compared {
  readonly text: string;
  readonly known: number;
  readonly unknown: number;
}

/**
 * Icarus with all start values unknown against ours: bits that are known in both and differ, and with `isStrict` those
 * that are x in Icarus and known in ours. Without it a circuit is compared until there are such bits: Icarus computes
 * sums and comparisons of which one bit is x as x, and takes an x in `if` for 0, so what it knows after that is wrong.
 */
async function differences(design: Design, seed: number, isStrict: boolean): Promise<Compared> {
  const net = flatten(design);
  const simulator = await simulate(watchAll(net), { seed, trace: true });
  const signals = new Map(simulator.signals.map((s) => [s.path, s]));
  const run = runOf(net, design, seed);
  const seen = await runIcarus(run);
  const left = new Set<string>();
  const found = { text: '', known: 0, unknown: 0 };
  for (const [clock, values] of run.stimulus.entries()) {
    run.inputs.forEach(({ path }, i) => {
      simulator.port(path).set(values[i]!);
    });
    const words = run.watched.map(({ path, width }, i) => ({
      ...{ path, width, circuit: /^circuit\d+/.exec(path)?.[0] ?? '' },
      ours: BigInt(signals.get(path)!.get()),
      unknown: BigInt(signals.get(`${path} unknown`)!.get()),
      theirs: parse(seen[clock]![i]!),
    }));
    const isCoarse = ({ unknown, theirs }: (typeof words)[number]): boolean => (theirs.unknown & ~unknown) !== 0n;
    if (!isStrict) for (const word of words) if (isCoarse(word)) left.add(word.circuit);
    for (const word of words) {
      const { path, width, circuit, ours, unknown, theirs } = word;
      if (left.has(circuit)) continue;
      const both = mask(width) & ~unknown & ~theirs.unknown;
      if (both !== 0n) found.known++;
      if (unknown !== 0n) found.unknown++;
      if (found.text !== '' || (((ours ^ theirs.value) & both) === 0n && !isCoarse(word))) continue;
      const shown = [ours, unknown, theirs.value, theirs.unknown].map((n) => n.toString(2));
      found.text = `${path} in clock ${clock}: ${shown[0]} and unknown ${shown[1]}, in Icarus ${shown[2]} and ${shown[3]}`;
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

/** Operators that Verilog computes bit by bit, or decides as soon as known bits do. */
const exact = [
  ...['not', 'all', 'any', 'parity', 'reverse', 'isNegative', 'and', 'or', 'xor', 'eq', 'ne', 'eqInt', 'neInt'],
  ...['mux', 'mux', 'mux', 'cat', 'allOf', 'anyOf', 'shl', 'shr', 'rotl', 'rotr', 'slice', 'trunc', 'zext', 'sext'],
  ...['truncInt', 'repeat', 'constant', 'eqConstant'],
];

/** The same circuit of expressions and registers alone: in `if` and `case` Verilog takes an unknown condition for 0. */
function withoutOptimism({ child: _child, ...recipe }: Recipe): Recipe {
  const plain = { sets: recipe.statements.sets, branches: [] };
  const steps = recipe.steps.map((step): Recipe['steps'][number] => {
    const kind = step.kind === 'register' || step.kind === 'memory' || step.kind === 'state' ? 'register' : 'named';
    const index = operators.findIndex(({ name }) => name === step.operator);
    return { ...step, kind, operator: exact[(index + 1) % exact.length]!, statements: plain };
  });
  return { ...recipe, steps, statements: plain };
}

async function compare(seed: number, modules: readonly Recipe[], isStrict: boolean): Promise<void> {
  const design = elaborate(together(modules.map((recipe, i) => randomModule(recipe, `block${i}`))));
  const { text, known, unknown } = await differences(design, seed, isStrict);
  expect(text, `seed ${seed}`).toBe('');
  expect(known).toBeGreaterThan(1000);
  expect(unknown).toBeGreaterThan(100);
}

const [seed] = fc.sample(fc.integer({ min: 1, max: 2 ** 30 }), 1);

test('what Icarus and we know is the same, from unknown start values', async ({ skip }) => {
  const missing = await missingTools(['iverilog']);
  if (missing.length > 0) skip('iverilog is not installed');
  await compare(seed!, circuits(seed!), false);
});

test('what is x in Icarus is unknown, in circuits of expressions alone', async ({ skip }) => {
  const missing = await missingTools(['iverilog']);
  if (missing.length > 0) skip('iverilog is not installed');
  await compare(seed!, circuits(seed!).map(withoutOptimism), true);
});
