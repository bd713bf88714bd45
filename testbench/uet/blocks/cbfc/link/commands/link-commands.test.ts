import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { elaborate } from '../../../../../../rtl-gen/hdl/index.ts';
import { hwProperty } from '../../../../../bench/hw-property.ts';
import { PropertyFailure, runProperty } from '../../../../../bench/run-property.ts';
import { engines } from '../../../../../engine/engines.ts';
import { as, type Bug, missing, plant } from '../../../../../formal/testing/plant.ts';
import { modelProperty } from '../../../../../properties/model-property.ts';
import { cbfcEnds } from './ends.ts';
import { linkMachine } from './link-machine.ts';

const vcs = 4;
const design = elaborate(cbfcEnds(vcs));

describe('both ends of CBFC on a link', () => {
  hwProperty(
    'any list of commands agrees with both golden models, overflows no buffer, and all credits come back',
    { create: (options) => engines.wasm.create(design, options) },
    ...modelProperty(linkMachine(vcs)),
  );
  hwProperty(
    'so does the emitted Verilog as Yosys reads it',
    { create: (options) => engines.yosys.create(design, options), numRuns: 10 },
    ...modelProperty(linkMachine(vcs)),
  );
});

const folder = mkdtempSync(join(tmpdir(), 'gatewright-link-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bugs, and the commands without which none of them shows. */
const planted: readonly {
  readonly what: string;
  readonly module: string;
  readonly bug: Bug;
  readonly needs: readonly string[];
}[] = [
  {
    what: 'a sender that does not zero its counters',
    module: 'cbfc_credit_account',
    bug: missing('used'),
    needs: ['bringUp', 'send'],
  },
  {
    what: 'a freed counter that stays behind',
    module: 'cbfc_credit_account',
    bug: missing('freed', 1),
    needs: ['bringUp', 'send'],
  },
  {
    what: 'a CC_Update that is worked in behind a frame that came after it',
    module: 'cbfc_reconciler',
    bug: as('look', 'turn'),
    needs: ['bringUp', 'send'],
  },
];

describe('a bug planted in one end is found, and shrunk to a few commands', () => {
  test.each(planted)('$what', async ({ module, bug, needs }) => {
    const broken = plant(design, module, bug);
    const failure = await runProperty(
      {
        name: module,
        create: (options) => engines.wasm.create(broken, options),
        wavesFolder: folder,
        environment: {},
        seed: 1,
      },
      ...modelProperty(linkMachine(vcs)),
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
