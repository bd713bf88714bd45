/** The frame check sequence of frames: good, poisoned or neither (link-layer.md A8). */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
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
      const is_right = m.named('is_right', crc.eq(right));
      const isPoisoned = (): Bits<1> => {
        if (mode === 'xor')
          return crc.eq(m.next('poisoned_crc', right.xor(applyMap(m, crcData(crcs.crc32, 4), pattern))));
        const before = m.next('bytes_before', data.slice(8 * size - 1, 8 * size - 24), { enable: valid });
        // Place i: the four bytes that end with byte i of the beat.
        const window = data.cat(before);
        const same = Array.from({ length: size }, (_, i) => window.slice(8 * i + 31, 8 * i).eq(pattern));
        const matches = m.next('pattern_ends', lowFirst(same).and(keep.and(keep.shr(1).not())));
        return delayer(m)('match', bit, matches.any(), crcLatency(8 * size) - 1);
      };
      return {
        done: m.next('done', computed, { reset: 0 }),
        good: m.next('good', is_right),
        poisoned: m.next('poisoned', isPoisoned().and(is_right.not())),
      };
    },
  );
};
