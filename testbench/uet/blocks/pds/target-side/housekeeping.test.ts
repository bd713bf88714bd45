import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { housekeeper } from '../../../../../rtl-gen/uet/pds/target-side/housekeeping/housekeeper.ts';
import { everyEngineTest } from '../../../../bench/every-engine.ts';
import { HousekeepingBench, type HousekeepingMood } from './housekeeping-bench.ts';

const size = { contexts: 4, clocksPerUnit: 3 };
const design = elaborate(housekeeper(size));

const moods: Readonly<Record<string, HousekeepingMood>> = {
  'while much happens': { packets: 150, commands: 100, stalls: 0, times: { new_pdc: 40, linger: 30, close_req: 20 } },
  'while times are short and all else is slow': {
    packets: 300,
    commands: 200,
    stalls: 500,
    times: { new_pdc: 5, linger: 9, close_req: 5 },
  },
  'while no one takes what it offers': {
    packets: 100,
    commands: 50,
    stalls: 950,
    times: { new_pdc: 40, linger: 1, close_req: 3 },
  },
};
const seen = new Set<string>();
const all = [
  'close',
  'close_in_error',
  'close_req_timeout',
  'command_ignored',
  'control',
  'does_not_end',
  'ends',
  'ends_pending',
  'fail',
  'ignored',
  'new_pdc_timeout',
  'request_clear',
  'retired',
  'return_busy_clear',
  'return_busy_set',
];

describe('the housekeeper of PDCs ends them when their time is over, does what commands want, and leaves no context behind', () => {
  for (const [name, mood] of Object.entries(moods)) {
    everyEngineTest(name, design, { seeds: 1 }, async (t) => {
      const bench = new HousekeepingBench(t, size, mood);
      await bench.begin();
      for (let i = 0; i < 6000; i++) await bench.clock();
      // Whatever runs is over by then; established PDCs stay, unless they are to be closed.
      for (let i = 0; i < 2500; i++) await bench.clock(true);
      for (const { state, close_requested, usable } of bench.pdcs) {
        expect(state === 'gone' ? usable : state === 'established' && !close_requested).toBe(true);
      }
      const sure = ['retired', 'ends', 'command_ignored'];
      expect([...bench.seen.keys()]).toEqual(expect.arrayContaining(sure));
      for (const what of bench.seen.keys()) seen.add(what);
    });
  }

  test('all that can happen has happened', () => expect([...seen].sort()).toEqual(all));

  test('numbers of contexts that a PDCID does not hold are refused in one sentence', () => {
    for (const contexts of [1, 3, 8192]) {
      expect(() => housekeeper({ contexts, clocksPerUnit: 41 })).toThrow(
        `housekeeper of ${contexts} contexts: give a power of two from 2 to 4096`,
      );
    }
  });
});
