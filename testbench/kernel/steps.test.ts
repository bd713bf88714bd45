import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Body, TestContext } from '../bench/context.ts';
import { fifoSimulator } from '../bench/testing/fifo-simulator.ts';
import { onFifo, tryOn } from '../bench/testing/run-on.ts';
import { Cancelled } from './cancelled.ts';
import { Event } from './event.ts';
import { Queue } from './queue.ts';
import type { Steps } from './steps.ts';
import type { TaskHandle } from './task.ts';

describe('a task whose function is a generator', () => {
  test('waits for what it yields, and takes the value of a wait with yield*', async () => {
    await onFifo(function* (t) {
      yield t.rising();
      yield t.cycles(3);
      expect(t.cycle).toBe(6);
      const queue = new Queue<number>(t.host);
      t.fork(function* (t) {
        yield t.cycles(2);
        yield queue.put(7);
      });
      const item = yield* queue.get();
      expect(item + 1).toBe(8);
      expect(t.cycle).toBe(8);
    });
  });

  test('calls other generators, and gives a result to whoever waits for it', async () => {
    function* twice(t: TestContext): Steps<number> {
      yield t.rising();
      yield t.rising();
      return t.cycle;
    }
    await onFifo(function* (t) {
      expect(yield* twice(t)).toBe(4);
      const child = t.fork(twice, 'child');
      expect(yield* child).toBe(6);
      expect(child.status).toBe('done');
      expect(yield* child).toBe(6);
      expect(yield* t.first(twice, async (t) => t.cycles(5))).toEqual({ index: 0, value: 8 });
      expect(yield* t.all(twice, twice)).toEqual([10, 10]);
    });
  });

  test('mixes with tasks that are async functions', async () => {
    const log: string[] = [];
    await onFifo(async (t) => {
      const full = new Event(t.host);
      const empty = new Event(t.host);
      t.fork(function* (t) {
        yield full.wait();
        log.push(`${t.cycle}: full`);
        yield t.rising();
        empty.set();
      });
      await t.cycles(2);
      full.set();
      await empty.wait();
      log.push(`${t.cycle}: empty`);
    });
    expect(log).toEqual(['4: full', '5: empty']);
  });

  test('runs before the async ones of a moment, in the order in which they began to wait', async () => {
    const log: string[] = [];
    await onFifo(async (t) => {
      t.fork(async (t) => {
        await t.rising();
        log.push('async');
      });
      for (const name of ['first', 'second'])
        t.fork(function* (t) {
          yield t.rising();
          log.push(name);
        });
      await t.cycles(2);
    });
    expect(log).toEqual(['first', 'second', 'async']);
  });

  test('sees values after the edge, and the next edge sees what it sets', async () => {
    await onFifo(function* (t) {
      t.dut.port('up_valid').set(1);
      t.dut.port('up_payload').set(5);
      yield t.rising();
      t.dut.port('up_valid').set(0);
      yield t.until(t.dut.port('down_valid'));
      expect(t.dut.port('down_payload').get()).toBe(5);
    });
  });

  test.each<[string, (t: TestContext) => Steps<void>]>([
    [
      'for edges',
      function* (t) {
        yield t.rising();
      },
    ],
    [
      'for edges and other things in turn',
      function* (t) {
        yield t.rising();
        yield t.until(() => true);
      },
    ],
  ])('costs no turn of the microtask queue while it waits %s', async (_, wait) => {
    let turns = 0;
    await onFifo(function* (t) {
      yield t.rising();
      let ticking = true;
      const tick = (): void => {
        turns++;
        if (ticking) queueMicrotask(tick);
      };
      queueMicrotask(tick);
      for (let i = 0; i < 1000; i++) yield* wait(t);
      ticking = false;
    });
    expect(turns).toBeLessThan(10);
  });
});

describe('a promise from outside', () => {
  test('that an async task waits for wakes a generator in the cycle in which it is settled', async () => {
    const cycles: number[] = [];
    await onFifo(async (t) => {
      const event = new Event<number>(t.host);
      const steps = t.fork(function* (t) {
        const set = yield* event.wait();
        cycles.push(set, t.cycle);
        yield t.rising();
      });
      t.fork(async (t) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        event.set(t.cycle);
      });
      await steps;
    });
    expect(cycles).toHaveLength(2);
    expect(cycles[1]).toBe(cycles[0]);
  });

  test('is yielded by t.external, while time stands still', async () => {
    await onFifo(function* (t) {
      expect(yield* t.external(Promise.resolve('text'))).toBe('text');
      expect(t.cycle).toBe(2);
    });
  });
});

