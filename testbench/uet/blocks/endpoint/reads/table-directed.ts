/** When READs whose bytes do not come are over, step by step. */
import assert from 'node:assert/strict';
import { readingLayout } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { noAnswerCode } from '../../../../../rtl-gen/uet/endpoint/transmit/read-table.ts';
import { failureCodes } from '../../../../../rtl-gen/uet/pds/initiator/records.ts';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import { everyEntry } from './table-entries.ts';
import { TableHost, table } from './table-host.ts';

/** Clocks in which the table has looked at all of its entries. */
const sweep = 1100;

const ids = [0x100, 0x105, 0x280, 0x1ff] as const;

export const tableDirected: readonly NamedTest[] = [
  table('a READ fails at the second tick after its request was acknowledged, and not before', async (host) => {
    for (const id of ids) await host.ask(id);
    for (let i = 0; i < 3; i++) {
      await host.event('tick', {});
      await host.clocks(sweep);
    }
    assert.equal(host.failed.size, 0, 'a request that waits for its outcome');
    for (const [i, id] of ids.entries()) await host.acknowledged(id, i % 3);
    await host.event('tick', {});
    await host.clocks(sweep);
    assert.equal(host.failed.size, 0, 'after one tick');
    await host.event('tick', {});
    await host.clocks(sweep);
    assert.deepEqual([...host.failed].sort(), ids.map((id) => [id, noAnswerCode] as const).toSorted());
    assert.deepEqual(host.unanswered.toSorted(), ids.map((_, i) => i % 3).toSorted());
    // The next use of an entry is a READ of its own.
    const again = ids.map((id) => id + 0x1000);
    for (const [i, id] of again.entries()) {
      await host.ask(id);
      await host.acknowledged(id, i);
    }
    await host.event('tick', {});
    await host.clocks(sweep);
    assert.equal(host.failed.size, ids.length);
  }),
  table('READs of PDCs that end in clocks in a row fail, and those of other PDCs do not', async (host) => {
    for (const [i, id] of ids.entries()) {
      await host.ask(id);
      await host.acknowledged(id, i);
    }
    for (const place of [2, 0, 3]) await host.event('ended', { place });
    await host.clocks(3 * sweep);
    const [a, , c, d] = ids;
    assert.deepEqual([...host.failed].sort(), [a, c, d].map((id) => [id, failureCodes.pdc_ended] as const).toSorted());
    assert.deepEqual(host.unanswered, [], 'a PDC that is over waits for nothing');
  }),
  table('a message that is no READ neither fails nor has a second outcome', async (host) => {
    await host.event('opened', { reads: 0, id: 0x107, address: 0n, length: 8 });
    await host.clocks(3);
    await host.acknowledged(0x107, 1);
    await host.event('ended', { place: 1 });
    for (let i = 0; i < 3; i++) {
      await host.event('tick', {});
      await host.clocks(2 * sweep);
    }
    assert.deepEqual([host.failed.size, host.unanswered.length], [0, 0]);
  }),
  named('a tick counts once when PDCs end with it, also while no more ends find room', async (t) => {
    for (const ends of [1, 2, 3, 2 * readingLayout.contexts]) {
      const host = new TableHost(t);
      const id = 0x142 + 256 * ends;
      await host.ask(id);
      await host.acknowledged(id, 1);
      await host.event('tick', {});
      await host.clocks(sweep);
      // The tick comes with the first of them, or with the last of as many as there is room for.
      const withTick = ends > 3 ? ends - 1 : 0;
      for (let i = 0; i < ends; i++) {
        if (i === withTick) host.show('tick', {});
        await host.event('ended', { place: 2 });
        host.clear('tick');
      }
      await host.clocks((ends + 2) * (sweep / 2));
      assert.deepEqual([...host.failed], [[id, noAnswerCode]], `${ends} have ended`);
    }
  }),
  table('bytes that come when their READ fails: it has one of both, in each clock', async (host, t) => {
    const begin = async (id: number): Promise<void> => {
      await host.ask(id);
      await host.acknowledged(id, 1);
      host.outcomes.clear();
      host.failed.clear();
      host.show('ended', { place: 1 });
      await host.clocks(1);
      host.clear('ended');
    };
    const entry = 9;
    await begin(entry);
    const started = t.cycle;
    await host.clocks(2 * sweep);
    assert.equal(host.outcomes.get(entry), 1);
    const takes = host.lastOutcome - started;
    const seen = { hits: 0, fails: 0 };
    for (let i = -6; i <= 6; i++) {
      const id = entry + 256 * (20 + i);
      await begin(id);
      await host.clocks(takes + i);
      const { hit } = await host.find(id);
      await host.clocks(2 * sweep);
      assert.equal(host.failed.has(id), !hit, `bytes ${i} clocks from the end`);
      seen[hit ? 'hits' : 'fails']++;
      if (hit) await host.placed(id);
    }
    assert(seen.hits > 2 && seen.fails > 2, JSON.stringify(seen));
  }),
  table('what comes for other READs in a clock in which one fails is as ever: bytes, and refusals', async (host) => {
    const [entry, others] = [9, [8, 10, 40]];
    for (let clock = 0; clock < 12; clock++)
      for (const [k, other] of others.entries()) {
        const [id, next] = [entry, other].map((e) => e + 256 * (1 + 3 * clock + k)) as [number, number];
        for (const what of ['bytes', 'refusal']) {
          await host.ask(id + 0x4000 * Number(what === 'bytes'));
          await host.acknowledged(id + 0x4000 * Number(what === 'bytes'), 1);
          await host.ask(next);
          host.outcomes.clear();
          host.failed.clear();
          await host.event('ended', { place: 1 });
          await host.clocks(2 * entry + clock - 4);
          if (what === 'bytes') {
            assert.equal((await host.find(next)).hit, true, `bytes of entry ${other} in clock ${clock}`);
            await host.acknowledged(next, 0);
            await host.placed(next);
          } else {
            await host.given(next, 0, 'response', 9);
            await host.clocks(8);
            assert.equal(host.outcomes.get(next), 2, `entry ${other} is refused in clock ${clock}`);
          }
          await host.clocks(sweep / 2);
          assert.equal(host.failed.size, 1);
        }
      }
  }),
  ...everyEntry,
];
