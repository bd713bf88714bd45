import { expect, test } from 'vitest';
import { elaborateEntry } from '../../../rtl-gen/design-entry.ts';
import { datapathDesigns } from '../../../rtl-gen/uet/designs.ts';
import { agreementThroughYosys } from '../../engine/foreign/testing/yosys-agreement.ts';

// The parsers are compared by their tests: random inputs are no packets, and their signals are thousands.
test.each(datapathDesigns.filter(({ folder }) => folder === 'pds'))(
  'the emitted Verilog of $name, through Yosys, agrees with the design in every signal, start values included',
  async (entry) => {
    const { difference, kept } = await agreementThroughYosys(elaborateEntry(entry));
    expect(difference).toBeUndefined();
    expect(kept).toBeGreaterThan(0.8);
  },
);
