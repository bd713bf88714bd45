import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { synthesiseTogether } from '../../fpga/flow/synthesise.ts';
import { bit, bits, elaborate, record } from '../../rtl-gen/hdl/index.ts';
import { packetFifo } from '../../rtl-gen/lib/packet/packet-fifo.ts';
import { blockFifo } from '../../rtl-gen/lib/stream/block-fifo.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { KeptResults } from '../../support/kept/kept-results.ts';
import { inProject } from '../../support/project.ts';
import { memoryRows, memoryTable, memoryTargets } from './memory-table.ts';

/** Netlists by their content; a run with GATEWRIGHT_KEPT=whole takes none of them. */
const kept = new KeptResults('netlists');

/** In milliseconds: Yosys maps all forms for each family, unless that is cached. */
const limit = 1_800_000;

test(
  'every documented form of memory maps to block RAM, none of its words to registers, as the page says',
  async () => {
    const rows = await memoryRows(kept);
    for (const { areas } of rows) {
      for (const area of areas) {
        if (area === undefined) continue;
        expect(area.bram).toBeGreaterThan(0);
        // A word or two and some address: the memories have 32,768 bits and more.
        expect(area.ff).toBeLessThan(100);
      }
    }
    expect(readFileSync(inProject('docs', 'memories.md'), 'utf8')).toContain(memoryTable(rows));
  },
  limit,
);

const Beat = record({ data: bits(64), keep: bits(8), last: bit });

const fifos = [
  elaborate(blockFifo(bits(32), 512)),
  elaborate(packetFifo(Beat, { depth: 512, overflow: 'wait' })),
  elaborate(packetFifo(Beat, { depth: 512, overflow: 'drop' })),
].map((design) => emitVerilog(design));

test.each(memoryTargets)(
  'on %s the words of deep FIFOs are in block RAM, none of them in registers or LUTs',
  async (target) => {
    for (const area of await synthesiseTogether(fifos, target, { kept })) {
      expect(area.bram, area.design).toBeGreaterThan(0);
      expect(area.lutram, area.design).toBe(0);
      // Pointers, counts and one word at the output; the memories have 16,384 bits and more.
      expect(area.ff, area.design).toBeLessThan(100);
    }
  },
  limit,
);
