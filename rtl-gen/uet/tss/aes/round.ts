/** A round of AES: SubBytes, ShiftRows, MixColumns and AddRoundKey (FIPS 197, section 5.1). */
import { type Bits, bits, type Ctx, module } from '../../../hdl/index.ts';
import { aesBlock, byteOf, joined } from './block.ts';
import { type SboxForm, sbox } from './sbox.ts';

/** The last round of a cipher has no MixColumns. */
export type RoundKind = 'middle' | 'last';

/**
 * `next` is the state behind the round whose key is `key`, combinational: with S-boxes as tables 5 levels of LUT6, 4 of them
 * where it is the last round.
 */
export const aesRound = (kind: RoundKind, form: SboxForm) =>
  module(
    kind === 'last' ? `aes_last_round_${form}` : `aes_round_${form}`,
    {
      summary: kind === 'last' ? 'The last round of AES.' : 'A round of AES, but the last one.',
      in: { state: aesBlock, key: aesBlock },
      out: { next: aesBlock },
    },
    ({ state, key }, m) => {
      const bytes = Array.from({ length: 16 }, (_, i) => m.inst(`byte_${i}`, sbox(form), { a: byteOf(state, i) }).s);
      const columns = [0, 1, 2, 3].map((c) => {
        // ShiftRows: row r of the result comes from r columns further on.
        const column = joined([0, 1, 2, 3].map((r) => bytes[r + 4 * ((c + r) % 4)]!)).as(32);
        return kind === 'last' ? column : m.inst(`column_${c}`, aesMixColumn, { column }).mixed;
      });
      return { next: joined(columns).as(128).xor(key) };
    },
  );

/**
 * MixColumns of one column, combinational: each byte becomes 2a + 3b + c + d of itself and those below it. Written out, not with a
 * sum that all four share, because most bits then are one exclusive or of six with the key: one LUT6 (58 LUTs a round less).
 */
const aesMixColumn = module(
  'aes_mix_column',
  { summary: 'MixColumns of AES, one column.', in: { column: bits(32) }, out: { mixed: bits(32) } },
  ({ column }, m) => {
    const bytes = [0, 1, 2, 3].map((r) => m.named({ [`row_${r}`]: byteOf(column, r) })[`row_${r}`]!);
    const mixed = bytes.map((a, r) => {
      const [b, c, d] = [1, 2, 3].map((below) => bytes[(r + below) % 4]!);
      const name = `sum_${r}`;
      const sum = m.named({ [name]: a.xor(b!) })[name]!;
      return doubled(m, sum).xor(b!).xor(c!).xor(d!);
    });
    return { mixed: joined(mixed).as(32) };
  },
);

/** The product with x in GF(2^8). */
const doubled = (m: Ctx, a: Bits<8>): Bits<8> =>
  a.trunc(7).cat(m.lit(1, 0)).as(8).xor(a.at(7).repeat(8).as(8).and(0x1b));
