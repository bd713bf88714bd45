import fc from 'fast-check';
import { uetParser } from '../../../../rtl-gen/uet/wire/parser/uet-parser.ts';
import { encode } from '../../golden/wire/index.ts';
import { arbitraryPacket } from '../../golden/wire/testing/arbitrary.ts';
import { keepOf } from '../beat-bytes.ts';
import { frameOf } from '../endpoint/pair/frames.ts';
import { describe, expect, hwTest } from '../vitest-kit.ts';

/** Clocks after which the last verdict is counted. */
const settled = 200;

describe('frames that a MAC marks as bad', () => {
  for (const crc of ['none', 'little'] as const)
    for (const size of [16, 64] as const) {
      const settings = { crc, marked: true };
      const parser = uetParser(size, settings);
      hwTest(`have that verdict, and no other frame has, ${size} bytes a clock, CRC ${crc}`, parser, async (t, dut) => {
        for (const { ready } of [dut.headers, dut.payload]) ready.set(1);
        const packets = fc.sample(arbitraryPacket({ crc: crc !== 'none' }), { numRuns: 60, seed: t.random.word() });
        const expected = { uet: 0, bad_fcs: 0 };
        for (const layers of packets) {
          const { data, kept } = frameOf(encode(layers, settings), size);
          const isBad = t.random.chance(0.3);
          expected[isBad ? 'bad_fcs' : 'uet']++;
          for (const [i, word] of data.entries()) {
            const isLast = i === data.length - 1;
            dut.up.valid.set(1);
            // Before the last beat a mark means nothing.
            const bad = Number(isLast ? isBad : t.random.chance(0.5));
            const keep = keepOf(isLast ? kept : size);
            dut.up.payload.set({ data: word, keep, last: Number(isLast), user: { bad } });
            while (dut.up.ready.get() === 0) await t.rising();
            await t.rising();
          }
          dut.up.valid.set(0);
          if (t.random.chance(0.2)) await t.cycles(t.random.below(40));
        }
        await t.cycles(settled);
        const { uet, bad_fcs } = dut.counts.get();
        expect({ uet, bad_fcs }).toEqual(expected);
      });
    }
});
