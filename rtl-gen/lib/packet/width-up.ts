/** Packets from narrow beats to wide ones. */
import { bit, bits, clog2, module, sink, source } from '../../hdl/index.ts';
import { lowFirst } from '../bits/joined.ts';
import { type BeatShape, beat, beatSuffix } from './beat.ts';

/** Throws a `RangeError` unless `ratio` is a number of narrow beats in a wide one. */
export function checkRatio(ratio: number): void {
  if (!Number.isInteger(ratio) || ratio < 2)
    throw new RangeError(`a width adapter of ratio ${ratio}: give an integer from 2 up`);
}

/**
 * Packs `ratio` (2 or more) beats of a packet into one, fewer at the end of a packet: the next packet begins a beat of
 * its own. A wide beat is offered in the clock after its last narrow one was taken: latency 1 clock; one narrow beat a
 * clock without a pause. All of `down` comes from registers; `up.ready` follows `down.ready`.
 */
export const widthUp = <U>(narrow: BeatShape<U>, ratio: number) => {
  checkRatio(ratio);
  const wide = beat(narrow.bytes * ratio, narrow.user);
  return module(
    `width_up_${beatSuffix(narrow)}_x${ratio}`,
    {
      summary: `Packs ${ratio} beats of ${narrow.bytes} bytes into one.`,
      link: { up: sink(narrow), down: source(wide) },
    },
    ({ up, down }, m) => {
      const { data, keep, last, user } = up.payload;
      // Where the next narrow beat goes, and whether the wide beat is complete.
      const at = m.reg('at', bits(clog2(ratio)), { reset: 0 });
      const whole = m.reg('whole', bit, { reset: 0 });
      const ends = m.reg('ends', bit);
      const owner = m.reg('owner', narrow.user);
      const parts = Array.from({ length: ratio }, (_, i) => ({
        data: m.reg(`data_${i}`, bits(8 * narrow.bytes)),
        keep: m.reg(`keep_${i}`, bits(narrow.bytes)),
      }));
      const ready = m.named('ready', whole.not().or(down.ready));
      const completes = m.named('completes', last.or(at.eq(ratio - 1)));
      m.when(ready, () => whole.set(up.valid.and(completes)));
      m.when(up.valid.and(ready), () => {
        at.set(m.mux(completes, m.lit(at.width, 0), at.add(1)));
        ends.set(last);
        owner.set(user);
        parts.forEach((part, i) => {
          m.when(at.eq(i), () => {
            part.data.set(data);
            part.keep.set(keep);
            // A beat that begins is empty above its first part.
            if (i === 0) for (const above of parts.slice(1)) above.keep.set(0);
          });
        });
      });
      m.assert('whole_beats_are_followed_by_new_ones', whole.not().or(at.eq(0)));
      m.assert('at_is_a_part', at.le(ratio - 1));
      const payload = {
        data: lowFirst(parts.map((part) => part.data)),
        keep: lowFirst(parts.map((part) => part.keep)),
        last: ends,
        user: owner,
      };
      return { up: { ready }, down: { payload, valid: whole } };
    },
  );
};
