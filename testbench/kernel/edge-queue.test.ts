import { expect, test } from 'vitest';
import { seededRandom } from '../../support/random.ts';
import { EdgeQueue } from './edge-queue.ts';
import type { Listener } from './trigger.ts';

function logger(log: string[], name: string): Listener<void> {
  return { fire: () => log.push(name), fail: (error) => log.push(`${name} failed: ${String(error)}`) };
}

test('timers and conditions of one edge fire in the order in which they were armed', () => {
  const queue = new EdgeQueue();
  const log: string[] = [];
  queue.at(2, logger(log, 'timer 1'));
  queue.when(() => true, logger(log, 'condition'));
  queue.at(1, logger(log, 'timer 2'));
  queue.expire(1);
  expect(log).toEqual(['condition', 'timer 2']);
  queue.at(2, logger(log, 'timer 3'));
  queue.when(() => true, logger(log, 'condition 2'));
  queue.expire(2);
  expect(log).toEqual(['condition', 'timer 2', 'timer 1', 'timer 3', 'condition 2']);
  expect(queue.nextDue).toBe(Number.POSITIVE_INFINITY);
  expect(queue.watching).toBe(false);
});

test('all conditions are looked at before the first listener is told', () => {
  const queue = new EdgeQueue();
  const log: string[] = [];
  let open = true;
  queue.when(() => open, {
    fire: () => {
      open = false;
      log.push('first');
    },
    fail: () => {},
  });
  queue.when(() => open, logger(log, 'second'));
  queue.expire(1);
  expect(log).toEqual(['first', 'second']);
});

test('an entry that an earlier one of the same edge disarms does not fire', () => {
  const queue = new EdgeQueue();
  const log: string[] = [];
  queue.at(1, { fire: () => second.disarm(), fail: () => {} });
  const second = queue.at(1, logger(log, 'second'));
  queue.at(1, logger(log, 'third'));
  queue.expire(1);
  expect(log).toEqual(['third']);
});

test('a condition that throws fails its own listener alone', () => {
  const queue = new EdgeQueue();
  const log: string[] = [];
  queue.when(
    () => {
      throw new Error('bad');
    },
    logger(log, 'a'),
  );
  queue.when(() => true, logger(log, 'b'));
  queue.expire(1);
  expect(log).toEqual(['a failed: Error: bad', 'b']);
});

test('nextDue is that of the first live timer', () => {
  const queue = new EdgeQueue();
  const log: string[] = [];
  queue.at(1, logger(log, 'a'));
  const second = queue.at(5, logger(log, 'b'));
  const third = queue.at(7, logger(log, 'c'));
  second.disarm();
  expect(queue.nextDue).toBe(1);
  queue.expire(1);
  expect(queue.nextDue).toBe(7);
  third.disarm();
  expect(queue.nextDue).toBe(Number.POSITIVE_INFINITY);
  expect(log).toEqual(['a']);
});

test('those of the next edge fire with the others that are due, and one that is disarmed by them does not', () => {
  const queue = new EdgeQueue();
  const log: string[] = [];
  queue.at(1, logger(log, 'timer'));
  queue.next(1, {
    fire: () => {
      log.push('next');
      second.disarm();
      queue.next(2, logger(log, 'next but one'));
    },
    fail: () => {},
  });
  const second = queue.next(1, logger(log, 'second'));
  queue.when(() => true, logger(log, 'condition'));
  queue.at(1, logger(log, 'timer 2'));
  queue.expire(1);
  expect(log).toEqual(['timer', 'next', 'condition', 'timer 2']);
  second.disarm();
  expect(queue.nextDue).toBe(2);
  queue.expire(2);
  expect(log.at(-1)).toBe('next but one');
  expect(queue.busy).toBe(false);
  const only = queue.next(3, logger(log, 'only'));
  expect(queue.busy).toBe(true);
  only.disarm();
  expect(queue.busy).toBe(false);
});

test('one that fires alone disarms another of the same edge, and waits again', () => {
  const queue = new EdgeQueue();
  const log: string[] = [];
  queue.next(1, {
    fire: () => {
      log.push('first');
      queue.next(2, logger(log, 'again'));
      second.disarm();
    },
    fail: () => {},
  });
  const second = queue.next(1, logger(log, 'second'));
  queue.expire(1);
  queue.expire(2);
  expect(log).toEqual(['first', 'again']);
});

test('thousands of random timers, many disarmed, fire like those of a sorted list', () => {
  const random = seededRandom(9);
  const queue = new EdgeQueue();
  const log: string[] = [];
  const model: { edge: number; name: string }[] = [];
  const arm = (at: number, now: number, listener: Listener<void>) =>
    at === now + 1 && random.chance(0.7) ? queue.next(at, listener) : queue.at(at, listener);
  for (let edge = 0; edge < 400; edge++) {
    const armed = Array.from({ length: random.below(20) }, (_, i) => {
      const entry = { edge: edge + (random.chance(0.3) ? 1 : random.int(1, 60)), name: `${edge}.${i}` };
      return { entry, timer: arm(entry.edge, edge, logger(log, entry.name)) };
    });
    for (const { entry, timer } of armed) {
      if (random.chance(0.6)) {
        timer.disarm();
        timer.disarm();
      } else model.push(entry);
    }
    queue.expire(edge + 1);
  }
  for (let edge = 400; edge < 470; edge++) queue.expire(edge);
  // Sorting is stable: within an edge the order of arming stays.
  expect(log).toEqual([...model].sort((a, b) => a.edge - b.edge).map(({ name }) => name));
  expect(log.length).toBeGreaterThan(1000);
});

test('a timer that has fired can be armed again, one that was disarmed cannot', () => {
  const queue = new EdgeQueue();
  const log: string[] = [];
  const [a, b] = [logger(log, 'a'), logger(log, 'b')];
  const fired = queue.next(1, a);
  const disarmed = queue.next(1, b);
  disarmed.disarm();
  // It is in the list of the next edge still.
  expect(queue.next(1, b, disarmed)).not.toBe(disarmed);
  queue.expire(1);
  expect(log).toEqual(['a', 'b']);
  const before = queue.next(2, b);
  expect(queue.next(2, a, fired)).toBe(fired);
  queue.expire(2);
  expect(log).toEqual(['a', 'b', 'b', 'a']);
  expect(new EdgeQueue().next(1, a, fired)).not.toBe(fired);
  queue.next(3, b, before).disarm();
  expect(queue.nextDue).toBe(Number.POSITIVE_INFINITY);
  queue.expire(3);
  expect(log).toHaveLength(4);
});
