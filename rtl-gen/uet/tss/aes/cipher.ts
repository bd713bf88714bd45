/**
 * The forward cipher of AES with a key of its own for every block: the key schedule runs beside the data (FIPS 197).
 */
import { type Bits, bit, bits, type Ctx, module, type Shape } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { aesBlock } from './block.ts';
import { aesKeyStep, type KeyBits, keyStepOf, roundsOf } from './key-step.ts';
import { aesRound } from './round.ts';
import type { SboxForm } from './sbox.ts';

export interface CipherSettings<V> {
  readonly keyBits: KeyBits;
  readonly sbox: SboxForm;
  /** How many rounds, the first ones, have their S-boxes in block RAM: 0 unless given, all but the last at most. */
  readonly ramRounds?: number;
  /** What travels with each block and leaves with it. */
  readonly sideband: Shape<V>;
}

/** Clocks from a block to its cipher text. */
export const cipherLatency = (keyBits: KeyBits): number => roundsOf[keyBits] + 1;

/**
 * A block a clock, each with its own key: `cipher` of what is `block` and `key` in a clock with `valid` leaves
 * `cipherLatency(keyBits)` clocks later, with `done`; `travelled` is then its `sideband`. Nothing stalls. 4 more
 * S-boxes a round than with stored keys, and as many registers for keys as for data or twice as many.
 */
export const aesCipher = <V>({ keyBits, sbox, ramRounds = 0, sideband: shape }: CipherSettings<V>) => {
  checkRounds(keyBits, ramRounds);
  const rounds = roundsOf[keyBits];
  return module(
    `aes${keyBits}_cipher_${formName(sbox, ramRounds)}_s${shape.width}`,
    {
      summary: `AES-${keyBits}, a block and a key a clock.`,
      in: { valid: bit, block: aesBlock, key: bits(keyBits), sideband: shape },
      out: { done: bit, cipher: aesBlock, travelled: shape },
    },
    ({ valid, block, key, sideband }, m) => {
      /** The round key `index` from the ones before it. */
      const step = (index: number, prior: Bits<128>, key: Bits<128>): Bits<128> => {
        const { turned, constant } = keyStepOf(keyBits, index);
        const inputs = { prior, key, turned: m.lit(1, turned), constant: m.lit(8, constant) };
        return m.inst(`step_${index}`, aesKeyStep(sbox), inputs).next;
      };
      const register = (name: string, value: Bits<128>): Bits<128> => m.next(name, value, { init: 0 });
      const whole: Bits = key;
      const first = whole.slice(keyBits - 1, keyBits - 128);
      let state = block.xor(first);
      // Round key `r` and, for keys of 256 bits, the one before it.
      let last = register('key_1', keyBits === 256 ? whole.trunc(128) : step(1, first, first));
      let prior = keyBits === 256 ? register('key_0', first) : last;
      for (let r = 1; r <= rounds; r++) {
        const kind = r === rounds ? 'last' : 'middle';
        const form = r <= ramRounds ? 'ram' : sbox;
        state = m.inst(`round_${r}`, aesRound(kind, form), { state, key: last }).next;
        if (r === rounds) break;
        const following = register(`key_${r + 1}`, step(r + 1, prior, last));
        // The last round key needs no one before it.
        prior = keyBits === 128 ? following : r < rounds - 1 ? register(`key_${r}_later`, last) : last;
        last = following;
      }
      return { cipher: register('ciphered', state), ...travelled(m, valid, shape, sideband, cipherLatency(keyBits)) };
    },
  );
};

/** `valid` and `sideband` of `clocks` clocks ago: what travels beside the rounds. */
export function travelled<V>(m: Ctx, valid: Bits<1>, shape: Shape<V>, sideband: V, clocks: number) {
  const passing = m.reg('passing', bits(clocks), { reset: 0, next: (now) => now.trunc(clocks - 1).cat(valid) });
  return { done: passing.at(clocks - 1), travelled: delayer(m)('sideband', shape, sideband, clocks) };
}

/** How modules call the S-boxes of their rounds. */
export const formName = (sbox: SboxForm, ramRounds: number): string =>
  ramRounds === 0 ? sbox : `${sbox}_r${ramRounds}`;

/** Throws for keys of another length, and for more rounds with block RAM than there can be. */
export function checkRounds(keyBits: KeyBits, ramRounds: number): void {
  if (!Object.hasOwn(roundsOf, keyBits)) throw new RangeError(`AES with keys of ${keyBits} bits: give 128 or 256`);
  const most = roundsOf[keyBits] - 1;
  if (!Number.isInteger(ramRounds) || ramRounds < 0 || ramRounds > most)
    throw new RangeError(`AES-${keyBits} with ${ramRounds} rounds of RAM: give an integer from 0 to ${most}`);
}
