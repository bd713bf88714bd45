/** Writes the CRC of a piece of each packet into the bytes after the piece. */
import { type Bits, bit, bits, type Ctx, clog2, module, record } from '../../hdl/index.ts';
import { lowFirst } from '../bits/joined.ts';
import { belowMask } from '../bits/masks.ts';
import type { Crc } from '../coding/crc.ts';
import { crcLatency, crcPipeline } from '../coding/crc-pipeline.ts';
import { delayLine } from '../stream/delay-line.ts';
import { byteAt, lanesOf, turnedUp } from './beat.ts';

export interface CrcFillOptions {
  /** Which of the CRC's bytes is first. */
  readonly order: 'little' | 'big';
  /** Bits of `from`, and of `to`. */
  readonly fromBits: number;
  readonly toBits: number;
}

/** Clocks from a beat to the same beat with its CRC. */
export const crcFillLatency = (size: number): number => crcLatency(8 * size) + 3;

/** Bytes of the CRC. */
const crcBytes = 4;

/**
 * Replaces 4 bytes of each packet with `has`, those from byte `to` on, by the CRC-32 of the bytes from `from` up to
 * them: `crc` has 32 bits and starts with all ones. A beat of `size` bytes (a power of two, 8 or more) in each clock
 * with `valid`; it leaves `crcFillLatency(size)` clocks later, and what else belongs to it is to be delayed by as much.
 * With each beat of a packet come `has`, `from` and `to`, which is `from` + 4 or more and at least 4 less than the
 * packet has bytes. Where `spoil` is 1 in the beats that hold the CRC it is written inverted, so that the packet
 * is not taken for right.
 *
 * The bytes before `from` are zeros, which a remainder of 0 does not see; the CRC's start of all ones is added to the
 * first four bytes instead.
 */
