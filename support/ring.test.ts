import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Ring } from './ring.ts';

test('behaves as a list, whatever is done to it', () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('push' as const), n: fc.integer({ min: 1, max: 20 }) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('shift' as const), n: fc.integer({ min: 1, max: 20 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), n: fc.integer({ min: 0, max: 40 }) }) },
  );
  // The ring grows while it is wrapped round: more than 64 elements after some that have left.
  const long = [20, 20, 20].map((n) => ({ kind: 'push' as const, n }));
  const wrapped = [...long, { kind: 'shift' as const, n: 20 }, ...long];
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const queue = new Ring<number | undefined>();
      const list: (number | undefined)[] = [];
      let next = 0;
      for (const { kind, n } of steps) {
        if (kind === 'cut') expect(queue.cut(n)).toEqual(list.splice(n));
        for (let i = 0; i < n && kind === 'push'; i++, next++) {
          const element = next % 7 === 0 ? undefined : next;
          queue.push(element);
          list.push(element);
        }
        for (let i = 0; i < n && kind === 'shift' && list.length > 0; i++) {
          expect(queue.first()).toBe(list[0]);
          expect(queue.shift()).toBe(list.shift());
        }
        expect([...queue]).toEqual(list);
        expect(queue.length).toBe(list.length);
      }
    }),
    { examples: [[wrapped]] },
  );
});
