/** Packets from wide beats to narrow ones. */
import { bits, clog2, module, sink, source } from '../../hdl/index.ts';
import { chooseFrom } from '../bits/choose.ts';
import { type BeatShape, beat, beatSuffix } from './beat.ts';
import { checkRatio } from './width-up.ts';

/**
 * Splits each beat of a packet into `ratio` (2 or more) of `narrow`, fewer at the end of a packet: parts without a byte
 * are left out. Latency 0; one narrow beat a clock without a pause. The wide beat stays on `up` until its last part is
 * taken, so nothing is stored but the position.
 */
export const widthDown = <U>(narrow: BeatShape<U>, ratio: number) => {
  checkRatio(ratio);
  const { bytes } = narrow;
  const wide = beat(bytes * ratio, narrow.user);
  return module(
    `width_down_${beatSuffix(narrow)}_x${ratio}`,
    {
      summary: `Splits beats of ${wide.bytes} bytes into up to ${ratio} of ${bytes}.`,
      link: { up: sink(wide), down: source(narrow) },
    },
    ({ up, down }, m) => {
      const { data, keep, last, user } = up.payload;
      const at = m.reg('at', bits(clog2(ratio)), { reset: 0 });
      const parts = Array.from({ length: ratio }, (_, i) => ({
        data: data.slice(8 * bytes * (i + 1) - 1, 8 * bytes * i),
        keep: keep.slice(bytes * (i + 1) - 1, bytes * i),
        more: i + 1 < ratio ? keep.at(bytes * (i + 1)) : m.lit(1, 0),
      }));
      const part = m.named('part', chooseFrom(m, at, parts));
      const { more } = part;
      m.when(up.valid.and(down.ready), () => {
        m.when(more, () => at.set(at.add(1))).otherwise(() => at.set(0));
      });
      m.assert('at_is_a_part', at.le(ratio - 1));
      return {
        up: { ready: down.ready.and(more.not()) },
        down: { payload: { data: part.data, keep: part.keep, last: last.and(more.not()), user }, valid: up.valid },
      };
    },
  );
};
