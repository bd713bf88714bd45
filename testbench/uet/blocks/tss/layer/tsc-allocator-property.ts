/** What management and packets do with the counters of keys, held against the golden model. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { tscAllocator } from '../../../../../rtl-gen/uet/tss/layer/tsc-allocator.ts';
import { UserError } from '../../../../../support/user-error.ts';
import { COUNTERS, TscAllocator } from '../../../golden/tss/tsc.ts';
import { type Body, chance, eachClock, type PatternLike, portsOf, reset, type TestContext } from '../../test-kit.ts';

export const contexts = 4;
export const smallAllocator = tscAllocator({ contexts });
const allocatorOf = portsOf(smallAllocator);
const highest = COUNTERS - 1n;

/** Counters and limits around those at which something happens, and any. */
const whole = fc.oneof(
  fc.bigInt(0n, 6n),
  fc.bigInt(highest - 2n, highest + 2n),
  fc.constantFrom(2n * COUNTERS - 1n, 1n << 40n),
  fc.bigInt(0n, 2n * COUNTERS - 1n),
);
const context = fc.nat(contexts - 1);
const command = fc.record({
  kind: fc.constantFrom('start' as const, 'resume' as const, 'raise' as const, 'raise' as const),
  ...{ context, next: whole, limit: whole },
});

type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

/**
 * `burst`: as many as one a clock. `ends`: the last counters that there are. `both`: a command and an allocation in one
 * clock, of which the command is done first. `resume`: from the number that is the next one, or from the one before it.
 */
export const allocatorSteps = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.record({ kind: fc.constant('allocate' as const), context }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('burst' as const),
        // Often of one context, one after another.
        contexts: fc.array(fc.oneof(context, fc.constant(1)), { minLength: 2, maxLength: 12, size: 'max' }),
      }),
    },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('command' as const), command }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('both' as const), command, context }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('ends' as const), context, next: fc.bigInt(highest - 2n, highest) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('behind' as const),
        contexts: fc.array(context, { minLength: 1, maxLength: 3 }),
        command,
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('resume' as const), context, before: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset' as const) }) },
  ),
  { minLength: 1, maxLength: 60, size: 'max' },
);

type Step = typeof allocatorSteps extends fc.Arbitrary<readonly (infer T)[]> ? T : never;

/** Does the steps, one after another. Each command is refused once or not at all. */
export async function takeSteps(t: TestContext, steps: readonly Step[], ready: PatternLike): Promise<void> {
  const dut = allocatorOf(t);
  const [commands, up, down] = [t.source('command'), t.source('up'), t.sink('down', { ready, offers: true })];
  const model = new Map<number, TscAllocator>();
  /** The number that was given last, where none was begun with since. */
  const last = new Map<number, bigint>();
  let [refusals, refused] = [0, 0];
  eachClock(t, () => {
    refusals += dut.refused.get();
    expect(dut.upset.get()).toBe(0);
  });
  const allocate = async (context: number): Promise<void> => {
    const sent = await up.send(context);
    const counter = model.get(context)?.allocate()?.counter;
    const { item, offered } = await down.recv();
    expect(item).toMatchObject(counter === undefined ? { given: 0 } : { given: 1, counter });
    if (counter !== undefined) last.set(context, counter);
    expect(offered! - sent).toBe(3);
    await t.cycles(2);
    expect(refusals).toBe(refused);
  };
  /** As fast as they are taken, each of which is one a clock while results are. */
  const burst = async (contexts: readonly number[]): Promise<void> => {
    const sent = contexts.map((one) => up.send(one));
    for (const one of contexts) {
      const counter = model.get(one)?.allocate()?.counter;
      const { item } = await down.recv();
      expect(item).toMatchObject(counter === undefined ? { given: 0 } : { given: 1, counter });
      if (counter !== undefined) last.set(one, counter);
    }
    await Promise.all(sent);
    await t.cycles(2);
    expect(refusals).toBe(refused);
  };
  const done = async (one: Command): Promise<void> => {
    await commands.send(one);
    if (one.kind !== 'raise') last.delete(one.context);
    const accepted = accepts(model, one);
    refused += Number(!accepted);
    await t.cycles(3);
    expect(dut.refused.get()).toBe(Number(!accepted));
    await t.cycles(2);
    expect(refusals).toBe(refused);
  };
  /** A command in the clock after the last of some allocations was taken: it is done when they have their numbers. */
  const behind = async (contexts: readonly number[], one: Command): Promise<void> => {
    const sent = contexts.map((context) => up.send(context));
    const counters = contexts.map((context) => {
      const counter = model.get(context)?.allocate()?.counter;
      if (counter !== undefined) last.set(context, counter);
      return counter;
    });
    await Promise.all(sent);
    const told = async (): Promise<void> => {
      for (const counter of counters)
        expect((await down.recv()).item).toMatchObject(counter === undefined ? { given: 0 } : { given: 1, counter });
    };
    await Promise.all([done(one), told()]);
  };
  for (const step of steps) {
    if (step.kind === 'allocate') await allocate(step.context);
    else if (step.kind === 'burst') await burst(step.contexts);
    else if (step.kind === 'command') await done(step.command);
    else if (step.kind === 'behind') await behind(step.contexts, step.command);
    else if (step.kind === 'both') await Promise.all([done(step.command), allocate(step.context)]);
    else if (step.kind === 'resume') {
      await allocate(step.context);
      const given = last.get(step.context);
      if (given === undefined) continue;
      const next = given + 1n - BigInt(step.before);
      await done({ kind: 'resume', context: step.context, next, limit: COUNTERS });
    } else if (step.kind === 'ends') {
      await done({ kind: 'start', context: step.context, next: step.next, limit: COUNTERS });
      for (let i = 0; i < 4; i++) await allocate(step.context);
    } else {
      await reset(t);
      model.clear();
      last.clear();
    }
  }
}

