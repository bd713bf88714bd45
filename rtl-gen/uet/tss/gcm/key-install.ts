/** Keys for the GCM engine: their round keys and the powers of their hash keys. */
import { bit, bits, clog2, enumOf, module, record, sink } from '../../../hdl/index.ts';
import { aesBlock } from '../aes/block.ts';
import { aesKeyExpander } from '../aes/key-expander.ts';
import { roundsOf } from '../aes/key-step.ts';
import { aesKeyWriter, lastOfKey } from '../aes/key-writer.ts';
import { keyInstall } from '../aes/stored-cipher.ts';
import { hashPowers } from '../ghash/hash-powers.ts';
import { powerInstall } from '../ghash/lane.ts';
import { powersNeeded } from '../ghash/schedule.ts';
import type { GcmCipherSettings } from './settings.ts';

/** What is being done of a key. */
export const Step = enumOf('idle', 'expand', 'request', 'wait', 'powers');

export interface KeyInstallSettings extends Pick<GcmCipherSettings, 'keyBits' | 'sbox' | 'keys' | 'keySchedule'> {
  /** Blocks of GHASH in a clock. */
  readonly blocks: number;
}

/** A key that is overwritten with zeros. */
export const keyErase = (keys: number) => record({ enable: bit, number: bits(clog2(keys)) });

/** Clocks for which `erase` has the number of a key. */
export const eraseClocks = (blocks: number): number => powersNeeded(blocks);

/**
 * Takes a key and its number, writes its round keys, or the key alone where these are made on the fly, asks for the
 * cipher of the block 0 (`request`, for a clock), and with that, `hash_key` in the clock with `hash_key_valid`, writes
 * the powers of the hash key. `installed` marks the clock in which all is written, for the key that is `number`. One
 * key at a time. `erase` overwrites round keys and powers with zeros, only while no key is being made.
 */
export const gcmKeyInstall = ({ keyBits, sbox, keys, blocks, keySchedule }: KeyInstallSettings) => {
  const number = bits(clog2(keys));
  const onTheFly = keySchedule === 'on_the_fly';
  const lastPower = powersNeeded(blocks) - 1;
  const lastRound = onTheFly ? lastOfKey(keyBits) : roundsOf[keyBits];
  return module(
    `gcm${keyBits}_key_install_${onTheFly ? 'on_the_fly' : sbox}_k${keys}_p${blocks}`,
    {
      summary: `Round keys and powers of hash keys of ${keys} keys.`,
      in: { hash_key_valid: bit, hash_key: aesBlock, erase: keyErase(keys) },
      out: {
        request: bit,
        number,
        installed: bit,
        round_keys: keyInstall(keys),
        powers: powerInstall(powersNeeded(blocks), keys),
      },
      link: { up: sink(record({ number, key: bits(keyBits) })) },
    },
    ({ up, hash_key_valid, hash_key, erase }, m) => {
      const step = m.reg('step', Step, { reset: 'idle' });
      const held = m.reg('held_number', number);
      const idle = step.is('idle');
      const takes = m.named('takes', up.valid.and(idle));
      const makeKeys = onTheFly ? aesKeyWriter(keyBits, keys) : aesKeyExpander(keyBits, sbox, keys);
      const { install: roundKeys, ...expander } = m.inst('expander', makeKeys, {
        up: { valid: takes, payload: { slot: up.payload.number, key: up.payload.key } },
      });
      m.unused(roundKeys.all);
      const { install: powers, ...ladder } = m.inst('hash_powers', hashPowers(blocks, keys), {
        key: held,
        up: { valid: hash_key_valid, payload: hash_key },
      });
      m.assert('is_waited_for', hash_key_valid.not().or(step.is('wait').and(ladder.up.ready)));
      m.assert('expander_is_free', takes.not().or(expander.up.ready));
      const installed = m.reg('installed', bit, { reset: 0 });
      installed.set(0);
      m.match(step, {
        idle: () => {
          held.set(up.payload.number);
          m.when(up.valid, () => step.set('expand'));
        },
        expand: () => m.when(roundKeys.enable.and(roundKeys.round.eq(lastRound)), () => step.set('request')),
        request: () => step.set('wait'),
        wait: () => m.when(hash_key_valid, () => step.set('powers')),
        powers: () =>
          m.when(powers.enable.and(powers.power.eq(lastPower)), () => {
            step.set('idle');
            installed.set(1);
          }),
      });
      // Each power in turn, whichever is the first.
      const turn = m.reg('turn', bits(clog2(lastPower + 1)), {
        ...{ reset: 0, next: (now) => m.mux(now.eq(lastPower), 0, now.add(1)) },
      });
      const kept = erase.enable.not();
      m.assert('erased_while_idle', erase.enable.implies(idle.and(takes.not())));
      return {
        request: step.is('request'),
        number: held,
        installed,
        round_keys: {
          enable: roundKeys.enable.or(erase.enable),
          all: erase.enable,
          slot: m.mux(erase.enable, erase.number, roundKeys.slot),
          round: roundKeys.round,
          key: roundKeys.key.mask(kept),
        },
        powers: {
          enable: powers.enable.or(erase.enable),
          key: m.mux(erase.enable, erase.number, powers.key),
          power: m.mux(erase.enable, turn, powers.power),
          value: powers.value.mask(kept),
        },
        up: { ready: idle },
      };
    },
  );
};