describe('the end of a generator', () => {
  test('an exception goes to whoever waits for the task, and into the generator that yields', async () => {
    await onFifo(function* (t) {
      const child = t.fork(function* (t) {
        yield t.rising();
        throw new Error('broken');
      });
      let message = '';
      try {
        yield child;
      } catch (error) {
        message = String(error);
      }
      expect(message).toBe('Error: broken');
      expect(child.status).toBe('failed');
    });
  });

  test('without anyone who waits it fails the parent, whose wait is cancelled', async () => {
    const log: string[] = [];
    const { failure, cycles } = await tryOn(fifoSimulator(), function* (t) {
      t.fork(function* (t) {
        yield t.cycles(3);
        throw new Error('broken');
      });
      try {
        yield t.cycles(100);
      } finally {
        log.push('finally');
      }
    });
    expect([failure?.message, cycles, log]).toEqual(['broken', 5, ['finally']]);
  });

  test('cancel runs its finally blocks, which may wait, in no time', async () => {
    await onFifo(function* (t) {
      const log: string[] = [];
      const child = t.fork(function* (t) {
        try {
          yield t.cycles(1000);
        } finally {
          log.push('finally');
          try {
            yield t.rising();
          } catch (error) {
            log.push(error instanceof Cancelled ? 'cancelled' : 'other');
          }
        }
      }, 'worker');
      yield t.rising();
      yield child.cancel();
      expect(log).toEqual(['finally', 'cancelled']);
      expect([child.status, t.cycle]).toEqual(['cancelled', 3]);
    });
  });

  test('children that still run are cancelled', async () => {
    let child: TaskHandle<void> | undefined;
    await onFifo(function* (t) {
      child = t.fork(function* (t) {
        yield t.cycles(1000);
      });
      yield t.rising();
    });
    expect(child?.status).toBe('cancelled');
  });

  test('what was woken together with what cancels it goes on to its next wait', async () => {
    await onFifo(function* (t) {
      const log: string[] = [];
      let second: TaskHandle<void> | undefined;
      t.fork(function* (t) {
        yield t.rising();
        second?.cancel();
      });
      second = t.fork(function* (t) {
        yield t.rising();
        log.push('woken');
        yield t.rising();
        log.push('too far');
      });
      yield t.cycles(3);
      expect([log, second.status]).toEqual([['woken'], 'cancelled']);
    });
  });

  test('checks at the end of the test are made when the test has returned', async () => {
    const { failure } = await tryOn(fifoSimulator(), function* (t) {
      t.atEnd(() => {
        throw new Error(`in cycle ${t.cycle}`);
      });
      yield t.rising();
    });
    expect(failure?.message).toBe('in cycle 3');
  });
});

describe('mistakes', () => {
  const failureOf = async (body: Body<void>, options = {}): Promise<string | undefined> =>
    (await tryOn(fifoSimulator(), body, options)).failure?.message;

  test('what is neither a wait nor a task cannot be yielded', async () => {
    // Types forbid both; plain JavaScript does not.
    const yielding = (value: unknown): Body<void> =>
      function* (): Generator<never, void, unknown> {
        yield value as never;
      };
    expect(await failureOf(yielding(5))).toBe(
      'the generator of a task yields waits of t and tasks, not 5: yield t.rising(), for example',
    );
    expect(await failureOf(yielding(Promise.resolve()))).toBe(
      'the generator of a task yields waits of t and tasks, not a promise: yield* t.fork(() => promise)',
    );
  });

  test('a loop without time, and waits that never end, are named', async () => {
    const spinning = await failureOf(
      function* (t) {
        for (;;) yield t.cycles(0);
      },
      { maxTurns: 100 },
    );
    expect(spinning).toMatch(/^task test waited 100 times in cycle 2 without letting time pass/);
    const stuck = await failureOf(function* (t) {
      yield new Event(t.host).wait();
    });
    expect(stuck).toBe('no task can ever go on: test waits for an event');
    const long = await failureOf(
      function* (t) {
        for (;;) yield t.rising();
      },
      { maxCycles: 50 },
    );
    expect(long).toMatch(/^the test was not over after 50 cycles/);
  });
});

