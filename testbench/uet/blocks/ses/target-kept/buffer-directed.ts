/** What the buffers of unexpected messages promise, step by step. */
import { assert, type NamedTest, namedWith, type TestContext } from '../../test-kit.ts';
import { type Completion, OK, type Place } from '../completion-ports.ts';
import { BufferDesk } from './buffer-desk.ts';
import type { BufferSize, Said } from './buffer-world.ts';

const told: Completion = {
  ...{
    kind: 'write',
    return_code: OK,
    opcode: 9,
    wr_id: 5,
    bytes: 60,
    cut: 11,
    has_header_data: 1,
    header_data: 0x99n,
  },
  ...{ match_bits: 0x1234n, initiator: 17, job_id: 0xabcd, message_id: 1, peer: 7, pdc: 2 },
};
const dropped = { ...told, return_code: 3 };
const receive = (length = 100): Place => ({ wr_id: 21, address: 0x20_0000n, length });

type Space = 'send' | 'tagged';
const spaces: readonly Space[] = ['send', 'tagged'];

/** A desk with the steps of a message. */
class Steps {
  readonly desk: BufferDesk;
  #peer = 0;

  constructor(t: TestContext, size: BufferSize) {
    this.desk = new BufferDesk(t, size);
  }

  /** A buffer for a message of that peer. */
  async take(peer = this.#peer++): Promise<number> {
    for (let i = 0; !this.desk.admits(peer); i++) {
      assert(i < 20, 'no buffer is free');
      await this.desk.go();
    }
    const slot = this.desk.offered!;
    await this.desk.go({ reserve: peer });
    return slot;
  }

  /** A message that waits for its receive. */
  async waiting(peer?: number): Promise<number> {
    const slot = await this.take(peer);
    await this.desk.go({ turn: { stored: true } });
    return slot;
  }

  /** A receive that finds a header stays until it is told. */
  async find(slot: number, space: Space = 'send', place = receive()): Promise<Said[]> {
    const all: Said[] = [];
    for (let i = 0; i < 20; i++) {
      all.push(await this.desk.go({ [space]: { slot, place } }));
      if (all.at(-1)!.told !== undefined) return all;
    }
    throw new Error('a receive is not told what becomes of it');
  }
}

