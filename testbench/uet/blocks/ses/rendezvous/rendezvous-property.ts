/** Rendezvous sends that wait, are read by packets in turn, and whose packets are answered in any order. */
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { assert, type Body, type Random } from '../../test-kit.ts';
import { type Command, type Header, type Moment, RendezvousDesk, type Setup } from './rendezvous-desk.ts';

const { ok, bad_mkey: badKey, perm_violation: permission, uncor } = returnCodes.code;

const someHeader = (random: Random, mtu: number): Header => ({
  ...{ peer: random.below(2 ** 16), rel: random.below(2), job_id: random.below(2 ** 24) },
  eager_length: random.pick([0, 1, mtu, random.below(4 * mtu), random.below(2 ** 32)]),
  ...{ ri_generation: random.below(256), pid_on_fep: random.below(4096), resource_index: random.below(4096) },
  read_offset: random.pick([0n, BigInt(random.bits(64)), 2n ** 64n - 1n]),
  read_key: BigInt(random.bits(64)),
});

/** What the receive gets: less than the eager bytes, just these, or up to eight packets more. */
function someGo(random: Random, slot: number, eager: number, mtu: number): Command {
  const hasEager = random.chance(0.7);
  const from = hasEager ? eager : 0;
  const more = random.pick([0, 1, mtu - 1, mtu, mtu + 1, random.below(8 * mtu), 3 * mtu]);
  return {
    ...{ kind: 'go', slot, wr_id: random.below(2 ** 32), has_eager: hasEager },
    address: BigInt(random.bits(64)),
    length: random.chance(0.1) ? random.below(from + 1) : Math.min(2 ** 32 - 1, from + more),
  };
}

export const rendezvousProperty =
  ({ slots, reads, share }: Pick<Setup, 'slots' | 'reads' | 'share'>, clocks: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('rendezvous');
    const mtu = random.pick([1024, 4096, 8192, 100, 1]);
    const setup = { slots, reads, share, mtu, fromStart: random.chance(0.5), firstId: random.pick([1, 0xfff0]) };
    const desk = new RendezvousDesk(t, setup);
    let command: Command | undefined;
    let answer: Moment['answer'];
    let rates = { reserve: 1, command: 1, drop: 0, answer: 1, error: 0, read: 1, done: 1 };
    for (let i = 0; ; i++) {
      const isOver = i >= clocks;
      if (i % 300 === 0)
        rates = {
          ...{
            reserve: random.pick([1, 0.2, 0.02]),
            command: random.pick([1, 0.2, 0.02]),
            drop: random.pick([0, 0.2]),
          },
          ...{ answer: random.pick([1, 0.5, 0.05]), error: random.pick([0, 0.1, 0.5]) },
          ...{ read: random.pick([1, 0.5, 0.1]), done: random.pick([1, 0.5, 0.1]) },
        };
      if (command === undefined && random.chance(isOver ? 1 : rates.command)) {
        const waiting = [...desk.entries].filter(([, { isRead }]) => !isRead);
        if (waiting.length > 0) {
          const [slot, { header }] = random.pick(waiting);
          const go = someGo(random, slot, header.eager_length, mtu);
          command = random.chance(rates.drop) ? { ...go, kind: 'drop' } : go;
        }
      }
      if (answer === undefined && desk.out.length > 0 && random.chance(isOver ? 1 : rates.answer)) {
        const isBad = random.chance(rates.error);
        answer = { slot: random.pick(desk.out), return_code: isBad ? random.pick([badKey, permission, uncor]) : ok };
      }
      const taken = await desk.go({
        ...(!isOver && random.chance(rates.reserve) && { reserve: someHeader(random, mtu) }),
        ...{ command, answer },
        takesRead: isOver || random.chance(rates.read),
        takesDone: isOver || random.chance(rates.done),
      });
      if (taken.command) command = undefined;
      if (taken.answer) answer = undefined;
      if (isOver && desk.entries.size === 0) break;
      assert(i < clocks + 400 * slots + 1_000, 'a message is not complete');
    }
    if (clocks >= 2_000) assert(desk.done.length > 5 && desk.reads.length > 20, 'nothing happens');
  };
