/** READs of peers by RUDI and by PDCs on their way to memory, beside arrays. */
import assert from 'node:assert/strict';
import { describe } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { rudiReads, waitingRudiReads } from '../../../../../rtl-gen/uet/endpoint/ses/rudi-reads.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { onEngine } from '../../../../bench/verilog-once.ts';
import { wasmEngine } from '../../../../engine/wasm/engine.ts';
import { hasFields, type Item, Offers, Takes } from '../sends/stream-ends.ts';

const design = elaborate(rudiReads);

/** From the top: who asks, and what a request says of itself. */
const asker = [
  ...([
    ['echo_pkt_id', 32],
    ['echo_entropy', 16],
    ['echo_retx', 1],
    ['echo_m', 1],
  ] as const),
  ...([
    ['to_destination', 128],
    ['to_local', 4],
  ] as const),
] as const;

/** A READ by RUDI as it has to leave, and one by a PDC. */
function byRudi(item: Item): Item {
  const read = Object.entries(item).filter(([name]) => name.startsWith('read_'));
  const of = Object.fromEntries(read.map(([name, value]) => [name.slice('read_'.length), value]));
  const above = asker.reduce((word, [name, width]) => (word << BigInt(width)) | BigInt(item[`asker_${name}`]!), 0n);
  return { ...of, tag: (above << 32n) | BigInt(of.tag!) };
}

interface Rates {
  readonly up: number;
  readonly pdc: number;
  readonly down: number;
}

/** Items of each kind in their order, and in turn where both are there. */
async function runs(t: TestContext, clocks: number, rates: Rates) {
  const random = t.random.fork('reads');
  const [up, pdc, down] = [new Offers(t, 'up'), new Offers(t, 'pdc'), new Takes(t, 'down')];
  const expected: { readonly rudi: Item[]; readonly pdc: Item[] } = { rudi: [], pdc: [] };
  const seen = { rudi: 0, pdc: 0, full: 0 };
  for (let clock = 0; clock < clocks; clock++) {
    for (const [side, rate] of [
      [up, rates.up],
      [pdc, rates.pdc],
    ] as const) {
      if (side.item !== undefined) continue;
      if (!random.chance(rate)) side.withdraw(random);
      else {
        const item = side.group.draw(random);
        // What is by RUDI says so, and nothing else does.
        side.offer(side === up ? { ...item, read_rudi: 1 } : { ...item, rudi: 0 });
      }
    }
    down.take(random.chance(rates.down));
    if (up.item !== undefined && !up.isReady) {
      assert(expected.rudi.length >= waitingRudiReads, 'a READ waits, and there is room');
      seen.full++;
    }
    if (up.taken !== undefined) {
      expected.rudi.push(byRudi(up.taken));
      up.item = undefined;
    }
    if (pdc.taken !== undefined) {
      expected.pdc.push(pdc.taken);
      pdc.item = undefined;
    }
    // One by a PDC leaves in the clock in which it comes.
    if (down.taken !== undefined) {
      const kind = Number(down.taken.rudi) === 1 ? 'rudi' : 'pdc';
      const next = expected[kind].shift();
      assert(next !== undefined, 'a READ that did not come');
      hasFields(down.taken, next, kind);
      seen[kind]++;
    }
    await t.rising();
  }
  return seen;
}

describe('READs of peers on their way to memory', () => {
  for (const [name, create] of [
    ['wasm', (options: Parameters<typeof wasmEngine.create>[1]) => wasmEngine.create(design, options)],
    ['the emitted Verilog, through Yosys', onEngine('yosys', design)],
  ] as const) {
    hwTest(`all of them leave, with who asks by RUDI, ${name}`, { create, seeds: 2, maxCycles: 10_000 }, async (t) => {
      const seen = await runs(t, 3000, { up: 0.5, pdc: 0.5, down: 0.6 });
      assert(seen.rudi > 500 && seen.pdc > 500, JSON.stringify(seen));
    });
  }

  const create = { create: (options: Parameters<typeof wasmEngine.create>[1]) => wasmEngine.create(design, options) };
  hwTest('none waits outside before so many wait, and each kind leaves in turn', create, async (t) => {
    const seen = await runs(t, 2000, { up: 1, pdc: 1, down: 0.5 });
    assert(seen.full > 100, 'there was always room');
    assert(Math.abs(seen.rudi - seen.pdc) < 3, JSON.stringify(seen));
  });
});
