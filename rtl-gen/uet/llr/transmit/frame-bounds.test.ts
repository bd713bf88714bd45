import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyEngineProperty } from '../../../../testbench/bench/every-engine-property.ts';
import { bounded } from '../../../../testbench/uet/golden/llr/index.ts';
import { bit, bits, elaborate, module, sink, source } from '../../../hdl/index.ts';
import { toBytes, toWord } from '../../../lib/packet/testing/packets.ts';
import { patterns } from '../../../lib/stream/testing/stimulus.ts';
import { frameBytesBits } from '../settings.ts';
import { clientBeat } from './client.ts';
import { frameBounds } from './frame-bounds.ts';
import { frameLimit } from './frame-limit.ts';

const sizes = [
  { size: 8, longest: 20 },
  { size: 32, longest: 5 },
  { size: 64, longest: 3 },
] as const;

/** The bounds with their limit. */
const bounds = (size: number, longest: number) =>
  module(
    `bounds_b${size}_l${longest}`,
    {
      summary: 'Bounds of frames, and where the longest one ends.',
      in: { longest_frame: bits(frameBytesBits) },
      out: { padded: bit, too_long: bit },
      link: { up: sink(clientBeat(size)), down: source(clientBeat(size)) },
    },
    ({ longest_frame, up, down }, m) => {
      const limit = m.inst('limit', frameLimit(size, longest), { longest_frame });
      return m.inst('bounds', frameBounds(size, longest), { ...limit, up, down });
    },
  );

/** The beats of a frame, as ports have them. What is not kept is noise. */
const beatsOf = (size: number, bytes: readonly number[], poison: number): Record<string, number | bigint>[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => {
    const kept = bytes.slice(i * size, (i + 1) * size);
    const last = Number((i + 1) * size >= bytes.length);
    return {
      data: toWord([...kept, ...Array<number>(size - kept.length).fill(0xa5)]),
      keep: (1n << BigInt(kept.length)) - 1n,
      last,
      // It counts in the last beat alone.
      user_poison: last === 1 ? poison : 1 - poison,
    };
  });

/** Lengths about those where something happens. */
const lengths = (size: number, longest: number) =>
  fc.oneof(
    fc.integer({ min: 1, max: 3 * size * longest }),
    fc.constantFrom(1, size, size + 1, 59, 60, 61),
    fc.integer({ min: size * longest - 6, max: size * longest + size }),
  );

describe.each(sizes)('bounds of frames, $size bytes a clock', ({ size, longest }) => {
  const design = elaborate(bounds(size, longest));
  const most = size * longest;
  const frames = fc.array(fc.record({ length: lengths(size, longest), first: fc.nat(200), poison: fc.nat(1) }), {
    minLength: 1,
    maxLength: 8,
    size: 'max',
  });
  everyEngineProperty(
    'each frame leaves as the golden model says: as it is, padded, or cut and poisoned, and is counted once',
    design,
    fc.record({
      list: frames,
      // Shorter than any frame, and longer than what is built, too.
      longestFrame: fc.oneof(fc.integer({ min: 64, max: most }), fc.constantFrom(0, 63, 64, most, most + 1, 65_535)),
      valid: patterns,
      ready: patterns,
    }),
    async (t, { list, longestFrame, valid, ready }) => {
      t.dut.port('longest_frame').set(longestFrame);
      const limit = Math.min(Math.max(longestFrame, 64), most);
      const source = t.source('up', { valid });
      const sink = t.sink('down', { ready });
      const counts = { padded: 0, too_long: 0 };
      t.attach({
        sample() {
          for (const name of ['padded', 'too_long'] as const) counts[name] += Number(t.dut.port(name).get());
        },
      });
      await t.cycles(4);
      const content = list.map(({ length, first }) => Array.from({ length }, (_, i) => (first + i) % 251));
      const golden = list.map(({ poison }, i) => bounded(Uint8Array.from(content[i]!), poison === 1, limit));
      for (const [i, { poison }] of list.entries())
        for (const beat of beatsOf(size, content[i]!, poison)) source.sendNow(beat);
      const beats = golden.reduce((sum, { bytes }) => sum + Math.ceil(bytes.length / size), 0);
      await t.timeout(20_000, sink.received(beats));
      await source.whenIdle();
      await t.cycles(5);

      const got: { bytes: number[]; poison: boolean }[] = [];
      let bytes: number[] = [];
      for (const { item } of sink.items) {
        const { data, keep, last, user_poison } = item as Record<string, number | bigint>;
        const kept = BigInt(keep!).toString(2).replaceAll('0', '').length;
        expect(BigInt(keep!)).toBe((1n << BigInt(kept)) - 1n);
        bytes.push(...toBytes(BigInt(data!), kept));
        if (Number(last) === 0) expect(kept).toBe(size);
        else {
          got.push({ bytes, poison: Number(user_poison) === 1 });
          bytes = [];
        }
      }
      expect(got).toEqual(golden.map((frame) => ({ bytes: [...frame.bytes], poison: frame.poison })));
      const changed = (what: string): number => golden.filter(({ change }) => change === what).length;
      expect(counts).toEqual({ padded: changed('padded'), too_long: changed('too_long') });
    },
    { numRuns: 20 },
  );
});

test('frames that may not even be the shortest one are refused in one sentence', () => {
  expect(() => frameBounds(8, 7)).toThrow('LLR with frames of 7 beats of 8 bytes: give 8 or more');
  expect(() => frameLimit(64, 0)).toThrow('LLR with frames of 0 beats of 64 bytes: give 1 or more');
});
