/** Bytes and halfwords within a word of memory: little-endian. */
import { bit, bits, module } from 'gatewright/hdl';

/**
 * What an access of `funct3` (LB, LH, LW, LBU, LHU, SB, SH, SW) at an address with the low bits `low` does to the
 * word there: `stored` and `strobes` of a store of `value`; `loaded`, what a load makes of `word`. `aligned` is 0
 * where a halfword or a word does not lie at a multiple of its size. Combinational.
 */
export const lanes = module(
  'rv32i_lanes',
  {
    summary: 'Bytes and halfwords within a word of memory.',
    in: { funct3: bits(3), low: bits(2), value: bits(32), word: bits(32) },
    out: { aligned: bit, stored: bits(32), strobes: bits(4), loaded: bits(32) },
  },
  ({ funct3, low, value, word }, m) => {
    const aligned = m.wire('aligned', bit, 1);
    const stored = m.wire('stored', bits(32), value);
    const strobes = m.wire('strobes', bits(4), 15);
    const loaded = m.wire('loaded', bits(32), word);
    const { half, octet, isSigned } = m.named({
      half: m.mux(low.at(1), word.slice(31, 16), word.slice(15, 0)),
      octet: word.shr(low.cat(m.lit(3, 0))).slice(7, 0),
      isSigned: funct3.at(2).not(),
    });
    m.match(
      funct3.slice(1, 0),
      [
        [
          0,
          () => {
            stored.set(value.slice(7, 0).repeat(4).as(32));
            strobes.set(m.lit(4, 1).shl(low));
            loaded.set(octet.at(7).and(isSigned).repeat(24).cat(octet).as(32));
          },
        ],
        [
          1,
          () => {
            aligned.set(low.at(0).not());
            stored.set(value.slice(15, 0).repeat(2).as(32));
            strobes.set(m.lit(4, 3).shl(low));
            loaded.set(half.at(15).and(isSigned).repeat(16).cat(half).as(32));
          },
        ],
      ],
      () => aligned.set(low.eq(0)),
    );
    return { aligned, stored, strobes, loaded };
  },
);
