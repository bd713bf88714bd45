/** What the counters of failures do with packets that are not authentic and with management. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { authFailures } from '../../../../../rtl-gen/uet/tss/layer/auth-failures.ts';
import { type Body, clocksOf, portsOf, pulse, reset, type TestContext } from '../../test-kit.ts';

/** Domains of the counters in tests. */
export const domains = 4;
export const smallFailures = authFailures({ domains, keys: 8 });
/** With windows so short that each of their bits counts in a run. */
export const shortWindows = authFailures({ domains, keys: 8 }, 8);
export const failuresOf = portsOf(smallFailures);

interface Count {
  failures: number;
  limit: number;
  warning: number;
  latched: boolean;
}

/**
 * The counts as they should be: a domain is latched from the limit on, once it has one, until its failures are
 * forgotten (uet-wire.md 8.8), and warned of while it has had as many as its warning.
 */
class Failures {
  readonly #t: TestContext;
  readonly #dut;
  readonly #write;
  readonly failed;
  readonly #counts = new Map<number, Count>();

  constructor(t: TestContext) {
    this.#t = t;
    this.#dut = failuresOf(t);
    this.#write = t.source('write');
    this.failed = t.source('failed');
    this.#dut.window.set(0);
  }

  async limit(index: number, limit: number, warning = 0): Promise<void> {
    const sent = this.#limits(index, limit, warning);
    await this.#write.send(sent);
    await this.#settled();
  }

  async clear(index: number): Promise<void> {
    const one = this.#of(index);
    one.failures = 0;
    one.latched = one.limit === 0;
    const { random } = this.#t;
    await this.#write.send({ index, kind: 'clear', limit: random.bits(16), warning: random.bits(16) });
    await this.#settled(true);
  }

  /** A window ends, and none does after that. */
  async window(): Promise<void> {
    await pulse(this.#t, this.#dut.window, 2);
    await this.#t.cycles(2);
    for (const one of this.#counts.values()) {
      one.failures = 0;
      one.latched ||= one.limit === 0;
    }
    await this.#settled(true);
  }

  #limits(index: number, limit: number, warning: number) {
    const before = this.#counts.get(index) ?? { failures: 0, latched: false };
    const { failures, latched } = before;
    this.#counts.set(index, { failures, limit, warning, latched: latched || failures >= limit });
    return { index, kind: 'limit' as const, limit, warning };
  }

  async fail(index: number): Promise<void> {
    await this.#count(index);
    await this.#settled();
  }

  /** Something is written, and a packet fails in the same clock or some clocks later: none is lost. */
  async meet(failed: number, written: number, limit: number, clocks: number): Promise<void> {
    const sent = this.#write.send({ index: written, kind: 'limit', limit, warning: 2 });
    await this.#t.cycles(clocks);
    await this.#count(failed);
    await sent;
    this.#limits(written, limit, 2);
    await this.#settled();
  }

