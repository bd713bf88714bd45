/** Rendezvous sends at a receive half, step by step; each verdict is that of the golden model, too. */
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { SesRequest } from '../../../golden/ses/packets/packet.ts';
import { assert, type NamedTest, type Random } from '../../test-kit.ts';
import { arrival, part, receive } from './target-parts.ts';
import { type TargetSteps, testsOfTarget } from './target-steps.ts';
import type { TargetChoices } from './target-world.ts';

type Space = 'send' | 'tagged';

/** A send of `all` bytes with `eager` of them. */
function send(space: Space, messageId: number, eager: number, all: number): SesRequest {
  const packet = part(space === 'send' ? 'send' : 'tagged_send', messageId, 0, eager, eager);
  return {
    ...packet,
    opcode: space === 'send' ? opcodes.code.rendezvous_send : opcodes.code.rendezvous_tsend,
    requestLength: all,
    rendezvous: {
      ...{ eagerLength: eager, riGeneration: 3, pidOnFep: 9, resourceIndex: 0x155 },
      ...{ readOffset: BigInt(messageId) << 40n, readKey: 0x2002n },
    },
  };
}

/** Its eager part in packets of `bytes`. */
function parts(space: Space, messageId: number, eager: number, all: number, bytes: number): SesRequest[] {
  const count = Math.max(1, Math.ceil(eager / bytes));
  return Array.from({ length: count }, (_, k) => {
    const length = Math.min(bytes, eager - k * bytes);
    return {
      ...send(space, messageId, eager, all),
      ...{ som: k === 0, eom: k === count - 1, messageOffset: k * bytes },
      ...{ payloadLength: length, payload: new Uint8Array(length) },
    };
  });
}

const targetTest = testsOfTarget('hpc');
const named = (
  name: string,
  steps: (bench: TargetSteps, random: Random) => Promise<void>,
  choices: TargetChoices = {},
): NamedTest => targetTest(name, (bench, t) => steps(bench, t.random.fork('sends')), choices);

