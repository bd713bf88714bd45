/** Moves packets down within their beats. */
import { type Bits, bit, bits, module, record, type Shape, sink, source } from '../../hdl/index.ts';
import { belowMask } from '../bits/masks.ts';
import { rotatedDown } from '../bits/rotate-word.ts';
import { chosenLanes, laneBits } from './packet-raise.ts';

/** A beat of memory: the bytes that belong to the packet stand side by side, in its first beat from `from` on. */
export interface RaisedBeat {
  readonly data: Bits;
  readonly keep: Bits;
  readonly last: Bits<1>;
  /** The lane of the packet's first byte, in all its beats. */
  readonly from: Bits;
  /** Something is wrong with this beat. */
  readonly wrong: Bits<1>;
}

/** A beat as packets have it; `wrong` from one of the beats on that it was said of, to the end of the packet. */
export interface LoweredBeat {
  readonly data: Bits;
  readonly keep: Bits;
  readonly last: Bits<1>;
  readonly wrong: Bits<1>;
}

export const raisedBeat = (size: number): Shape<RaisedBeat> =>
  record<RaisedBeat>({ data: bits(8 * size), keep: bits(size), last: bit, from: bits(laneBits(size)), wrong: bit });

export const loweredBeat = (size: number): Shape<LoweredBeat> =>
  record<LoweredBeat>({ data: bits(8 * size), keep: bits(size), last: bit, wrong: bit });

/**
 * The byte of each packet of `up` in lane `from` of its first beat becomes byte 0 on `down`, and the others follow; the
 * inverse of `packetRaise`. All beats of `up` but the first and the last one keep every byte.
 *
 * A beat a clock, without a pause between packets; a beat leaves 2 clocks after the one that follows it, or the last
 * one, was taken. `down` comes from registers; `up.ready` follows `down.ready`.
 *
 * Pipeline: bytes turned round (turn); those of two beats side by side (join).
 */
export const packetLower = (size: number) =>
  module(
    `packet_lower_b${size}`,
    {
      summary: `Moves packets down to byte 0 of their beats of ${size} bytes.`,
      link: { up: sink(raisedBeat(size)), down: source(loweredBeat(size)) },
    },
    ({ up, down }, m) => {
      const { data, keep, last, from, wrong } = up.payload;
      const joins = m.forward('joins', bit);

      // Turn.
      const full = m.reg('full', bit, { reset: 0 });
      const begins = m.reg('begins', bit, { reset: 1 });
      const isFirst = m.reg('is_first', bit);
      const turned = m.reg('turned', loweredBeat(size));
      // Lanes of the beat before that the next one completes.
      const above = m.reg('above', bits(size));
      const ready = m.named('ready', full.not().or(joins));
      const turnedData = rotatedDown(m, data, from);
      const turnedKeep = rotatedDown(m, keep, from, 1, 'keep_turned');
      m.when(ready, () => full.set(up.valid));
      m.when(ready.and(up.valid), () => {
        turned.set({ data: turnedData, keep: turnedKeep, last, wrong });
        above.set(belowMask(m, size, from).reverse());
        isFirst.set(begins);
        begins.set(last);
      });

      // Join. What is held waits for the bytes that follow, or for the end of its packet.
      const held = m.reg('held', loweredBeat(size));
      const tail = m.reg('tail', bit, { reset: 0 });
      const shown = m.reg('shown', bit, { reset: 0 });
      const out = m.reg('out', loweredBeat(size));
      const free = m.named('free', shown.not().or(down.ready));
      const follows = m.named('follows', full.and(isFirst.not()));
      joins.set(free.and(full));
      const rest = m.named('rest', turned.keep.and(m.mux(isFirst, m.lit(size, 0).not(), above.not())));
      const isWrong = m.named('is_wrong', turned.wrong.or(held.wrong.and(isFirst.not())));
      const hasRest = m.named('has_rest', rest.any());
      m.when(free, () => {
        shown.set(tail.or(follows));
        tail.set(full.and(turned.last).and(isFirst.or(hasRest)));
        m.when(full, () => held.set({ data: turned.data, keep: rest, last: turned.last, wrong: isWrong }));
        out.set({
          data: m.mux(tail, held.data, chosenLanes(m, above, turned.data, held.data)),
          keep: held.keep.or(turned.keep.and(above).mask(tail.not())),
          last: tail.or(turned.last.and(hasRest.not())),
          wrong: m.mux(tail, held.wrong, isWrong),
        });
      });
      m.assert('an_end_is_followed_by_a_beginning', tail.and(full).implies(isFirst));
      return { up: { ready }, down: { payload: out, valid: shown } };
    },
  );
