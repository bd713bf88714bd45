import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { event, lifoQueue, lock, priorityQueue, queue } from '../bench/synchronisation.ts';
import { onFifo } from '../bench/testing/run-on.ts';

describe('an event', () => {
  test('wakes all who wait in their order, in the same cycle, and lasts until it is cleared', async () => {
    await onFifo(async (t) => {
      const done = event<string>(t);
      const log: unknown[] = [];
      for (const name of ['a', 'b'])
        t.fork(async (t) => {
          log.push([name, await done.wait(), t.cycle]);
        });
      await t.cycles(3);
      done.set('now');
      await t.cycles(2);
      expect([await done.wait(), t.cycle, done.isSet]).toEqual(['now', 7, true]);
      done.clear();
      await expect(t.timeout(4, done.wait())).rejects.toThrow('an event was not over 4 cycles');
      expect(log).toEqual([
        ['a', 'now', 5],
        ['b', 'now', 5],
      ]);
    });
  });
});

describe('a lock', () => {
  test('is had by one task at a time, in the order in which they asked', async () => {
    await onFifo(async (t) => {
      const bus = lock(t);
      const log: string[] = [];
      const user = (name: string) =>
        t.fork(() =>
          bus.use(async () => {
            log.push(`${name} from ${t.cycle}`);
            await t.cycles(2);
            log.push(`${name} to ${t.cycle}`);
          }),
        );
      await t.all(user('a'), user('b'), user('c'));
      expect(log).toEqual(['a from 2', 'a to 4', 'b from 4', 'b to 6', 'c from 6', 'c to 8']);
      expect(bus.locked).toBe(false);
      expect(() => bus.release()).toThrow('a lock was released that is not held');
    });
  });

  test('passes over those who gave up, and is released by a task that is cancelled or fails', async () => {
    await onFifo(async (t) => {
      const bus = lock(t);
      const holder = t.fork(() => bus.use(() => t.cycles(100)));
      await t.cycles(1);
      await expect(t.timeout(2, bus.acquire())).rejects.toThrow('a lock was not over 2 cycles');
      const next = t.fork(async (t) => {
        await bus.acquire();
        return t.cycle;
      });
      await t.cycles(1);
      await holder.cancel();
      expect([await next, bus.tryAcquire()]).toEqual([6, false]);
      bus.release();
      await expect(bus.use(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
      expect(bus.tryAcquire()).toBe(true);
    });
  });
});

describe('a queue', () => {
  test('hands items on in order; who finds it full or empty waits in order', async () => {
    await onFifo(async (t) => {
      const q = queue<number>(t, 2);
      const log: unknown[] = [];
      for (const id of [0, 1, 2, 3])
        t.fork(async (t) => {
          await q.put(id);
          log.push(`put ${id} at ${t.cycle}`);
        });
      await t.cycles(3);
      expect([q.length, q.full, q.putNow(9)]).toEqual([2, true, false]);
      expect([await q.get(), q.getNow(), await q.get(), await q.get(), q.getNow(), q.empty]).toEqual([
        ...[0, 1, 2, 3],
        undefined,
        true,
      ]);
      const getters = [0, 1].map((id) => t.fork(async () => `${id} got ${await q.get()}`));
      await t.cycles(2);
      expect([q.putNow(10), q.putNow(11), q.length]).toEqual([true, true, 0]);
      expect(await t.all(...getters)).toEqual(['0 got 10', '1 got 11']);
      expect(log).toEqual(['put 0 at 2', 'put 1 at 2', 'put 2 at 5', 'put 3 at 5']);
    });
  });

  test('a wait that is given up takes no item and puts none', async () => {
    await onFifo(async (t) => {
      const q = queue<string>(t, 1);
      await expect(t.timeout(2, q.get())).rejects.toThrow('an item in a queue was not over');
      await q.put('kept');
      await expect(t.timeout(2, q.put('given up'))).rejects.toThrow('room in a queue was not over');
      const loser = await t.first(t.cycles(0), q.get());
      expect([loser.index, q.getNow(), q.getNow()]).toEqual([0, 'kept', undefined]);
      expect(() => queue(t, 0)).toThrow('a queue holds 1 item or more, not 0');
    });
  });

  test('can be last in, first out, or by priority', async () => {
    await onFifo(async (t) => {
      const last = lifoQueue<number>(t);
      for (const i of [1, 2, 3]) last.putNow(i);
      expect([last.getNow(), last.getNow(), last.getNow()]).toEqual([3, 2, 1]);
      await fc.assert(
        fc.asyncProperty(fc.array(fc.option(fc.nat(5), { nil: undefined }), { maxLength: 60 }), async (moves) => {
          const q = priorityQueue<readonly [number, number]>(t, ([priority]) => priority);
          const model: (readonly [number, number])[] = [];
          for (const [i, priority] of moves.entries()) {
            if (priority !== undefined) {
              q.putNow([priority, i]);
              model.push([priority, i]);
              continue;
            }
            model.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
            expect(q.getNow()).toEqual(model.shift());
          }
          expect(q.length).toBe(model.length);
        }),
        { numRuns: 200 },
      );
    });
  });
});
