/** READs of peers by RUDI and by PDCs on their way to memory, beside arrays that say each output in each clock. */
import type { ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import { RudiAsker } from '../../../../../rtl-gen/uet/endpoint/receive/rudi-request.ts';
import { readTag } from '../../../../../rtl-gen/uet/endpoint/ses/records.ts';
import { type RudiRead, rudiReads } from '../../../../../rtl-gen/uet/endpoint/ses/rudi-reads.ts';
import type { ReadRequest } from '../../../../../rtl-gen/uet/ses/read-server/read-records.ts';
import type { Item } from '../../../../agents/item.ts';
import { bitsOf } from '../../../../agents/shape-payload.ts';
import { hasFields, Offers, Takes } from '../../stream-ends.ts';
import {
  assert,
  type Body,
  dutOf,
  happened,
  type NamedTest,
  named,
  type Random,
  type TestContext,
} from '../../test-kit.ts';

/** READs by RUDI that wait, beside the two that are shown and come next. */
const places = 64;
const ahead = 2;

type Read = Item<ValueOf<ReturnType<typeof ReadRequest>>>;

/** A READ by RUDI as it has to leave: who asks is above what finds its bytes. */
const byRudi = ({ read, asker }: Item<ValueOf<typeof RudiRead>>): Read => ({
  ...read,
  tag: (bitsOf(RudiAsker, asker, 'asker') << BigInt(readTag)) | BigInt(read.tag),
});

/** What is done in a clock: each offer stays until it is taken. */
interface Clock {
  readonly up?: boolean;
  readonly pdc?: boolean;
  readonly down?: boolean;
}

type Kind = 'pdc' | 'rudi';

export class ReadsBench {
  readonly random: Random;
  readonly seen = { pdc: 0, rudi: 0, full: 0, held: 0, both: 0, resets: 0 };
  /** In the order in which they have left. */
  readonly left: Kind[] = [];
  readonly up;
  readonly pdc;
  readonly #t: TestContext;
  readonly #down;
  /** READs by RUDI: those that wait, the next one, and the one that is shown; each moves on a clock later. */
  #waiting: Read[] = [];
  #next: Read | undefined;
  #shown: Read | undefined;
  /** Who has had the last turn, and who has one that was not taken. */
  #last: Kind = 'rudi';
  #holds: Kind | undefined;

  constructor(t: TestContext) {
    this.#t = t;
    this.random = t.random.fork('reads');
    const { up, pdc, down } = dutOf(t.dut, rudiReads);
    this.up = new Offers(up);
    this.pdc = new Offers(pdc);
    this.#down = new Takes(down);
  }

  /** READs by RUDI that have been taken and have not left. */
  get waiting(): number {
    return this.#waiting.length + Number(this.#next !== undefined) + Number(this.#shown !== undefined);
  }

  async reset(): Promise<void> {
    const { dut } = this.#t;
    dut.port('rst').set(1);
    if (this.random.chance(0.5)) this.#offer({ up: true, pdc: true, down: true });
    await this.#t.rising();
    dut.port('rst').set(0);
    this.up.withdraw(this.random);
    this.pdc.withdraw(this.random);
    this.#waiting = [];
    this.#next = undefined;
    this.#shown = undefined;
    this.#last = 'rudi';
    this.#holds = undefined;
    this.seen.resets++;
  }

  #offer({ up = false, pdc = false, down = false }: Clock): void {
    const fill = <V>(side: Offers<V>, isNew: boolean): void => {
      if (side.item !== undefined) return;
      if (isNew) side.offer(side.drawn(this.random));
      else side.withdraw(this.random);
    };
    fill(this.up, up);
    fill(this.pdc, pdc);
    this.#down.take(down);
  }

  /** Whose turn it is: who has not had the last one, where both are there. */
  #turn(): Kind | undefined {
    if (this.#holds !== undefined) return this.#holds;
    const [pdc, rudi] = [this.pdc.item !== undefined, this.#shown !== undefined];
    if (pdc && rudi) {
      this.seen.both++;
      return this.#last === 'pdc' ? 'rudi' : 'pdc';
    }
    return pdc ? 'pdc' : rudi ? 'rudi' : undefined;
  }

  async clock(what: Clock = {}): Promise<Kind | undefined> {
    const { random } = this;
    const isHeld = this.#holds !== undefined;
    this.#offer(what);
    const turn = this.#turn();
    const item = this.#down.shown;
    assert.equal(item !== undefined, turn !== undefined, 'a READ for memory');
    const leaves = turn !== undefined && this.#down.isReady;
    if (item !== undefined) {
      const tagged = turn === 'pdc' ? this.pdc.item! : this.#shown!;
      hasFields(item, tagged, `a READ of ${turn}`);
      if (isHeld) this.seen.held++;
    }
    const isFull = this.#waiting.length === places;
    assert.equal(this.up.isReady, !isFull, 'a READ by RUDI finds room');
    assert.equal(this.pdc.isReady, leaves && turn === 'pdc', 'a READ by a PDC is taken');
    if (isFull) this.seen.full++;
    const taken = this.up.taken;
    const isGone = this.pdc.taken !== undefined;
    await this.#t.rising();
    this.#holds = leaves ? undefined : turn;
    if (leaves) {
      this.#last = turn;
      this.seen[turn]++;
      this.left.push(turn);
      if (turn === 'rudi') this.#shown = undefined;
    }
    if (this.#shown === undefined) {
      this.#shown = this.#next;
      this.#next = undefined;
    }
    this.#next ??= this.#waiting.shift();
    if (taken !== undefined) {
      this.#waiting.push(byRudi(taken));
      this.up.withdraw(random);
    }
    if (isGone) this.pdc.withdraw(random);
    return leaves ? turn : undefined;
  }
}

export const rudiReadsProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const bench = new ReadsBench(t);
    const { random } = bench;
    let chances = { up: 0.5, pdc: 0.5, down: 0.5, quiet: 1 };
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 80 === 0) {
        const chance = (): number => random.pick([0, 0.1, 0.5, 0.9, 1]);
        chances = { up: chance(), pdc: chance(), down: random.pick([0, 0.1, 0.5, 1]), quiet: random.pick([0.5, 1, 1]) };
      }
      if (random.chance(0.004)) await bench.reset();
      const isOn = random.chance(chances.quiet);
      const [up, pdc] = [isOn && random.chance(chances.up), isOn && random.chance(chances.pdc)];
      await bench.clock({ up, pdc, down: random.chance(chances.down) });
    }
    if (clocks >= 3_000) happened(bench.seen);
  };

