/** Receives for several messages at a receive half (ses.md 3.7); each verdict is that of the golden model, too. */
import assert from 'node:assert/strict';
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import type { PostedReceive } from '../../../golden/ses/matching/index.ts';
import { type SesRequest, wordOf } from '../../../golden/ses/packets/packet.ts';
import type { Context } from './target-bench.ts';
import { arrival, part, processes, receive } from './target-parts.ts';
import { type TargetSteps, testsOfTarget } from './target-steps.ts';
import type { ProcessSetup, TargetChoices } from './target-world.ts';

const targetTest = testsOfTarget('hpc');
type Space = 'send' | 'tagged';
const tagOf = { send: 0n, tagged: 10n } as const;
const ops = {
  send: { plain: 'send', deferrable: 'deferrable_send', rendezvous: 'rendezvous_send' },
  tagged: { plain: 'tagged_send', deferrable: 'deferrable_tsend', rendezvous: 'rendezvous_tsend' },
} as const;

/** Clocks from a message to a receive that has just begun to be matched when the message is. */
const clocksBefore = 30;

/** What a test has of its space. */
class Desk {
  readonly bench: TargetSteps;
  readonly space: Space;
  readonly context: Context;
  #id = 1;

  constructor(bench: TargetSteps, space: Space) {
    this.bench = bench;
    this.space = space;
    this.context = bench.contextOf(space, 0);
  }

  get next(): number {
    return this.#id++;
  }

  several = (wrId: number, length: number, minFree: number): PostedReceive => ({
    ...receive(wrId, length, tagOf[this.space]),
    minFree,
  });

  single = (wrId: number, length: number): PostedReceive => receive(wrId, length, tagOf[this.space]);

  async post(one: PostedReceive, kind: 'post' | 'cancel' = 'post'): Promise<void> {
    await this.bench.post(this.context, one, kind);
  }

  /** Messages of one packet each, one after the other. */
  async send(...lengths: readonly number[]): Promise<void> {
    for (const length of lengths)
      await this.bench.clock(part(ops[this.space].plain, this.next, 0, length, length), arrival);
    await this.bench.drain();
  }

  deferrable(messageId: number, length: number, tokens: { initiator: number; target?: number }): SesRequest {
    const bufferOffset = wordOf({ initiator: tokens.initiator, target: tokens.target ?? 0 });
    return { ...part(ops[this.space].deferrable, messageId, 0, length, length), bufferOffset };
  }

  async defer(length: number): Promise<void> {
    const id = this.next;
    await this.bench.clock(this.deferrable(id, length, { initiator: id }), arrival);
    await this.bench.drain();
  }

  /** A rendezvous send of one packet, `eager` of its bytes in it. */
  async rendezvous(eager: number, length: number): Promise<void> {
    const packet = part(ops[this.space].plain, this.next, 0, eager, eager);
    const of = { eagerLength: eager, riGeneration: 3, pidOnFep: 9, resourceIndex: 0x155, readOffset: 0n, readKey: 5n };
    const opcode = opcodes.code[ops[this.space].rendezvous];
    await this.bench.clock({ ...packet, opcode, requestLength: length, rendezvous: of }, arrival);
    await this.bench.drain();
  }

  /** Completions, parts that are not the first of their receive, last ones, and messages that found none. */
  get seen(): readonly number[] {
    const { parts, released } = this.bench.multi.seen;
    return [this.bench.completed, parts, released, this.bench.count('no_match')];
  }
}