/** Whether the model takes the command, which is done then. */
function accepts(model: Map<number, TscAllocator>, { kind, context, next, limit }: Command): boolean {
  try {
    if (kind === 'resume' && model.has(context)) model.get(context)!.resume(next, limit);
    else if (kind !== 'raise') model.set(context, new TscAllocator({ epoch: 0, counter: next }, limit));
    else if (model.has(context)) model.get(context)!.raise(limit);
    else return false;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
  return true;
}

/**
 * Where a bit of what is stored of a context has changed by itself, it gives no number and takes neither `raise` nor
 * `resume`, `upset` is 1 for a clock each time, and another start mends it; other contexts go on.
 */
export const allocatorUpsets: Body<void> = async (t) => {
  const dut = allocatorOf(t);
  const { random } = t;
  const [commands, up, down] = [t.source('command'), t.source('up'), t.sink('down')];
  let [upsets, refusals] = [0, 0];
  eachClock(t, () => {
    upsets += dut.upset.get();
    refusals += dut.refused.get();
  });
  const seen = (): readonly number[] => {
    const both = [upsets, refusals];
    [upsets, refusals] = [0, 0];
    return both;
  };
  const command = async (kind: Command['kind'], context: number, next: bigint, limit: bigint): Promise<void> => {
    await commands.send({ kind, context, next, limit });
    await t.cycles(6);
  };
  const given = async (context: number): Promise<number> => {
    await up.send(context);
    const { given: is } = (await down.recv()).item as { given: number };
    await t.cycles(2);
    return is;
  };
  const memories = t.dut.memories!.filter(({ path }) => /^(counters|limits)$|_copies$/.test(path));
  expect(memories.map(({ width }) => width)).toEqual([49, 49, 49, 49]);
  for (let context = 0; context < contexts; context++) await command('start', context, 0n, COUNTERS);
  for (const memory of memories)
    for (let bit = 0; bit < memory.width; bit++) {
      const context = random.below(contexts);
      memory.set(context, BigInt(memory.get(context)) ^ (1n << BigInt(bit)));
      expect([await given((context + 1) % contexts), ...seen()]).toEqual([1, 0, 0]);
      expect([await given(context), ...seen()]).toEqual([0, 1, 0]);
      await command('raise', context, 0n, COUNTERS);
      expect(seen()).toEqual([1, 1]);
      await command('resume', context, 1n << 47n, COUNTERS);
      expect(seen()).toEqual([1, 1]);
      expect([await given(context), ...seen()]).toEqual([0, 1, 0]);
      // It is seen then too, and mended.
      await command('start', context, 7n, COUNTERS);
      expect(seen()).toEqual([1, 0]);
      expect([await given(context), ...seen()]).toEqual([1, 0, 0]);
    }
};

/** A command of the value that is none of the kinds is refused and changes nothing. */
export const noKind: Body<void> = async (t) => {
  const dut = allocatorOf(t);
  const [up, down] = [t.source('up'), t.sink('down')];
  dut.command.valid.set(0);
  const command = async (kind: number, next: bigint, limit: bigint): Promise<unknown> => {
    dut.command.payload.set({ kind, context: 1, next, limit });
    dut.command.valid.set(1);
    while (dut.command.ready.get() === 0) await t.cycles(1);
    await t.cycles(1);
    dut.command.valid.set(0);
    await t.cycles(3);
    return dut.refused.get();
  };
  const given = async (): Promise<unknown> => {
    await up.send(1);
    return ((await down.recv()).item as { given: number }).given;
  };
  const nothing = 3;
  expect(await command(nothing, 0n, COUNTERS)).toBe(1);
  expect(await given()).toBe(0);
  expect(await command(0, 5n, 6n)).toBe(0);
  expect(await command(nothing, 0n, COUNTERS)).toBe(1);
  expect([await given(), await given()]).toEqual([1, 0]);
  expect(await command(nothing, 6n, COUNTERS)).toBe(1);
  expect(await given()).toBe(0);
  expect(await command(1, 0n, 7n)).toBe(0);
  expect([await given(), await given()]).toEqual([1, 0]);
};

/** So many lists of random steps. */
export const allocatorProperty =
  (lists: number): Body<void> =>
  (t) => {
    const drawn = fc.sample(allocatorSteps, { numRuns: lists, seed: t.random.below(2 ** 31) });
    return takeSteps(t, drawn.flat(), chance(0.5));
  };
