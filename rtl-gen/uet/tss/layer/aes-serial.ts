/** AES-256 of one block at a time, a round a clock: what key derivation needs (FIPS 197). */
import { type Bits, bit, bits, module, record, sink } from '../../../hdl/index.ts';
import { highFirst } from '../../../lib/bits/joined.ts';
import { aesBlock } from '../aes/block.ts';
import { aesKeyExpander } from '../aes/key-expander.ts';
import { roundsOf } from '../aes/key-step.ts';
import { mixedOf, shiftedColumns, substitutedByRam } from '../aes/round.ts';

/** Clocks from a block to its cipher text, and between two blocks. */
export const serialCipherClocks = 17;

/**
 * Takes a key and a block, and gives `cipher` with `done` for a clock, `serialCipherClocks` clocks later; `cipher`
 * stays until the next one, or until `forget`. It takes the next block in the clock before `done`. The key is expanded
 * for each block again, beside its rounds, so no round keys are kept. S-boxes are 8 block RAMs of 18 Kb.
 */
export const aesSerialCipher = module(
  'aes256_serial_cipher',
  {
    summary: 'AES-256 of one block at a time, a round a clock.',
    in: { forget: bit },
    out: { done: bit, cipher: aesBlock },
    link: { up: sink(record({ key: bits(256), block: aesBlock })) },
  },
  ({ forget, up }, m) => {
    // Looked at in the first round alone.
    const block = m.next('block', up.payload.block);
    const { install, up: taken } = m.inst('expander', aesKeyExpander(256, 'table', 2), {
      up: { valid: up.valid, payload: { slot: m.lit(1, 0), key: up.payload.key } },
    });
    m.unused(install.slot, install.all);

    const { first, last } = m.named({ first: install.round.eq(0), last: install.round.eq(roundsOf[256]) });
    const state = m.forward('state', aesBlock);
    const columns = shiftedColumns(substitutedByRam(m, state));
    const shifted = m.named('shifted', highFirst(columns.flat().map(({ byte }) => byte)));
    state.set(m.mux<Bits>(first, block, highFirst(columns.map(mixedOf))).xor(install.key));

    const ends = m.named('ends', install.enable.and(last));
    const done = m.next('done', ends, { reset: 0 });
    const cipher = m.reg('cipher', aesBlock);
    m.when(ends, () => cipher.set(shifted.xor(install.key))).elsewhen(forget, () => cipher.set(0));
    return { done, cipher, up: { ready: taken.ready } };
  },
);
