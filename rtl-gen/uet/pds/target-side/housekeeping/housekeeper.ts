/** The times of PDCs, what host and firmware want of them, and their ends. */
import { type Bits, bit, bits, clog2, module, record, sink, source } from '../../../../hdl/index.ts';
import { timerWheel } from '../../../../lib/memory/timer-wheel.ts';
import {
  Command,
  ControlOrder,
  End,
  Fail,
  FlagWrite,
  HousekeepingEvents,
  HousekeepingTimes,
  Retired,
  Taken,
  timeBits,
} from '../housekeeping-records.ts';
import { TimerChange, TimerOp } from '../records.ts';
import { housekeepingJobs } from './jobs.ts';
import { Life, LifeState, partsOf } from './lives.ts';
import { retirement } from './retirement.ts';

export interface HousekeeperOptions {
  /** N, a power of two. */
  readonly contexts: number;
  /** Clocks of 128 ns: 41 at 322 MHz. */
  readonly clocksPerUnit: number;
  /** As of `ArrivalOptions`. */
  readonly adopts?: boolean;
}

/**
 * Housekeeping does one thing at a time: what a timer that ran out demands, before what `command` does. The packets'
 * part is never held up: what it tells by `taken` and `timer`, up to one a clock, in the clock of its verdict, comes
 * first.
 *
 * - **Times.** `timer` starts New_PDC_Time and the linger time, or stops; a `close` command starts Close_REQ_Time. A
 *   time that ran out is offered on `end`, and `ended` answers some clocks after that was taken; of an established PDC
 *   it is Close_REQ_Time, and the PDC fails. No time runs out early; how late, `timerWheel` says, and about 80 clocks
 *   more for each that runs out before it; a control packet that waits for its turn among the answers holds it up, too.
 *   A time that was stopped or started again while its end waits does not count.
 * - **Commands.** Those of a PDC that is not established (`close_in_error`: that is gone) are ignored and counted. What
 *   is known of its state is two clocks older than the verdict that changed it. `close` and `return_busy` are
 *   written to `wish_write` and `busy_write`, `fail` is a clock later; with `fail_by_time` it is Close_REQ_Time that is
 *   over.
 * - **Ends.** After `ended` with `done` the context is drained, forgotten by the tracker, and `retired`. Then its flags
 *   are 0 again.
 *
 * After reset `ready` is 0 for N clocks; `taken` and `timer` must not come before. Sources: uet-wire.md 7.6, 8.9.
 */
