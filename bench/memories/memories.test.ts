import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../support/project.ts';
import { memoryRows, memoryTable } from './memory-table.ts';

/** In milliseconds: Yosys maps each form for each family, unless that is cached. */
const limit = 1_800_000;

test(
  'every documented form of memory maps to block RAM, none of its words to registers, as the page says',
  async () => {
    const rows = await memoryRows();
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
