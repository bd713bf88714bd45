import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { gateOf } from './gate-desk.ts';
import { gateDirected } from './gate-directed.ts';
import { gateProperty } from './gate-property.ts';

const hpc = { contextBits: 4, hasTagged: true };
const base = { contextBits: 2, hasTagged: false };

describe('the gate of receive contexts', () => {
  for (const size of [hpc, base]) {
    const design = elaborate(gateOf(size));
    const of = `${2 ** size.contextBits} contexts${size.hasTagged ? '' : ', SEND space alone'}`;
    hwTest(
      `${of}: packets in order, refused where their context is disabled or has another generation, clock by clock`,
      { design, seeds: 6 },
      gateProperty(size, 4_000),
    );
    for (const { name, body } of gateDirected(size)) hwTest(`${of}: ${name}`, { design, seeds: [7] }, body);
  }
  const design = elaborate(gateOf(hpc));
  hwTest(
    'the emitted Verilog, through Yosys: packets in order, clock by clock',
    { create: onEngine('yosys', design), seeds: 1, maxCycles: 20_000 },
    gateProperty(hpc, 2_000),
  );
});
