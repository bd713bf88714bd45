import { readingLayout } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { readTable } from '../../../../../rtl-gen/uet/endpoint/transmit/read-table.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { tableDirected } from './table-directed.ts';
import { tableProperty } from './table-property.ts';
import { rudiDirected } from './table-rudi-directed.ts';

const design = elaborate(readTable(readingLayout));
const withRudi = elaborate(readTable(readingLayout, true));

describe('the table of READs under way', () => {
  hwTest(
    'each READ has two outcomes, and its bytes one place: refused, failed, late or answered, in any order',
    { design, seeds: 4 },
    tableProperty(20_000),
  );
  hwTest(
    'the emitted Verilog, through Yosys: the same',
    { create: onEngine('yosys', design), seeds: 1, maxCycles: 25_000 },
    tableProperty(5_000),
  );
  hwTest(
    'with READs by RUDI beside them, whose bytes answer a pkt_id, and which no PDC ends',
    { design: withRudi, seeds: 4 },
    tableProperty(20_000),
  );
  hwTest(
    'the same with RUDI on the emitted Verilog, through Yosys',
    { create: onEngine('yosys', withRudi), seeds: 1, maxCycles: 25_000 },
    tableProperty(5_000),
  );
  for (const { name, body } of tableDirected)
    for (const [of, its] of [
      ['', design],
      [', with RUDI', withRudi],
    ] as const)
      hwTest(`${name}${of}`, { design: its, seeds: 1, maxCycles: 100_000 }, body);
  for (const { name, body } of rudiDirected) hwTest(name, { design: withRudi, seeds: 1, maxCycles: 100_000 }, body);
});