export const multiDirected: readonly NamedTest[] = (['send', 'tagged'] as const).flatMap((space) => {
  const named = (
    name: string,
    steps: (desk: Desk) => Promise<void>,
    choices?: TargetChoices,
    setups?: readonly ProcessSetup[],
  ): NamedTest => targetTest(`${space}: ${name}`, (bench) => steps(new Desk(bench, space)), choices, setups);
  return [
    named('a receive takes messages until less than its least is free (S41)', async (desk) => {
      await desk.post(desk.several(1, 4096, 1024));
      await desk.send(1500, 1500, 100, 1);
      assert.deepEqual(desk.seen, [3, 2, 1, 1]);
    }),
    named('a least of 0, exactly met, and one below; messages without bytes', async (desk) => {
      await desk.post(desk.several(1, 100, 0));
      await desk.send(60, 0, 60, 0, 7);
      assert.deepEqual(desk.seen, [5, 4, 0, 0]);
      await desk.post(desk.several(1, 100, 0), 'cancel');
      assert.equal(desk.bench.multi.left, 0);
      await desk.post(desk.several(2, 100, 40));
      await desk.send(0, 60, 0, 1, 1);
      assert.deepEqual(desk.seen, [9, 6, 1, 1]);
      await desk.post(desk.several(3, 100, 40));
      await desk.send(61, 1);
      assert.deepEqual(desk.seen, [10, 6, 2, 2]);
    }),
    named('a message that is longer than what is left is cut, packet by packet, and releases it', async (desk) => {
      await desk.post(desk.several(1, 3000, 1));
      await desk.send(1000);
      const id = desk.next;
      for (const at of [2048, 0, 1024])
        await desk.bench.clock(part(ops[space].plain, id, at, Math.min(1024, 2500 - at), 2500), arrival);
      await desk.bench.drain();
      await desk.send(0);
      assert.deepEqual(desk.seen, [2, 1, 1, 1]);
    }),
    named('what is left of it is taken back, also while messages of it are under way', async (desk) => {
      await desk.post(desk.several(1, 4096, 1));
      await desk.send(96);
      const id = desk.next;
      await desk.bench.give(part(ops[space].plain, id, 0, 1000, 2000));
      await desk.post(desk.several(1, 4096, 1), 'cancel');
      assert.equal(desk.bench.multi.left, 2000);
      await desk.post(desk.several(1, 4096, 1), 'cancel');
      await desk.bench.give(part(ops[space].plain, id, 1000, 1000, 2000));
      await desk.send(1);
      assert.deepEqual(desk.seen, [2, 1, 0, 1]);
    }),
    named('three messages under way into one receive, packets in turn, the last part complete first', async (desk) => {
      await desk.post(desk.several(1, 7000, 1024));
      await desk.post(desk.single(2, 8192));
      const lengths = [2500, 3000, 2600, 1000];
      const messages = lengths.map((all) => {
        const id = desk.next;
        return [0, 1024, 2048].flatMap((at) =>
          at < all ? [part(ops[space].plain, id, at, Math.min(1024, all - at), all)] : [],
        );
      });
      for (const i of [1, 0, 3, 2]) await desk.bench.clock(messages[i]!.pop()!, arrival);
      for (const i of [2, 0, 1]) for (const packet of messages[i]!.splice(0)) await desk.bench.clock(packet, arrival);
      await desk.bench.drain();
      assert.deepEqual(desk.seen, [4, 2, 1, 0]);
    }),
    named('in clocks in a row, between receives for one message each', async (desk) => {
      for (let i = 0; i < 8; i++) {
        await desk.post(desk.several(2 * i, 1000, 1));
        await desk.post(desk.single(2 * i + 1, 100));
      }
      for (let i = 0; i < 90; i++) await desk.bench.clock(part(ops[space].plain, desk.next, 0, 100, 100), arrival);
      await desk.bench.drain();
      assert.deepEqual(desk.seen, [88, 72, 8, 2]);
    }),
    named('one that does not go on is DROPPED, and its part is not used again', async (desk) => {
      await desk.post(desk.several(1, 4096, 1024));
      for (let i = 0; i < 2; i++) await desk.bench.clock(part(ops[space].plain, desk.next, 0, 1024, 1500), arrival);
      await desk.bench.drain();
      await desk.bench.expire();
      await desk.send(100, 1);
      assert.deepEqual([desk.bench.completed, desk.bench.count('no_match')], [1, 1]);
      await desk.post(desk.several(2, 1000, 1000));
      await desk.bench.give(part(ops[space].plain, desk.next, 0, 10, 1500));
      await desk.bench.expire();
      assert.equal(desk.bench.multi.seen.released, 2);
    }),
    named('messages that wait get parts in order, as many as there is room for; the rest is posted', async (desk) => {
      for (const length of [30, 20, 10]) await desk.defer(length);
      await desk.post(desk.several(1, 100, 10));
      assert.deepEqual([desk.bench.outcome, desk.bench.multi.left], ['stored', 40]);
      assert.equal(desk.bench.deferrals.rtrs.length, 3);
      await desk.send(5);
      // They come again in another order; each gets its own part, and no more than that.
      const rtrs = desk.bench.deferrals.rtrs.splice(0);
      for (const [i, length] of [
        [2, 10],
        [0, 300],
        [1, 20],
      ] as const) {
        const { initiator, target } = rtrs[i]!;
        await desk.bench.clock(desk.deferrable(desk.next, length, { initiator, target }), arrival);
      }
      await desk.bench.drain();
      assert.deepEqual(desk.seen, [4, 3, 0, 0]);
    }),
    named('messages that wait release it, and the others wait on', async (desk) => {
      for (const length of [30, 60, 10]) await desk.defer(length);
      await desk.post(desk.several(1, 100, 11));
      assert.deepEqual([desk.bench.outcome, desk.bench.multi.left], ['matched', 10]);
      await desk.post(desk.single(2, 100));
      assert.equal(desk.bench.outcome, 'matched');
      assert.equal(desk.bench.deferrals.rtrs.length, 3);
    }),
    named('one of those that wait has gone: it gets no part', async (desk) => {
      await desk.defer(30);
      const id = desk.next;
      await desk.bench.give({
        ...desk.deferrable(id, 300, { initiator: 99 }),
        payloadLength: 100,
        eom: false,
        payload: new Uint8Array(100),
      });
      await desk.bench.expire();
      await desk.defer(20);
      await desk.post(desk.several(1, 100, 10));
      assert.deepEqual([desk.bench.outcome, desk.bench.multi.left], ['stored', 50]);
    }),
    named('a part whose message does not restart, or refuses its RTR, comes back and is not used', async (desk) => {
      for (const length of [30, 20, 45]) await desk.defer(length);
      await desk.post(desk.several(1, 100, 10));
      assert.equal(desk.bench.outcome, 'matched');
      await desk.bench.deferrals.refuse(desk.bench.deferrals.rtrs[1]!, () => desk.bench.clock());
      await desk.bench.expire();
      assert.equal(desk.bench.deferrals.seen.parts, 3);
      await desk.send(1);
      assert.equal(desk.bench.count('no_match'), 1);
    }),
    named(
      'with a token of 0 a part comes back at once',
      async (desk) => {
        for (const length of [30, 20]) await desk.defer(length);
        await desk.post(desk.several(1, 100, 51));
        await desk.bench.idle(50);
        assert.equal(desk.bench.deferrals.seen.parts, 2);
      },
      { restartToken: 'zero' },
    ),
    named(
      'the node that its first message had is taken meanwhile: the rest is refused, and told',
      async (desk) => {
        const { bench } = desk;
        for (let i = 0; i < 255; i++) await bench.post(bench.contextOf(space, 1), desk.single(1000 + i, 8));
        await desk.defer(30);
        await bench.clock({ ...desk.deferrable(desk.next, 8, { initiator: 99 }), pidOnFep: 5 }, arrival);
        await bench.idle(clocksBefore);
        await desk.post(desk.several(1, 100, 10));
        assert.deepEqual([bench.outcome, bench.multi.left, bench.full], ['refused', 70, 1]);
      },
      {},
      [3, 4, 5].map((pidOnFep) => ({ ...processes[0]!, pidOnFep, regions: [] })),
    ),
    named('rendezvous sends get parts, expected and not; each is read into its own', async (desk) => {
      await desk.post(desk.several(1, 6000, 1000));
      await desk.rendezvous(100, 2500);
      await desk.rendezvous(0, 0);
      await desk.rendezvous(700, 2600);
      assert.deepEqual(desk.seen, [3, 2, 1, 0]);
      for (const length of [1500, 0, 300, 4000]) await desk.rendezvous(Math.min(length, 100), length);
      await desk.post(desk.several(2, 4000, 1));
      assert.deepEqual([desk.bench.outcome, desk.bench.multi.left], ['matched', 0]);
      await desk.bench.drain();
      assert.deepEqual(desk.seen, [7, 5, 2, 0]);
    }),
    named('one is posted again and again while messages wait, at each place of the clock', async (desk) => {
      for (let i = 0; i < 20; i++) {
        await desk.defer(8);
        await desk.bench.idle(i);
        await desk.post(desk.several(100 + i, 64, 57));
        assert.equal(desk.bench.outcome, 'matched');
      }
    }),
  ];
});
