import { rendezvous, rendezvousName } from '../../../../../rtl-gen/uet/ses/rendezvous/rendezvous.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { rendezvousDirected } from './rendezvous-directed.ts';
import { rendezvousProperty } from './rendezvous-property.ts';

const small = { slots: 4, reads: 6 } as const;
const large = { slots: 32, reads: 64 } as const;
const shared = { ...small, share: { groups: 2, most: 2 } } as const;
const usual = { ...large, share: { groups: 16, most: 16 } } as const;

describe('reader of rendezvous sends', () => {
  for (const size of [small, large, shared, usual]) {
    const design = elaborate(rendezvous(size));
    const of = rendezvousName(size);
    hwTest(
      `${of}: READs are those of the golden initiator, and each message completes once, with its last answer`,
      { design, seeds: 6 },
      rendezvousProperty(size, 6_000),
    );
    for (const { name, body } of rendezvousDirected(size)) hwTest(`${of}: ${name}`, { design, seeds: [7] }, body);
  }
  for (const size of [small, shared])
    for (const engine of ['yosys', 'verilator'] as const)
      hwTest(
        `${rendezvousName(size)}, the emitted Verilog, through ${engine}: READs are those of the golden initiator`,
        { create: onEngine(engine, elaborate(rendezvous(size))), seeds: 1, maxCycles: 20_000 },
        rendezvousProperty(size, 3_000),
      );
});
