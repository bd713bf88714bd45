import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bit, bits, elaborate, enumOf, int, optional, record, union, vec } from '../../rtl-gen/hdl/index.ts';
import { beat } from '../../rtl-gen/lib/packet/beat.ts';
import { widthUp } from '../../rtl-gen/lib/packet/width-up.ts';
import { fifo } from '../../rtl-gen/lib/stream/fifo.ts';
import { streamsOf } from '../agents/item.ts';
import { packetSink, packetSource } from '../agents/packet/packet-agents.ts';
import { hwProperty } from '../bench/hw-property.ts';
import { wasmEngine } from '../engine/wasm/engine.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { anyBits, anyInteger } from './numbers.ts';
import { packets, packetsOf } from './packets.ts';
import { schedules } from './schedules.ts';

const draws = <T>(values: fc.Arbitrary<T>, numRuns = 2000): T[] => fc.sample(values, { numRuns, seed: 7 });

/** What fast-check shrinks a failure to. */
function smallest<T>(values: fc.Arbitrary<T>, fails: (value: T) => boolean, seed: number): T {
  const { counterexample } = fc.check(
    fc.property(values, (value) => !fails(value)),
    { seed, numRuns: 2000 },
  );
  return counterexample![0];
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

describe('numbers', () => {
  test.each([1, 2, 8, 31, 32, 33, 64, 100])('of %i bits stay in their range, and have its corners', (width) => {
    const unsigned = draws(anyBits(width));
    const end = 1n << BigInt(width);
    const kind = width > 32 ? 'bigint' : 'number';
    expect(new Set(unsigned.map((value) => typeof value))).toEqual(new Set([kind]));
    expect(unsigned.every((value) => value >= 0 && value < end)).toBe(true);
    const seen = new Set(unsigned.map(BigInt));
    const corners = [0n, 1n, end - 1n, end - 2n, end / 2n, end / 2n - 1n].filter((value) => value >= 0n);
    expect(corners.filter((value) => !seen.has(value))).toEqual([]);
    const oneHot = Array.from({ length: width }, (_, i) => 1n << BigInt(i));
    expect(oneHot.filter((value) => seen.has(value)).length).toBeGreaterThan(width / 3);

    const signed = draws(anyInteger(width));
    expect(new Set(signed.map((value) => typeof value))).toEqual(new Set([kind]));
    expect(signed.every((value) => BigInt.asIntN(width, BigInt(value)) === BigInt(value))).toBe(true);
    const seenSigned = new Set(signed.map(BigInt));
    expect([0n, -1n, -end / 2n, end / 2n - 1n].filter((value) => !seenSigned.has(value))).toEqual([]);
  });

  test('at least one in six is a corner that chance would not draw', () => {
    const oneHot = draws(anyBits(32)).filter((value) => {
      const bitsSet = Number(value).toString(2).replace(/0/g, '').length;
      return bitsSet <= 1 || bitsSet >= 31;
    });
    expect(oneHot.length).toBeGreaterThan(2000 / 6);
  });

  test.each(seeds)('shrink to the least that fails, corners too, seed %i', (seed) => {
    expect(smallest(anyBits(32), (value) => value > 1000, seed)).toBe(1001);
    expect(smallest(anyBits(64), (value) => value > 1000n, seed)).toBe(1001n);
    expect(smallest(anyInteger(16), (value) => value < -7, seed)).toBe(-8);
    expect(smallest(anyBits(8), () => true, seed)).toBe(0);
  });
});

const Header = union({
  short: record({ kind: bits(4), size: bits(8) }),
  long: record({ kind: bits(4), sizes: vec(bits(6), 3) }),
});

const Everything = record({
  psn: bits(32),
  tag: bits(48),
  kind: enumOf('request', 'ack', 'nack'),
  delta: int(8),
  far: int(40),
  lanes: vec(record({ id: bits(3), on: bit }), 2),
  header: Header,
  stamp: optional(false as boolean, bits(8)),
});

describe('values of shapes', () => {
  const design = fifo(Everything, 4);
  const { up, down } = streamsOf(design);
  hwProperty(
    'items of any shape pass a FIFO as they were drawn',
    { create: (options) => wasmEngine.create(elaborate(design), options), numRuns: 50 },
    fc.record({ items: fc.array(arbitraryOf(Everything), { maxLength: 12 }), valid: schedules(), ready: schedules() }),
    async (t, { items, valid, ready }) => {
      const [source, sink] = [t.source(up, { valid }), t.sink(down, { ready })];
      for (const item of items) source.sendNow(item);
      await t.timeout(2000, sink.received(items.length));
      expect(sink.items.map(({ item }) => item)).toEqual(items);
    },
  );

  test('every state comes, unions come as each view with its corners, and parts vary by themselves', () => {
    const drawn = draws(arbitraryOf(Everything));
    expect(drawn.every((item) => Object.getPrototypeOf(item) === Object.prototype)).toBe(true);
    expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(['request', 'ack', 'nack']));
    // The short view leaves the ten bits below it 0; any bits, and the long view, nearly never do.
    const short = drawn.filter(({ header }) => (Number(header) & 0x3ff) === 0);
    expect(short.length).toBeGreaterThan(drawn.length / 5);
    expect(short.length).toBeLessThan((drawn.length * 2) / 3);
    expect(short.some(({ header }) => ((Number(header) >> 10) & 0xff) === 0xff)).toBe(true);
    expect(new Set(drawn.map(({ lanes }) => `${lanes[0]!.on}${lanes[1]!.on}`)).size).toBe(4);
    expect(draws(arbitraryOf(optional(false as boolean, bits(8))), 3)).toEqual([undefined, undefined, undefined]);
  });

  test.each(seeds)('shrink part by part, seed %i', (seed) => {
    const found = smallest(arbitraryOf(Everything), ({ far, lanes }) => far < -9n && lanes[1]!.id > 2, seed);
    expect(found).toEqual({
      psn: 0,
      tag: 0n,
      kind: 'request',
      delta: 0,
      far: -10n,
      lanes: [
        { id: 0, on: 0 },
        { id: 3, on: 0 },
      ],
      header: 0,
      stamp: undefined,
    });
  });
});

