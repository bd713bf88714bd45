/** The forward cipher of AES with a key of its own for every block: the key schedule runs beside the data (FIPS 197). */
import { type Bits, bit, bits, type Ctx, module, type Shape } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { aesBlock } from './block.ts';
import { aesKeyStep, type KeyBits, keyStepOf, roundsOf } from './key-step.ts';
import { aesRound } from './round.ts';
import type { SboxForm } from './sbox.ts';

export interface CipherSettings<V> {
  readonly keyBits: KeyBits;
  readonly sbox: SboxForm;
  /** What travels with each block and leaves with it. */
  readonly sideband: Shape<V>;
}

/** Clocks from a block to its cipher text. */
export const cipherLatency = (keyBits: KeyBits): number => roundsOf[keyBits] + 1;

/**
 * Registers before S-boxes have a value at power-up. Without one Yosys takes a table with a register before it for a memory with a
 * registered address and moves the register behind the table; a clock is then MixColumns and the next S-box, for which ABC needs
 * two and a half times the LUTs (34,858 instead of about 13,000).
 */
export const powerUp = { init: 0 } as const;

/**
 * A block a clock, each with its own key: `cipher` of what is `block` and `key` in a clock with `valid` leaves
 * `cipherLatency(keyBits)` clocks later, with `done`; `travelled` is then its `sideband`. Nothing stalls. 4 more S-boxes a round than with stored
 * keys, and as many registers for keys as for data or twice as many.
 */
export const aesCipher = <V>({ keyBits, sbox, sideband: shape }: CipherSettings<V>) => {
  checkKeyBits(keyBits);
  const rounds = roundsOf[keyBits];
  return module(
    `aes${keyBits}_cipher_${sbox}_s${shape.width}`,
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
      const register = (name: string, value: Bits<128>): Bits<128> => {
        const reg = m.reg(name, aesBlock, powerUp);
        reg.set(value);
        return reg;
      };
      const whole: Bits = key;
      const first = whole.slice(keyBits - 1, keyBits - 128).as(128);
      let state = register('state_0', block.xor(first));
      // Round key `r` and, for keys of 256 bits, the one before it.
      let last = register('key_1', keyBits === 256 ? whole.trunc(128).as(128) : step(1, first, first));
      let prior = keyBits === 256 ? register('key_0', first) : last;
      for (let r = 1; r <= rounds; r++) {
        const kind = r === rounds ? 'last' : 'middle';
        const { next } = m.inst(`round_${r}`, aesRound(kind, sbox), { state, key: last });
        state = register(`state_${r}`, next);
        if (r === rounds) break;
        const following = register(`key_${r + 1}`, step(r + 1, prior, last));
        // The last round key needs no one before it.
        prior = keyBits === 128 ? following : r < rounds - 1 ? register(`key_${r}_later`, last) : last;
        last = following;
      }
      return { cipher: state, ...travelled(m, valid, shape, sideband, cipherLatency(keyBits)) };
    },
  );
};

/** `valid` and `sideband` of `clocks` clocks ago: what travels beside the rounds. */
export function travelled<V>(m: Ctx, valid: Bits<1>, shape: Shape<V>, sideband: V, clocks: number) {
  const passing = m.reg('passing', bits(clocks), { reset: 0 });
  passing.set(
    passing
      .trunc(clocks - 1)
      .cat(valid)
      .as(clocks),
  );
  return { done: passing.at(clocks - 1), travelled: delayer(m)('sideband', shape, sideband, clocks) };
}

/** Throws for keys of another length. */
export function checkKeyBits(keyBits: number): void {
  if (!Object.hasOwn(roundsOf, keyBits)) throw new RangeError(`AES with keys of ${keyBits} bits: give 128 or 256`);
}
