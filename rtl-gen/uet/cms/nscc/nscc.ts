/** NSCC in hardware: an event of any congestion control context a clock. */
import { type Bits, bit, bits, clog2, type Int, int, module, record, type Shape } from '../../../hdl/index.ts';
import { history } from '../../pds/target-side/history.ts';
import { CcEvent, CcLimit } from '../records.ts';
import { tapped } from '../tapped.ts';
import { baseRtt } from './base-rtt.ts';
import { delayFilter } from './delay-filter.ts';
import { flight } from './flight.ts';
import { decreasing, gathering, quotient } from './increase.ts';
import { nsccClock } from './latency.ts';
import { Quadrant, quadrants } from './quadrants.ts';
import { Adapted, quickAdapt } from './quick-adapt.ts';
import { NsccRegisters } from './registers.ts';
import { Steps, stepsOf } from './steps.ts';
import { contextWindow } from './window.ts';

/** What an event did, beside its limit; for counters and for who follows the state. */
export const NsccOutcome = record({ quadrant: Quadrant, adapted: Adapted, fulfilled: bit, eta: bit });

/** Numbers of contexts that are built. */
export interface NsccOptions {
  /** 2 or more. */
  readonly contexts: number;
}

/**
 * NSCC of many contexts, an event a clock, also of one context in clocks in a row; nothing waits. `limit` and `outcome`
 * come `nsccClock.limit` clocks after their event, and each event sees what those before it left, but for two places:
 * what multiplies or divides takes the average and the window of `nsccLag` clocks before. Events of a context that are
 * farther apart, as those of a round trip are, see all.
 *
 * A context begins with `start`, and an ACK or NACK comes `nsccLag.window` clocks after it or later. Times of one
 * context are compared modulo 2^32: with something outstanding no more than 2^31 clocks pass between its events.
 * `registers` are to hold still while events are on their way.
 *
 * Source: cms.md 2 and 3, uet-wire.md 9.5 (destination flow control); where the arithmetic differs, docs/uet/cms.md.
 */
