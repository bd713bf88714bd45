import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockTypes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { BLOCK_BYTES, type LineBlock } from './block.ts';
import { LineWriter } from './writer.ts';

const spacing = { minimum: 320, fromStart: 64, inFrame: 1024 };
const isStart = ({ control, bytes }: LineBlock): boolean => control && bytes[0] === blockTypes.start;

test('whatever frames follow each other, all gaps together are as long as asked for, or up to 7 bytes shorter', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 40 }),
      fc.integer({ min: 8, max: 16 }),
      (lengths, gap) => {
        const writer = new LineWriter({ blocks: 1, open: 0, gap, spacing });
        const blocks: LineBlock[] = [];
        for (const length of lengths) {
          while (!writer.open) blocks.push(...writer.clock({}));
          blocks.push(...writer.clock({ beat: { seq: undefined, bytes: new Uint8Array(length), last: true } }));
        }
        while (!writer.open) blocks.push(...writer.clock({}));
        const starts = blocks.flatMap((block, i) => (isStart(block) ? [i] : []));
        const ahead = lengths.slice(0, -1).reduce((sum, length) => sum + BLOCK_BYTES + length, 0);
        const gaps = (starts.at(-1)! - starts[0]!) * BLOCK_BYTES - ahead;
        const wanted = gap * (lengths.length - 1);
        expect(gaps).toBeLessThanOrEqual(wanted);
        expect(gaps).toBeGreaterThanOrEqual(wanted - 7);
      },
    ),
  );
});

test('a gap that was longer does not make the next one shorter', () => {
  const writer = new LineWriter({ blocks: 1, open: 0, gap: 12, spacing });
  const blocks: LineBlock[] = [];
  for (const idle of [9, 0, 0, 0]) {
    blocks.push(...writer.clock({ beat: { seq: 0, bytes: new Uint8Array(64), last: true } }));
    while (!writer.open) blocks.push(...writer.clock({}));
    for (let i = 0; i < idle; i++) blocks.push(...writer.clock({}));
  }
  const starts = blocks.flatMap((block, i) => (isStart(block) ? [i] : []));
  expect(starts.slice(1).map((at, i) => at - starts[i]!)).toEqual([19, 10, 11]);
});
