import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packetSink, packetSource } from '../../../testbench/agents/packet/packet-agents.ts';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { elaborate } from '../../hdl/index.ts';
import { patterns } from '../stream/testing/stimulus.ts';
import { packetCut } from './packet-cut.ts';
import { received } from './testing/packets.ts';

interface Piece {
  readonly bytes: readonly number[];
  readonly skip: number;
  readonly length: number;
}

/** Packets and pieces that lie within them, the empty piece and the whole packet too. */
const pieces = (longest: number): fc.Arbitrary<Piece[]> =>
  fc.array(
    fc
      .array(fc.nat(255), { maxLength: longest, size: 'max' })
      .chain((bytes) =>
        fc
          .nat(bytes.length)
          .chain((skip) =>
            fc
              .oneof(fc.nat(bytes.length - skip), fc.constant(bytes.length - skip))
              .map((length) => ({ bytes, skip, length })),
          ),
      ),
    { maxLength: 12, size: 'max' },
  );

describe('packet cut', () => {
  for (const size of [2, 8, 128]) {
    const design = elaborate(packetCut(size, { skipBits: 6, lengthBits: 6, depth: 8 }));
    const runs = fc.record({ packets: pieces(Math.min(63, 5 * size)), up: patterns, down: patterns });

    const play = async (
      t: TestContext,
      { packets, up, down }: { packets: Piece[]; up: boolean[]; down: boolean[] },
    ) => {
      const taken: number[] = [];
      const source = packetSource(t, 'up', { valid: up });
      t.monitor('up', { onItem: (_, cycle) => taken.push(cycle) });
      const sink = packetSink(t, 'down', { ready: down });
      t.monitor('down');
      for (const { bytes, skip, length } of packets) source.sendNow({ bytes, user: { skip, length } });
      await t.timeout(5000, sink.received(packets.length));
      await t.cycles(10);
      const expected = packets.map(({ bytes, skip, length }) => ({ bytes: bytes.slice(skip, skip + length), user: 0 }));
      expect(received(sink.items)).toEqual(expected);
      expect(source.idle).toBe(true);
      return taken;
    };

    everyEngineProperty(`beats of ${size}: each packet leaves as its piece`, design, runs, play, { numRuns: 25 });
    everyEngineProperty(
      `beats of ${size}: a beat is taken in every clock`,
      design,
      runs.map((run) => ({ ...run, up: [true], down: [true] })),
      async (t, run) => {
        const taken = await play(t, run);
        expect(taken).toEqual(taken.map((_, i) => taken[0]! + i));
      },
      { numRuns: 10 },
    );
  }

  test('refuses beats and depths that are no powers of two', () => {
    expect(() => packetCut(6, { skipBits: 4, lengthBits: 4, depth: 8 })).toThrow(RangeError);
    expect(() => packetCut(8, { skipBits: 4, lengthBits: 4, depth: 4 })).toThrow(RangeError);
  });
});