export const nscc = ({ contexts }: NsccOptions) => {
  const contextBits = clog2(contexts);
  return module(
    `nscc_n${contexts}`,
    {
      summary: `NSCC of ${contexts} congestion control contexts: an event a clock in, the context's limit out.`,
      in: { event: CcEvent(contextBits), registers: NsccRegisters },
      out: { limit: CcLimit(contextBits), outcome: NsccOutcome },
    },
    ({ event, registers }, m) => {
      // Names with a number are of that clock after the event.
      const line = <V>(name: string, shape: Shape<V>, value: V, from: number) => tapped(m, name, shape, value, from);
      const valid = history(m, 'valid', event.valid, nsccClock.limit, true);
      const ccc = line('ccc', bits(contextBits), event.ccc, 0);
      const bytes = line('bytes', bits(24), event.bytes.trunc(24), 0);
      const now = line('now', bits(32), event.now, 0);
      const ecn = line('ecn', bit, event.ecn, 0);
      const steps0 = stepsOf(event.kind, event.valid);
      const steps = line('steps', Steps, steps0, 0);

      // 0 to 3: flight and base RTT.
      const {
        seen: flightSeen,
        after: flightAfter,
        removed,
      } = m.inst('in_flight', flight(contexts, contextBits), {
        enable: event.valid,
        ccc: event.ccc,
        steps: steps(2),
        bytes: line('whole_bytes', bits(32), event.bytes, 0)(2),
      });
      const isFar = event.rtt.slice(23, 20).any();
      const rtt = line('rtt', bits(20), m.mux(isFar, m.lit(20, 2 ** 20 - 1), event.rtt.trunc(20)), 0);
      const isFull = event.keeps_base.not().and(steps0.trim.or(steps0.ack.and(steps0.probe.not())));
      const { base_rtt: base, largest: largest7 } = m.inst('lowest', baseRtt(contexts, contextBits), {
        enable: event.valid,
        ccc: event.ccc,
        start: steps(2).start,
        lowers: line('lowers', bit, event.rtt_valid.and(isFull), 0)(2),
        rtt: rtt(2),
        first: registers.base_rtt,
        window_per_tick: registers.window_per_tick,
        min_window: registers.min_window,
      });
      const decreaseSince = m.next('decrease_since_4', now(3).sub(base.zext(32)));
      const open = m.next('open_for', base.zext(21).add(registers.target.zext(21)));
      const ends = m.next('ends_5', now(4).add(open.zext(32)));
      const largest = line('largest', bits(24), largest7, 7);

      // 3 to 9: the delay and its average.
      const { delay, average } = m.inst('delays', delayFilter(contexts, contextBits), {
        enable: valid[6]!,
        ccc: ccc(6),
        read_ccc: ccc(3),
        sample: {
          start: steps(3).start,
          trim: steps(3).trim,
          sampled: line('sampled', bit, event.rtt_valid.and(steps0.ack), 0)(3),
          probe: steps(3).probe,
          ecn: ecn(3),
          rtt: rtt(3),
        },
        base_rtt: base,
        target: registers.target,
        gain: registers.gain,
        trimmed_delay: registers.base_rtt,
      });
      const isHigh = m.next('is_high_10', delay.ge(registers.target.zext(20)));
      const isLow = m.next('is_low_10', delay.lt(registers.fast_delay.zext(20)));
      const isLate = m.next('is_late_10', delay.gt(registers.qa_threshold));
      const below = m.next('below_10', registers.target.sub(delay.trunc(17)));

      // 7 to 11: quick adapt.
      const gate = m.next('gate_8', largest7.shr(registers.qa_gate));
      const own = bytes(8).mask(steps(8).ack);
      const gateLess = m.next('gate_9', gate.zext(25).asInt().sub(own.zext(25).asInt()));
      const { adapted, achieved } = m.inst('adapting', quickAdapt(contexts, contextBits), {
        enable: valid[8]!,
        ccc: ccc(8),
        inputs: {
          start: steps(10).start,
          idle: steps(10).idle,
          ack: steps(10).ack,
          trim: steps(10).trim,
          ecn: ecn(10),
          bytes: bytes(10),
          now: now(10),
          is_late: isLate,
          gate: m.next('gate_10', gateLess),
          end: line('ends', bits(32), ends, 5)(10),
          in_flight: line('flight_seen', int(26), flightSeen, 3)(10),
        },
      });
      const adaptedLater = line('adapted_later', Adapted, adapted, 11);
      const handled = line('handled', bit, adapted.is('cut').or(adapted.is('ignore')), 11);

      // 9 to 19: what a decrease takes. 10 to 16: what an increase adds.
      const { is_over: isOver, part } = m.inst('less', decreasing, {
        average,
        target: registers.target,
        gamma: registers.gamma,
        most_decrease: registers.most_decrease,
      });
      const { increase } = m.inst('more', gathering, {
        below,
        is_high: isHigh,
        bytes: bytes(10),
        alpha: registers.alpha,
        fair_increase: registers.fair_increase,
      });

      // 13 to 17: the window as it is seen, and the quadrants.
      const seen15 = m.forward('seen', bits(24));
      const seen = line('seen_later', bits(24), seen15, 15);
      const penalised = line('penalised', bit, event.penalty.any().and(steps0.ack), 0);
      const adjustSince = m.next('adjust_since', now(15).sub(registers.adjust_period.zext(32)));
      const less = (name: string, value: Bits): Int<25> =>
        m.next(name, value.zext(25).asInt().sub(bytes(15).zext(25).asInt()));
      const { outputs } = m.inst('choosing', quadrants(contexts, contextBits), {
        enable: valid[14]!,
        ccc: ccc(14),
        inputs: {
          start: steps(16).start,
          idle: steps(16).idle,
          ack: steps(16).ack,
          handled: handled(16),
          ecn: ecn(16),
          is_high: line('is_high', bit, isHigh, 10)(16),
          is_low: line('is_low', bit, isLow, 10)(16),
          is_over: line('is_over', bit, isOver, 10)(16),
          now: now(16),
          decrease_since: line('decrease_since', bits(32), decreaseSince, 4)(16),
          adjust_since: adjustSince,
          bytes: bytes(16),
          increase,
          adjust_room: less('adjust_room', registers.adjust_bytes),
          fast_room: less('fast_room', seen15),
          penalised: penalised(16),
          restores: line('restores', bit, event.restores, 0)(16),
          seen: seen(16),
        },
      });
      const quadrant = line('quadrant', Quadrant, outputs.quadrant, 17);

      // 17 to 25: the window after what moves it at once, as far as it is seen.
      const decrease = m.next('decrease_21', m.next('decrease_20', seen(19).mul(part)));
      const fast19 = m.next('fast_19', m.next('fast_18', bytes(17).mul(registers.fast_scale)));
      const fast = line('fast', bits(28), fast19.slice(39, 12).as(28), 19);
      const penalty17 = line('penalty', bits(7), event.penalty.mask(steps0.ack), 0)(17);
      const penalty19 = m.next('penalty_19', m.next('penalty_18', bytes(17).mul(penalty17)));
      const penalty = line('penalty_bytes', bits(24), penalty19.slice(30, 7).as(24), 19);
      const up = fast(21).mask(quadrant(21).is('fast')).zext(31).asInt();
      const down = decrease.slice(39, 16).as(24).mask(quadrant(21).is('md')).zext(31).asInt();
      const moved = m.next('moved_22', up.sub(down));
      const change23 = m.next('change_23', moved.sub(penalty(22).zext(31).asInt()));
      const within = (name: string, value: Int<32>): Bits<24> => {
        const isAbove = value.gt(largest(24).zext(32).asInt());
        const isBelow = value.lt(registers.min_window.zext(32).asInt());
        const inside = m.mux(isAbove, largest(24), value.asBits().trunc(24));
        return m.next(name, m.mux(isBelow, registers.min_window.zext(24), inside));
      };
      const changeWide = change23.sext(32);
      const flight23 = line('flight_after', int(26), flightAfter, 3)(23);
      const window25 = within('window_25', m.next('window_24', seen(23).zext(32).asInt().add(changeWide)));
      const flight25 = within('flight_25', m.next('flight_24', flight23.sext(32).add(changeWide)));

      // 25 to 36: what was gathered, by that window.
      const { bytes: gained } = m.inst('gaining', quotient, {
        window: window25,
        gathered: line('gathered', bits(32), outputs.gathered, 17)(31),
      });
      const eta = registers.eta.zext(25).mask(line('eta', bit, outputs.eta, 17)(35));
      const gain = m.next('gain_36', gained.zext(25).add(eta));

      // 17 to 19: a window that is set, by a start, a cut, or the end of a penalty.
      const isCut = adaptedLater(17).is('cut');
      const isSet = line('is_set', bit, steps(17).start.or(isCut).or(outputs.restored), 17);
      const achieved17 = line('achieved', bits(24), achieved, 11)(17);
      const chosen = m.mux(isCut, achieved17, m.mux(steps(17).start, largest(17), outputs.saved));
      const chosen18 = m.next('chosen_18', chosen);
      const floored = chosen18.max(registers.min_window.zext(24));
      const set19 = m.next('set_19', m.mux(chosen18.gt(largest(18)), largest(18), floored));
      const set = line('set', bits(24), set19, 19);

      // 36 to 40: the window.
      const isKept = steps(17).last_hop.and(registers.has_credit).or(adaptedLater(17).is('ignore'));
      const isLost = steps(17).timeout.or(steps(17).trim.and(isKept.not()));
      const held = line('flight_most', bits(24), flight25, 25)(36);
      const { window, seen: seenWindow } = m.inst('moving', contextWindow(contexts, contextBits), {
        enable: valid[37]!,
        ccc: ccc(37),
        inputs: {
          is_plain: line('is_plain', bit, steps(17).ack, 17)(36),
          change: line('change', int(31), change23, 23)(36),
          gain,
          lost: line('lost', bits(24), bytes(17).mask(isLost), 17)(36),
          is_set: isSet(36),
          set_to: set(36),
          most: m.mux(penalised(36), held, largest(36)),
        },
        min_window: registers.min_window,
        read: ccc(13),
      });
      seen15.set(seenWindow);

      // 40, 41: the limit.
      const { limit: end } = nsccClock;
      const removed40 = line('removed', bits(32), removed, 3)(40);
      return {
        limit: {
          valid: valid[end]!,
          ccc: ccc(end),
          window: m.next('window_41', window.zext(32).add(removed40)),
          cwnd: m.next('cwnd_41', window),
          max_window: largest(end),
          small: m.next('small_41', window.lt(registers.ack_trigger.zext(24))),
        },
        outcome: {
          quadrant: quadrant(end),
          adapted: adaptedLater(end),
          fulfilled: line('fulfilled', bit, outputs.fulfilled, 17)(end),
          eta: line('period', bit, outputs.period, 17)(end),
        },
      };
    },
  );
};
