/** Write `count.le(depth)` in place of `count.lt(depth)` in the design: the tests say what comes out wrong. */
import { chance, hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { top } from './design.ts';

const design = elaborate(top);
const create: Parameters<typeof hwTest>[1]['create'] = (o) => engines.wasm.create(design, o);

hwTest('items leave unchanged, in order, and none is lost', { create, seeds: 2 }, async (t) => {
  const board = t.scoreboard('items');
  const source = t.source('up', { valid: chance(0.7), onItem: (item) => board.expect(item) });
  t.sink('down', { ready: chance(0.6), onItem: (item) => board.actual(item) });
  for (let i = 0; i < 300; i++) source.sendNow(t.random.below(256));
  await source.whenIdle();
  await t.cycles(100);
});

hwTest('as many items enter as there is room for', { create }, async (t) => {
  const board = t.scoreboard('items that entered');
  for (let i = 0; i < 16; i++) board.expect(i);
  const source = t.source('up', { onItem: (item) => board.actual(item) });
  for (let i = 0; i < 32; i++) source.sendNow(i);
  await t.cycles(48);
});
