import fc from 'fast-check';
import { uetParser } from '../../../../rtl-gen/uet/wire/parser/uet-parser.ts';
import { encode } from '../../golden/wire/index.ts';
import { arbitraryPacket } from '../../golden/wire/testing/arbitrary.ts';
import { keepOf } from '../beat-bytes.ts';
import { frameOf } from '../endpoint/pair/frames.ts';
import { describe, elaborate, expect, hwTest } from '../vitest-kit.ts';

/** Clocks after which the last verdict is counted. */
const settled = 200;

describe('frames that a MAC marks as bad', () => {
  for (const crc of ['none', 'little'] as const)
    for (const size of [16, 64] as const) {
      const settings = { crc, marked: true };
      const design = elaborate(uetParser(size, settings));
      hwTest(`have that verdict, and no other frame has, ${size} bytes a clock, CRC ${crc}`, { design }, async (t) => {
        const set = (name: string, value: number | bigint): void => t.dut.port(name).set(value);
        const get = (name: string): number => Number(t.dut.port(name).get());
        set('headers_ready', 1);
        set('payload_ready', 1);
        const packets = fc.sample(arbitraryPacket({ crc: crc !== 'none' }), { numRuns: 60, seed: t.random.word() });
        const expected = { uet: 0, bad_fcs: 0 };
        for (const layers of packets) {
          const { data, kept } = frameOf(encode(layers, settings), size);
          const isBad = t.random.chance(0.3);
          expected[isBad ? 'bad_fcs' : 'uet']++;
          for (const [i, word] of data.entries()) {
            const isLast = i === data.length - 1;
            set('up_valid', 1);
            set('up_payload_data', word);
            set('up_payload_keep', keepOf(isLast ? kept : size));
            set('up_payload_last', Number(isLast));
            // Before the last beat a mark means nothing.
            set('up_payload_user_bad', Number(isLast ? isBad : t.random.chance(0.5)));
            while (get('up_ready') === 0) await t.rising();
            await t.rising();
          }
          set('up_valid', 0);
          if (t.random.chance(0.2)) await t.cycles(t.random.below(40));
        }
        await t.cycles(settled);
        expect({ uet: get('counts_uet'), bad_fcs: get('counts_bad_fcs') }).toEqual(expected);
      });
    }
});
