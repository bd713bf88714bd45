import { describe, expect, test } from 'vitest';
import { wasmEngine } from '../../../../engine/wasm/engine.ts';
import { runStarts } from './secure-start.ts';

const messages = 6;
const right = { bytesWrong: 0, lost: 0, duplicates: 0 };
/** After the PDC is gone, and so long after it that its SPDCID has been another one's. */
const repeats = [5000, 14_000, 30_000];

describe('a secured pair, a PDC for each message, whose packets come again when their PDCs are gone:', () => {
  test('without a method for Start_PSN they open PDCs again, and deliver again', async () => {
    const { world, opened, moved, again } = await runStarts(wasmEngine, { method: 'none', seed: 3, messages, repeats });
    expect([opened, moved]).toEqual([messages, 0]);
    expect(again).toBeGreaterThan(3 * messages);
    expect(() => world.result()).toThrow(/heard \d+ times of message/);
  }, 300_000);

  test.each(['expected_0rtt', 'random_1rtt'] as const)(
    'with %s each message is delivered once',
    async (method) => {
      const { world, opened, moved, again } = await runStarts(wasmEngine, { method, seed: 3, messages, repeats });
      expect(world.result()).toMatchObject(right);
      expect(again).toBeGreaterThan(3 * messages);
      // Where the floor is not known yet it costs a round trip, and then none.
      expect([opened, moved]).toEqual([messages, method === 'random_1rtt' ? messages : 1]);
    },
    300_000,
  );
});

test('PDS refuses and counts what comes plain of a secured pair, whatever it is, and nothing comes of it', async () => {
  const { world, kinds, plains, refused, sums } = await runStarts(wasmEngine, {
    ...{ method: 'random_1rtt', seed: 5, messages, plain: true },
  });
  expect(world.result()).toMatchObject(right);
  expect(plains).toBeGreaterThan(20);
  expect(refused).toBe(plains);
  // The line has let them through.
  expect(sums.refused).toBe(0);
  expect([...kinds].toSorted()).toEqual([]);
}, 300_000);
