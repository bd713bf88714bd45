import { describe, expect, test } from 'vitest';
import { type Random, seededRandom } from '../../../support/random.ts';
import { engines } from '../../../testbench/engine/engines.ts';
import type { EngineName, Simulator } from '../../../testbench/engine/simulator.ts';
import { verilatorAvailable } from '../../../testbench/engine/verilator/toolchain.ts';
import { bits, elaborate, type Module } from '../../hdl/index.ts';
import { asyncFifo } from './async-fifo.ts';
import { handshakeCrossing } from './handshake-crossing.ts';
import { pulseCrossing } from './pulse-crossing.ts';
import { resetSynchroniser } from './reset-synchroniser.ts';
import { synchroniser } from './synchroniser.ts';

const hasVerilator = await verilatorAvailable();
const names = (Object.keys(engines) as EngineName[]).filter((name) => name !== 'verilator' || hasVerilator);
/** How often each of two clocks ticks: alike, one in nearly every moment, and the other way round. */
const paces = [
  [0.5, 0.5],
  [0.95, 0.2],
  [0.15, 0.9],
] as const;

/** The part on that engine, after a reset of both clocks. */
async function started(part: unknown, engine: EngineName, seed: number): Promise<Simulator> {
  const design = elaborate(part as Module<object, object, Record<never, never>, string>);
  const s = await engines[engine].create(design, { seed });
  const resets = s.ports.filter((p) => p.reset !== undefined);
  for (const p of resets) p.set(p.reset!.active);
  s.step(3);
  for (const p of resets) p.set(1 - p.reset!.active);
  return s;
}

/** One moment of the clocks, which tick at their paces; `a` and `b` are told before the edge. */
function moment(s: Simulator, random: Random, [a, b]: readonly [string, string], pace: readonly number[]) {
  const ticks = [a, b].filter((_, i) => random.chance(pace[i]!));
  return { a: ticks.includes(a), b: ticks.includes(b), step: () => s.step(1, ticks) };
}

/** Sends random items from `up` to `down`; how many arrived, in order and unchanged. */
function transfer(s: Simulator, seed: number, clocks: readonly [string, string], pace: readonly number[]): number {
  const random = seededRandom(seed);
  const sent: unknown[] = [];
  let count = 0;
  for (let i = 0; i < 3000; i++) {
    const { a, b, step } = moment(s, random, clocks, pace);
    s.port('up_valid').set(Number(random.chance(0.7)));
    s.port('up_payload').set(random.bits(8));
    s.port('down_ready').set(Number(random.chance(0.7)));
    if (a && s.port('up_valid').get() === 1 && s.port('up_ready').get() === 1) sent.push(s.port('up_payload').get());
    if (b && s.port('down_valid').get() === 1 && s.port('down_ready').get() === 1) {
      expect(s.port('down_payload').get()).toBe(sent[count++]);
    }
    step();
  }
  expect(s.takeFailures()).toEqual([]);
  return count;
}

describe.each(names)('on %s', (engine) => {
  test('an asynchronous FIFO hands on what it takes, at any ratio of its clocks', async () => {
    for (const [i, pace] of paces.entries()) {
      const s = await started(asyncFifo(bits(8), 8), engine, i + 1);
      expect(transfer(s, i + 1, ['wr_clk', 'rd_clk'], pace)).toBeGreaterThan(300);
      s.dispose();
    }
  });

  test('a handshake crossing hands on what it takes, at any ratio of its clocks', async () => {
    for (const [i, pace] of paces.entries()) {
      const s = await started(handshakeCrossing(bits(8)), engine, i + 1);
      expect(transfer(s, i + 1, ['src_clk', 'dst_clk'], pace)).toBeGreaterThan(40);
      s.dispose();
    }
  });

  test('a FIFO holds as many items as it is deep, and gives an item a clock where it is deep enough', async () => {
    const s = await started(asyncFifo(bits(8), 8), engine, 1);
    s.port('up_valid').set(1);
    let taken = 0;
    for (let i = 0; i < 20; i++) {
      taken += Number(s.port('up_ready').get());
      s.step(1, ['wr_clk']);
    }
    expect(taken).toBe(8);
    s.port('down_ready').set(1);
    s.step(20);
    let given = 0;
    for (let i = 0; i < 20; i++) {
      given += Number(s.port('down_valid').get());
      s.step();
    }
    expect(given).toBe(20);
    s.dispose();
  });

  test('a pulse crossing makes one pulse of each that is far enough from the next', async () => {
    for (const [i, pace] of paces.entries()) {
      const s = await started(pulseCrossing, engine, i + 1);
      const random = seededRandom(i + 1);
      let [sent, received, quiet] = [0, 0, 0];
      for (let n = 0; n < 2000; n++) {
        const { a, b, step } = moment(s, random, ['src_clk', 'dst_clk'], pace);
        const send = n < 1900 && quiet >= 3 && random.chance(0.3);
        s.port('sent').set(Number(send));
        if (a && send) sent++;
        if (b) received += Number(s.port('received').get());
        quiet = a && send ? 0 : quiet + Number(b);
        step();
      }
      expect(sent).toBeGreaterThan(20);
      expect(received).toBe(sent);
      s.dispose();
    }
  });

  test('a synchroniser gives what its input was as many edges ago as it has stages', async () => {
    const s = await started(synchroniser(4, { stages: 3, reset: 5n }), engine, 1);
    expect(s.port('q').get()).toBe(5);
    const random = seededRandom(1);
    const before: unknown[] = [5, 5, 5];
    for (let i = 0; i < 50; i++) {
      const d = random.bits(4);
      s.port('d').set(d);
      before.push(d);
      s.step();
      expect(s.port('q').get()).toBe(before[i + 1]);
    }
    s.dispose();
  });

  test.each(['high', 'low'] as const)(
    'a reset synchroniser begins at once and ends with the clock, active %s',
    async (active) => {
      const s = await started(resetSynchroniser({ stages: 3, active }), engine, 1);
      const [on, off] = active === 'high' ? [1, 0] : [0, 1];
      s.port('raw').set(off);
      s.step(5);
      expect(s.port('reset').get()).toBe(0);
      s.port('raw').set(on);
      expect(s.port('reset').get()).toBe(1);
      s.port('raw').set(off);
      const seen = Array.from({ length: 4 }, () => {
        const value = s.port('reset').get();
        s.step();
        return value;
      });
      expect(seen).toEqual([1, 1, 1, 0]);
      s.dispose();
    },
  );
});

test('parameters that no crossing has', () => {
  expect(() => asyncFifo(bits(8), 6)).toThrow(RangeError);
  expect(() => asyncFifo(bits(8), 2)).toThrow(RangeError);
  expect(() => synchroniser(1, { stages: 1 })).toThrow(RangeError);
  expect(() => resetSynchroniser({ stages: 1 })).toThrow(RangeError);
});
