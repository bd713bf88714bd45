/** Jobs that are bound to domains, and packets of theirs that are asked for, held against the golden endpoint. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { tssBindings } from '../../../../../rtl-gen/uet/tss/layer/bindings.ts';
import { TssEndpoint } from '../../../golden/tss/endpoint.ts';
import { type Body, chance, portsOf, reset, type TestContext } from '../../test-kit.ts';

const bindingsOf = portsOf(tssBindings);
const job = fc.constantFrom(1, 2, 0xff_ffff);
const sdi = fc.constantFrom(5, 6);

/** A job is bound, or is so no more, or a packet of one is asked for. */
export const bindingSteps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('bind' as const), job, sdi, bound: fc.boolean() }),
    fc.record({ kind: fc.constant('ask' as const), job, sdi, secured: fc.boolean(), has_job: fc.boolean() }),
  ),
  { minLength: 1, maxLength: 60, size: 'max' },
);

type Steps = typeof bindingSteps extends fc.Arbitrary<infer S> ? S : never;

/** What the golden endpoint says of a plain packet of a job; of a secured one it is that of its last check. */
function expected(
  bindings: ReadonlyMap<number, number>,
  secured: boolean,
  sdi: number,
  job: number | undefined,
): string {
  const endpoint = new TssEndpoint({ domains: [], bindings, jobOf: () => job });
  if (secured) return job === undefined || bindings.get(job) === sdi ? 'accepted' : 'binding_failure';
  const body = { source: new Uint8Array(4), destination: new Uint8Array(4), body: Uint8Array.of(0x10) };
  const received = endpoint.receive({ ...body, encapsulation: { kind: 'native', entropy: new Uint8Array(4) } });
  return received.kind === 'dropped' ? received.reason : received.kind;
}

/** A packet that is asked for. */
interface Query {
  readonly job: number;
  readonly sdi: number;
  readonly secured?: boolean;
  readonly has_job?: boolean;
}

/** The ports, and what is bound as the golden endpoint has it. */
class Bindings {
  readonly bound = new Map<number, number>();
  readonly write;
  readonly query;
  readonly answer;
  readonly #t: TestContext;
  readonly #dut;

  constructor(t: TestContext) {
    this.#t = t;
    this.#dut = bindingsOf(t);
    this.write = t.source('write');
    this.query = t.source('query');
    this.answer = t.sink('answer', { ready: chance(0.7) });
  }

