/** AES-256 of one block at a time, a round a clock: what key derivation needs (FIPS 197). */
import { type Bits, bit, bits, module, record, sink } from '../../../hdl/index.ts';
import { aesBlock, byteOf, joined } from '../aes/block.ts';
import { aesKeyExpander } from '../aes/key-expander.ts';
import { roundsOf } from '../aes/key-step.ts';
import { aesSboxRam } from '../aes/sbox-ram.ts';

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
    const block = m.reg('block', aesBlock);
    const { install, up: taken } = m.inst('expander', aesKeyExpander(256, 'table', 2), {
      up: { valid: up.valid, payload: { slot: m.lit(1, 0), key: up.payload.key } },
    });
    m.unused(install.slot, install.all);
    // Looked at in the first round alone.
    block.set(up.payload.block);

    const { first, last } = m.named({ first: install.round.eq(0), last: install.round.eq(roundsOf[256]) });
    const state = m.forward('state', aesBlock);
    const bytes = Array.from({ length: 8 }, (_, i) => {
      const { s, t } = m.inst(`bytes_${2 * i}`, aesSboxRam, { a: byteOf(state, 2 * i), b: byteOf(state, 2 * i + 1) });
      return [s, t];
    }).flat();
    // ShiftRows: row r of column c comes from r columns further on.
    const at = (r: number, c: number) => bytes[(r % 4) + 4 * ((c + r) % 4)]!;
    const rows = [0, 1, 2, 3];
    const shifted = m.named('shifted', joined(rows.flatMap((c) => rows.map((r) => at(r, c).byte))));
    const mixed = rows.flatMap((c) =>
      rows.map((r) => {
        const [a, b, x, y] = rows.map((below) => at((r + below) % 4, c));
        return a!.twice.xor(b!.twice).xor(b!.byte).xor(x!.byte).xor(y!.byte) as Bits;
      }),
    );
    state.set(m.mux(first, block, joined(mixed)).xor(install.key));

    const done = m.reg('done', bit, { reset: 0 });
    const cipher = m.reg('cipher', aesBlock);
    const ends = m.named('ends', install.enable.and(last));
    done.set(ends);
    m.when(ends, () => cipher.set(shifted.xor(install.key))).elsewhen(forget, () => cipher.set(0));
    return { done, cipher, up: { ready: taken.ready } };
  },
);
