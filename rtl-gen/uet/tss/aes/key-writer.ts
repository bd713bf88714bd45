/** Writes keys as they are, where the key schedule runs beside the data. */
import { type Bits, bit, bits, clog2, module, record, sink } from '../../../hdl/index.ts';
import type { KeyBits } from './key-step.ts';
import { keyInstall } from './stored-cipher.ts';

/** The last round key that is nothing but a part of the key. */
export const lastOfKey = (keyBits: KeyBits): number => keyBits / 128 - 1;

/**
 * As `aesKeyExpander`, but `install` brings only those round keys that are parts of the key: 0, and 1 of keys of 256
 * bits. They leave from the clock after that in which the key came; it takes a key every 2 clocks, every 3 of those of
 * 256 bits.
 */
export const aesKeyWriter = (keyBits: KeyBits, slots: number) =>
  module(
    `aes${keyBits}_key_writer_n${slots}`,
    {
      summary: `Keys of AES-${keyBits} in parts of a block.`,
      out: { install: keyInstall(slots) },
      link: { up: sink(record({ slot: bits(clog2(slots)), key: bits(keyBits) })) },
    },
    ({ up }, m) => {
      const busy = m.reg('busy', bit, { reset: 0 });
      const round = m.reg('round', bits(4));
      const slot = m.reg('slot', bits(clog2(slots)));
      const rest = m.reg('rest', bits(keyBits));
      const whole: Bits = rest;
      m.when(busy, () => {
        round.set(round.add(1));
        if (keyBits === 256) rest.set(whole.trunc(128).cat(m.lit(128, 0)));
        m.when(round.eq(lastOfKey(keyBits)), () => busy.set(0));
      }).elsewhen(up.valid, () => {
        busy.set(1);
        round.set(0);
        slot.set(up.payload.slot);
        rest.set(up.payload.key);
      });
      const key = whole.slice(keyBits - 1, keyBits - 128);
      return { install: { enable: busy, all: m.lit(1, 0), slot, round, key }, up: { ready: busy.not() } };
    },
  );
