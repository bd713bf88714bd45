import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { fifoMachine } from '../../rtl-gen/lib/stream/testing/fifo-machine.ts';
import { PropertyFailure, runProperty } from '../bench/run-property.ts';
import type { CreateSimulator } from '../bench/traced-run.ts';
import { wasmEngine } from '../engine/wasm/engine.ts';
import { modelProperty } from './model-property.ts';
import { type PlantedBug, plantedBugs, plantedDepth, plantedFifo } from './testing/planted-fifo.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatewright-planted-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The failure of the property on the FIFO with that bug; with `replay`, of that run alone. */
async function failureWith(bug: PlantedBug, seed: number, replay?: string): Promise<PropertyFailure | undefined> {
  const design = elaborate(plantedFifo(bug));
  const create: CreateSimulator = (options) => wasmEngine.create(design, options);
  const environment = replay === undefined ? {} : { GATEWRIGHT_REPLAY: replay };
  const options = { name: `${bug} ${replay === undefined ? '' : 'again'}`, create, wavesFolder: folder, environment };
  const property = runProperty({ ...options, seed, numRuns: 500 }, ...modelProperty(fifoMachine(plantedDepth)));
  return property.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof PropertyFailure) return error;
      throw error;
    },
  );
}

/** The shortest lists; the last command is one more where `fc.commands` began with it, which it never takes away. */
const shortest: Readonly<Record<Exclude<PlantedBug, 'none'>, RegExp>> = {
  lostWhenFull: /^(push\(0\),){4}both\(0\)(,\w+\(0?\))?$/,
  // The fifth item has halves that differ. Until it is in, one has to leave, at any time.
  swapped: /^((push|pop|both)\(0?\),){4,5}(push|both)\(1\)(,\w+\(0?\))*$/,
  tooDeep: /^(push\(0\),){4}push\(0\)$/,
  stuck: /^push\(0\),reset\(\),push\(0\)$/,
};

describe('a bug planted in a FIFO is found, shrunk to fewer than ten commands, and fails alike when it is replayed', () => {
  for (const bug of plantedBugs.filter((planted) => planted !== 'none')) {
    test.each([1, 2, 3])(`${bug}, seed %i`, async (seed) => {
      const found = await failureWith(bug, seed);
      const stimulus = /stimulus: (.*)/.exec(found!.message)![1]!;
      expect(stimulus.split(',').length).toBeLessThan(10);
      expect(stimulus).toMatch(shortest[bug]);
      const replay = /GATEWRIGHT_REPLAY='([^']*)'/.exec(found!.replay)![1]!;
      const again = await failureWith(bug, seed + 100, replay);
      expect(again!.cause.message).toBe(found!.cause.message);
      expect([again!.run.cycles, again!.stimulus.split(' ')[0]]).toEqual([
        found!.run.cycles,
        found!.stimulus.split(' ')[0],
      ]);
      expect(statSync(again!.waves!).size).toBe(statSync(found!.waves!).size);
    });
  }

  test('without a bug nothing is found', async () => {
    expect(await failureWith('none', 1)).toBeUndefined();
  });
});
