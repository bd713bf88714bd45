import { expect, test } from 'vitest';
import { elaborateBusy } from '../../config/busy-design.ts';
import type { Running } from '../engine/contender.ts';
import { findContender } from '../engine/contender.ts';
import { ownDesigns } from '../uet/own-designs.ts';

test.each(ownDesigns)('$name works: its checksum is another one in every ten clocks', async (design) => {
  const running = await findContender('wasm').start(elaborateBusy(design));
  await running.run(1, 2);
  const sums = new Set<bigint>();
  for (let turn = 0; turn < 20; turn++) {
    await running.run(0, 10);
    sums.add(running.outputs()[0]!);
  }
  running.dispose();
  expect(sums.size).toBe(20);
});

test('a driven design has other outputs in every clock, the same in each engine', async () => {
  const design = elaborateBusy(ownDesigns[2]!);
  const sums = async (running: Running): Promise<readonly bigint[]> => {
    await running.run(1, 2);
    const seen: bigint[] = [];
    for (let clock = 0; clock < 60; clock++) {
      await running.run(0, 1);
      seen.push(...running.outputs());
    }
    running.dispose();
    return seen;
  };
  const [wasm, interpreter] = await Promise.all(
    ['wasm', 'interpreter'].map(async (name) => sums(await findContender(name).start(design))),
  );
  expect(wasm).toEqual(interpreter);
  expect(new Set(wasm).size).toBe(60);
});
