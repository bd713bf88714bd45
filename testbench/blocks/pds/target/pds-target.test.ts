import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { type PdsTargetOptions, pdsTarget } from '../../../../rtl-gen/uet/pds/target/pds-target.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { engines } from '../../../engine/engines.ts';
import type { Engine } from '../../../engine/simulator.ts';
import { verilatorEngine } from '../../../engine/verilator/engine.ts';
import { verilatorAvailable } from '../../../engine/verilator/toolchain.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { verdicts } from '../../../golden/pds/index.ts';
import { smallTarget } from './target-designs.ts';
import { targetProperty } from './target-property.ts';

/** The policies the other way round, and little room: sets of one, few stored responses, few replies. */
const other: PdsTargetOptions = {
  ...smallTarget,
  contexts: 4,
  ways: 1,
  rangeBits: 8,
  guaranteedEntries: 8,
  replyDepth: 32,
  sackBase: 'tracking',
  sackAlign: 8,
  duplicates: 'retx',
  trimmedDuplicates: 'drop',
  rodFirst: 'drop',
  rodNacks: 'every',
};
const usual: PdsTargetOptions = { ...smallTarget, reserved: 2, reservedBits: 0b1001 };
const designs = new Map([usual, other].map((options) => [options, elaborate(pdsTarget(options))]));
const seen = new Set<string>();

const on = (engine: Engine, options: PdsTargetOptions, seeds: number) => ({
  create: (of: Parameters<Engine['create']>[1]) => engine.create(designs.get(options)!, of),
  seeds,
});

describe('the PDS target shows in every clock what the golden model says', () => {
  for (const [name, hardware] of [
    ['usual policies', usual],
    ['other policies', other],
  ] as const) {
    const initiators = hardware.contexts + 2;
    const run = { hardware, clocks: 17_000, verdicts: seen };
    hwTest(`${name}: any traffic`, on(wasmEngine, hardware, 4), targetProperty(run));
    hwTest(
      `${name}: PDCs that open, fill and close`,
      on(wasmEngine, hardware, 3),
      targetProperty({ ...run, initiators }),
    );
    hwTest(`${name}: one initiator`, on(wasmEngine, hardware, 2), targetProperty({ ...run, initiators: 1 }));
  }

  test('and these tests have come to every verdict', () => {
    expect(verdicts.filter((verdict) => !seen.has(verdict))).toEqual([]);
  });

  const yosys = { hardware: usual, clocks: 1_500 };
  hwTest('on the emitted Verilog as Yosys reads it', on(engines.yosys, usual, 1), targetProperty(yosys));
});

/** Clocks of the long run, which is left out without them: five million are what the page of the target tells of. */
const longRun = Number(process.env.GATEWRIGHT_PDS_CLOCKS ?? 0);
const half = { hardware: usual, clocks: Math.floor(longRun / 2) };
describe.skipIf(longRun === 0)('a long run of the PDS target', () => {
  const long = { ...on(wasmEngine, usual, 1), timeout: 24 * 3_600_000 };
  hwTest('any traffic', long, targetProperty(half));
  hwTest('PDCs that open, fill and close', long, targetProperty({ ...half, initiators: 10 }));
});

describe.skipIf(!(await verilatorAvailable()))(
  'the emitted Verilog of the PDS target in Verilator (apt-get install verilator)',
  () => {
    const run = { hardware: usual, clocks: 10_000 };
    const long = { ...on(verilatorEngine, usual, 1), timeout: 300_000 };
    hwTest('any traffic', long, targetProperty(run));
    hwTest('PDCs that open, fill and close', long, targetProperty({ ...run, initiators: 10 }));
  },
);
