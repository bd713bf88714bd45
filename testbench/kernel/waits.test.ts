import { describe, expect, test } from 'vitest';
import { fifoSimulator } from '../bench/testing/fifo-simulator.ts';
import { onFifo, tryOn } from '../bench/testing/run-on.ts';
import { WaitTimeout } from './timeout.ts';

describe('rising and cycles', () => {
  test('let exactly their edges pass', async () => {
    await onFifo(async (t) => {
      await t.rising();
      expect(t.cycle).toBe(3);
      await t.cycles(7);
      expect(t.cycle).toBe(10);
      await t.cycles(0);
      expect(t.cycle).toBe(10);
      const edge = t.rising();
      await edge;
      await edge;
      expect(t.cycle).toBe(12);
      expect(() => t.cycles(-1)).toThrow('a number of cycles is an integer from 0 up, not -1');
    });
  });

  test('nothing happens until a wait is awaited', async () => {
    await onFifo(async (t) => {
      const wait = t.cycles(5);
      await t.cycles(3);
      await wait;
      expect(t.cycle).toBe(10);
    });
  });
});

describe('until', () => {
  test('is over at once if the condition holds already', async () => {
    await onFifo(async (t) => {
      await t.until(t.dut.port('up_ready'));
      await t.until(() => true);
      expect(t.cycle).toBe(2);
    });
  });

  test('is over after the first edge with the port not 0', async () => {
    await onFifo(async (t) => {
      t.fork(async (t) => {
        await t.cycles(4);
        t.dut.port('up_valid').set(1);
      });
      await t.until(t.dut.port('down_valid'));
      expect(t.cycle).toBe(7);
    });
  });

  test('looks at the condition once an edge, after the drives and before any task', async () => {
    await onFifo(async (t) => {
      let level = 0;
      const looks: number[] = [];
      t.attach({ drive: () => level++ });
      t.fork(async (t) => {
        for (;;) {
          await t.rising();
          level += 10;
        }
      });
      await t.until(() => {
        looks.push(level);
        return level >= 22;
      });
      expect(looks).toEqual([0, 1, 12, 23]);
    });
  });

  test('fails with what the condition throws, at once or later', async () => {
    await onFifo(async (t) => {
      await expect(t.until(() => fail('now'))).rejects.toThrow('now');
      await expect(t.until(() => t.cycle >= 5 && fail('later'))).rejects.toThrow('later');
      expect(t.cycle).toBe(5);
    });
  });

  test('with a timeout fails after that many edges, naming the condition and the line that waited', async () => {
    await onFifo(async (t) => {
      const error = await t.until(t.dut.port('down_valid'), { timeout: 10 }).then(
        () => undefined,
        (e: unknown) => e,
      );
      expect(error).toBeInstanceOf(WaitTimeout);
      expect(error).toMatchObject({
        message: 'until(down_valid) was not over 10 cycles after cycle 2',
        stack: expect.stringMatching(/^WaitTimeout: until\(down_valid\) was not over[\s\S]*waits\.test\.ts/),
      });
      expect(t.cycle).toBe(12);
    });
  });

  test('that comes true at the very last edge is in time', async () => {
    await onFifo(async (t) => {
      await t.until(() => t.cycle === 12, { timeout: 10 });
      expect(t.cycle).toBe(12);
      await expect(t.until(() => t.cycle === 23, { timeout: 10 })).rejects.toThrow(WaitTimeout);
      expect(t.cycle).toBe(22);
    });
  });
});

describe('timeout', () => {
  test('passes on the result of a wait, a task, a function and a promise that are in time', async () => {
    await onFifo(async (t) => {
      const child = t.fork(async (t) => {
        await t.cycles(2);
        return 'task';
      });
      expect(await t.timeout(5, child)).toBe('task');
      expect(
        await t.timeout(5, async (t) => {
          await t.cycles(2);
          return 'function';
        }),
      ).toBe('function');
      expect(await t.timeout(5, Promise.resolve('promise'))).toBe('promise');
      await t.timeout(5, t.cycles(5));
      expect(t.cycle).toBe(11);
    });
  });

  test('leaves nothing behind when the wait is in time', async () => {
    const { cycles } = await onFifo(async (t) => {
      for (let i = 0; i < 500; i++) await t.timeout(100_000, t.rising());
      await t.cycles(10);
    });
    expect(cycles).toBe(512);
  });

  test('fails a wait and an own task without cancelling the task', async () => {
    await onFifo(async (t) => {
      await expect(t.timeout(3, t.cycles(4))).rejects.toThrow('cycles(4) was not over 3 cycles after cycle 2');
      const child = t.fork(async (t) => {
        await t.cycles(10);
        return t.cycle;
      }, 'worker');
      await expect(t.timeout(3, child)).rejects.toThrow('the end of task worker was not over 3 cycles after cycle 5');
      expect(await child).toBe(15);
    });
  });

  test('cancels a function whose time is over, and waits for its clean-up', async () => {
    await onFifo(async (t) => {
      const log: string[] = [];
      const late = t.timeout(3, async (t) => {
        try {
          await t.cycles(100);
        } finally {
          for (let i = 0; i < 10; i++) await Promise.resolve();
          log.push('cleaned up');
        }
      });
      await expect(late).rejects.toThrow('was not over 3 cycles after cycle 2');
      expect(log).toEqual(['cleaned up']);
      expect(t.cycle).toBe(5);
    });
  });

  test('passes on what a function throws', async () => {
    await onFifo(async (t) => {
      const failing = t.timeout(9, async (t) => {
        await t.rising();
        throw new Error('own error');
      });
      await expect(failing).rejects.toThrow('own error');
      await t.rising();
    });
  });

  test('limits a call of an async helper too', async () => {
    await onFifo(
      async (t) => {
        const helper = async () => {
          await t.cycles(3);
          return t.cycle;
        };
        expect(await t.timeout(5, helper())).toBe(5);
      },
      { verifyQuiescence: true },
    );
  });

  test('needs at least one cycle', async () => {
    const { failure } = await tryOn(fifoSimulator(), async (t) => t.timeout(0, t.rising()));
    expect(failure?.message).toBe('a timeout is a number of cycles from 1 up, not 0');
  });
});

test('sample gives the value before the last edge', async () => {
  await onFifo(async (t) => {
    const [valid, out] = [t.dut.port('up_valid'), t.dut.port('down_valid')];
    t.capture(valid, out);
    expect(() => t.sample(valid)).toThrow('t.sample(up_valid) is known only from the edge after t.capture(up_valid)');
    valid.set(1);
    await t.rising();
    expect([t.sample(valid), t.sample(out), out.get()]).toEqual([1, 0, 1]);
    valid.set(0);
    await t.rising();
    expect([t.sample(valid), t.sample(out)]).toEqual([0, 1]);
    await t.cycles(5);
    expect(t.sample(out)).toBe(1);
  });
});

function fail(message: string): never {
  throw new Error(message);
}
