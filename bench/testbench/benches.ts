/** Three testbenches, as a user would write them here; `cocotb/` and `verilog/` have the same ones for the peers. */

import { chance } from '../../testbench/agents/patterns.ts';
import type { Body } from '../../testbench/bench/context.ts';
import type { BenchName } from './designs.ts';

/** How often the source has an item and the sink is ready, in the FIFO's bench. */
export const willingness = 0.75;
/** Tasks that wait for edges at the same time. */
export const taskCount = 8;

/** How the tasks of a bench are written. */
export type TaskForm = 'async' | 'generators';

type Benches = Readonly<Record<BenchName, (clocks: number) => Body<void>>>;

/** With tasks that are async functions. */
const withAsync: Benches = {
  counter: (clocks) => async (t) => {
    t.dut.port('en').set(1);
    for (let i = 0; i < clocks; i++) await t.rising();
    expectCount(t.dut.port('count').get(), clocks);
  },
  fifo: (clocks) => async (t) => {
    const board = t.scoreboard('items');
    const source = t.source('up', { valid: chance(willingness), onItem: (item) => board.expect(item) });
    const sink = t.sink('down', { ready: chance(willingness), keep: false, onItem: (item) => board.actual(item) });
    const end = t.cycle + clocks;
    while (t.cycle < end) {
      while (source.queued < 256) source.sendNow(t.random.below(256));
      await t.cycles(Math.min(128, end - t.cycle));
    }
    source.clear();
    await source.whenIdle();
    await sink.received(source.sent);
    if (board.counts.matched !== source.sent || source.sent < clocks / 4) throw new Error('items are missing');
  },
  tasks: (clocks) => async (t) => {
    t.dut.port('en').set(1);
    const waiting = async (): Promise<void> => {
      for (let i = 0; i < clocks; i++) await t.rising();
    };
    const tasks = Array.from({ length: taskCount }, () => t.fork(waiting));
    for (const task of tasks) await task;
    expectCount(t.dut.port('count').get(), clocks);
  },
};

/** With tasks that are generators; the FIFO's bench has one task, which hardly ever wakes. */
const withGenerators: Benches = {
  counter: (clocks) =>
    function* (t) {
      t.dut.port('en').set(1);
      for (let i = 0; i < clocks; i++) yield t.rising();
      expectCount(t.dut.port('count').get(), clocks);
    },
  fifo: withAsync.fifo,
  tasks: (clocks) =>
    function* (t) {
      t.dut.port('en').set(1);
      const waiting: Body<void> = function* () {
        for (let i = 0; i < clocks; i++) yield t.rising();
      };
      const tasks = Array.from({ length: taskCount }, () => t.fork(waiting));
      for (const task of tasks) yield task;
      expectCount(t.dut.port('count').get(), clocks);
    },
};

/** Each runs for about so many clocks, and throws if the design did something wrong. */
export const benches: Readonly<Record<TaskForm, Benches>> = { async: withAsync, generators: withGenerators };

function expectCount(count: number | bigint, clocks: number): void {
  if (Number(count) !== clocks) throw new Error(`the counter has counted ${count} of ${clocks} clocks`);
}
