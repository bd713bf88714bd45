/** Puts a header of any number of bytes in front of each packet, and leaves room behind it. */
import { type Bits, bit, bits, type Ctx, clog2, module, record, type Shape, sink, source } from '../../hdl/index.ts';
import { chooseFrom } from '../bits/choose.ts';
import { belowMask } from '../bits/masks.ts';
import { rotatedUp } from '../bits/rotate-word.ts';
import { beat, lanesOf, part } from './beat.ts';

/** What is put around the next packet of `up`. */
export interface Frame<U> {
  /** The first byte in the least significant bits; bytes from `length` on mean nothing. */
  readonly header: Bits;
  /** Bytes of the header: 1 or more. */
  readonly length: Bits;
  /** Bytes that the packet of `up` has. */
  readonly payload: Bits;
  /** Bytes of 0 that follow on it. */
  readonly room: Bits;
  /** 0: the packet of `up` is thrown away, and nothing leaves. */
  readonly send: Bits<1>;
  /** What travels with all beats of the packet that leaves. */
  readonly user: U;
}

/**
 * Beats that leave: `wrong` in the last one says that the packet of `up` did not have the bytes that `payload` says.
 */
export interface FramedBeat<U> {
  readonly data: Bits;
  readonly keep: Bits;
  readonly last: Bits<1>;
  readonly wrong: Bits<1>;
  readonly user: U;
}

export interface HeaderInsertOptions<U> {
  /** Bytes of the longest header: 1 or more. */
  readonly headerBytes: number;
  /** Bits of `payload`, and of `room`. */
  readonly payloadBits: number;
  readonly roomBits: number;
  readonly user: Shape<U>;
}

/** Clocks from `frame` to the first beat, where nothing is in the way. */
export const headerInsertLatency = 3;

/** The shape of frames. */
export const frameShape = <U>({ headerBytes, payloadBits, roomBits, user }: HeaderInsertOptions<U>): Shape<Frame<U>> =>
  record<Frame<U>>({
    header: bits(8 * headerBytes),
    length: bits(clog2(headerBytes + 1)),
    payload: bits(payloadBits),
    room: bits(roomBits),
    send: bit,
    user,
  });

/** The shape of beats of `size` bytes that leave. */
export const framedBeat = <U>(size: number, user: Shape<U>): Shape<FramedBeat<U>> =>
  record<FramedBeat<U>>({ data: bits(8 * size), keep: bits(size), last: bit, wrong: bit, user });

/**
 * For each item of `frame` one packet of `up`, beats of `size` bytes (a power of two, 2 or more): the header, then the
 * packet's bytes, moved up after it, then `room` bytes of 0. `length + payload + room` bytes leave, whatever `up` has:
 * of a packet with more bytes the rest is thrown away, one with fewer is filled up, and both are `wrong`.
 *
 * A beat leaves in each clock, without a pause between packets, while `up` has one where it is needed; packets may
 * leave in each clock. Latency `headerInsertLatency` from `frame`, 2 from `up`. `down` comes from registers; `up.ready`
 * and `frame.ready` follow `down.ready`.
 *
 * Pipeline: where header and packet end, counted in beats (plan); the beat's part of the header, and the packet's beat
 * turned round (turn); bytes of both side by side (join).
 */
