/** Deferred sends at a receive half, step by step. */
import assert from 'node:assert/strict';
import { opcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { noBytes, type SesRequest, wordOf } from '../../../golden/ses/packets/packet.ts';
import type { ProfileName } from '../../../golden/ses/profiles.ts';
import { TargetBench } from './target-bench.ts';
import type { Rtr } from './target-deferrals.ts';
import { arrival, part, processes, receive } from './target-parts.ts';
import type { TargetChoices } from './target-world.ts';

type Space = 'send' | 'tagged';
const tag = 10n;

/** A packet of a deferrable send with a token, and with both of them if it comes again. */
function deferrable(
  space: Space,
  messageId: number,
  [offset, length, all]: readonly [number, number, number],
  tokens: { readonly initiator: number; readonly target?: number },
): SesRequest {
  const opcode = space === 'send' ? 'deferrable_send' : 'deferrable_tsend';
  const bufferOffset = wordOf({ initiator: tokens.initiator, target: tokens.target ?? 0 });
  return { ...part(opcode, messageId, offset, length, all), bufferOffset };
}

const spaces: readonly Space[] = ['send', 'tagged'];
const receiveIn = (space: Space, wrId: number, length: number) => receive(wrId, length, space === 'send' ? 0n : tag);

const named = (
  profile: ProfileName,
  name: string,
  steps: (bench: TargetBench) => Promise<void>,
  choices: TargetChoices = {},
): NamedTest => ({
  name,
  body: async (t) => {
    const bench = new TargetBench(t, profile, choices);
    await bench.begin(processes);
    await steps(bench);
    await bench.drain();
  },
});

/** The RTR that has left. */
async function rtrOf(bench: TargetBench): Promise<Rtr> {
  for (let i = 0; i < 50 && bench.deferrals.rtrs.length === 0; i++) await bench.clock();
  assert.equal(bench.deferrals.rtrs.length, 1);
  return bench.deferrals.rtrs.shift()!;
}

/** Clocks until a receive has come back. */
async function comesBack(bench: TargetBench, wrId: number): Promise<void> {
  for (let i = 0; i < 50 && bench.deferrals.returned.length === 0; i++) await bench.clock();
  assert.deepEqual(
    bench.deferrals.returned.splice(0).map(({ receive: back }) => back.wrId),
    [wrId],
  );
}

/** What profiles with deferral do; each packet's verdict is that of the golden model, too. */
export const deferralDirected = (profile: ProfileName): readonly NamedTest[] => [
  ...spaces.map((space) =>
    named(
      profile,
      `a deferrable ${space} waits, is asked for, and gets its receive when it restarts`,
      async (bench) => {
        const context = bench.contextOf(space, 0);
        await bench.clock(deferrable(space, 5, [1024, 1024, 2500], { initiator: 82 }), arrival);
        await bench.drain();
        await bench.post(context, receiveIn(space, 7, 4096));
        assert.equal(bench.outcome, 'matched');
        // What is still to come of it does not take the receive.
        await bench.clock(deferrable(space, 5, [2048, 452, 2500], { initiator: 82 }), arrival);
        const { target } = await rtrOf(bench);
        await bench.clock(deferrable(space, 5, [0, 1024, 2500], { initiator: 82 }), arrival);
        await bench.drain();
        assert.equal(bench.completed, 0);
        for (const [offset, length] of [
          [2048, 452],
          [0, 1024],
          [1024, 1024],
        ] as const)
          await bench.clock(deferrable(space, 5, [offset, length, 2500], { initiator: 82, target }), arrival);
        await bench.drain();
        assert.equal(bench.completed, 1);
        // Once.
        await bench.clock(deferrable(space, 6, [0, 100, 100], { initiator: 82, target }), arrival);
        await bench.drain();
        assert.equal(bench.codes.get(returnCodes.code.op_violation), 1);
      },
    ),
  ),
  ...spaces.map((space) =>
    named(profile, `a receive looks on from a ${space} that has gone, and finds the next that waits`, async (bench) => {
      const context = bench.contextOf(space, 0);
      // One that does not go on, one that is ended by MSG_ERROR, one that fails, and one that waits.
      await bench.clock(deferrable(space, 5, [0, 1024, 2500], { initiator: 1 }), arrival);
      await bench.drain();
      await bench.expire();
      await bench.clock(deferrable(space, 6, [0, 1024, 2500], { initiator: 2 }), arrival);
      const end = { opcode: opcodes.code.msg_error, som: false, eom: true, payload: noBytes, payloadLength: 0 };
      await bench.clock({ ...deferrable(space, 6, [1024, 0, 2500], { initiator: 2 }), ...end }, arrival);
      await bench.clock(deferrable(space, 7, [0, 1024, 2048], { initiator: 3 }), arrival);
      await bench.clock({ ...deferrable(space, 7, [1024, 1024, 2048], { initiator: 3 }), ie: true }, arrival);
      await bench.clock(deferrable(space, 8, [0, 100, 100], { initiator: 4 }), arrival);
      await bench.drain();
      await bench.post(context, receiveIn(space, 7, 4096));
      assert.equal(bench.outcome, 'matched');
      const rtr = await rtrOf(bench);
      assert.equal(rtr.initiator, 4);
      await bench.post(context, receiveIn(space, 8, 4096));
      assert.equal(bench.outcome, 'stored');
      await bench.clock(deferrable(space, 9, [0, 100, 100], { initiator: 4, target: rtr.target }), arrival);
      await bench.drain();
      assert.equal(bench.completed, 1);
    }),
  ),
  named(profile, 'a message that its initiator suspends goes on waiting', async (bench) => {
    await bench.clock(deferrable('send', 5, [0, 1024, 2500], { initiator: 1 }), arrival);
    const end = { ...deferrable('send', 5, [2048, 0, 2500], { initiator: 1 }), eom: true };
    await bench.clock(end, arrival);
    await bench.clock(deferrable('send', 5, [1024, 1024, 2500], { initiator: 1 }), arrival);
    await bench.drain();
    await bench.expire();
    await bench.post(bench.contextOf('send', 0), receive(7, 4096));
    const { target } = await rtrOf(bench);
    await bench.clock(deferrable('send', 5, [0, 2500, 2500], { initiator: 1, target }), arrival);
    await bench.drain();
    assert.equal(bench.completed, 1);
  }),
  named(profile, 'a receive comes back when its RTR is refused, or nothing restarts', async (bench) => {
    for (const wrId of [7, 8]) {
      await bench.clock(deferrable('send', wrId, [0, 100, 100], { initiator: 1 }), arrival);
      await bench.drain();
      await bench.post(bench.contextOf('send', 0), receive(wrId, 4096));
      const rtr = await rtrOf(bench);
      if (wrId === 7) await bench.deferrals.refuse(rtr, () => bench.clock());
      else await bench.expire();
      await comesBack(bench, wrId);
      await bench.clock(deferrable('send', 20 + wrId, [0, 100, 100], { initiator: 1, target: rtr.target }), arrival);
      await bench.drain();
    }
    assert.equal(bench.codes.get(returnCodes.code.op_violation), 2);
  }),
  named(profile, 'a restart with another peer, another token or a bad first packet', async (bench) => {
    await bench.clock(deferrable('send', 5, [0, 100, 100], { initiator: 1 }), arrival);
    await bench.drain();
    await bench.post(bench.contextOf('send', 0), receive(7, 4096));
    const { target } = await rtrOf(bench);
    const again = deferrable('send', 6, [0, 100, 100], { initiator: 1, target });
    await bench.clock(again, { ...arrival, peer: 3 });
    await bench.clock(deferrable('send', 6, [0, 100, 100], { initiator: 2, target }), arrival);
    await bench.clock(deferrable('send', 6, [0, 100, 100], { initiator: 1, target: target + 64 }), arrival);
    await bench.clock({ ...again, ie: true }, arrival);
    await bench.drain();
    assert.equal(bench.codes.get(returnCodes.code.op_violation), 3);
    assert.equal(bench.codes.get(returnCodes.code.initiator_error), 1);
    assert.equal(bench.completed, 1);
  }),
  named(profile, 'without bytes, on ROD, or without a place it is refused', async (bench) => {
    await bench.clock(deferrable('send', 5, [0, 0, 0], { initiator: 1 }), arrival);
    await bench.clock(deferrable('tagged', 6, [0, 100, 100], { initiator: 1 }), { ...arrival, mode: 'rod' });
    // In clocks in a row: a place comes in each second one, and none is refused while there are some.
    for (let i = 0; i < 66; i++) {
      const packet = deferrable('tagged', 100 + i, [0, 100, 100], { initiator: 1 + i });
      await bench.clock({ ...packet, matchBits: BigInt(1000 + i) }, { ...arrival, peer: 1 + (i % 4) });
    }
    await bench.drain();
    assert.equal(bench.codes.get(returnCodes.code.no_match), 4);
    assert.equal(bench.codes.get(returnCodes.code.ok), 64);
    // A place is free when its message has restarted.
    await bench.post(bench.contextOf('tagged', 0), receive(7, 4096, 1020n));
    const { target } = await rtrOf(bench);
    await bench.clock(
      { ...deferrable('tagged', 5, [0, 100, 100], { initiator: 21, target }), matchBits: 1020n },
      arrival,
    );
    await bench.drain();
    await bench.clock({ ...deferrable('tagged', 6, [0, 9, 9], { initiator: 99 }), matchBits: 9n }, arrival);
    await bench.drain();
    assert.equal(bench.codes.get(returnCodes.code.ok), 66);
  }),
  named(profile, 'a peer that floods has its share of the places, and others have theirs', async (bench) => {
    const flooding = { ...arrival, peer: 0x1230 };
    const send = (i: number, peer: number) =>
      bench.clock(
        { ...deferrable('tagged', i, [0, 100, 100], { initiator: i }), matchBits: BigInt(1000 + i) },
        { ...arrival, peer },
      );
    const count = (name: 'ok' | 'no_match') => bench.codes.get(returnCodes.code[name]) ?? 0;
    for (let i = 1; i <= 80; i++) await send(i, flooding.peer);
    await bench.drain();
    assert.deepEqual([count('ok'), count('no_match')], [32, 48]);
    // So has one of its group; those of others are served, between its packets too.
    await send(90, 0x0123);
    for (let i = 0; i < 15; i++) {
      await send(100 + i, 1 + i);
      await send(200 + i, flooding.peer);
    }
    await bench.drain();
    assert.deepEqual([count('ok'), count('no_match')], [32 + 15, 48 + 1 + 15]);
    // A receive finds it all the same, and where one of its messages has restarted one more may wait.
    await bench.post(bench.contextOf('tagged', 0), receive(1, 4096, 5n));
    await bench.clock({ ...deferrable('tagged', 300, [0, 9, 9], { initiator: 300 }), matchBits: 5n }, flooding);
    await bench.drain();
    assert.equal(bench.completed, 1);
    await bench.post(bench.contextOf('tagged', 0), receive(2, 4096, 1007n));
    const { target } = await rtrOf(bench);
    const again = { ...deferrable('tagged', 301, [0, 100, 100], { initiator: 7, target }), matchBits: 1007n };
    await bench.clock(again, flooding);
    await bench.drain();
    assert.equal(bench.completed, 2);
    const before = count('no_match');
    await send(302, flooding.peer);
    await send(303, flooding.peer);
    await bench.drain();
    assert.equal(count('no_match'), before + 1);
  }),
  named(profile, 'those that find a receive give their places back', async (bench) => {
    const context = bench.contextOf('send', 0);
    for (let i = 0; i < 130; i++) {
      await bench.post(context, receive(i, 128));
      await bench.clock(deferrable('send', 1 + i, [0, 100, 100], { initiator: 1 + i }), arrival);
      await bench.drain();
    }
    assert.equal(bench.completed, 130);
    await bench.clock(deferrable('send', 200, [0, 100, 100], { initiator: 200 }), arrival);
    await bench.drain();
    assert.equal(bench.codes.get(returnCodes.code.no_match), undefined);
  }),
  named(profile, 'restarts in clocks in a row while a message that waits fails', async (bench) => {
    const context = bench.contextOf('send', 0);
    for (let i = 0; i < 20; i++)
      await bench.clock(deferrable('send', 1 + i, [0, 100, 100], { initiator: 1 + i }), arrival);
    await bench.drain();
    for (let i = 0; i < 20; i++) await bench.post(context, receive(i, 128));
    await bench.drain();
    const rtrs = bench.deferrals.rtrs.splice(0);
    assert.equal(rtrs.length, 20);
    await bench.clock(deferrable('send', 50, [0, 1024, 2048], { initiator: 50 }), arrival);
    await bench.drain();
    await bench.clock({ ...deferrable('send', 50, [1024, 1024, 2048], { initiator: 50 }), ie: true }, arrival);
    for (const { initiator, target } of rtrs)
      await bench.clock(deferrable('send', 60 + initiator, [0, 100, 100], { initiator, target }), arrival);
    await bench.drain();
    assert.equal(bench.completed, 20);
    await bench.post(context, receive(30, 128));
    assert.equal(bench.outcome, 'stored');
  }),
  named(profile, 'restarts of no message while another message expires', async (bench) => {
    await bench.post(bench.contextOf('send', 0), receive(1, 4096));
    await bench.clock(part('send', 5, 0, 1024, 4096), arrival);
    await bench.drain();
    const restart = deferrable('send', 6, [0, 100, 100], { initiator: 1, target: 77 });
    await bench.expire(Array.from({ length: 900 }, () => [restart, arrival] as const).values());
    assert.equal(bench.codes.get(returnCodes.code.op_violation), 900);
  }),
  named(profile, 'receives of both spaces find what waits at the same time', async (bench) => {
    for (let gap = 0; gap < 24; gap++) {
      const first: Space = gap < 12 ? 'send' : 'tagged';
      const second: Space = gap < 12 ? 'tagged' : 'send';
      for (const [i, space] of spaces.entries())
        await bench.clock(deferrable(space, 2 * gap + i, [0, 100, 100], { initiator: 1 + 2 * gap + i }), arrival);
      await bench.drain();
      bench.offer(bench.contextOf(first, 0), receiveIn(first, 2 * gap, 128));
      for (let i = 0; i < 1 + (gap % 12); i++) await bench.clock();
      bench.offer(bench.contextOf(second, 0), receiveIn(second, 2 * gap + 1, 128));
      await bench.drain();
      assert.equal(bench.deferrals.rtrs.length, 2);
      for (const { initiator, target } of bench.deferrals.rtrs.splice(0)) {
        const space = spaces[(initiator - 1) % 2]!;
        await bench.clock(deferrable(space, 50 + initiator, [0, 100, 100], { initiator, target }), arrival);
      }
      await bench.drain();
    }
    assert.equal(bench.completed, 48);
  }),
  named(
    profile,
    'with a token of 0 the receive comes back at once, and what restarts is matched again',
    async (bench) => {
      await bench.clock(deferrable('send', 5, [0, 100, 100], { initiator: 1 }), arrival);
      await bench.drain();
      const context = bench.contextOf('send', 0);
      await bench.post(context, receive(7, 4096));
      const rtr = await rtrOf(bench);
      assert.equal(rtr.target, 0);
      await comesBack(bench, 7);
      await bench.post(context, receive(7, 4096));
      await bench.clock(deferrable('send', 5, [0, 100, 100], { initiator: 1 }), arrival);
      await bench.drain();
      assert.equal(bench.completed, 1);
    },
    { restartToken: 'zero' },
  ),
  named(
    profile,
    'the tokens of an RTR the other way round',
    async (bench) => {
      await bench.clock(deferrable('send', 5, [0, 100, 100], { initiator: 1 }), arrival);
      await bench.drain();
      await bench.post(bench.contextOf('send', 0), receive(7, 4096));
      const { initiator, target } = await rtrOf(bench);
      await bench.clock(deferrable('send', 5, [0, 100, 100], { initiator, target }), arrival);
      await bench.drain();
      assert.equal(bench.completed, 1);
    },
    { tokenOrder: 'target_upper' },
  ),
];
