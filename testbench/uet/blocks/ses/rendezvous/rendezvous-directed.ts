/** What a reader of rendezvous sends promises, step by step. */
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { assert, type NamedTest, named, namedWith, type TestContext } from '../../test-kit.ts';
import { type Command, type Header, RendezvousDesk, type Setup } from './rendezvous-desk.ts';

const header: Header = {
  ...{ peer: 7, rel: 1, job_id: 0xabcd, eager_length: 1000, ri_generation: 3, pid_on_fep: 12, resource_index: 9 },
  ...{ read_offset: 0x5000n, read_key: 0x77n },
};
const place = { kind: 'go', wr_id: 5, address: 0x10_0000n, length: 10_000, has_eager: true } as const;

type Size = Pick<Setup, 'slots' | 'reads' | 'share'>;

const deskOf = (t: TestContext, size: Size, fromStart = false) =>
  new RendezvousDesk(t, { ...size, mtu: 4096, fromStart, firstId: 100 });

async function reserve(desk: RendezvousDesk, of: Header = header): Promise<number> {
  for (;;) {
    const { slot } = await desk.go({ reserve: of });
    if (slot !== undefined) return slot;
  }
}

async function tell(desk: RendezvousDesk, command: Command): Promise<void> {
  while (!(await desk.go({ command })).command);
}

async function answer(desk: RendezvousDesk, slot: number, code: number = returnCodes.code.ok): Promise<void> {
  while (!(await desk.go({ answer: { slot, return_code: code } })).answer);
}

const idle = async (desk: RendezvousDesk, clocks: number) => {
  for (let i = 0; i < clocks; i++) await desk.go();
};

