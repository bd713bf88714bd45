/** The far end of the line: what a terminal does. */
import assert from 'node:assert/strict';
import type { TestContext } from 'gatewright/bench';

/** Start bit, data from the least significant bit on, stop bit. */
const levelsOf = (byte: number, stop: 0 | 1): readonly number[] => [
  0,
  ...Array.from({ length: 8 }, (_, i) => (byte >> i) & 1),
  stop,
];

/** Sends one byte on the pin `rx`. A bit takes `clocksPerBit` clocks, which need not be a whole number. */
export async function sendByte(t: TestContext, byte: number, clocksPerBit: number, stop: 0 | 1 = 1): Promise<void> {
  const rx = t.dut.port('rx');
  const begin = t.cycle;
  for (const [i, level] of levelsOf(byte, stop).entries()) {
    rx.set(level);
    await t.cycles(begin + Math.round((i + 1) * clocksPerBit) - t.cycle);
  }
  rx.set(1);
}

/** Reads the pin `tx` forever, in each clock; a bit that is shorter or longer than `clocksPerBit` fails the test. */
export async function readLine(t: TestContext, clocksPerBit: number, onByte: (byte: number) => void): Promise<never> {
  const tx = t.dut.port('tx');
  for (;;) {
    await t.until(() => tx.get() === 0);
    const levels: number[] = [];
    for (let clock = 0; clock < 10 * clocksPerBit; clock++) {
      const level = Number(tx.get());
      if (clock % clocksPerBit === 0) levels.push(level);
      assert.equal(level, levels.at(-1), `tx changes in clock ${clock} of a byte`);
      // The next byte may begin in the clock after the last one.
      if (clock < 10 * clocksPerBit - 1) await t.rising();
    }
    const byte = levels.slice(1, 9).reduce((sum, level, i) => sum + (level << i), 0);
    assert.deepEqual(levels, levelsOf(byte, 1), 'start bit, byte, stop bit');
    onByte(byte);
    await t.rising();
  }
}
