/** Cuts a piece out of each packet. */
import { type Bits, bit, bits, clog2, enumOf, module, record, sink, source } from '../../hdl/index.ts';
import { belowMask } from '../bits/masks.ts';
import { rotatedDown } from '../bits/rotate-word.ts';
import { levelFifo } from '../stream/fifo.ts';
import { beat, byteAt, lanesOf, type NoUser, ones } from './beat.ts';

/** Where to cut: how many bytes before the piece, and how many in it. */
export interface Cut {
  readonly skip: Bits;
  readonly length: Bits;
}

/** The shape of cuts: `skip` below 2^skipBits, `length` below 2^lengthBits. */
export const cutShape = (skipBits: number, lengthBits: number) =>
  record<Cut>({ skip: bits(skipBits), length: bits(lengthBits) });

export interface PacketCutOptions {
  readonly skipBits: number;
  readonly lengthBits: number;
  /** Beats that wait on `down`: a power of two, 8 or more. */
  readonly depth: number;
}

/** Steps of turning in one clock, each a level of LUTs: 6 and the read of a queue before them keep to 7 levels. */
const mostSteps = 6;

/** Beats that can be between `up` and the queue of `down`. */
const inFlight = 4;

/**
 * Of each packet of `up`, beats of `size` bytes (a power of two, 2 or more) whose `user` says where to cut, `length`
 * bytes from byte `skip` on leave on `down`, moved to byte 0. Each packet gives one packet, an empty one where `length`
 * is 0. Of a packet that ends before the piece does some of it is missing or is noise: who says where to cut knows how
 * long it is.
 *
 * A beat a clock, without a pause between packets, while fewer than `depth` - 6 beats wait on `down`. Latency: 4 clocks
 * from the beat that follows on the one in which a beat of the piece begins, or from the last one. `up.ready` and
 * `down` come from registers.
 *
 * Pipeline: what each beat is to the piece, and its bytes turned round (clock 1); two turned beats side by side (clock
 * 2); queue. Of beats of 128 bytes and more the last byte of an odd number is turned in clock 2.
 */
export const packetCut = (size: number, { skipBits, lengthBits, depth }: PacketCutOptions) => {
  const turn = clog2(size);
  if (size < 2 || 2 ** turn !== size) throw new RangeError(`beats of ${size} bytes: give a power of two from 2 up`);
  if (depth < 8 || 2 ** clog2(depth) !== depth)
    throw new RangeError(`a queue of ${depth} beats: give a power of two from 8 up`);
  const Out = beat(size);
  const Role = enumOf('ahead', 'first', 'later');
  const lengthWidth = Math.max(lengthBits, turn + 1);
  const isLong = turn > mostSteps;
  return module(
    `packet_cut_b${size}_s${skipBits}_l${lengthBits}_d${depth}`,
    {
      summary: `Cuts a piece out of each packet, in beats of ${size} bytes.`,
      link: { up: sink(beat(size, cutShape(skipBits, lengthBits))), down: source(Out) },
    },
    ({ up, down }, m) => {
      const { data, last, user } = up.payload;
      const open = m.reg('open', bit, { reset: 0 });
      const takes = m.named('takes', up.valid.and(open));

      // Clock 1. Full beats to skip before the one in which the piece begins, as they count down.
      const skipBeats = m.named('skip_beats', skipBits > turn ? user.skip.slice(skipBits - 1, turn) : m.lit(1, 0));
      const skipTurn: Bits = skipBits >= turn ? user.skip.trunc(turn) : user.skip.zext(turn);
      const starting = m.reg('starting', bit, { reset: 1 });
      const left = m.reg('left', bits(skipBeats.width));
      const inside = m.reg('in_piece', bit);
      const toSkip = m.named('to_skip', m.mux(starting, skipBeats, left));
      const isInside = m.named('is_inside', inside.and(starting.not()));
      const isOdd = isLong ? m.next('is_odd', skipTurn.at(0)) : undefined;
      const role = m.reg('role', Role);
      const full = m.next('full', takes, { reset: 0 });
      m.when(takes, () => {
        starting.set(last);
        left.set(toSkip.sub(1));
        inside.set(isInside.or(toSkip.eq(0)));
      });
      const turned = m.next(
        'turned',
        isLong ? rotatedDown(m, data, skipTurn.slice(turn - 1, 1), 16) : rotatedDown(m, data, skipTurn),
      );
      // Bytes of the piece that the beat before has: all but those below the turn.
      const fromHeld = m.next('from_held', belowMask(m, size, skipTurn).reverse().not());
      const opens = m.next('opens', starting);
      const closes = m.next('closes', last);
      const length = m.next('length', user.length.zext(lengthWidth));
      m.when(isInside, () => role.set('later'))
        .elsewhen(toSkip.eq(0), () => role.set('first'))
        .otherwise(() => role.set('ahead'));

      // Clock 2. A beat of the piece is ready when the next one has come, or none will.
      const whole = isOdd
        ? m.named('whole', m.mux(isOdd, turned.trunc(8).cat(turned.slice(8 * size - 1, 8)), turned))
        : turned;
      const held = m.reg('held', bits(8 * size));
      const rest = m.reg('rest', bits(lengthWidth));
      // Something of the packet is still to leave; its last beat has come, so that what is held is all of it.
      const owed = m.reg('owed', bit, { reset: 0 });
      const tail = m.reg('tail', bit, { reset: 0 });
      const fits = m.named('fits', rest.le(size));
      const joins = m.named('joins', full.and(role.is('later')).and(owed).and(rest.any()));
      const emits = m.named('emits', tail.or(joins));
      const ends = m.named('ends', tail.or(fits));
      tail.set(0);
      m.when(full, () => {
        held.set(whole);
        m.when(opens, () => {
          rest.set(length);
          owed.set(1);
          tail.set(closes);
        }).otherwise(() => {
          m.when(joins, () => {
            rest.set(rest.sub(size));
            owed.set(fits.not());
          });
          tail.set(closes.and(owed).and(joins.and(fits).not()));
        });
      });

      const outValid = m.next('out_valid', emits, { reset: 0 });
      const outData = m.next(
        'out_data',
        m.mux(
          tail,
          held,
          lanesOf(size, (i) => m.mux(fromHeld.at(i), byteAt(held, i), byteAt(whole, i))),
        ),
      );
      const outCount = m.next('out_count', rest.trunc(turn));
      const outFull = m.next('out_full', rest.shr(turn).any());
      const outLast = m.next('out_last', ends);

      // Clock 3.
      const keep = m.mux(outFull, ones(m, size), belowMask(m, size, outCount));
      const queue = m.inst('queue', levelFifo(Out, depth), {
        up: { payload: { data: outData, keep, last: outLast, user: {} as NoUser }, valid: outValid },
        down,
      });
      open.set(queue.level.le(depth - inFlight - 2));
      m.assert('result_finds_room', outValid.not().or(queue.up.ready));
      return { up: { ready: open }, down: queue.down };
    },
  );
};
