import fc from 'fast-check';
import { test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { type Recipe, randomModule, recipes } from '../../rtl-gen/hdl/testing/random-module.ts';
import { together } from '../../rtl-gen/hdl/testing/together.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { engines } from './engines.ts';
import { firstDifference } from './foreign/testing/agreement.ts';
import type { EngineName } from './simulator.ts';
import { verilatorAvailable } from './verilator/toolchain.ts';

/** Circuits of one build: Yosys and the C++ compiler take seconds to start. */
const batch = 100;
/** 20 of them take four minutes of processor time: `GATEWRIGHT_LONG=1 npx vitest run testbench/engine/readings`. */
const batches = process.env.GATEWRIGHT_LONG === undefined ? 1 : 20;
const clocks = 40;
/** Milliseconds after which a failure is reported as far as it has been shrunk. */
const limit = 240_000;

/**
 * Who is held against the interpreter, which runs the netlist as it is. All signals are compared where they can be
 * read.
 */
const readings: readonly { readonly engine: EngineName; readonly trace: boolean }[] = [
  { engine: 'wasm', trace: true },
  { engine: 'yosys', trace: true },
  // A build with all signals readable takes five times as long.
  ...((await verilatorAvailable()) ? [{ engine: 'verilator' as const, trace: false }] : []),
];

const names = readings.map((r) => r.engine).join(', ');

test(`${batches * batch} random circuits are the same to the interpreter and to ${names}`, async () => {
  const [first] = fc.sample(fc.integer({ min: 1, max: 2 ** 30 }), 1);
  for (let seed = first!; seed < first! + batches; seed++) {
    const circuits = fc.sample(recipes, { numRuns: batch, seed });
    const found = await disagreement(circuits, seed);
    if (found === undefined) continue;
    const culprit = circuits[Number(/\bcircuit(\d+)[._]/.exec(found)?.[1])];
    if (culprit !== undefined) await shrink(culprit, seed);
    throw new Error(`seed ${seed}, only beside the other circuits of its batch: ${found}`);
  }
}, 3_600_000);

/** Rejects with the smallest circuit like that one which fails alone too. */
async function shrink(culprit: Recipe, seed: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(recipes, async (recipe) => {
      const found = await disagreement([recipe], seed);
      if (found !== undefined) throw new Error(`${found}\n${verilogOf(recipe)}`);
    }),
    { examples: [[culprit]], numRuns: 1, interruptAfterTimeLimit: limit },
  );
}

const verilogOf = (recipe: Recipe): string =>
  emitVerilog(elaborate(randomModule(recipe)))
    .files.map((f) => f.text)
    .join('\n');

/** The first difference of any reading from the interpreter. */
async function disagreement(circuits: readonly Recipe[], seed: number): Promise<string | undefined> {
  const design = elaborate(together(circuits.map((recipe, i) => randomModule(recipe, `block${i}`))));
  for (const { engine, trace } of readings) {
    const reference = await engines.interpreter.create(design, { seed, trace });
    const subject = await engines[engine].create(design, { seed, trace, quick: true });
    const found = firstDifference(reference, subject, { seed, clocks });
    reference.dispose();
    subject.dispose();
    if (found !== undefined) return `interpreter and ${engine}, ${found}`;
  }
  return undefined;
}
