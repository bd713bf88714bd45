import { describe, expect, test } from 'vitest';
import { type PdsTargetOptions, pdsTarget } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { isLong } from '../../../../../support/testing/long-run.ts';
import type { EngineName, SimulatorOptions } from '../../../../engine/simulator.ts';
import { verilatorAvailable } from '../../../../engine/verilator/toolchain.ts';
import { verdicts } from '../../../golden/pds/index.ts';
import { elaborate, engines, findEngine, hwTest, inVerilator, onceOf } from '../../vitest-kit.ts';
import { largeTarget, smallTarget } from './target-designs.ts';
import { targetProperty } from './target-property.ts';

/** The policies the other way round, and little room: sets of one, few stored responses, few replies. */
const other: PdsTargetOptions = {
  ...smallTarget,
  contexts: 4,
  ways: 1,
  rangeBits: 8,
  guaranteedEntries: 8,
  replyDepth: 32,
  sackBase: 'trigger',
  sackAlign: 8,
  duplicates: 'retx',
  trimmedDuplicates: 'drop',
  rodFirst: 'drop',
  rodNacks: 'every',
};
const usual: PdsTargetOptions = { ...smallTarget, reserved: 2, reservedBits: 0b1001 };
const designs = new Map([usual, other, largeTarget].map((options) => [options, elaborate(pdsTarget(options))]));
const seen = new Map<string, number>();
const hasVerilator = await verilatorAvailable();

const on = (engine: EngineName, options: PdsTargetOptions, seeds: number) => ({
  // Verilator's may have passed before; the others run each time, as they have to come to every verdict.
  create:
    engine === 'verilator'
      ? inVerilator(designs.get(options)!)
      : (given: SimulatorOptions) => engines[engine].create(designs.get(options)!, given),
  seeds,
  // Verilator has to compile first.
});

/** Verilator's reading of the usual policies, unless it has passed with the same Verilog before. */
const kinds = ['any traffic', 'PDCs that open, fill and close', 'one initiator'] as const;
const passed = kinds.every((kind) => onceOf(kind, inVerilator(designs.get(usual)!))?.isKept);

/** With each: where its emitted Verilog runs, and how often so many clocks of each kind of traffic do. */
const variants = [
  ['usual policies', usual, hasVerilator && !passed ? 'verilator' : 'yosys', isLong ? 5 : 2],
  ['other policies', other, 'yosys', isLong ? 2 : 1],
] as const;

describe('the PDS target shows in every clock what the golden model says', () => {
  for (const [name, hardware, emitted, seeds] of variants) {
    const run = { hardware, clocks: 17_000, verdicts: seen };
    const tidy = { ...run, traffic: hardware.contexts + 2 };
    describe(`${name}, the emitted Verilog`, () => {
      hwTest(kinds[0], on(emitted, hardware, seeds), targetProperty(run));
      hwTest(kinds[1], on(emitted, hardware, seeds), targetProperty(tidy));
      hwTest(kinds[2], on(emitted, hardware, Math.ceil(seeds / 2)), targetProperty({ ...run, traffic: 1 }));
    });
    hwTest(`${name}, the built-in engine`, on('wasm', hardware, 1), targetProperty({ ...run, clocks: 4_000 }));
  }

  test('and these tests have come to every verdict', () => {
    expect(verdicts.filter((verdict) => !seen.has(verdict))).toEqual([]);
  });

  const yosys = { hardware: usual, clocks: 1_500 };
  hwTest('usual policies, as Yosys reads the emitted Verilog', on('yosys', usual, 1), targetProperty(yosys));
});

/** Clocks of the long run, which is left out without them: five million are what the page of the target tells of. */
const longRun = Number(process.env.GATEWRIGHT_PDS_CLOCKS ?? 0);
describe.skipIf(longRun === 0)(
  `a long run of the PDS target${longRun === 0 ? ' (skipped: set GATEWRIGHT_PDS_CLOCKS)' : ''}`,
  () => {
    const given = new Map<string, number>();
    const engine = findEngine(process.env.GATEWRIGHT_ENGINE ?? 'verilator').name as EngineName;
    for (const [name, hardware] of [
      ['8 PDCs', usual],
      ['256 PDCs', largeTarget],
    ] as const) {
      const run = { hardware, clocks: Math.ceil(longRun / 6), verdicts: given };
      const long = { ...on(engine, hardware, 1), timeout: 24 * 3_600_000 };
      hwTest(`${name}, any traffic`, long, targetProperty(run));
      hwTest(`${name} that open, fill and close`, long, targetProperty({ ...run, traffic: hardware.contexts + 2 }));
      hwTest(`${name}, one initiator`, long, targetProperty({ ...run, traffic: 1 }));
    }

    test('has come to every verdict of the usual policies', async ({ annotate }) => {
      const packets = [...given.values()].reduce((sum, count) => sum + count, 0);
      const kinds = [...given].map(([verdict, count]) => `${count} ${verdict}`);
      await annotate(`${packets} packets: ${kinds.join(', ')}`);
      const others = ['dropped_duplicate', 'dropped_trimmed_duplicate', 'dropped_rod_first'];
      expect(verdicts.filter((verdict) => !given.has(verdict))).toEqual(others);
    });
  },
);