/** What a task of a random program does. */
type Act =
  | { readonly act: 'cycles'; readonly n: number }
  | { readonly act: 'put' | 'get' | 'join' | 'set' | 'read-only' | 'in-time' }
  | { readonly act: 'fork'; readonly acts: readonly Act[]; readonly steps: boolean };

/** Runs programs as async functions and as generators, and notes what each task has seen. */
class Programs {
  readonly log = new Map<string, string[]>();
  readonly queue: Queue<number>;
  readonly event: Event;

  constructor(t: TestContext) {
    this.queue = new Queue(t.host);
    this.event = new Event(t.host);
  }

  body(name: string, acts: readonly Act[], steps: boolean): Body<void> {
    const notes: string[] = [];
    this.log.set(name, notes);
    const { queue, event } = this;
    let child: TaskHandle<void> | undefined;
    const begin = (t: TestContext, act: Act, i: number) => {
      if (act.act === 'fork') child = t.fork(this.body(`${name}.${i}`, act.acts, act.steps));
      if (act.act === 'set') event.set();
      if (act.act === 'cycles') return t.cycles(act.n);
      if (act.act === 'put') return queue.put(0);
      if (act.act === 'get') return t.timeout(9, queue.get());
      if (act.act === 'read-only') return t.readOnly();
      if (act.act === 'in-time') return t.first(event.wait(), t.cycles(5));
      return act.act === 'join' ? child : undefined;
    };
    const note = (t: TestContext, act: Act): void => void notes.push(`${t.cycle} ${act.act}`);
    const failed = (t: TestContext, error: unknown): void => void notes.push(`${t.cycle} ${(error as Error).name}`);
    if (!steps)
      return async (t) => {
        for (const [i, act] of acts.entries()) {
          try {
            const wait = begin(t, act, i);
            if (wait !== undefined) await wait;
            note(t, act);
          } catch (error) {
            failed(t, error);
          }
        }
      };
    return function* (t) {
      for (const [i, act] of acts.entries()) {
        try {
          const wait = begin(t, act, i);
          if (wait !== undefined) yield wait;
          note(t, act);
        } catch (error) {
          failed(t, error);
        }
      }
    };
  }
}

describe('a random program', () => {
  const { act: any } = fc.letrec<{ act: Act; acts: Act[] }>((tie) => ({
    act: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ act: fc.constant('cycles' as const), n: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ act: fc.constantFrom('put', 'get', 'join', 'set', 'read-only', 'in-time') }),
      fc.record({ act: fc.constant('fork' as const), acts: tie('acts'), steps: fc.boolean() }),
    ),
    acts: fc.array(tie('act'), { maxLength: 8 }),
  }));
  const allAs = (acts: readonly Act[], steps: boolean): Act[] =>
    acts.map((act) => (act.act === 'fork' ? { ...act, acts: allAs(act.acts, steps), steps } : act));

  const logOf = async (acts: readonly Act[], steps: boolean, options = {}) => {
    let log: Map<string, string[]> | undefined;
    const { failure, cycles } = await tryOn(
      fifoSimulator(),
      async (t) => {
        const programs = new Programs(t);
        log = programs.log;
        await t.fork(programs.body('main', acts, steps));
      },
      options,
    );
    return { log, failure: failure?.message, cycles };
  };

  test('does at the same cycles what it does as an async function', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(any, { maxLength: 12 }), async (acts) => {
        // One task alone sets, puts and gets, and others have ended before it: the order within a moment is not seen.
        const alone: Act[] = acts.map((act) => (act.act === 'fork' ? { ...act, acts: act.acts.filter(timed) } : act));
        alone.push({ act: 'cycles', n: 100 });
        const async = await logOf(allAs(alone, false), false);
        expect(await logOf(allAs(alone, true), true)).toEqual(async);
        expect(await logOf(alone, true, { verifyQuiescence: true })).toEqual(async);
      }),
      { numRuns: 150 },
    );
  });

  test('ends as it does without verification, in any order of wakes, however forms are mixed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(any, { maxLength: 12 }), fc.integer(), async (acts, shuffle) => {
        const plain = await logOf(acts, true);
        expect(await logOf(acts, true, { verifyQuiescence: true })).toEqual(plain);
        const shuffled = await logOf(acts, true, { shuffle });
        expect(shuffled.failure).toBe(plain.failure);
      }),
      { numRuns: 100 },
    );
  });

  function timed({ act }: Act): boolean {
    return act === 'cycles' || act === 'read-only';
  }
});
