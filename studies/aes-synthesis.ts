/**
 * How long the flow takes for a pipeline of 14 rounds: AES-256 of TSS, a block and a key a clock, with its S-boxes as
 * LUTs. Nothing comes from the cache.
 *
 * Run with `node studies/aes-synthesis.ts [TARGET...]`; the default is xcup.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesise } from '../fpga/flow/synthesise.ts';
import { parseTarget } from '../fpga/flow/targets.ts';
import { bits, elaborate } from '../rtl-gen/hdl/index.ts';
import { aesCipher } from '../rtl-gen/uet/tss/aes/cipher.ts';
import { emitVerilog } from '../rtl-gen/verilog/emit.ts';

const names = process.argv.slice(2);
const targets = (names.length === 0 ? ['xcup'] : names).map(parseTarget);
const folder = mkdtempSync(join(tmpdir(), 'gatewright-aes-'));
process.env.GATEWRIGHT_CACHE = folder;
try {
  const verilog = emitVerilog(elaborate(aesCipher({ keyBits: 256, sbox: 'table', sideband: bits(1) })));
  for (const target of targets) {
    const started = performance.now();
    const { user } = process.cpuUsage();
    const { lut, ff, bram, levels } = await synthesise(verilog, target);
    const seconds = (ms: number): string => `${(ms / 1000).toFixed(0)} s`;
    const processor = (process.cpuUsage().user - user) / 1000;
    console.log(
      `${verilog.top} on ${target}: ${seconds(performance.now() - started)}, ${seconds(processor)} of a processor; ${lut} LUT, ${ff} FF, ${bram} block RAM, ${levels} levels`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
