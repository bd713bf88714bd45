/** The forward cipher of AES with keys from memory and the key schedule beside the data (FIPS 197). */
import { bit, bits, clog2, module } from '../../../hdl/index.ts';
import { highFirst } from '../../../lib/bits/joined.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { aesBlock } from './block.ts';
import { aesCipher, checkRounds, formName } from './cipher.ts';
import { lastOfKey } from './key-writer.ts';
import { checkSlots, keyInstall, type StoredCipherSettings } from './stored-cipher.ts';

/**
 * Does what `aesStoredCipher` does, in the same clocks, with one memory of keys in place of one for each round:
 * `aesCipher` makes the round keys of every block. `install` brings the parts of a key, as `aesKeyWriter` gives them:
 * not of a slot whose blocks are under way.
 */
export const aesScheduledCipher = <V>({
  keyBits,
  sbox,
  ramRounds = 0,
  sideband: shape,
  slots,
}: StoredCipherSettings<V>) => {
  checkRounds(keyBits, ramRounds);
  checkSlots(slots);
  const number = bits(clog2(slots));
  return module(
    `aes${keyBits}_scheduled_cipher_${formName(sbox, ramRounds)}_n${slots}_s${shape.width}`,
    {
      summary: `AES-${keyBits}, a block a clock, with ${slots} keys and the key schedule beside the data.`,
      in: { valid: bit, block: aesBlock, slot: number, sideband: shape, install: keyInstall(slots) },
      out: { done: bit, cipher: aesBlock, travelled: shape },
    },
    ({ valid, block, slot, sideband, install }, m) => {
      const installed = m.next('installed', install, { reset: { enable: 0 } });
      const parts = Array.from({ length: lastOfKey(keyBits) + 1 }, (_, i) => {
        const memory = m.mem(`keys_${i}`, aesBlock, { depth: slots });
        memory.write({
          addr: installed.slot,
          data: installed.key,
          enable: installed.enable.and(installed.all.or(installed.round.eq(i))),
        });
        return memory.readSync({ addr: slot, onCollision: 'undefined' });
      });
      const { out } = pipeline(m, { block, sideband }, { valid }).stage('read', () => ({}));
      return m.inst('rounds', aesCipher({ keyBits, sbox, ramRounds, sideband: shape }), {
        ...{ valid: out.valid, block: out.block, sideband: out.sideband },
        key: highFirst(parts),
      });
    },
  );
};
