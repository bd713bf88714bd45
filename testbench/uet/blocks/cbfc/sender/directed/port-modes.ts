/** What the sender promises in the modes of the port: of the sum of all channels, what is reserved, thresholds. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../../design-tests/named-test.ts';
import { senderOf } from '../sender-checker.ts';
import { bringUp, count, freed, type SenderSteps } from './steps.ts';

export const portModeTests = ({ all, gaps, sender }: SenderSteps): readonly NamedTest[] => [
  sender('in every clock in the modes of the port too, while there is plenty', async (_, bench, taken) => {
    bench.set({ settings: { mode: 'port_static', limit: 2000, largest_frame: 3 } });
    for (const vc of all) bringUp(bench, vc, 2000);
    await bench.idle(20);
    for (let i = 0; i < 300; i++) bench.send({ vc: i % 2, bytes: 96, tag: i });
    await bench.idle(12);
    assert.deepEqual([taken.length, new Set(gaps(taken))], [300, new Set([1])]);
  }),
  sender('in the modes of the port frames go up to the limit too, of whatever cost', async (t, bench, taken) => {
    for (const vc of all) bringUp(bench, vc, 2 ** 19 - 1);
    await bench.idle();
    // Frames that are not large, large by one, or large only after others; limits that leave room for one credit or
    // none.
    let freedAll = 0;
    for (const largestFrame of [4, 3, 2]) {
      for (const limit of [16, 8 * largestFrame, 8 * largestFrame + 1]) {
        bench.set({ settings: { mode: 'port_static', limit, largest_frame: largestFrame } });
        await t.cycles(20);
        const before = taken.length;
        for (let i = 0; i < 6; i++)
          for (const vc of all.slice(0, 4)) bench.send({ vc, bytes: [96, 97, 64][i % 3]!, tag: i });
        for (let n = 0; n < 40; n++) {
          await t.cycles(24);
          assert.ok(bench.checker.model.used <= limit);
          for (const vc of all.slice(0, 4)) freed(bench, vc, bench.checker.model.status(vc).consumed);
        }
        freedAll += taken.length - before;
      }
    }
    assert.equal(freedAll, 9 * 24);
  }),
  sender('thresholds and what is reserved count to the credit on every channel', async (t, bench, taken) => {
    bench.set({ settings: { mode: 'port_dynamic', limit: 3000, largest_frame: 8 } });
    for (const [i, vc] of all.slice(0, 4).entries()) {
      bringUp(bench, vc, 0);
      bench.command('reserved', vc, [37, 70, 133, 6][i]);
    }
    await bench.idle();
    for (let alpha = 8; alpha < 16; alpha++) {
      bench.set({ settings: { alpha: alpha === 8 ? 0 : alpha, limit: 1500 - 160 * (alpha - 8) } });
      for (let n = 0; n < 12; n++) {
        for (const vc of all.slice(0, 4)) {
          for (let i = 0; i < 3; i++) bench.send({ vc, bytes: 32 * (1 + ((n + i) % 7)), tag: i });
        }
        await t.cycles(40);
      }
      for (let n = 0; n < 30; n++) {
        for (const vc of all.slice(0, 4)) freed(bench, vc, bench.checker.model.status(vc).consumed);
        await t.cycles(20);
      }
    }
    await bench.idle();
    assert.equal(taken.length, 8 * 12 * 12);
  }),
  sender('a large_frame frame behind others ends a stream, one that just is not does not', async (t, bench, taken) => {
    bench.set({ settings: { mode: 'port_static', limit: 5000, largest_frame: 3 } });
    for (const vc of all) bringUp(bench, vc, 5000);
    await bench.idle();
    for (const vc of all.slice(0, 4)) {
      for (const costs of [
        [3, 3, 4, 3, 3, 3, 4, 4],
        [2, 3, 3, 4, 3, 4, 3, 3],
      ]) {
        bench.command('disable', vc);
        for (const cost of costs) bench.send({ vc, bytes: 32 * cost, tag: cost });
        await t.cycles(30);
        bench.command('enable', vc);
        await t.cycles(160);
      }
    }
    assert.equal(taken.length, 64);
  }),
  sender('a large port divides by alpha as well', async (t, bench, taken) => {
    bench.set({ settings: { mode: 'port_dynamic', limit: 2 ** 20 - 1, largest_frame: 400 } });
    bench.set({ settings: { alpha: 15 } });
    bringUp(bench, 0, 0);
    await t.cycles(30);
    for (let i = 0; i < 40; i++) bench.send({ vc: 0, bytes: 32 * 300, tag: i });
    await t.cycles(300);
    // Of 2^20 - 1 less what is used a 128th part.
    assert.equal(count(taken, 0), 27);
  }),
  sender(
    'what is reserved for a channel of a port is there when others have taken all else',
    async (t, bench, taken) => {
      bench.set({ settings: { mode: 'port_static', limit: 40, largest_frame: 2 } });
      bench.command('reserved', 1, 10);
      for (const vc of [0, 1]) bringUp(bench, vc, 40);
      await bench.idle(30);
      for (let i = 0; i < 8; i++) bench.send({ vc: 0, bytes: 160, tag: i });
      await t.cycles(150);
      assert.equal(count(taken, 0), 6);
      for (let i = 0; i < 4; i++) bench.send({ vc: 1, bytes: 160, tag: i });
      await t.cycles(150);
      assert.deepEqual([count(taken, 0), count(taken, 1)], [6, 2]);
      assert.deepEqual([senderOf(t).counts.used.get(), senderOf(t).counts.most_used.get()], [40, 40]);
      freed(bench, 0, 5);
      await t.cycles(60);
      assert.equal(taken.length, 9);
    },
  ),
  sender(
    'of a port, frames pass in every clock while 4 of the largest frame are free, else one in 5',
    async (t, bench, taken) => {
      bench.set({ settings: { mode: 'port_static', largest_frame: 3 } });
      for (const limit of [9, 11, 12, 13, 30]) {
        bench.set({ settings: { limit } });
        for (const vc of all.slice(0, 4)) {
          bench.commands(vc, 'disable', 'zero', ['limit', 1000], 'lossless');
          for (let i = 0; i < 4; i++) bench.send({ vc, bytes: 96, tag: i });
        }
        await t.cycles(40);
        const before = taken.length;
        for (const vc of all.slice(0, 4)) bench.command('enable', vc);
        await t.cycles(60);
        const after = taken.slice(before);
        assert.equal(after.length, Math.floor(limit / 3));
        assert.deepEqual([limit, new Set(gaps(after))], [limit, new Set([limit < 12 ? 5 : 1])]);
        for (const vc of all.slice(0, 4)) bench.command('best_effort', vc);
        await t.cycles(40);
      }
    },
  ),
  sender('a frame that goes a credit beyond what is reserved counts at once', async (t, bench, taken) => {
    bench.set({ settings: { mode: 'port_static', limit: 20, largest_frame: 0 } });
    for (let wait = 0; wait < 12; wait++) {
      for (const vc of [0, 1]) {
        bench.command('zero', vc);
        bringUp(bench, vc, 1000);
      }
      bench.command('reserved', 1, 4);
      await t.cycles(30);
      const before = taken.length;
      // 1 credit more than is reserved, and then all that was free before it.
      bench.send({ vc: 1, bytes: 160, tag: wait });
      await t.cycles(wait);
      bench.send({ vc: 0, bytes: 512, tag: wait });
      await t.cycles(60);
      assert.equal(taken.length - before, 1, `${wait} clocks later`);
      for (const vc of [0, 1]) bench.command('best_effort', vc);
      await t.cycles(30);
      for (const vc of [0, 1]) bench.command('disable', vc);
    }
  }),
  sender('a reserved part of each size is kept from others to the credit', async (t, bench, taken) => {
    bench.set({ settings: { mode: 'port_static', largest_frame: 0 } });
    const some = all.slice(0, 4);
    for (const vc of some) bringUp(bench, vc, 2 ** 19 - 1);
    for (const vc of some) {
      const other = (vc + 1) % 4;
      for (let bitOf = 0; bitOf < 20; bitOf++) {
        // Two credits beside what is kept for the channel; a frame of the other one is one.
        bench.command('reserved', vc, 2 ** bitOf);
        bench.set({ settings: { limit: 2 ** bitOf + 2 } });
        await t.cycles(20);
        const before = count(taken, other);
        for (let i = 0; i < 3; i++) bench.send({ vc: other, bytes: 32, tag: i });
        await t.cycles(40);
        assert.equal(count(taken, other) - before, 2, `reserved ${2 ** bitOf}`);
        bench.command('reserved', vc, 0);
        bench.set({ settings: { limit: 100 } });
        await t.cycles(30);
        freed(bench, other, bench.checker.model.status(other).consumed);
        await t.cycles(10);
      }
    }
  }),
  sender('a reserved part that is raised on a full port waits for what others give back', async (t, bench, taken) => {
    bench.set({ settings: { mode: 'port_static', limit: 40, largest_frame: 0 } });
    for (const vc of [0, 1]) bringUp(bench, vc, 40);
    await bench.idle(30);
    for (let i = 0; i < 8; i++) bench.send({ vc: 0, bytes: 160, tag: i });
    await t.cycles(150);
    for (let i = 0; i < 4; i++) bench.send({ vc: 1, bytes: 160, tag: i });
    await t.cycles(30);
    bench.command('reserved', 1, 20);
    await t.cycles(60);
    assert.deepEqual([count(taken, 0), count(taken, 1)], [8, 0]);
    bench.command('best_effort', 1);
  }),
  sender('alpha multiplies or divides what is free on the port', async (t, bench, taken) => {
    bench.set({ settings: { mode: 'port_dynamic', limit: 96, largest_frame: 1 } });
    // Frames of 8, limit 96: with alpha 9, a half, the fourth makes 32 <= (96 - 24) / 2, a fifth 40 > (96 - 32) / 2; of
    // the rest 24 <= (64 - 16) / 2. With alpha 0 a seventh still goes by what was free
    // before the sixth, 56 <= 96 - 40, as thresholds are known late; of the rest 24 <= 40 - 16.
    for (const [alpha, expected] of [
      [9, [4, 3]],
      [0, [7, 3]],
    ] as const) {
      const before = taken.length;
      bench.set({ settings: { alpha } });
      for (const vc of [0, 1]) {
        bench.command('zero', vc);
        bringUp(bench, vc, 0);
      }
      await bench.idle(30);
      for (const vc of [0, 1]) {
        for (let i = 0; i < 8; i++) bench.send({ vc, bytes: 256, tag: i });
        await t.cycles(300);
      }
      const after = taken.slice(before);
      assert.deepEqual([count(after, 0), count(after, 1)], expected);
      for (const vc of [0, 1]) bench.command('best_effort', vc);
      await t.cycles(40);
      for (const vc of [0, 1]) bench.command('disable', vc);
    }
  }),
];
