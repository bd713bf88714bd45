/** S-boxes of AES in block RAM. */
import { bits, module, record } from '../../../hdl/index.ts';
import { sboxTable } from './sbox-table.ts';

/** A byte after its S-box, and x times that in GF(2^8), so that MixColumns is left with exclusive ors alone. */
const Entry = record({ twice: bits(8), byte: bits(8) });

const entries = sboxTable.map((byte) => ({
  twice: Number((byte << 1n) ^ (byte >> 7n ? 0x11bn : 0n)),
  byte: Number(byte),
}));

/** `s` is the entry of the byte that was `a` a clock before, `t` that of `b`: a RAMB18 with both its ports. */
export const aesSboxRam = module(
  'aes_sbox_ram',
  {
    summary: 'The S-boxes of two bytes in block RAM, a clock later.',
    in: { a: bits(8), b: bits(8) },
    out: { s: Entry, t: Entry },
  },
  ({ a, b }, m) => {
    const table = m.mem('substitutes', Entry, { depth: 256, init: entries, attributes: { rom_style: 'block' } });
    return {
      s: table.readSync({ addr: a, onCollision: 'undefined' }),
      t: table.readSync({ addr: b, onCollision: 'undefined' }),
    };
  },
);
