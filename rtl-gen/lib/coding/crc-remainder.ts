/** The loop of a CRC circuit: whole beats in, remainders out. */
import { bit, bits, module } from '../../hdl/index.ts';
import { applyMap } from '../bits/linear-map.ts';
import { type Crc, checkCrc } from './crc.ts';
import { crcAdvance, crcData, startOf } from './crc-maps.ts';

/** Clocks from a packet's last beat to its remainder. */
export const remainderLatency = 2;

/**
 * The remainders of packets of whole beats of `dataBits` bits (a multiple of 8), byte 0 first and in the lowest bits. A
 * beat in each clock with `valid`; packets may follow each other without a pause.
 *
 * `share`, what the beat alone adds, is a register, so that only `advance` of the remainder lies in the loop: an
 * exclusive or of as many terms whatever `dataBits` is (up to 22 for CRC-32, two levels of LUT6). `done` marks the
 * clock in which `remainder` is that of a packet, 2 clocks after its last beat; it then keeps it until the next one.
 * The CRC is `remainder` exclusive or `xorOut`.
 */
export const crcRemainder = (crc: Crc, dataBits: number) => {
  checkCrc(crc);
  checkDataBits(dataBits);
  const word = bits(crc.width);
  return module(
    `${crc.name}_remainder_w${dataBits}`,
    {
      summary: `Remainders of ${crc.name} over packets of whole beats of ${dataBits} bits.`,
      in: { data: bits(dataBits), last: bit, valid: bit },
      out: { remainder: word, done: bit },
    },
    ({ data, last, valid }, m) => {
      const of_data = m.named('of_data', applyMap(m, crcData(crc, dataBits / 8), data));
      const share = m.next('share', of_data);
      const shareLast = m.next('share_last', last);
      const shareValid = m.next('share_valid', valid, { reset: 0 });

      const start = startOf(crc);
      const state = m.reg('state', word, { reset: start });
      const of_state = m.named('of_state', applyMap(m, crcAdvance(crc, dataBits), state));
      const next = m.named('next', of_state.xor(share));
      const ends = m.named('ends', shareValid.and(shareLast));
      const remainder = m.next('remainder', next, { enable: ends });
      m.when(ends, () => state.set(start)).elsewhen(shareValid, () => state.set(next));
      return { remainder, done: m.next('done', ends, { reset: 0 }) };
    },
  );
};

/** Throws for a width of beats that is not one of whole bytes. */
export function checkDataBits(dataBits: number): void {
  if (!Number.isInteger(dataBits / 8) || dataBits < 8)
    throw new RangeError(`a CRC over beats of ${dataBits} bits: give a multiple of 8`);
}