const test = (name: string, run: (bench: ReadsBench) => Promise<void>): NamedTest =>
  named(name, async (t) => {
    await run(new ReadsBench(t));
  });

/** All that has come leaves, one in each clock. */
async function drain(bench: ReadsBench, from: number): Promise<void> {
  for (let i = 0; i < from; i++) assert.equal(await bench.clock({ down: true }), 'rudi');
  for (let i = 0; i < 5; i++) assert.equal(await bench.clock({ down: true }), undefined);
}

/** As many find room as wait, and the two ahead; again and again, so that each place has been each. */
async function fills(bench: ReadsBench): Promise<void> {
  for (let round = 0; round < 4; round++) {
    for (let i = 0; i < 3 * places; i++) await bench.clock({ up: true });
    assert.equal(bench.waiting, places + ahead);
    // The one that is offered finds room when one has left.
    await drain(bench, places + ahead + 1);
    for (let i = 0; i < 10 * round + 3; i++) await bench.clock({ up: true, down: true });
    while (bench.waiting > 0 || bench.up.item !== undefined) await bench.clock({ down: true });
  }
}

/** One alone: by a PDC in the clock in which it comes, by RUDI three clocks later. */
async function alone(bench: ReadsBench): Promise<void> {
  for (let i = 0; i < 10; i++) {
    assert.equal(await bench.clock({ pdc: true, down: true }), 'pdc');
    await bench.clock({ up: true, down: true });
    for (const expected of [undefined, undefined, 'rudi'])
      assert.equal(await bench.clock({ down: true }), expected, 'by RUDI');
  }
}

/** Where both are there they leave in turn, and what is shown stays, whoever comes. */
async function turns(bench: ReadsBench): Promise<void> {
  for (let i = 0; i < 8; i++) await bench.clock({ up: true });
  bench.left.length = 0;
  for (let i = 0; i < 40; i++) await bench.clock({ up: true, pdc: true, down: true });
  for (const [i, kind] of bench.left.entries()) if (i > 0) assert.notEqual(kind, bench.left[i - 1], 'in turn');
  assert.equal(bench.left.length, 40);
  while (bench.waiting > 0 || bench.up.item !== undefined || bench.pdc.item !== undefined)
    await bench.clock({ down: true });
  for (const last of ['pdc', 'rudi'] as const) {
    // The last turn is that of the other, so its next one would be that of `first`.
    for (const first of ['pdc', 'rudi'] as const) {
      await bench.clock({ [last === 'pdc' ? 'pdc' : 'up']: true, down: true });
      for (let i = 0; i < 4; i++) await bench.clock({ down: true });
      await bench.clock({ [first === 'pdc' ? 'pdc' : 'up']: true });
      for (let i = 0; i < 4; i++) await bench.clock();
      for (let i = 0; i < 5; i++) await bench.clock({ up: i === 0, pdc: true });
      assert.equal(await bench.clock({ down: true }), first, 'what is shown stays');
      for (let i = 0; i < 6; i++) await bench.clock({ down: true });
    }
  }
}

/** After a reset nothing waits, and a PDC has the first turn. */
async function resets(bench: ReadsBench): Promise<void> {
  for (let filled = 0; filled < 8; filled++) {
    for (let i = 0; i < (filled < 5 ? filled : 3 * places); i++) await bench.clock({ up: true });
    if (filled % 2 === 1) await bench.clock({ pdc: true, down: true });
    await bench.reset();
    for (let i = 0; i < 4; i++) assert.equal(await bench.clock({ down: true }), undefined, 'what was there before');
    await bench.reset();
    for (let i = 0; i < 4; i++) await bench.clock({ up: true, pdc: i > 0 });
    assert.equal(await bench.clock({ down: true }), 'pdc');
    assert.equal(await bench.clock({ down: true }), 'rudi');
  }
}

export const rudiReadsDirected: readonly NamedTest[] = [
  test('one alone', alone),
  test('as many by RUDI wait as find room', fills),
  test('both leave in turn', turns),
  test('a reset leaves none', resets),
];
