/** What the table of deferred sends at their target promises, step by step. */
import assert from 'node:assert/strict';
import { type NamedTest, named, namedWith } from '../../../../design-tests/named-test.ts';
import type { Place } from '../completion-ports.ts';
import { type Header, TargetDesk } from './target-desk.ts';

const header = (token: number, more: Partial<Header> = {}): Header => ({
  ...{ peer: 5, rel: 1, job_id: 0xabcd, token, kept: 0 },
  ...more,
});
const place = (wr_id: number): Place => ({ wr_id, address: 0x1234_5678_9abcn, length: 5000 });

/** A message that waits: its token. */
async function defer(desk: TargetDesk, of: Header): Promise<number> {
  while (desk.offered === undefined) await desk.go();
  const token = (await desk.go({ reserve: of }))!;
  await desk.go();
  await desk.go();
  await desk.go();
  return token;
}

/** A receive finds it. */
async function promise(desk: TargetDesk, slot: number, wrId: number): Promise<void> {
  await desk.go({ found: { slot, place: place(wrId) } });
  for (let i = 0; i < 4; i++) await desk.go();
}

async function idle(desk: TargetDesk, clocks: number): Promise<void> {
  for (let i = 0; i < clocks; i++) await desk.go();
}

export function deferralTargetDirected(slots: number): readonly NamedTest[] {
  const atDesk = namedWith((t) => new TargetDesk(t, slots, {}));
  const slotOf = (token: number) => token % slots;
  const waiting = async (desk: TargetDesk, of: Header) => {
    const token = await defer(desk, of);
    await desk.go({ settle: { slot: slotOf(token), stored: true } });
    return token;
  };
  return [
    atDesk('RTR has both tokens and the bytes that are kept; the restart gets the receive, once', async (desk) => {
      const token = await waiting(desk, header(0x11223344, { kept: 3000 }));
      await promise(desk, slotOf(token), 9);
      assert.deepEqual(desk.rtrs, [
        {
          ...{ peer: 5, rel: 1, job_id: 0xabcd, buffer_offset: 3000n },
          match_bits: (0x11223344n << 32n) | BigInt(token),
        },
      ]);
      const restart = { kind: 'restart', peer: 5, initiator: 0x11223344, target: token } as const;
      // Of packets in clocks in a row one gets it.
      await desk.go({ lookup: { ...restart, peer: 6 } });
      await desk.go({ lookup: { ...restart, initiator: 0x11223345 } });
      await desk.go({ lookup: restart });
      await desk.go({ lookup: restart });
      await idle(desk, 6);
      assert.deepEqual(
        desk.answers.map(({ hit }) => hit),
        [false, false, true, false],
      );
      assert.deepEqual(desk.answers[2]!.place, place(9));
    }),
    named("the reference's order of tokens, and the token 0, which gives the receive back at once", async (t) => {
      const desk = new TargetDesk(t, slots, { targetUpper: true, zeroToken: true });
      const token = await waiting(desk, header(7));
      await promise(desk, slotOf(token), 9);
      await idle(desk, 8);
      assert.deepEqual(
        desk.rtrs.map((rtr) => rtr.match_bits),
        [7n],
      );
      assert.deepEqual(desk.returned, [9]);
      await desk.go({ lookup: { kind: 'restart', peer: 5, initiator: 7, target: token } });
      await idle(desk, 6);
      assert.equal(desk.answers[0]!.hit, false);
    }),
    atDesk('a table that is full gives no place; one that is not kept is free again', async (desk) => {
      const tokens: number[] = [];
      for (let i = 0; i < slots; i++) tokens.push(await waiting(desk, header(i + 1, { peer: 4 + (i % 4) })));
      await idle(desk, 10);
      assert.equal(desk.offered, undefined);
      assert.equal(await desk.go({ reserve: header(99) }), undefined);
      await promise(desk, slotOf(tokens[0]!), 1);
      await desk.go({ lookup: { kind: 'restart', peer: 4, initiator: 1, target: tokens[0]! } });
      await idle(desk, 8);
      const next = await defer(desk, header(99));
      assert.equal(slotOf(next), slotOf(tokens[0]!));
      assert.notEqual(next, tokens[0]);
      await desk.go({ settle: { slot: slotOf(next), stored: false } });
      await idle(desk, 5);
      assert.notEqual(desk.offered, undefined);
      await desk.go({ lookup: { kind: 'restart', peer: 5, initiator: 1, target: tokens[0]! } });
      await idle(desk, 6);
      assert.equal(desk.answers.at(-1)!.hit, false);
    }),
    atDesk('each group of peers has half of the places, and one that is given back counts no more', async (desk) => {
      for (let group = 0; group < 16; group++) {
        const peer = [group, group << 4, group << 8, group << 12][group % 4]!;
        const tokens: number[] = [];
        for (let i = 0; i < slots / 2; i++) {
          assert.equal(desk.isFull(peer), false);
          tokens.push(await defer(desk, header(i + 1, { peer })));
        }
        await idle(desk, 2);
        assert.deepEqual(
          Array.from({ length: 16 }, (_, other) => desk.isFull(other)),
          Array.from({ length: 16 }, (_, other) => other === group),
        );
        for (const token of tokens) {
          await desk.go({ settle: { slot: slotOf(token), stored: false } });
          await idle(desk, 6);
          assert.equal(desk.isFull(peer), false);
        }
      }
    }),
    atDesk(
      'a receive whose message does not come goes back after three whole ticks, and one whose RTR is refused at once',
      async (desk) => {
        const first = await waiting(desk, header(1));
        await promise(desk, slotOf(first), 11);
        for (let i = 0; i < 3; i++) await desk.go({ tick: true });
        await idle(desk, 8);
        assert.deepEqual(desk.returned, []);
        await desk.go({ tick: true });
        await idle(desk, 8);
        assert.deepEqual(desk.returned, [11]);
        const second = await waiting(desk, header(2));
        await promise(desk, slotOf(second), 12);
        await desk.go({ lookup: { kind: 'refuse', peer: 0, initiator: 0, target: second } });
        await idle(desk, 10);
        assert.deepEqual(desk.returned, [11, 12]);
        await desk.go({ lookup: { kind: 'restart', peer: 5, initiator: 2, target: second } });
        await idle(desk, 6);
        assert.equal(desk.answers.at(-1)!.hit, false);
      },
    ),
    atDesk(
      'a receive that finds a message that was dropped looks on; one that was promised is not dropped',
      async (desk) => {
        const [gone, stays] = [await waiting(desk, header(1)), await waiting(desk, header(2))];
        await desk.go({ lookup: { kind: 'drop', peer: 0, initiator: 0, target: gone } });
        await idle(desk, 5);
        await promise(desk, slotOf(gone), 21);
        await promise(desk, slotOf(stays), 21);
        assert.deepEqual(desk.foundDone, [true, false]);
        await desk.go({ lookup: { kind: 'drop', peer: 0, initiator: 0, target: stays } });
        await desk.go({ lookup: { kind: 'restart', peer: 5, initiator: 2, target: stays } });
        await idle(desk, 6);
        assert.deepEqual(
          desk.answers.map(({ hit }) => hit),
          [true, false, true],
        );
      },
    ),
    atDesk('RTRs that are not taken leave no room for more receives', async (desk) => {
      const count = Math.min(slots, 40);
      let rtrs = 0;
      for (let i = 0; i < count; i++) {
        while (desk.offered === undefined) await desk.go({ takesRtr: false });
        const token = (await desk.go({ reserve: header(i + 1, { peer: i % 4 }), takesRtr: false }))!;
        for (let j = 0; j < 3; j++) await desk.go({ takesRtr: false });
        await desk.go({ settle: { slot: slotOf(token), stored: true }, takesRtr: false });
        await desk.go({ takesRtr: false });
        if (!desk.hasRoom) break;
        await desk.go({ found: { slot: slotOf(token), place: place(i) }, takesRtr: false });
        rtrs += 1;
        for (let j = 0; j < 4; j++) await desk.go({ takesRtr: false });
      }
      assert.equal(desk.hasRoom, slots < 16);
      assert.equal(rtrs, Math.min(slots, 16));
      await desk.drain();
      assert.equal(desk.rtrs.length, rtrs);
    }),
    atDesk('each bit of a header is in its RTR, and each of a receive goes back with it', async (desk) => {
      for (let bit = 0; bit < 32; bit++) {
        const one = 2 ** bit;
        const of = { peer: 2 ** (bit % 16), rel: bit % 2, job_id: 2 ** (bit % 24), token: one, kept: one };
        const token = await waiting(desk, header(one, of));
        await promise(desk, slotOf(token), one);
        await desk.go({ lookup: { kind: 'refuse', peer: 0, initiator: 0, target: token } });
        await idle(desk, 8);
        const { rel, job_id, buffer_offset: kept } = desk.rtrs.at(-1)!;
        assert.deepEqual([rel, job_id, kept], [bit % 2, 2 ** (bit % 24), BigInt(one)]);
        assert.equal(desk.returned.at(-1), one);
      }
    }),
  ];
}
