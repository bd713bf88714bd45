/**
 * Our AES-GCM of one lane beside open cores: LUTs, flip-flops, block RAM and levels on `xcup` in the project's own flow, as a table in Markdown.
 *
 * Run with `node bench/gcm-peers.ts --peers DIR`, where DIR holds clones of the repositories below. Their files are read as they were at the
 * commits given there. The first run takes some minutes of one core.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { synthesise } from '../fpga/flow/synthesise.ts';
import { gcmDefaults, gcmOnTheFly } from '../rtl-gen/uet/tss/gcm/settings.ts';
import { emitVerilog } from '../rtl-gen/verilog/emit.ts';
import type { VerilogDesign } from '../rtl-gen/verilog/verilog-file.ts';
import { execa } from '../support/execa.ts';
import { UserError } from '../support/user-error.ts';
import { gcmDesign } from '../testbench/blocks/tss/gcm-design.ts';

interface GcmPeer {
  readonly repository: string;
  readonly commit: string;
  readonly top: string;
  readonly files: readonly string[];
}

const inFolder = (folder: string, names: string): readonly string[] =>
  names.split(' ').map((name) => `${folder}/${name}.v`);

const peers: readonly GcmPeer[] = [
  {
    repository: 'zhuangjiali2/FPGA-AES-GCM',
    commit: '89c2cb32a97a9f1d7fa58ef1c04bdbf002e8f7ec',
    top: 'aes_gcm_stream_engine',
    files: [
      'rtl/lib/val_rdy_lib.v',
      ...inFolder(
        'rtl/aes',
        'aes_sbox aes_sbox_bram aes_sub_word_bram aes_rcon aes_round aes_key_expand aes_encrypt_pipe_cf aes_encrypt_core_cf',
      ),
      ...inFolder('rtl/ghash', 'ghash_gf2_lib ghash_mul_koa_pipe_fixed ghash_foldN_stream'),
      'rtl/gcm/aes_gcm_stream_engine.v',
    ],
  },
  {
    repository: 'dngtuankiet/aes-gcm_128-256',
    commit: '0ff847cd8e3dd7be1067a11f8dc6de6b5a9453c1',
    top: 'aes_gcm_v4',
    files: [
      ...inFolder('source/aes_core', 'aes_core aes_encipher_block aes_key_mem aes_sbox aes_sub_sbox mixcolumns'),
      ...inFolder('source/aes_gcm', 'aes_gcm_v4 gctr_block_v2 gfmul_v2 ghash_block_v2'),
    ],
  },
];

const { values } = parseArgs({ options: { peers: { type: 'string' } } });
if (values.peers === undefined) throw new UserError('say where the clones of the peers are: --peers DIR');
const folder = values.peers;

const readPeer = async ({ repository, commit, top, files }: GcmPeer): Promise<VerilogDesign> => {
  const clone = join(folder, repository.replace(/^.*\//, ''));
  const texts = await Promise.all(
    files.map(async (file) => (await execa('git', ['-C', clone, 'show', `${commit}:${file}`])).stdout),
  );
  return { top, files: texts.map((text, i) => ({ name: `peer_${i}.v`, text })) };
};

async function row(name: string, design: VerilogDesign): Promise<void> {
  const { lut, ff, bram, levels } = await synthesise(design, 'xcup');
  console.log(`| ${[name, lut, ff, bram, levels].join(' | ')} |`);
}

console.log('| core | LUT | FF | RAMB18 | levels |');
console.log('| --- | --: | --: | --: | --: |');
await row('`tss_gcm_l1`', emitVerilog(gcmDesign(gcmDefaults)));
await row('`tss_gcm_l1_on_the_fly`', emitVerilog(gcmDesign(gcmOnTheFly)));
for (const peer of peers) await row(`${peer.repository}, \`${peer.top}\``, await readPeer(peer));
for (const { repository, commit } of peers) console.log(`\ngithub.com/${repository} at ${commit}`);
