import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { dutOf } from '../../../testbench/bench/typed-dut.ts';
import { elaborate } from '../../hdl/index.ts';
import { leastRecentJoin } from './least-recent-join.ts';

interface Clock {
  /** The member that is offered, of so many; none where it is that many. */
  readonly member: number;
  readonly own: boolean;
  readonly accept: boolean;
}

describe('a least recent join', () => {
  for (const n of [1, 3, 4]) {
    const clocks = fc.array(fc.record({ member: fc.nat(n), own: fc.boolean(), accept: fc.boolean() }), {
      maxLength: 120,
      size: 'max',
    });
    const joined = leastRecentJoin(n);
    everyEngineProperty(
      `with a group of ${n}: of the two the one that was granted longer ago`,
      elaborate(joined),
      clocks,
      async (t, given: readonly Clock[]) => {
        const { group, own: asks, accept: accepts, grants_own } = dutOf(t.dut, joined);
        // When each was granted last, the own requester at the end; at the beginning the group is the one that waits
        // for longer.
        const granted = [...Array<number>(n).fill(-2), -1];
        for (const [now, { member, own, accept }] of given.entries()) {
          const offered = member < n;
          group.set(offered ? 1 << member : 0);
          asks.set(Number(own));
          accepts.set(Number(accept));
          const isOwn = own && (!offered || granted[n]! < granted[member]!);
          expect(grants_own.get()).toBe(Number(isOwn));
          if (accept && (own || offered)) granted[isOwn ? n : member] = now;
          await t.rising();
        }
      },
      { numRuns: 25 },
    );
  }

  test('of no group is refused in one sentence', () => {
    expect(() => leastRecentJoin(0)).toThrow('a join with a group of 0: give an integer from 1 up');
  });
});
