import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { elaborate } from '../../hdl/index.ts';
import { crcs } from '../coding/crc.ts';
import { serialCrc } from '../coding/testing/serial-crc.ts';
import { patterns } from '../stream/testing/stimulus.ts';
import { crcFill, crcFillLatency } from './crc-fill.ts';
import { toBytes, toWord } from './testing/packets.ts';

interface Piece {
  readonly bytes: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly has: boolean;
  readonly spoil: boolean;
}

const longest = 30;

/** Packets with a piece of 4 bytes or more, and 4 or more after it. */
const pieces: fc.Arbitrary<Piece[]> = fc.array(
  fc
    .record({
      from: fc.nat(15),
      covered: fc.integer({ min: 4, max: longest }),
      behind: fc.integer({ min: 4, max: 12 }),
      has: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
      spoil: fc.oneof({ weight: 1, arbitrary: fc.constant(true) }, { weight: 4, arbitrary: fc.constant(false) }),
    })
    .chain(({ from, covered, behind, has, spoil }) => {
      const length = from + covered + behind;
      return fc
        .array(fc.nat(255), { minLength: length, maxLength: length })
        .map((bytes) => ({ bytes, from, to: from + covered, has, spoil }));
    }),
  { maxLength: 12, size: 'max' },
);

/** The packet with its CRC. */
function filled({ bytes, from, to, has, spoil }: Piece, order: 'little' | 'big'): number[] {
  if (!has) return [...bytes];
  const crc = serialCrc(crcs.crc32c, bytes.slice(from, to)) ^ (spoil ? 0xffffffffn : 0n);
  const own = toBytes(crc, 4);
  return [...bytes.slice(0, to), ...(order === 'little' ? own : own.toReversed()), ...bytes.slice(to + 4)];
}

describe('crc fill', () => {
  for (const { size, order } of [
    { size: 8, order: 'little' },
    { size: 16, order: 'big' },
  ] as const) {
    const design = elaborate(crcFill(crcs.crc32c, size, { order, fromBits: 4, toBits: 7 }));
    const runs = fc.record({ packets: pieces, valid: patterns });

    const play = async (t: TestContext, { packets, valid }: { packets: Piece[]; valid: boolean[] }) => {
      const port = (name: string) => t.dut.port(name);
      const beats = packets.flatMap((packet) => {
        const after = filled(packet, order);
        return Array.from({ length: Math.ceil(after.length / size) }, (_, i) => {
          const piece = (bytes: readonly number[]) => bytes.slice(i * size, (i + 1) * size);
          return { packet, own: piece(packet.bytes), want: piece(after), last: (i + 1) * size >= after.length };
        });
      });
      const expected: (readonly number[] | undefined)[] = [];
      let next = 0;
      for (let clock = 0; next < beats.length + 1 || expected.length > 0; clock++) {
        if (clock >= crcFillLatency(size)) {
          const want = expected.shift();
          if (want !== undefined)
            expect(toBytes(BigInt(port('filled').get()), size).slice(0, want.length)).toEqual([...want]);
        }
        if (next > beats.length) {
          await t.rising();
          continue;
        }
        const offered = valid[clock % valid.length]! ? beats[next] : undefined;
        if (offered !== undefined || next === beats.length) next++;
        port('valid').set(Number(offered !== undefined));
        port('data').set(
          offered === undefined
            ? t.random.bits(8 * size)
            : toWord([...offered.own, ...noise(t, size)]) % 2n ** BigInt(8 * size),
        );
        port('last').set(Number(offered?.last ?? t.random.below(2)));
        port('has').set(Number(offered?.packet.has ?? t.random.below(2)));
        port('from').set(offered?.packet.from ?? t.random.below(16));
        port('to').set(offered?.packet.to ?? t.random.below(128));
        port('spoil').set(Number(offered?.packet.spoil ?? t.random.below(2)));
        expected.push(offered?.want);
        await t.rising();
      }
    };

    const name = `${order}-endian, beats of ${size}`;
    everyEngineProperty(`${name}: the CRC of each piece stands behind it`, design, runs, play, { numRuns: 25 });
    everyEngineProperty(
      `${name}: a beat in every clock`,
      design,
      runs.map(({ packets }) => ({ packets, valid: [true] })),
      play,
      { numRuns: 15 },
    );
  }

  test('refuses what it is not built for', () => {
    const options = { order: 'little', fromBits: 4, toBits: 7 } as const;
    expect(() => crcFill(crcs.crc32, 12, options)).toThrow(RangeError);
    expect(() => crcFill(crcs.crc32, 4, options)).toThrow(RangeError);
    expect(() => crcFill(crcs.crc16Usb, 8, options)).toThrow(RangeError);
    expect(() => crcFill({ ...crcs.crc32, init: 0n }, 8, options)).toThrow(RangeError);
  });
});

const noise = (t: TestContext, count: number) => Array.from({ length: count }, () => t.random.below(256));
