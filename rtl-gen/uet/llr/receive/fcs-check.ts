/** The frame check sequence of frames: good, poisoned or neither (link-layer.md A8). */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { applyMap } from '../../../lib/bits/linear-map.ts';
import { crcs } from '../../../lib/coding/crc.ts';
import { crcData } from '../../../lib/coding/crc-maps.ts';
import { crcLatency, crcPipeline } from '../../../lib/coding/crc-pipeline.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { checkLlrWidth } from '../settings.ts';

/**
 * How a sender marks a damaged frame: a pattern added to the right check sequence, or in its place. Not settled (A8).
 */
export type PoisonMode = 'xor' | 'replace';

/** Clocks from the last beat of a frame to `done`. */
export const fcsCheckLatency = (size: number): number => crcLatency(8 * size) + 1;

/** What the CRC of a frame with its own right check sequence is (crypto-crc-nics.md D: DEBB20E3, inverted). */
export const rightCrc = 0x2144df1cn;

/**
 * Checks frames of 5 bytes or more, check sequence included, a beat of `size` bytes in each clock with `valid`; frames
 * may follow each other without a pause. `done` marks the clock in which `good` and `poisoned`, never both, are those
 * of a frame, `fcsCheckLatency(size)` clocks after its last beat. `pattern`: 32 bits, the low byte stands first on the
 * wire; it stays while frames are under way.
 *
 * With `xor` nothing is compared but the CRC over all bytes: what the pattern adds to it is the same for all frames.
 * With `replace` the last four bytes are compared at each place where they may end.
 */
export const fcsCheck = (size: number, mode: PoisonMode) => {
  checkLlrWidth(size);
  const Word = bits(32);
  return module(
    `llr_fcs_check_${mode}_b${size}`,
    {
      summary: `Checks the FCS of frames, good, poisoned or bad, in beats of ${size} bytes.`,
      in: { data: bits(8 * size), keep: bits(size), last: bit, valid: bit, pattern: Word },
      out: { done: bit, good: bit, poisoned: bit },
    },
    ({ data, keep, last, valid, pattern }, m) => {
      const right = m.lit(32, rightCrc);
      const { crc, done: computed } = m.inst('engine', crcPipeline(crcs.crc32, 8 * size), { data, keep, last, valid });
      const done = m.reg('done', bit, { reset: 0 });
      const good = m.reg('good', bit);
      const poisoned = m.reg('poisoned', bit);
      const is_right = m.named('is_right', crc.eq(right));
      done.set(computed);
      good.set(is_right);
      if (mode === 'xor') {
        const wrong = m.reg('poisoned_crc', Word);
        wrong.set(right.xor(applyMap(m, crcData(crcs.crc32, 4), pattern)));
        poisoned.set(crc.eq(wrong).and(is_right.not()));
        return { done, good, poisoned };
      }
      const before = m.reg('bytes_before', bits(24));
      m.when(valid, () => before.set(data.slice(8 * size - 1, 8 * size - 24)));
      // Place i: the four bytes that end with byte i of the beat.
      const window = data.cat(before);
      const ends = keep.and(keep.shr(1).not());
      const matches = m.reg('pattern_ends', bits(size));
      const same = Array.from({ length: size }, (_, i): Bits => window.slice(8 * i + 31, 8 * i).eq(pattern));
      matches.set(same.reduce((low, high) => high.cat(low)).and(ends));
      const later = delayer(m)('match', bit, matches.any(), crcLatency(8 * size) - 1);
      poisoned.set(later.and(is_right.not()));
      return { done, good, poisoned };
    },
  );
};
