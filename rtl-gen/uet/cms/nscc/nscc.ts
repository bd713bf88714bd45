/** NSCC in hardware: an event of any congestion control context a clock. */
import { type Bits, bit, bits, clog2, type Int, module, record } from '../../../hdl/index.ts';
import { saturate } from '../../../lib/bits/saturate.ts';
import { fieldsOf } from '../../../lib/pipeline/fields.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { CcEvent, CcLimit } from '../records.ts';
import { baseRtt } from './base-rtt.ts';
import { DelaySample, delayFilter } from './delay-filter.ts';
import { flight } from './flight.ts';
import { decreasing, gathering, quotient } from './increase.ts';
import { Quadrant, QuadrantInputs, quadrants } from './quadrants.ts';
import { Adapted, AdaptInputs, quickAdapt } from './quick-adapt.ts';
import { NsccRegisters } from './registers.ts';
import { Steps, stepsOf } from './steps.ts';
import { contextWindow, WindowInputs } from './window.ts';

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
      const { base_rtt: first, target, window_per_tick, min_window, has_credit } = registers;
      const { gain, gamma, most_decrease, alpha, fair_increase } = registers;
      const { ccc, valid: enable } = event;
      const seen = m.forward('seen_window', bits(24));

      // 0 to 3: flight and base RTT.
      const decoded = pipeline(m, event, { valid: enable })
        .stage('decode', ({ valid, kind, bytes, rtt, rtt_valid, keeps_base, penalty }) => {
          const steps = stepsOf(kind, valid);
          const { ack, probe, trim } = steps;
          const isFull = keeps_base.not().and(trim.or(ack.and(probe.not())));
          return {
            ...steps,
            whole: bytes,
            bytes: bytes.trunc(24),
            rtt: saturate(m, rtt, 20),
            sampled: rtt_valid.and(ack),
            lowers: rtt_valid.and(isFull),
            penalised: penalty.any().and(ack),
            penalty: penalty.mask(ack),
          };
        })
        .stage('address', idle)
        .stage('flight', idle);
      const { whole, start, lowers, rtt } = decoded.at('flight');
      const steps = fieldsOf(Steps, decoded.at('flight'));
      const flown = m.inst('in_flight', flight(contexts, contextBits), { enable, ccc, steps, bytes: whole });
      const measured = { enable, ccc, start, lowers, rtt, first, window_per_tick, min_window };
      const { base_rtt, largest } = m.inst('lowest', baseRtt(contexts, contextBits), measured);

      // 3 to 9: the delay and its average.
      const timed = decoded
        .stage('base', ({ now }) => ({
          flight_seen: flown.seen,
          flight_after: flown.after,
          removed: flown.removed,
          decrease_since: now.sub(base_rtt.zext(32)),
          open: base_rtt.zext(21).add(target.zext(21)),
        }))
        .stage('end', ({ now, open }) => ({ ends: now.add(open.zext(32)) }))
        .stage('filter', idle)
        .stage('averages', idle);
      const { delay, average } = m.inst('delays', delayFilter(contexts, contextBits), {
        read_ccc: timed.at('base').ccc,
        enable: timed.at('averages').valid,
        ccc: timed.at('averages').ccc,
        sample: fieldsOf(DelaySample, timed.at('base')),
        base_rtt,
        target,
        gain,
        trimmed_delay: first,
      });

      // 7 to 11: quick adapt. 9 to 19: what a decrease takes. 10 to 16: what an increase adds.
      const judged = timed
        .stage('gate', () => ({ max_window: largest, gate: largest.shr(registers.qa_gate) }))
        .stage('gate_room', ({ gate, bytes, ack }) => ({
          gate: gate.zext(25).asInt().sub(bytes.mask(ack).zext(25).asInt()),
        }))
        .stage('compare', () => ({
          is_high: delay.ge(target.zext(20)),
          is_low: delay.lt(registers.fast_delay.zext(20)),
          is_late: delay.gt(registers.qa_threshold),
          below: target.sub(delay.trunc(17)),
        }));
      const { is_over, part } = m.inst('less', decreasing, { average, target, gamma, most_decrease });
      const adapts = judged.stage('adapt', () => ({ is_over }));
      const { below, is_high, bytes, ends, flight_seen } = adapts.at('adapt');
      const { adapted, achieved } = m.inst('adapting', quickAdapt(contexts, contextBits), {
        enable: judged.at('gate_room').valid,
        ccc: judged.at('gate_room').ccc,
        inputs: fieldsOf(AdaptInputs, adapts.at('adapt'), { end: ends, in_flight: flight_seen }),
      });
      const { increase } = m.inst('more', gathering, { below, is_high, bytes, alpha, fair_increase });

      // 11 to 17: the window as it is seen, and the quadrants.
      const chooses = adapts
        .stage('handle', () => ({ adapted, achieved, handled: adapted.is('cut').or(adapted.is('ignore')) }))
        .stage('wait', idle)
        .stage('see', idle)
        .stage('states', idle)
        .stage('rooms', ({ now, bytes }) => {
          const less = (value: Bits): Int<25> => value.zext(25).asInt().sub(bytes.zext(25).asInt());
          return {
            seen,
            adjust_since: now.sub(registers.adjust_period.zext(32)),
            adjust_room: less(registers.adjust_bytes),
            fast_room: less(seen),
          };
        })
        .stage('choose', () => ({ increase }));
      const { ccc: seenCcc } = chooses.at('see');
      const { outputs } = m.inst('choosing', quadrants(contexts, contextBits), {
        enable: chooses.at('states').valid,
        ccc: chooses.at('states').ccc,
        inputs: fieldsOf(QuadrantInputs, chooses.at('choose')),
      });

      // 17 to 25: the window after what moves it at once, as far as it is seen; and one that is set.
      const moved = chooses
        .stage('products', ({ start, ack, trim, last_hop, timeout, adapted, achieved, bytes, penalty, max_window }) => {
          const isCut = adapted.is('cut');
          const isKept = last_hop.and(has_credit).or(adapted.is('ignore'));
          return {
            ...outputs,
            is_plain: ack,
            lost: bytes.mask(timeout.or(trim.and(isKept.not()))),
            // By a start, a cut, or the end of a penalty.
            is_set: start.or(isCut).or(outputs.restored),
            set_to: m.mux(isCut, achieved, m.mux(start, max_window, outputs.saved)),
            fast: bytes.mul(registers.fast_scale),
            penalty_bytes: bytes.mul(penalty),
          };
        })
        .stage('set', ({ set_to, max_window }) => ({
          set_to: m.mux(set_to.gt(max_window), max_window, set_to.max(min_window.zext(24))),
        }))
        .stage('decrease', ({ seen, fast, penalty_bytes }) => ({
          decrease: seen.mul(part),
          fast: fast.slice(39, 12).as(28),
          penalty_bytes: penalty_bytes.slice(30, 7).as(24),
        }))
        .stage('decrease_product', idle)
        .stage('move', ({ quadrant, fast, decrease }) => {
          const up = fast.mask(quadrant.is('fast')).zext(31).asInt();
          const down = decrease.slice(39, 16).as(24).mask(quadrant.is('md')).zext(31).asInt();
          return { change: up.sub(down) };
        })
        .stage('penalise', ({ change, penalty_bytes }) => ({ change: change.sub(penalty_bytes.zext(31).asInt()) }))
        .stage('sum', ({ seen, flight_after, change }) => ({
          window: seen.zext(32).asInt().add(change.sext(32)),
          held: flight_after.sext(32).add(change.sext(32)),
        }))
        .stage('bound', ({ window, held, max_window }) => {
          const within = (value: Int<32>): Bits<24> => {
            const isAbove = value.gt(max_window.zext(32).asInt());
            const isBelow = value.lt(min_window.zext(32).asInt());
            const inside = m.mux(isAbove, max_window, value.asBits().trunc(24));
            return m.mux(isBelow, min_window.zext(24), inside);
          };
          return { window: within(window), held: within(held) };
        });

      // 25 to 36: what was gathered, by that window.
      const divided = moved.stage('divide', idle).repeat(5, 'reciprocal', idle).stage('multiply', idle);
      const { bytes: gained } = m.inst('gaining', quotient, {
        window: divided.at('divide').window,
        gathered: divided.at('multiply').gathered,
      });

      // 36 to 41: the window, and the limit.
      const grown = divided
        .repeat(3, 'quotient', idle)
        .stage('gain', ({ eta }) => ({ gain: gained.zext(25).add(registers.eta.zext(25).mask(eta)) }))
        .stage('most', ({ penalised, held, max_window }) => ({ most: m.mux(penalised, held, max_window) }))
        .stage('window', idle);
      const { window, seen: seenWindow } = m.inst('moving', contextWindow(contexts, contextBits), {
        enable: grown.at('window').valid,
        ccc: grown.at('window').ccc,
        inputs: fieldsOf(WindowInputs, grown.at('most')),
        min_window,
        read: seenCcc,
      });
      seen.set(seenWindow);
      const { out } = grown.repeat(2, 'bounds', idle).stage('limit', ({ removed }) => ({
        cwnd: window,
        window: window.zext(32).add(removed),
        is_small: window.lt(registers.ack_trigger.zext(24)),
      }));
      return {
        limit: fieldsOf(CcLimit(contextBits), out, { small: out.is_small }),
        outcome: { quadrant: out.quadrant, adapted: out.adapted, fulfilled: out.fulfilled, eta: out.period },
      };
    },
  );
};
