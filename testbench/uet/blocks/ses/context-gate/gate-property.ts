/** Packets through the gate of receive contexts, some by ROD, with refusals, receives and software between them. */
import { assert, type Body, happened, type Random } from '../../test-kit.ts';
import { GateDesk, type GateSize, mayRisk, type Packet, type Space, type Told } from './gate-desk.ts';

/** How much goes on, each from 0 to 1. */
const someRates = (random: Random) => ({
  ...{ busy: random.pick([1, 0.9, 0.3]), takes: random.pick([1, 0.7, 0.2]), rod: random.pick([1, 0.4, 0.05]) },
  ...{ refused: random.pick([1, 0.5, 0.1]), posts: random.pick([0.5, 0.1, 0.02]) },
  ...{ given: random.pick([0.1, 0.01, 0]), answer: random.pick([1, 0.3, 0.1]) },
});

type Rates = Readonly<ReturnType<typeof someRates>>;

/** What feeds a desk as a receive half does: a message that risks is answered once, after it has left. */
class GateTraffic {
  readonly #random: Random;
  readonly #desk: GateDesk;
  #contexts: readonly number[] = [];
  #packet: Packet | undefined;
  /** One that has left and has no answer. */
  #asked: { readonly space: Space; readonly context: number } | undefined;

  constructor(random: Random, desk: GateDesk) {
    this.#random = random;
    this.#desk = desk;
  }

  /** Those that packets are for from now on. */
  choose(): void {
    const random = this.#random;
    const { length } = this.#desk.contexts;
    this.#contexts = Array.from({ length: random.pick([1, 2, 4, 16]) }, () => random.below(length));
  }

  async reset(): Promise<void> {
    await this.#desk.reset();
    this.#packet = undefined;
    this.#asked = undefined;
  }

  async clock(rates: Rates): Promise<void> {
    const random = this.#random;
    const desk = this.#desk;
    this.#packet ??= random.chance(rates.busy) ? this.#draw(rates) : undefined;
    const answer = this.#asked !== undefined && random.chance(rates.answer) ? this.#asked : undefined;
    if (answer !== undefined) this.#asked = undefined;
    const told = (space: Space): Told | undefined => {
      if (answer?.space === space)
        return { context: answer.context, answered: true, disables: random.chance(rates.refused) };
      const own = [...desk.contexts.keys()].filter((context) => desk.contexts[context]!.space === space);
      const busy = this.#contexts.filter((context) => own.includes(context));
      const context = random.pick(random.chance(0.8) && busy.length > 0 ? busy : own.length > 0 ? own : [0]);
      return own.length > 0 && random.chance(rates.posts) ? { context, posted: true } : undefined;
    };
    const context = random.chance(0.5) ? random.pick(this.#contexts) : random.below(desk.contexts.length);
    const { isTaken, left } = await desk.go({
      ...{ packet: this.#packet, takes: random.chance(rates.takes), send: told('send'), tagged: told('tagged') },
      given:
        random.chance(rates.given) || (!desk.contexts[context]!.isSet && random.chance(0.3))
          ? { context, generation: random.below(256) }
          : undefined,
    });
    if (isTaken) this.#packet = undefined;
    if (left === undefined || !mayRisk(left)) return;
    assert.equal(this.#asked, undefined, 'two messages may be refused at a time');
    const of = Number(left.get('context')!);
    this.#asked = { space: desk.contexts[of]!.space, context: of };
  }

  #draw({ rod }: Rates): Packet {
    const random = this.#random;
    const context = random.pick(this.#contexts);
    const { space, isSet, generation } = this.#desk.contexts[context]!;
    const counts = isSet && random.chance(0.85);
    const wants = random.chance(0.85) ? 1 : 0;
    return this.#desk.packet({
      context,
      ...(space === 'send' ? { wants_send: wants, wants_tagged: 0 } : { wants_send: 0, wants_tagged: wants }),
      ...{ guard_counts: counts ? 1 : 0, guard_risks: counts && random.chance(rod) ? 1 : 0 },
      ...(counts && {
        guard_tagged: space === 'tagged' ? 1 : 0,
        guard_compares: random.chance(0.85) ? 1 : 0,
        guard_generation: random.chance(0.7)
          ? generation
          : random.pick([(generation + 1) % 256, (generation + 255) % 256, generation ^ (1 << random.below(8))]),
      }),
    });
  }
}

/** A run of `clocks` clocks. */
export const gateProperty =
  (size: GateSize, clocks: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('gate');
    const spaces = random.below(2 ** 16);
    const desk = new GateDesk(t, size, (context) => ((spaces >> (context % 16)) & 1 ? 'tagged' : 'send'));
    const traffic = new GateTraffic(random, desk);
    let rates = someRates(random);
    for (let i = 0; i < clocks; i++) {
      if (i % 1000 === 0) await traffic.reset();
      if (i % 100 === 0) {
        rates =
          i === 0
            ? { ...{ busy: 1, takes: 0.7, rod: 1, refused: 0.5 }, posts: 0.1, given: 0, answer: 0.3 }
            : someRates(random);
        traffic.choose();
      }
      await traffic.clock(rates);
    }
    if (clocks < 2000) return;
    happened(desk.seen, 10);
  };
