/**
 * The end-to-end CRC of UET: CRC-32C of what stands before the last 4 bytes of the IP packet (uet-wire.md 11.5, 13.22).
 */
import { type Bits, bit, bits, clog2, module } from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { crcs } from '../../../lib/coding/crc.ts';
import { crcLatency, crcPipeline } from '../../../lib/coding/crc-pipeline.ts';
import { delayLine } from '../../../lib/stream/delay-line.ts';
import { crc } from '../layout/index.ts';
import { endBits } from './ip-stage.ts';
import { offsetBits } from './sizes.ts';

/** Clocks from the last beat of a packet to the one from which `good` says whether its CRC is right. */
export const crcCheckLatency = (size: number): number => 4 + crcLatency(8 * size);

/**
 * Checks the UET CRC of packets, a beat of `size` bytes (8 or more, a power of two) in each clock with `valid`. With
 * each beat of a packet come `has_crc`, the byte `from` which the CRC covers, 4 bytes or more, and the byte `crc_end`
 * after the CRC's last one.
 *
 * `good` is of the last packet with a CRC that has ended, and means nothing for packets that end before `crc_end`.
 *
 * The bytes before `from` are zeros, which a remainder of 0 does not see; the CRC's start of all ones is added to the
 * first four bytes instead.
 */
export const uetCrcCheck = (order: 'little' | 'big', size: number) => {
  const place = clog2(size);
  const engine = crcPipeline({ ...crcs.crc32c, name: 'crc32c_from_zero', init: 0n }, 8 * size);
  return module(
    `uet_crc_check_${order}_b${size}`,
    {
      summary: `Checks the UET CRC of packets, ${order}-endian, in beats of ${size} bytes.`,
      in: {
        data: bits(8 * size),
        last: bit,
        valid: bit,
        has_crc: bit,
        from: bits(offsetBits),
        crc_end: bits(endBits),
      },
      out: { good: bit },
    },
    ({ data, last, valid, has_crc: hasCrc, from, crc_end: end }, m) => {
      // Clock 1: which of the places are in this beat, and which in a later one.
      const starting = m.reg('starting', bit, { reset: 1 });
      const index = m.reg('index', bits(endBits - place));
      const beat = m.named('beat', m.mux(starting, m.lit(endBits - place, 0), index));
      m.when(valid, () => {
        starting.set(last);
        index.set(beat.add(1));
      });
      const beatOf = (at: Bits): Bits => at.slice(endBits - 1, place);
      const isLater = (name: string, at: Bits): Bits<1> => m.next(name, beatOf(at).gt(beat));
      const placeOf = (name: string, at: Bits): Place => ({
        here: m.next(`${name}_here`, beatOf(at).eq(beat)),
        later: isLater(`${name}_later`, at),
        byte: m.next(`${name}_byte`, at.trunc(place)),
      });
      const fromAt = placeOf('from', from.zext(endBits));
      const startAt = placeOf('start', from.zext(endBits).add(4));
      const toAt = placeOf('to', end.sub(crc.bytes));
      const goesOn = isLater('goes_on', end.sub(crc.bytes + 1));
      const trailerAt = m.next('trailer_at', end.sub(1).trunc(place));
      const trailerEnds = m.next('trailer_ends', valid.and(beatOf(end.sub(1)).ge(beat)), { reset: 0 });
      const held = m.reg('held', bits(8 * size));
      const before = m.reg('previous', bits(24));
      const heldLast = m.reg('held_last', bit);
      const isChecked = m.next('is_checked', valid.and(hasCrc), { reset: 0 });
      m.when(valid, () => {
        before.set(held.slice(8 * size - 1, 8 * size - 24));
        held.set(data);
        heldLast.set(last);
      });

      // Clock 2: the bytes for the engine, and those that its result has to be.
      const masked = m.reg('masked', bits(8 * size));
      const keep = m.reg('keep', bits(size));
      const closes = m.reg('closes', bit);
      const feeds = m.reg('feeds', bit, { reset: 0 });
      const trailer = m.reg('trailer', bits(32));
      const below_from = m.named('below_from', belowMask(m, size, bytesBefore(fromAt)));
      const below_start = m.named('below_start', belowMask(m, size, bytesBefore(startAt)));
      const lane = (i: number): Bits => {
        const byte = held.slice(8 * i + 7, 8 * i);
        const started = byte.xor(below_start.at(i).repeat(8));
        return started.mask(below_from.at(i).not());
      };
      masked.set(Array.from({ length: size }, (_, i) => lane(i)).reduce((low, high) => high.cat(low)));
      keep.set(belowMask(m, size, bytesBefore(toAt)));
      closes.set(heldLast.or(goesOn.not()));
      feeds.set(isChecked.and(fromAt.later.not()).and(bytesBefore(toAt).any()));
      const window = held.cat(before);
      const picked = m.named(
        'picked',
        chooseFrom(
          m,
          trailerAt,
          Array.from({ length: size }, (_, i): Bits => window.slice(8 * i + 31, 8 * i)),
        ),
      );
      m.when(trailerEnds, () => trailer.set(order === 'little' ? picked : bytesReversed(picked)));

      const computed = m.inst('engine', engine, { data: masked, keep, last: closes, valid: feeds });
      const value = m.reg('value', bits(32));
      m.when(computed.done, () => value.set(computed.crc));
      // A trailer is there as soon as its packet's bytes are, and stays until it is compared.
      const expected = m.inst('expected', delayLine(bits(32), crcLatency(8 * size) + 1), { d: trailer }).q;
      const good = m.next('good', value.eq(expected));
      return { good };
    },
  );
};

/** Where something begins: in this beat, at that byte of it, or in a later one; otherwise before this beat. */
interface Place {
  readonly here: Bits<1>;
  readonly later: Bits<1>;
  readonly byte: Bits;
}

/** How many bytes of this beat are before it: none where it is in an earlier one, all where it is in a later one. */
const bytesBefore = ({ here, later, byte }: Place): Bits => later.cat(byte.mask(here));

const bytesReversed = (word: Bits): Bits =>
  Array.from({ length: word.width / 8 }, (_, i): Bits => word.slice(8 * i + 7, 8 * i)).reduce((high, low) =>
    high.cat(low),
  );
