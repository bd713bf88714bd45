import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { portGate } from '../../../../../rtl-gen/uet/cbfc/sender/port-gate.ts';
import { everyEngineProperty } from '../../../../bench/every-engine-property.ts';
import { dutOf } from '../../../../bench/typed-dut.ts';
import { anyBits } from '../../../../properties/numbers.ts';

const costBits = 10;
const mostCost = 2 ** costBits - 1;

/** Numbers of so many bits, the largest ones often. */
const large = (width: number): fc.Arbitrary<number> =>
  fc.oneof(
    anyBits(width).map(Number),
    fc.integer({ min: 0, max: mostCost }).map((less) => 2 ** width - 1 - less),
  );

describe("the gate of the port's limit", () => {
  for (const { vcs, heldBits, latency } of [
    { vcs: 4, heldBits: 22, latency: 2 },
    { vcs: 32, heldBits: 25, latency: 3 },
  ]) {
    const gate = portGate(costBits, heldBits, latency);
    everyEngineProperty(
      `of ${vcs} channels knows what is free beside what is held and what comes, for any sum of reserved parts`,
      elaborate(gate),
      fc.array(
        fc.record({
          limit: fc.oneof(fc.constant(0), anyBits(20).map(Number), large(20)),
          held: fc.oneof(large(heldBits), anyBits(20).map(Number)),
          charged: fc.boolean(),
          cost: large(costBits),
          spare: fc.oneof(fc.constant(0), anyBits(costBits).map(Number)),
        }),
        { minLength: 5, maxLength: 60 },
      ),
      async (t, clocks) => {
        const dut = dutOf(t.dut, gate);
        dut.settings.mode.set('port_static');
        /** What the grant of the clock before `i` has added. */
        const added = (i: number): number => {
          const now = clocks[i];
          return now !== undefined && clocks[i - 1]?.charged === true ? Math.max(now.cost - now.spare, 0) : 0;
        };
        for (const [i, { limit, held, charged, cost, spare }] of clocks.entries()) {
          dut.settings.limit.set(limit);
          dut.held.set(held);
          dut.charged.set(Number(charged));
          dut.cost.set(cost);
          dut.spare.set(spare);
          await t.cycles(1);
          const coming = Array.from({ length: latency - 1 }, (_, age) => added(i - 1 - age)).reduce((a, b) => a + b);
          const free = Math.max(limit - held - coming, 0);
          expect(dut.gate.free.get()).toBe(Math.min(free, mostCost));
          if (limit < held + coming) {
            expect([dut.gate.serial.get(), dut.gate.stream.get()]).toEqual([0, 0]);
          }
        }
      },
    );
  }
});
