import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { elaborate } from '../../hdl/index.ts';
import { beat } from './beat.ts';
import { headerCollect } from './header-collect.ts';
import { packetsOf, toWord } from './testing/packets.ts';

describe('header collect', () => {
  for (const [size, header] of [
    [4, 10],
    [2, 6],
  ] as const) {
    const design = elaborate(headerCollect(beat(size), header));
    const runs = fc.record({
      packets: packetsOf(header + 3 * size, size),
      gaps: fc.array(fc.nat(2), { minLength: 1, maxLength: 5 }),
    });

    everyEngineProperty(
      `the first ${header} bytes in beats of ${size}, once a packet`,
      design,
      runs,
      async (t, { packets, gaps }) => {
        const port = (name: string) => t.dut.port(name);
        const seen: { header: bigint; count: number }[] = [];
        const room = Math.ceil(header / size) * size;
        t.attach({
          sample: () => {
            if (port('rst').get() === 1 || port('done').get() === 0) return;
            seen.push({ header: BigInt(port('header').get()), count: Number(port('count').get()) });
          },
        });
        let at = 0;
        for (const item of packets.flatMap(({ bytes }) => beatsOf(bytes, size))) {
          for (let gap = gaps[at++ % gaps.length]!; gap > 0; gap--) await t.rising();
          port('valid').set(1);
          port('beat_data').set(Number(item.data));
          port('beat_keep').set(Number(item.keep));
          port('beat_last').set(Number(item.last));
          await t.rising();
          port('valid').set(0);
        }
        await t.cycles(3);
        expect(seen.length).toBe(packets.length);
        packets.forEach(({ bytes }, i) => {
          expect(seen[i]!.count).toBe(Math.min(bytes.length, room));
          const known = Math.min(bytes.length, header);
          const shown = seen[i]!.header.toString(16).padStart(2 * header, '0');
          expect(shown.slice(0, 2 * known)).toBe(Buffer.from(bytes.slice(0, known)).toString('hex'));
          // After the packet's last beat there is nothing of the packet before.
          const beats = Math.max(1, Math.ceil(bytes.length / size)) * size;
          expect(shown.slice(2 * beats)).toBe('0'.repeat(Math.max(0, 2 * (header - beats))));
        });
      },
      { numRuns: 20 },
    );
  }

  test('a header that is no number of bytes is refused', () => {
    expect(() => headerCollect(beat(4), 0)).toThrow(RangeError);
  });
});

const beatsOf = (bytes: readonly number[], size: number) =>
  Array.from({ length: Math.max(1, Math.ceil(bytes.length / size)) }, (_, i) => {
    const kept = bytes.slice(i * size, (i + 1) * size);
    const last = (i + 1) * size >= bytes.length;
    return { data: toWord(kept), keep: (1 << kept.length) - 1, last: Number(last) };
  });
