/** Unexpected messages whose bytes a receive half keeps, step by step. */
import assert from 'node:assert/strict';
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { noBytes, type SesRequest } from '../../../golden/ses/packets/packet.ts';
import { arrival, part, receive } from './target-parts.ts';
import { type TargetSteps, testsOfTarget } from './target-steps.ts';

const spaces = [
  ['send', 'send', 0n],
  ['tagged', 'tagged_send', 10n],
] as const;

/** The longest message that is kept. */
const longest = 4096;

const targetTest = testsOfTarget('hpc');
const named = (name: string, steps: (bench: TargetSteps) => Promise<void>) => targetTest(`kept: ${name}`, steps);

/** Peers of 16 groups. */
const from = (peer: number) => ({ ...arrival, peer });

/** MSG_ERROR at an offset of a message. */
const errorAt = (messageId: number, offset: number, all: number, tagged = false): SesRequest => ({
  ...part(tagged ? 'tagged_send' : 'send', messageId, offset, 0, all),
  ...{ opcode: opcodes.code.msg_error, som: false, eom: true, payload: noBytes, payloadLength: 0 },
});

const giveBack = (bench: TargetSteps) => bench.kept.releaseAll(bench.model, () => bench.clock());

/** A message of one packet. */
const one = (bench: TargetSteps, messageId: number, peer = 1, length = 50) =>
  bench.clock(part('send', messageId, 0, length, length), from(peer));

/** So many messages of one packet, of as many peers as there are groups. */
async function fill(bench: TargetSteps, messages: number): Promise<void> {
  for (let i = 0; i < messages; i++) await one(bench, 1000 + i, i % 16);
  await bench.drain();
}

