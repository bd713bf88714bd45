/** A step of the key schedule of AES: the next four words (FIPS 197, section 5.2). */
import { bit, bits, module } from '../../../hdl/index.ts';
import { highFirst } from '../../../lib/bits/joined.ts';
import { aesBlock, byteOf, wordOf } from './block.ts';
import { type SboxForm, sbox } from './sbox.ts';

/** Bits of keys that can be built, and how many rounds they take. */
export const roundsOf = { 128: 10, 256: 14 } as const;

export type KeyBits = keyof typeof roundsOf;

/**
 * Whether round key `index` is made from a rotated word, and what is added to it: x^(i - 1) for the i-th of them, 0 for
 * others.
 */
export function keyStepOf(keyBits: KeyBits, index: number): { readonly turned: 0 | 1; readonly constant: number } {
  // Keys of 256 bits rotate for every second round key.
  if (keyBits === 256 && index % 2 === 1) return { turned: 0, constant: 0 };
  let constant = 1;
  for (let i = keyBits === 256 ? index / 2 : index; i > 1; i--)
    constant = (constant << 1) ^ (constant & 0x80 ? 0x11b : 0);
  return { turned: 1, constant };
}

/**
 * The round key that follows `key`, combinational, 4 S-boxes: `prior` is the one that stands a key's length before the
 * result, which is `key` itself for keys of 128 bits and the one before it for keys of 256. `turned` and `constant` are
 * those of `keyStepOf`.
 */
export const aesKeyStep = (form: SboxForm) =>
  module(
    `aes_key_step_${form}`,
    {
      summary: 'The next round key of AES.',
      in: { prior: aesBlock, key: aesBlock, turned: bit, constant: bits(8) },
      out: { next: aesBlock },
    },
    ({ prior, key, turned, constant }, m) => {
      const last = wordOf(key, 3);
      const argument = m.named('argument', m.mux(turned, last.rotl(8), last));
      const bytes = [0, 1, 2, 3].map((i) => m.inst(`byte_${i}`, sbox(form), { a: byteOf(argument, i) }).s);
      const substituted = m.named('substituted', highFirst(bytes).xor(constant.cat(m.lit(24, 0))));
      let word = substituted;
      const words = [0, 1, 2, 3].map((i) => {
        word = m.named(`word_${i}`, word.xor(wordOf(prior, i)));
        return word;
      });
      return { next: highFirst(words) };
    },
  );
