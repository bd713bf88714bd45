import { chance, hwTest, scoreboard } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { crossing } from './design.ts';

const design = elaborate(crossing);

interface Item {
  readonly to: number;
  readonly data: number;
}

hwTest('each item leaves where it wants to', { create: (o) => engines.wasm.create(design, o), seeds: 2 }, async (t) => {
  // Items of different inputs may pass each other.
  const boards = [0, 1].map((o) => scoreboard<Item>(t, `to ${o}`, { key: ({ data }) => data }));
  const sources = [0, 1].map((i) =>
    t.source(`up_${i}`, {
      valid: chance(0.8),
      onItem: (item) => boards[(item as unknown as Item).to]!.expect(item as unknown as Item),
    }),
  );
  for (const o of [0, 1]) {
    t.sink(`down_${o}`, { ready: chance(0.7), onItem: (item) => boards[o]!.actual(item as unknown as Item) });
  }
  for (const source of sources) {
    for (let i = 0; i < 100; i++) source.sendNow({ to: t.random.below(2), data: t.random.below(256) });
    await source.whenIdle();
  }
  await t.cycles(60);
});
