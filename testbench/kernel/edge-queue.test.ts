import { expect, test } from 'vitest';
import { seededRandom } from '../../support/random.ts';
import { EdgeQueue, Entry, Timer } from './edge-queue.ts';
import type { Armed, Listener } from './trigger.ts';

/** As `at`, for the next edge. */
function next(queue: EdgeQueue, edge: number, listener: Listener<void>): Armed {
  const timer = new Timer(listener);
  queue.enterNext(edge, timer);
  return timer;
}

/** An entry that is entered again and again, under another name each time. */
class Named extends Entry {
  name = '';
  readonly #log: string[];

  constructor(log: string[]) {
    super();
    this.#log = log;
  }

  protected override deliver(): void {
    this.#log.push(this.name);
  }
}

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
  next(queue, 1, {
    fire: () => {
      log.push('next');
      second.disarm();
      next(queue, 2, logger(log, 'next but one'));
    },
    fail: () => {},
  });
  const second = next(queue, 1, logger(log, 'second'));
  queue.when(() => true, logger(log, 'condition'));
  queue.at(1, logger(log, 'timer 2'));
  queue.expire(1);
  expect(log).toEqual(['timer', 'next', 'condition', 'timer 2']);
  second.disarm();
  expect(queue.nextDue).toBe(2);
  queue.expire(2);
  expect(log.at(-1)).toBe('next but one');
  expect(queue.busy).toBe(false);
  const only = next(queue, 3, logger(log, 'only'));
  expect(queue.busy).toBe(true);
  only.disarm();
  expect(queue.busy).toBe(false);
});

test('one that fires alone disarms another of the same edge, and waits again', () => {
  const queue = new EdgeQueue();
  const log: string[] = [];
  next(queue, 1, {
    fire: () => {
      log.push('first');
      next(queue, 2, logger(log, 'again'));
      second.disarm();
    },
    fail: () => {},
  });
  const second = next(queue, 1, logger(log, 'second'));
  queue.expire(1);
  queue.expire(2);
  expect(log).toEqual(['first', 'again']);
});

test('thousands of random timers, many disarmed, fire like those of a sorted list', () => {
  const random = seededRandom(9);
  const queue = new EdgeQueue();
  const log: string[] = [];
  const model: { edge: number; name: string }[] = [];
  const used: Named[] = [];
  let again = 0;
  const arm = (at: number, now: number, name: string): Armed => {
    const isNext = at === now + 1 && random.chance(0.7);
    if (random.chance(0.3)) return isNext ? next(queue, at, logger(log, name)) : queue.at(at, logger(log, name));
    const free = used.find(({ place, live }) => place === 'none' && !live);
    if (free !== undefined) again++;
    const entry = free ?? new Named(log);
    if (free === undefined) used.push(entry);
    entry.name = name;
    if (isNext) queue.enterNext(at, entry);
    else queue.enter(at, entry);
    return entry;
  };
  for (let edge = 0; edge < 400; edge++) {
    const armed = Array.from({ length: random.below(20) }, (_, i) => {
      const entry = { edge: edge + (random.chance(0.3) ? 1 : random.int(1, 60)), name: `${edge}.${i}` };
      return { entry, timer: arm(entry.edge, edge, entry.name) };
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
  expect(again).toBeGreaterThan(500);
});

test('an entry waits for one edge after another, and may be entered again where its place is none', () => {
  const queue = new EdgeQueue();
  const log: string[] = [];
  const [a, b] = ['a', 'b'].map((name) => new Timer(logger(log, name))) as [Timer, Timer];
  queue.enterNext(1, a);
  queue.enterNext(1, b);
  b.disarm();
  expect([a.place, b.place]).toEqual(['soon', 'soon']);
  queue.expire(1);
  // `b` was in the list that has been told.
  expect([a.place, b.place, log]).toEqual(['none', 'soon', ['a']]);
  queue.enter(5, new Timer(logger(log, 'c')));
  queue.enterNext(2, a);
  queue.expire(2);
  queue.enter(5, a);
  expect([a.place, queue.nextDue]).toEqual(['heap', 5]);
  queue.expire(5);
  expect(log).toEqual(['a', 'a', 'c', 'a']);
  a.fireAtOnce();
  expect([a.place, log.length]).toEqual(['none', 5]);
});

test('an entry that is found due may not be entered again before it has had its turn, disarmed or not', () => {
  const queue = new EdgeQueue();
  const log: string[] = [];
  const second = new Timer(logger(log, 'second'));
  queue.at(5, {
    fire: () => {
      second.disarm();
      log.push(second.place);
    },
    fail: () => {},
  });
  queue.enter(5, second);
  queue.expire(5);
  expect(log).toEqual(['due']);
});
