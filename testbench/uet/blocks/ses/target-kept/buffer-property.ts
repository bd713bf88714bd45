/** Messages take buffers, are stored or not, end, fail and find receives in any order; software gives buffers back. */
import { assert, type Body, happened, type Random } from '../../test-kit.ts';
import { type Completion, OK, type Place } from '../completion-ports.ts';
import { BufferDesk } from './buffer-desk.ts';
import type { BufferSize, Found, Moment } from './buffer-world.ts';

/** How much goes on, each from 0 to 1; of so many peers. */
const someRates = (random: Random) => ({
  ...{ reserve: random.pick([1, 0.2, 0.02]), others: random.pick([0, 0.2, 0.7]), turn: random.pick([1, 0.3, 0.05]) },
  ...{ stored: random.pick([1, 0.7, 0.2]), end: random.pick([1, 0.3, 0.03]), error: random.pick([0.1, 0.4, 0.7]) },
  ...{ found: random.pick([1, 0.3, 0.03]), release: random.pick([1, 0.3, 0.05]), done: random.pick([1, 0.5, 0.1]) },
  peers: random.pick([1, 2, 2 ** 16]),
});

type Rates = Readonly<ReturnType<typeof someRates>>;

/** Nothing comes any more, and all that is there goes on. */
const ending: Rates = {
  ...{ reserve: 0, others: 0, turn: 1, stored: 1, end: 1, error: 0.2, found: 1, release: 1, done: 1, peers: 1 },
};

const word = (random: Random): bigint => BigInt(random.bits(64));

export const someCompletion = (random: Random, error: number): Completion => ({
  ...{
    kind: random.pick(['recv', 'write']),
    return_code: random.chance(error) ? random.pick([0, 3, 5, 9, 33, 63]) : OK,
  },
  ...{ opcode: random.below(64), wr_id: random.below(2 ** 32), bytes: random.pick([0, 1, 64, random.below(2 ** 32)]) },
  ...{ cut: random.below(2 ** 32), has_header_data: random.below(2), header_data: word(random) },
  ...{ match_bits: word(random), initiator: random.below(2 ** 32), job_id: random.below(2 ** 24) },
  ...{ message_id: random.below(2 ** 16), peer: random.below(2 ** 16), pdc: random.below(2 ** 16) },
});

/** A receive: shorter than the message that has ended, longer, or as long. */
const someReceive = (random: Random, whole: number | undefined): Place => ({
  ...{ wr_id: random.below(2 ** 32), address: word(random) },
  length:
    whole === undefined
      ? random.pick([0, 1, 64, 63, 65, random.below(2 ** 32), 2 ** 32 - 1])
      : random.pick([whole, Math.max(0, whole - 1), Math.min(2 ** 32 - 1, whole + 1), random.below(2 ** 32)]),
});

/** What feeds a desk as a receive half does. */
class BufferTraffic {
  readonly #random: Random;
  readonly #desk: BufferDesk;
  /** By packet that waits for its turn, whether it is stored. */
  readonly #fates: boolean[] = [];
  /** Messages whose packets go on, and those that a receive may find, with the lengths of those that have ended. */
  readonly #open: number[] = [];
  readonly #stored = new Map<number, number | undefined>();
  readonly #found: { send?: Found | undefined; tagged?: Found | undefined } = {};

  constructor(random: Random, desk: BufferDesk) {
    this.#random = random;
    this.#desk = desk;
  }

  get isOver(): boolean {
    const { taken, waiting } = this.#desk.world;
    return taken.size === 0 && waiting.length === 0;
  }

  async clock(rates: Rates): Promise<void> {
    const random = this.#random;
    const desk = this.#desk;
    const { world } = desk;
    assert.equal(this.#fates.length, world.waiting.length);
    const peer = rates.peers === 2 ** 16 ? random.below(2 ** 16) : 0x1230 + random.below(rates.peers);
    const slot = desk.offered;
    const reserve = desk.admits(peer) && random.chance(rates.reserve) ? peer : undefined;
    const enters = reserve === undefined && desk.hasRoom && random.chance(rates.others);
    const head = world.waiting[0];
    const turn = head !== undefined && random.chance(rates.turn) ? { stored: this.#fates.shift()! } : undefined;
    const end = this.#end(rates);
    for (const space of ['send', 'tagged'] as const)
      if (this.#found[space] === undefined && this.#stored.size > 0 && random.chance(rates.found)) {
        const [of, whole] = random.pick([...this.#stored]);
        this.#stored.delete(of);
        this.#found[space] = { slot: of, place: someReceive(random, whole) };
      }
    const own = [...world.own];
    const isOwn = own.length > 0 && random.chance(0.8);
    const release = !random.chance(rates.release)
      ? undefined
      : isOwn
        ? random.pick(own)
        : random.below(world.size.places);
    const takesDone = random.chance(rates.done);
    const said = await desk.go({ reserve, enters, turn, end, ...this.#found, release, takesDone });
    if (reserve !== undefined || enters) this.#fates.push(random.chance(rates.stored));
    // Its header may be found before its packet has its turn.
    if (reserve !== undefined && this.#fates.at(-1) === true) this.#stored.set(slot!, undefined);
    if (turn?.stored === true && head?.slot !== undefined) this.#open.push(head.slot);
    if (said.told !== undefined) this.#found[said.told.space] = undefined;
  }

  #end(rates: Rates): Moment['end'] {
    const random = this.#random;
    if (this.#open.length === 0 || !random.chance(rates.end)) return undefined;
    const [slot] = this.#open.splice(random.below(this.#open.length), 1);
    const completion = someCompletion(random, rates.error);
    if (this.#stored.has(slot!)) this.#stored.set(slot!, completion.bytes);
    return { slot: slot!, completion };
  }
}

/** A run of `clocks` clocks, with resets in the midst of it. */
export const bufferProperty =
  (size: BufferSize, clocks: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('buffers');
    const desk = new BufferDesk(t, size);
    for (const label of ['first', 'second', 'third', 'fourth']) {
      await desk.reset();
      const traffic = new BufferTraffic(random.fork(label), desk);
      let rates = someRates(random);
      for (let i = 0; i < clocks / 4; i++) {
        if (i % 100 === 99) rates = someRates(random);
        await traffic.clock(rates);
      }
      for (let i = 0; !traffic.isOver; i++) {
        assert(i < 100 * size.places + 500, 'a buffer does not come back');
        await traffic.clock(ending);
      }
      // A reset in the midst of it.
      const cut = new BufferTraffic(random.fork(`${label}, cut`), desk);
      const busy = { ...someRates(random), reserve: 1, stored: 0.8, end: 0.5, turn: 0.5, found: 0.3 };
      for (let i = 0; i < 60 + random.below(20); i++) await cut.clock(busy);
    }
    if (clocks < 4_000) return;
    happened(desk.seen, 3);
  };
