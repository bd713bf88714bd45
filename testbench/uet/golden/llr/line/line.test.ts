import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ControlSet } from '../../wire/index.ts';
import { normalPreamble, preambleOf } from '../preamble.ts';
import { blockOf, blockWord, errorBlock, frameBlocks, idleBlock, type LineBlock, setBlock } from './block.ts';
import { type LineRead, LineReader } from './reader.ts';

const hexOf = ({ control, bytes }: LineBlock): string => `${control ? 'c' : 'd'} ${Buffer.from(bytes).toString('hex')}`;
const bytesOf = (count: number): Uint8Array => Uint8Array.from({ length: count }, (_, i) => i + 1);
const ack: ControlSet = { message: 'llr_ack', seq: 0xabcde };

const readAll = (reader: LineReader, blocks: readonly LineBlock[]): LineRead[] =>
  blocks.map((block) => reader.read(block)).filter((read) => Object.keys(read).length > 0);

test('a frame is a start block with its preamble, blocks of eight bytes, and what remains with its end', () => {
  expect(frameBlocks(preambleOf(0xabcde), bytesOf(11)).map(hexOf)).toEqual([
    'c 78a7bcde555555d5',
    'd 0102030405060708',
    'c b4090a0b00000000',
  ]);
  expect(frameBlocks(normalPreamble, bytesOf(8)).map(hexOf)).toEqual([
    'c 78555555555555d5',
    'd 0102030405060708',
    'c 8700000000000000',
  ]);
});

test('blocks without a frame are eight idles, eight errors of 7 bits, or a message', () => {
  expect(hexOf(idleBlock)).toBe('c 1e00000000000000');
  // Eight times 0011110, the first one in the low bits.
  expect(hexOf(errorBlock)).toBe('c 1e1e8fc7e3f1783c');
  expect(hexOf(setBlock(ack))).toBe('c 4b01abcde6000000');
});

test('the word of a block has its first byte in the low bits, and is a block again', () => {
  const block = frameBlocks(normalPreamble, bytesOf(8))[1]!;
  expect(blockWord(block)).toBe(0x0807060504030201n);
  expect(blockOf(false, 0x0807060504030201n)).toEqual(block);
});

const frames = fc.record({
  seq: fc.option(fc.nat(2 ** 20 - 1), { nil: undefined }),
  bytes: fc.uint8Array({ maxLength: 80 }),
});

test('frames and messages are read as they were written, with messages and idles at any block', () => {
  fc.assert(
    fc.property(fc.array(frames, { maxLength: 5 }), fc.array(fc.nat(4), { minLength: 1 }), (sent, draws) => {
      const reader = new LineReader();
      const read: LineRead[] = [];
      let sets = 0;
      let at = 0;
      for (const { seq, bytes } of sent) {
        for (const block of frameBlocks(preambleOf(seq), bytes)) {
          if (draws[at++ % draws.length] === 0) {
            read.push(reader.read(setBlock({ message: 'llr_ack', seq: sets++ })));
          }
          read.push(reader.read(block));
        }
        read.push(reader.read(idleBlock));
      }
      expect(read.flatMap(({ frame }) => frame ?? [])).toEqual(sent.map((frame) => ({ ...frame, error: false })));
      expect(read.flatMap(({ set }) => set ?? [])).toEqual(
        Array.from({ length: sets }, (_, seq) => ({ message: 'llr_ack', seq })),
      );
      expect(reader.counts).toEqual({ type_errors: 0, padding_errors: 0, bad_preambles: 0 });
    }),
  );
});

test.each([
  ['idles', idleBlock],
  ['errors', errorBlock],
  ['an unknown type', blockOf(true, 0x55n)],
  ['an ordered set that is not of LLR', blockOf(true, 0x4bn)],
])('%s in a frame cut it short', (_, block) => {
  const reader = new LineReader();
  const [start, data, end] = frameBlocks(preambleOf(7), bytesOf(9));
  const cut = { frame: { seq: 7, bytes: bytesOf(8), error: true } };
  expect(readAll(reader, [start!, data!, block, data!, end!])).toEqual([cut]);
});

test('a start in a frame cuts it short and begins the next one, and a line that goes down ends it', () => {
  const reader = new LineReader();
  const [start, data] = frameBlocks(preambleOf(7), bytesOf(9));
  const cut = { frame: { seq: 7, bytes: bytesOf(8), error: true } };
  expect(readAll(reader, [start!, data!, start!, data!])).toEqual([cut]);
  expect(reader.down()).toEqual(cut);
  expect(reader.down()).toEqual({});
});

test('a frame whose preamble is neither is dropped, and messages that cannot be are counted', () => {
  const reader = new LineReader();
  const wrong = frameBlocks(Uint8Array.of(0xfb, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0xd4), bytesOf(9));
  expect(readAll(reader, wrong)).toEqual([]);
  const unknown = blockOf(true, 0x00000006_0000ff4bn);
  const padded = blockOf(true, 0x01000006_0000014bn);
  expect(readAll(reader, [unknown, padded, padded])).toEqual([]);
  expect(reader.counts).toEqual({ type_errors: 1, padding_errors: 2, bad_preambles: 1 });
});
