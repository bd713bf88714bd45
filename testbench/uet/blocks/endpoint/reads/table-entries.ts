/** Each entry of the table of READs, as those beside it stay what they are; and what is left of it after a reset. */
import assert from 'node:assert/strict';
import { messageEntries } from '../../../../../rtl-gen/uet/endpoint/transmit/message-ids.ts';
import { noAnswerCode } from '../../../../../rtl-gen/uet/endpoint/transmit/read-table.ts';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { table } from './table-host.ts';

/** Clocks in which all entries are looked at, and each second one fails. */
const sweep = 8 * messageEntries;
const entries = [...Array(messageEntries).keys()];
const { ok, null: nothing } = returnCodes.code;

export const everyEntry: readonly NamedTest[] = [
  table(
    'each entry has its READ, whose bytes come, which is late, or which is refused, and no other has',
    async (host) => {
      for (const entry of entries) assert.equal((await host.find(entry, 0)).hit, false, `${entry} after reset`);
      const idOf = (entry: number, use: number): number => entry + messageEntries * ((5 * entry + use) % 256);
      // Of each second entry they are acknowledged, and late at the second tick; the bytes of the others come, once.
      for (const odd of [0, 1]) {
        const isLate = (entry: number) => entry % 2 === odd;
        host.failed.clear();
        for (const entry of entries) await host.ask(idOf(entry, 1 + odd));
        for (const entry of entries.filter(isLate))
          await host.given(idOf(entry, 1 + odd), entry % 3, 'response', entry % 4 < 2 ? ok : nothing);
        for (let tick = 0; tick < 2; tick++) {
          assert.equal(host.failed.size, 0);
          await host.event('tick', {});
          await host.clocks(sweep);
        }
        const late = entries.filter(isLate).map((e) => [idOf(e, 1 + odd), noAnswerCode]);
        assert.deepEqual([...host.failed], late);
        for (const entry of entries) {
          const found = await host.find(idOf(entry, 1 + odd));
          assert.equal(found.hit, !isLate(entry), `bytes of entry ${entry}`);
          if (found.hit) assert.equal(found.address, BigInt(idOf(entry, 1 + odd)) << 48n);
        }
        for (const entry of entries) assert.equal((await host.find(idOf(entry, 1 + odd))).hit, false);
      }
      // The next READs of all entries have waited for nothing, and each is refused, which counts twice.
      for (const entry of entries) await host.ask(idOf(entry, 3));
      await host.event('tick', {});
      await host.clocks(sweep);
      assert.equal(host.failed.size, entries.length / 2);
      host.outcomes.clear();
      for (const entry of entries) {
        const code = 1 + (entry % 63);
        const isRefused = code !== ok && code !== nothing;
        await host.given(idOf(entry, 3), 0, 'response', code);
        assert.equal(host.outcomes.get(idOf(entry, 3)), isRefused ? 2 : 1, `entry ${entry}, code ${code}`);
        assert.equal((await host.find(idOf(entry, 3))).hit, !isRefused);
      }
    },
  ),
  table('a READ that opens opens no other one that is over', async (host) => {
    for (const entry of entries) {
      await host.ask(entry + messageEntries);
      await host.given(entry + messageEntries, 0, 'response', 9);
    }
    const last = entries.map((entry) => entry + messageEntries);
    for (let bit = 0; bit < 8; bit++)
      for (const value of [0, 1]) {
        const isAsked = (entry: number) => ((entry >> bit) & 1) === value;
        for (const entry of entries.filter(isAsked)) {
          last[entry]! += messageEntries;
          await host.ask(last[entry]!);
        }
        for (const [entry, id] of last.entries()) {
          if (isAsked(entry)) await host.given(id, 0, 'response', 9);
          else assert.equal((await host.find(id)).hit, false, `READ ${id} is over`);
        }
      }
  }),
  table('nothing of what comes in a reset is kept, and nothing of before it', async (host) => {
    const [first, before, last, during] = [0x300, 0x305, 0x3ff, 0x407];
    for (const id of [first, before, last]) await host.ask(id);
    host.show('opened', { reads: 1, id: before, address: 6n, length: 8 });
    host.show('left', { id: during, pdcid: 0x8001 });
    host.show('find', { id: before, pdcid: 0x8001, length: 8, return_code: 0 });
    host.show('given', { message: before, place: 0, kind: 0 });
    await host.reset(4);
    for (const name of ['opened', 'left', 'find', 'given']) host.clear(name);
    host.outcomes.clear();
    host.found.length = 0;
    await host.clocks(8);
    assert.deepEqual([host.outcomes.size, host.found.length], [0, 0]);
    for (const id of [first, before, last])
      assert.equal((await host.find(id)).hit, false, `READ ${id} of before the reset`);
    // It has no PDC until it leaves, whatever has left in the reset.
    await host.event('opened', { reads: 1, id: during, address: 5n, length: 8 });
    await host.clocks(4);
    assert.equal((await host.find(during)).hit, false, 'a READ that has not left');
  }),
  table(
    'bytes from a PDC that differs in one bit are of no READ, and neither are those of another use',
    async (host) => {
      for (const [id, pdcid] of [
        [0x5a33, 0x8001],
        [0xa5cc, 0x7ffe],
      ] as const) {
        await host.ask(id, pdcid);
        for (let i = 0; i < 16; i++) assert.equal((await host.find(id, pdcid ^ (1 << i))).hit, false, `bit ${i}`);
        for (let i = 8; i < 16; i++) assert.equal((await host.find(id ^ (1 << i), pdcid)).hit, false, `use, bit ${i}`);
        assert.equal((await host.find(id, pdcid)).hit, true);
      }
    },
  ),
  table(
    'a refusal counts twice unless bytes have come, in each clock beside bytes of it and of others',
    async (host) => {
      const [entry, other] = [0x21, 0xff];
      const seen = { hits: 0, misses: 0 };
      for (const [k, of] of (['its', 'strange', 'other'] as const).entries())
        for (let clock = 0; clock <= 8; clock++) {
          const use = 256 * (1 + 9 * k + clock);
          const id = entry + use;
          await host.ask(id);
          await host.ask(other + use);
          host.outcomes.clear();
          const code = { message: id, place: 0, kind: 0, response_return_code: 9 };
          const find = { id: of === 'other' ? other + use : id, pdcid: of === 'strange' ? 0x8002 : 0x8001 };
          for (let i = 0; i <= 8; i++) {
            if (i === clock) host.show('find', { ...find, length: 8, return_code: 0 });
            if (i === 4) host.show('given', { ...code, kind: host.kind('response') });
            await host.clocks(1);
            for (const name of ['find', 'given']) host.clear(name);
          }
          await host.clocks(8);
          const found = host.found.pop();
          assert(found !== undefined);
          assert(of !== 'other' || found.hit, 'bytes of another READ');
          assert(of !== 'strange' || !found.hit, 'bytes from elsewhere');
          assert.equal(host.outcomes.get(id), of === 'its' && found.hit ? 1 : 2, `${of} bytes in clock ${clock}`);
          if (of === 'its') seen[found.hit ? 'hits' : 'misses']++;
          // What is not over yet is, before the next use.
          if (of !== 'other') await host.given(other + use, 0, 'response', 9);
        }
      assert(seen.hits > 2 && seen.misses > 1, JSON.stringify(seen));
      // A message that is no READ is refused once, whichever READs are open.
      await host.ask(other);
      await host.event('opened', { reads: 0, id: 0x77, address: 0n, length: 8 });
      await host.given(0x77, 0, 'response', 9);
      await host.clocks(8);
      assert.equal(host.outcomes.get(0x77), 1);
    },
  ),
  table(
    'a READ that is late is told when the sender has told all of its own, and its entry is not passed over',
    async (host) => {
      for (const id of [0x130, 0x131, 0x1ff]) {
        await host.ask(id);
        await host.acknowledged(id, 1);
      }
      await host.event('ended', { place: 1 });
      host.show('given', { message: 3, place: 0, kind: host.kind('default_ok') });
      await host.clocks(sweep);
      assert.equal(host.failed.size, 0);
      host.clear('given');
      await host.clocks(sweep);
      assert.deepEqual([...host.failed.keys()], [0x130, 0x131, 0x1ff]);
    },
  ),
];
