/** Random software at the registers of congestion management. */
import { type RegisterTable, rangeOf } from '../../../../../rtl-gen/lib/axi/register-table.ts';
import { axiLiteManager } from '../../../../agents/axi/axi-lite-manager.ts';
import { chance, type TestContext } from '../../test-kit.ts';

/** Writes and reads for `clocks` clocks, all registers before any of them again. */
export async function randomSoftware(t: TestContext, table: RegisterTable, clocks: number): Promise<void> {
  const bus = axiLiteManager(t, 's_axi', { pauses: { b: chance(0.8), r: chance(0.8), w: chance(0.8) } });
  const random = t.random.fork('software');
  const access = async ({ offset, fields }: RegisterTable[number]): Promise<void> => {
    const [high] = rangeOf(fields.at(-1)!);
    if (random.chance(0.5)) bus.writeWord(offset, random.chance(0.1) ? random.word() : random.word() >>> (31 - high));
    if (random.chance(0.2)) bus.writeWord(offset + random.below(4), random.below(256), { bytes: 1 });
    bus.readWord(offset);
    await bus.whenIdle();
    if (random.chance(0.3)) await t.cycles(random.below(40));
  };
  const end = t.cycle + clocks;
  while (t.cycle < end) {
    for (const register of random.shuffle(table)) {
      if (t.cycle >= end) break;
      await access(register);
    }
  }
}
