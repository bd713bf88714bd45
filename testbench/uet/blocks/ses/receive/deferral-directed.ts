/** Deferred sends at a receive half, step by step. */
import assert from 'node:assert/strict';
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { noBytes, type SesRequest, wordOf } from '../../../golden/ses/packets/packet.ts';
import type { ProfileName } from '../../../golden/ses/profiles.ts';
import type { Rtr } from './target-deferrals.ts';
import { arrival, part, receive } from './target-parts.ts';
import { type TargetSteps, testsOfTarget } from './target-steps.ts';

type Space = 'send' | 'tagged';
const tag = 10n;

/** A packet of a deferrable send, all of it by default, with a token, and with both of them if it comes again. */
function deferrable(
  space: Space,
  messageId: number,
  tokens: { readonly initiator: number; readonly target?: number },
  [offset, length, all]: readonly [number, number, number] = [0, 100, 100],
): SesRequest {
  const opcode = space === 'send' ? 'deferrable_send' : 'deferrable_tsend';
  const bufferOffset = wordOf({ initiator: tokens.initiator, target: tokens.target ?? 0 });
  return { ...part(opcode, messageId, offset, length, all), bufferOffset };
}

const spaces: readonly Space[] = ['send', 'tagged'];
const receiveIn = (space: Space, wrId: number, length: number) => receive(wrId, length, space === 'send' ? 0n : tag);

/** The RTR that has left. */
async function rtrOf(bench: TargetSteps): Promise<Rtr> {
  for (let i = 0; i < 50 && bench.deferrals.rtrs.length === 0; i++) await bench.clock();
  assert.equal(bench.deferrals.rtrs.length, 1);
  return bench.deferrals.rtrs.shift()!;
}

/** A receive of the SEND space is posted: the RTR by which it asks for a message that waits. */
async function asked(bench: TargetSteps, wrId: number): Promise<Rtr> {
  await bench.post(bench.contextOf('send', 0), receive(wrId, 4096));
  return rtrOf(bench);
}

/** Clocks until a receive has come back. */
async function comesBack(bench: TargetSteps, wrId: number): Promise<void> {
  for (let i = 0; i < 50 && bench.deferrals.returned.length === 0; i++) await bench.clock();
  assert.deepEqual(
    bench.deferrals.returned.splice(0).map(({ receive: back }) => back.wrId),
    [wrId],
  );
}

/** What profiles with deferral do; each packet's verdict is that of the golden model, too. */
export const deferralDirected = (profile: ProfileName): readonly NamedTest[] => directed(testsOfTarget(profile));