describe('schedules', () => {
  test('are willing at least once and in no stretch too long, and always in one of four', () => {
    const drawn = draws(schedules({ longest: 5, stalls: 2 }));
    expect(drawn.every((list) => list.includes(true))).toBe(true);
    const always = drawn.filter((list) => !list.includes(false));
    expect(always.every((list) => list.length === 1)).toBe(true);
    expect(always.length).toBeGreaterThan(drawn.length / 5);
    expect(always.length).toBeLessThan(drawn.length * 0.6);
    const stalls = drawn.flatMap(
      (list) =>
        list
          .map((b) => (b ? ' ' : 'x'))
          .join('')
          .match(/x+/g) ?? [],
    );
    expect(Math.max(...stalls.map((stall) => stall.length))).toBe(5);
  });

  test.each(seeds)('shrink to always willing, seed %i', (seed) => {
    expect(smallest(schedules(), () => true, seed)).toEqual([true]);
    // Three clocks in one stall, or in several with one clock between.
    const stalling = smallest(schedules(), (list) => list.filter((willing) => !willing).length >= 3, seed);
    expect(stalling.map((willing) => (willing ? ' ' : 'x')).join('')).toMatch(/^(xxx|xx x|x xx|x x x) $/);
  });
});

describe('packets', () => {
  test('are of every length at and beside whole beats, and within their bounds', () => {
    const drawn = draws(packets({ beat: 8, min: 2, max: 33 }));
    const lengths = drawn.map(({ length }) => length);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([2, 33]);
    const wanted = [2, 7, 8, 9, 15, 16, 17, 23, 24, 25, 31, 32, 33];
    const often = (length: number): boolean => lengths.filter((l) => l === length).length > drawn.length / 60;
    expect(wanted.filter((length) => !often(length))).toEqual([]);
    expect(lengths.filter((length) => wanted.includes(length)).length).toBeGreaterThan(drawn.length / 2);
  });

  test.each(seeds)('shrink to few bytes and zeros, seed %i', (seed) => {
    expect(smallest(packets({ beat: 4 }), (bytes) => bytes.length > 5, seed)).toEqual(new Uint8Array(6));
    expect(smallest(packets({ beat: 4, min: 0 }), () => true, seed)).toEqual(new Uint8Array(0));
  });

  const Beat = beat(4, record({ port: bits(3), kind: enumOf('data', 'control') }));
  const widen = widthUp(Beat, 2);
  const streams = streamsOf(widen);
  hwProperty(
    'with a user pass a width adapter as they were drawn',
    { create: (options) => wasmEngine.create(elaborate(widen), options), numRuns: 50 },
    fc.record({ sent: fc.array(packetsOf(Beat, { max: 40 })), valid: schedules(), ready: schedules() }),
    async (t, { sent, valid, ready }) => {
      const [source, sink] = [packetSource(t, streams.up, { valid }), packetSink(t, streams.down, { ready })];
      for (const packet of sent) source.sendNow(packet);
      await t.timeout(5000, sink.received(sent.length));
      expect(sink.items.map(({ item }) => item)).toEqual(sent);
    },
  );

  test('bounds that no packet keeps are refused', () => {
    expect(() => packets({ beat: 0 })).toThrow(RangeError);
    expect(() => packets({ beat: 8, min: 9, max: 8 })).toThrow('packets of 9 to 8 bytes in beats of 8');
  });
});