/** What HPC does. */
export const rendezvousDirected: readonly NamedTest[] = [
  ...(['send', 'tagged'] as const).map((space) =>
    named(`the rest of a rendezvous ${space} is read, and its receive is complete when all is there`, async (bench) => {
      const context = bench.contextOf(space, 0);
      // All of it; cut within the rest; cut within the eager part; nothing eager; nothing to read.
      const lengths = [4096, 2048, 512, 4096, 4096];
      for (const [i, length] of lengths.entries())
        await bench.post(context, receive(i, length, space === 'send' ? 0n : 10n));
      for (const [i, [eager, all]] of (
        [
          [1024, 3000],
          [1024, 3000],
          [1024, 3000],
          [0, 1],
          [700, 700],
        ] as const
      ).entries())
        await bench.clock(send(space, 1 + i, eager, all), arrival);
      await bench.drain();
      assert.deepEqual(bench.rest.seen, { done: 5, packets: 2 + 2 + 1, failed: 0 });
      assert.equal(bench.completed, 5);
    }),
  ),
  named('a rendezvous send whose eager part is wrong is refused, and takes no receive', async (bench) => {
    await bench.post(bench.contextOf('send', 0), receive(1, 4096));
    const whole = send('send', 2, 1024, 3000);
    // Fewer or more bytes than its eager part, and an eager part that is longer than the message.
    await bench.give(
      { ...whole, messageId: 3, payload: new Uint8Array(512), payloadLength: 512 },
      { ...send('send', 4, 1024, 3000), requestLength: 1023 },
      { ...send('send', 5, 1024, 3000), ie: true },
    );
    assert.deepEqual([bench.count('op_violation'), bench.count('initiator_error')], [2, 1]);
    // The receive is still there.
    await bench.give(send('send', 6, 1024, 3000));
    assert.equal(bench.completed, 1);
    await bench.expire();
  }),
  named('a READ that fails is the error of its message', async (bench) => {
    bench.rest.failures = 1;
    await bench.post(bench.contextOf('send', 0), receive(1, 4096));
    await bench.give(send('send', 1, 16, 4000));
    assert.equal(bench.rest.seen.done, 1);
    assert(bench.rest.seen.failed > 0);
  }),
  named(
    'random rendezvous sends among writes: each is read as the model reads it, and complete once',
    async (bench, random) => {
      bench.rest.failures = 0.05;
      for (let round = 0; round < 8; round++) {
        for (let i = 0; i < 20; i++) {
          const length = random.pick([0, 10, 1000, 3000, 2 ** 32 - 1]);
          await bench.post(
            bench.contextOf(i % 2 === 0 ? 'send' : 'tagged', 0),
            receive(100 * round + i, length, i % 2 === 0 ? 0n : 10n),
          );
        }
        for (let i = 0; i < 20; i++) {
          const eager = random.pick([0, 1, 64, 1024]);
          await bench.clock(send(i % 2 === 0 ? 'send' : 'tagged', 1 + i, eager, eager + random.below(5000)), arrival);
          while (random.chance(0.5)) await bench.clock(part('write', 99, 0, 64, 64), arrival);
        }
        await bench.drain();
      }
      assert.equal(bench.rest.seen.done, 160);
      assert(bench.rest.seen.failed > 0 && bench.rest.seen.packets > 100);
    },
  ),
  named('in clocks in a row each takes a place, one too many is refused, and places come back', async (bench) => {
    for (const [round, space] of (['tagged', 'send', 'tagged'] as const).entries()) {
      const context = bench.contextOf(space, 0);
      for (let i = 0; i < 32; i++) await bench.post(context, receive(100 * round + i, 64, space === 'send' ? 0n : 10n));
      bench.rest.isHeld = true;
      for (let i = 0; i < 34; i++) await bench.clock(send(space, 1 + i, 16, 64), arrival);
      await bench.idle(600);
      bench.rest.isHeld = false;
      await bench.drain();
      assert.equal(bench.count('uncor_trnsnt'), 2 * (round + 1));
      assert.equal(bench.completed, 32 * (round + 1));
    }
  }),
  ...(['send', 'tagged'] as const).map((space) =>
    named(`a rendezvous ${space} without a receive waits, and all of it is read for the next one`, async (bench) => {
      const context = bench.contextOf(space, 0);
      const tag = space === 'send' ? 0n : 10n;
      // Whole; cut within the rest, and within the eager part; no bytes for it; none of its own.
      const lengths = [4096, 2048, 512, 0, 4096];
      for (const i of lengths.keys())
        await bench.clock(send(space, 1 + i, i === 4 ? 0 : 1024, i === 4 ? 0 : 3000), arrival);
      await bench.drain();
      assert.equal(bench.completed, 0);
      for (const [i, length] of lengths.entries()) await bench.post(context, receive(i, length, tag));
      assert.deepEqual(bench.rest.seen, { done: 5, packets: 3 + 3 + 1, failed: 0 });
      assert.equal(bench.completed, 5);
      // There is none left.
      await bench.post(context, receive(9, 64, tag));
      assert.equal(bench.outcome, 'stored');
    }),
  ),
  named('the eager part of several packets comes in any order, with a receive and without', async (bench, random) => {
    const context = bench.contextOf('tagged', 0);
    for (const [i, bytes] of [700, 512, 1000, 1].entries()) {
      const packets = random.shuffle(parts('tagged', 1 + i, 3 * bytes, 5000, bytes));
      // Before the first packet; after the first, the second, and the last.
      for (const [k, packet] of packets.entries()) {
        if (k === i) await bench.post(context, receive(i, 4096, 10n));
        await bench.give(packet);
        assert.equal(bench.completed, k === 2 && i < 3 ? i + 1 : i);
      }
    }
    await bench.post(context, receive(3, 4096, 10n));
    assert.equal(bench.completed, 4);
    assert.equal(bench.open, 0);
  }),
  named(
    'an eager part that ends early or is wrong reads nothing, with a receive before, between or after',
    async (bench) => {
      const context = bench.contextOf('send', 0);
      let [wrId, id] = [0, 0];
      for (const when of ['before', 'between', 'after'] as const)
        for (const what of ['msg_error', 'end', 'ie', 'length', 'eager', 'expires'] as const) {
          const [first, second, third] = parts('send', ++id, 3000, 6000, 1000) as [SesRequest, SesRequest, SesRequest];
          const post = () => bench.post(context, receive(++wrId, 8192));
          const seen = bench.completed;
          if (when === 'before') await post();
          await bench.give(first);
          if (when === 'between') await post();
          const none = { payloadLength: 0, payload: new Uint8Array(0), rendezvous: undefined };
          const end = { ...third, ...none, messageOffset: 2000 };
          switch (what) {
            case 'msg_error':
              await bench.clock({ ...end, opcode: opcodes.code.msg_error }, arrival);
              await bench.clock(second, arrival);
              break;
            case 'end':
              await bench.clock({ ...end, rendezvous: third.rendezvous! }, arrival);
              await bench.clock(second, arrival);
              break;
            case 'expires':
              await bench.expire();
              break;
            default: {
              const wrong = {
                ie: { ie: true },
                length: { requestLength: 6001 },
                eager: { rendezvous: { ...second.rendezvous!, eagerLength: 3001 } },
              }[what];
              await bench.clock({ ...second, ...wrong }, arrival);
              await bench.clock(third, arrival);
            }
          }
          await bench.drain();
          assert.equal(bench.open, 0);
          assert.equal(bench.completed, when === 'after' ? seen : seen + 1);
          // A message that waited is gone: the receive after it is for the next one.
          if (when !== 'after') continue;
          await post();
          assert.equal(bench.outcome, 'stored');
          await bench.give(send('send', ++id, 16, 64));
          assert.equal(bench.completed, seen + 1);
        }
    },
  ),
  named('messages that wait are found the oldest first, whichever they are', async (bench) => {
    const context = bench.contextOf('tagged', 0);
    const token = (messageId: number) => ({ bufferOffset: BigInt(messageId) << 32n });
    for (let id = 1; id <= 6; id++)
      await bench.clock(
        id % 2 === 0 ? send('tagged', id, 16, 100 + id) : { ...part('deferrable_tsend', id, 0, 64, 64), ...token(id) },
        arrival,
      );
    await bench.drain();
    for (let id = 1; id <= 6; id++) {
      await bench.post(context, receive(id, 4096, 10n));
      assert.equal(bench.outcome, 'matched');
      assert.equal(bench.rest.seen.done, Math.floor(id / 2));
    }
    assert.equal(bench.deferrals.seen.rtrs, 3);
  }),
  named('a receive that was taken back is for no message, and the message waits for the next one', async (bench) => {
    const context = bench.contextOf('tagged', 0);
    const first = receive(1, 4096, 10n);
    await bench.post(context, first);
    await bench.post(context, first, 'cancel');
    await bench.give(send('tagged', 1, 16, 3000));
    assert.equal(bench.completed, 0);
    await bench.post(context, receive(2, 4096, 10n));
    assert.equal(bench.completed, 1);
  }),
  named('of messages without a receive 24 wait, one more is refused, and those with a receive go on', async (bench) => {
    for (let round = 0; round < 3; round++) {
      const [send1, tagged] = [bench.contextOf('send', 0), bench.contextOf('tagged', 0)];
      for (let i = 0; i < 26; i++) {
        await bench.give(send('tagged', 1 + i, 16, 64));
      }
      assert.equal(bench.count('no_match'), 2 * (round + 1));
      for (let i = 0; i < 9; i++) {
        await bench.post(send1, receive(100 * round + i, 64));
        await bench.give(send('send', 50 + i, 16, 64));
      }
      assert.equal(bench.completed, 33 * round + 9);
      for (let i = 0; i < 24; i++) await bench.post(tagged, receive(100 * round + 20 + i, 64, 10n));
      assert.equal(bench.completed, 33 * (round + 1));
    }
    assert.equal(bench.count('uncor_trnsnt'), 0);
  }),
];

