import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserError } from '../../../support/user-error.ts';
import type { CapturedPacket } from './packet.ts';
import { pcapHeader, pcapRecord } from './pcap.ts';
import { readCapture } from './read-capture.ts';
import { pcapBytes, pcapngBytes } from './testing/write-formats.ts';

const xdp2 = join(import.meta.dirname, 'data', 'uet-pds.pcap');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'captures-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(bytes: Uint8Array): string {
  const path = join(folder, 'capture');
  writeFileSync(path, bytes);
  return path;
}

const read = (bytes: Uint8Array): readonly CapturedPacket[] => [...readCapture(fileOf(bytes))];

/** The packets before the file turned out to be bad, and the sentence. */
function readBad(bytes: Uint8Array): { readonly packets: number; readonly message: string } {
  let packets = 0;
  try {
    for (const _ of readCapture(fileOf(bytes))) packets++;
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return { packets, message: (error as Error).message.replace(folder, '') };
  }
  throw new Error('nothing was thrown');
}

const packets = (decimals: 6 | 9) =>
  fc.array(
    fc.record({
      bytes: fc.uint8Array({ maxLength: 90 }),
      originalLength: fc.nat(9000),
      linkType: fc.constant(1),
      time: fc
        .nat(2 ** 31 - 1)
        .chain((s) =>
          fc.nat(10 ** decimals - 1).map((f) => BigInt(s) * 10n ** 9n + BigInt(f) * 10n ** BigInt(9 - decimals)),
        ),
      decimals: fc.constant(decimals),
    }),
    { maxLength: 5 },
  );

test.each([
  ['pcap', 6, true],
  ['pcap', 6, false],
  ['pcap', 9, true],
  ['pcap', 9, false],
  ['pcapng', 6, true],
  ['pcapng', 6, false],
  ['pcapng', 9, true],
  ['pcapng', 9, false],
] as const)(
  '%s with %i decimals, little-endian %s, holds the packets that were written',
  (format, decimals, little) => {
    const write = format === 'pcap' ? pcapBytes : pcapngBytes;
    fc.assert(
      fc.property(packets(decimals), (list) => {
        expect(read(write(list, { little, decimals }))).toEqual(list);
      }),
      { numRuns: 30 },
    );
  },
);

test('pcap is written as it was read', () => {
  const all = [...readCapture(xdp2)];
  expect(all.length).toBe(19);
  const written = [pcapHeader(1, 6), ...all.map(pcapRecord)];
  expect(Buffer.concat(written)).toEqual(readFileSync(xdp2));
});

const one: CapturedPacket = { bytes: Uint8Array.of(1, 2, 3), originalLength: 7, linkType: 1, time: 0n, decimals: 6 };

describe('pcapng', () => {
  test('has simple packets, old packets, several interfaces and sections of either order of bytes', () => {
    const simple = pcapngBytes([one], { little: true, decimals: 6, block: 'simple', snapLength: 3 });
    const old = pcapngBytes([{ ...one, linkType: 101 }], { little: false, decimals: 9, block: 'old' });
    expect(read(Buffer.concat([simple, old]))).toEqual([one, { ...one, linkType: 101, decimals: 9 }]);
    const whole = { ...one, originalLength: 3 };
    expect(read(pcapngBytes([whole], { little: true, decimals: 6, block: 'simple' }))).toEqual([whole]);
  });

  test('has times in powers of two, with an offset', () => {
    const time = 1_000_000_000n + 500_000_000n;
    const bytes = pcapngBytes([{ ...one, time }], { little: true, decimals: 9, resolution: 0x80 + 20, offset: -5n });
    expect(read(bytes)[0]!.time).toBe(time);
  });

  test('of which every other block is passed over', () => {
    const [section, rest] = [
      pcapngBytes([], { little: true, decimals: 6 }),
      pcapngBytes([one], { little: true, decimals: 6 }),
    ];
    const unknown = Uint8Array.of(0xee, 0, 0, 0, 16, 0, 0, 0, 1, 2, 3, 4, 16, 0, 0, 0);
    expect(read(Buffer.concat([section, unknown, rest]))).toEqual([one]);
  });
});

test('what is no capture is refused in one sentence', () => {
  expect(readBad(new Uint8Array()).message).toBe('/capture is no capture file: it is empty');
  expect(readBad(Buffer.from('hello, world')).message).toMatch('begins as neither pcap nor pcapng does');
  expect(readBad(Uint8Array.of(0x1f, 0x8b, 8, 0)).message).toMatch('unpack it with gunzip first');
  expect(() => [...readCapture(join(folder, 'none'))]).toThrow(/cannot read .*none \(ENOENT/);
});

describe.each([
  ['pcap', pcapBytes([one, one], { little: true, decimals: 6 })],
  ['pcapng', pcapngBytes([one, one], { little: true, decimals: 6 })],
])('%s', (format, bytes) => {
  test('that is cut anywhere gives what is whole, and one sentence', () => {
    // Between packets, and between the blocks before the first one, there is nothing to see.
    const whole = format === 'pcap' ? [24, 43] : [28, 60, 96];
    for (let length = 4; length < bytes.length; length++) {
      if (whole.includes(length)) continue;
      const { packets: before, message } = readBad(bytes.subarray(0, length));
      expect(message).toMatch(
        /^\/capture was cut off in (packet \d: the packets before it are whole|the header of the file)$/,
      );
      expect(before).toBe(length > whole.at(-1)! ? 1 : 0);
    }
  });

  test('with any byte wrong gives packets or one sentence', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, byte) => {
        const bad = Uint8Array.from(bytes, (b, i) => (i === at ? byte : b));
        try {
          expect(read(bad).length).toBeLessThanOrEqual(2);
        } catch (error) {
          expect(error).toBeInstanceOf(UserError);
        }
      }),
      { numRuns: 200 },
    );
  });
});

test('a length that lies takes no memory', () => {
  const bytes = pcapBytes([one], { little: true, decimals: 6 });
  new DataView(bytes.buffer).setUint32(32, 0xfffffff0, true);
  expect(readBad(bytes).message).toBe('/capture is damaged: packet 1 says that it has 4294967280 bytes');
});

test('packets longer than a piece of the file are whole', () => {
  const long = { ...one, bytes: new Uint8Array(3_000_000).map((_, i) => i * 7), originalLength: 3_000_000 };
  const all = read(pcapBytes([one, long, one], { little: true, decimals: 6 }));
  expect(all.map((p) => p.bytes.length)).toEqual([3, 3_000_000, 3]);
  expect(Buffer.compare(all[1]!.bytes, long.bytes)).toBe(0);
});
