/** Rendezvous sends of a host, step by step: what two endpoints that go well do not do. */
import assert from 'node:assert/strict';
import { hostRendezvous, unreadCode } from '../../../../../rtl-gen/uet/endpoint/transmit/rendezvous-sends.ts';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type NamedTest, namedWith } from '../../../../design-tests/named-test.ts';
import { extension, RendezvousHost } from './rendezvous-host.ts';

const { ok, no_match: noMatch } = returnCodes.code;

const named = namedWith(async (t) => {
  const desk = new RendezvousHost(t);
  await desk.until('ready', 100);
  return desk;
});

export const rendezvousSendsDirected: readonly NamedTest[] = [
  named('one is complete with the last byte that is read, whichever of its parts ends last', async (desk) => {
    const first = await desk.give(0xaaaa, 3000, 1000, 5);
    await desk.eagerEnds(first);
    await desk.read(5, 1024);
    await desk.read(5, 975);
    desk.tells();
    await desk.read(5, 1);
    assert.equal(desk.heard[0]!.bytes, extension + 1000);
    desk.tells([0xaaaa, 'ok', ok]);
    const second = await desk.give(0xbbbb, 3000, 1000, 6);
    await desk.read(6, 2000);
    desk.tells();
    await desk.eagerEnds(second);
    desk.tells([0xbbbb, 'ok', ok]);
  }),
  named('one that is all eager, and one without bytes, are complete with their packet', async (desk) => {
    await desk.eagerEnds(await desk.give(1, 700, 700, 5));
    await desk.eagerEnds(await desk.give(2, 0, 0, 6));
    desk.tells([1, 'ok', ok], [2, 'ok', ok]);
  }),
  named('of one that is cut less is read; within its eager part nothing', async (desk) => {
    const place = await desk.give(1, 3000, 500, 5);
    await desk.eagerEnds(place, 'ok', 700);
    await desk.read(5, 199);
    desk.tells();
    await desk.read(5, 1);
    desk.tells([1, 'ok', ok]);
    await desk.eagerEnds(await desk.give(2, 3000, 500, 6), 'ok', 400);
    desk.tells([2, 'ok', ok]);
    // A response that says more than there is changes nothing.
    await desk.eagerEnds(await desk.give(3, 600, 500, 7), 'ok', 0xffff_ffff);
    desk.tells();
    await desk.read(7, 100);
    desk.tells([3, 'ok', ok]);
  }),
  named('one that waits at its target is complete when all that is not kept there has been read', async (desk) => {
    await desk.eagerEnds(await desk.give(1, 3000, 500, 5), 'ok', 0, 1);
    await desk.read(5, 2500);
    await desk.read(5, 499);
    desk.tells();
    await desk.read(5, 1);
    desk.tells([1, 'ok', ok]);
    // Some of it is read before the answer is there, and some of its eager part was kept.
    const place = await desk.give(2, 3000, 500, 6);
    await desk.read(6, 2700);
    await desk.eagerEnds(place, 'ok', 200, 1);
    desk.tells();
    await desk.read(6, 100);
    desk.tells([2, 'ok', ok]);
    // It is the place's, and not that of the next message there.
    await desk.eagerEnds(await desk.give(3, 3000, 500, 7));
    await desk.read(7, 2500);
    desk.tells([3, 'ok', ok]);
    await desk.eagerEnds(await desk.give(4, 500, 500, 7), 'ok', 0, 1);
    desk.tells();
    await desk.ticks(4);
    assert.equal(desk.heard[0]!.result, 'failed');
  }),
  named('the eager part of several packets is what they have beside their extension headers', async (desk) => {
    for (const [i, eager] of [999, 1000, 1001, 2000, 2001, 15_000, 16_000].entries()) {
      await desk.eagerEnds(await desk.give(i, eager + 300, eager, 5));
      await desk.read(5, 299);
      desk.tells();
      await desk.read(5, 1);
      desk.tells([i, 'ok', ok]);
    }
  }),
  named('one that is refused or fails is told at once, and its key is free', async (desk) => {
    await desk.eagerEnds(await desk.give(1, 3000, 500, 5), 'refused');
    await desk.eagerEnds(await desk.give(2, 3000, 500, 6), 'failed', 0);
    desk.tells([1, 'refused', noMatch], [2, 'failed', noMatch]);
    const place = await desk.give(3, 1000, 500, 5);
    await desk.eagerEnds(place);
    await desk.read(5, 500);
    desk.tells([3, 'ok', ok]);
  }),
  named('bytes count once, of their key alone, and only when they are acknowledged', async (desk) => {
    await desk.eagerEnds(await desk.give(1, 1000, 500, 0x8005));
    await desk.eagerEnds(await desk.give(2, 1000, 500, 5));
    await desk.read(5, 500, 'failed');
    await desk.read(7, 500);
    desk.tells();
    await desk.read(5, 500);
    desk.tells([2, 'ok', ok]);
    await desk.read(5, 500);
    await desk.read(0x8005, 500);
    desk.tells([1, 'ok', ok]);
  }),
  named('one of which nothing is read for three whole ticks fails, and others do not', async (desk) => {
    await desk.eagerEnds(await desk.give(1, 3000, 500, 5));
    await desk.ticks(3);
    await desk.read(5, 1);
    await desk.ticks(3);
    desk.tells();
    await desk.ticks(1);
    desk.tells([1, 'failed', unreadCode]);
    // Before its eager part is there packet delivery has its own times.
    const place = await desk.give(2, 3000, 500, 6);
    await desk.ticks(9);
    desk.tells();
    await desk.eagerEnds(place);
    await desk.read(6, 2500);
    desk.tells([2, 'ok', ok]);
  }),
  named('there are so many places: the next one waits, and all are told once', async (desk) => {
    const places: number[] = [];
    for (let i = 0; i < hostRendezvous; i++) places.push(await desk.give(100 + i, 1000, 500, 40 + i));
    assert.equal(new Set(places).size, hostRendezvous);
    desk.set({ messages_payload_op: 'rendezvous_send', messages_valid: 1 });
    await desk.clocks(20);
    assert.deepEqual([desk.get('messages_ready'), desk.get('out_valid')], [0, 0]);
    // Others would go through.
    desk.set({ messages_payload_op: 'write' });
    assert.deepEqual([desk.get('messages_ready'), desk.get('out_valid')], [1, 1]);
    desk.set({ messages_valid: 0 });
    desk.set({ told_ready: 0 });
    for (const [i, place] of [...places.entries()].reverse()) {
      await desk.read(40 + i, 500);
      await desk.eagerEnds(place);
    }
    desk.tells();
    desk.set({ told_ready: 1 });
    await desk.clocks(100);
    assert.deepEqual(desk.heard.map(({ wrId }) => wrId).sort(), [...places.keys()].map((i) => 100 + i).sort());
  }),
  named('other ends go through in their clock, with what was fetched; its own have none', async (desk) => {
    desk.set({ had_valid: 1, had_value: 0x1234n });
    desk.set({ ended_payload_op: 'fetching_atomic', ended_payload_wr_id: 9, ended_valid: 1 });
    assert.deepEqual([desk.get('told_valid'), desk.get('told_payload_wr_id')], [1, 9]);
    assert.deepEqual([desk.get('fetched_valid'), desk.get('fetched_value')], [1, 0x1234]);
    await desk.clocks(1);
    desk.set({ ended_valid: 0 });
    desk.heard.length = 0;
    const place = await desk.give(1, 500, 500, 5);
    desk.set({ told_ready: 0 });
    await desk.eagerEnds(place);
    assert.deepEqual([desk.get('told_valid'), desk.get('fetched_valid')], [1, 0]);
    // What is offered stays, whatever comes.
    desk.set({ ended_payload_op: 'write', ended_payload_wr_id: 8, ended_valid: 1 });
    await desk.clocks(3);
    assert.deepEqual([desk.get('told_payload_wr_id'), desk.get('ended_ready')], [1, 0]);
    desk.set({ told_ready: 1 });
    await desk.clocks(2);
    desk.set({ ended_valid: 0 });
    assert.deepEqual(
      desk.heard.map(({ wrId }) => wrId),
      [1, 8],
    );
  }),
  named('each place counts its own bytes, and its own ticks', async (desk) => {
    const all = [...Array(hostRendezvous).keys()];
    const open = async (): Promise<void> => {
      for (const i of all) await desk.eagerEnds(await desk.give(i, 1000, 500, 40 + i));
    };
    await open();
    for (const i of all) {
      await desk.read(40 + i, 500);
      desk.tells([i, 'ok', ok]);
    }
    await open();
    await desk.ticks(3);
    desk.tells();
    await desk.ticks(1);
    await desk.clocks(100);
    desk.heard.sort((a, b) => a.wrId - b.wrId);
    desk.tells(...all.map((i) => [i, 'failed', unreadCode] as const));
    await open();
    for (const i of all) {
      for (const other of all) if (other >= i) await desk.read(40 + other, 1);
      await desk.ticks(3);
      desk.tells();
      for (const other of all) if (other > i) await desk.read(40 + other, 1);
      await desk.ticks(1);
      desk.tells([i, 'failed', unreadCode]);
    }
  }),
  named('after a reset no key is of a message, and each answer is taken in its clock', async (desk) => {
    const keys = Array.from({ length: hostRendezvous }, (_, i) => 40 + i);
    for (const [i, key] of keys.entries()) await desk.eagerEnds(await desk.give(i, 1000, 500, key));
    await desk.reset();
    await desk.until('ready', 100);
    desk.set({ ended_payload_op: 'answer', ended_payload_result: 'ok', ended_payload_bytes: 500, ended_valid: 1 });
    for (const key of keys) {
      desk.set({ ended_payload_wr_id: key });
      for (let clock = 0; clock < 3; clock++) {
        assert.equal(desk.get('ended_ready'), 1);
        await desk.clocks(1);
      }
    }
    desk.set({ ended_valid: 0 });
    await desk.clocks(20);
    desk.tells();
  }),
];