  /** Binds a job, or no more; whether there was no room for it, which shows in the one clock in which it may. */
  async bind(job: number, sdi: number, bound: boolean): Promise<boolean> {
    await this.write.send({ job, sdi, bound: Number(bound) });
    const refused: unknown[] = [];
    for (let clock = 0; clock < 6; clock++) {
      refused.push(this.#dut.refused.get());
      await this.#t.cycles(1);
    }
    const isRefused = refused[refusedAfter] === 1;
    expect(refused).toEqual(refused.map((_, clock) => Number(isRefused && clock === refusedAfter)));
    if (!bound) this.bound.delete(job);
    else if (!isRefused) this.bound.set(job, sdi);
    return isRefused;
  }

  async ask({ job, sdi, secured = true, has_job = true }: Query): Promise<void> {
    const bytes = this.#t.random.below(16_000);
    await this.query.send({ job, sdi, secured: Number(secured), has_job: Number(has_job), bytes });
    const { item } = await this.answer.recv();
    expect(item).toBe(expected(this.bound, secured, sdi, has_job ? job : undefined));
    expect(this.#dut.bytes.get()).toBe(bytes);
  }
}

/** Clocks from the one after a job is taken until it shows that there was no room. */
const refusedAfter = 3;

export async function takeBindings(t: TestContext, steps: Steps): Promise<void> {
  const bindings = new Bindings(t);
  for (const step of steps) {
    if (step.kind === 'ask') await bindings.ask(step);
    else expect(await bindings.bind(step.job, step.sdi, step.bound)).toBe(false);
  }
}

/** So many lists of steps, one after another. */
export const bindingsProperty =
  (lists: number): Body<void> =>
  (t) =>
    takeBindings(t, fc.sample(bindingSteps, { numRuns: lists, seed: t.random.below(2 ** 31) }).flat());

/** Each bit of a job and of a domain counts, in packets that are secured and in plain ones. */
export const bindsAnyBits: Body<void> = async (t) => {
  const bindings = new Bindings(t);
  const [job, sdi] = [0x5a_5a5a, 0xc3_c3c3];
  await bindings.bind(job, sdi, true);
  for (let bit = 0; bit < 24; bit++) {
    await bindings.ask({ job, sdi: sdi ^ (1 << bit) });
    await bindings.ask({ job: job ^ (1 << bit), sdi });
    await bindings.ask({ job: job ^ (1 << bit), sdi, secured: false });
  }
  await bindings.ask({ job, sdi });
  await bindings.ask({ job, sdi, has_job: false });
  await bindings.ask({ job, sdi, secured: false });
};

/** So many jobs that some find no room: these are not bound, and all others are. */
export const bindingsFull: Body<void> = async (t) => {
  const bindings = new Bindings(t);
  const jobs = Array.from({ length: 300 }, () => t.random.below(0x100_0000));
  let refused = 0;
  for (const [i, job] of jobs.entries()) refused += Number(await bindings.bind(job, i, true));
  expect(refused).toBeGreaterThan(10);
  for (const [i, job] of jobs.entries()) await bindings.ask({ job, sdi: i, secured: i % 3 > 0 });
  // A job that is bound finds room for another domain, and one that is bound no more makes room.
  const there = [...bindings.bound.keys()];
  for (const job of there.slice(0, 20)) expect(await bindings.bind(job, 7, true)).toBe(false);
  for (const job of there) expect(await bindings.bind(job, 7, false)).toBe(false);
  for (const [i, job] of jobs.slice(0, 40).entries()) await bindings.ask({ job, sdi: i });
  for (const job of jobs.slice(-4)) expect(await bindings.bind(job, 9, true)).toBe(false);
};

/**
 * An answer comes 5 clocks after its packet, and stays until it is taken; packets come one in 6 clocks; a job that is
 * bound in the same clock goes first.
 */
export const bindingsClocks: Body<void> = async (t) => {
  const dut = bindingsOf(t);
  const [write, query] = [t.source('write'), t.source('query')];
  let takes = true;
  const answer = t.sink('answer', { ready: () => () => takes });
  const asks = (sdi: number, bytes: number) => query.send({ job: 3, sdi, secured: 1, has_job: 1, bytes });
  await write.send({ job: 3, sdi: 8, bound: 1 });
  const sent = await Promise.all([1, 2, 3].map((bytes) => asks(8, bytes)));
  expect(sent.map((cycle) => cycle - sent[0]!)).toEqual([0, 6, 12]);
  for (const cycle of sent) {
    const told = await answer.recv();
    expect(told).toMatchObject({ item: 'accepted', cycle: cycle + 5 });
  }
  await t.cycles(10);
  // Both at once.
  const [bound, asked] = await Promise.all([write.send({ job: 3, sdi: 9, bound: 1 }), asks(9, 4)]);
  expect(asked - bound).toBe(5);
  expect((await answer.recv()).item).toBe('accepted');
  takes = false;
  const waiting = await asks(8, 5);
  const next = asks(9, 6);
  await t.cycles(20);
  expect([dut.answer.valid.get(), dut.bytes.get(), dut.query.ready.get()]).toEqual([1, 5, 0]);
  takes = true;
  expect((await answer.recv()).item).toBe('binding_failure');
  expect((await next) - waiting).toBeGreaterThan(20);
  expect((await answer.recv()).item).toBe('accepted');
};

/** After a reset, in whichever clock it comes, no job is bound, nothing is told, and nothing is taken until `ready`. */
export const bindingsReset: Body<void> = async (t) => {
  const dut = bindingsOf(t);
  const bindings = new Bindings(t);
  for (let clock = 0; clock < 12; clock++) {
    expect(await bindings.bind(5, 6, true)).toBe(false);
    const asks = clock % 2 === 0;
    if (asks) await bindings.query.send({ job: 5, sdi: 6, secured: 1, has_job: 1, bytes: 9 });
    else await bindings.write.send({ job: 6, sdi: 6, bound: 1 });
    await t.cycles(clock >> 1);
    await reset(t, 2);
    bindings.answer.clear();
    let low = 0;
    while (dut.ready.get() === 0) {
      expect([dut.write.ready.get(), dut.query.ready.get()]).toEqual([0, 0]);
      expect([dut.answer.valid.get(), dut.refused.get()]).toEqual([0, 0]);
      await t.cycles(1);
      low++;
    }
    expect(low).toBeGreaterThan(20);
    for (let i = 0; i < 8; i++) {
      expect([dut.answer.valid.get(), dut.refused.get()]).toEqual([0, 0]);
      await t.cycles(1);
    }
    bindings.bound.clear();
    for (const job of [5, 6]) await bindings.ask({ job, sdi: 6 });
  }
};
