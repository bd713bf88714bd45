/**
 * Area and levels on xcup of the TSS layer of the catalogue with 1, 2, 4 and 8 lanes: `node studies/tss-layer-area.ts
 * [LANES...]`. One lane takes some minutes of one core, eight some half an hour.
 */
import { synthesise } from '../fpga/flow/synthesise.ts';
import { elaborate } from '../rtl-gen/hdl/index.ts';
import { layerDefaults, layerName, tssLayer } from '../rtl-gen/uet/tss/layer/layer.ts';
import { emitVerilog } from '../rtl-gen/verilog/emit.ts';

const given = process.argv.slice(2).map(Number);
for (const lanes of [1, 2, 4, 8] as const) {
  if (given.length > 0 && !given.includes(lanes)) continue;
  const options = { ...layerDefaults, lanes };
  const { lut, lutram, ff, bram, levels } = await synthesise(emitVerilog(elaborate(tssLayer(options))), 'xcup');
  console.log(`${layerName(options)}: ${lut} LUT (${lutram} memory), ${ff} FF, ${bram} RAMB18, ${levels} levels`);
}
