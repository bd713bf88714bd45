import { matchQueues } from '../../../../../rtl-gen/uet/ses/match-queues/match-queues.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { queueDirected } from './queue-directed.ts';
import { queueProperty } from './queue-tests.ts';

const small = { resources: 4, places: 4 } as const;
const few = elaborate(matchQueues(small));
const large = { resources: 64, places: 32 } as const;
const many = elaborate(matchQueues(large));

describe('queues of the SEND space', () => {
  for (const [size, design] of [
    [small, few],
    [large, many],
  ] as const) {
    hwTest(
      `${size.resources} resources, commands in each clock: results are those of arrays`,
      { design, seeds: 4 },
      queueProperty(size, 6_000),
    );
    for (const { name, body } of queueDirected(size))
      hwTest(`${size.resources} resources: ${name}`, { design, seeds: [7] }, body);
  }
  for (const engine of ['yosys', 'verilator'] as const)
    hwTest(
      `the emitted Verilog, through ${engine}: results are those of arrays`,
      { create: onEngine(engine, few), seeds: 1, maxCycles: 10_000 },
      queueProperty(small, 3_000),
    );
});
