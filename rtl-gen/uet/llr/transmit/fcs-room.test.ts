import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { everyEngineProperty } from '../../../../testbench/bench/every-engine-property.ts';
import { elaborate } from '../../../hdl/index.ts';
import { toBytes, toWord } from '../../../lib/packet/testing/packets.ts';
import { patterns } from '../../../lib/stream/testing/stimulus.ts';
import { fcsBytes } from './client.ts';
import { fcsRoom } from './fcs-room.ts';

const size = 8;

/** The beats of a frame, as ports have them. What is not kept is `noise`. */
function beats(bytes: readonly number[], user: number, noise: number): Record<string, number | bigint>[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => {
    const kept = bytes.slice(i * size, (i + 1) * size);
    return {
      data: toWord([...kept, ...Array<number>(size - kept.length).fill(noise)]),
      keep: 2 ** kept.length - 1,
      last: Number((i + 1) * size >= bytes.length),
      user_poison: user,
    };
  });
}

const frames = fc.array(
  fc.record({ bytes: fc.array(fc.nat(255), { minLength: 1, maxLength: 3 * size, size: 'max' }), user: fc.nat(1) }),
  { maxLength: 12, size: 'max' },
);

describe('room for the check sequence', () => {
  const design = elaborate(fcsRoom(size));
  everyEngineProperty(
    'each frame leaves as it came and 4 bytes longer, whatever these are',
    design,
    fc.record({ list: frames, valid: patterns, ready: patterns }),
    async (t, { list, valid, ready }) => {
      const source = t.source('up', { valid });
      const sink = t.sink('down', { ready });
      const expected = list.flatMap(({ bytes, user }) =>
        Array.from({ length: Math.ceil((bytes.length + fcsBytes) / size) }, (_, i) => {
          const left = bytes.length + fcsBytes - i * size;
          return [bytes.slice(i * size, (i + 1) * size), 2 ** Math.min(size, left) - 1, Number(left <= size), user];
        }),
      );
      for (const { bytes, user } of list) for (const beat of beats(bytes, user, 0xa5)) source.sendNow(beat);
      await t.timeout(5_000, sink.received(expected.length));
      await t.cycles(3);
      const got = sink.items.map(({ item }, i) => {
        const { data, keep, last, user_poison } = item as Record<string, number | bigint>;
        const ours = (expected[i]?.[0] as number[] | undefined)?.length ?? size;
        return [toBytes(BigInt(data!), ours), Number(keep), Number(last), Number(user_poison)];
      });
      expect(got).toEqual(expected);
    },
    { numRuns: 25 },
  );

  everyEngineProperty(
    'a beat leaves in every clock, the first one a clock after it came',
    design,
    frames.filter((list) => list.length > 0),
    async (t, list) => {
      const source = t.source('up');
      const sink = t.sink('down');
      const came: number[] = [];
      t.monitor('up', { onItem: (_, cycle) => came.push(cycle) });
      const count = list.reduce((sum, { bytes }) => sum + Math.ceil((bytes.length + fcsBytes) / size), 0);
      for (const { bytes, user } of list) for (const beat of beats(bytes, user, 0)) source.sendNow(beat);
      await t.timeout(1_000, sink.received(count));
      expect(sink.items.map(({ cycle }) => cycle - came[0]!)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    },
    { numRuns: 10 },
  );
});
