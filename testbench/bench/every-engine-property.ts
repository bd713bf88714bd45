/** One property on every engine: fast-check makes the stimulus, and shrinks it on the engine that fails. */
import fc from 'fast-check';
import { test } from 'vitest';
import { engines } from '../engine/engines.ts';
import type { Engine, EngineName, Simulator, Snapshot } from '../engine/simulator.ts';
import { verilatorAvailable } from '../engine/verilator/toolchain.ts';
import type { TestContext } from './context.ts';
import { runSeed } from './run-seed.ts';

/** An elaborated design, as engines take it. */
type Design = Parameters<Engine['create']>[0];

const hasVerilator = await verilatorAvailable();

/**
 * Register a property of `design` four times, as `everyEngineTest` does a test. `body` runs once a value of `values`,
 * after a reset, on a simulator that is as if fresh; it fails as a test's function does, and also where an assertion of
 * the design does. `numRuns` (default 40) is the number of values.
 */
export function everyEngineProperty<T>(
  name: string,
  design: Design,
  values: fc.Arbitrary<T>,
  body: (t: TestContext, value: T) => PromiseLike<unknown>,
  { numRuns = 40 }: { readonly numRuns?: number } = {},
): void {
  for (const engine of Object.keys(engines) as EngineName[]) {
    const title = `${name}, on ${engine}`;
    if (engine === 'verilator' && !hasVerilator) test.skip(`${title} (Verilator is not installed)`);
    else test(title, async () => checkProperty(await shared(design, engine), values, body, numRuns));
  }
}

/** A simulator that properties of a design share, and its state before the first one. */
interface Shared {
  readonly simulator: Simulator;
  readonly fresh: Snapshot;
}

const made = new WeakMap<Design, Map<EngineName, Promise<Shared>>>();

/** Reading Verilog and compiling take longer than most properties, so each design is made once an engine. */
function shared(design: Design, engine: EngineName): Promise<Shared> {
  const ofDesign = made.get(design) ?? new Map<EngineName, Promise<Shared>>();
  made.set(design, ofDesign);
  const known = ofDesign.get(engine);
  if (known !== undefined) return known;
  const simulator = engines[engine].create(design, { seed: 1 });
  const first = simulator.then((s) => ({ simulator: s, fresh: s.snapshot() }));
  ofDesign.set(engine, first);
  return first;
}

async function checkProperty<T>(
  { simulator, fresh }: Shared,
  values: fc.Arbitrary<T>,
  body: (t: TestContext, value: T) => PromiseLike<unknown>,
  numRuns: number,
): Promise<void> {
  const property = fc.asyncProperty(values, async (value) => {
    simulator.restore(fresh);
    const { failure } = await runSeed(simulator, 1, async (t) => void (await body(t, value)));
    if (failure !== undefined) throw failure;
  });
  await fc.assert(property, { numRuns });
}
