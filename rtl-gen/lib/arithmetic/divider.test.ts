import { expect, test } from 'vitest';
import { streamsOf } from '../../../testbench/agents/item.ts';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { dutOf } from '../../../testbench/bench/typed-dut.ts';
import { elaborate } from '../../hdl/index.ts';
import { divider } from './divider.ts';

const narrow = divider(4);
const { up: operands, down: results } = streamsOf(narrow);

/** Quotient and remainder by subtracting: nothing of the divider is in it. By 0 as RISC-V has it. */
function divided(dividend: number, divisor: number, width: number): { quotient: number; remainder: number } {
  if (divisor === 0) return { quotient: 2 ** width - 1, remainder: dividend };
  let [quotient, remainder] = [0, dividend];
  for (; remainder >= divisor; remainder -= divisor) quotient++;
  return { quotient, remainder };
}

everyEngineTest('4 bits: every dividend by every divisor', elaborate(narrow), {}, async (t) => {
  const up = t.source(operands);
  const down = t.sink(results);
  for (let dividend = 0; dividend < 16; dividend++) {
    for (let divisor = 0; divisor < 16; divisor++) {
      await up.send({ dividend, divisor });
      expect((await down.recv()).item, `${dividend} / ${divisor}`).toEqual(divided(dividend, divisor, 4));
    }
  }
});

const wide = divider(16);

everyEngineTest('a result waits for its receiver, and comes after 17 clocks', elaborate(wide), {}, async (t) => {
  const { up, down } = dutOf(t.dut, wide);
  for (let n = 0; n < 40; n++) {
    const [dividend, divisor] = [t.random.int(0, 65535), t.random.pick([0, 1, 2, 3, 7, 255, 256, 4097, 65535])];
    up.payload.set({ dividend, divisor });
    down.ready.set(0);
    up.valid.set(1);
    expect(up.ready.get()).toBe(1);
    await t.rising();
    up.valid.set(0);
    for (let clock = 0; clock < 16; clock++) {
      expect(down.valid.get()).toBe(0);
      await t.rising();
    }
    for (let wait = t.random.int(0, 3); wait >= 0; wait--) {
      expect(down.valid.get()).toBe(1);
      expect(down.payload.get()).toEqual(divided(dividend, divisor, 16));
      expect(up.ready.get()).toBe(0);
      if (wait === 0) down.ready.set(1);
      await t.rising();
    }
  }
});

test('a width below 2 is refused', () => {
  for (const width of [0, 1, 2.5]) expect(() => divider(width)).toThrow(RangeError);
});
