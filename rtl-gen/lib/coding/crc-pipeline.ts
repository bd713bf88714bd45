/** The CRC of packets of any number of bytes, in a pipeline that never stalls. */
import { type Bits, bit, bits, clog2, module } from '../../hdl/index.ts';
import { lowFirst } from '../bits/joined.ts';
import { applyMap } from '../bits/linear-map.ts';
import type { Crc } from './crc.ts';
import { crcRewind, finished } from './crc-maps.ts';
import { checkDataBits, crcRemainder, remainderLatency } from './crc-remainder.ts';

/** Steps of winding back in one clock: three, of two levels of LUT6 each for CRC-32, keep to the budget of 7 levels. */
const stepsPerStage = 3;

/** Bits of a number of bytes in a beat, 0 and not 1 where there is but one. */
const countBits = (dataBits: number): number => (dataBits === 8 ? 0 : clog2(dataBits / 8));

/** Clocks from a packet's last beat to its CRC. */
export const crcLatency = (dataBits: number): number =>
  1 + remainderLatency + Math.ceil(countBits(dataBits) / stepsPerStage);

/**
 * The CRC of packets, `dataBits` bits a clock (a multiple of 8), byte 0 first and in the lowest bits. `keep` marks the
 * bytes that are part of the packet: all of them before the last beat, there one or more from byte 0 on. `done` marks
 * the clock in which `crc` is that of a packet, `crcLatency(dataBits)` clocks after its last beat, one in each clock if
 * need be.
 *
 * Bytes that are not kept count as zeros at the packet's end, and its remainder is then wound back by as many bytes, in
 * conditional steps of powers of two. The alternative, zeros in front of the last beat's bytes, has steps as large but
 * needs a shifter of the whole beat before them; a circuit for each number of bytes is larger than both.
 */
export const crcPipeline = (crc: Crc, dataBits: number) => {
  checkDataBits(dataBits);
  const bytes = dataBits / 8;
  const word = bits(crc.width);
  return module(
    `${crc.name}_w${dataBits}`,
    {
      summary: `CRC ${crc.name} of packets, ${dataBits} bits a clock, with byte enables in the last beat.`,
      in: { data: bits(dataBits), keep: bits(bytes), last: bit, valid: bit },
      out: { crc: word, done: bit },
    },
    ({ data, keep, last, valid }, m) => {
      const idle = valid.not();
      m.assert('keep_is_a_run_from_0', idle.or(keep.and(keep.add(1)).any().not().and(keep.at(0))));
      m.assert('all_kept_before_last', idle.or(last).or(keep.all()));

      // Bytes that are not kept become zeros; how many they are.
      const lanes = Array.from({ length: bytes }, (_, i) => data.slice(8 * i + 7, 8 * i).mask(keep.at(i)));
      const kept = m.named('kept', lowFirst(lanes));
      const masked = m.next('masked', kept);
      const maskedLast = m.next('masked_last', last);
      const maskedValid = m.next('masked_valid', valid, { reset: 0 });
      const whole = m.inst('whole', crcRemainder(crc, dataBits), {
        data: masked,
        last: maskedLast,
        valid: maskedValid,
      });
      if (bytes === 1) return { crc: finished(crc, whole.remainder), done: whole.done };

      const ending = m.named('ending', keep.and(keep.shr(1).not()));
      let dropped = lowFirst(countOfZeros(ending, bytes));
      for (let i = 0; i < 1 + remainderLatency; i++) dropped = m.next(`dropped_${i}`, dropped);

      // Winding back, the long steps first.
      let [remainder, done]: [Bits, Bits<1>] = [whole.remainder, whole.done];
      for (let left = dropped.width; left > 0; left -= stepsPerStage) {
        const [high, low] = [left - 1, Math.max(0, left - stepsPerStage)];
        for (let k = high; k >= low; k--) {
          const [before, left] = [`before_${1 << k}`, `left_${1 << k}`];
          const rewound = m.named(before, applyMap(m, crcRewind(crc, 8 << k), remainder));
          remainder = m.named(left, m.mux(dropped.at(k), rewound, remainder));
        }
        if (low === 0) remainder = finished(crc, remainder);
        remainder = m.next(low === 0 ? 'crc' : `wound_${low}`, remainder);
        done = m.next(low === 0 ? 'done' : `wound_${low}_done`, done, { reset: 0 });
        if (low > 0) dropped = m.next(`wound_${low}_dropped`, dropped.trunc(low));
      }
      return { crc: remainder, done };
    },
  );
};

/** The bits, from the least significant, of the number of places above the one bit of `ending`. */
function countOfZeros(ending: Bits, bytes: number): readonly Bits[] {
  return Array.from({ length: clog2(bytes) }, (_, k) => {
    const set = Array.from({ length: bytes }, (_, i) => BigInt(((bytes - 1 - i) >> k) & 1) << BigInt(i));
    return ending.and(set.reduce((mask, b) => mask | b)).any();
  });
}
