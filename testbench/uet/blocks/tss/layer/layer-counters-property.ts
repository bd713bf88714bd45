/** What the counters of the TSS layer count, held against sums. */
import { expect } from 'vitest';
import {
  counterIndexBits,
  layerCounters,
  tssCounters,
} from '../../../../../rtl-gen/uet/tss/layer/registers/layer-counters.ts';
import { type Body, portsOf, pulse, reset, type TestContext } from '../../test-kit.ts';

/** Bits of a counter in tests: so few that each is full in a run. */
export const fewBits = 16;
export const smallCounters = tssCounters(fewBits);
const countersOf = portsOf(smallCounters);
const most = 2 ** fewBits - 1;
const rounds = 80;
/** Those of counters, and those above the last one. */
const indices = 2 ** counterIndexBits;

/** Snapshots of every counter, while all count and when they stand at the largest number. */
export const countersProperty: Body<void> = async (t) => {
  const dut = countersOf(t);
  const { random } = t;
  const sums = layerCounters.map(() => 0);
  dut.take.set(0);
  const counts = layerCounters.map((name) => t.dut.port(`counts_${name}`));
  for (const port of counts) port.set(0);
  // Nothing has been chosen yet.
  await t.cycles(3);
  expect(dut.taken.get()).toBe(0);
  for (let round = 0; round <= rounds; round++) {
    const fills = round === rounds;
    // Some count for a while, by as much in each clock.
    const amounts = counts.map(({ width }) => (fills || random.chance(0.7) ? 1 + random.below(2 ** width - 1) : 0));
    // Octets are full soon, and are looked at before.
    if (round < 40) for (const [i, name] of layerCounters.entries()) if (name.endsWith('octets')) amounts[i]! &= 0x7ff;
    const clocks = fills ? most : 1 + random.below(round < 40 ? 3 : 1000);
    for (const [i, port] of counts.entries()) {
      port.set(amounts[i]!);
      sums[i] = Math.min(most, sums[i]! + clocks * amounts[i]!);
    }
    await t.cycles(clocks);
    for (const port of counts) port.set(0);
    for (const index of random.shuffle([...Array(indices).keys()]))
      expect(await snapshot(t, index)).toBe(sums[index] ?? 0);
  }
  expect(sums).toEqual(layerCounters.map(() => most));
  // What was taken stays, whatever is counted.
  await reset(t);
  const taken = await snapshot(t, 0);
  dut.index.set(0);
  await pulse(t, counts[0]!, 5);
  expect([taken, dut.taken.get(), Number(dut.snapshot.get())]).toEqual([0, 1, 0]);
  expect(await snapshot(t, 0)).toBe(5);
  await reset(t);
  await t.cycles(3);
  expect(dut.taken.get()).toBe(0);
  for (const index of layerCounters.keys()) expect(await snapshot(t, index)).toBe(0);
};

/** The snapshot of a counter, which is there 2 clocks after it is taken and stays. */
async function snapshot(t: TestContext, index: number): Promise<number> {
  const dut = countersOf(t);
  const { random } = t;
  dut.take.set(1);
  dut.index.set(index);
  await t.cycles(1);
  dut.take.set(0);
  dut.index.set(random.below(indices));
  expect(dut.taken.get()).toBe(0);
  await t.cycles(1);
  expect(dut.taken.get()).toBe(1);
  return Number(dut.snapshot.get());
}
