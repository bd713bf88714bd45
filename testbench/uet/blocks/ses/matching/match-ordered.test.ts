import { matchOrdered, orderedName } from '../../../../../rtl-gen/uet/ses/match-ordered/match-ordered.ts';
import { skipNote } from '../../../../../support/testing/skip-note.ts';
import { verilatorAvailable } from '../../../../engine/verilator/toolchain.ts';
import { describe, elaborate, hwTest, inVerilator, onEngine } from '../../vitest-kit.ts';
import { orderedDirected } from './ordered-directed.ts';
import { orderedCommands, orderedProperty } from './ordered-property.ts';

const small = { resources: 4, nodes: 16 };
const few = elaborate(matchOrdered(small));
const large = { resources: 64, nodes: 1024 };
const many = elaborate(matchOrdered(large));

/** A million commands: `GATEWRIGHT_LONG=1 npx vitest run ses/matching`. */
const commands = process.env.GATEWRIGHT_LONG === undefined ? 4_000 : 1_000_000;

describe('ordered matching', () => {
  hwTest(
    'random commands, few nodes: results and their clocks are those of lists in arrays',
    { design: few, seeds: 6 },
    orderedProperty(small, 20_000),
  );
  hwTest(
    `${commands} random commands: results and their clocks are those of lists in arrays`,
    { design: many, seeds: 1, maxCycles: 100_000_000, timeout: 3_600_000 },
    orderedCommands(large, commands),
  );
});

const forJobs = { ...small, jobs: true };
describe('ordered matching, with receives for one job', () => {
  const design = elaborate(matchOrdered(forJobs));
  hwTest(
    'random commands, few nodes: results and their clocks are those of lists in arrays',
    { design, seeds: 6 },
    orderedProperty(forJobs, 20_000),
  );
  for (const { name, body } of orderedDirected(forJobs))
    hwTest(
      `${name}, on the emitted Verilog`,
      { create: onEngine('yosys', design), seeds: [7], maxCycles: 10_000 },
      body,
    );
});

const forSeveral = { ...small, multi: true };
describe('ordered matching, with receives for several messages', () => {
  for (const options of [forSeveral, { ...forSeveral, jobs: true }]) {
    const design = elaborate(matchOrdered(options));
    hwTest(
      `${orderedName(options)}, random commands: results and their clocks are those of lists in arrays`,
      { design, seeds: 6 },
      orderedProperty(options, 20_000),
    );
    hwTest(
      `${orderedName(options)}, random commands on the emitted Verilog, through Yosys`,
      { create: onEngine('yosys', design), seeds: 1, maxCycles: 10_000 },
      orderedProperty(options, 4_000),
    );
  }
  const design = elaborate(matchOrdered(forSeveral));
  for (const { name, body } of orderedDirected(forSeveral)) {
    hwTest(name, { design, seeds: [7] }, body);
    const onVerilog = { create: onEngine('yosys', design), seeds: [7], maxCycles: 10_000 };
    hwTest(`${name}, on the emitted Verilog`, onVerilog, body);
  }
});

describe('what ordered matching promises, step by step', () => {
  for (const { name, body } of orderedDirected(small)) {
    hwTest(name, { design: few, seeds: [7] }, body);
    hwTest(`${name}, on the emitted Verilog`, { create: onEngine('yosys', few), seeds: [7], maxCycles: 10_000 }, body);
  }
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
const installed = await verilatorAvailable();
describe.skipIf(!installed)(`the emitted Verilog in Verilator${installed ? '' : skipNote('verilator')}`, () => {
  hwTest(
    'random commands: results and their clocks are those of lists in arrays',
    { create: inVerilator(few), seeds: 3, timeout: 600_000 },
    orderedProperty(small, 20_000),
  );
});
