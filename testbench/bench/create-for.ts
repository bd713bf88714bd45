/** The function that makes the simulators of a test, from its options. */
import type { Design } from '../../rtl-gen/hdl/index.ts';
import { defaultEngine, engines } from '../engine/engines.ts';
import type { EngineName, Simulator, SimulatorOptions } from '../engine/simulator.ts';
import { startingSimulator } from '../unknowns/in-tests.ts';
import type { StartChoice } from '../unknowns/start-choice.ts';

/** The engine of a test, and its options. */
export interface EngineChoice extends StartChoice {
  /** Default `wasm`. */
  readonly engine?: EngineName;
}

/** The same with properties that may be there and undefined. */
type Given<O> = { readonly [K in keyof O]?: O[K] | undefined };

/** A simulator of a design for a test with those options. */
export function createFor(design: Design, choice: Given<EngineChoice>, options: SimulatorOptions): Promise<Simulator> {
  const { engine = defaultEngine, unknowns, startValues } = choice;
  return unknowns === undefined && startValues === undefined
    ? engines[engine].create(design, options)
    : startingSimulator(design, engine, { unknowns, startValues }, options);
}
