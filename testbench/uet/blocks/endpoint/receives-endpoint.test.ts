import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { profileSizes } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import type { Engine } from '../../../engine/simulator.ts';
import { describe, elaborate, expect, test, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { lossyRun, rudAndRod, runRight, type WorldOptions, willingOf } from './pair/index.ts';
import { withLosses } from './pair/with-losses.ts';

const options = readingOptions(64, {
  ...profileSizes[0]!,
  ...{ jobs: { receives: 256 }, multi: { receives: 256 } },
});
const design = elaborate(uetEndpoint(options));

async function ran(engine: Engine, loss: number, others: Partial<WorldOptions>) {
  const run = lossyRun(options, loss, {
    seed: 417,
    tuples: rudAndRod,
    isWhole: true,
    willing: willingOf(loss),
    ...others,
  });
  const world = await runRight(engine, design, 2, run);
  const sum = (name: 'parts' | 'released') => world.ends.reduce((all, { seen }) => all + seen[name], 0);
  return { world, parts: sum('parts'), released: sum('released') };
}

describe('two endpoints of HPC whose receives may be for one job, and for several messages', () => {
  withLosses(
    'messages of two jobs beside all others: each in its receive or part, those of the other job refused, with a loss of %d',
    async (loss) => {
      const { world, parts, released } = await ran(wasmEngine, loss, {
        ...{ bytes: 20_000, sends: 24, tagged: 20, strangers: 8, refused: 4, reads: 8, atomics: 8, rests: 10 },
        waits: { tagged: 8, sends: 0 },
      });
      expect(parts).toBeGreaterThan(20);
      expect(released).toBeGreaterThan(0);
      return world;
    },
  );

  test('deferrable SENDs: the first ones have parts, the last ones wait for receives', async () => {
    const { world, parts, released } = await ran(wasmEngine, 0.02, { bytes: 0, waits: { tagged: 8, sends: 64 } });
    expect(parts).toBeGreaterThan(20);
    expect(released).toBeGreaterThan(8);
    expect(world.ends.reduce((sum, { host }) => sum + host.restarts, 0)).toBeGreaterThan(10);
  }, 600_000);

  test('on the emitted Verilog, through Yosys: the same over a bad network', async () => {
    const others = { bytes: 4000, sends: 16, tagged: 8, strangers: 4, rests: 6, waits: { tagged: 6, sends: 0 } };
    const { parts, released } = await ran(yosysEngine, 0.02, others);
    expect([parts, released].every((count) => count > 0)).toBe(true);
  }, 900_000);
});
