import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { dutOf } from '../../../testbench/bench/typed-dut.ts';
import { elaborate } from '../../hdl/index.ts';
import { timerWheel } from './timer-wheel.ts';

const timeoutWidth = 4;

interface Timer {
  readonly clock: number;
  readonly timeout: number;
}

const operation = (contexts: number) =>
  fc.record({
    enable: fc.constantFrom(0, 0, 1),
    start: fc.constantFrom(0, 1, 1, 1),
    id: fc.oneof(fc.nat(contexts - 1), fc.constant(0)),
    timeout: fc.oneof(fc.nat(3), fc.nat(2 ** timeoutWidth - 1)),
  });
/** One timer that is started again and again, so that starts meet its expiry in each of the clocks around it. */
const restarts = fc
  .record({ every: fc.integer({ min: 3, max: 24 }), timeout: fc.nat(3) })
  .map(({ every, timeout }) =>
    Array.from({ length: 90 }, (_, i) => (i % every === 0 ? { enable: 1, start: 1, id: 1, timeout } : idle)),
  );
/** All timers are started again and again one after the other, so that many run out together. */
const together = (contexts: number) =>
  fc
    .record({ every: fc.integer({ min: contexts, max: 18 }), timeout: fc.nat(3) })
    .map(({ every, timeout }) =>
      Array.from({ length: 90 }, (_, i) =>
        i % every < contexts ? { enable: 1, start: 1, id: i % every, timeout } : idle,
      ),
    );
/** Clocks in which the reader pauses, and others, in turn. */
const pauses = fc
  .array(fc.nat(6), { maxLength: 24, size: 'max' })
  .map((lengths) => lengths.flatMap((clocks, i) => Array.from({ length: clocks }, () => i % 2 === 1)));
const idle = { enable: 0, start: 0, id: 0, timeout: 0 };

// With two contexts a visit begins while the last one of the same context ends.
describe.each([
  { clocksPerTick: 1, contexts: 5 },
  { clocksPerTick: 3, contexts: 2 },
])('a timer wheel of $contexts contexts with a tick of $clocksPerTick clocks', ({ clocksPerTick, contexts }) => {
  const wheel = timerWheel({ contexts, timeoutWidth, clocksPerTick });
  const design = elaborate(wheel);
  const earliest = ({ clock, timeout }: Timer) => clock + timeout * clocksPerTick + 2;
  const latest = ({ clock, timeout }: Timer) => clock + (timeout + 1) * clocksPerTick + contexts + 3;
  const rest = Array.from({ length: 2 ** timeoutWidth * clocksPerTick + contexts + 8 }, () => idle);

  everyEngineProperty(
    `ticks of ${clocksPerTick}: each timer expires once, never early, and as late as is stated; operations come first`,
    design,
    fc.record({
      operations: fc.oneof(fc.array(operation(contexts), { maxLength: 80, size: 'max' }), restarts, together(contexts)),
      pauses: fc.oneof(fc.constant<boolean[]>([]), pauses),
    }),
    async (t, { operations, pauses }) => {
      const dut = dutOf(t.dut, wheel);
      const { expired } = dut;
      dut.enable.set(0);
      expired.ready.set(1);
      while (dut.ready.get() === 0) await t.rising();
      // A pause of k clocks adds at most k + 2, if it is not over before.
      const extra = (timer: Timer): number => {
        const since = pauses.slice(earliest(timer));
        return since.reduce((sum, p, i) => sum + (p ? 1 : 0) + (p && since[i - 1] !== true ? 2 : 0), 0);
      };
      const running = new Map<number, Timer>();
      // What the operation of the clock before has replaced: its expiry may be on its way.
      let replaced: { readonly context: number; readonly timer: Timer } | undefined;
      let fresh = true;
      for (const [clock, inputs] of [...operations, ...rest].entries()) {
        for (const [name, value] of Object.entries(inputs)) dut[name as keyof typeof inputs].set(value);
        const ready = pauses[clock] === true ? 0 : 1;
        expired.ready.set(ready);
        expect(dut.ready.get()).toBe(1);
        if (expired.valid.get() === 1 && fresh) {
          const context = Number(expired.payload.get());
          const stale = replaced?.context === context ? replaced.timer : undefined;
          const timer = stale ?? running.get(context);
          if (timer === undefined) throw new Error(`context ${context} expires in clock ${clock} and does not run`);
          expect(clock).toBeGreaterThan(earliest(timer));
          if (stale === undefined) running.delete(context);
        }
        fresh = expired.valid.get() === 0 || ready === 1;
        for (const timer of running.values()) expect(clock).toBeLessThan(latest(timer) + extra(timer));
        replaced = undefined;
        if (inputs.enable === 1) {
          const { id: context, start, timeout } = inputs;
          const timer = running.get(context);
          if (timer !== undefined) replaced = { context, timer };
          running.delete(context);
          if (start === 1) running.set(context, { clock, timeout });
        }
        await t.rising();
      }
      expect([...running.keys()]).toEqual([]);
    },
    { numRuns: 60 },
  );
});

test('timerWheel refuses timeouts that pass within a round', () => {
  expect(() => timerWheel({ contexts: 1024, timeoutWidth: 8, clocksPerTick: 1 })).toThrow(
    new RangeError('timerWheel of 1024 contexts: timeouts of 8 bits pass within one round'),
  );
});
