import { packetTurns } from '../../../../rtl-gen/uet/endpoint/transmit/packet-turns.ts';
import { describe, elaborate, hwTest, onEngine } from '../vitest-kit.ts';
import { turnsDirected, turnsProperty } from './packet-turns-property.ts';

const design = elaborate(packetTurns);

describe('packets of messages and answers in turn', () => {
  hwTest(
    'no packet is parted, what is offered stays, and neither kind waits for two packets of the other',
    { design, seeds: 4, maxCycles: 20_000 },
    turnsProperty(10_000),
  );
  hwTest(
    'the emitted Verilog, through Yosys: the same',
    { create: onEngine('yosys', design), seeds: 1, maxCycles: 10_000 },
    turnsProperty(5000),
  );
  for (const { name, body } of turnsDirected) hwTest(name, { design, seeds: 1, maxCycles: 1000 }, body);
});
