import { fetchedValues } from '../../../../../rtl-gen/uet/endpoint/transmit/fetched-values.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { fetchedDirected } from './fetched-directed.ts';
import { fetchedProperty } from './fetched-property.ts';

const design = elaborate(fetchedValues);

describe('values that atomics have fetched', () => {
  hwTest(
    'each is that of its message: of its peer, its use of the entry, its length, OK',
    { design, seeds: 3, maxCycles: 40_000 },
    fetchedProperty(6000),
  );
  hwTest(
    'the emitted Verilog, through Yosys: the same',
    { create: onEngine('yosys', design), seeds: 1, maxCycles: 20_000 },
    fetchedProperty(6000),
  );
  for (const { name, body } of fetchedDirected) hwTest(name, { design, seeds: 1, maxCycles: 40_000 }, body);
});
