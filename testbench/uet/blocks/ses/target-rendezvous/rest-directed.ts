/** What a receive half promises of rendezvous sends, step by step. */
import { assert, type NamedTest, namedWith, type TestContext } from '../../test-kit.ts';
import { type Completion, OK } from '../completion-ports.ts';
import { type Found, RestDesk } from './rest-desk.ts';
import type { End, Header } from './rest-world.ts';

interface Size {
  readonly slots: number;
  readonly reads: number;
}

const header: Header = {
  ...{ peer: 7, rel: 1, job_id: 0xabcd, eager_length: 1000, ri_generation: 3, pid_on_fep: 12, resource_index: 9 },
  ...{ read_offset: 0x5000n, read_key: 0x77n },
};
const told: Completion = {
  ...{
    kind: 'write',
    return_code: OK,
    opcode: 9,
    wr_id: 5,
    bytes: 6000,
    cut: 11,
    has_header_data: 1,
    header_data: 0x99n,
  },
  ...{ match_bits: 0x1234n, initiator: 17, job_id: 0xabcd, message_id: 1, peer: 7, pdc: 2 },
};
const [dropped, badKey] = [3, 9];
const found = (slot: number, length = 10_000, wrId = 21): Found => ({
  slot,
  place: { wr_id: wrId, address: 0x20_0000n, length },
});
const setupOf = (size: Size) => ({ ...size, mtu: 4096, fromStart: false, firstId: 100 });

/** A desk with the steps of a message. */
class Steps {
  readonly desk: RestDesk;
  #id = 0;

  constructor(t: TestContext, size: Size) {
    this.desk = new RestDesk(t, setupOf(size));
  }

  async reserve(of: Header = header): Promise<number> {
    while (this.desk.offered === undefined) await this.desk.go();
    return (await this.desk.go({ reserve: of })).slot!;
  }

  /** A message that waits for its receive. */
  async waiting(): Promise<number> {
    const slot = await this.reserve();
    await this.desk.go({ keeps: { slot, stored: true } });
    await this.desk.go({ kept: true });
    return slot;
  }

