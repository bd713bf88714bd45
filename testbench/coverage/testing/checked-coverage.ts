/** Coverage of random runs, on two engines and beside what the signals show. */
import { expect } from 'vitest';
import type { Design } from '../../../rtl-gen/ir/module-ir.ts';
import { seededRandom } from '../../../support/random.ts';
import type { EngineName } from '../../engine/simulator.ts';
import type { CoverageData } from '../coverage-data.ts';
import { CoverageRecorder } from '../coverage-recorder.ts';
import { ObservedToggles } from './observed-toggles.ts';

/** A run with random inputs. */
export interface RandomRun {
  readonly design: Design;
  readonly seed: number;
  readonly edges: number;
  readonly reset: number;
}

/** The coverage of one run with random inputs, and the toggles that its signals showed. */
async function run(engine: EngineName, { design, seed, edges, reset }: RandomRun) {
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

/**
 * The coverage of a run, which must be the same on both engines; its toggles must be those that the signals showed, and
 * its transitions those that the statements were found to make.
 */
export async function checkedCoverage(options: RandomRun): Promise<CoverageData> {
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
