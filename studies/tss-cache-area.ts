/**
 * Area and levels on xcup of the caches of keys of both directions by themselves, with keys looked up in block RAM:
 * `node studies/tss-cache-area.ts [KEYS...]`; 4,096 and 16,384 keys unless given, with 32 bits beside each packet.
 */
import { synthesise } from '../fpga/flow/synthesise.ts';
import { bits, elaborate, record } from '../rtl-gen/hdl/index.ts';
import { keyCache } from '../rtl-gen/uet/tss/layer/key-cache.ts';
import { layerManyKeys } from '../rtl-gen/uet/tss/layer/layer.ts';
import { emitVerilog } from '../rtl-gen/verilog/emit.ts';

const given = process.argv.slice(2).map(Number);
const passenger = record({ a: bits(32) });
for (const keys of given.length === 0 ? [4096, 16_384] : given)
  for (const [name, misses] of [
    ['receive', 'pass'],
    ['transmit', 'wait'],
  ] as const) {
    const cache = keyCache(name, { ...layerManyKeys, keys }, misses, passenger);
    const { lut, lutram, ff, bram, levels } = await synthesise(emitVerilog(elaborate(cache)), 'xcup');
    console.log(`${name}, ${keys} keys: ${lut} LUT (${lutram} memory), ${ff} FF, ${bram} RAMB18, ${levels} levels`);
  }