export const headerInsert = <U>(size: number, options: HeaderInsertOptions<U>) => {
  const { headerBytes, payloadBits, roomBits, user: User } = options;
  const place = clog2(size);
  if (size < 2 || 2 ** place !== size) throw new RangeError(`beats of ${size} bytes: give a power of two from 2 up`);
  if (!Number.isInteger(headerBytes) || headerBytes < 1)
    throw new RangeError(`a header of ${headerBytes} bytes: give an integer from 1 up`);
  const lengthBits = clog2(headerBytes + 1);
  // Of the number of the last byte, counted from 0.
  const endBits = Math.max(lengthBits, payloadBits, roomBits, place) + 2;
  const Index = bits(endBits - place);
  const headerBeats = Math.ceil(headerBytes / size);
  return module(
    `header_insert_b${size}_h${headerBytes}_p${payloadBits}_r${roomBits}_u${User.width}`,
    {
      summary: `Puts up to ${headerBytes} bytes in front of each packet, and room after it, in beats of ${size} bytes.`,
      link: { frame: sink(frameShape(options)), up: sink(beat(size)), down: source(framedBeat(size, User)) },
    },
    ({ frame, up, down }, m) => {
      const turnReady = m.forward('turn_ready', bit);
      const joinReady = m.forward('join_ready', bit);
      const used = m.forward('frame_used', bit);

      // Plan. A number of bytes is counted from 1, so that its last beat is never empty.
      const planned = m.reg('planned', bit, { reset: 0 });
      const header = m.reg('header', bits(8 * headerBytes));
      const headerEnd = m.reg('header_end', Index);
      const takeEnd = m.reg('take_end', Index);
      const frameEnd = m.reg('frame_end', Index);
      const turn = m.reg('turn', bits(place));
      const inHeader = m.reg('in_header', bits(size));
      const inPacket = m.reg('in_packet', bits(size));
      const lastLane = m.reg('last_lane', bits(place));
      const send = m.reg('send', bit);
      const user = m.reg('user', User);
      const plan = frame.payload;
      const plan_ready = m.named('plan_ready', planned.not().or(used));
      const wide = (value: Bits): Bits => value.zext(endBits);
      const header_last = m.named('header_last', wide(plan.length).sub(1));
      const packet_last = m.named('packet_last', wide(plan.payload).sub(1));
      const empty = m.named('empty', plan.payload.any().not());
      const frame_last = m.named('frame_last', wide(plan.length).add(wide(plan.room)).add(packet_last));
      const beatOf = (last: Bits): Bits => last.slice(endBits - 1, place);
      const upTo = (last: Bits): Bits => lanesUpTo(m, size, last.trunc(place));
      m.when(plan_ready, () => {
        planned.set(frame.valid);
        header.set(plan.header);
        headerEnd.set(beatOf(header_last));
        takeEnd.set(beatOf(header_last).add(m.mux(empty, m.lit(Index.width, 0), beatOf(packet_last))));
        frameEnd.set(beatOf(frame_last));
        turn.set(plan.length.width < place ? plan.length.zext(place) : plan.length.trunc(place));
        inHeader.set(upTo(header_last));
        inPacket.set(upTo(packet_last).mask(empty.not()));
        lastLane.set(frame_last.trunc(place));
        send.set(plan.send);
        user.set(plan.user);
      });

      // Turn. Which beats of the header and of the packet are part of this one.
      const index = m.reg('index', Index, { reset: 0 });
      const taken = m.reg('taken', bit, { reset: 0 });
      const spoilt = m.reg('spoilt', bit, { reset: 0 });
      const draining = m.reg('draining', bit, { reset: 0 });
      const fills = m.named('fills', index.lt(headerEnd));
      const wants = m.named('wants', fills.or(taken).not());
      const at_take_end = m.named('at_take_end', index.eq(takeEnd));
      const at_end = m.named('at_end', index.eq(frameEnd));
      const there = m.named('there', up.valid.and(draining.not()));
      const hands = m.named('hands', planned.and(send).and(turnReady).and(there.or(wants.not())));
      const takes = m.named('takes', hands.and(wants));
      const drops = m.named('drops', planned.and(send.not()).and(draining.not()));
      const { last, keep, data } = up.payload;
      const misfits = m.named('misfits', last.ne(at_take_end).or(at_take_end.and(keep.ne(inPacket))));
      const is_wrong = m.named('is_wrong', spoilt.or(takes.and(misfits)));
      used.set(drops.or(hands.and(at_end)));
      m.when(hands, () => {
        m.when(at_end, () => {
          index.set(0);
          taken.set(0);
          spoilt.set(0);
        }).otherwise(() => {
          index.set(index.add(1));
          taken.set(taken.or(takes.and(last.or(at_take_end))));
          spoilt.set(is_wrong);
        });
      });
      m.when(drops.or(takes.and(at_take_end).and(last.not())), () => draining.set(1)).elsewhen(up.valid.and(last), () =>
        draining.set(0),
      );

      const turned = m.reg('turned', bits(8 * size));
      const head = m.reg('head', bits(8 * size));
      const isHead = m.reg('is_head', bit);
      const below = m.reg('below', bits(size));
      const turnedKeep = m.reg('turned_keep', bits(size));
      const turnedLast = m.reg('turned_last', bit);
      const turnedWrong = m.reg('turned_wrong', bit);
      const turnedUser = m.reg('turned_user', User);
      const turnedFull = m.reg('turned_full', bit, { reset: 0 });
      const masked = m.named(
        'masked',
        lanesOf(size, (i) => part(data, i, 1, 8)!.mask(keep.at(i).and(takes))),
      );
      const rotated = rotatedUp(m, masked, turn);
      const words = Array.from({ length: headerBeats }, (_, i) => headerWord(m, header, i, size));
      const word = m.named('word', chooseFrom(m, index, words));
      m.when(turnReady, () => {
        turnedFull.set(hands);
        turned.set(rotated);
        head.set(word);
        isHead.set(index.le(headerEnd));
        below.set(inHeader.or(fills.repeat(size)));
        turnedKeep.set(lanesUpTo(m, size, lastLane).or(at_end.not().repeat(size)));
        turnedLast.set(at_end);
        turnedWrong.set(is_wrong);
        turnedUser.set(user);
      });

      // Join. Below: the header, or what the beat before left over.
      const held = m.reg('held', bits(8 * size));
      const out = {
        data: m.reg('out_data', bits(8 * size)),
        keep: m.reg('out_keep', bits(size)),
        last: m.reg('out_last', bit),
        wrong: m.reg('out_wrong', bit),
        user: m.reg('out_user', User),
      };
      const outFull = m.reg('out_full', bit, { reset: 0 });
      joinReady.set(outFull.not().or(down.ready));
      turnReady.set(turnedFull.not().or(joinReady));
      m.when(joinReady, () => {
        outFull.set(turnedFull);
        m.when(turnedFull, () => held.set(turned));
        out.data.set(
          lanesOf(size, (i) => {
            const [h, c, t] = [head, held, turned].map((from) => part(from, i, 1, 8)!) as [Bits, Bits, Bits];
            return m.mux(below.at(i), m.mux(isHead, h, c), t);
          }),
        );
        out.keep.set(turnedKeep);
        out.last.set(turnedLast);
        out.wrong.set(turnedWrong);
        out.user.set(turnedUser);
      });
      m.assert('frame_ends_behind_its_parts', planned.not().or(send.not()).or(takeEnd.le(frameEnd)));
      return {
        frame: { ready: plan_ready },
        up: { ready: takes.or(draining) },
        down: { payload: out, valid: outFull },
      };
    },
  );
};

/** Ones from lane 0 up to the one of that number. */
const lanesUpTo = (m: Ctx, size: number, lane: Bits): Bits => belowMask(m, size, lane).shl(1).or(1);

/** A beat of the header, with zeros after its end. */
function headerWord(m: Ctx, header: Bits, index: number, size: number): Bits {
  const there = Math.min(size, header.width / 8 - index * size);
  const found = part(header, index * size, there, 8)!;
  return there === size ? found : m.lit(8 * (size - there), 0).cat(found);
}
