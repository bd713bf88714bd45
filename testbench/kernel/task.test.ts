import { describe, expect, test } from 'vitest';
import { fifoSimulator } from '../bench/testing/fifo-simulator.ts';
import { onFifo, tryOn } from '../bench/testing/run-on.ts';
import { Cancelled } from './cancelled.ts';
import type { TaskHandle } from './task.ts';

describe('fork and join', () => {
  test('a child starts in the same cycle, once its parent waits', async () => {
    await onFifo(async (t) => {
      const log: string[] = [];
      t.fork(async (t) => {
        log.push(`child ${t.cycle}`);
      });
      log.push(`parent ${t.cycle}`);
      await t.rising();
      expect(log).toEqual(['parent 2', 'child 2']);
    });
  });

  test('joining gives the result, in the cycle in which the child ends, to everyone and any number of times', async () => {
    await onFifo(async (t) => {
      const child = t.fork(async (t) => {
        await t.cycles(3);
        return 'result';
      }, 'worker');
      const other = t.fork(async () => await child);
      expect(child.name).toBe('worker');
      expect(child.status).toBe('active');
      expect(await child).toBe('result');
      expect(t.cycle).toBe(5);
      expect(await other).toBe('result');
      expect(await child).toBe('result');
      expect(t.cycle).toBe(5);
      expect(child.status).toBe('done');
    });
  });

  test('children that still run when their parent returns are cancelled, and end before it', async () => {
    await onFifo(async (t) => {
      const log: string[] = [];
      const ends = async (t: Parameters<Parameters<typeof onFifo>[0]>[0], name: string) => {
        try {
          await t.cycles(1000);
        } finally {
          log.push(name);
        }
      };
      await t.fork(async (t) => {
        t.fork(async (t) => {
          t.fork((t) => ends(t, 'grandchild'));
          await ends(t, 'child');
        });
        await t.rising();
        log.push('parent');
      });
      log.push('joined');
      expect(log).toEqual(['parent', 'grandchild', 'child', 'joined']);
      expect(t.cycle).toBe(3);
    });
  });
});

describe('exceptions', () => {
  test('go to the task that waits for the child', async () => {
    await onFifo(async (t) => {
      const child = t.fork(async (t) => {
        await t.rising();
        throw new Error('broken');
      });
      await expect(child).rejects.toThrow('broken');
      expect(child.status).toBe('failed');
      await t.rising();
    });
  });

  test('fail the parent when nothing waits for the child, and its siblings are cancelled', async () => {
    const log: string[] = [];
    const { failure, cycles } = await tryOn(fifoSimulator(), async (t) => {
      const scope = t.fork(async (t) => {
        t.fork(async (t) => {
          try {
            await t.cycles(100);
          } catch (error) {
            log.push(error instanceof Cancelled ? 'sibling cancelled' : 'sibling failed');
            throw error;
          }
        });
        t.fork(async (t) => {
          await t.cycles(3);
          throw new Error('broken');
        });
        try {
          await t.cycles(200);
        } finally {
          log.push(`parent, ${scope.status}`);
        }
      });
      await scope;
    });
    expect(failure?.message).toBe('broken');
    expect(cycles).toBe(5);
    expect(log).toEqual(['sibling cancelled', 'parent, active']);
  });

  test('a parent that swallows its cancellation still fails with its child', async () => {
    const { failure } = await tryOn(fifoSimulator(), async (t) => {
      t.fork(() => Promise.reject(new Error('broken')));
      await Promise.resolve(t.cycles(10)).catch(() => {});
    });
    expect(failure?.message).toBe('broken');
  });

  test('a child that fails while it is cancelled, after its parent has returned, fails the parent', async () => {
    const { failure } = await tryOn(fifoSimulator(), async (t) => {
      t.fork(async (t) => {
        try {
          await t.cycles(5);
        } finally {
          await Promise.reject(new Error('clean-up failed'));
        }
      });
      await t.rising();
    });
    expect(failure?.message).toBe('clean-up failed');
  });
});

describe('cancel', () => {
  test('rejects the wait with Cancelled, takes no time, and can be awaited', async () => {
    await onFifo(async (t) => {
      const log: string[] = [];
      const child = t.fork(async (t) => {
        try {
          await t.cycles(1000);
        } finally {
          log.push('finally');
          await Promise.resolve();
          await Promise.resolve();
          log.push('after awaits');
        }
      }, 'worker');
      await t.rising();
      await child.cancel();
      expect(log).toEqual(['finally', 'after awaits']);
      expect(child.status).toBe('cancelled');
      expect(t.cycle).toBe(3);
      await expect(child).rejects.toThrow('task worker was cancelled in cycle 3');
    });
  });

  test('every further wait of a cancelled task is rejected at once', async () => {
    await onFifo(async (t) => {
      let rejected = 0;
      const child = t.fork(async (t) => {
        for (let i = 0; i < 5; i++) {
          try {
            await t.rising();
          } catch (error) {
            if (error instanceof Cancelled) rejected++;
          }
        }
      });
      await t.rising();
      await child.cancel();
      expect(rejected).toBe(4);
      expect(t.cycle).toBe(3);
    });
  });

  test('a task that is cancelled before it started never runs', async () => {
    await onFifo(async (t) => {
      let ran = false;
      const child = t.fork(async () => {
        ran = true;
      });
      child.cancel();
      await t.rising();
      expect([ran, child.status]).toEqual([false, 'cancelled']);
    });
  });

  test('a task may cancel itself', async () => {
    await onFifo(async (t) => {
      let reached = false;
      const child: TaskHandle<void> = t.fork(async (t) => {
        child.cancel();
        await t.rising();
        reached = true;
      });
      await t.cycles(3);
      expect([reached, child.status]).toEqual([false, 'cancelled']);
    });
  });

  test('a task on a foreign promise that never comes is named at the end', async () => {
    const { failure } = await tryOn(fifoSimulator(), async (t) => {
      t.fork(() => new Promise(() => {}), 'stuck');
      await t.cycles(3);
    });
    expect(failure?.message).toMatch(/^the test is over, but not all of its tasks ended .*\(stuck\)/);
  });

  test('waits after the end of the test are rejected', async () => {
    const end = Promise.withResolvers<void>();
    let late: Promise<unknown> | undefined;
    await onFifo(async (t) => {
      late = end.promise.then(() => t.rising());
      await t.rising();
    });
    end.resolve();
    await expect(late).rejects.toThrow('task test has ended');
  });
});
