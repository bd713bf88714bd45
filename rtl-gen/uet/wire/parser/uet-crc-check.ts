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
 * behind the CRC's last one.
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
      // Clock 1: where the two ends are, seen from byte 0 of this beat.
      const starting = m.reg('starting', bit, { reset: 1 });
      const index = m.reg('index', bits(endBits - place));
      const beat = m.named('beat', m.mux(starting, m.lit(endBits - place, 0), index));
      m.when(valid, () => {
        starting.set(last);
        index.set(beat.add(1));
      });
      const here = beat.cat(m.lit(place, 0)).zext(endBits + 1);
      const ahead = (of: Bits): Bits => of.zext(endBits + 1).sub(here);
      const { from_ahead, start_ahead, to_ahead } = m.named({
        from_ahead: ahead(from),
        start_ahead: ahead(from.zext(endBits).add(4)),
        to_ahead: ahead(end.sub(crc.bytes)),
      });
      const held = m.reg('held', bits(8 * size));
      const before = m.reg('previous', bits(24));
      const heldValid = m.reg('held_valid', bit, { reset: 0 });
      const heldLast = m.reg('held_last', bit);
      const fromHere = m.reg('from_here', bits(place + 1));
      const startHere = m.reg('start_here', bits(place + 1));
      const toHere = m.reg('to_here', bits(place + 1));
      const toEnds = m.reg('to_ends', bit);
      const trailerAt = m.reg('trailer_at', bits(place));
      heldValid.set(valid.and(hasCrc).and(within(from_ahead, place).ne(size)).and(within(to_ahead, place).any()));
      const trailerEnds = m.reg('trailer_ends', bit, { reset: 0 });
      const end_ahead = m.named('end_ahead', within(ahead(end), place));
      m.when(valid, () => {
        before.set(held.slice(8 * size - 1, 8 * size - 24));
        held.set(data);
        heldLast.set(last);
        fromHere.set(within(from_ahead, place));
        startHere.set(within(start_ahead, place));
        toHere.set(within(to_ahead, place));
        toEnds.set(within(to_ahead, place).ne(size).or(to_ahead.eq(size)));
        trailerAt.set(to_ahead.add(3).trunc(place));
      });
      trailerEnds.set(valid.and(end_ahead.any()));

      // Clock 2: the bytes for the engine, and those that its result has to be.
      const masked = m.reg('masked', bits(8 * size));
      const keep = m.reg('keep', bits(size));
      const closes = m.reg('closes', bit);
      const feeds = m.reg('feeds', bit, { reset: 0 });
      const trailer = m.reg('trailer', bits(32));
      const below_from = m.named('below_from', belowMask(m, size, fromHere));
      const below_start = m.named('below_start', belowMask(m, size, startHere));
      const lane = (i: number): Bits => {
        const byte = held.slice(8 * i + 7, 8 * i);
        const started = byte.xor(below_start.at(i).repeat(8));
        return started.mask(below_from.at(i).not());
      };
      masked.set(Array.from({ length: size }, (_, i) => lane(i)).reduce((low, high) => high.cat(low)));
      keep.set(belowMask(m, size, toHere));
      closes.set(heldLast.or(toEnds));
      feeds.set(heldValid);
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

/** A distance ahead as a number of bytes of this beat: 0 where it is behind, all of them where it is further ahead. */
function within(ahead: Bits, place: number): Bits {
  const { width } = ahead;
  const beyond = ahead.slice(width - 2, place).any();
  const inBeat = ahead.trunc(place).mask(beyond.not());
  return beyond.cat(inBeat).mask(ahead.at(width - 1).not());
}

const bytesReversed = (word: Bits): Bits =>
  Array.from({ length: word.width / 8 }, (_, i): Bits => word.slice(8 * i + 7, 8 * i)).reduce((high, low) =>
    high.cat(low),
  );
