import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { elaborate } from '../../hdl/index.ts';
import { timerWheel } from './timer-wheel.ts';

const contexts = 5;
const timeoutWidth = 4;

interface Timer {
  readonly clock: number;
  readonly timeout: number;
}

const operation = fc.record({
  enable: fc.constantFrom(0, 0, 1),
  start: fc.constantFrom(0, 1, 1, 1),
  id: fc.oneof(fc.nat(contexts - 1), fc.constant(0)),
  timeout: fc.oneof(fc.nat(3), fc.nat(2 ** timeoutWidth - 1)),
});
/** One timer that is started again and again, so that starts meet its expiry in each of the clocks around it. */
const restarts = fc
  .record({ every: fc.integer({ min: 3, max: 24 }), timeout: fc.nat(3) })
  .map(({ every, timeout }) =>
    Array.from({ length: 90 }, (_, i) => (i % every === 0 ? { enable: 1, start: 1, id: 2, timeout } : idle)),
  );
const idle = { enable: 0, start: 0, id: 0, timeout: 0 };

describe.each([1, 3])('a timer wheel with a tick of %i clocks', (clocksPerTick) => {
  const design = elaborate(timerWheel({ contexts, timeoutWidth, clocksPerTick }));
  const earliest = ({ clock, timeout }: Timer) => clock + timeout * clocksPerTick + 1;
  const latest = ({ clock, timeout }: Timer) => clock + (timeout + 1) * clocksPerTick + contexts + 1;
  const rest = Array.from({ length: 2 ** timeoutWidth * clocksPerTick + contexts + 8 }, () => idle);

  everyEngineProperty(
    `ticks of ${clocksPerTick}: each timer expires once, never early, and as late as is stated; operations come first`,
    design,
    fc.record({
      operations: fc.oneof(fc.array(operation, { maxLength: 80, size: 'max' }), restarts),
      pauses: fc.oneof(fc.constant<boolean[]>([]), fc.array(fc.boolean(), { maxLength: 40, size: 'max' })),
    }),
    async (t, { operations, pauses }) => {
      const port = (name: string) => Number(t.dut.port(name).get());
      t.dut.port('enable').set(0);
      t.dut.port('expired_ready').set(1);
      while (port('ready') === 0) await t.rising();
      const paused = pauses.filter((p) => p).length;
      const running = new Map<number, Timer>();
      // What the operation of the clock before has replaced: its expiry may be on its way.
      let replaced: { readonly context: number; readonly timer: Timer } | undefined;
      let fresh = true;
      for (const [clock, inputs] of [...operations, ...rest].entries()) {
        for (const [name, value] of Object.entries(inputs)) t.dut.port(name).set(value);
        const ready = pauses[clock] === true ? 0 : 1;
        t.dut.port('expired_ready').set(ready);
        expect(port('ready')).toBe(1);
        if (port('expired_valid') === 1 && fresh) {
          const context = port('expired_payload');
          const stale = replaced?.context === context ? replaced.timer : undefined;
          const timer = stale ?? running.get(context);
          if (timer === undefined) throw new Error(`context ${context} expires in clock ${clock} and does not run`);
          expect(clock).toBeGreaterThan(earliest(timer));
          if (stale === undefined) running.delete(context);
        }
        fresh = port('expired_valid') === 0 || ready === 1;
        for (const timer of running.values()) {
          expect(clock).toBeLessThanOrEqual(latest(timer) + (paused === 0 ? 0 : 3 * pauses.length));
        }
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