/** What peers may have in the tests of shares. */
export const usualReadShare = { groups: 16, most: 16 } as const;

/** What HPC does where peers have a share of the places. */
export const readShareDirected: readonly NamedTest[] = [
  named(
    'a peer that floods with rendezvous sends has its share of the places, and others have theirs',
    async (bench) => {
      const [tagged, plain] = [bench.contextOf('tagged', 0), bench.contextOf('send', 0)];
      const flooding = { ...arrival, peer: 0x1230 };
      const counts = () => [bench.count('ok'), bench.count('uncor_trnsnt')];
      for (let i = 0; i < 40; i++) await bench.clock(send('tagged', 1 + i, 16, 64), flooding);
      await bench.drain();
      assert.deepEqual(counts(), [16, 24]);
      // A peer of its group has none. Headers of eight others wait, and eight have a receive, between packets of it.
      await bench.clock(send('tagged', 50, 16, 64), { ...arrival, peer: 0x0123 });
      for (let i = 1; i <= 8; i++) {
        await bench.post(plain, receive(i, 64));
        await bench.clock(send('tagged', 60 + i, 16, 64), { ...arrival, peer: i });
        await bench.clock(send('tagged', 80 + i, 16, 64), flooding);
        await bench.clock(send('send', 100 + i, 16, 64), { ...arrival, peer: i });
      }
      await bench.drain();
      assert.deepEqual(counts(), [16 + 16, 24 + 1 + 8]);
      assert.equal(bench.completed, 8);
      // Where one of its messages is complete, one more may come.
      await bench.post(tagged, receive(20, 64, 10n));
      await bench.drain();
      assert.equal(bench.completed, 9);
      await bench.giveFrom(flooding, send('tagged', 120, 16, 64), send('tagged', 121, 16, 64));
      assert.deepEqual(counts(), [16 + 16 + 1, 24 + 1 + 8 + 1]);
    },
    { readShare: usualReadShare },
  ),
];
