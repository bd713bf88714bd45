import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { endpointOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpointAxi } from '../../../../rtl-gen/uet/endpoint/uet-endpoint-axi.ts';
import { resetAll } from '../../../engine/reset-all.ts';
import type { Engine } from '../../../engine/simulator.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import type { WorldOptions } from './pair/endpoint-world.ts';
import { badWeather, fairRun } from './pair/world-options.ts';
import { runByRegisters } from './registers/endpoint-axi-run.ts';

const options = endpointOptions(64);
const design = elaborate(uetEndpointAxi(options));
const isLong = process.env.GATEWRIGHT_LONG !== undefined;
const tuples = [
  { mode: 'rud', lane: 0 },
  { mode: 'rod', lane: 1 },
] as const;

/** Two endpoints, each on an engine of its own. */
async function runTwo(engine: Engine, run: WorldOptions) {
  const two = await Promise.all([0, 1].map((i) => engine.create(design, { seed: run.seed + i })));
  try {
    for (const each of two)
      for (const port of each.ports)
        if (port.direction === 'in' && port.reset === undefined) port.set(port.width > 32 ? 0n : 0);
    resetAll(two);
    const world = await runByRegisters(two, run, () => {
      for (const each of two) each.step();
    });
    expect(two.flatMap((each) => each.takeFailures()).slice(0, 3)).toEqual([]);
    return world;
  } finally {
    for (const each of two) each.dispose();
  }
}

describe('two endpoints that a driver brings up by their registers alone', () => {
  test('send to each other', async () => {
    const bytes = isLong ? 4 * 2 ** 20 : 60_000;
    await runTwo(wasmEngine, fairRun(options, { seed: 21, bytes, tuples, sends: 10, refused: 2, decodes: !isLong }));
  }, 600_000);

  test('also over a bad network, with frames that the MAC marks as bad', async () => {
    const bytes = isLong ? 4 * 2 ** 20 : 60_000;
    const run = fairRun(options, {
      seed: 22,
      bytes,
      tuples,
      sends: 10,
      refused: 2,
      decodes: !isLong,
      weather: badWeather(0.01),
      marked: 0.05,
    });
    const { ends } = await runTwo(wasmEngine, run);
    for (const { seen } of ends) expect(seen.marked).toBeGreaterThan(0);
  }, 600_000);
});
