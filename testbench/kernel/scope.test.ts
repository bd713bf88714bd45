import { describe, expect, test } from 'vitest';
import type { TestContext } from '../bench/context.ts';
import { fifoSimulator } from '../bench/testing/fifo-simulator.ts';
import { onFifo, tryOn } from '../bench/testing/run-on.ts';

/** Waits, and notes how it ended. */
async function worker(t: TestContext, log: string[], name: string, cycles: number, error?: string): Promise<void> {
  let end = 'cancelled';
  try {
    await t.cycles(cycles);
    end = 'done';
    if (error !== undefined) throw new Error(error);
  } finally {
    log.push(`${name} ${end} at ${t.cycle}`);
  }
}

describe('a scope', () => {
  test('ends when all that it forked has ended, also what those fork', async () => {
    await onFifo(async (t) => {
      const log: string[] = [];
      const result = await t.scope(async (s) => {
        s.fork((t) => worker(t, log, 'first', 5));
        s.fork(async (t) => {
          await worker(t, log, 'second', 2);
          s.fork((t) => worker(t, log, 'late', 8));
        });
        return 'result';
      });
      expect([result, t.cycle]).toEqual(['result', 12]);
      expect(log).toEqual(['second done at 4', 'first done at 7', 'late done at 12']);
    });
  });

  test('fails with the first failure of a child, and cancels the others', async () => {
    await onFifo(async (t) => {
      const log: string[] = [];
      const scope = t.scope(async (s) => {
        s.fork((t) => worker(t, log, 'long', 50));
        s.fork((t) => worker(t, log, 'broken', 3, 'broke'));
      });
      await expect(scope).rejects.toThrow('broke');
      expect(log).toEqual(['broken done at 5', 'long cancelled at 5']);
    });
  });

  test('cancels its children when its own function fails', async () => {
    await onFifo(async (t) => {
      const log: string[] = [];
      const scope = t.scope(async (s) => {
        s.fork((t) => worker(t, log, 'long', 50));
        await s.rising();
        throw new Error('own');
      });
      await expect(scope).rejects.toThrow('own');
      expect(log).toEqual(['long cancelled at 3']);
    });
  });

  test('with continueOnError lets the others go on, and fails with all errors at the end', async () => {
    await onFifo(async (t) => {
      const log: string[] = [];
      const scope = t.scope(
        async (s) => {
          s.fork((t) => worker(t, log, 'one', 2, 'first error'));
          s.fork((t) => worker(t, log, 'two', 6));
          s.fork((t) => worker(t, log, 'three', 4, 'second error'));
          await s.cycles(3);
          throw new Error('own error');
        },
        { continueOnError: true },
      );
      await expect(scope).rejects.toThrow('own error\nand: first error\nand: second error');
      expect(log).toEqual(['one done at 4', 'three done at 6', 'two done at 8']);
    });
  });

  test('can be cancelled while it waits for its children', async () => {
    await onFifo(async (t) => {
      const log: string[] = [];
      const scope = t.scope(async (s) => void s.fork((t) => worker(t, log, 'long', 50)), { name: 'group' });
      await t.cycles(4);
      expect(scope.status).toBe('closing');
      await scope.cancel();
      expect([scope.status, log, t.cycle]).toEqual(['cancelled', ['long cancelled at 6'], 6]);
      await expect(scope).rejects.toThrow('task group was cancelled in cycle 6');
    });
  });

  test('that no one awaits fails its parent', async () => {
    const { failure, cycles } = await tryOn(fifoSimulator(), async (t) => {
      t.scope(async (s) => void s.fork((t) => worker(t, [], 'broken', 3, 'broke')));
      await t.cycles(50);
    });
    expect([failure?.message, cycles]).toEqual(['broke', 5]);
  });
});
