/** CRC-32 over 64 bytes a clock, packets of any length. */
import { type Bits, bit, bits, module } from '../../rtl-gen/hdl/index.ts';
import { belowMask } from '../../rtl-gen/lib/bits/masks.ts';
import { applyCrcMap, crcAdvance, crcData, crcRewind } from './crc-matrix.ts';
import { checksum64, seedOf, xorshift64 } from './stimulus.ts';

const bytes = 64;
const ones = 0xffff_ffff;

/** Clocks from a packet's last beat to its CRC. */
export const crc32Latency = 5;

/**
 * A beat of 64 bytes a clock, byte 0 in the lowest bits; `keep` marks the bytes of the last beat that are part of the
 * packet, 1 to 64 of them from byte 0 on, and is all ones before.
 *
 * Bytes that are not kept count as zeros, and the register is then wound back by as many zero bytes, in six conditional
 * steps of powers of two: far less logic than a circuit for each length.
 */
export const crc32Core = module(
  'crc32_512_core',
  {
    summary: 'CRC-32 of packets, 64 bytes a clock, with byte enables in the last beat.',
    in: { data: bits(512), keep: bits(bytes), last: bit, valid: bit },
    out: { crc: bits(32), done: bit },
  },
  ({ data, keep, last, valid }, m) => {
    // t: bytes that are not kept become zeros; how many they are.
    const masked = m.reg('masked', bits(512));
    const enables = Array.from({ length: bytes }, (_, i) => keep.at(i).repeat(8) as Bits);
    masked.set(data.and(enables.reduce((low, high) => high.cat(low)).as(512)));
    const { ending } = m.named({ ending: keep.and(keep.shr(1).not()) });
    // The one bit of `ending` is the last byte's; bit k of the count is set where bit k of 63 less its index is.
    const countBits = Array.from({ length: 6 }, (_, k) => {
      const set = Array.from({ length: bytes }, (_, i) => ((bytes - 1 - i) >> k) & 1);
      return ending.and(set.reduce((mask, b, i) => mask | (BigInt(b) << BigInt(i)), 0n)).any() as Bits;
    });
    const dropped = m.reg('dropped', bits(6));
    dropped.set(countBits.reduce((low, high) => high.cat(low)).as(6));
    const [maskedValid, maskedLast] = [m.reg('masked_valid', bit, { reset: 0 }), m.reg('masked_last', bit)];
    maskedValid.set(valid);
    maskedLast.set(last);

    // t + 1: the data's share.
    const share = m.reg('share', bits(32));
    share.set(applyCrcMap(crcData(bytes), masked));
    const shareDropped = m.reg('share_dropped', bits(6));
    shareDropped.set(dropped);
    const [shareValid, shareLast] = [m.reg('share_valid', bit, { reset: 0 }), m.reg('share_last', bit)];
    shareValid.set(maskedValid);
    shareLast.set(maskedLast);

    // t + 2: the only loop.
    const register = m.reg('register', bits(32), { reset: ones });
    const { after } = m.named({ after: applyCrcMap(crcAdvance(bytes), register).xor(share) });
    const whole = m.reg('whole', bits(32));
    const wholeDropped = m.reg('whole_dropped', bits(6));
    const wholeDone = m.reg('whole_done', bit, { reset: 0 });
    m.when(shareValid, () => {
      register.set(m.mux(shareLast, m.lit(32, ones), after));
      whole.set(after);
      wholeDropped.set(shareDropped);
    });
    wholeDone.set(shareValid.and(shareLast));

    // t + 3, t + 4: winding back, the long steps first.
    const wound = (k: number, crc: Bits<32>, by: Bits<1>): Bits<32> =>
      m.mux(by, applyCrcMap(crcRewind(1 << k), crc), crc);
    const half = m.reg('half', bits(32));
    const halfDropped = m.reg('half_dropped', bits(3));
    const halfDone = m.reg('half_done', bit, { reset: 0 });
    half.set([5, 4, 3].reduce((crc, k) => wound(k, crc, wholeDropped.at(k)), whole as Bits<32>));
    halfDropped.set(wholeDropped.trunc(3));
    halfDone.set(wholeDone);
    const crc = m.reg('crc', bits(32));
    const done = m.reg('done', bit, { reset: 0 });
    crc.set([2, 1, 0].reduce((c, k) => wound(k, c, halfDropped.at(k)), half as Bits<32>).not());
    done.set(halfDone);
    return { crc, done };
  },
);

/** The benched design: random packets of 1 to 512 bytes and more without a pause, and a checksum of their CRCs. */
export const crc32Wide = module(
  'crc32_512',
  { summary: 'CRC-32 over 64 bytes a clock of random packets.', out: { checksum: bits(64), packets: bits(32) } },
  (_, m) => {
    const lanes = Array.from({ length: 8 }, (_, i) => xorshift64(m, `random_${i}`, seedOf(i)) as Bits);
    const control = xorshift64(m, 'control', seedOf(8));
    // One beat in eight is a packet's last.
    const { last } = m.named({ last: control.trunc(3).any().not() });
    const count = control.slice(16, 11).zext(7).add(1);
    const { keep } = m.named({ keep: m.mux(last, belowMask(m, bytes, count), m.lit(bytes, 0xffff_ffff_ffff_ffffn)) });
    const data = lanes.reduce((low, high) => high.cat(low)).as(512);
    const core = m.inst('core', crc32Core, { data, keep, last, valid: m.lit(1, 1) });
    const packets = m.reg('packets', bits(32), { reset: 0 });
    m.when(core.done, () => packets.set(packets.add(1)));
    return { checksum: checksum64(m, 'checksum', packets.cat(core.crc), core.done), packets };
  },
);
