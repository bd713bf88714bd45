/** What the PDS initiator takes until a packet leaves, where nothing else is to do: as many clocks, whatever was before. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { ack, type Corner, corner, nackOf, quiet, send } from './corner.ts';

/** Clocks from a packet that is given, and from a NACK, to what leaves, the round of shares apart. */
const [GIVEN, NAMED] = [48, 71];
/** What a round of shares can add: a clock of timers and visits. */
const ROUND = 1;
/** Rounds begin every 16 clocks. */
const PHASES = 17;
/** Clocks until all that an event has brought about is over. */
const over = 160;

const [FIRST, SECOND] = [2, 5];

/** Two PDCs, of which the packets that are out are known. */
class Two {
  readonly #next = new Map([FIRST, SECOND].map((place) => [place, 0]));
  readonly #c: Corner;

  constructor(c: Corner) {
    this.#c = c;
  }

  /** A new packet; one that is trimmed; or an ACK of all. */
  async give(place: number): Promise<number> {
    const next = this.#next.get(place)!;
    this.#next.set(place, next + 1);
    return this.#until({ send: send(place, next) });
  }

  async trim(place: number): Promise<number> {
    return this.#until({ peer: nackOf(place, 'trimmed')(this.#next.get(place)! - 1) });
  }

  async hear(place: number): Promise<void> {
    const last = this.#next.get(place)! - 1;
    await this.#c.run(over, { peer: ack(place, last, last) });
  }

  /** The clock of what leaves. */
  async #until(inputs: Parameters<Corner['run']>[1]): Promise<number> {
    this.#c.shown.length = 0;
    await this.#c.run(over, inputs);
    assert.equal(this.#c.count('packet'), 1);
    return this.#c.shown.findIndex(({ packet }) => packet !== undefined);
  }
}

type What = 'give' | 'trim' | 'hear';

const latency = (before: What, then: 'give' | 'trim', clocks: number): NamedTest =>
  corner(
    `${then === 'give' ? 'a packet that is given' : 'what a NACK names'} leaves after ${clocks} clocks, after ${before}`,
    async (c) => {
      const two = new Two(c);
      for (const place of [FIRST, SECOND]) {
        await c.open(place);
        await two.give(place);
        await two.hear(place);
      }
      const took: number[] = [];
      for (let phase = 0; phase < PHASES; phase++) {
        for (const place of [FIRST, SECOND]) await two.give(place);
        await c.run(phase);
        await two[before](FIRST);
        took.push(await two[then](SECOND));
        for (const place of [FIRST, SECOND]) await two.hear(place);
      }
      const [least, most] = [Math.min(...took), Math.max(...took)];
      assert.equal(least, clocks);
      assert.ok(most <= clocks + ROUND, `${most} clocks at most`);
    },
    quiet,
  );

/** Of a core of 8 PDCs or more. */
export const initiatorLatency: readonly NamedTest[] = (['give', 'trim', 'hear'] as const).flatMap((before) => [
  latency(before, 'give', GIVEN),
  latency(before, 'trim', NAMED),
]);
