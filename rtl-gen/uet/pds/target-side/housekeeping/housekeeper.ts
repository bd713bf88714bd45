/** The times of PDCs, what host and firmware demand of them, and their ends. */
import { type Bits, bit, bits, clog2, module, record, sink, source } from '../../../../hdl/index.ts';
import { chooserOf } from '../../../../lib/bits/choose.ts';
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
import { TimerChange } from '../records.ts';
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
 *   written to `close_write` and `busy_write`, `fail` is a clock later; with `fail_by_time` it is Close_REQ_Time that
 *   is over.
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
        close_write: FlagWrite(contextBits),
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
    ({ taken, timer, ended, times, command }, m) => {
      // What packets did, a clock later: then the memory of lives and the timers are theirs.
      const changed = m.next('changed', taken.enable.or(timer.valid));
      const retimed = m.next('retimed', timer.valid);
      const stateOf = chooserOf(m, LifeState);
      const { op } = timer;
      const timed = stateOf([op.is('linger'), 'ending'], [op.is('new_pdc'), 'pending'], 'established');
      const change = m.next('change', {
        pdcid: m.mux(timer.valid, timer.pdcid, taken.pdcid),
        state: stateOf([timer.valid, timed], [taken.pending, 'pending'], 'established'),
        op,
      });
      const theirs = partsOf(contextBits, change.pdcid);

      // The jobs, for which the clocks without such a change are left.
      const ready = m.reg('ready', bit, { reset: 0 });
      const expired = m.stream('expired', Context);
      const retired = m.forward('retired', Retired(contextBits));
      const free = m.named('free', changed.or(retired.valid).not());
      const disturbed = m.reg('disturbed', bit);
      const life = m.reg('life', Life(contextBits));
      const isRecalled = m.forward('is_recalled', bit);
      const jobs = m.inst('jobs', housekeepingJobs(contextBits, adopts), {
        enable: ready,
        recalled: isRecalled,
        ...{ life, disturbed, free, ended, expired, command },
      });
      const { effects } = jobs;
      const ours = partsOf(contextBits, effects.pdcid);
      disturbed.set(changed.and(theirs.context.eq(jobs.pdc)).or(disturbed.and(jobs.idle.not())));
      const lives = m.mem('lives', Life(contextBits), { depth: contexts });
      life.set(lives.readSync({ addr: jobs.pdc, onCollision: 'old' }));

      // The timers, with a clock before them in which their time is chosen.
      const restarting = m.next('restarting', retimed.or(effects.linger).or(effects.request_close));
      const restarts = m.reg('restarts', record({ start: bit, context: Context, timeout: bits(timeBits) }));
      restarts.set({
        start: 1,
        context: m.mux(retimed, theirs.context, ours.context),
        timeout: m.mux(effects.request_close, times.close_req, times.linger),
      });
      m.when(retimed, () =>
        m.match(change.op, {
          new_pdc: () => restarts.set({ timeout: times.new_pdc }),
          linger: () => restarts.set({ timeout: times.linger }),
          stop: () => restarts.set({ start: 0 }),
        }),
      );
      const { start, context: id, timeout } = restarts;
      const wheel = m.inst('wheel', timerWheel({ contexts, timeoutWidth: timeBits, clocksPerTick: clocksPerUnit }), {
        ...{ enable: restarting, start, id, timeout },
      });
      expired.connect(wheel.expired);
      ready.set(wheel.ready);
      // What the wheel offers may have been stopped or started again in the clock before or since; what is in this
      // clock has disturbed the job.
      const last = m.next('last_restart', { valid: restarting, id });
      const recalls = m.named('recalls', last.valid.and(last.id.eq(wheel.expired.payload)));
      const recalled = m.next('recalled', isRecalled.and(wheel.expired.valid).and(wheel.expired.ready.not()));
      isRecalled.set(recalls.or(recalled));

      const end = m.inst('retirement', retirement(contexts), { ended: jobs.retire });
      retired.set(end.retired);

      // After reset no context has a life. Its flags are cleared then, and when it retires. Later `cleared` is not
      // read.
      const cleared = m.reg('cleared', Context, { reset: 0, next: (now) => now.add(1) });
      const clearing = m.reg('clearing', bit, { reset: 1, next: () => 0, enable: cleared.all() });
      const begun = { generation: theirs.generation, state: change.state, close_requested: m.lit(1, 0) };
      const written = m.mux(changed, begun, effects.life);
      lives.write({
        addr: m.mux(clearing, cleared, m.mux(changed, theirs.context, ours.context)),
        data: { ...written, state: stateOf([clearing, 'gone'], written.state) },
        enable: clearing.or(changed).or(effects.write),
      });
      const resets = m.named('resets', clearing.or(retired.valid));
      const flagWrite = (enable: Bits<1>, flag: Bits<1>) => ({
        enable: enable.or(resets),
        pdc: m.mux(clearing, cleared, m.mux(retired.valid, retired.pdc, ours.context)),
        flag: flag.and(resets.not()),
      });
      return {
        ready,
        fail: m.next('fail', { valid: effects.fail, pdcid: effects.pdcid }, { reset: { valid: 0 } }),
        fail_by_time: m.next('fail_by_time', jobs.events.close_req_timeout),
        close_write: flagWrite(effects.request_close, m.lit(1, 1)),
        busy_write: flagWrite(effects.busy_write, effects.busy),
        retired,
        events: jobs.events,
        end: jobs.end,
        control: jobs.control,
        forget: end.forget,
      };
    },
  );
};
