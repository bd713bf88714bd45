import {
  type ArrivalOptions,
  arrivalLayout,
} from '../../../../../rtl-gen/uet/pds/target-side/arrival/arrival-layout.ts';
import { trackedArrival } from '../../../../../rtl-gen/uet/pds/target-side/testing/tracked-arrival.ts';
import { verdicts } from '../../../golden/pds/index.ts';
import type { Body, Engine } from '../../test-kit.ts';
import { describe, elaborate, engines, expect, hwTest, test, wasmEngine } from '../../vitest-kit.ts';
import { ArrivalBench } from './arrival-bench.ts';
import { modelOf, smallTarget } from './target-designs.ts';
import { TargetTraffic } from './target-traffic.ts';
import { TidyTraffic } from './tidy-traffic.ts';

/** The policies that a packet's verdict depends on, each way. */
const usual: ArrivalOptions = { contexts: 8, window: 128, reserved: 2, reservedBits: 0b1001 };
const policies = { duplicates: 'retx', trimmedDuplicates: 'drop', rodFirst: 'drop', rodNacks: 'every' } as const;
const other: ArrivalOptions = { contexts: 4, window: 128, ways: 1, rangeBits: 8, ...policies };
const designs = new Map([usual, other].map((options) => [options, elaborate(trackedArrival(options))]));
const seen = new Set<string>();

/** Random traffic: of whoever does anything, or of initiators that open, fill and close PDCs; one or many of them. */
const traffic =
  (options: ArrivalOptions, clocks: number, initiators?: number): Body<void> =>
  async (t) => {
    const model = modelOf({ ...smallTarget, ...options });
    const bench = new ArrivalBench(t, { ...model, registers: { ...model.registers, quarantineTime: 40 } });
    const random = t.random.fork('traffic');
    const sender =
      initiators === undefined
        ? new TargetTraffic(bench.golden.settings, random)
        : new TidyTraffic(bench.golden.settings, initiators, random);
    await bench.begin();
    for (let i = 0; i < clocks; i++) sender.saw(await bench.clock(sender.next()));
    await bench.finish();
    for (const verdict of bench.verdicts.keys()) seen.add(verdict);
  };

const on = (engine: Engine, options: ArrivalOptions, seeds: number) => ({
  create: (of: Parameters<Engine['create']>[1]) => engine.create(designs.get(options)!, of),
  seeds,
});

describe('the arrival side of the PDS target shows in every clock what the golden model says', () => {
  for (const [name, options] of [
    ['usual policies', usual],
    ['other policies', other],
  ] as const) {
    hwTest(`${name}: any traffic`, on(wasmEngine, options, 6), traffic(options, 5_000));
    hwTest(
      `${name}: PDCs that open, fill and close`,
      on(wasmEngine, options, 4),
      traffic(options, 5_000, options.contexts + 2),
    );
    hwTest(`${name}: one initiator`, on(wasmEngine, options, 2), traffic(options, 5_000, 1));
  }

  // Which of the last two it is, only the store of guaranteed responses knows.
  test('and these tests have come to every verdict', () => {
    const known = verdicts.filter((verdict) => verdict !== 'nack_gtd_resp_unavail' && verdict !== 'nack_ack_with_data');
    expect(known.filter((verdict) => !seen.has(verdict))).toEqual([]);
  });

  // With all of the target it runs in Verilator, too.
  hwTest('on the emitted Verilog as Yosys reads it', on(engines.yosys, usual, 1), traffic(usual, 1_500));
  test('sizes that are not supported are refused in one sentence', () => {
    const layout = (options: Partial<ArrivalOptions>) => arrivalLayout({ ...usual, ...options });
    expect(() => layout({ contexts: 12 })).toThrow('12 PDCs are not supported: choose a power of two from 4 to 4,096');
    expect(() => layout({ reserved: 7 })).toThrow('a reserved pool of 7 PDCs is not supported: choose 0, or 2 to 6');
    expect(() => layout({ ways: 3 })).toThrow('3 ways are not supported: choose 1, 2, 4 or 8');
    expect(() => layout({ rangeBits: 40 })).toThrow('a range of 2^40 PSNs is not supported: choose 8 to 31');
  });
});
