/** A timer for each of many contexts. */
import { type Bits, bit, bits, clog2, module, record, source } from '../../hdl/index.ts';
import { checkDepth } from './depth.ts';

export interface TimerWheelOptions {
  /** Contexts, each with one timer. */
  readonly contexts: number;
  /** Bits of a timeout; the longest one is `2^timeoutWidth - 1` ticks. */
  readonly timeoutWidth: number;
  /** Clocks of a tick, the resolution: 1 or more. */
  readonly clocksPerTick: number;
}

/**
 * One timer a context, in memory. In each clock with `enable` and `ready` one operation is taken: `start` sets the
 * timer of context `id` to `timeout` ticks from now, whether it runs or not; without `start` the timer is cancelled. A
 * timer that runs out is offered on `expired` once, and then rests.
 *
 * - Never early: an expiry is offered no sooner than `timeout` whole ticks after its start.
 * - How late: a pointer visits one context a clock, so an expiry is offered at most
 *   `(timeout + 1) * clocksPerTick + contexts + 3` clocks after the clock of its start, however many timers run out
 *   together. A pause of the reader of k clocks adds at most k + 2.
 * - Operations are never held up by expiries: `ready` is 0 for `contexts` clocks after reset only, while all timers are
 *   cleared.
 * - An operation of the clock before an expiry appears on `expired`, or later, does not recall it: the reader may meet
 *   the expiry of a timer that was just cancelled or restarted. A restarted one runs on. An earlier operation does.
 * - The reader must not pause for as long as the longest timeout: deadlines are compared modulo about twice that.
 *
 * The deadlines are written by operations alone, and a mark of what expired by the pointer alone, so both are memories
 * with one write port: a timer runs while its mark differs from the mark that its start took down.
 */
export const timerWheel = ({ contexts, timeoutWidth, clocksPerTick }: TimerWheelOptions) => {
  checkDepth('timerWheel', contexts);
  if (!Number.isInteger(clocksPerTick) || clocksPerTick < 1) {
    throw new RangeError(`timerWheel of ${clocksPerTick} clocks a tick: give 1 or more`);
  }
  // A visit is late by up to a tick for each clock of a round, and half of the numbers are ahead of now.
  if (contexts + 4 >= 2 ** timeoutWidth * clocksPerTick) {
    throw new RangeError(`timerWheel of ${contexts} contexts: timeouts of ${timeoutWidth} bits pass within one round`);
  }
  const Context = bits(clog2(contexts));
  const timeWidth = timeoutWidth + 1;
  const Time = bits(timeWidth);
  const Timer = record({ runs: bit, mark: bit, deadline: Time });
  return module(
    `timer_wheel_n${contexts}_t${timeoutWidth}_c${clocksPerTick}`,
    {
      summary: `${contexts} timers of ${timeoutWidth} bits, in ticks of ${clocksPerTick} clocks.`,
      in: { enable: bit, start: bit, id: Context, timeout: bits(timeoutWidth) },
      out: { ready: bit },
      link: { expired: source(Context) },
    },
    ({ enable, start, id, timeout, expired }, m) => {
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const now = m.reg('now', Time, { reset: 0 });
      if (clocksPerTick === 1) now.set(now.add(1));
      else {
        const phase = m.reg('phase', bits(clog2(clocksPerTick)), { reset: 0 });
        const tick = m.named('tick', phase.eq(clocksPerTick - 1));
        phase.set(m.mux(tick, m.lit(phase.width, 0), phase.add(1)));
        m.when(tick, () => now.set(now.add(1)));
      }

      const timers = m.mem('timers', Timer, { depth: contexts });
      const marks = m.mem('marks', bit, { depth: contexts });

      // A visit takes three clocks: the pointer reads, what it finds is judged, and what is due expires.
      const pointer = m.reg('pointer', Context, { reset: 0 });
      const Visit = record({ id: Context, valid: bit });
      const visit = m.reg('visit', Visit, { reset: { valid: 0 } });
      const judged = m.reg('judged', record({ id: Context, due: bit, mark: bit }), { reset: { due: 0 } });
      const timer = timers.readSync({ addr: pointer, onCollision: 'undefined' });
      const mark = marks.readSync({ addr: pointer, onCollision: 'new' });

      // An operation takes down the present mark of its context, so that it is stored a clock later.
      const takes = m.named('takes', enable.and(clearing.not()));
      const storing = m.next('storing', takes, { reset: 0 });
      const stored = m.reg('stored', record({ id: Context, start: bit, deadline: Time }));
      stored.set({ id, start, deadline: now.add(timeout.zext(timeWidth)) });
      const presentMark = marks.readSync({ addr: id, onCollision: 'new' });

      // Due one tick late: the one of the start may have been almost over. An operation that is stored during the visit
      // comes first.
      const isStoring = (id: Bits): Bits<1> => storing.and(stored.id.eq(id));
      const isPassed = timer.deadline.sub(now).at(timeWidth - 1);
      const due = m.named('due', judged.due.and(isStoring(judged.id).not()));
      const waiting = m.reg('waiting', bit, { reset: 0 });
      const offered = m.reg('offered', Context);
      const free = waiting.not().or(expired.ready);
      const { expires, blocked } = m.named({ expires: due.and(free), blocked: due.and(free.not()) });
      m.when(expired.ready, () => waiting.set(0));
      m.when(expires, () => {
        waiting.set(1);
        offered.set(judged.id);
      });
      // A timer that must wait is visited again, as it may be cancelled by then; those after it follow again.
      const goesOn = blocked.not();
      visit.set({ id: pointer, valid: goesOn.and(clearing.not()).and(isStoring(pointer).not()) });
      judged.set({
        id: visit.id,
        due: goesOn
          .and(visit.valid)
          .and(timer.runs)
          .and(timer.mark.ne(mark))
          .and(isPassed)
          .and(isStoring(visit.id).not()),
        mark: timer.mark,
      });
      const wraps = pointer.eq(contexts - 1);
      pointer.set(m.mux(blocked, judged.id, m.mux(wraps, m.lit(pointer.width, 0), pointer.add(1))));
      m.when(wraps, () => clearing.set(0));

      timers.write({
        addr: m.mux(clearing, pointer, stored.id),
        data: {
          runs: stored.start.and(clearing.not()),
          mark: presentMark.not(),
          deadline: stored.deadline,
        },
        enable: storing.or(clearing),
      });
      marks.write({
        addr: m.mux(clearing, pointer, judged.id),
        data: judged.mark.and(clearing.not()),
        enable: expires.or(clearing),
      });
      return { ready: clearing.not(), expired: { payload: offered, valid: waiting } };
    },
  );
};
