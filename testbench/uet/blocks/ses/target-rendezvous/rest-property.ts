/** Rendezvous sends of a receive half that have receives, wait for some, fail and end in any order. */
import { assert, type Body, type Random, type TestContext } from '../../test-kit.ts';
import { type Found, type Moment, RestDesk } from './rest-desk.ts';
import { someCode, someEnd, someHeader, somePlace } from './rest-some.ts';
import type { End, Setup } from './rest-world.ts';

interface Size {
  readonly slots: number;
  readonly reads: number;
}

/** How much goes on, each from 0 to 1. */
const someRates = (random: Random) => ({
  ...{ reserve: random.pick([1, 0.2, 0.02]), keeps: random.pick([1, 0.8, 0.3, 0]), stored: random.pick([1, 0.7]) },
  ...{ kept: random.pick([1, 0.3]), end: random.pick([1, 0.3, 0.03]), error: random.pick([0, 0.2, 0.6]) },
  ...{ lost: random.pick([0, 0.3]), found: random.pick([1, 0.3, 0.03]) },
  ...{ answer: random.pick([1, 0.5, 0.05]), bad: random.pick([0, 0.2]) },
  ...{ read: random.pick([1, 0.5, 0.1]), done: random.pick([1, 0.5, 0.1]) },
});

type Rates = Readonly<ReturnType<typeof someRates>>;

const all = { reserve: 0, keeps: 0.5, stored: 1, kept: 1, end: 1, error: 0.2, lost: 0.2, found: 1 };
/** Nothing comes any more, and all that is there goes on. */
const ending: Rates = { ...all, answer: 1, bad: 0.2, read: 1, done: 1 };

/** What feeds a desk as a receive half does: no place has two ends, and none ends before its match is told. */
class RestTraffic {
  readonly #random: Random;
  readonly #desk: RestDesk;
  /** Places whose packets are not matched yet, and those whose eager parts go on, with what they found. */
  readonly #fresh: number[] = [];
  readonly #open: { readonly slot: number; readonly fate: 'bound' | 'waits' }[] = [];
  /** Places that a receive may find. */
  readonly #stored: number[] = [];
  readonly #found: { send?: Found | undefined; tagged?: Found | undefined } = {};
  #answer: Moment['answer'];
  #id = 0;

  constructor(random: Random, desk: RestDesk) {
    this.#random = random;
    this.#desk = desk;
  }

  async clock(rates: Rates): Promise<void> {
    const random = this.#random;
    const desk = this.#desk;
    const { world, setup } = desk;
    const { mtu } = setup;
    const keeps = this.#keeps(rates);
    const kept = desk.asked.length > 0 && random.chance(rates.kept);
    const told = kept ? desk.asked[0] : undefined;
    const end = this.#end(rates);
    for (const space of ['send', 'tagged'] as const)
      if (this.#found[space] === undefined && this.#stored.length > 0 && random.chance(rates.found)) {
        const [slot] = this.#stored.splice(random.below(this.#stored.length), 1);
        const whole = world.messages.get(slot!)!.end?.completion.bytes;
        this.#found[space] = { slot: slot!, place: somePlace(random, mtu, whole) };
      }
    if (this.#answer === undefined && world.out.length > 0 && random.chance(rates.answer)) {
      const slot = random.pick(world.out);
      // Of a message that would take too long the rest fails.
      this.#answer = { slot, code: someCode(random, world.left(slot) > 8 * mtu ? 1 : rates.bad) };
    }
    const taken = await desk.go({
      ...(random.chance(rates.reserve) && { reserve: someHeader(random, mtu) }),
      ...{ keeps, kept, end, ...this.#found, answer: this.#answer },
      takesRead: random.chance(rates.read),
      takesDone: random.chance(rates.done),
    });
    if (taken.slot !== undefined) this.#fresh.push(taken.slot);
    if (taken.answer) this.#answer = undefined;
    for (const space of ['send', 'tagged'] as const) if (taken[space] !== undefined) this.#found[space] = undefined;
    if (keeps?.stored) this.#stored.push(keeps.slot);
    if (told !== undefined) this.#open.push({ slot: told.slot, fate: told.stored ? 'waits' : 'bound' });
  }

  /** A header goes to be matched; a place whose message has a receive at once is open from then on. */
  #keeps(rates: Rates): Moment['keeps'] {
    const random = this.#random;
    const [slot] = this.#fresh;
    if (slot === undefined) return undefined;
    const keeps = this.#desk.world.mayKeep && random.chance(rates.keeps);
    this.#fresh.shift();
    if (keeps) return { slot, stored: random.chance(rates.stored) };
    this.#open.push({ slot, fate: 'bound' });
    return undefined;
  }

  #end(rates: Rates): End | undefined {
    const random = this.#random;
    if (this.#open.length === 0 || !random.chance(rates.end)) return undefined;
    const [{ slot, fate }] = this.#open.splice(random.below(this.#open.length), 1) as [{ slot: number; fate: 'bound' }];
    const isLost = fate === 'bound' && random.chance(rates.lost);
    const code = someCode(random, rates.error);
    this.#id = (this.#id + 1) % 2 ** 16;
    const of = { slot, fate: isLost ? 'lost' : fate, code, id: this.#id } as const;
    return someEnd(random, of, { header: this.#desk.world.messages.get(slot)!.header, mtu: this.#desk.setup.mtu });
  }
}

/** Traffic for so many clocks, until all has gone; then each place can be had again, and as many may wait as before. */
async function traffic(t: TestContext, desk: RestDesk, label: string, clocks: number): Promise<void> {
  const random = t.random.fork(label);
  const feeds = new RestTraffic(random, desk);
  let rates = someRates(random);
  for (let i = 0; i < clocks; i++) {
    if (i % 250 === 249) rates = someRates(random);
    await feeds.clock(rates);
  }
  for (let i = 0; desk.world.messages.size > 0; i++) {
    assert(i < 300 * desk.setup.slots + 500, 'a message is not complete');
    await feeds.clock(ending);
  }
  assert.equal(desk.world.waiting, 0, 'none waits when all have gone');
}

/** Choices hold still from a reset to the next one. */
const someSetup = (random: Random, size: Size): Setup => ({
  ...{ ...size, mtu: random.pick([1024, 4096, 8192, 1, random.int(1, 8192)]), fromStart: random.chance(0.5) },
  firstId: random.pick([1, 0xfff0, random.below(2 ** 16)]),
});

export const restProperty =
  (size: Size, clocks: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('rest');
    const desk = new RestDesk(t, someSetup(random, size));
    for (const label of ['first', 'second', 'third', 'fourth']) {
      await traffic(t, desk, label, clocks / 4);
      // A reset in the midst of it.
      const feeds = new RestTraffic(t.random.fork(`${label}, cut`), desk);
      const rates = { ...someRates(random), reserve: 1, keeps: 0.8, end: 0.5, found: 0.3 };
      for (let i = 0; i < 60; i++) await feeds.clock(rates);
      await desk.reset(someSetup(random, size));
    }
    if (clocks >= 2_000) assert(desk.completions > 5 && desk.reads.length > 20, 'nothing happens');
  };
