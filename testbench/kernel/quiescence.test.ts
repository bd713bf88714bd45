import { setImmediate as macrotask } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { TestContext } from '../bench/context.ts';
import { fifoSimulator } from '../bench/testing/fifo-simulator.ts';
import { onFifo, tryOn } from '../bench/testing/run-on.ts';
import { WaitTimeout } from './timeout.ts';

/** Waits `n` cycles below `depth` levels of async functions, and checks that exactly that time has passed. */
async function nested(t: TestContext, n: number, depth: number): Promise<void> {
  const start = t.cycle;
  if (depth > 0) await nested(t, n, depth - 1);
  else await t.cycles(n);
  if (t.cycle !== start + n) throw new Error(`waited ${n} cycles from ${start}, but it is ${t.cycle}`);
}

describe('time advances by nothing but the waits', () => {
  test('thousands of random nested waits, forks and joins; every verdict verified', async () => {
    let waits = 0;
    const worker = async (t: TestContext, generation: number): Promise<void> => {
      for (let i = 0; i < 60; i++) {
        waits++;
        await nested(t, t.random.below(6), t.random.below(6));
        if (generation < 3 && t.random.chance(0.06)) {
          const child = t.fork((t) => worker(t, generation + 1));
          if (t.random.chance(0.5)) await child;
        }
      }
    };
    const run = async (verifyQuiescence: boolean) =>
      onFifo(
        async (t) => {
          const workers = Array.from({ length: 8 }, () => t.fork((t) => worker(t, 0)));
          for (const each of workers) await each;
        },
        { verifyQuiescence, seed: 11 },
      );
    const verified = await run(true);
    const fast = await run(false);
    expect(waits).toBeGreaterThan(4000);
    expect(fast.cycles).toBe(verified.cycles);
    expect(fast.slowSteps).toBe(0);
  });

  test('deep helpers that return through many levels in one cycle', async () => {
    const { slowSteps } = await onFifo(async (t) => {
      for (let i = 0; i < 50; i++) await nested(t, 1, 20);
    });
    expect(slowSteps).toBe(0);
  });

  test('native Promise.all and Promise.race take the slow path and stay correct', async () => {
    const { slowSteps } = await onFifo(
      async (t) => {
        t.fork(async (t) => {
          for (let i = 0; i < 100; i++) await nested(t, 1, 2);
        });
        for (let i = 0; i < 30; i++) {
          const start = t.cycle;
          await Promise.all([nested(t, 3, 3), nested(t, 1, 0), t.cycles(2)]);
          expect(t.cycle).toBe(start + 3);
          await Promise.race([t.cycles(5), t.rising()]);
          expect(t.cycle).toBe(start + 4);
        }
      },
      { verifyQuiescence: true },
    );
    expect(slowSteps).toBeGreaterThan(100);
  });

  test('a promise that another task settles is seen in the cycle in which it is settled', async () => {
    await onFifo(
      async (t) => {
        const mailbox = Promise.withResolvers<number>();
        const deep = async (depth: number): Promise<number> => (depth === 0 ? mailbox.promise : await deep(depth - 1));
        const reader = t.fork(async (t) => {
          expect(await deep(5)).toBe(7);
          expect(t.cycle).toBe(12);
          await nested(t, 2, 1);
        });
        await t.cycles(10);
        mailbox.resolve(7);
        await t.cycles(1);
        await reader;
      },
      { verifyQuiescence: true },
    );
  });

  test('while a task awaits a promise from outside, time goes on edge by edge', async () => {
    const { cycles } = await onFifo(async () => {
      for (let i = 0; i < 5; i++) await macrotask();
    });
    // One macrotask turn an edge: how many edges exactly is not promised.
    expect(cycles).toBeLessThan(50);
  });

  test("a child that uses its parent's t is counted as itself, on the fast path", async () => {
    const { slowSteps } = await onFifo(async (t) => {
      const child = t.fork(async () => {
        for (let i = 0; i < 50; i++) await nested(t, 1, 1);
      });
      for (let i = 0; i < 20; i++) await nested(t, 2, 1);
      await child;
    });
    expect(slowSteps).toBe(0);
  });

  test('then() with callbacks works as on a promise', async () => {
    await onFifo(async (t) => {
      const log: unknown[] = [];
      t.rising().then(() => log.push(t.cycle));
      const chained = t.cycles(2).then(() => t.cycle);
      expect(await chained).toBe(4);
      const failed = t.until(() => false, { timeout: 2 }).then(undefined, (error) => error instanceof WaitTimeout);
      expect(await failed).toBe(true);
      expect(log).toEqual([3]);
      const settled = t.cycles(0).then(() => 'late');
      await t.rising();
      expect(await settled).toBe('late');
    });
  });
});

