import { matchExact } from '../../../../../rtl-gen/uet/ses/match-exact/match-exact.ts';
import { skipNote } from '../../../../../support/testing/skip-note.ts';
import { verilatorAvailable } from '../../../../engine/verilator/toolchain.ts';
import { describe, elaborate, hwTest, inVerilator, onEngine } from '../../vitest-kit.ts';
import { exactDirected } from './exact-directed.ts';
import { exactCommands, exactProperty } from './exact-property.ts';

// Numbers of receives go round often.
const small = { resources: 4, sets: 4, ways: 4, sequenceBits: 8 };
const few = elaborate(matchExact(small));
const large = { resources: 64, sets: 512, ways: 4 };
const many = elaborate(matchExact(large));

/** A million commands: `GATEWRIGHT_LONG=1 npx vitest run ses/matching`. */
const commands = process.env.GATEWRIGHT_LONG === undefined ? 4_000 : 1_000_000;

describe('exact matching', () => {
  hwTest(
    `${commands} random commands: results and their clocks are those of lists in arrays`,
    { design: many, seeds: 2, maxCycles: 100_000_000, timeout: 3_600_000 },
    exactCommands(large, commands),
  );
});

const forJobs = { ...small, sequenceBits: 16, jobs: true };
describe('exact matching, with receives for one job', () => {
  const design = elaborate(matchExact(forJobs));
  hwTest(
    'random commands, small tables: results and their clocks are those of lists in arrays',
    { design, seeds: 6 },
    exactProperty(forJobs, 20_000),
  );
  for (const { name, body } of exactDirected(forJobs))
    hwTest(
      `${name}, on the emitted Verilog`,
      { create: onEngine('yosys', design), seeds: [7], maxCycles: 10_000 },
      body,
    );
});

describe('what exact matching promises, step by step', () => {
  for (const { name, body } of exactDirected(large)) {
    hwTest(name, { design: many, seeds: [7] }, body);
  }
  for (const { name, body } of exactDirected(small)) {
    hwTest(`${name}, on the emitted Verilog`, { create: onEngine('yosys', few), seeds: [7], maxCycles: 10_000 }, body);
  }
});

// The catalogue's designs run through Yosys in blocks/emitted-verilog.test.ts.
const installed = await verilatorAvailable();
describe.skipIf(!installed)(`the emitted Verilog in Verilator${installed ? '' : skipNote('verilator')}`, () => {
  const seen = elaborate(matchExact({ ...small, sequenceBits: 16 }));
  hwTest(
    'random commands: results and their clocks are those of lists in arrays',
    { create: inVerilator(seen), seeds: 3, timeout: 600_000 },
    exactProperty(small, 20_000),
  );
});
