import { describe, expect, test } from 'vitest';
import { elaborateBusy } from '../../config/busy-design.ts';
import { busyDesigns, findBusyDesign } from '../designs/index.ts';
import { contenders, findContender, referenceName } from './contender.ts';
import { nativeMain } from './native-main.ts';

const missing = await findContender(referenceName).missing();

describe.skipIf(missing !== undefined)(`native Verilator${missing === undefined ? '' : ` (${missing})`}`, () => {
  test('has the outputs of the built-in engine, through reset and runs of any length', async () => {
    const design = elaborateBusy(findBusyDesign(busyDesigns, 'rmw_tracker_1024'));
    const started = contenders.filter((c) => ['wasm', referenceName].includes(c.name)).map((c) => c.start(design));
    const [a, b] = await Promise.all(started);
    const checksums = new Set<bigint>();
    for (const [reset, clocks] of [
      [1, 2],
      [0, 1],
      [0, 5000],
      [0, 0],
      [0, 77],
    ] as const) {
      for (const running of [a!, b!]) expect(await running.run(reset, clocks)).toBeGreaterThanOrEqual(0);
      expect(b!.outputs()).toEqual(a!.outputs());
      checksums.add(a!.outputs().at(-1)!);
    }
    expect(checksums.size).toBeGreaterThan(2);
    for (const running of [a!, b!]) running.dispose();
  });
});

test('the program refuses outputs that it cannot print', () => {
  expect(() => nativeMain([{ name: 'wide', width: 65 }])).toThrow('output wide has 65 bits');
});
