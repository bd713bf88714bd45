import { expect } from 'vitest';
import { bits, elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { taggedStore } from '../../../../../rtl-gen/uet/endpoint/line/secure/tagged-store.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { yosysEngine } from '../../../../engine/foreign/engine.ts';

const depth = 8;
const design = elaborate(taggedStore(bits(16), depth));

hwTest(
  'each item is found by its tag until it is done, in any order, and as many find room as there are tags, on yosys',
  { create: (o) => yosysEngine.create(design, o), seeds: 3 },
  async (t) => {
    const { random, dut } = t;
    const kept = new Map<number, number>();
    let [fullest, last] = [0, -1];
    dut.port('done').set(0);
    for (let clock = 0; clock < 3000; clock++) {
      const item = random.below(0x10000);
      const offers = random.chance(clock % 1000 < 500 ? 0.9 : 0.3);
      dut.port('up_valid').set(Number(offers));
      dut.port('up_payload').set(item);
      const asked = kept.size === 0 ? 0 : random.pick([...kept.keys()]);
      const done = kept.has(asked) && random.chance(clock % 1000 < 500 ? 0.1 : 0.6);
      dut.port('asked').set(asked);
      dut.port('done').set(Number(done));
      if (kept.has(asked)) expect(dut.port('item').get(), `tag ${asked}`).toBe(kept.get(asked));
      const tag = Number(dut.port('tag').get());
      const taken = offers && dut.port('up_ready').get() === 1;
      // A tag that is free is offered some clocks later.
      if (offers && kept.size < depth - 2 && last < clock - 3) expect(taken).toBe(true);
      if (taken) expect(kept.has(tag)).toBe(false);
      if (done) {
        kept.delete(asked);
        last = clock;
      }
      if (taken) kept.set(tag, item);
      fullest = Math.max(fullest, kept.size);
      await t.cycles(1);
    }
    expect(fullest).toBe(depth);
  },
);