export const crcFill = (crc: Crc, size: number, { order, fromBits, toBits }: CrcFillOptions) => {
  const place = clog2(size);
  if (size < 8 || 2 ** place !== size) throw new RangeError(`beats of ${size} bytes: give a power of two from 8 up`);
  if (crc.width !== 8 * crcBytes || crc.init !== 0xffffffffn)
    throw new RangeError(`CRC ${crc.name} has ${crc.width} bits and starts with ${crc.init}: give 32, all ones`);
  const engine = crcPipeline({ ...crc, name: `${crc.name}_from_zero`, init: 0n }, 8 * size);
  const positionBits = Math.max(fromBits, toBits, place + 1);
  const Index = bits(positionBits - place);
  const Place = record({ lane: bits(place), here: bit, next: bit, spoil: bit });
  return module(
    `${crc.name}_fill_${order}_b${size}_f${fromBits}_t${toBits}`,
    {
      summary: `Writes the ${crc.name} of a piece of each packet after it, ${order}-endian, in beats of ${size} bytes.`,
      in: { data: bits(8 * size), last: bit, valid: bit, has: bit, from: bits(fromBits), to: bits(toBits), spoil: bit },
      out: { filled: bits(8 * size) },
    },
    ({ data, last, valid, has, from, to, spoil }, m) => {
      // Clock 1: which of its bytes are part of the piece, and where the CRC is.
      const starting = m.reg('starting', bit, { reset: 1 });
      const index = m.reg('index', Index);
      const beat = m.named('beat', m.mux(starting, m.lit(Index.width, 0), index));
      const first = from.zext(positionBits);
      const final_byte = m.named('final_byte', to.zext(positionBits).sub(1));
      const beatOf = (position: Bits): Bits => position.slice(positionBits - 1, place);
      const laneOf = (position: Bits): Bits => position.trunc(place);
      const begins = m.named('begins', beat.eq(beatOf(first)));
      const ends = m.named('ends', beat.eq(beatOf(final_byte)));
      const holds = m.named('holds', has.and(beat.eq(beatOf(to.zext(positionBits)))));
      const begun = m.reg('begun', bit);
      const ended = m.reg('ended', bit);
      const held = m.reg('held', bit);
      const second = m.reg('second', bit);
      const was_begun = m.named('was_begun', begun.and(starting.not()));
      const was_ended = m.named('was_ended', ended.and(starting.not()));
      m.when(valid, () => {
        starting.set(last);
        index.set(beat.add(1));
        begun.set(begins.or(was_begun));
        ended.set(ends.or(was_ended));
        held.set(holds);
        second.set(begins);
      });
      const lane = m.named('lane', to.trunc(place));
      const inverted_to = m.named(
        'inverted_to',
        laneOf(first)
          .zext(place + 1)
          .add(crcBytes),
      );

      const piece = m.next('piece', data);
      const feeds = m.next('feeds', valid.and(has).and(begins.or(was_begun)).and(was_ended.not()), { reset: 0 });
      const closes = m.next('closes', ends);
      const outside = m.next('outside', laneOf(first).mask(begins));
      const inverts = m.reg('inverts', bits(place + 1));
      const endLane = m.next('end_lane', laneOf(final_byte));
      // The first four bytes may go on in the next beat.
      const goes_on = m.named('goes_on', inverted_to.at(place).and(second).and(starting.not()));
      m.when(begins, () => inverts.set(inverted_to))
        .elsewhen(goes_on, () => inverts.set(inverted_to.trunc(place).zext(place + 1)))
        .otherwise(() => inverts.set(0));

      // The engine's clocks.
      const below_first = m.named('below_first', belowMask(m, size, outside));
      const below_inverted = m.named('below_inverted', belowMask(m, size, inverts));
      const up_to_end = m.named('up_to_end', belowMask(m, size, endLane).shl(1).or(1));
      const covered = m.named(
        'covered',
        lanesOf(size, (i) => byteAt(piece, i).xor(below_inverted.at(i).repeat(8)).mask(below_first.at(i).not())),
      );
      const computed = m.inst('engine', engine, {
        data: covered,
        keep: up_to_end.or(closes.not().repeat(size)),
        last: closes,
        valid: feeds,
      });
      const value = m.next('value', computed.crc, { enable: computed.done });

      // The last two clocks: the beat that has waited, and the CRC turned to its lane.
      const waited = m.inst('data_later', delayLine(bits(8 * size), crcFillLatency(size) - 2), { d: piece }).q;
      const next = held.and(starting.not()).and(lane.gt(size - crcBytes));
      const { q: at } = m.inst('place_later', delayLine(Place, crcFillLatency(size) - 2), {
        d: { lane, here: holds, next, spoil },
      });
      const masks = m.next('lanes', crcLanes(m, at, size));
      const turn = m.next('turn', at.lane.trunc(2));
      const spoilt = m.next('spoilt', at.spoil);
      const inOrder = Array.from({ length: crcBytes }, (_, i) =>
        byteAt(value, order === 'little' ? i : crcBytes - 1 - i),
      );
      const spoiling = m.named('spoiling', spoilt.repeat(8));
      const turned = m.named('turned', lowFirst(turnedUp(m, inOrder, turn).map((b) => b.xor(spoiling))));
      const filled = lanesOf(size, (i) => m.mux(masks.at(i), byteAt(turned, i % crcBytes), byteAt(waited, i)));
      return { filled: m.next('filled', filled) };
    },
  );
};

/** The lanes of a beat that hold bytes of the CRC: from its first one on, or what the beat before has left. */
function crcLanes(m: Ctx, { lane, here, next }: { lane: Bits; here: Bits<1>; next: Bits<1> }, size: number): Bits {
  const mask = belowMask(m, size, lane);
  const end = lane.trunc(2);
  const from = mask.not().and(mask.shl(crcBytes).or((1n << BigInt(crcBytes)) - 1n));
  const rest = belowMask(m, size, end);
  return from.mask(here).or(rest.mask(next));
}
