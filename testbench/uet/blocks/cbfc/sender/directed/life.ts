/** What the sender promises of latency, of channels that come and go, and of link faults. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../../design-tests/named-test.ts';
import { senderOf } from '../sender-checker.ts';
import { bringUp, frames, type SenderSteps, status } from './steps.ts';

export const lifeTests = ({ sender, vcs }: SenderSteps): readonly NamedTest[] => [
  sender('a frame that waits alone is offered 8 clocks after it was taken', async (t, bench, taken) => {
    bringUp(bench, 1, 2);
    await bench.idle(5);
    const accepted: number[] = [];
    const [valid, ready] = [senderOf(t).enqueue.valid, senderOf(t).enqueue.ready];
    t.attach({ sample: () => valid.get() === 1 && ready.get() === 1 && accepted.push(bench.checker.clocks) });
    bench.send({ vc: 1, bytes: 64, tag: 77 });
    await t.cycles(20);
    const { vc, bytes, cost, tag, cycle } = frames(taken)[0]!;
    assert.deepEqual({ vc, bytes, cost, tag }, { vc: 1, bytes: 64, cost: 2, tag: 77 });
    // The checker has counted the clock of the acceptance when the agent looks.
    assert.equal(cycle - (accepted[0]! - 1), 8);
  }),
  sender('a link fault holds all grants, or also makes all channels start again', async (t, bench, taken) => {
    bringUp(bench, 0, 5);
    bench.set({ settings: { on_fault: 'hold' } });
    await bench.idle(5);
    bench.set({ link_fault: 1 });
    await t.cycles(3);
    for (let i = 0; i < 4; i++) bench.send({ vc: 0, bytes: 64, tag: i });
    await t.cycles(30);
    assert.equal(taken.length, 0);
    bench.set({ link_fault: 0 });
    await t.cycles(30);
    assert.deepEqual([taken.length, status(t).used], [2, 4]);
    bench.set({ settings: { on_fault: 'reset' } });
    await t.cycles(3);
    bench.set({ link_fault: 1 });
    await t.cycles(3);
    assert.deepEqual([taken.length, status(t).used, status(t).consumed], [2, 0, 0]);
    bench.set({ link_fault: 0 });
    await t.cycles(30);
    assert.deepEqual([taken.length, status(t).used], [4, 4]);
  }),
  sender('a channel is brought up, and taken away, by commands; its frames wait meanwhile', async (t, bench, taken) => {
    for (let i = 0; i < 8; i++) bench.send({ vc: 3, bytes: 64, tag: i });
    bench.set({ status_vc: 3 });
    await t.cycles(30);
    assert.equal(taken.length, 0);
    assert.equal(Number(senderOf(t).room.get()), 2 ** vcs - 1 - 8);
    bringUp(bench, 3, 6);
    await t.cycles(40);
    assert.deepEqual([taken.length, status(t).used, status(t).lossless], [3, 6, 1]);
    bench.commands(3, 'disable', 'zero');
    await t.cycles(20);
    assert.deepEqual([taken.length, status(t).used, status(t).enabled], [3, 0, 0]);
    bench.commands(3, 'best_effort', ['limit', 0], 'enable');
    await t.cycles(30);
    assert.deepEqual([taken.length, status(t).used, status(t).consumed], [8, 0, 0]);
  }),
  sender('eight grants may wait to be taken, and none is lost', async (t, bench, taken) => {
    for (const vc of [0, 1]) bringUp(bench, vc, 1000);
    await bench.idle();
    bench.take(false);
    for (let i = 0; i < 16; i++) bench.send({ vc: i % 2, bytes: 64, tag: i });
    await t.cycles(60);
    assert.equal(bench.checker.model.used, 16);
    bench.take(true);
    await t.cycles(40);
    assert.deepEqual(
      frames(taken).map(({ tag }) => tag),
      Array.from({ length: 16 }, (_, i) => i),
    );
  }),
];
