/** Runs endpoints together, each on an engine of its own. */
import assert from 'node:assert/strict';
import type { Design } from '../../../../../rtl-gen/hdl/index.ts';
import { resetAll } from '../../../../engine/reset-all.ts';
import type { Engine, Simulator } from '../../../../engine/simulator.ts';
import { EndpointWorld, type WorldOptions } from './endpoint-world.ts';
import { setUpSemantics } from './semantic-setup.ts';

/** `ends` simulators of the design through their reset, on a network. */
export async function makeWorld(engine: Engine, design: Design, ends: number, options: WorldOptions) {
  const simulators = await Promise.all(
    Array.from({ length: ends }, (_, i) => engine.create(design, { seed: options.seed + i })),
  );
  const world = new EndpointWorld(simulators, options);
  resetAll(simulators);
  const step = (): void => {
    for (const simulator of simulators) simulator.step();
  };
  while (!world.isReady) step();
  const steps = () => {
    step();
    return Promise.resolve();
  };
  world.contexts = await setUpSemantics(
    simulators,
    world.ends[0]!.memory.length,
    steps,
    (options.rests ?? 0) + (options.lateRests ?? 0),
    (options.rudi ?? 0) + (options.rudiReads ?? 0),
  );
  world.setRegions(true);
  step();
  world.setRegions(false);
  const failures = () => simulators.flatMap((simulator) => simulator.takeFailures());
  const dispose = (): void => {
    for (const simulator of simulators) simulator.dispose();
  };
  return { world, simulators, step, failures, dispose };
}

/** Called before the edge of each clock. */
export type Watch = () => void;

/** A run to its end; checks of the design hold in each clock. */
export async function runWorld(
  engine: Engine,
  design: Design,
  ends: number,
  options: WorldOptions,
  progress: (world: EndpointWorld) => void = () => {},
  begins: (world: EndpointWorld) => void = () => {},
  watches: (simulators: readonly Simulator[], world: EndpointWorld) => Watch = () => () => {},
): Promise<EndpointWorld> {
  const { world, simulators, step, failures, dispose } = await makeWorld(engine, design, ends, options);
  try {
    begins(world);
    const watch = watches(simulators, world);
    while (!world.isDone) {
      world.clock();
      watch();
      step();
      if ((world.now & 0x3ff) !== 0) continue;
      assert.deepEqual(failures().slice(0, 3), [], 'checks of the design');
      progress(world);
    }
    assert.deepEqual(failures().slice(0, 3), [], 'checks of the design');
    return world;
  } finally {
    dispose();
  }
}

/** As `runWorld`; each byte is right, and each message has come once. */
export async function runRight(...of: Parameters<typeof runWorld>): Promise<EndpointWorld> {
  const world = await runWorld(...of);
  const { bytesWrong, lost, duplicates } = world.result();
  assert.deepEqual({ bytesWrong, lost, duplicates }, { bytesWrong: 0, lost: 0, duplicates: 0 });
  return world;
}
