/**
 * zhuangjiali2/FPGA-AES-GCM: a pipeline of a block a clock, whose key, powers of H and first counter block are made
 * again for each packet.
 */
import { clocksUntil, drive, type GcmCore } from './core.ts';

const inFolder = (folder: string, names: string) => names.split(' ').map((name) => `rtl/${folder}/${name}.v`);

export const streamEngine: GcmCore = {
  repository: 'zhuangjiali2/FPGA-AES-GCM',
  commit: '89c2cb32a97a9f1d7fa58ef1c04bdbf002e8f7ec',
  top: 'aes_gcm_stream_engine',
  files: [
    ...inFolder('lib', 'val_rdy_lib'),
    ...inFolder('aes', 'aes_sbox aes_sbox_bram aes_sub_word_bram aes_rcon'),
    ...inFolder('aes', 'aes_round aes_key_expand aes_encrypt_pipe_cf aes_encrypt_core_cf'),
    ...inFolder('ghash', 'ghash_gf2_lib ghash_mul_koa_pipe_fixed ghash_foldN_stream'),
    ...inFolder('gcm', 'aes_gcm_stream_engine'),
  ],
  // A model of a cell of the family stands after it.
  forSimulation: ['// synthesis translate_off', ''],
  seal: (core, { key, iv, aad, text }) => {
    drive(core, { i_rst_n: 0, i_start_valid: 0, i_s_valid: 0, i_m_ready: 1, i_done_ready: 1 });
    core.step(4);
    drive(core, { i_rst_n: 1, i_encrypt: 1, i_key_len: 2, i_key: key, i_nonce: iv, i_tag: 0n });
    drive(core, { i_aad_bytes: 16 * aad.length, i_data_bytes: 16 * text.length });
    core.step(4);
    drive(core, { i_start_valid: 1 });
    clocksUntil(core, 'o_start_ready');
    drive(core, { i_start_valid: 0, i_s_valid: 1 });
    const coming = [...aad, ...text];
    const ciphertext: bigint[] = [];
    let clocks = 1;
    for (; core.port('o_done_valid').get() === 0; clocks++) {
      if (clocks > 100_000) throw new Error('the packet does not end');
      drive(core, { i_s_data: coming[0] ?? 0n });
      if (core.port('o_s_ready').get() === 1) coming.shift();
      if (core.port('o_m_valid').get() === 1) ciphertext.push(BigInt(core.port('o_m_data').get()));
      core.step();
    }
    const icv = BigInt(core.port('o_tag').get());
    return { ciphertext, icv, clocks: clocks + clocksUntil(core, 'o_start_ready') - 1 };
  },
};
