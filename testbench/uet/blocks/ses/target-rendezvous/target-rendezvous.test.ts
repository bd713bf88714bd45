import { targetRendezvous } from '../../../../../rtl-gen/uet/ses/receive/target-rendezvous.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { restDirected } from './rest-directed.ts';
import { restProperty } from './rest-property.ts';

const small = { slots: 4, reads: 6 } as const;
const large = { slots: 32, reads: 64 } as const;

describe('rendezvous sends of a receive half', () => {
  for (const size of [small, large]) {
    const design = elaborate(targetRendezvous(size));
    const of = `${size.slots} messages, ${size.reads} packets`;
    hwTest(
      `${of}: each message that has its receive and its end is read and told once, and its place comes back`,
      { design, seeds: 6 },
      restProperty(size, 5_000),
    );
    for (const { name, body } of restDirected(size)) hwTest(`${of}: ${name}`, { design, seeds: [7] }, body);
  }
  const few = elaborate(targetRendezvous(small));
  for (const engine of ['yosys', 'verilator'] as const)
    hwTest(
      `the emitted Verilog, through ${engine}: each message is read and told once`,
      { create: onEngine(engine, few), seeds: 1, maxCycles: 20_000 },
      restProperty(small, 2_000),
    );
});
