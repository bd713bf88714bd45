/** The limits of LLR's sender to the byte and the frame, and check sequences of frames of all lengths. */
import { dataLimitBeats } from '../../../../rtl-gen/uet/llr/transmit/data-limit.ts';
import { fcsFillLatency } from '../../../../rtl-gen/uet/llr/transmit/fcs-fill.ts';
import type { TransmitOptions } from '../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { fcsStatus } from '../../golden/llr/index.ts';
import { assert, type NamedTest, named, type TestContext } from '../test-kit.ts';
import { type TransmitBenchOptions, transmitBench } from './transmit-bench.ts';

const longestFrame = 128;

export function transmitLimitTests(options: TransmitOptions): readonly NamedTest[] {
  const { size, beats, frames, longest } = options;
  /** How many frames leave if each has time to be counted. */
  const oneByOne = async (t: TestContext, length: number, most: number, given: TransmitBenchOptions) => {
    const bench = await transmitBench(t, options, { longestFrame, ...given });
    for (let i = 0; i < most; i++) {
      bench.send(1, 'eligible', length);
      await t.cycles(30);
    }
    await bench.quiet();
    return bench.left.length;
  };
  const data = [0, -1].flatMap((less) =>
    [64, 72, 80, 96].map(
      (length): NamedTest =>
        named(
          `frames of ${length} bytes leave while ${less === 0 ? 'just that many' : 'one byte less than that'} may be outstanding besides`,
          async (t) => {
            const outstandingDataMax = 2 * length + less + longestFrame + dataLimitBeats * size;
            assert.equal(await oneByOne(t, length, 5, { outstandingDataMax }), 3 + less);
          },
        ),
    ),
  );
  return [
    ...data,
    named('as many frames are kept as there is room for behind those that may be on their way', async (t) => {
      const onTheirWay = 2 + fcsFillLatency(size) + 2;
      const most = Math.floor((beats - longest - onTheirWay) / (64 / size)) + 1;
      assert.equal(await oneByOne(t, 64, frames, {}), Math.min(frames - onTheirWay, most));
    }),
    named('frames leave without a pause, those of one beat in each clock, up to the limit of frames', async (t) => {
      const most = 5;
      const bench = await transmitBench(t, options, { outstandingSeqMax: most });
      const left = await bench.during(() => bench.send(most + 3));
      assert.equal(left.length, most);
      assert.equal(left.at(-1)!.last - left[0]!.first, (most * 64) / size - 1);
    }),
    named('frames of any length that are stored wrong leave poisoned', async (t) => {
      const bench = await transmitBench(t, options, { longestFrame, checks: false });
      bench.dut.inject_error.set(1);
      const lengths = Array.from({ length: 8 }, (_, i) => 64 + i);
      await bench.during(() => {
        for (const length of lengths) bench.send(1, 'eligible', length);
      });
      const again = await bench.during(() => bench.tell('nack', 9));
      const told = again.map(({ bytes }) => [bytes.length, fcsStatus(bytes, bench.settings.poison)]);
      assert.deepEqual(
        told,
        lengths.map((length) => [length, 'poisoned']),
      );
    }),
  ];
}
