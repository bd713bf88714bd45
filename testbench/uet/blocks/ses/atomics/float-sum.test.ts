import assert from 'node:assert/strict';
import { floatSum, floatSumLatency } from '../../../../../rtl-gen/uet/ses/atomic-unit/float-sum.ts';
import { type Body, portsOf } from '../../test-kit.ts';
import { describe, elaborate, hwTest } from '../../vitest-kit.ts';
import { drawnNumber } from './atomic-property.ts';
import { kinds, floatSum as naiveSum } from './naive-atomics.ts';

const design = elaborate(floatSum);
const ports = portsOf(floatSum);

/** A pair of numbers in each clock, of any format. */
const anyPairs =
  (pairs: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('pairs');
    const dut = ports(t);
    const due: bigint[] = [];
    for (let i = 0; i < pairs + floatSumLatency; i++) {
      const type = random.pick([0x0a, 0x0b, 0x11]);
      const kind = kinds.get(type)!;
      const a = drawnNumber(random, type, BigInt(random.bits(8 * kind.size)));
      const b = drawnNumber(random, type, a);
      const negate = random.below(2);
      const cut = (value: bigint) => BigInt.asUintN(8 * kind.size, value);
      const sign = BigInt(negate) << BigInt(8 * kind.size - 1);
      due.push(naiveSum(kind, cut(a), cut(b) ^ sign));
      dut.a.set(a);
      dut.b.set(b);
      dut.negate.set(negate);
      dut.format.set({ half: kind.of === 'half' ? 1 : 0, single: kind.of === 'single' ? 1 : 0 });
      if (i >= floatSumLatency) assert.equal(dut.sum.get(), due.shift(), `pair ${i}`);
      await t.rising();
    }
  };

describe('sum of floats', () => {
  hwTest(
    'any two floats of 16, 32 and 64 bits: rounded once, as JavaScript and exact numbers have it',
    { design, seeds: 4, maxCycles: 40_000 },
    anyPairs(30_000),
  );
});
