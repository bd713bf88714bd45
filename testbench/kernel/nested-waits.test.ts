import { describe, expect, test } from 'vitest';
import type { Random } from '../../support/random.ts';
import type { TestContext } from '../bench/context.ts';
import type { RunOnOptions } from '../bench/testing/run-on.ts';
import { onTwoClocks } from '../bench/testing/two-clocks.ts';
import { WaitTimeout } from './timeout.ts';
import type { Wait } from './wait.ts';

/** In femtoseconds: when each clock first rises, and its period. */
const clocks = { a: { first: 10e6, period: 10e6 }, b: { first: 8e6, period: 7e6 } } as const;
const options = { a: { period: '10ns' }, b: { period: '7ns', phase: '1ns' } } as const;

/** A wait that can be made when it is needed, and when it is over. */
interface Planned {
  readonly make: () => Wait<unknown>;
  readonly end: number;
}

/** When the `n`th of the events at `first`, `first + period`, ... after `now` comes. */
function nth(n: number, now: number, first: number, period: number): number {
  const passed = now < first ? 0 : Math.floor((now - first) / period) + 1;
  return first + (passed + n - 1) * period;
}

/** One wait without others in it. */
function simple(t: TestContext, random: Random): Planned {
  const name = random.pick(['a', 'b'] as const);
  const { first, period } = clocks[name];
  const kind = random.below(5);
  const n = random.int(1, 4);
  if (kind === 0) return { make: () => t.cycles(n, name), end: nth(n, t.time, first, period) };
  if (kind === 1) return { make: () => t.falling(name), end: nth(1, t.time, first + period / 2, period) };
  if (kind === 2) {
    const clock = t.on(name);
    const until = clock.cycle + n;
    return { make: () => clock.until(() => clock.cycle >= until), end: nth(n, t.time, first, period) };
  }
  // Delays of half nanoseconds often end where a clock has an edge.
  const halves = random.int(1, 60);
  return { make: () => t.delay(`${halves / 2}ns`), end: t.time + halves * 5e5 };
}

/** One wait, or several at a time; says when it has to be over. */
async function act(t: TestContext, random: Random, native: boolean): Promise<number> {
  const [x, y] = [simple(t, random), simple(t, random)];
  const kind = random.below(native ? 9 : 7);
  const least = Math.min(x.end, y.end);
  const most = Math.max(x.end, y.end);
  switch (kind) {
    case 0: {
      const { index } = await t.first(x.make(), y.make());
      if (x.end !== y.end && index !== (x.end < y.end ? 0 : 1)) throw new Error('the later of two waits was first');
      return least;
    }
    case 1:
      await t.all(x.make(), (t) => y.make().then(() => t.cycles(0)));
      return most;
    case 2: {
      const limit = random.int(1, 40);
      const end = t.time + limit * 1e6;
      const late = await t.timeout(`${limit}ns`, x.make()).then(
        () => false,
        (error: unknown) => error instanceof WaitTimeout,
      );
      if (late !== x.end > end) throw new Error(`a timeout was ${late ? '' : 'not '}reached`);
      return Math.min(end, x.end);
    }
    case 3:
      await t.scope(async (s) => {
        s.fork(async () => void (await x.make()));
        await y.make();
      });
      return most;
    case 7:
      await Promise.race([x.make(), y.make()]);
      return least;
    case 8:
      await Promise.all([x.make(), y.make()]);
      return most;
    default:
      await x.make();
      return x.end;
  }
}

/** `act` below `depth` levels of async functions; time has to be the same at each of them. */
async function nested(t: TestContext, random: Random, depth: number, native: boolean): Promise<number> {
  const start = t.time;
  const end = depth > 0 ? await nested(t, random, depth - 1, native) : await act(t, random, native);
  if (t.time !== end)
    throw new Error(`a wait from ${start} was over at ${t.time} instead of ${end}, at depth ${depth}`);
  return end;
}

/** 8 tasks, their forks and joins, until about `total` waits have been waited. */
async function run(total: number, native: number, more: RunOnOptions) {
  let waits = 0;
  const ends: string[] = [];
  const worker = async (t: TestContext, name: string): Promise<void> => {
    const random = t.random.fork(name);
    for (let i = 0; i < total / 8; i++) {
      waits++;
      await nested(t, random, random.below(6), random.chance(native));
      if (name.length < 4 && random.chance(4 / total)) {
        const child = t.fork((t) => worker(t, `${name}.${i}`));
        if (random.chance(0.5)) await child;
      }
    }
    ends.push(`${name} at ${t.time}`);
  };
  const { slowSteps } = await onTwoClocks(
    options,
    async (t) => {
      const workers = Array.from({ length: 8 }, (_, i) =>
        t.on(i % 2 === 0 ? 'a' : 'b').fork((t) => worker(t, `w${i}`)),
      );
      for (const each of workers) await each;
    },
    { seed: 7, ...more },
  );
  return { waits, slowSteps, ends: ends.toSorted() };
}

describe('16,000 random nested waits: none sees time advance by more than to its own end', () => {
  const total = 16_000;
  const plain = run(total, 0, {});

  test('by counting alone', async () => {
    const { waits, slowSteps } = await plain;
    expect(waits).toBeGreaterThanOrEqual(total);
    expect(slowSteps).toBe(0);
  });

  test('with the tasks of a moment shuffled, whose ends are the same', async () => {
    const { slowSteps, ends } = await run(total, 0, { shuffle: 3 });
    expect(slowSteps).toBe(0);
    expect(ends).toEqual((await plain).ends);
  });

  test('with every verdict verified', async () => {
    const { ends } = await run(total, 0, { verifyQuiescence: true });
    expect(ends).toEqual((await plain).ends);
  });

  test('with a native Promise.race or Promise.all among them now and then, on the slow path', async () => {
    const { waits, slowSteps } = await run(total, 1 / 100, {});
    expect(waits).toBeGreaterThanOrEqual(total);
    expect(slowSteps).toBeGreaterThan(1000);
  });

  test('with all of these at once', async () => {
    const { waits } = await run(total, 1 / 100, { shuffle: 4, verifyQuiescence: true });
    expect(waits).toBeGreaterThanOrEqual(total);
  });
});
