import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { elaborate } from '../../../../../../rtl-gen/hdl/index.ts';
import { hwProperty } from '../../../../../bench/hw-property.ts';
import { PropertyFailure, runProperty } from '../../../../../bench/run-property.ts';
import { engines } from '../../../../../engine/engines.ts';
import { type Bug, missing, plant } from '../../../../../formal/testing/plant.ts';
import { modelProperty } from '../../../../../properties/model-property.ts';
import { llrPair } from '../pair.ts';
import { linkMachine } from './link-machine.ts';

const options = { size: 16, beats: 256, frames: 64, longest: 20 };
const design = elaborate(llrPair(options));

describe('both ends of LLR on a link', () => {
  hwProperty(
    'any list of commands agrees with the golden models of all halves, and all frames that have to come once and in order',
    { create: (o) => engines.wasm.create(design, o), numRuns: 25, maxCycles: 1_000_000 },
    ...modelProperty(linkMachine(options)),
  );
  hwProperty(
    'so does the emitted Verilog as Yosys reads it',
    { create: (o) => engines.yosys.create(design, o), numRuns: 3, maxCycles: 1_000_000 },
    ...modelProperty(linkMachine(options)),
  );
});

const folder = mkdtempSync(join(tmpdir(), 'gatewright-llr-link-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bugs, and the commands without which none of them shows. */
const planted: readonly {
  readonly what: string;
  readonly module: string;
  readonly bug: Bug;
  readonly needs: readonly string[];
}[] = [
  {
    what: 'a receiver that takes every frame for the one behind the last one',
    module: 'llr_sequence_check',
    bug: missing('following'),
    needs: ['send'],
  },
  {
    what: 'a sender that begins a replay by its timer where the last one ended',
    module: 'llr_transmit_control',
    bug: missing('replay_seq', 3),
    needs: ['send'],
  },
];

describe('a bug planted in one half is found, and shrunk to a few commands', () => {
  test.each(planted)('$what', async ({ module, bug, needs }) => {
    const broken = plant(design, module, bug);
    const failure = await runProperty(
      {
        name: module,
        create: (o) => engines.wasm.create(broken, o),
        wavesFolder: folder,
        environment: {},
        seed: 1,
        maxCycles: 1_000_000,
      },
      ...modelProperty(linkMachine(options)),
    ).then(
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
