/** CRC-32 over 64 bytes a clock, packets of any length. */
import { type Bits, bits, module } from '../../rtl-gen/hdl/index.ts';
import { belowMask } from '../../rtl-gen/lib/bits/masks.ts';
import { crcs } from '../../rtl-gen/lib/coding/crc.ts';
import { crcPipeline } from '../../rtl-gen/lib/coding/crc-pipeline.ts';
import { checksum64, seedOf, xorshift64 } from './stimulus.ts';

const bytes = 64;

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
    const core = m.inst('core', crcPipeline(crcs.crc32, 8 * bytes), { data, keep, last, valid: m.lit(1, 1) });
    const packets = m.reg('packets', bits(32), { reset: 0 });
    m.when(core.done, () => packets.set(packets.add(1)));
    return { checksum: checksum64(m, 'checksum', packets.cat(core.crc).as(64), core.done), packets };
  },
);
