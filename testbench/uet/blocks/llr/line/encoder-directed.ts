/** What the line's encoder promises, step by step. */
import assert from 'node:assert/strict';
import { columnSizes } from '../../../../../rtl-gen/uet/llr/line/column.ts';
import { llrEncoderLatency } from '../../../../../rtl-gen/uet/llr/line/encoder.ts';
import { blockTypes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type NamedTest, named, namedWith } from '../../../../design-tests/named-test.ts';
import { encoderBench } from './encoder-bench.ts';

const { start, ordered_set, terminate } = blockTypes;
/** Bytes of a block, and of a frame of the shortest kind on the line. */
const blockBytes = 8;
const shortest = 64;

export function encoderDirected(size: number): readonly NamedTest[] {
  const encoder = namedWith((t) => encoderBench(t, size));
  return [
    encoder(
      'frames of 64 bytes follow each other in 84 bytes of line each, with gaps of 8 and 16 bytes in turn',
      async (bench) => {
        await bench.send(Array(41).fill(shortest));
        await bench.settle();
        const starts = bench.stand([start]).map(({ at }) => at);
        assert.equal(starts.length, 41);
        const apart = starts.slice(1).map((at, i) => (at - starts[i]!) * blockBytes);
        assert.deepEqual(
          apart,
          apart.map((_, i) => (i % 2 === 0 ? 80 : 88)),
        );
        assert.equal((starts[40]! - starts[0]!) * blockBytes, 40 * 84);
      },
    ),

    encoder('a frame and a message are in the column after as many clocks as are promised', async (bench, t) => {
      const before = bench.score.blocks.length;
      bench.acks(true);
      await t.cycles(1);
      bench.acks(false);
      await bench.settle();
      const [message] = bench.stand([ordered_set]);
      assert.equal(Math.floor((message!.at - before) / (size / blockBytes)), llrEncoderLatency.set);
      const later = bench.score.blocks.length;
      await bench.send([shortest]);
      await bench.settle();
      assert.equal(Math.floor((bench.stand([start])[0]!.at - later) / (size / blockBytes)), llrEncoderLatency.frame);
    }),

    ...(size === blockBytes ? [0, 1, 2, 3, 4, 5, 6, 7] : [0]).map((more) =>
      encoder(
        `gaps behind frames of 64 bytes and ${more} are 12 bytes on average, and none has fewer than 5`,
        async (bench) => {
          await bench.send(Array(33).fill(shortest + more));
          await bench.settle();
          const starts = bench.stand([start]).map(({ at }) => at);
          const gaps = starts.slice(1).map((at, i) => (at - starts[i]!) * blockBytes - blockBytes - shortest - more);
          assert.equal(gaps.length, 32);
          assert.equal(
            gaps.reduce((sum, gap) => sum + gap),
            32 * 12,
          );
          assert.ok(Math.min(...gaps) >= 5);
        },
      ),
    ),

    named('messages are as far apart on an idle line as they have to be, whole blocks', async (t) => {
      const bench = await encoderBench(t, size, { minimum: 321, fromStart: 1000, inFrame: 8000 });
      bench.acks(true);
      await t.cycles(Math.ceil((5 * 336) / size));
      const at = bench.stand([ordered_set]).map((set) => set.at);
      assert.ok(at.length > 3);
      for (const [i, place] of at.slice(1).entries()) {
        const between = (place - at[i]! - 1) * blockBytes;
        assert.ok(between >= 328 && between < 328 + size, `${between} bytes between two messages`);
      }
    }),

    named('a message says what was offered just before it may go, however long it had to wait', async (t) => {
      const bench = await encoderBench(t, size, { minimum: 1600, fromStart: 0, inFrame: 0 });
      const before = bench.score.blocks.length;
      bench.acks(true);
      const clocks = Math.ceil((4 * 1600) / size);
      for (let clock = 0; clock < clocks; clock++) {
        bench.dut.control.payload.seq.set(clock);
        await t.cycles(1);
      }
      const places = bench.stand([ordered_set]);
      assert.ok(places.length >= 3);
      // Taken a clock or two sooner where more than a column may wait in front of a set.
      const early = Math.ceil(columnSizes(size).open / (size / blockBytes));
      for (const [i, set] of bench.score.sets.entries()) {
        assert.ok(set.message === 'llr_ack');
        const column = Math.floor((places[i]!.at - before) / (size / blockBytes));
        const age = column - set.seq;
        assert.ok(age >= llrEncoderLatency.set && age <= llrEncoderLatency.set + early, `${age} clocks old`);
      }
    }),

    named(
      'in a frame messages keep away from its start and from each other, and what follows is pushed back',
      async (t) => {
        const bench = await encoderBench(t, size, { minimum: 200, fromStart: 256, inFrame: 1024 });
        await t.cycles(2);
        bench.acks(true);
        await bench.send([3000, 3000]);
        bench.acks(false);
        await bench.settle();
        const begins = bench.stand([start]).map(({ at }) => at);
        const sets = bench.stand([ordered_set]).map(({ at }) => at);
        assert.deepEqual(
          bench.score.frames.map(({ bytes, error }) => [bytes.length, error]),
          [
            [3000, false],
            [3000, false],
          ],
        );
        const inFirst = sets.filter((at) => at > begins[0]! && at < begins[0]! + 3000 / blockBytes);
        assert.equal(inFirst.length, 3);
        const late = (inFirst[0]! - begins[0]!) * blockBytes;
        assert.ok(late >= 256 && late < 256 + size + blockBytes, `${late} bytes behind the start`);
        const between = (inFirst[1]! - inFirst[0]! - 1) * blockBytes;
        assert.ok(between >= 1024 && between < 1024 + size + blockBytes, `${between} bytes in the frame`);
      },
    ),

    encoder('a message of LLR goes before a CF_Update', async (bench, t) => {
      bench.dut.cf.valid.set(1);
      bench.acks(true);
      await t.cycles(1);
      bench.acks(false);
      while (bench.dut.cf.ready.get() === 0) await t.cycles(1);
      await t.cycles(1);
      bench.dut.cf.valid.set(0);
      await bench.settle();
      assert.deepEqual(
        bench.score.sets.map(({ message }) => message),
        ['llr_ack', 'cf_update'],
      );
    }),

    encoder(
      'where a frame has no beat, errors stand in it; it counts once, and the next one is whole',
      async (bench) => {
        await bench.send([4 * size], [2, 5]);
        await bench.send([shortest]);
        await bench.settle();
        assert.deepEqual(
          bench.score.frames.map(({ bytes, error }) => [bytes.length, error]),
          [
            [2 * size, true],
            [shortest, false],
          ],
        );
        assert.equal(bench.dut.underruns.get(), 1);
        assert.equal(bench.stand(terminate).length, 2);
      },
    ),

    encoder('in clocks without advance the column stays, and the line is the same', async (bench) => {
      const before = bench.score.blocks.length;
      bench.slowDown(3);
      await bench.send([shortest, shortest, shortest]);
      bench.dut.advance.set(1);
      await bench.settle();
      const starts = bench.stand([start]).map(({ at }) => at - before);
      assert.deepEqual(
        starts.slice(1).map((at, i) => at - starts[i]!),
        [10, 11],
      );
    }),
  ];
}
