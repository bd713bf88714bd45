/** dngtuankiet/aes-gcm_128-256: one round of AES and one bit of GHASH a clock; software hands it each block. */
import type { Simulator } from '../../testbench/engine/simulator.ts';
import { drive, type GcmCore } from './core.ts';

const inFolder = (folder: string, names: string) => names.split(' ').map((name) => `source/${folder}/${name}.v`);

/** Bits of `iCtrl`, whose first one is the most significant. */
const [init, next, encrypt] = [8, 4, 2];

/** One step of the core: its inputs, `next` until it is ready, and the clocks it wants between two of them. */
function step(core: Simulator, values: Readonly<Record<string, bigint | number>>): number {
  drive(core, { iAad_valid: 0, iBlock_valid: 0, ...values, iCtrl: init | encrypt | next });
  // What was ready before falls two clocks after `next` has come.
  core.step(3);
  let clocks = 3;
  for (; core.port('oReady').get() === 0; clocks++) {
    if (clocks > 100_000) throw new Error('the core does not become ready');
    core.step();
  }
  drive(core, { iCtrl: init | encrypt });
  core.step(2);
  return clocks + 2;
}

export const iterativeCore: GcmCore = {
  repository: 'dngtuankiet/aes-gcm_128-256',
  commit: '0ff847cd8e3dd7be1067a11f8dc6de6b5a9453c1',
  top: 'aes_gcm_v4',
  files: [
    ...inFolder('aes_core', 'aes_core aes_encipher_block aes_key_mem aes_sbox aes_sub_sbox mixcolumns'),
    ...inFolder('aes_gcm', 'aes_gcm_v4 gctr_block_v2 gfmul_v2 ghash_block_v2'),
  ],
  // A signal that is its own condition; in the comment above it, which tells the same as a process, it is the validity
  // of a result.
  mended: ['(CAL_HASHKEY & ghash_key_valid)', '(CAL_HASHKEY & gctr_result_valid)'],
  seal: (core, { key, iv, aad, text }) => {
    drive(core, { iRstn: 0, iCtrl: 0, iTag: 0n, iTag_valid: 0, iAad: 0n, iBlock: 0n, iAad_valid: 0, iBlock_valid: 0 });
    drive(core, { iIV: iv, iIV_valid: 1, iKey: key, iKey_valid: 1, iKeylen: 1 });
    core.step(2);
    drive(core, { iRstn: 1 });
    core.step();
    // Its counter starts again with a reset alone.
    let clocks = 3;
    clocks += step(core, {});
    for (const block of aad) clocks += step(core, { iAad: block, iAad_valid: 1 });
    const ciphertext = text.map((block) => {
      clocks += step(core, { iBlock: block, iBlock_valid: 1 });
      return BigInt(core.port('oResult').get());
    });
    const lengths = (BigInt(128 * aad.length) << 64n) | BigInt(128 * text.length);
    clocks += step(core, { iAad: lengths, iAad_valid: 1 });
    return { ciphertext, icv: BigInt(core.port('oTag').get()), clocks };
  },
};
