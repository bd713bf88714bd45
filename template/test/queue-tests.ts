/** What is run on the queue: by Vitest, by `gatewright sim`, and on each of its mutants. */
import { type Body, chance } from 'gatewright/bench';

/** Random items with gaps, taken with random back-pressure: they leave unchanged, in order, and none is lost. */
export const inOrder =
  (clocks: number): Body<void> =>
  async (t) => {
    const board = t.scoreboard('items');
    const source = t.source('up', { valid: chance(0.7), onItem: (item) => board.expect(item) });
    t.sink('down', { ready: chance(0.6), onItem: (item) => board.actual(item) });
    for (let i = 0; i < clocks / 2; i++) source.sendNow(t.random.below(256));
    await t.cycles(clocks);
    await source.whenIdle();
    await t.cycles(100);
  };

/** With nothing to take them, as many items enter as there is room for. */
export const fills =
  (depth: number): Body<void> =>
  async (t) => {
    const board = t.scoreboard('items that entered');
    for (let i = 0; i < depth; i++) board.expect(i);
    const source = t.source('up', { onItem: (item) => board.actual(item) });
    for (let i = 0; i < 2 * depth; i++) source.sendNow(i);
    await t.cycles(3 * depth);
  };
