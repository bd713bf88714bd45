/** The forward cipher of AES with round keys from memory (FIPS 197). */
import { type Bits, bit, bits, clog2, module, record } from '../../../hdl/index.ts';
import { aesBlock } from './block.ts';
import { type CipherSettings, checkRounds, formName, travelled } from './cipher.ts';
import { type KeyBits, roundsOf } from './key-step.ts';
import { aesRound, type RoundForm, type RoundKind } from './round.ts';

export interface StoredCipherSettings<V> extends CipherSettings<V> {
  /** Keys that it holds, a power of two from 2. */
  readonly slots: number;
}

/** A round key on its way into a memory, or into those of `all` rounds. */
export const keyInstall = (slots: number) =>
  record({ enable: bit, all: bit, slot: bits(clog2(slots)), round: bits(4), key: aesBlock });

/** Clocks from a block to its cipher text: one more than without a memory, to read the first key. */
export const storedCipherLatency = (keyBits: KeyBits): number => roundsOf[keyBits] + 2;

/**
 * A block a clock, each with the key in its `slot`: `cipher` of what is `block` in a clock with `valid` leaves
 * `storedCipherLatency(keyBits)` clocks later, with `done`; `travelled` is then its `sideband`. Nothing stalls.
 *
 * Every round has a memory of its own, which the slot's number reaches together with the block. `install` writes
 * a round key, as `aesKeyExpander` gives them: not of a slot whose blocks are under way.
 */
export const aesStoredCipher = <V>({
  keyBits,
  sbox,
  ramRounds = 0,
  sideband: shape,
  slots,
}: StoredCipherSettings<V>) => {
  checkRounds(keyBits, ramRounds);
  checkSlots(slots);
  const rounds = roundsOf[keyBits];
  const number = bits(clog2(slots));
  return module(
    `aes${keyBits}_stored_cipher_${formName(sbox, ramRounds)}_n${slots}_s${shape.width}`,
    {
      summary: `AES-${keyBits}, a block a clock, with round keys of ${slots} keys in memories.`,
      in: { valid: bit, block: aesBlock, slot: number, sideband: shape, install: keyInstall(slots) },
      out: { done: bit, cipher: aesBlock, travelled: shape },
    },
    ({ valid, block, slot, sideband, install }, m) => {
      const installed = m.next('installed', install, { reset: { enable: 0 } });
      const { enable, all, slot: into, key } = installed;
      let state: Bits<128> = block;
      let place = slot;
      for (let r = 0; r <= rounds; r++) {
        const kind = r === 0 ? 'first' : r === rounds ? 'last' : 'middle';
        const write = enable.and(all.or(installed.round.eq(r)));
        const form = r <= ramRounds ? 'ram' : sbox;
        state = m.inst(`round_${r}`, storedRound(kind, form, slots), { state, slot: place, write, into, key }).next;
        if (r === rounds) break;
        place = m.next(`slot_${r + 1}`, place);
      }
      const ciphered = m.next('ciphered', state);
      return { cipher: ciphered, ...travelled(m, valid, shape, sideband, storedCipherLatency(keyBits)) };
    },
  );
};

/**
 * A round with the memory of its key: `next` is what the state of the clock before is after it. The first one only
 * adds the key.
 */
const storedRound = (kind: RoundKind | 'first', form: RoundForm, slots: number) =>
  module(
    kind === 'first'
      ? `aes_first_stored_round_n${slots}`
      : `aes_${kind === 'last' ? 'last_' : ''}stored_round_${form}_n${slots}`,
    {
      summary: 'A round of AES and the memory of its keys.',
      in: { state: aesBlock, slot: bits(clog2(slots)), write: bit, into: bits(clog2(slots)), key: aesBlock },
      out: { next: aesBlock },
    },
    ({ state, slot, write, into, key }, m) => {
      const keys = m.mem('keys', aesBlock, { depth: slots });
      keys.write({ addr: into, data: key, enable: write });
      const own = keys.readSync({ addr: slot, onCollision: 'undefined' });
      if (kind !== 'first') return m.inst('round', aesRound(kind, form), { state, key: own });
      const held = m.next('held', state);
      return { next: held.xor(own) };
    },
  );

/** Throws for a number of keys that cannot be held. */
export function checkSlots(slots: number): void {
  if (!Number.isInteger(slots) || slots < 2 || (slots & (slots - 1)) !== 0)
    throw new RangeError(`AES with ${slots} stored keys: give a power of two from 2`);
}
