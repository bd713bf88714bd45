import { messageTracker } from '../../../../../rtl-gen/uet/ses/message-tracker/message-tracker.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { trackerDirected } from './tracker-directed.ts';
import { trackerProperty } from './tracker-property.ts';

const few = { sets: 2, ways: 2 } as const;
const some = { sets: 16, ways: 4 } as const;
const small = elaborate(messageTracker(few));
const large = elaborate(messageTracker(some));

describe('message tracker', () => {
  for (const [name, size, design] of [
    ['4 messages', few, small],
    ['64 messages', some, large],
  ] as const) {
    hwTest(
      `packets of ${name} in any order, some of them bad: each message completes once, when every byte is there`,
      { design, seeds: 6 },
      trackerProperty(size, 6_000),
    );
  }
  hwTest(
    'the emitted Verilog, through Yosys: each message completes once, when every byte is there',
    { create: onEngine('yosys', small), seeds: 1, maxCycles: 20_000 },
    trackerProperty(few, 2_000),
  );
  for (const { name, body } of trackerDirected(some.ways, some.sets)) {
    hwTest(name, { design: large, seeds: [7] }, body);
  }
});
