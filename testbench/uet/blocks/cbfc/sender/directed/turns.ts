/** What the sender promises of turns: whose frame is next, and how long a turn lasts. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../../design-tests/named-test.ts';
import { bringUp, frames, freed, type SenderSteps } from './steps.ts';

export const turnTests = ({ all, gaps, sender }: SenderSteps): readonly NamedTest[] => [
  sender('a turn ends with the credit of its channel, and costs the next one no clock', async (t, bench, taken) => {
    bench.set({ settings: { weighted: 1 } });
    for (const vc of all.slice(0, 4)) {
      const other = (vc + 1) % 4;
      for (const credits of [9, 8, 10]) {
        for (const channel of [vc, other]) {
          bench.commands(channel, 'disable', 'zero', 'lossless', ['weight', 1000]);
        }
        bench.command('limit', vc, credits);
        bench.command('limit', other, 2 ** 19 - 1);
        await t.cycles(20);
        const before = taken.length;
        for (let i = 0; i < 4; i++) for (const channel of [vc, other]) bench.send({ vc: channel, bytes: 96, tag: i });
        await t.cycles(20);
        for (const channel of [vc, other]) bench.command('enable', channel);
        await t.cycles(40);
        assert.equal(frames(taken.slice(before)).filter((f) => f.vc === vc).length, Math.floor(credits / 3));
        assert.deepEqual(new Set(gaps(taken.slice(before))), new Set([1]));
        bench.command('best_effort', vc);
        await t.cycles(40);
      }
    }
  }),
  sender('a turn lasts for the credits of its weight', async (t, bench, taken) => {
    bench.set({ settings: { weighted: 1 } });
    const weights = [6, 2, 0];
    for (const vc of [0, 1, 2]) bench.command('weight', vc, weights[vc]);
    for (let i = 0; i < 24; i++) bench.send({ vc: i % 3, bytes: 64, tag: i });
    await t.cycles(40);
    bench.take(false);
    for (const vc of [2, 1, 0]) bringUp(bench, vc, 2 ** 19 - 1);
    await t.cycles(40);
    bench.take(true);
    await t.cycles(60);
    // While all three wait: three of 2 credits, one, one.
    const order = frames(taken).map(({ vc }) => vc);
    assert.ok(order.join('').includes('0001200012'), order.join(''));
    assert.equal(taken.length, 24);
  }),
  sender('each bit of the weight of each channel counts', async (t, bench, taken) => {
    bench.set({ settings: { weighted: 1 } });
    for (const vc of all.slice(0, 4)) {
      const other = (vc + 1) % 4;
      for (let at = 1; at < 10; at++) {
        // Turns of two frames, against one of the other channel, which has no weight.
        bench.command('weight', vc, 2 ** at);
        for (let i = 0; i < 6; i++) bench.send({ vc, bytes: 2 ** (at + 4), tag: i });
        for (let i = 0; i < 3; i++) bench.send({ vc: other, bytes: 32, tag: i });
        await t.cycles(20);
        const before = taken.length;
        for (const channel of [vc, other]) bench.command('enable', channel);
        await t.cycles(24);
        const order = frames(taken.slice(before)).map((f) => (f.vc === vc ? 'a' : 'b'));
        assert.ok(order.join('').includes('baaba'), `weight ${2 ** at} of channel ${vc}: ${order.join('')}`);
        for (const channel of [vc, other]) bench.command('disable', channel);
        bench.command('weight', vc, 0);
      }
    }
  }),
  sender('a turn that begins behind one of the same channel lasts for the weight too', async (t, bench, taken) => {
    bench.set({ settings: { weighted: 1 } });
    for (const vc of all.slice(0, 4)) {
      const other = (vc + 1) % 4;
      for (let wait = 0; wait < 20; wait++) {
        // One frame of 2 credits uses them up, or two frames do, or not even they.
        bench.commands(vc, ['weight', 2 + (wait % 4)], 'disable');
        for (let i = 0; i < 8; i++) bench.send({ vc, bytes: 64, tag: i });
        await t.cycles(16);
        bench.command('enable', vc);
        bench.command('enable', other);
        await t.cycles(wait);
        bench.send({ vc: other, bytes: 64, tag: 0 });
        await t.cycles(24);
      }
      bench.command('weight', vc, 0);
    }
    assert.equal(taken.length, 4 * 20 * 9);
  }),
  sender('a turn of the largest weight goes on', async (t, bench, taken) => {
    bench.set({ settings: { weighted: 1 } });
    for (const vc of [0, 1]) {
      bringUp(bench, vc, 2 ** 19 - 1);
      bench.command('weight', vc, 2 ** 15);
    }
    await bench.idle();
    bench.take(false);
    // 16,383 bytes are 512 credits: 64 of them are a turn, while the other channel waits all the time.
    let sent = 0;
    t.attach({
      drive: () => {
        // First of all for the channel whose turn it is, or it runs dry.
        const last = taken.at(-1)?.grant;
        const turn = last?.kind === 'frame' ? last.vc : 0;
        const open = [turn, 1 - turn].find((vc) => bench.checker.model.status(vc).waiting < 7);
        if (open !== undefined && bench.queued < 2) bench.send({ vc: open, bytes: 16_383, tag: sent++ });
        for (const vc of [0, 1]) freed(bench, vc, bench.checker.model.status(vc).consumed);
      },
    });
    await t.cycles(40);
    bench.take(true);
    await t.cycles(400);
    const turns = frames(taken)
      .map(({ vc }) => vc)
      .join('')
      .split(/(?<=0)(?=1)|(?<=1)(?=0)/);
    assert.ok(
      turns.slice(1, -1).length >= 2 && turns.slice(1, -1).every((turn) => turn.length === 64),
      turns.join(' '),
    );
  }),
  sender('a turn that is held up goes on with what is left of its weight', async (t, bench, taken) => {
    bench.set({ settings: { weighted: 1 } });
    for (const vc of all.slice(0, 4)) {
      const other = (vc + 1) % 4;
      for (const weight of [3, 4, 5]) {
        for (const channel of [vc, other]) {
          bench.commands(channel, 'disable', ['weight', weight]);
          for (let i = 0; i < 8; i++) bench.send({ vc: channel, bytes: 64, tag: i });
        }
        await t.cycles(30);
        bench.take(false);
        for (const channel of [vc, other]) bench.command('enable', channel);
        await t.cycles(30);
        // Eight grants wait; each one that is taken makes room for one more, some clocks later.
        const before = taken.length;
        for (let i = 0; i < 8; i++) {
          bench.take(true);
          await t.cycles(1);
          bench.take(false);
          await t.cycles(5);
        }
        bench.take(true);
        await t.cycles(30);
        const order = frames(taken.slice(before)).map((f) => (f.vc === vc ? 'a' : 'b'));
        const turn = Math.ceil(weight / 2);
        const runs = order
          .join('')
          .match(/a+|b+/g)!
          .map((run) => run.length);
        assert.deepEqual(new Set(runs.slice(0, 4)), new Set([turn]), `weight ${weight}: ${order.join('')}`);
        assert.equal(order.length, 16);
        for (const channel of [vc, other]) bench.command('weight', channel, 0);
      }
    }
  }),
];
