/** A whole design that tests a block on the board: reset, verdict, light-emitting diodes, serial line. */
import { type Bits, bit, bits, clock, clog2, module } from '../../rtl-gen/hdl/index.ts';
import { allReasonBits, type SelfTestBench } from './bench.ts';
import { statusLine, Verdict } from './status-line.ts';
import { uartTransmitter } from './uart-transmitter.ts';

export interface SelfTestSettings {
  /** What the serial line calls it. */
  readonly name: string;
  readonly bench: SelfTestBench;
  /** Of the board's clock, in hertz. */
  readonly clock: number;
  /** A power of two of things checked, and of faults injected, that a pass takes. */
  readonly goal: { readonly checked: number; readonly faults: number };
}

/** Symbols a second of the serial line. */
export const baud = 115_200;

/** Clocks of a bit on the serial line where the clock has so many hertz. */
export const clocksPerBit = (hertz: number): number => Math.round(hertz / baud);

/**
 * Clocks from power-up to the end of reset: block RAMs of iCE40 do not give what they hold in the first microseconds.
 */
const resetClocks = 2 ** 12;

/** Clocks without anything checked that are a reason to fail: more than a bench ever needs. */
const patience = 2 ** 16;

/** Lights that show how many things have been checked, in binary, the lowest of which changes each 2^20. */
export const countLights = 6;
const lightsFrom = 20;

/**
 * Runs `bench` from power-up on, forever. `passed`: the goal is reached and nothing was wrong; `failed`: something
 * was, the block under test stood still, or so it was once: both stay, and `failed` ends `passed`. `count` shows that
 * it goes on. `uart_tx` tells it as text, `statusLine`, at 115,200 baud: each time that the verdict changes, and about
 * once a second.
 *
 * The only port beside them is the clock: reset is made inside, from the values that registers have at power-up. Bit 7
 * of `wrong` on the line is a block that stood still for 65,536 clocks.
 */
export const selfTest = ({ name, bench, clock: hertz, goal }: SelfTestSettings) =>
  module(
    `self_test_${name}`,
    {
      summary: `Self-test ${name}, for a clock of ${hertz} Hz.`,
      clocks: { board: clock({ reset: 'none' }) },
      out: { uart_tx: bit, passed: bit, failed: bit, count: bits(countLights) },
    },
    (_, top) => {
      const since = top.reg('since_power_up', bits(clog2(resetClocks)), { init: 0 });
      const { started } = top.named({ started: since.all() });
      const starting = top.reg('starting', bit, { init: 1 });
      top.when(started.not(), () => since.set(since.add(1)));
      starting.set(started.not());
      const m = top.withReset('reset', starting);

      const { checked, fault, wrong } = m.inst('bench', bench, {});
      const later = (called: string, value: Bits<1>) => {
        const register = m.reg(called, bit, { reset: 0 });
        register.set(value);
        return register;
      };
      const checks = later('checks', checked);
      const injects = later('injects', fault);
      const count = m.reg('checked', bits(32), { reset: 0 });
      const faults = m.reg('faults', bits(32), { reset: 0 });
      count.set(count.add(checks.zext(32)));
      faults.set(faults.add(injects.zext(32)));

      const quiet = m.reg('quiet', bits(clog2(patience)), { reset: 0 });
      quiet.set(quiet.add(1));
      m.when(checks, () => quiet.set(0));
      const wrongs = m.reg('wrong', bits(allReasonBits), { reset: 0 });
      wrongs.set(wrongs.or(later('stalled', quiet.all()).cat(wrong)));

      const reached = (called: string, value: Bits<32>, least: number) => {
        const register = m.reg(called, bit, { reset: 0 });
        m.when(value.at(clog2(least)), () => register.set(1));
        return register;
      };
      const enough = reached('checked_enough', count, goal.checked).and(reached('faults_enough', faults, goal.faults));
      const verdict = m.reg('verdict', Verdict, { reset: 'run' });
      m.when(enough, () => verdict.set('pass'));
      m.when(wrongs.any(), () => verdict.set('fail'));

      const line = m.wire('line_ready', bit, 0);
      const text = m.inst('text', statusLine(name, hertz), {
        status: { verdict, checked: count, faults, wrong: wrongs },
        down: { ready: line },
      });
      const uart = m.inst('uart', uartTransmitter(clocksPerBit(hertz)), { up: text.down });
      line.set(uart.up.ready);
      return {
        uart_tx: uart.tx,
        passed: verdict.is('pass'),
        failed: verdict.is('fail'),
        count: count.slice(lightsFrom + countLights - 1, lightsFrom),
      };
    },
  );
