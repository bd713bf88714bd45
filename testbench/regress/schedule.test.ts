import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Schedule } from './schedule.ts';

const list = fc.array(fc.record({ group: fc.constantFrom('a', 'b', 'c'), cost: fc.nat(9) }), { maxLength: 40 });

test('every item is handed out once, whoever asks', () => {
  fc.assert(
    fc.property(list, fc.infiniteStream(fc.nat(3)), (items, whoIsFree) => {
      const schedule = new Schedule(items);
      const workers: (string | undefined)[] = [undefined, undefined, undefined, undefined];
      const given = items.map(() => {
        const worker = whoIsFree.next().value!;
        const item = schedule.next(workers[worker])!;
        workers[worker] = item.group;
        return item;
      });
      expect(new Set(given)).toEqual(new Set(items));
      expect(schedule.next('a')).toBeUndefined();
    }),
  );
});

test('a worker stays with its group, long items first; another begins where most is left', () => {
  const items = [3, 9, 5].flatMap((cost) => [
    { group: 'small', cost },
    { group: 'large', cost: cost * 10 },
  ]);
  const schedule = new Schedule(items);
  const first = schedule.next();
  expect(first).toEqual({ group: 'large', cost: 90 });
  expect(schedule.next('large')).toEqual({ group: 'large', cost: 50 });
  // Half of the 30 that are left would be less than the 17 of the other group.
  expect(schedule.next()).toEqual({ group: 'small', cost: 9 });
  expect(schedule.next('large')).toEqual({ group: 'large', cost: 30 });
  expect(schedule.next('large')).toEqual({ group: 'small', cost: 5 });
});
