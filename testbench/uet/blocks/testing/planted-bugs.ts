/** Bugs planted in a design, which a property finds and shrinks to a few commands. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PropertyBody, PropertyFailure, runProperty, type Stimuli } from '../../../bench/run-property.ts';
import { type Bug, plant } from '../../../formal/testing/plant.ts';
import { afterAll, type Design, describe, engines, expect, test } from '../vitest-kit.ts';

/** A bug, and the commands without which it does not show. */
export interface PlantedBug {
  readonly what: string;
  readonly module: string;
  readonly bug: Bug;
  readonly needs: readonly string[];
}

/** A test for each bug: the property fails, with 8 commands or fewer that have those that the bug needs. */
export function findsPlantedBugs<T>(
  about: string,
  design: Design,
  planted: readonly PlantedBug[],
  property: () => readonly [stimuli: Stimuli<T>, body: PropertyBody<T>],
  options: { readonly maxCycles?: number } = {},
): void {
  const wavesFolder = mkdtempSync(join(tmpdir(), 'gatewright-planted-'));
  afterAll(() => rmSync(wavesFolder, { recursive: true }));
  describe(about, () => {
    test.each(planted)('$what', async ({ module, bug, needs }) => {
      const broken = plant(design, module, bug);
      const run = { name: module, wavesFolder, environment: {}, seed: 1, ...options };
      const failure = await runProperty({ ...run, create: (o) => engines.wasm.create(broken, o) }, ...property()).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(PropertyFailure);
      const { stimulus } = failure as PropertyFailure;
      const names = [...stimulus.matchAll(/(\w+)\(/g)].map(([, name]) => name);
      expect(names.length).toBeLessThanOrEqual(8);
      expect(names).toEqual(expect.arrayContaining([...needs]));
    });
  });
}
