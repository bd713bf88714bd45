/** In which clock the counters of failures take what is offered, and in which one windows end. */
import { expect } from 'vitest';
import type { TakenStream } from '../../../../bench/typed-dut.ts';
import { type Body, reset, type TestContext } from '../../test-kit.ts';
import { domains, failuresOf } from './auth-failures-property.ts';

/** The ports of the counters, a clock at a time. */
class Clocks {
  readonly #t: TestContext;
  readonly #dut;

  constructor(t: TestContext) {
    this.#t = t;
    this.#dut = failuresOf(t);
    for (const port of [this.#dut.write.valid, this.#dut.failed.valid, this.#dut.window]) port.set(0);
  }

  get latched(): number {
    return Number(this.#dut.latched.get());
  }

  get warned(): number {
    return Number(this.#dut.warned.get());
  }

  async reset(): Promise<void> {
    await reset(this.#t);
  }

  window(clocks: number): void {
    this.#dut.window.set(clocks);
  }

  /** A limit is written, or failures are forgotten; a clock after it was taken. */
  async write(index: number, kind: 'limit' | 'clear', limit = 0, warning = 0): Promise<void> {
    this.#dut.write.payload.set({ index, kind, limit, warning });
    await this.#offer(this.#dut.write);
  }

  /** A packet fails; whether its domain was warned of in the clock in which it was taken, and is latched after it. */
  async fail(index: number): Promise<{ readonly warned: boolean; readonly latched: boolean }> {
    this.#dut.failed.payload.set(index);
    const warned = await this.#offer(this.#dut.failed);
    return { warned: ((warned >> index) & 1) === 1, latched: ((this.latched >> index) & 1) === 1 };
  }

  /** `warned` in the clock in which it was taken. */
  async #offer({ valid, ready }: TakenStream<unknown>): Promise<number> {
    valid.set(1);
    while (ready.get() === 0) await this.#t.cycles(1);
    const { warned } = this;
    await this.#t.cycles(1);
    valid.set(0);
    return warned;
  }
}

/** A failure that is offered in any clock after a limit was taken, or failures forgotten, counts under what is new. */
export const limitsFirst: Body<void> = async (t) => {
  const failures = new Clocks(t);
  for (const kind of ['limit', 'clear'] as const)
    for (let index = 0; index < domains; index++)
      for (let clocks = 0; clocks < 4; clocks++) {
        await failures.write(index, 'limit', 2);
        await t.cycles(3);
        await failures.fail(index);
        await t.cycles(3);
        // One more would latch it.
        await failures.write(index, kind, 3);
        await t.cycles(clocks);
        await failures.fail(index);
        await t.cycles(3);
        expect(failures.latched, `${kind}, ${clocks} clocks`).toBe(0);
        await failures.write(index, 'clear');
        await t.cycles(3);
      }
};

/** Windows follow one another from a reset on, each as long as it should be. */
export const windowLengths: Body<void> = async (t) => {
  const failures = new Clocks(t);
  for (const clocks of [8, 15, 16, 21, 63, 64, 127, 128, 170, 254, 255]) {
    failures.window(clocks);
    await failures.reset();
    const start = t.cycle;
    await failures.write(0, 'limit', 0x8000, 1);
    for (let window = 1; window < 4; window++) {
      await failures.fail(0);
      await t.cycles(2);
      expect(failures.warned).toBe(1);
      while (failures.warned === 1) await t.cycles(1);
      expect(t.cycle - start, `${window} windows of ${clocks}`).toBe(window * clocks + 1);
    }
  }
};

/** A window does not end before its time where that is longer by any bit, and does at once where it is shorter. */
export const longWindows: Body<void> = async (t) => {
  const failures = new Clocks(t);
  const { width } = t.dut.port('window');
  await failures.write(0, 'limit', 0x8000, 1);
  for (let bit = 5; bit < width; bit++) {
    failures.window(2 ** bit + 3);
    await failures.reset();
    await failures.write(0, 'limit', 0x8000, 1);
    await failures.fail(0);
    await t.cycles(20);
    expect(failures.warned, `${2 ** bit + 3} clocks`).toBe(1);
    failures.window(9);
    await t.cycles(3);
    expect(failures.warned).toBe(0);
  }
};

/** A limit that is larger than 1 by any bit latches nothing at the first failure of a window, 1 does. */
export const firstOfWindow: Body<void> = async (t) => {
  const failures = new Clocks(t);
  for (let bit = 0; bit < 16; bit++) {
    await failures.write(0, 'limit', 2 ** bit);
    failures.window(1);
    await t.cycles(2);
    failures.window(0);
    await t.cycles(3);
    expect((await failures.fail(0)).latched, `limit ${2 ** bit}`).toBe(bit === 0);
    await failures.write(0, 'clear');
    await t.cycles(3);
  }
};

/** The second failure latches a domain with a limit of 2 in the window of the first one, and not after its end. */
export const notOfBoth: Body<void> = async (t) => {
  const failures = new Clocks(t);
  const clocks = 24;
  const seen = [0, 0];
  for (let wait = 0; wait < clocks; wait++) {
    failures.window(clocks);
    await failures.reset();
    await failures.write(1, 'limit', 2, 1);
    await t.cycles(3);
    await failures.fail(1);
    await t.cycles(wait);
    const { warned, latched } = await failures.fail(1);
    // What is warned of has had its first failure in this window; it shows two clocks after that.
    if (wait >= 2) expect(latched, `${wait} clocks`).toBe(warned);
    seen[Number(latched)]!++;
    // One that was taken is counted, whichever clock it was.
    await t.cycles(2);
    expect(failures.warned, `${wait} clocks`).toBe(2);
    await t.cycles(3);
    expect(failures.latched).toBe(2 * Number(latched));
  }
  expect(Math.min(...seen)).toBeGreaterThan(3);
};

/** Domains with limits of 9, 3 and 2, each of which is warned of from its first failure on, in windows of `clocks`. */
async function begun(t: TestContext, clocks: number): Promise<{ readonly failures: Clocks; readonly start: number }> {
  const failures = new Clocks(t);
  failures.window(clocks);
  await failures.reset();
  const start = t.cycle;
  for (const [index, limit] of [9, 3, 2].entries()) await failures.write(index, 'limit', limit, 1);
  for (const index of [1, 2]) await failures.fail(index);
  return { failures, start };
}

/** A window that is over while a failure is being counted ends when that is done, of all domains at once. */
export const endsWhenCounted: Body<void> = async (t) => {
  const clocks = 32;
  let late = 0;
  for (let wait = 3; wait < clocks; wait++) {
    const { failures, start } = await begun(t, clocks);
    await t.cycles(wait);
    if (t.cycle >= start + clocks) break;
    await failures.fail(0);
    const counted = t.cycle + 2;
    const end = Math.max(start + clocks, counted);
    late += Number(end > start + clocks);
    while (t.cycle <= end) {
      expect(failures.warned & 0b110, `${wait} clocks, ${end - t.cycle} before its end`).toBe(0b110);
      await t.cycles(1);
    }
    expect(failures.warned).toBe(0);
  }
  expect(late).toBe(2);
};

/** Without windows from then on, one that is over while a failure is being counted goes on. */
export const goesOn: Body<void> = async (t) => {
  const clocks = 32;
  const seen = [0, 0];
  for (const gone of [1, 2])
    for (let wait = 3; wait < clocks; wait++) {
      const { failures, start } = await begun(t, clocks);
      await t.cycles(wait);
      await failures.fail(0);
      const isOver = t.cycle - 1 > start + clocks;
      seen[Number(isOver)]!++;
      await t.cycles(gone - 1);
      failures.window(0);
      await t.cycles(5);
      const told = `${wait} clocks, and ${gone}`;
      expect(failures.warned, told).toBe(isOver ? 0b001 : 0b111);
      expect((await failures.fail(2)).latched, told).toBe(!isOver);
      expect((await failures.fail(1)).latched, told).toBe(false);
      expect((await failures.fail(1)).latched, told).toBe(!isOver);
      await t.cycles(3);
      expect(failures.latched).toBe(isOver ? 0 : 0b110);
    }
  expect(Math.min(...seen)).toBeGreaterThan(3);
};

/** After a reset a domain without limits is latched by its first failure, in whichever window. */
export const latchedWithoutLimits: Body<void> = async (t) => {
  const failures = new Clocks(t);
  for (const ends of [false, true])
    for (let index = 0; index < domains; index++) {
      for (let other = 0; other < domains; other++) await failures.write(other, 'limit', 0x8000);
      await t.cycles(3);
      await failures.reset();
      failures.window(Number(ends));
      await t.cycles(3);
      failures.window(0);
      await t.cycles(3);
      expect(failures.latched).toBe(0);
      await failures.fail(index);
      expect(failures.latched, `domain ${index}`).toBe(1 << index);
      await t.cycles(3);
      expect(failures.latched, `domain ${index}`).toBe(1 << index);
    }
};
