/** The key schedule of AES, a round key a clock, for keys that are stored (FIPS 197, section 5.2). */
import { type Bits, bit, bits, clog2, module, record, sink } from '../../../hdl/index.ts';
import { aesBlock } from './block.ts';
import { checkRounds } from './cipher.ts';
import { aesKeyStep, type KeyBits, roundsOf } from './key-step.ts';
import type { SboxForm } from './sbox.ts';
import { keyInstall } from './stored-cipher.ts';

/**
 * Takes a key and its slot, and gives its round keys, 0 first, one in each clock from the next one on. It takes a key
 * every 12 clocks for keys of 128 bits and every 16 for keys of 256.
 */
export const aesKeyExpander = (keyBits: KeyBits, sbox: SboxForm, slots: number) => {
  checkRounds(keyBits, 0);
  return module(
    `aes${keyBits}_key_expander_${sbox}_n${slots}`,
    {
      summary: `The round keys of AES-${keyBits}, one a clock.`,
      out: { install: keyInstall(slots) },
      link: { up: sink(record({ slot: bits(clog2(slots)), key: bits(keyBits) })) },
    },
    ({ up }, m) => {
      const busy = m.reg('busy', bit, { reset: 0 });
      const slot = m.reg('slot', bits(clog2(slots)));
      const round = m.reg('round', bits(4));
      // Round key `round`, and the one after it where keys are two of them long.
      const present = m.reg('present', aesBlock, { init: 0 });
      const following = keyBits === 256 ? m.reg('following', aesBlock, { init: 0 }) : present;
      const constant = m.reg('constant', bits(8));
      // Keys of 256 bits rotate for every second round key: those of even numbers, as `round` is then.
      const turned = m.named('turned', keyBits === 256 ? round.at(0).not() : m.lit(1, 1));
      const added = constant.mask(turned);
      const { next } = m.inst('step', aesKeyStep(sbox), { prior: present, key: following, turned, constant: added });

      m.when(busy, () => {
        round.set(round.add(1));
        present.set(keyBits === 256 ? following : next);
        if (keyBits === 256) following.set(next);
        m.when(turned, () => constant.set(constant.shl(1).xor(constant.at(7).repeat(8).and(0x1b))));
        m.when(round.eq(roundsOf[keyBits]), () => busy.set(0));
      }).otherwise(() => {
        const key: Bits = up.payload.key;
        busy.set(up.valid);
        slot.set(up.payload.slot);
        round.set(0);
        present.set(key.slice(keyBits - 1, keyBits - 128));
        if (keyBits === 256) following.set(key.trunc(128));
        constant.set(1);
      });
      return { install: { enable: busy, all: m.lit(1, 0), slot, round, key: present }, up: { ready: busy.not() } };
    },
  );
};
