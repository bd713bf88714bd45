/** What one block of the line is to the frames and messages on it (IEEE 802.3 clause 82, link-layer.md A3, A4). */
import { type Bits, bit, bits, module, record, unpack } from '../../../hdl/index.ts';
import { unitsReversed } from '../../../lib/bits/joined.ts';
import { headerShape } from '../../wire/header-shape.ts';
import { llrPreamble, type OrderedSetConstants, unverifiedOrderedSets } from '../../wire/layout/index.ts';
import { Block, blockTypes } from './block.ts';
import { isOrderedSet } from './ordered-set-read.ts';

/** Bits of a number of bytes after a block type. */
export const restBits = 3;

/**
 * A block that has been looked at. An ordered set of LLR or CBFC is `is_set`, and nothing else. All other control
 * blocks are a `bound`: what is under way cannot go on after it. Blocks without any of these flags, and without
 * `filled`, mean nothing.
 */
export const ReadBlock = record({
  /** The bytes of the frame, if there are any, from the lowest on; else the block as it came. */
  data: bits(64),
  is_set: bit,
  /** Bytes of a frame are in it: eight (`full`), or with `ends` the `rest` in front of the frame's end. */
  filled: bit,
  full: bit,
  bound: bit,
  /** A frame ends here as it should, after `rest` bytes of this block. */
  ends: bit,
  rest: bits(restBits),
  /** A frame begins, under LLR or not; or one whose preamble is neither of both. */
  starts: bit,
  llr: bit,
  bad_preamble: bit,
});

const constantOf = (name: string): number => {
  const found = llrPreamble.items.find((item) => item.name === name);
  if (found?.kind !== 'field') throw new RangeError(`a preamble has no constant ${name}`);
  return found.initial;
};

/** The 8 bytes of a start block as the table of preambles, the block type in the place of the start character. */
export function preambleOf(data: Bits<64>, { markerNibble }: OrderedSetConstants) {
  const top = unitsReversed(data);
  const halves = top.slice(51, 48).cat(top.slice(55, 52));
  const word = markerNibble === 'low' ? top : top.slice(63, 56).cat(halves).cat(top.trunc(48));
  return unpack(headerShape(llrPreamble), word);
}

/** Looks at a block, combinationally. */
export const blockRead = (constants: OrderedSetConstants = unverifiedOrderedSets) =>
  module(
    'llr_block_read',
    { summary: 'Tells what a block of the line is.', in: { block: Block }, out: { read: ReadBlock } },
    ({ block: { control, data } }, m) => {
      const type = data.trunc(8);
      const set = m.named('set', control.and(isOrderedSet(data, constants)));
      const bound = m.named('bound', control.and(set.not()));
      const ends = m.wire('ends', bit, 0);
      const rest = m.wire('rest', bits(restBits), 0);
      m.match(
        type,
        blockTypes.terminate.map((code, bytes) => [
          code,
          () => {
            ends.set(bound);
            rest.set(bytes);
          },
        ]),
        () => {},
      );
      const is_start = m.named('is_start', bound.and(type.eq(blockTypes.start)));
      const preamble = preambleOf(data, constants);
      const sfd = m.named('sfd', preamble.preamble.eq(constantOf('preamble')).and(preamble.sfd.eq(constantOf('sfd'))));
      // Bytes 1 to 3, which are 0x55 in a normal preamble.
      const normal = m.named('normal', sfd.and(data.slice(31, 8).eq(0x555555)));
      const llr = m.named('llr', sfd.and(preamble.marker.eq(constants.preambleMarker)).and(normal.not()));
      const known = m.named('known', normal.or(llr));
      return {
        read: {
          data: m.mux(ends, data.shr(8), data),
          is_set: set,
          filled: control.not().or(ends.and(rest.any())),
          full: control.not(),
          bound,
          ends,
          rest,
          starts: is_start.and(known),
          llr,
          bad_preamble: is_start.and(known.not()),
        },
      };
    },
  );
