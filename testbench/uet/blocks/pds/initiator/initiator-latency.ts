/** In which clocks the PDS initiator does what events ask for, where nothing else is to do, whatever was before. */
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

/** What an event shows, by the first clock of each thing. */
const shows = (what: string, input: (offset: number) => Parameters<Corner['run']>[1], expected: Seen): NamedTest =>
  corner(`${what}: in which clocks of it`, async (c) => {
    const seen: Seen[] = [];
    for (let phase = 0; phase < PHASES; phase++) {
      await c.open(SECOND);
      for (let i = 0; i < 3; i++) await c.run(60, { send: send(SECOND, i) });
      await c.pass(phase);
      await c.run(over, input(2));
      const first = (is: (out: Corner['shown'][number]) => boolean): number => c.shown.findIndex(is);
      seen.push({
        outcome: first(({ outcome }) => outcome !== undefined),
        congestion: first(({ congestion }) => congestion !== undefined),
        pdc: first(({ pdc }) => pdc !== undefined),
        retired: first(({ retired }) => retired !== undefined),
        ended: first(({ pdc }) => pdc?.ended === true),
      });
      await c.run(over, { peer: nackOf(SECOND, 'pdc_mode_mismatch')(2) });
    }
    const least = (name: keyof Seen): number => Math.min(...seen.map((one) => one[name]));
    assert.deepEqual(
      {
        ...{ outcome: least('outcome'), congestion: least('congestion'), pdc: least('pdc') },
        ...{ retired: least('retired'), ended: least('ended') },
      },
      expected,
    );
    for (const one of seen) {
      for (const name of Object.keys(expected) as (keyof Seen)[]) {
        assert.ok(one[name] <= expected[name] + ROUND, `${name} in clock ${one[name]}`);
      }
    }
  });

interface Seen {
  readonly outcome: number;
  readonly congestion: number;
  readonly pdc: number;
  readonly retired: number;
  readonly ended: number;
}

/** Clocks from the end of a PDC to that of another one that has failed as well: its walk, and what the end takes. */
const ENDS = 47;

const ends = corner(`PDCs that fail at once end ${ENDS} clocks after each other`, async (c) => {
  const places = [1, 3, 4, 6];
  for (const place of places) {
    await c.open(place);
    await c.run(60, { send: send(place, 0) });
  }
  c.shown.length = 0;
  for (const place of places) await c.run(1, { peer: nackOf(place, 'pdc_mode_mismatch')(0) });
  await c.run(places.length * ENDS + over);
  const at = c.shown.flatMap(({ pdc }, clock) => (pdc?.ended === true ? [clock] : []));
  assert.equal(at.length, places.length);
  for (const [i, clock] of at.slice(1).entries()) {
    const clocks = clock - at[i]!;
    assert.ok(clocks >= ENDS && clocks <= ENDS + ROUND, `${clocks} clocks`);
  }
});

/** Of a core of 8 PDCs or more. */
export const initiatorLatency: readonly NamedTest[] = [
  ...(['give', 'trim', 'hear'] as const).flatMap((before) => [
    latency(before, 'give', GIVEN),
    latency(before, 'trim', NAMED),
  ]),
  shows('an ACK of all', (last) => ({ peer: ack(SECOND, last, last) }), {
    ...{ outcome: 28, congestion: 35, pdc: 16, retired: 37, ended: -1 },
  }),
  shows('an ACK of one packet', (last) => ({ peer: ack(SECOND, last, -1) }), {
    ...{ outcome: 28, congestion: 35, pdc: 16, retired: -1, ended: -1 },
  }),
  shows('a NACK that is fatal', (last) => ({ peer: nackOf(SECOND, 'pdc_mode_mismatch')(last) }), {
    ...{ outcome: 40, congestion: 74, pdc: 16, retired: 37, ended: 55 },
  }),
  ends,
];
