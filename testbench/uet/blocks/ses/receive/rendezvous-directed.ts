/** Rendezvous sends at a receive half, step by step; each verdict is that of the golden model, too. */
import assert from 'node:assert/strict';
import { opcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Random } from '../../../../../support/random.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import type { SesRequest } from '../../../golden/ses/packets/packet.ts';
import { TargetBench } from './target-bench.ts';
import { arrival, part, processes, receive } from './target-parts.ts';

type Space = 'send' | 'tagged';
const { code } = returnCodes;

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

const named = (name: string, steps: (bench: TargetBench, random: Random) => Promise<void>): NamedTest => ({
  name,
  body: async (t) => {
    const bench = new TargetBench(t, 'hpc');
    await bench.begin(processes);
    await steps(bench, t.random.fork('sends'));
    await bench.drain();
  },
});

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
  named('a rendezvous send is refused without a receive, and with its eager part in several packets', async (bench) => {
    await bench.clock(send('send', 1, 1024, 3000), arrival);
    await bench.drain();
    await bench.post(bench.contextOf('send', 0), receive(1, 4096));
    const whole = send('send', 2, 1024, 3000);
    await bench.clock({ ...whole, eom: false, payload: new Uint8Array(512), payloadLength: 512 }, arrival);
    const rest = { som: false, messageOffset: 512, payload: new Uint8Array(512), payloadLength: 512 };
    await bench.clock({ ...whole, ...rest }, arrival);
    await bench.drain();
    assert.equal(bench.open, 0);
    // Fewer or more bytes than its eager part, and an eager part that is longer than the message.
    await bench.clock({ ...whole, messageId: 3, payload: new Uint8Array(512), payloadLength: 512 }, arrival);
    await bench.clock({ ...send('send', 4, 1024, 3000), requestLength: 1023 }, arrival);
    await bench.clock({ ...send('send', 5, 1024, 3000), ie: true }, arrival);
    await bench.drain();
    assert.deepEqual(
      [code.no_match, code.unsupported_op, code.op_violation, code.initiator_error].map((one) => bench.codes.get(one)),
      [1, 2, 2, 1],
    );
    // The receive is still there.
    await bench.clock(send('send', 6, 1024, 3000), arrival);
    await bench.drain();
    assert.equal(bench.completed, 1);
    await bench.expire();
  }),
  named('rendezvous sends without a receive while another message expires', async (bench) => {
    await bench.post(bench.contextOf('send', 0), receive(1, 4096));
    await bench.clock(part('send', 5, 0, 1024, 4096), arrival);
    await bench.drain();
    // A place is given back in 4 clocks.
    const packets = Array.from({ length: 900 }, (_, i) =>
      i % 4 === 0 ? ([send('tagged', 6, 8, 64), arrival] as const) : ([] as const),
    );
    await bench.expire(packets.values());
    assert.equal(bench.codes.get(code.no_match), 225);
    assert.equal(bench.rest.seen.done, 0);
  }),
  named('a READ that fails is the error of its message', async (bench) => {
    bench.rest.failures = 1;
    await bench.post(bench.contextOf('send', 0), receive(1, 4096));
    await bench.clock(send('send', 1, 16, 4000), arrival);
    await bench.drain();
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
      for (let i = 0; i < 600; i++) await bench.clock();
      bench.rest.isHeld = false;
      await bench.drain();
      assert.equal(bench.codes.get(code.uncor_trnsnt), 2 * (round + 1));
      assert.equal(bench.completed, 32 * (round + 1));
    }
  }),
];