  async end(slot: number, fate: 'bound' | 'waits' | 'lost', of: Partial<Completion> = {}): Promise<void> {
    const at = { slot, bound: fate === 'bound' ? 1 : 0, waits: fate === 'waits' ? 1 : 0, address: 0x10_0000n };
    this.#id += 1;
    const end: End = { ...at, completion: { ...told, message_id: this.#id, ...of } };
    await this.desk.go({ end });
  }

  /** A receive that finds a header stays until it is told. */
  async find(one: Found, space: 'send' | 'tagged' = 'send'): Promise<boolean> {
    for (let i = 0; i < 50; i++) {
      const { [space]: its } = await this.desk.go({ [space]: one });
      if (its !== undefined) return its.again;
    }
    throw new Error('a receive is not told what becomes of it');
  }

  async answer(slot: number, code: number = OK): Promise<void> {
    while (!(await this.desk.go({ answer: { slot, code } })).answer);
  }

  /** Answers all READs until `count` messages more are complete. */
  async finish(count: number): Promise<readonly Completion[]> {
    const { world } = this.desk;
    const before = world.done.length;
    for (let i = 0; world.done.length < before + count; i++) {
      assert(i < 500, 'a message is not complete');
      if (world.out.length > 0) await this.answer(world.out[0]!);
      else await this.desk.go();
    }
    await this.desk.idle(12);
    return world.done.slice(before);
  }
}

const briefly = (all: readonly Completion[]) =>
  all.map(({ wr_id: wrId, return_code: code, bytes, cut }) => ({ wrId, code, bytes, cut }));

export function restDirected(size: Size): readonly NamedTest[] {
  const named = namedWith((t) => new Steps(t, size));
  const most = (size.slots * 3) / 4;
  return [
    named('with its receive a message is read from its eager bytes on, within 13 clocks', async (s) => {
      const slot = await s.reserve();
      await s.desk.idle(20);
      assert.equal(s.desk.reads.length, 0);
      await s.end(slot, 'bound');
      await s.desk.idle(13);
      assert.equal(s.desk.reads.length, 1);
      assert.deepEqual(briefly(await s.finish(1)), [{ wrId: 5, code: OK, bytes: 6000, cut: 11 }]);
      const [first, second] = s.desk.reads;
      assert.equal(first!.address, 0x10_0000n + 1000n);
      assert.equal(second!.payload_length, 904);
    }),
    ...(['send', 'tagged'] as const).map((space) =>
      named(`a receive of ${space} that comes before the eager part is over, and one that comes later`, async (s) => {
        for (const isFirst of [true, false]) {
          const slot = await s.waiting();
          if (isFirst) assert.equal(await s.find(found(slot, 2500), space), false);
          else await s.end(slot, 'waits');
          await s.desk.idle(40);
          assert.equal(s.desk.world.out.length, 0);
          if (isFirst) await s.end(slot, 'waits');
          else assert.equal(await s.find(found(slot, 2500), space), false);
          // It is cut to its receive, and read from byte 0 on.
          assert.deepEqual(briefly(await s.finish(1)), [{ wrId: 21, code: OK, bytes: 2500, cut: 3500 }]);
          assert.equal(s.desk.reads.at(-1)!.address, 0x20_0000n);
          assert.equal(s.desk.reads.at(-1)!.request_length, 2500);
        }
      }),
    ),
    named('a message that waits and fails has its receive look on, or tells it of the error', async (s) => {
      const gone = await s.waiting();
      await s.end(gone, 'waits', { return_code: dropped });
      await s.desk.idle(20);
      assert.equal(await s.find(found(gone)), true);
      const slot = await s.waiting();
      assert.equal(await s.find(found(slot)), false);
      await s.end(slot, 'waits', { return_code: dropped });
      assert.deepEqual(briefly(await s.finish(1)), [{ wrId: 21, code: dropped, bytes: 6000, cut: 0 }]);
      const bound = await s.reserve();
      await s.end(bound, 'bound', { return_code: dropped });
      assert.deepEqual(briefly(await s.finish(1)), [{ wrId: 5, code: dropped, bytes: 6000, cut: 11 }]);
      assert.equal(s.desk.reads.length, 0);
    }),
    named('after an error of a READ the message has that code', async (s) => {
      const slot = await s.waiting();
      await s.end(slot, 'waits');
      assert.equal(await s.find(found(slot)), false);
      while (s.desk.world.out.length < 2) await s.desk.go();
      await s.answer(slot);
      await s.answer(slot, badKey);
      assert.deepEqual(briefly(await s.finish(1)), [{ wrId: 21, code: badKey, bytes: 6000, cut: 0 }]);
    }),
    named('three of four places may wait: each that is refused, found or gone lets in another one', async (s) => {
      const { desk } = s;
      const waiting: number[] = [];
      for (let i = 0; i < most; i++) waiting.push(await s.waiting());
      assert.equal(desk.world.mayKeep, false);
      await desk.idle(3);
      // One is found, and one has failed and is found.
      assert.equal(await s.find(found(waiting[0]!)), false);
      assert.equal(desk.world.mayKeep, true);
      const refused = await s.reserve();
      await desk.go({ keeps: { slot: refused, stored: false } });
      await desk.idle(3);
      assert.equal(desk.world.mayKeep, false);
      await desk.go({ kept: true });
      await desk.idle(3);
      assert.equal(desk.world.mayKeep, true);
      await s.end(refused, 'lost');
      await s.end(waiting[1]!, 'waits', { return_code: dropped });
      assert.equal(await s.find(found(waiting[1]!), 'tagged'), true);
      for (const slot of waiting.slice(2)) assert.equal(await s.find(found(slot)), false);
      for (const [i, slot] of waiting.entries()) if (i !== 1) await s.end(slot, 'waits');
      await s.finish(most - 1);
      assert.equal(desk.world.waiting, 0);
    }),
    named('receives of both spaces at once are told one after the other', async (s) => {
      const [one, other] = [await s.waiting(), await s.waiting()];
      const [send, tagged] = [found(one, 10_000, 31), found(other, 10_000, 32)];
      let first: 'send' | 'tagged' | undefined;
      const its = { send: send as Found | undefined, tagged: tagged as Found | undefined };
      for (let i = 0; i < 30; i++) {
        const taken = await s.desk.go(its);
        for (const space of ['send', 'tagged'] as const)
          if (taken[space] !== undefined) {
            first ??= space;
            its[space] = undefined;
          }
      }
      assert.equal(first, 'send');
      assert.deepEqual(its, { send: undefined, tagged: undefined });
      await s.end(other, 'waits');
      await s.end(one, 'waits');
      const wrIds = briefly(await s.finish(2)).map(({ wrId }) => wrId);
      assert.deepEqual(wrIds.sort(), [31, 32]);
    }),
    named('all places end in one clock after the other, while nothing is read or told', async (s) => {
      const { desk } = s;
      for (let round = 0; round < 2; round++) {
        const slots: number[] = [];
        for (let i = 0; i < size.slots; i++) slots.push(await s.reserve());
        assert.equal((await desk.go({ reserve: header })).slot, undefined);
        const ends = slots.reverse().map((slot, i): End => {
          const completion = { ...told, message_id: 1000 + i, bytes: 1000 + (i % 3) * 1000 };
          return { slot, bound: 1, waits: 0, address: BigInt(i) << 20n, completion };
        });
        for (const end of ends) await desk.go({ end, takesRead: false, takesDone: false });
        for (let i = 0; i < 60; i++) await desk.go({ takesRead: false, takesDone: false });
        assert.equal((await s.finish(size.slots)).length, size.slots);
      }
    }),
    named('after a reset no place has had an end, an error or a receive', async (s) => {
      for (const kind of ['none', 'promised', 'over', 'failed'] as const)
        for (const skips of [false, true]) {
          // Each place in turn is one of those that wait.
          if (skips) await s.reserve();
          const slots: number[] = [];
          for (let i = 0; i < most; i++) slots.push(await s.waiting());
          if (kind === 'promised') for (const slot of slots) assert.equal(await s.find(found(slot)), false);
          if (kind === 'over') for (const slot of slots) await s.end(slot, 'waits');
          if (kind === 'failed') for (const slot of slots) await s.end(slot, 'waits', { return_code: dropped });
          await s.desk.idle(5 * size.slots);
          await s.desk.reset();
          const holds = skips ? await s.reserve() : undefined;
          const again: number[] = [];
          for (let i = 0; i < most; i++) again.push(await s.waiting());
          for (const slot of again) {
            await s.end(slot, 'waits');
            await s.desk.idle(12);
            assert.equal(s.desk.world.out.length, 0, 'nothing is read without a receive');
            assert.equal(await s.find(found(slot)), false);
            await s.finish(1);
          }
          if (holds !== undefined) await s.end(holds, 'lost');
          await s.desk.reset();
          // And a receive alone reads nothing either.
          if (skips) await s.reserve();
          for (let i = 0; i < most; i++) {
            const slot = await s.waiting();
            assert.equal(await s.find(found(slot)), false);
            await s.desk.idle(12);
            assert.equal(s.desk.world.out.length, 0, 'nothing is read before the end of the eager part');
          }
          await s.desk.reset();
        }
    }),
    named('choices: each bit of the MTU, and of the number of the first READ', async (s) => {
      for (let i = 0; i < 16; i++) {
        const setup = { ...setupOf(size), mtu: 2 ** (i % 14), firstId: 2 ** i, fromStart: i % 3 === 0 };
        await s.desk.reset(setup);
        const slot = await s.waiting();
        await s.end(slot, 'waits', { bytes: 2 * setup.mtu + 1 });
        assert.equal(await s.find(found(slot, 2 ** 32 - 1)), false);
        await s.finish(1);
      }
    }),
  ];
}
