/** Moves packets up within their beats. */
import { type Bits, bit, bits, type Ctx, clog2, module, sink, source } from '../../hdl/index.ts';
import { belowMask } from '../bits/masks.ts';
import { rotatedUp } from '../bits/rotate-word.ts';
import { type BeatShape, beatSuffix, byteAt, lanesOf } from './beat.ts';

/**
 * Byte 0 of each packet of `up` becomes byte `by(user)` of its first beat on `down`, and the others follow: beats as
 * memory has them, whose `keep` begins where the packet does. All but the first and last beat keep every byte. `name`
 * tells ways to choose `by`, of clog2(bytes) bits, apart.
 *
 * A beat a clock, and one more for a packet that has a beat more than before; latency 2 clocks. `down` comes from
 * registers; `up.ready` follows `down.ready`. A packet without bytes leaves as one beat that keeps none.
 *
 * Pipeline: bytes turned round (turn); those of two beats side by side (join).
 */
export const packetRaise = <U>(shape: BeatShape<U>, name: string, by: (user: U) => Bits) => {
  const size = shape.bytes;
  const lane = laneBits(size);
  return module(
    `packet_raise_${beatSuffix(shape)}_${name}`,
    {
      summary: `Moves packets up within their beats of ${size} bytes, by as much as each says.`,
      link: { up: sink(shape), down: source(shape) },
    },
    ({ up, down }, m) => {
      const { data, keep, last, user } = up.payload;
      const joins = m.forward('joins', bit);

      // Turn.
      const full = m.reg('full', bit, { reset: 0 });
      const begins = m.reg('begins', bit, { reset: 1 });
      const turned = m.reg('turned', shape);
      const below = m.reg('below', bits(size));
      const isFirst = m.reg('is_first', bit);
      const ready = m.named('ready', full.not().or(joins));
      const amount = m.named('amount', by(user).as(lane));
      const turnedData = rotatedUp(m, data, amount);
      const turnedKeep = rotatedUp(m, keep, amount, 1, 'keep_turned');
      m.when(ready, () => full.set(up.valid));
      m.when(ready.and(up.valid), () => {
        turned.set({ data: turnedData, keep: turnedKeep, last, user });
        // Lanes that belong to the next beat.
        below.set(belowMask(m, size, amount));
        isFirst.set(begins);
        begins.set(last);
      });

      // Join. What the beat before has left over, if this is not the first one, is below this one.
      const held = m.reg('held', bits(8 * size));
      const heldKeep = m.reg('held_keep', bits(size));
      const owner = m.reg('owner', shape.user);
      const tail = m.reg('tail', bit, { reset: 0 });
      const shown = m.reg('shown', bit, { reset: 0 });
      const out = m.reg('out', shape);
      const free = m.named('free', shown.not().or(down.ready));
      joins.set(free.and(full).and(tail.not()));
      const over = m.named('over', turned.keep.and(below));
      const spills = m.named('spills', over.any());
      const left = m.named('left', heldKeep.mask(isFirst.not()));
      m.when(free, () => shown.set(full.or(tail)));
      m.when(joins, () => {
        held.set(turned.data);
        heldKeep.set(over);
        owner.set(turned.user);
        tail.set(turned.last.and(spills));
        out.set({
          data: chosenLanes(m, below, held, turned.data),
          keep: below.and(left).or(turned.keep.and(below.not())),
          last: turned.last.and(spills.not()),
          user: turned.user,
        });
      }).elsewhen(free.and(tail), () => {
        tail.set(0);
        out.set({ data: held, keep: heldKeep, last: m.lit(1, 1), user: owner });
      });
      return { up: { ready }, down: { payload: out, valid: shown } };
    },
  );
};

/** Bits of the number of a byte in a beat; a `RangeError` where beats are no power of two from 2 up. */
export function laneBits(size: number): number {
  const lane = clog2(size);
  if (size < 2 || 2 ** lane !== size) throw new RangeError(`beats of ${size} bytes: give a power of two from 2 up`);
  return lane;
}

/** The bytes of `yes` where `which` has a 1, else those of `no`. */
export const chosenLanes = (m: Ctx, which: Bits, yes: Bits, no: Bits): Bits =>
  lanesOf(which.width, (i) => m.mux(which.at(i), byteAt(yes, i), byteAt(no, i)));