export const rendezvousDirected = (size: Size): readonly NamedTest[] => {
  const atDesk = namedWith((t) => deskOf(t, size));
  return [
    atDesk(
      'the rest of a message is read by packets of an MTU, and it is complete with the last answer',
      async (desk) => {
        const slot = await reserve(desk);
        // It waits for its receive for a while.
        await idle(desk, 50);
        assert.deepEqual(desk.reads, []);
        await tell(desk, { ...place, slot });
        await idle(desk, 40);
        assert.deepEqual(
          desk.reads.map(({ som, eom, buffer_offset: from, message_offset: at, payload_length: bytes, address }) => [
            ...[som, eom, from, at, bytes, address],
          ]),
          [
            [1, 0, 0x5000n, 0, 4096, 0x10_0000n + 1000n],
            [0, 0, 0x5000n, 4096, 4096, 0x10_0000n + 5096n],
            [0, 1, 0x5000n, 8192, 808, 0x10_0000n + 9192n],
          ],
        );
        for (let i = 0; i < 3; i++) {
          assert.deepEqual(desk.done, []);
          await answer(desk, slot);
          await idle(desk, 8);
        }
        assert.deepEqual(desk.done, [{ slot, wr_id: 5, return_code: returnCodes.code.ok }]);
      },
    ),
    ...([false, true] as const).map((fromStart) =>
      named(
        `without its eager bytes a message is read from byte 0, offsets ${fromStart ? 'from the message' : 'from there'} on`,
        async (t: TestContext) => {
          const desk = deskOf(t, size, fromStart);
          const slot = await reserve(desk);
          await tell(desk, { ...place, slot, has_eager: false, length: 4096 });
          await idle(desk, 10);
          assert.equal(desk.reads[0]!.buffer_offset, fromStart ? 0x5000n : 0x5000n - 1000n);
          assert.equal(desk.reads[0]!.address, 0x10_0000n);
          await answer(desk, slot);
          await idle(desk, 8);
          assert.equal(desk.done.length, 1);
        },
      ),
    ),
    atDesk(
      'a message whose receive is full with the eager bytes is complete without a READ; one that is dropped says nothing',
      async (desk) => {
        const [first, second] = [await reserve(desk), await reserve(desk)];
        await tell(desk, { ...place, slot: first, length: 1000 });
        await tell(desk, { ...place, slot: second, kind: 'drop' });
        await idle(desk, 20);
        assert.deepEqual(desk.reads, []);
        assert.deepEqual(
          desk.done.map(({ slot }) => slot),
          [first],
        );
      },
    ),
    atDesk(
      'after an error no packet is sent, and the message is complete when those that are out are answered',
      async (desk) => {
        const slot = await reserve(desk);
        await tell(desk, { ...place, slot, length: 4_000_000 });
        while (desk.out.length < size.reads) await desk.go();
        await idle(desk, 40);
        assert.equal(desk.reads.length, size.reads);
        await answer(desk, slot, returnCodes.code.bad_mkey);
        while (desk.out.length > 0) await answer(desk, slot, returnCodes.code.perm_violation);
        await idle(desk, 12);
        assert.equal(desk.reads.length, size.reads);
        assert.deepEqual(desk.done, [{ slot, wr_id: 5, return_code: returnCodes.code.bad_mkey }]);
      },
    ),
    atDesk('messages take turns, and a table that is full gives no place', async (desk) => {
      const all: number[] = [];
      for (let i = 0; i < size.slots; i++) all.push(await reserve(desk, { ...header, peer: i }));
      await idle(desk, 8);
      assert.equal(desk.offered, undefined);
      assert.equal((await desk.go({ reserve: header })).slot, undefined);
      await tell(desk, { ...place, slot: all[0]!, length: 60_000 });
      await tell(desk, { ...place, slot: all[1]!, length: 60_000 });
      await idle(desk, 60);
      const peers = desk.reads.map(({ peer }) => peer).slice(2);
      assert(peers.includes(0) && peers.includes(1));
      peers.slice(2).forEach((peer, i) => {
        assert.notEqual(peer, peers[i + 1], 'two packets of a message in a row');
      });
    }),
    atDesk('the last place that is free is offered until it is taken, and none in a reset', async (desk, t) => {
      for (let i = 1; i < size.slots; i++) await reserve(desk, { ...header, peer: i });
      await idle(desk, 8);
      const last = desk.offered;
      assert.notEqual(last, undefined);
      for (let i = 0; i < 20; i++) {
        await idle(desk, 1);
        assert.equal(desk.offered, last);
      }
      t.dut.port('rst').set(1);
      await t.rising();
      assert.equal(desk.offered, undefined);
      await t.rising();
      assert.equal(desk.offered, undefined);
      t.dut.port('rst').set(0);
    }),
    named('bytes are read one by one, and millions in long packets', async (t) => {
      for (const [mtu, length] of [
        [1, 1007],
        [8191, 2 ** 22 + 1000],
      ] as const) {
        const desk = new RendezvousDesk(t, { ...size, mtu, fromStart: false, firstId: 100 });
        const slot = await reserve(desk);
        await tell(desk, { ...place, slot, length });
        while (desk.done.length === 0) {
          if (desk.out.length > 0) await answer(desk, slot);
          else await idle(desk, 1);
        }
        await idle(desk, 8);
      }
    }),
    ...(size.share === undefined ? [] : [shareTest(size, size.share.most)]),
  ];
};

const shareTest = (size: Size, most: number): NamedTest =>
  namedWith((t) => deskOf(t, size))(
    'a peer has its share of the places and no more, clock by clock, and others have theirs',
    async (desk) => {
      await idle(desk, 20);
      const [flooding, fellow, other] = [0x11, 0, 1].map((peer) => ({ ...header, peer }));
      const all: number[] = [];
      for (let i = 0; i < most + 3; i++) {
        const { slot } = await desk.go({ reserve: flooding! });
        if (slot !== undefined) all.push(slot);
      }
      assert.equal(all.length, most);
      assert.equal((await desk.go({ reserve: fellow! })).slot, undefined);
      assert.notEqual((await desk.go({ reserve: other! })).slot, undefined);
      await tell(desk, { ...place, slot: all[0]!, kind: 'drop' });
      await idle(desk, 12);
      assert.notEqual((await desk.go({ reserve: fellow! })).slot, undefined);
      assert.equal((await desk.go({ reserve: flooding! })).slot, undefined);
    },
  );
