/** How many keys domains may have made: none more than the budget, and none fewer whatever the others take. */
import { expect } from 'vitest';
import { derivationBudget } from '../../../../../rtl-gen/uet/tss/layer/derivation-budget.ts';
import { type Body, portsOf, pulse, reset, type TestContext } from '../../test-kit.ts';

const domains = 4;
export const smallBudget = derivationBudget({ domains, keys: 8 });
const budgetOf = portsOf(smallBudget);

/** Sets what operators choose, and begins with full buckets. */
async function begin(t: TestContext, interval: number, burst: number): Promise<void> {
  const dut = budgetOf(t);
  dut.settings.set({ interval, burst });
  dut.takes.set(0);
  await reset(t);
}

/** Whether the domain may take, asked in both ways. */
function has(t: TestContext, domain: number): boolean {
  const dut = budgetOf(t);
  dut.first.set(domain);
  dut.second.set(domain);
  const may = dut.has_first.get();
  expect(dut.has_second.get()).toBe(may);
  // The two may be different domains.
  dut.first.set(t.random.below(domains));
  expect(dut.has_second.get()).toBe(may);
  return may === 1;
}

async function take(t: TestContext, domain: number): Promise<void> {
  const dut = budgetOf(t);
  dut.second.set(domain);
  await pulse(t, dut.takes);
}

/** All that a domain has, a clock each. */
async function drain(t: TestContext, domain: number): Promise<number> {
  let taken = 0;
  for (; has(t, domain); taken++) await take(t, domain);
  return taken;
}

/** A domain that takes whenever it may has its burst, and then one in each interval, whatever the others take. */
export const greedyDomain: Body<void> = async (t) => {
  const dut = budgetOf(t);
  const { random } = t;
  const interval = 8 + random.below(40);
  const burst = 1 + random.below(12);
  await begin(t, interval, burst);
  const greedy = random.below(domains);
  const taken = Array.from({ length: domains }, () => 0);
  // All are full, and stay so.
  await t.cycles(2 * domains + 3 * interval);
  const clocks = 4000;
  for (let clock = 0; clock < clocks; clock++) {
    const domain = random.chance(0.9) ? greedy : random.below(domains);
    const may = has(t, domain);
    dut.first.set(greedy);
    if (domain === greedy) expect(dut.has_first.get()).toBe(Number(may));
    // One that has taken less than its burst can always take.
    if (taken[domain]! < burst) expect(may).toBe(true);
    const takes = may && (domain === greedy || random.chance(0.1));
    if (takes) taken[domain]!++;
    if (takes) await take(t, domain);
    else await t.cycles(1);
  }
  const most = burst + Math.ceil(clocks / interval) + 1;
  expect(taken[greedy]).toBeLessThanOrEqual(most);
  expect(taken[greedy]).toBeGreaterThanOrEqual(most - 4);
};

/** After a reset each bucket is full once, although keys are made while they are filled, and grows no further. */
export const fullAfterReset: Body<void> = async (t) => {
  const { random } = t;
  for (let round = 0; round < 30; round++) {
    const burst = random.pick([1, 2, 3, 11, 254, 255]);
    await begin(t, 0xffff, burst);
    const taken = Array.from({ length: domains }, () => 0);
    // The first domain has its tokens after a clock, and one is taken in some of those in which others get theirs.
    await t.cycles(1);
    for (let clock = 0; clock < 2 * domains; clock++) {
      const takes = taken[0]! < burst && random.chance(0.6);
      if (takes) {
        expect(has(t, 0)).toBe(true);
        taken[0]!++;
        await take(t, 0);
      } else await t.cycles(1);
    }
    await t.cycles(domains);
    for (const domain of random.shuffle([...taken.keys()]))
      expect(await drain(t, domain), `domain ${domain}`).toBe(burst - taken[domain]!);
  }
};