describe('external', () => {
  test('time stands still, also for other tasks and agents, until the promise is settled', async () => {
    const { slowSteps } = await onFifo(async (t) => {
      let edges = 0;
      t.attach({ sample: () => edges++ });
      t.fork(async (t) => {
        for (;;) await t.rising();
      });
      await t.cycles(3);
      const before = edges;
      const value = await t.external(
        (async () => {
          for (let i = 0; i < 5; i++) await macrotask();
          return 'from outside';
        })(),
      );
      expect([value, edges, t.cycle]).toEqual(['from outside', before, 5]);
      await expect(t.external(Promise.reject(new Error('no file')))).rejects.toThrow('no file');
      expect(edges).toBe(before);
    });
    expect(slowSteps).toBe(0);
  });

  test('can be cancelled by the end of the run', async () => {
    const { failure } = await tryOn(fifoSimulator(), async (t) => {
      t.fork(async (t) => {
        await t.external(new Promise(() => {}));
      });
      t.fork(async () => {
        throw new Error('broken');
      });
      await t.cycles(5);
    });
    expect(failure?.message).toBe('broken');
  });
});

describe('the guard against spinning', () => {
  test('names the task that waits a million times for what has happened already', async () => {
    const log: string[] = [];
    const { failure, cycles } = await tryOn(fifoSimulator(), async (t) => {
      t.fork(async (t) => {
        await t.cycles(3);
        try {
          for (;;) await t.until(t.dut.port('up_ready'));
        } finally {
          await t.rising().then(undefined, () => log.push('rejected in finally'));
        }
      }, 'poller');
      await t.cycles(100);
    });
    expect(failure?.message).toMatch(/^task poller waited 1000000 times in cycle 5 without letting time pass/);
    expect(cycles).toBe(5);
    expect(log).toEqual(['rejected in finally']);
  });

  test('stops a task that goes on waiting after it was cancelled', async () => {
    const { failure } = await tryOn(
      fifoSimulator(),
      async (t) => {
        t.fork(async (t) => {
          for (;;) {
            try {
              await t.cycles(1000);
            } catch {
              // Swallows Cancelled, as no task should.
            }
          }
        }, 'deaf');
        await t.rising();
      },
      { maxTurns: 1000 },
    );
    expect(failure?.message).toMatch(/^task deaf waited 1000 times in cycle 3/);
  });
});

test('verifyQuiescence finds a call that is not awaited and hides behind a foreign promise', async () => {
  const { failure } = await tryOn(
    fifoSimulator(),
    async (t) => {
      const mailbox = Promise.withResolvers<void>();
      const deep = async (depth: number): Promise<void> => (depth === 0 ? mailbox.promise : await deep(depth - 1));
      const hidden = deep(60).then(() => t.rising());
      // The end of the run rejects the wait that no one awaits.
      hidden.catch(() => {});
      t.fork(async (t) => {
        await t.cycles(3);
        mailbox.resolve();
      });
      await t.cycles(10);
      await hidden;
    },
    { verifyQuiescence: true },
  );
  expect(failure?.message).toMatch(/^in cycle 5 time was about to advance while a task still ran/);
});
