import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Design, elaborate } from '../../rtl-gen/hdl/index.ts';
import { uartTx } from '../../rtl-gen/hdl/testing/examples.ts';
import { randomModule, recipes } from '../../rtl-gen/hdl/testing/random-module.ts';
import { sackTracker } from '../../rtl-gen/uet/pds/sack-tracker.ts';
import { seededRandom } from '../../support/random.ts';
import type { EngineName } from '../engine/simulator.ts';
import type { CoverageData } from './coverage-data.ts';
import { CoverageRecorder } from './coverage-recorder.ts';
import { ObservedToggles } from './testing/observed-toggles.ts';

interface Run {
  readonly design: Design;
  readonly seed: number;
  readonly edges: number;
  readonly reset: number;
}

/** The coverage of one run with random inputs, and the toggles that its signals showed. */
async function run(engine: EngineName, { design, seed, edges, reset }: Run) {
  const recorder = new CoverageRecorder(design);
  const simulator = await recorder.create(engine, { seed, trace: true });
  const random = seededRandom(seed);
  const observed = new ObservedToggles(simulator);
  for (let edge = 0; edge < edges; edge++) {
    for (const port of simulator.ports) {
      if (port.direction === 'out') continue;
      port.set(port.name === 'rst' ? Number(random.chance(reset)) : random.chance(0.2) ? 0 : random.bits(port.width));
    }
    observed.sample();
    simulator.step();
  }
  simulator.dispose();
  return { data: recorder.data(), observed };
}

async function check(options: Run): Promise<CoverageData> {
  const reference = await run('interpreter', options);
  expect((await run('wasm', options)).data).toEqual(reference.data);
  for (const { instance, name, bits, rose, fell } of reference.data.toggles) {
    const path = instance === '' ? name : `${instance}.${name}`;
    const seen = reference.observed.of(path);
    const possible = BigInt(bits);
    expect({ path, rose: BigInt(rose), fell: BigInt(fell) }).toEqual({ path, ...seen });
    // What is not a point never changes.
    expect((seen.rose | seen.fell) & ~possible).toBe(0n);
  }
  // Every transition that happens is one that the statements were found to make.
  expect(reference.data.strayTransitions).toEqual([]);
  return reference.data;
}

describe('coverage is the same on both engines, and its toggles are those of the signals', () => {
  test('of random modules', async () => {
    let points = 0;
    let toggles = 0;
    const seeds = fc.integer({ min: 1, max: 2 ** 31 });
    await fc.assert(
      fc.asyncProperty(recipes, seeds, fc.constantFrom(0, 0.15), async (recipe, seed, reset) => {
        const data = await check({ design: elaborate(randomModule(recipe)), seed, edges: 20, reset });
        points += data.points.filter((p) => p.runs > 0).length;
        toggles += data.toggles.filter((t) => t.rose !== '0x0').length;
      }),
      { numRuns: 100 },
    );
    expect(points).toBeGreaterThan(100);
    expect(toggles).toBeGreaterThan(100);
  });

  test.each([
    ['a UART', () => elaborate(uartTx(3))],
    ['the SACK tracker', () => elaborate(sackTracker(128))],
  ])('of %s', async (_, design) => {
    const data = await check({ design: design(), seed: 7, edges: 300, reset: 0.01 });
    expect(data.points.some((p) => p.runs > 0)).toBe(true);
  });
});
