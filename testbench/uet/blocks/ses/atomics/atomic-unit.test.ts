import { atomicUnit } from '../../../../../rtl-gen/uet/ses/atomic-unit/atomic-unit.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { atomicDirected } from './atomic-directed.ts';
import { atomicProperty } from './atomic-property.ts';
import { countedAtomics } from './counted-atomics.ts';

const latencies = [1, 2, 10] as const;
const designOf = (memoryLatency: number) => elaborate(atomicUnit({ memoryLatency, tag: 16 }));

/** A million of them: `GATEWRIGHT_LONG=1 npx vitest run ses/atomics`. */
const counted = process.env.GATEWRIGHT_LONG === undefined ? 10_000 : 1_000_000;

describe('atomic unit', () => {
  for (const latency of latencies) {
    const design = designOf(latency);
    hwTest(
      `all operations over a memory of ${latency} clocks: results and memory as of one after the other`,
      { design, seeds: 4 },
      atomicProperty(latency, 6_000),
    );
  }
  const small = designOf(2);
  hwTest(
    'the emitted Verilog, through Yosys: results and memory as of one operation after the other',
    { create: onEngine('yosys', small), seeds: 1, maxCycles: 20_000 },
    atomicProperty(2, 2_000),
  );
  hwTest(
    'the emitted Verilog, in Verilator: results and memory as of one operation after the other',
    { create: onEngine('verilator', small), seeds: 1, maxCycles: 20_000 },
    atomicProperty(2, 6_000),
  );
  hwTest(
    `${counted} increments by several peers are counted to the unit`,
    {
      design: small,
      seeds: [7],
      maxCycles: 4 * counted + 10_000,
      timeout: 900_000,
    },
    countedAtomics(2, counted),
  );
  for (const { name, body } of atomicDirected(2)) {
    hwTest(name, { design: small, seeds: [7] }, body);
  }
});
