import { bits } from '../../../../../rtl-gen/hdl/index.ts';
import { taggedStore } from '../../../../../rtl-gen/uet/endpoint/line/secure/tagged-store.ts';
import { expect, hwTest } from '../../vitest-kit.ts';

const depth = 8;

hwTest(
  'each item is found by its tag until it is done, in any order, and as many find room as there are tags, on yosys',
  taggedStore(bits(16), depth),
  async (t, dut) => {
    const { random } = t;
    const [valid, payload, ready] = ['up_valid', 'up_payload', 'up_ready'].map((name) => t.dut.port(name));
    const kept = new Map<number, number>();
    let [fullest, last] = [0, -1];
    dut.done.set(0);
    for (let clock = 0; clock < 3000; clock++) {
      const item = random.below(0x10000);
      const offers = random.chance(clock % 1000 < 500 ? 0.9 : 0.3);
      valid!.set(Number(offers));
      payload!.set(item);
      const asked = kept.size === 0 ? 0 : random.pick([...kept.keys()]);
      const done = kept.has(asked) && random.chance(clock % 1000 < 500 ? 0.1 : 0.6);
      dut.asked.set(asked);
      dut.done.set(Number(done));
      if (kept.has(asked)) expect(dut.item.get(), `tag ${asked}`).toBe(kept.get(asked));
      const tag = Number(dut.tag.get());
      const taken = offers && ready!.get() === 1;
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
  { engine: 'yosys', seeds: 3 },
);