const directed = (named: ReturnType<typeof testsOfTarget>): readonly NamedTest[] => [
  ...spaces.map((space) =>
    named(`a deferrable ${space} waits, is asked for, and gets its receive when it restarts`, async (bench) => {
      const context = bench.contextOf(space, 0);
      await bench.give(deferrable(space, 5, { initiator: 82 }, [1024, 1024, 2500]));
      await bench.post(context, receiveIn(space, 7, 4096));
      assert.equal(bench.outcome, 'matched');
      // What is still to come of it does not take the receive.
      await bench.clock(deferrable(space, 5, { initiator: 82 }, [2048, 452, 2500]), arrival);
      const { target } = await rtrOf(bench);
      await bench.give(deferrable(space, 5, { initiator: 82 }, [0, 1024, 2500]));
      assert.equal(bench.completed, 0);
      for (const [offset, length] of [
        [2048, 452],
        [0, 1024],
        [1024, 1024],
      ] as const)
        await bench.clock(deferrable(space, 5, { initiator: 82, target }, [offset, length, 2500]), arrival);
      await bench.drain();
      assert.equal(bench.completed, 1);
      // Once.
      await bench.give(deferrable(space, 6, { initiator: 82, target }));
      assert.equal(bench.count('op_violation'), 1);
    }),
  ),
  ...spaces.map((space) =>
    named(`a receive looks on from a ${space} that has gone, and finds the next that waits`, async (bench) => {
      const context = bench.contextOf(space, 0);
      // One that does not go on, one that is ended by MSG_ERROR, one that fails, and one that waits.
      await bench.give(deferrable(space, 5, { initiator: 1 }, [0, 1024, 2500]));
      await bench.expire();
      await bench.clock(deferrable(space, 6, { initiator: 2 }, [0, 1024, 2500]), arrival);
      const end = { opcode: opcodes.code.msg_error, som: false, eom: true, payload: noBytes, payloadLength: 0 };
      await bench.give(
        { ...deferrable(space, 6, { initiator: 2 }, [1024, 0, 2500]), ...end },
        deferrable(space, 7, { initiator: 3 }, [0, 1024, 2048]),
        { ...deferrable(space, 7, { initiator: 3 }, [1024, 1024, 2048]), ie: true },
        deferrable(space, 8, { initiator: 4 }),
      );
      await bench.post(context, receiveIn(space, 7, 4096));
      assert.equal(bench.outcome, 'matched');
      const rtr = await rtrOf(bench);
      assert.equal(rtr.initiator, 4);
      await bench.post(context, receiveIn(space, 8, 4096));
      assert.equal(bench.outcome, 'stored');
      await bench.give(deferrable(space, 9, { initiator: 4, target: rtr.target }));
      assert.equal(bench.completed, 1);
    }),
  ),
  named('a message that its initiator suspends goes on waiting', async (bench) => {
    await bench.clock(deferrable('send', 5, { initiator: 1 }, [0, 1024, 2500]), arrival);
    const end = { ...deferrable('send', 5, { initiator: 1 }, [2048, 0, 2500]), eom: true };
    await bench.give(end, deferrable('send', 5, { initiator: 1 }, [1024, 1024, 2500]));
    await bench.expire();
    const { target } = await asked(bench, 7);
    await bench.give(deferrable('send', 5, { initiator: 1, target }, [0, 2500, 2500]));
    assert.equal(bench.completed, 1);
  }),
  named('a receive comes back when its RTR is refused, or nothing restarts', async (bench) => {
    for (const wrId of [7, 8]) {
      await bench.give(deferrable('send', wrId, { initiator: 1 }));
      const rtr = await asked(bench, wrId);
      if (wrId === 7) await bench.deferrals.refuse(rtr, () => bench.clock());
      else await bench.expire();
      await comesBack(bench, wrId);
      await bench.give(deferrable('send', 20 + wrId, { initiator: 1, target: rtr.target }));
    }
    assert.equal(bench.count('op_violation'), 2);
  }),
  named('a restart with another peer, another token or a bad first packet', async (bench) => {
    await bench.give(deferrable('send', 5, { initiator: 1 }));
    const { target } = await asked(bench, 7);
    const again = deferrable('send', 6, { initiator: 1, target });
    await bench.clock(again, { ...arrival, peer: 3 });
    await bench.give(
      deferrable('send', 6, { initiator: 2, target }),
      deferrable('send', 6, { initiator: 1, target: target + 64 }),
      { ...again, ie: true },
    );
    assert.equal(bench.count('op_violation'), 3);
    assert.equal(bench.count('initiator_error'), 1);
    assert.equal(bench.completed, 1);
  }),
  named('without bytes, on ROD, or without a place it is refused', async (bench) => {
    await bench.clock(deferrable('send', 5, { initiator: 1 }, [0, 0, 0]), arrival);
    await bench.clock(deferrable('tagged', 6, { initiator: 1 }), { ...arrival, mode: 'rod' });
    // In clocks in a row: a place comes in each second one, and none is refused while there are some.
    for (let i = 0; i < 66; i++) {
      const packet = deferrable('tagged', 100 + i, { initiator: 1 + i });
      await bench.clock({ ...packet, matchBits: BigInt(1000 + i) }, { ...arrival, peer: 1 + (i % 4) });
    }
    await bench.drain();
    assert.equal(bench.count('no_match'), 4);
    assert.equal(bench.count('ok'), 64);
    // A place is free when its message has restarted.
    await bench.post(bench.contextOf('tagged', 0), receive(7, 4096, 1020n));
    const { target } = await rtrOf(bench);
    await bench.give({ ...deferrable('tagged', 5, { initiator: 21, target }), matchBits: 1020n });
    await bench.give({ ...deferrable('tagged', 6, { initiator: 99 }, [0, 9, 9]), matchBits: 9n });
    assert.equal(bench.count('ok'), 66);
  }),
  named('a peer that floods has its share of the places, and others have theirs', async (bench) => {
    const flooding = { ...arrival, peer: 0x1230 };
    const send = (i: number, peer: number) =>
      bench.clock({ ...deferrable('tagged', i, { initiator: i }), matchBits: BigInt(1000 + i) }, { ...arrival, peer });
    const counts = () => [bench.count('ok'), bench.count('no_match')];
    for (let i = 1; i <= 80; i++) await send(i, flooding.peer);
    await bench.drain();
    assert.deepEqual(counts(), [32, 48]);
    // So has one of its group; those of others are served, between its packets too.
    await send(90, 0x0123);
    for (let i = 0; i < 15; i++) {
      await send(100 + i, 1 + i);
      await send(200 + i, flooding.peer);
    }
    await bench.drain();
    assert.deepEqual(counts(), [32 + 15, 48 + 1 + 15]);
    // A receive finds it all the same, and where one of its messages has restarted one more may wait.
    await bench.post(bench.contextOf('tagged', 0), receive(1, 4096, 5n));
    await bench.giveFrom(flooding, { ...deferrable('tagged', 300, { initiator: 300 }, [0, 9, 9]), matchBits: 5n });
    assert.equal(bench.completed, 1);
    await bench.post(bench.contextOf('tagged', 0), receive(2, 4096, 1007n));
    const { target } = await rtrOf(bench);
    const again = { ...deferrable('tagged', 301, { initiator: 7, target }), matchBits: 1007n };
    await bench.giveFrom(flooding, again);
    assert.equal(bench.completed, 2);
    const before = bench.count('no_match');
    await send(302, flooding.peer);
    await send(303, flooding.peer);
    await bench.drain();
    assert.equal(bench.count('no_match'), before + 1);
  }),
  named('those that find a receive give their places back', async (bench) => {
    const context = bench.contextOf('send', 0);
    for (let i = 0; i < 130; i++) {
      await bench.post(context, receive(i, 128));
      await bench.give(deferrable('send', 1 + i, { initiator: 1 + i }));
    }
    assert.equal(bench.completed, 130);
    await bench.give(deferrable('send', 200, { initiator: 200 }));
    assert.equal(bench.count('no_match'), 0);
  }),
  named('restarts in clocks in a row while a message that waits fails', async (bench) => {
    const context = bench.contextOf('send', 0);
    for (let i = 0; i < 20; i++) await bench.clock(deferrable('send', 1 + i, { initiator: 1 + i }), arrival);
    await bench.drain();
    for (let i = 0; i < 20; i++) await bench.post(context, receive(i, 128));
    await bench.drain();
    const rtrs = bench.deferrals.rtrs.splice(0);
    assert.equal(rtrs.length, 20);
    await bench.give(deferrable('send', 50, { initiator: 50 }, [0, 1024, 2048]));
    await bench.clock({ ...deferrable('send', 50, { initiator: 50 }, [1024, 1024, 2048]), ie: true }, arrival);
    for (const { initiator, target } of rtrs)
      await bench.clock(deferrable('send', 60 + initiator, { initiator, target }), arrival);
    await bench.drain();
    assert.equal(bench.completed, 20);
    await bench.post(context, receive(30, 128));
    assert.equal(bench.outcome, 'stored');
  }),
  named('restarts of no message while another message expires', async (bench) => {
    await bench.post(bench.contextOf('send', 0), receive(1, 4096));
    await bench.give(part('send', 5, 0, 1024, 4096));
    const restart = deferrable('send', 6, { initiator: 1, target: 77 });
    await bench.expire(Array.from({ length: 900 }, () => [restart, arrival] as const).values());
    assert.equal(bench.count('op_violation'), 900);
  }),
  named('receives of both spaces find what waits at the same time', async (bench) => {
    for (let gap = 0; gap < 24; gap++) {
      const first: Space = gap < 12 ? 'send' : 'tagged';
      const second: Space = gap < 12 ? 'tagged' : 'send';
      for (const [i, space] of spaces.entries())
        await bench.clock(deferrable(space, 2 * gap + i, { initiator: 1 + 2 * gap + i }), arrival);
      await bench.drain();
      bench.offer(bench.contextOf(first, 0), receiveIn(first, 2 * gap, 128));
      await bench.idle(1 + (gap % 12));
      bench.offer(bench.contextOf(second, 0), receiveIn(second, 2 * gap + 1, 128));
      await bench.drain();
      assert.equal(bench.deferrals.rtrs.length, 2);
      for (const { initiator, target } of bench.deferrals.rtrs.splice(0)) {
        const space = spaces[(initiator - 1) % 2]!;
        await bench.clock(deferrable(space, 50 + initiator, { initiator, target }), arrival);
      }
      await bench.drain();
    }
    assert.equal(bench.completed, 48);
  }),
  named(
    'with a token of 0 the receive comes back at once, and what restarts is matched again',
    async (bench) => {
      await bench.give(deferrable('send', 5, { initiator: 1 }));
      const context = bench.contextOf('send', 0);
      await bench.post(context, receive(7, 4096));
      const rtr = await rtrOf(bench);
      assert.equal(rtr.target, 0);
      await comesBack(bench, 7);
      await bench.post(context, receive(7, 4096));
      await bench.give(deferrable('send', 5, { initiator: 1 }));
      assert.equal(bench.completed, 1);
    },
    { restartToken: 'zero' },
  ),
  named(
    'the tokens of an RTR the other way round',
    async (bench) => {
      await bench.give(deferrable('send', 5, { initiator: 1 }));
      const { initiator, target } = await asked(bench, 7);
      await bench.give(deferrable('send', 5, { initiator, target }));
      assert.equal(bench.completed, 1);
    },
    { tokenOrder: 'target_upper' },
  ),
];
