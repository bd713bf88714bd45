import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { fifoMachine } from '../../rtl-gen/lib/stream/testing/fifo-machine.ts';
import { inProject } from '../../support/project.ts';
import { PropertyFailure, runProperty } from '../bench/run-property.ts';
import type { CreateSimulator } from '../bench/traced-run.ts';
import { wasmEngine } from '../engine/wasm/engine.ts';
import { modelProperty } from './model-property.ts';
import { type PlantedBug, plantedBugs, plantedDepth, plantedFifo } from './testing/planted-fifo.ts';

let folder: string;
beforeAll(() => {
  mkdirSync(inProject('out'), { recursive: true });
  folder = mkdtempSync(inProject('out', 'planted-'));
});
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

test('the command that the report prints repeats the run in Vitest, with the same failure and waves', async () => {
  const name = "doesn't lose an item (full, and one leaves)";
  const fromFolder = (path: string) => JSON.stringify(inProject(path));
  writeFileSync(
    join(folder, 'lost.test.ts'),
    `import { describe } from 'vitest';
    import { elaborate } from ${fromFolder('rtl-gen/hdl/index.ts')};
    import { fifoMachine } from ${fromFolder('rtl-gen/lib/stream/testing/fifo-machine.ts')};
    import { hwProperty } from ${fromFolder('testbench/bench/hw-property.ts')};
    import { wasmEngine } from ${fromFolder('testbench/engine/wasm/engine.ts')};
    import { modelProperty } from ${fromFolder('testbench/properties/model-property.ts')};
    import { plantedFifo } from ${fromFolder('testbench/properties/testing/planted-fifo.ts')};
    const create = (options) => wasmEngine.create(elaborate(plantedFifo('lostWhenFull')), options);
    describe('a FIFO', () => {
      hwProperty(${JSON.stringify(name)}, { create, numRuns: 1000 }, ...modelProperty(fifoMachine(4)));
    });`,
  );
  // As a user runs it: not as a worker of the runner that runs this test.
  const inherited = Object.entries(process.env).filter(([key]) => !/^(VITEST|TEST$|NODE_ENV)/.test(key));
  const env = { ...Object.fromEntries(inherited), NO_COLOR: '1' };
  const run = async (command: string) => {
    const options = {
      cwd: folder,
      shell: true,
      reject: false,
      all: true,
      extendEnv: false,
      env,
      timeout: 100_000,
    } as const;
    return execa(command, options);
  };
  const first = await run('npx vitest run');
  const waves = join(folder, /waves: +(.*)/.exec(first.all)![1]!);
  expect(existsSync(waves)).toBe(true);
  rmSync(waves);
  const command = /replay: +(GATEWRIGHT_REPLAY=.*)/.exec(first.all)![1]!;
  const again = await run(command);
  expect([first.exitCode, again.exitCode], again.all).toEqual([1, 1]);
  // The difference, and the stimulus behind it; then the line of the comparison.
  const report = /AssertionError[\s\S]*stimulus: .*\n/.exec(first.all)![0];
  expect(again.all).toContain(report);
  expect(again.all).toMatch(/fifo-machine\.ts:\d+:\d+/);
  expect(existsSync(waves)).toBe(true);
});