/** Each domain gets one token in each interval until its bucket is full, although keys are made meanwhile. */
export const oneInEachInterval: Body<void> = async (t) => {
  const { random } = t;
  for (let round = 0; round < 24; round++) {
    const [interval, burst] = [random.pick([60, 97, 150]), random.pick([2, 3, 24])];
    await begin(t, interval, burst);
    await t.cycles(domains);
    // One may take while the others are given theirs.
    const taker = random.below(domains);
    for (let domain = 0; domain < domains; domain++) if (domain !== taker) expect(await drain(t, domain)).toBe(burst);
    const intervals = 1 + random.below(4);
    const held = Array.from({ length: domains }, () => 0);
    // The next interval ends within its clocks, and its tokens come within twice as many clocks as there are domains.
    let left = burst;
    const watched = (taker + 1) % domains;
    while (!has(t, watched)) {
      const takes = left > 0 && random.chance(0.02);
      if (takes) left--;
      if (takes) await take(t, taker);
      else await t.cycles(1);
    }
    const start = t.cycle;
    while (t.cycle < start + 10 + (intervals - 1) * interval) {
      const takes = has(t, taker) && random.chance(0.5);
      if (takes) await take(t, taker);
      else await t.cycles(1);
    }
    for (let domain = 0; domain < domains; domain++) if (domain !== taker) held[domain] = await drain(t, domain);
    const expected = Math.min(intervals, burst);
    expect(held.filter((_, domain) => domain !== taker)).toEqual(Array(domains - 1).fill(expected));
  }
};

/** Tokens come every `interval` clocks exactly, or in as many as there are domains, if that is more. */
export const everyInterval: Body<void> = async (t) => {
  const { random } = t;
  for (const interval of [1, 2, domains, domains + 1, 17, 256, 300]) {
    await begin(t, interval, 1 + random.below(3));
    await t.cycles(domains);
    const domain = random.below(domains);
    await drain(t, domain);
    const seen: number[] = [];
    while (seen.length < 6) {
      if (has(t, domain)) {
        seen.push(t.cycle);
        await take(t, domain);
      } else await t.cycles(1);
    }
    // In a clock in which one takes none is given: then the next interval may end before all have theirs of this one.
    const most = interval > domains + 1 ? interval : 2 * (domains + 1);
    for (const between of seen.slice(1).map((clock, i) => clock - seen[i]!)) {
      expect(between).toBeGreaterThanOrEqual(Math.max(interval, domains));
      expect(between).toBeLessThanOrEqual(most);
    }
  }
};

/** Without an interval every domain may take in every clock, whatever its bucket holds. */
export const unlimited: Body<void> = async (t) => {
  const dut = budgetOf(t);
  await begin(t, 0, 0);
  dut.takes.set(1);
  for (let clock = 0; clock < 50; clock++) {
    for (const port of [dut.first, dut.second]) port.set(t.random.below(domains));
    await t.cycles(1);
    expect([dut.has_first.get(), dut.has_second.get()]).toEqual([1, 1]);
  }
};

/** What each bucket holds, clock by clock; one that has not been filled since the reset is not known. */
class Buckets {
  readonly tokens: (number | undefined)[] = Array.from({ length: domains }, () => undefined);
  readonly #interval: number;
  readonly #burst: number;
  #clocks = 0;
  /** The domain that is given its tokens, or none. */
  #given = 0;

  constructor(interval: number, burst: number) {
    this.#interval = interval;
    this.#burst = burst;
  }

  /** A clock, in which a key may be made for a domain: then no other bucket changes. */
  clock(taker: number | undefined): void {
    const isFilling = this.tokens.includes(undefined);
    if (taker !== undefined) this.tokens[taker]!--;
    else if (this.#given < domains) {
      const held = this.tokens[this.#given];
      this.tokens[this.#given] = held === undefined ? this.#burst : Math.min(held + 1, this.#burst);
      this.#given++;
    }
    this.#clocks++;
    // Buckets that are being filled are full: the first interval adds nothing to them.
    if (this.#clocks % this.#interval === 0 && !isFilling && this.#given === domains) this.#given = 0;
  }
}

/** Intervals follow one another from the reset on, and buckets hold what they should in each clock of the first. */
export const firstIntervals: Body<void> = async (t) => {
  const { random } = t;
  let empty = 0;
  for (let round = 0; round < 120; round++) {
    const [interval, burst] = [domains + 1 + (round % 9), 1 + random.below(2)];
    await begin(t, interval, burst);
    const buckets = new Buckets(interval, burst);
    const chance = random.pick([0, 0.2, 0.4, 0.7]);
    for (let clock = 0; clock < 5 * interval; clock++) {
      const known = [...buckets.tokens.entries()].filter(([, held]) => held !== undefined);
      for (const [domain, held] of known) {
        expect(has(t, domain), `domain ${domain}, clock ${clock} of ${interval}`).toBe(held! > 0);
        empty += Number(held === 0);
      }
      const takers = known.filter(([, held]) => held! > 0).map(([domain]) => domain);
      const taker = takers.length > 0 && random.chance(chance) ? random.pick(takers) : undefined;
      if (taker === undefined) await t.cycles(1);
      else await take(t, taker);
      buckets.clock(taker);
    }
  }
  expect(empty).toBeGreaterThan(1000);
};
