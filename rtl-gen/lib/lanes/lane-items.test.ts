import { describe, expect, test } from 'vitest';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { simulate } from '../../../testbench/engine/wasm/engine.ts';
import { bits, elaborate } from '../../hdl/index.ts';
import { combPaths } from '../../ir/comb-graph.ts';
import { flatten } from '../../ir/flatten.ts';
import { laneItems } from './lane-items.ts';

const [lanes, depth] = [4, 8];
const design = elaborate(laneItems(bits(8), { lanes, depth }));
const names = Array.from({ length: lanes }, (_, i) => `down_${i}`);

/** Drives a clock of an item, or of none, and gives whether the lane had room for it. */
function offer(t: TestContext, lane: number, item: number, wanted: boolean): boolean {
  const port = (name: string) => t.dut.port(name);
  const room = (Number(port('room').get()) >> lane) % 2 === 1;
  port('push_enable').set(Number(wanted && room));
  port('push_lane').set(lane);
  port('push_payload').set(item);
  return room;
}

describe('items to lanes', () => {
  everyEngineTest(
    'come to the lane that is said for each, in order and 2 clocks later, whatever is on the wires between them',
    design,
    {},
    async (t) => {
      const port = (name: string) => t.dut.port(name);
      const held: { readonly item: number; readonly at: number }[][] = names.map(() => []);
      let given = 0;
      for (let clock = 0; clock < 3000; clock++) {
        // Now and then one lane takes nothing for long, so that it has no room and the others have.
        const stopped = Math.floor(clock / 300) % (lanes + 1);
        const lane = t.random.chance(0.5) && stopped < lanes ? stopped : t.random.below(lanes);
        const item = t.random.below(256);
        const wanted = t.random.chance(0.9);
        const takes = names.map((_, i) => i !== stopped && t.random.chance(0.6));
        const room = offer(t, lane, item, wanted);
        for (const [i, name] of names.entries()) {
          port(`${name}_ready`).set(Number(takes[i]));
          const oldest = held[i]![0];
          const shown = oldest !== undefined && oldest.at + 2 <= clock;
          expect(port(`${name}_valid`).get()).toBe(Number(shown));
          if (shown) expect(port(`${name}_payload`).get()).toBe(oldest.item);
          if (shown && takes[i]) held[i]!.shift();
        }
        if (wanted && room) held[lane]!.push({ item, at: clock });
        if (wanted && room) given++;
        await t.rising();
      }
      expect(given).toBeGreaterThan(1200);
    },
  );

  everyEngineTest(
    'find room for all but 3 of the depth of each lane, and no more than are kept',
    design,
    {},
    async (t) => {
      for (const [lane, name] of names.entries()) {
        let given = 0;
        for (let clock = 0; clock < 4 * depth; clock++) {
          if (offer(t, lane, given, true)) given++;
          await t.rising();
        }
        t.dut.port('push_enable').set(0);
        expect(given).toBeGreaterThanOrEqual(depth - 3);
        expect(given).toBeLessThan(depth);
        t.dut.port(`${name}_ready`).set(1);
        for (let i = 0; i < given; i++) {
          expect([t.dut.port(`${name}_valid`).get(), t.dut.port(`${name}_payload`).get()]).toEqual([1, i]);
          await t.rising();
        }
        expect(t.dut.port(`${name}_valid`).get()).toBe(0);
      }
    },
  );

  everyEngineTest('pass an item a clock to one lane that takes as many', design, {}, async (t) => {
    for (const name of names) t.dut.port(`${name}_ready`).set(1);
    for (let clock = 0; clock < 100; clock++) {
      expect(offer(t, 2, clock, true)).toBe(true);
      expect(t.dut.port('down_2_valid').get()).toBe(Number(clock >= 2));
      if (clock >= 2) expect(t.dut.port('down_2_payload').get()).toBe(clock - 2);
      await t.rising();
    }
  });

  test('one without room is told of', async () => {
    const simulator = await simulate(flatten(design), {});
    simulator.port('rst').set(1);
    simulator.step();
    simulator.port('rst').set(0);
    simulator.port('push_lane').set(1);
    simulator.port('push_enable').set(1);
    // Items of clocks 0 to 6; the register of room has seen 5 of them in clock 7.
    simulator.step(depth - 1);
    expect(simulator.takeFailures()).toEqual([]);
    simulator.step();
    expect(simulator.takeFailures().map(({ path }) => path)).toEqual(['item_finds_room_1']);
  });

  test('no path runs through from what is pushed, or from who takes it', () => {
    const paths = combPaths(design.top);
    const outs = ['room', ...names.flatMap((name) => [`${name}_valid`, `${name}_payload`])];
    expect(outs.flatMap((name) => [...paths.get(name)!])).toEqual([]);
  });

  test('refuse other numbers of lanes and depths in one sentence', () => {
    expect(() => laneItems(bits(8), { lanes: 3, depth })).toThrow(new RangeError('items of 3 lanes: give 2, 4 or 8'));
    const message = 'items of lanes, 4 of each: give a power of two from 8 up';
    for (const make of [4, 12])
      expect(() => laneItems(bits(8), { lanes, depth: make })).toThrow(
        new RangeError(message.replace('4 of', `${make} of`)),
      );
  });
});
