/** A round of AES: SubBytes, ShiftRows, MixColumns and AddRoundKey (FIPS 197, section 5.1). */
import { type Bits, bits, type Ctx, module } from '../../../hdl/index.ts';
import { highFirst } from '../../../lib/bits/joined.ts';
import { aesBlock, byteOf } from './block.ts';
import { type SboxForm, sbox } from './sbox.ts';
import { aesSboxRam } from './sbox-ram.ts';

/** The last round of a cipher has no MixColumns. */
export type RoundKind = 'middle' | 'last';

/**
 * How a round substitutes bytes: with registers before S-boxes of a form, or by block RAMs that are register and S-box
 * in one, 8 RAMB18 in place of some 790 LUTs. A last round has no use for what they hold, so it is never of RAM.
 */
export type RoundForm = SboxForm | 'ram';

/**
 * Registers before S-boxes have a value at power-up. Without one Yosys takes a table with a register before it for a
 * memory with a registered address and moves the register after the table; a clock is then MixColumns and the next
 * S-box, for which ABC needs two and a half times the LUTs (34,858 instead of about 13,000).
 */
const powerUp = { init: 0 } as const;

/**
 * `next` is what the state of the clock before, `state`, is after the round whose key is `key` now. Levels of LUT6
 * after the register: with S-boxes as tables 4, 3 where it is the last round; with block RAM 1.
 */
export const aesRound = (kind: RoundKind, form: RoundForm) => {
  if (kind === 'last' && form === 'ram') throw new RangeError('a last round of RAM: give table or logic');
  return module(
    kind === 'last' ? `aes_last_round_${form}` : `aes_round_${form}`,
    {
      summary: kind === 'last' ? 'The last round of AES.' : 'A round of AES, but the last one.',
      in: { state: aesBlock, key: aesBlock },
      out: { next: aesBlock },
    },
    ({ state, key }, m) => {
      const columns =
        form === 'ram'
          ? shiftedColumns(substitutedByRam(m, state)).map(mixedOf)
          : shiftedColumns(substituted(m, state, form)).map((bytes, c) => {
              const column = highFirst(bytes);
              return kind === 'last' ? column : m.inst(`column_${c}`, aesMixColumn, { column }).mixed;
            });
      return { next: highFirst(columns).xor(key) };
    },
  );
};

/** ShiftRows: the four columns of a state's bytes. Row r of each comes from r columns further on. */
export const shiftedColumns = <T>(bytes: readonly T[]): readonly (readonly T[])[] =>
  [0, 1, 2, 3].map((c) => [0, 1, 2, 3].map((r) => bytes[r + 4 * ((c + r) % 4)]!));

function substituted(m: Ctx, state: Bits<128>, form: SboxForm): readonly Bits<8>[] {
  const held = m.next('held', state, powerUp);
  return Array.from({ length: 16 }, (_, i) => m.inst(`byte_${i}`, sbox(form), { a: byteOf(held, i) }).s);
}

/** A byte after its S-box, and x times it. */
interface Substituted {
  readonly byte: Bits<8>;
  readonly twice: Bits<8>;
}

/** The bytes after their S-boxes in block RAM, a clock later. */
export function substitutedByRam(m: Ctx, state: Bits<128>): readonly Substituted[] {
  return Array.from({ length: 8 }, (_, i) => {
    const { s, t } = m.inst(`bytes_${2 * i}`, aesSboxRam, { a: byteOf(state, 2 * i), b: byteOf(state, 2 * i + 1) });
    return [s, t];
  }).flat();
}

/** MixColumns of a column whose products with x are there: a LUT6 for each bit of it and the key. */
export const mixedOf = (column: readonly Substituted[]): Bits<32> =>
  highFirst(
    column.map(({ twice }, r) => {
      const [b, c, d] = [1, 2, 3].map((below) => column[(r + below) % 4]!);
      return twice.xor(b!.twice).xor(b!.byte).xor(c!.byte).xor(d!.byte);
    }),
  );

/**
 * MixColumns of one column, combinational: each byte becomes 2a + 3b + c + d of itself and those below it. Written out,
 * not with a sum that all four share, because most bits then are one exclusive or of six with the key: one LUT6 (58
 * LUTs a round less).
 */
const aesMixColumn = module(
  'aes_mix_column',
  { summary: 'MixColumns of AES, one column.', in: { column: bits(32) }, out: { mixed: bits(32) } },
  ({ column }, m) => {
    const bytes = [0, 1, 2, 3].map((r) => m.named(`row_${r}`, byteOf(column, r)));
    const mixed = bytes.map((a, r) => {
      const [b, c, d] = [1, 2, 3].map((below) => bytes[(r + below) % 4]!);
      return doubled(m, m.named(`sum_${r}`, a.xor(b!)))
        .xor(b!)
        .xor(c!)
        .xor(d!);
    });
    return { mixed: highFirst(mixed) };
  },
);

/** The product with x in GF(2^8). */
const doubled = (m: Ctx, a: Bits<8>): Bits<8> => a.trunc(7).cat(m.lit(1, 0)).xor(a.at(7).repeat(8).and(0x1b));
