import { describe, expect, test, wasmEngine, yosysEngine } from '../../vitest-kit.ts';
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
      // A round trip for each PDC, or for none.
      expect([opened, moved]).toEqual([messages, method === 'random_1rtt' ? messages : 0]);
    },
    300_000,
  );

  test('an initiator that begins anywhere is told the floor where it begins below it', async () => {
    const run = { method: 'expected_0rtt', isRandom: true, seed: 3, messages, repeats } as const;
    const { world, opened, moved } = await runStarts(wasmEngine, run);
    expect(world.result()).toMatchObject(right);
    expect(opened).toBe(messages);
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThan(messages);
  }, 300_000);

  test('so it is with both methods in the emitted Verilog', async () => {
    for (const method of ['expected_0rtt', 'random_1rtt'] as const) {
      const { world, moved } = await runStarts(yosysEngine, { method, seed: 4, messages: 2, repeats: [14_000] });
      expect(world.result()).toMatchObject(right);
      expect(moved).toBe(method === 'random_1rtt' ? 2 : 0);
    }
  }, 600_000);
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
  for (const kind of ['rud_req', 'ack_cc', 'nack', 'cp']) expect([...kinds]).toContain(kind);
}, 300_000);
