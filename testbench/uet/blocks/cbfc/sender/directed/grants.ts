/** What the sender promises of grants by the limits of channels. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../../design-tests/named-test.ts';
import { bringUp, count, frames, freed, type SenderSteps, status } from './steps.ts';

export const grantTests = ({ all, gaps, sender, vcs }: SenderSteps): readonly NamedTest[] => [
  ...(['one channel', 'all channels', 'two channels, one of them best effort'] as const).map((who) =>
    sender(`one frame is granted in every clock: ${who}`, async (_, bench, taken) => {
      const channels = who === 'one channel' ? [vcs - 1] : who === 'all channels' ? all : [0, 2];
      for (const vc of all) bringUp(bench, vc, 2 ** 19 - 1);
      if (channels.length === 2) bench.command('best_effort', 2);
      await bench.idle(5);
      for (let i = 0; i < 300; i++) bench.send({ vc: channels[i % channels.length]!, bytes: 64 + (i % 7), tag: i });
      await bench.idle(12);
      assert.equal(taken.length, 300);
      assert.deepEqual(new Set(gaps(taken)), new Set([1]));
      assert.deepEqual(
        frames(taken).map(({ tag }) => tag),
        Array.from({ length: 300 }, (_, i) => i),
      );
    }),
  ),
  sender('frames are granted up to the limit and not one credit beyond', async (t, bench, taken) => {
    // 33 bytes and 31 of overhead are 2 credits.
    bench.set({ settings: { unit: { overhead: 31 } } });
    const total = (each: number) => [taken.length, bench.checker.model.used].map((n) => n / each);
    for (const vc of all) bringUp(bench, vc, 11);
    await bench.idle(5);
    for (let i = 0; i < 8; i++) for (const vc of all) bench.send({ vc, bytes: 33, tag: i });
    await bench.idle(40);
    assert.deepEqual(total(vcs), [5, 10]);
    for (const vc of all) freed(bench, vc, 1);
    await t.cycles(vcs + 20);
    assert.deepEqual([...total(vcs), status(t).used, status(t).most_used], [6, 11, 11, 11]);
    for (const vc of all) bench.command('limit', vc, 14);
    await t.cycles(vcs + 20);
    assert.deepEqual([...total(vcs), status(t).consumed], [7, 13, 14]);
  }),
  sender('each channel alone goes up to its limit, in clocks in a row', async (t, bench, taken) => {
    for (const vc of all.slice(0, 4)) {
      // A limit that was never set is 0.
      bench.commands(vc, 'lossless', 'enable');
      bench.send({ vc, bytes: 32, tag: 0 });
      await t.cycles(20);
      assert.equal(count(taken, vc), 0);
      bench.command('disable', vc);
      for (let i = 0; i < 7; i++) bench.send({ vc, bytes: 96, tag: i });
      await t.cycles(20);
      for (const limit of [6, 13, 16]) {
        bench.commands(vc, ['limit', limit], 'enable');
        await t.cycles(20);
        assert.equal(bench.checker.model.status(vc).used, 1 + 3 * Math.floor((limit - 1) / 3));
      }
    }
  }),
  sender('an overhead below -16 counts as -16', async (t, bench, taken) => {
    for (const [overhead, cost] of [
      [-15, 2],
      [-16, 2],
      [-17, 2],
      [-32, 2],
      [-128, 2],
    ] as const) {
      bench.set({ settings: { unit: { overhead } } });
      bench.command('enable', 0);
      await t.cycles(8);
      bench.send({ vc: 0, bytes: 49, tag: 0 });
      await t.cycles(20);
      assert.equal(frames(taken).at(-1)?.cost, cost);
    }
    assert.equal(taken.length, 5);
  }),
  sender('each bit of the limit, and of the reserved part, of each channel counts', async (t, bench, taken) => {
    for (const vc of all.slice(0, 4)) {
      for (let at = 0; at < 20; at++) {
        // In the modes of the port nothing is free but what is reserved for this channel.
        const mode = at % 2 === 0 ? 'per_channel' : 'port_static';
        bench.set({ settings: { mode, limit: 2 ** at, largest_frame: 0 } });
        bringUp(bench, vc, Math.min(2 ** at, 2 ** 19 - 1));
        bench.command('reserved', vc, 2 ** at);
        bench.send({ vc, bytes: 32, tag: at });
        await t.cycles(30);
        bench.command('zero', vc);
      }
      bench.command('reserved', vc, 0);
    }
    assert.equal(taken.length, 4 * 20);
  }),
  sender('the third frame in a row goes by the credit', async (t, bench, taken) => {
    for (const limit of [8, 9, 10]) {
      bench.commands(1, 'disable', 'zero', 'lossless', ['limit', limit]);
      for (let i = 0; i < 3; i++) bench.send({ vc: 1, bytes: 96, tag: i });
      await t.cycles(20);
      bench.command('enable', 1);
      await t.cycles(20);
      assert.equal(bench.checker.model.status(1).used, limit < 9 ? 6 : 9);
      bench.command('best_effort', 1);
      await t.cycles(20);
    }
    assert.equal(taken.length, 9);
  }),
];