export function bufferDirected(size: BufferSize): readonly NamedTest[] {
  const named = namedWith(async (t) => {
    const s = new Steps(t, size);
    await s.desk.reset();
    await s.desk.idle(2);
    return s;
  });
  const { places, most, groups } = size;
  return [
    ...spaces.map((space) =>
      named(`a receive of ${space} finds a message before its end, after it, and after its failure`, async (s) => {
        const { desk } = s;
        const late = await s.waiting();
        await desk.go({ end: { slot: late, completion: told } });
        await desk.idle(6);
        const all = await s.find(late, space);
        // It is complete three clocks after the receive is there, and the receive is told a clock later.
        assert.deepEqual(
          all.map(({ found, done, told: of }) => [found?.is_whole, done?.completion.bytes, of?.again]),
          [...Array(3).fill([undefined, undefined, undefined]), [1, 60, undefined], [undefined, undefined, false]],
        );
        const early = await s.waiting();
        assert.equal((await s.find(early, space)).at(-2)!.found!.is_whole, 0);
        await desk.go({ end: { slot: early, completion: dropped } });
        await desk.idle(6);
        assert.deepEqual([desk.seen.whole, desk.seen.failed, desk.seen.early], [1, 1, 1]);
        const gone = await s.waiting();
        await desk.go({ end: { slot: gone, completion: dropped } });
        await desk.idle(6);
        assert.equal((await s.find(gone, space)).at(-1)!.told!.again, true);
        assert.deepEqual([...desk.world.own], [late, early]);
      }),
    ),
    named(
      'an end and a receive in each distance from each other, of a message that is whole and one that fails',
      async (s) => {
        for (const completion of [told, dropped])
          for (let gap = -8; gap <= 8; gap++) {
            const slot = await s.waiting();
            const finding = { send: { slot, place: receive(40) } };
            let ends = -1;
            for (let i = 0; i < 24; i++) {
              const isEnd = i === 8;
              const isThere = i >= 8 + gap && ends < 0;
              const said = await s.desk.go({
                ...(isThere && finding),
                ...(isEnd && { end: { slot, completion } }),
              });
              if (said.told !== undefined) ends = i;
            }
            for (const number of s.desk.world.own) await s.desk.go({ release: number });
            await s.desk.idle(6);
            assert.equal(s.desk.world.taken.size, 0);
          }
        assert.equal(s.desk.seen.whole, 17);
      },
    ),
    named('receives of both spaces at once are told one after the other, while nothing is taken none', async (s) => {
      const [one, other] = [await s.waiting(), await s.waiting()];
      for (const slot of [one, other]) await s.desk.go({ end: { slot, completion: told } });
      await s.desk.idle(12);
      const both = { send: { slot: one, place: receive() }, tagged: { slot: other, place: receive() } };
      for (let i = 0; i < 20; i++) assert.equal((await s.desk.go({ ...both, takesDone: false })).found, undefined);
      const first: Said[] = [];
      while (first.at(-1)?.told === undefined) first.push(await s.desk.go(both));
      assert.deepEqual([first.length, first.at(-1)!.told!.space], [2, 'send']);
      assert.equal((await s.find(other, 'tagged')).length, 5);
    }),
    named('a message longer than its receive by each power of two is cut by that', async (s) => {
      for (let bit = 0; bit < 32; bit++)
        for (const [length, bytes] of [
          [0, 2 ** bit],
          [2 ** bit, 0],
          [2 ** bit, 2 ** bit],
          [2 ** bit - 1, 2 ** bit],
        ] as const) {
          const slot = await s.waiting();
          await s.desk.go({ end: { slot, completion: { ...told, bytes } } });
          await s.find(slot, 'send', receive(length));
          await s.desk.go({ release: slot });
        }
      assert.equal(s.desk.seen.whole, 128);
    }),
    named(
      'all places, each in turn: taken in every second clock, and free again after a match, by peers in turn',
      async (s) => {
        const { desk } = s;
        for (let round = 0; round < 3; round++) {
          const { clock } = desk;
          const slots: number[] = [];
          for (let i = 0; i < Math.min(places, 16); i++) slots.push(await s.take(i % groups));
          assert.equal(desk.clock - clock, 2 * slots.length - 1);
          assert.equal(new Set(slots).size, slots.length);
          for (const _ of slots) await desk.go({ turn: { stored: round === 1 } });
          await desk.idle(places);
          assert.equal(desk.world.taken.size, round === 1 ? slots.length : 0);
          if (round !== 1) continue;
          for (const slot of slots) await desk.go({ end: { slot, completion: told } });
          await desk.idle(5 * slots.length);
          for (const slot of slots) await s.find(slot);
          for (const slot of slots) await desk.go({ release: slot });
          await desk.idle(places);
        }
      },
    ),
    named('a peer has its share and no more, and another one of its group neither', async (s) => {
      const { desk } = s;
      for (let i = 0; i < most; i++) await s.waiting(5);
      await desk.idle(3);
      assert(!desk.admits(5) && !desk.admits(5 * groups) && desk.admits(6));
      const slot = [...desk.world.taken][0]!;
      await desk.go({ end: { slot, completion: dropped } });
      await desk.idle(5);
      await s.find(slot);
      await desk.idle(6);
      assert(desk.admits(5));
    }),
    named('software gives back what it has, once', async (s) => {
      const { desk } = s;
      const slots = [await s.waiting(), await s.waiting()];
      for (let number = 0; number < places; number++) await desk.go({ release: number });
      for (const slot of slots) await desk.go({ end: { slot, completion: told } });
      await s.find(slots[1]!);
      for (let turn = 0; turn < 2; turn++)
        for (let number = 0; number < places; number++) await desk.go({ release: number });
      await desk.idle(2);
      assert.deepEqual([desk.seen.released, desk.seen.refused], [1, 3 * places - 1]);
      await s.find(slots[0]!);
      assert.deepEqual([...desk.world.own], [slots[0]]);
    }),
    named('after a reset no place has had an end, an error or a receive, and all are free', async (s) => {
      const { desk } = s;
      for (const kind of ['taken', 'promised', 'over', 'failed', 'own'] as const) {
        const slots: number[] = [];
        for (let i = 0; i < places; i++) slots.push(await s.waiting(i % groups));
        for (const slot of slots) {
          if (kind === 'promised' || kind === 'own') await s.find(slot);
          if (kind === 'over' || kind === 'own') await desk.go({ end: { slot, completion: told } });
          if (kind === 'failed') await desk.go({ end: { slot, completion: dropped } });
        }
        await desk.idle(5 * places);
        await desk.reset();
        await desk.idle(2);
        const again: number[] = [];
        for (let i = 0; i < places; i++) again.push(await s.waiting(i % groups));
        assert.equal(desk.world.taken.size, places);
        for (const slot of again) {
          await desk.go({ release: slot });
          const isFirst = slot % 2 === 0;
          if (isFirst) assert.equal((await s.find(slot)).at(-2)!.found!.is_whole, 0);
          await desk.go({ end: { slot, completion: told } });
          await desk.idle(6);
          if (!isFirst) assert.equal((await s.find(slot)).at(-2)!.found!.is_whole, 1);
        }
        assert.equal(desk.world.own.size, places);
        await desk.reset();
        await desk.idle(2);
      }
    }),
  ];
}