export const keptDirected: readonly NamedTest[] = [
  ...spaces.flatMap(([space, opcode, tag]) => [
    named(`${space}: packets in any order, and a receive that comes after, between or before them`, async (bench) => {
      const context = bench.contextOf(space, 0);
      const offsets = [1024, 2048, 0, 3072];
      for (let at = 0; at <= offsets.length; at++) {
        const id = 10 + at;
        for (let i = 0; i <= offsets.length; i++) {
          if (i === at) {
            await bench.drain();
            await bench.post(context, receive(at, 5000, tag));
            assert.equal(bench.outcome, at === 0 ? 'stored' : 'matched');
          }
          const offset = offsets[i];
          if (offset === undefined) continue;
          const packet = part(opcode, id, offset, Math.min(1024, 3500 - offset), 3500);
          await bench.clock({ ...packet, hd: offset === 0, headerData: offset === 0 ? 99n : 0n }, arrival);
        }
        await bench.drain();
      }
      assert.deepEqual(bench.kept.seen, { whole: 4, failed: 0, early: 3 });
      assert.equal(bench.completed, 1);
    }),
    named(
      `${space}: two messages and two receives keep their order, and a short receive is told the cut`,
      async (bench) => {
        const context = bench.contextOf(space, 0);
        for (const id of [5, 6]) await bench.clock(part(opcode, id, 0, 100 * id, 100 * id), arrival);
        await bench.drain();
        await bench.post(context, receive(1, 450, tag));
        await bench.post(context, receive(2, 4096, tag));
        await bench.drain();
        assert.equal(bench.kept.seen.whole, 2);
        assert.deepEqual(
          bench.kept.own.map(({ name }) => name.messageId),
          [5, 6],
        );
      },
    ),
    named(`${space}: MSG_ERROR in the middle, before a receive and after it`, async (bench) => {
      const context = bench.contextOf(space, 0);
      await bench.give(part(opcode, 5, 0, 1024, 3000), errorAt(5, 1024, 3000, space === 'tagged'));
      await bench.post(context, receive(1, 4096, tag));
      assert.equal(bench.outcome, 'stored');
      await bench.post(context, receive(1, 4096, tag), 'cancel');
      await bench.give(part(opcode, 6, 0, 1024, 3000));
      await bench.post(context, receive(2, 4096, tag));
      assert.equal(bench.outcome, 'matched');
      await bench.give(errorAt(6, 1024, 3000, space === 'tagged'));
      assert.deepEqual(bench.kept.seen, { whole: 0, failed: 1, early: 1 });
      assert.equal(bench.count('initiator_error'), 2);
    }),
    named(`${space}: a message that is forgotten, before a receive and after it`, async (bench) => {
      const context = bench.contextOf(space, 0);
      for (const id of [5, 6]) await bench.clock(part(opcode, id, 0, 1024, 3000), arrival);
      await bench.drain();
      await bench.post(context, receive(1, 4096, tag));
      await bench.expire();
      await bench.drain();
      assert.deepEqual(bench.kept.seen, { whole: 0, failed: 1, early: 1 });
      await bench.post(context, receive(2, 4096, tag));
      assert.equal(bench.outcome, 'stored');
    }),
    named(`${space}: a receive looks on from one that has failed to the next that waits`, async (bench) => {
      const context = bench.contextOf(space, 0);
      for (const id of [5, 6]) {
        await bench.clock(part(opcode, id, 0, 1024, 2048), arrival);
        await bench.clock({ ...part(opcode, id, 1024, 1024, 2048), ie: true }, arrival);
      }
      await bench.give(part(opcode, 7, 0, 100, 100));
      await bench.post(context, receive(1, 4096, tag));
      await bench.drain();
      assert.deepEqual(
        bench.kept.own.map(({ name }) => name.messageId),
        [7],
      );
    }),
    named(`${space}: a receive is taken back before its message, and not after that`, async (bench) => {
      const context = bench.contextOf(space, 0);
      await bench.post(context, receive(1, 4096, tag));
      await bench.post(context, receive(1, 4096, tag), 'cancel');
      await bench.give(part(opcode, 5, 0, 1024, 2048));
      await bench.post(context, receive(2, 4096, tag));
      await bench.post(context, receive(2, 4096, tag), 'cancel');
      await bench.give(part(opcode, 5, 1024, 1024, 2048));
      assert.equal(bench.kept.seen.whole, 1);
    }),
  ]),
  named('each length up to the longest, and none beyond it', async (bench) => {
    const context = bench.contextOf('send', 0);
    const powers = Array.from({ length: 13 }, (_, i) => 2 ** i);
    for (const length of [0, ...powers.flatMap((power) => [power - 1, power, power + 1]), 8192, 2 ** 31]) {
      const before = bench.count('no_match');
      const packet = part('send', 5, 0, Math.min(length, 8192), length);
      await bench.give(packet);
      assert.equal(bench.count('no_match') - before, length > longest ? 1 : 0, `${length} bytes`);
      if (length > longest) {
        await bench.expire();
        continue;
      }
      await bench.post(context, receive(length, 2 ** 20));
      assert.equal(bench.outcome, 'matched');
      await bench.drain();
      await giveBack(bench);
    }
    assert.equal(bench.kept.seen.whole, 1 + 3 * powers.length - 1);
  }),
  named('without a free buffer a message is refused, until software gives one back', async (bench) => {
    const { places } = bench.kept;
    await fill(bench, places);
    assert.equal(bench.count('no_match'), 0);
    await one(bench, 1, 3);
    await bench.drain();
    assert.equal(bench.count('no_match'), 1);
    await bench.post(bench.contextOf('send', 0), receive(1, 100));
    await one(bench, 2, 3);
    await bench.drain();
    assert.equal(bench.count('no_match'), 2);
    await giveBack(bench);
    for (const id of [3, 4]) await one(bench, id, 0);
    await bench.drain();
    assert.equal(bench.count('no_match'), 3);
  }),
  named('a peer that floods has its share of the buffers, and others have theirs', async (bench) => {
    const { places } = bench.kept;
    for (let i = 0; i < places; i++) await one(bench, 100 + i, 0x1230);
    await bench.drain();
    assert.deepEqual([bench.count('ok'), bench.count('no_match')], [places / 2, places / 2]);
    // One of its group, and those of others.
    await one(bench, 1, 0x0123);
    for (let i = 0; i < places / 2; i++) await one(bench, 200 + i, 1 + (i % 15));
    await bench.drain();
    assert.deepEqual([bench.count('ok'), bench.count('no_match')], [places, places / 2 + 1]);
    await bench.post(bench.contextOf('send', 0), receive(1, 100));
    await bench.drain();
    await giveBack(bench);
    for (const id of [2, 3]) await one(bench, id, 0x1230);
    await bench.drain();
    assert.equal(bench.count('no_match'), places / 2 + 2);
  }),
  named('what finds a receive gives its buffer back, and none is refused for that', async (bench) => {
    const { places } = bench.kept;
    await fill(bench, places - 1);
    const context = bench.contextOf('tagged', 0);
    for (let i = 0; i < 40; i++) await bench.post(context, receive(i, 100, 10n));
    for (let i = 0; i < 40; i++) await bench.clock(part('tagged_send', 1 + i, 0, 50, 50), arrival);
    await bench.give({ ...part('tagged_send', 50, 0, 50, 50), matchBits: 11n });
    assert.deepEqual([bench.completed, bench.count('no_match')], [40, 0]);
  }),
  named('a buffer that software does not have, or has given back, is refused', async (bench) => {
    await one(bench, 1);
    await bench.drain();
    const clock = () => bench.clock();
    for (let number = 0; number < bench.kept.places; number++) assert(!(await bench.kept.release(number, clock)));
    await bench.post(bench.contextOf('send', 0), receive(1, 100));
    await bench.drain();
    const [{ number } = { number: 0 }] = bench.kept.own;
    await giveBack(bench);
    assert(!(await bench.kept.release(number, clock)));
    await one(bench, 2);
    await bench.drain();
    assert(!(await bench.kept.release(number, clock)));
    await bench.post(bench.contextOf('send', 0), receive(2, 100));
    await bench.drain();
    assert.equal(bench.kept.seen.whole, 2);
  }),
  named('while no completion is taken packets go on', async (bench) => {
    for (let i = 0; i < 3; i++) await one(bench, 1 + i);
    await bench.drain();
    bench.kept.isHeld = true;
    const context = bench.contextOf('send', 0);
    bench.offer(context, receive(1, 100));
    for (let i = 0; i < 20; i++) await bench.clock(part('write', 100 + i, 0, 64, 64), arrival);
    await bench.idle(60);
    assert.equal(bench.count('ok'), 23);
    bench.kept.isHeld = false;
    await bench.drain();
    assert.equal(bench.kept.seen.whole, 1);
  }),
  named('a message whose match is under way holds up neither writes nor another one', async (bench) => {
    await one(bench, 1);
    await bench.drain();
    const { most } = bench.clocks;
    await one(bench, 2, 2);
    for (let i = 0; i < 10; i++) await bench.clock(part('write', 100 + i, 0, 64, 64), arrival);
    await one(bench, 3, 3);
    await bench.clock();
    await one(bench, 4, 4);
    await bench.drain();
    assert.equal(bench.clocks.most, most);
  }),
  named('both spaces find messages at the same time', async (bench) => {
    for (let gap = 0; gap < 12; gap++) {
      await bench.give(part('send', 1 + 2 * gap, 0, 60, 60), part('tagged_send', 2 + 2 * gap, 0, 70, 70));
      bench.offer(bench.contextOf('send', 0), receive(2 * gap, 100));
      for (let i = 0; i <= gap; i++) await bench.clock();
      bench.offer(bench.contextOf('tagged', 0), receive(2 * gap + 1, 100, 10n));
      await bench.drain();
      await giveBack(bench);
    }
    assert.equal(bench.kept.seen.whole, 24);
  }),
  named(
    'a packet with more bytes, another length or another tag is an error of the message that waits',
    async (bench) => {
      const changes: Partial<SesRequest>[] = [
        { requestLength: 2049 },
        { matchBits: 11n },
        { messageOffset: 2048 },
        { messageOffset: 1025 },
      ];
      for (const [i, change] of changes.entries()) {
        await bench.give(part('tagged_send', 5 + i, 0, 1024, 2048), {
          ...part('tagged_send', 5 + i, 1024, 1024, 2048),
          ...change,
        });
        await bench.post(bench.contextOf('tagged', 0), receive(i, 4096, 10n));
        assert.equal(bench.outcome, 'stored');
        await bench.post(bench.contextOf('tagged', 0), receive(i, 4096, 10n), 'cancel');
      }
    },
  ),
];
