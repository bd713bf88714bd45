import { rtrAddresses } from '../../../../../rtl-gen/uet/endpoint/ses/rtr-addresses.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { rtrDirected, rtrProperty } from './rtr-property.ts';

describe('where RTRs go', () => {
  for (const slots of [8, 64]) {
    const design = elaborate(rtrAddresses(slots));
    hwTest(
      `of ${slots} places: each to the peer of its message, when that waits, or nowhere`,
      { design, seeds: 3, maxCycles: 40_000 },
      rtrProperty(slots, 1000),
    );
    for (const { name, body } of rtrDirected(slots))
      hwTest(`${name}, of ${slots}`, { design, seeds: 1, maxCycles: 20_000 }, body);
  }
  hwTest(
    'the emitted Verilog, through Yosys: the same',
    { create: onEngine('yosys', elaborate(rtrAddresses(8))), seeds: 1, maxCycles: 20_000 },
    rtrProperty(8, 300),
  );
});