export const housekeeper = ({ contexts, clocksPerUnit, adopts = false }: HousekeeperOptions) => {
  const contextBits = clog2(contexts);
  if (contexts < 2 || 2 ** contextBits !== contexts || contexts > 4096) {
    throw new RangeError(`housekeeper of ${contexts} contexts: give a power of two from 2 to 4096`);
  }
  const Context = bits(contextBits);
  return module(
    `housekeeper_n${contexts}_c${clocksPerUnit}${adopts ? '_adopts' : ''}`,
    {
      summary: `Times, commands and ends of ${contexts} PDCs.`,
      in: { taken: Taken, timer: TimerChange, ended: record({ valid: bit, done: bit }), times: HousekeepingTimes },
      out: {
        ready: bit,
        fail: Fail,
        fail_by_time: bit,
        wish_write: FlagWrite(contextBits),
        busy_write: FlagWrite(contextBits),
        retired: Retired(contextBits),
        events: HousekeepingEvents,
      },
      link: {
        command: sink(Command),
        end: source(End),
        control: source(ControlOrder),
        forget: source(Context),
      },
    },
    ({ taken, timer, ended, times, command, end, control, forget }, m) => {
      // What packets did, a clock later: then the memory of lives and the timers are theirs.
      const changed = m.reg('changed', bit);
      const retimed = m.reg('retimed', bit);
      const change = m.reg('change', record({ pdcid: bits(16), state: LifeState, op: TimerOp }));
      changed.set(taken.enable.or(timer.valid));
      retimed.set(timer.valid);
      change.set({ pdcid: m.mux(timer.valid, timer.pdcid, taken.pdcid), state: 'established', op: timer.op });
      m.when(timer.valid, () =>
        m.match(timer.op, {
          new_pdc: () => change.set({ state: 'pending' }),
          linger: () => change.set({ state: 'ending' }),
          stop: () => {},
        }),
      ).elsewhen(taken.pending, () => change.set({ state: 'pending' }));
      const told = partsOf(contextBits, change.pdcid);

      // The jobs, for which the clocks without such a change are left.
      const ready = m.reg('ready', bit, { reset: 0 });
      const expired = m.forward('expired', record({ payload: Context, valid: bit }));
      const mayRetire = m.forward('may_retire', bit);
      const retired = m.forward('retired', Retired(contextBits));
      const free = m.named('free', changed.or(retired.valid).not());
      const disturbed = m.reg('disturbed', bit);
      const life = m.reg('life', Life(contextBits));
      const isRecalled = m.forward('is_recalled', bit);
      const jobs = m.inst('jobs', housekeepingJobs(contextBits, adopts), {
        enable: ready,
        life,
        disturbed,
        recalled: isRecalled,
        free,
        ended,
        expired,
        command,
        end,
        control,
        retire: { ready: mayRetire },
      });
      const { deeds } = jobs;
      const doer = partsOf(contextBits, deeds.pdcid);
      disturbed.set(changed.and(told.context.eq(jobs.pdc)).or(disturbed.and(jobs.idle.not())));
      const lives = m.mem('lives', Life(contextBits), { depth: contexts });
      life.set(lives.readSync({ addr: jobs.pdc, onCollision: 'old' }));

      // The timers, with a clock before them in which their time is chosen.
      const restarting = m.reg('restarting', bit);
      const restarts = m.reg('restarts', record({ start: bit, context: Context, timeout: bits(timeBits) }));
      restarting.set(retimed.or(deeds.linger).or(deeds.wish));
      restarts.set({
        start: 1,
        context: m.mux(retimed, told.context, doer.context),
        timeout: m.mux(deeds.wish, times.close_req, times.linger),
      });
      m.when(retimed, () =>
        m.match(change.op, {
          new_pdc: () => restarts.set({ timeout: times.new_pdc }),
          linger: () => restarts.set({ timeout: times.linger }),
          stop: () => restarts.set({ start: 0 }),
        }),
      );
      const wheel = m.inst('wheel', timerWheel({ contexts, timeoutWidth: timeBits, clocksPerTick: clocksPerUnit }), {
        enable: restarting,
        start: restarts.start,
        id: restarts.context,
        timeout: restarts.timeout,
        expired: jobs.expired,
      });
      expired.set(wheel.expired);
      // What the wheel offers may have been stopped or started again in the clock before or since; what is in this
      // clock has disturbed the job.
      const last = m.reg('last_restart', record({ valid: bit, context: Context }));
      last.set({ valid: restarting, context: restarts.context });
      const recalls = m.named('recalls', last.valid.and(last.context.eq(wheel.expired.payload)));
      const recalled = m.reg('recalled', bit);
      isRecalled.set(recalls.or(recalled));
      recalled.set(isRecalled.and(wheel.expired.valid).and(jobs.expired.ready.not()));
      ready.set(wheel.ready);

      const end_of = m.inst('retirement', retirement(contexts), { ended: jobs.retire, forget });
      mayRetire.set(end_of.ended.ready);
      retired.set(end_of.retired);

      // After reset no context has a life. Its flags are cleared then, and when it retires.
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', Context, { reset: 0 });
      // It counts on, and nothing looks at it any more.
      cleared.set(cleared.add(1));
      m.when(cleared.all(), () => clearing.set(0));
      const written = m.wire('written', record({ context: Context, life: Life(contextBits) }), {
        context: 0,
        life: { generation: 0, state: 'gone', wished: 0 },
      });
      written.set({ context: doer.context, life: deeds.life });
      m.when(changed, () =>
        written.set({ context: told.context, life: { generation: told.generation, state: change.state, wished: 0 } }),
      );
      // Of one that is gone nobody asks for more.
      m.when(clearing, () => written.set({ context: cleared, life: { state: 'gone' } }));
      lives.write({ addr: written.context, data: written.life, enable: clearing.or(changed).or(deeds.write) });
      const resets = m.named('resets', clearing.or(retired.valid));
      const flagWrite = (enable: Bits<1>, flag: Bits<1>) => ({
        enable: enable.or(resets),
        pdc: m.mux(clearing, cleared, m.mux(retired.valid, retired.pdc, doer.context)),
        flag: flag.and(resets.not()),
      });

      const fail = m.reg('fail', Fail, { reset: { valid: 0 } });
      fail.set({ valid: deeds.fail, pdcid: deeds.pdcid });
      const failByTime = m.reg('fail_by_time', bit);
      failByTime.set(jobs.events.close_req_timeout);
      return {
        ready,
        fail,
        fail_by_time: failByTime,
        wish_write: flagWrite(deeds.wish, m.lit(1, 1)),
        busy_write: flagWrite(deeds.busy_write, deeds.busy),
        retired,
        events: jobs.events,
        command: jobs.command,
        end: jobs.end,
        control: jobs.control,
        forget: end_of.forget,
      };
    },
  );
};
