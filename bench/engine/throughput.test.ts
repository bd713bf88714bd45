import { expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { rmwTracker } from '../designs/rmw-tracker-1024.ts';
import type { Contender } from './contender.ts';
import { Disagreement, throughput } from './throughput.ts';

const design = elaborate(rmwTracker);

/** A contender that takes `1 / speed` seconds a clock and whose output is `output` of the clocks so far. */
function fake(
  name: string,
  speed: number,
  output: (clocks: number) => number = (clocks) => clocks,
  slow?: true,
): Contender & { readonly log: number[]; disposed: boolean } {
  const log: number[] = [];
  const contender = {
    name,
    ...(slow === undefined ? {} : { slow }),
    log,
    disposed: false,
    missing: async () => undefined,
    start: async () => {
      let total = 0;
      return {
        run: async (_: 0 | 1, clocks: number) => {
          log.push(clocks);
          total += clocks;
          return clocks / speed;
        },
        outputs: () => [BigInt(output(total))],
        dispose: () => {
          contender.disposed = true;
        },
      };
    },
  };
  return contender;
}

test('engines get the same number of clocks, slow ones fewer, and speeds come in their order', async () => {
  const entrants = [fake('a', 4e6), fake('b', 1e6), fake('c', 1e3, undefined, true)];
  const [a, b, c] = await throughput('design', design, entrants, 3);
  expect(a).toBeCloseTo(4e6);
  expect(b).toBeCloseTo(1e6);
  expect(c).toBeCloseTo(1e3);
  expect(entrants[0]!.log).toEqual(entrants[1]!.log);
  // Three rounds of five turns; the slowest of a group takes 100 ms a turn.
  const turns = entrants.map((e) => e.log.slice(-15));
  expect(turns).toEqual([100_000, 100_000, 100].map((clocks) => Array.from({ length: 15 }, () => clocks)));
  expect(entrants.every((e) => e.disposed)).toBe(true);
});

test.each([
  ['at the start', (clocks: number) => clocks + 1],
  ['at the end only', (clocks: number) => (clocks < 10_000 ? clocks : 0)],
])('outputs that differ %s are a failure that names the design and the engine', async (_, output) => {
  const entrants = [fake('a', 1e6), fake('wrong', 1e6, output)];
  const failure = throughput('some_design', design, entrants, 1);
  await expect(failure).rejects.toThrow(Disagreement);
  await expect(failure).rejects.toThrow(/^some_design: wrong has the outputs \w+ where a has \w+$/);
  expect(entrants.every((e) => e.disposed)).toBe(true);
});
