/** One property on every engine: fast-check makes the stimulus, and shrinks it on the engine that fails. */
import { missingTools } from '../engine/available.ts';
import { engines } from '../engine/engines.ts';
import type { Engine, EngineName, Simulator } from '../engine/simulator.ts';
import { buildTimeout } from './every-engine.ts';
import { type HwPropertyOptions, hwProperty } from './hw-property.ts';
import type { PropertyBody, Stimuli } from './run-property.ts';
import { test } from './test-runner.ts';
import { onEngine } from './verilog-once.ts';

/** An elaborated design, as engines take it. */
type Design = Parameters<Engine['create']>[0];

const missing = await missingTools();

/**
 * Register a property of `design` four times, as `everyEngineTest` does a test. Options as of `hwProperty`, but for
 * `numRuns`, which is 40 by default, and `timeout`, ten minutes. Runs are short, so that simulators are built quickly
 * rather than to be quick.
 */
export function everyEngineProperty<T>(
  name: string,
  design: Design,
  stimuli: Stimuli<T>,
  body: PropertyBody<T>,
  options: Omit<HwPropertyOptions<T>, 'create' | 'shared'> = {},
): void {
  for (const engine of Object.keys(engines) as EngineName[]) {
    const title = `${name}, on ${engine}`;
    if (missing.has(engine)) test.skip(`${title} (${missing.get(engine)} is not installed)`);
    else {
      const create = onEngine(engine, design, { quick: true });
      const simulators = {
        create,
        designOf: () => design,
        shared: (seed: number) => shared(design, engine, seed, options),
      };
      hwProperty(title, { numRuns: 40, timeout: buildTimeout, ...options, ...simulators }, stimuli, body);
    }
  }
}

const made = new WeakMap<Design, Map<string, Promise<Simulator>>>();

/** Reading Verilog and compiling take longer than most properties, so each design is made once an engine and seed. */
function shared(
  design: Design,
  engine: EngineName,
  seed: number,
  { trace = false, forces = [] }: Pick<HwPropertyOptions<unknown>, 'trace' | 'forces'>,
): Promise<Simulator> {
  const ofDesign = made.get(design) ?? new Map<string, Promise<Simulator>>();
  made.set(design, ofDesign);
  const key = JSON.stringify([engine, seed, trace, forces]);
  const simulator = ofDesign.get(key) ?? engines[engine].create(design, { seed, trace, forces, quick: true });
  ofDesign.set(key, simulator);
  return simulator;
}