  async #count(index: number): Promise<void> {
    const one = this.#of(index);
    one.failures = Math.min(0xffff, one.failures + 1);
    one.latched ||= one.failures >= one.limit;
    await this.failed.send(index);
  }

  #of(index: number): Count {
    const one = this.#counts.get(index);
    if (one === undefined) throw new Error(`domain ${index} has no limit`);
    return one;
  }

  async #settled(wholly = false): Promise<void> {
    const bitsOf = (is: (one: Count) => boolean): number =>
      [...this.#counts].reduce((word, [i, one]) => word | (Number(is(one)) << i), 0);
    let clocks = 0;
    while (this.#dut.busy.get() === 1) {
      await this.#t.cycles(1);
      clocks++;
    }
    expect(clocks).toBeLessThanOrEqual(3);
    // What a packet did shows at once, what management did 3 clocks later, and so do warnings.
    if (wholly || this.#t.random.chance(0.7)) await this.#t.cycles(3);
    else return expect(Number(this.#dut.latched.get()) & ~bitsOf(({ latched }) => latched)).toBe(0);
    expect(this.#dut.latched.get()).toBe(bitsOf(({ latched }) => latched));
    expect(this.#dut.warned.get()).toBe(bitsOf(({ failures, warning }) => warning > 0 && failures >= warning));
  }

  /** A new limit, and failures are forgotten, whatever is stored of them. */
  async restore(index: number): Promise<void> {
    await this.#write.send({ index, kind: 'limit', limit: 0x8000, warning: 0x4000 });
    await this.#t.cycles(4);
    await this.#write.send({ index, kind: 'clear', limit: 0, warning: 0 });
    await this.#t.cycles(4);
  }

  /** The failure after which a domain is latched shows in the clock after it was taken. */
  async latches(index: number): Promise<void> {
    const one = this.#of(index);
    if (one.latched || one.limit - one.failures > 8) return;
    while (!one.latched) {
      await this.#t.cycles(this.#t.random.below(4));
      await this.#count(index);
      expect((Number(this.#dut.latched.get()) >> index) & 1).toBe(Number(one.latched));
    }
  }
}

const index = fc.nat(domains - 1);
export const failureSteps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('fail' as const), index }) },
    fc.record({
      kind: fc.constant('limit' as const),
      index,
      limit: fc.oneof(fc.nat(6), fc.nat(0xffff)),
      warning: fc.oneof(fc.nat(4), fc.nat(0xffff)),
    }),
    fc.record({ kind: fc.constant('clear' as const), index }),
    fc.record({ kind: fc.constant('latches' as const), index }),
    fc.record({ kind: fc.constant('window' as const) }),
    fc.record({ kind: fc.constant('meet' as const), index, written: index, limit: fc.nat(6), clocks: fc.nat(4) }),
  ),
  { minLength: 1, maxLength: 80, size: 'max' },
);

type Step = typeof failureSteps extends fc.Arbitrary<readonly (infer T)[]> ? T : never;

/** Does the steps, one after another. */
export async function takeFailures(t: TestContext, drawn: readonly Step[]): Promise<void> {
  const dut = failuresOf(t);
  const failures = new Failures(t);
  expect(dut.latched.get()).toBe(0);
  for (let i = 0; i < domains; i++) await failures.limit(i, 3);
  for (const step of drawn) {
    if (step.kind === 'meet') await failures.meet(step.index, step.written, step.limit, step.clocks);
    else if (step.kind === 'limit') await failures.limit(step.index, step.limit, step.warning);
    else if (step.kind === 'window') await failures.window();
    else await failures[step.kind](step.index);
  }
  expect(dut.upset.get()).toBe(0);
}

/** So many lists of random steps. */
export const failuresProperty =
  (lists: number): Body<void> =>
  (t) =>
    takeFailures(t, fc.sample(failureSteps, { numRuns: lists, seed: t.random.below(2 ** 31) }).flat());

/** From the clock after a reset on nothing is latched, warned of or an upset, and what is offered is taken. */
export const afterReset: Body<void> = async (t) => {
  const dut = failuresOf(t);
  const { latched, warned, upset, busy, failed, write } = dut;
  const show = (...ports: readonly { get(): unknown }[]) => ports.map((port) => port.get());
  let failures = new Failures(t);
  for (let round = 0; round < 4; round++) {
    for (let i = 0; i < domains; i++) await failures.limit(i, 1 + (i & 1), 1);
    for (let i = 0; i < domains; i++) await failures.fail(i);
    await t.cycles(3);
    expect(show(latched, warned)).toEqual([0b0101, 0b1111]);
    // In any state, and with a window that is over.
    dut.window.set(round & 1);
    await t.cycles(round);
    await reset(t);
    dut.window.set(0);
    for (let clock = 0; clock < 5; clock++) {
      expect(show(latched, warned, upset, busy, failed.ready, write.ready)).toEqual([0, 0, 0, 0, 1, 1]);
      await t.cycles(1);
    }
    failures = new Failures(t);
  }
};

/** The largest limit is reached, and counts stop at it. */
export const largestLimit: Body<void> = async (t) => {
  const dut = failuresOf(t);
  const failures = new Failures(t);
  await failures.limit(1, 0xffff, 0xffff);
  const many = async (count: number): Promise<void> => {
    const failed = Array.from({ length: count }, () => failures.failed.send(1));
    await Promise.all(failed);
    await t.cycles(4);
  };
  await many(0xfffe);
  const shows = () => [dut.latched.get(), dut.warned.get()];
  expect(shows()).toEqual([0, 0]);
  await many(1);
  expect(shows()).toEqual([2, 2]);
  for (let i = 0; i < 3; i++) {
    await many(1);
    expect(shows()).toEqual([2, 2]);
  }
};

/** Failures of two windows are not counted together, and windows are as long as they should be. */
export const windows: Body<void> = async (t) => {
  const dut = failuresOf(t);
  const failures = new Failures(t);
  const clocks = 50;
  await failures.limit(2, 5, 2);
  dut.window.set(clocks);
  const ends: number[] = [];
  const warned = (): number => Number(dut.warned.get());
  for (let round = 0; round < 6; round++) {
    const before = warned();
    for (let i = 0; i < 4; i++) await failures.failed.send(2);
    await t.cycles(3);
    expect([before, warned(), dut.latched.get()]).toEqual([0, 4, 0]);
    while (warned() !== 0) await t.cycles(1);
    ends.push(t.cycle);
  }
  expect(ends.slice(2).map((end, i) => end - ends[i + 1]!)).toEqual([clocks, clocks, clocks, clocks]);
  for (let i = 0; i < 5; i++) await failures.failed.send(2);
  expect(dut.latched.get()).toBe(4);
  // It stays latched, and is warned of in its window alone.
  await t.cycles(2 * clocks);
  expect([dut.latched.get(), warned()]).toEqual([4, 0]);
  await failures.failed.send(2);
  expect(dut.latched.get()).toBe(4);
};

/** A domain that one failure latches is latched in the clock after it, in whichever window that comes. */
export const latchedAtOnce: Body<void> = async (t) => {
  const failures = new Failures(t);
  for (let index = 0; index < domains; index++) await failures.limit(index, 1);
  for (let index = 0; index < domains; index++) {
    await failures.window();
    await failures.latches(index);
    // And again once it is forgotten, in a window that goes on.
    await failures.clear(index);
    await failures.latches(index);
  }
};

/** A failure that comes while another limit is written, or failures are forgotten, counts under what is new. */
export const limitsMeet: Body<void> = async (t) => {
  const dut = failuresOf(t);
  const failures = new Failures(t);
  const write = t.source('write');
  const { random } = t;
  for (let round = 0; round < 6 * domains; round++) {
    const [index, wait] = [round % domains, 2 + (round % 3)];
    if (round >= domains) await failures.clear(index);
    await failures.limit(index, 3);
    // One more would latch it.
    for (let i = 0; i < 2; i++) await failures.fail(index);
    const kind = random.pick(['limit', 'clear'] as const);
    write.sendNow({ index, kind, limit: 100, warning: 0 });
    await t.cycles(wait);
    await failures.failed.send(index);
    await t.cycles(6);
    expect(dut.latched.get(), `${kind}, ${wait} clocks later`).toBe(0);
  }
};

/** A failure is counted once, and in one window, whichever clock of a window it comes in. */
export const windowEnds: Body<void> = async (t) => {
  const dut = failuresOf(t);
  const failures = new Failures(t);
  const clocks = 16;
  await failures.limit(1, 3, 1);
  dut.window.set(clocks);
  const warned = (): number => Number(dut.warned.get());
  let seen = 0;
  for (let wait = 0; wait < 2 * clocks; wait++) {
    // Two in the window that begins with the first one, or one in it and one in that before.
    for (const clocksBefore of [wait, 0]) {
      await t.cycles(clocksBefore);
      await failures.failed.send(1);
    }
    await t.cycles(3);
    seen += Number(warned() === 2);
    expect(dut.latched.get(), `after ${wait} clocks`).toBe(0);
    // Until a window has begun in which there was none.
    await t.cycles(2 * clocks + 1);
    expect(warned()).toBe(0);
  }
  // In most of them a window did not end between.
  expect(seen).toBeGreaterThan(clocks);
};

/** Where a bit of a memory has changed by itself its domain is latched when that is looked at, and no other is. */
export const failureUpsets: Body<void> = async (t) => {
  const failures = new Failures(t);
  const dut = failuresOf(t);
  const { random } = t;
  const memories = t.dut.memories!.filter(({ path }) => path === 'counts' || path === 'limits');
  expect(memories.map(({ width }) => width).toSorted()).toEqual([17, 33]);
  const upsets = clocksOf(t, dut.upset);
  for (let i = 0; i < domains; i++) await failures.limit(i, 0x8000, 0x4000);
  const fails = async (index: number): Promise<void> => {
    await failures.failed.send(index);
    await t.cycles(4);
  };
  const cleared = async (index: number): Promise<void> => {
    await failures.limit(index, 0x8000, 0x4000);
    await failures.clear(index);
  };
  for (const memory of memories)
    for (let bit = 0; bit < memory.width; bit++) {
      const index = random.below(domains);
      await fails(index);
      const word = BigInt(memory.get(index)) ^ (1n << BigInt(bit));
      memory.set(index, memory.width > 32 ? word : Number(word));
      await fails((index + 1) % domains);
      expect([dut.latched.get(), upsets.count]).toEqual([0, 0]);
      await fails(index);
      expect([dut.latched.get(), upsets.count]).toEqual([1 << index, 1]);
      upsets.count = 0;
      // A new limit and that failures are forgotten mend it.
      await failures.restore(index);
      upsets.count = 0;
      await fails(index);
      expect([dut.latched.get(), upsets.count]).toEqual([0, 0]);
      await cleared(index);
      await cleared((index + 1) % domains);
    }
};
