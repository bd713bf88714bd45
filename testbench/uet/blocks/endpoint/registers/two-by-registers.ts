/** Two endpoints, each on an engine of its own, that a driver brings up by their registers alone. */
import type { Design } from '../../../../../rtl-gen/hdl/index.ts';
import { resetAll } from '../../../../engine/reset-all.ts';
import { assert, clearInputs, type Engine, type Simulator } from '../../test-kit.ts';
import type { EndpointWorld, WorldOptions } from '../pair/endpoint-world.ts';
import { runByRegisters } from './endpoint-axi-run.ts';

export interface TwoOptions {
  /** Before each edge of the run. */
  readonly each?: (world: EndpointWorld) => void;
  /** When the run is over; `step` passes an edge of both. */
  readonly after?: (ports: readonly Simulator[], step: () => void) => Promise<void>;
}

/** A run of two to its end; checks of the design hold. */
export async function runTwo(
  engine: Engine,
  design: Design,
  run: WorldOptions,
  { each, after }: TwoOptions = {},
): Promise<EndpointWorld> {
  const two = await Promise.all([0, 1].map((i) => engine.create(design, { seed: run.seed + i })));
  try {
    for (const one of two) clearInputs(one);
    resetAll(two);
    const step = (): void => {
      for (const one of two) one.step();
    };
    const world = await runByRegisters(two, run, step, each);
    await after?.(two, step);
    assert.deepEqual(two.flatMap((one) => one.takeFailures()).slice(0, 3), []);
    return world;
  } finally {
    for (const one of two) one.dispose();
  }
}
