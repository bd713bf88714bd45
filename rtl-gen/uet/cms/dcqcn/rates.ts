/** What a turn of a context does to its rate: a mark, then the timers that are due. */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { fieldsOf } from '../../../lib/pipeline/fields.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { alphaPoint, DcqcnRegisters, RateState, timeBits } from './dcqcn-records.ts';

/** Modulo the width. */
const isBefore = (a: Bits<24>, b: Bits<24>): Bits<1> => a.sub(b).at(timeBits - 1);
const isPast = (due: Bits<24>, now: Bits<24>): Bits<1> => isBefore(now, due).not();

/**
 * With t the clock of `was`: in t + 12 `next`, the state after the start or mark that waits, and after each of the
 * timers of alpha, rate and decreases that was due before, once. Nothing is kept here (cms.md 9.1, NS3H).
 *
 * Due times move by their periods, so a turn that comes late shifts no later one. Which of two timers was due first
 * matters in two places: a decrease before the timer of alpha takes alpha as it was, and one before the timer of the
 * rate sets that back.
 */
export const dcqcnRates = module(
  'dcqcn_rates',
  {
    summary: 'Rate of DCQCN after a mark and the timers that are due.',
    in: { was: RateState, start: bit, mark: bit, now: bits(timeBits), registers: DcqcnRegisters },
    out: { next: RateState },
  },
  ({ was, start, mark, now, registers }, m) => {
    const one = m.lit(alphaPoint + 1, 2n ** BigInt(alphaPoint));
    const { link_rate, least_rate, fast_stages } = registers;
    const half = (word: Bits<40>): Bits<40> => word.shr(1);
    const { out } = pipeline(m, { was, start, mark, now })
      // What is due, and in which order.
      .stage('order', ({ was, now }) => ({
        alpha_past: isPast(was.alpha_due, now),
        decrease_past: isPast(was.decrease_due, now),
        rate_past: isPast(was.rate_due, now),
        decrease_first: isBefore(was.decrease_due, was.alpha_due),
        cut_first: isBefore(was.decrease_due, was.rate_due),
      }))
      .stage('mark', ({ was, start, mark, alpha_past, decrease_past, rate_past, cut_first }) => {
        const runs = m.named('runs', was.running.and(start.not()));
        const marks = m.named('marks', mark.and(was.active.or(start)));
        const cuts = runs.and(decrease_past).and(was.decrease_marked.or(marks));
        return {
          ...was,
          active: was.active.or(start),
          running: runs.or(marks),
          armed: was.armed.and(runs).or(cuts),
          alpha_marked: was.alpha_marked.or(marks).and(runs),
          decrease_marked: was.decrease_marked.and(runs).or(marks),
          stage: was.stage.mask(start.not()),
          alpha: m.mux(runs, was.alpha, one),
          rate: m.mux(start, link_rate, was.rate),
          target: m.mux(start, link_rate, was.target),
          begins: marks.and(runs.not()),
          alpha_fires: runs.and(alpha_past),
          decrease_fires: runs.and(decrease_past),
          rate_fires: runs.and(was.armed).and(rate_past).and(cuts.and(cut_first).not()),
          cuts,
        };
      })

      // What is due next, and steps of alpha and of the timer of the rate.
      .stage('fire', (turn) => {
        const { begins, alpha_fires, decrease_fires, rate_fires, cuts, stage } = turn;
        const base = (due: Bits<24>): Bits<24> => m.mux(begins, turn.now, due);
        const time = (isOn: Bits<1>, period: Bits<23>): Bits<24> => period.mask(isOn).zext(24);
        return {
          alpha_marked: turn.alpha_marked.and(alpha_fires.not()),
          decrease_marked: turn.decrease_marked.and(cuts.not()),
          alpha_due: base(turn.alpha_due).add(time(begins.or(alpha_fires), registers.alpha_time)),
          // A decrease follows a timer of alpha of the same time.
          decrease_due: base(turn.decrease_due).add(begins.zext(24)),
          decrease_time: registers.decrease_time.mask(begins.or(decrease_fires)),
          rate_due: m.mux(cuts, turn.decrease_due, turn.rate_due).add(time(cuts.or(rate_fires), registers.rate_time)),
          decay: turn.alpha.shr(registers.gain_shift),
          gain: one.shr(registers.gain_shift).mask(turn.alpha_marked),
          grows: stage.ge(fast_stages).and(rate_fires),
          more: m.mux(stage.eq(fast_stages), registers.additive, registers.hyper),
          stage: stage.add(rate_fires.and(stage.all().not()).zext(5)),
        };
      })
      .stage('step', ({ decrease_due, decrease_time, alpha, decay, target, more }) => ({
        decrease_due: decrease_due.add(decrease_time.zext(24)),
        less: alpha.sub(decay),
        sum: target.zext(41).add(more.zext(41)),
      }))
      .stage('gain', ({ less, gain, sum }) => ({
        gained: less.add(gain),
        is_above: sum.gt(link_rate.zext(41)),
        sum: sum.trunc(40),
      }))
      .stage('cap', ({ alpha_fires, decrease_first, gained, alpha, grows, is_above, sum, target }) => ({
        alpha: m.mux(alpha_fires, gained, alpha),
        alpha_of_cut: m.mux(alpha_fires.and(decrease_first.not()), gained, alpha).slice(32, 7),
        target: m.mux(grows, m.mux(is_above, link_rate, sum), target),
      }))
      .stage('raise', ({ rate, target }) => ({ raised: half(rate).add(half(target)) }))
      .stage('rate', ({ rate_fires, raised, rate }) => ({ rate: m.mux(rate_fires, raised, rate) }))

      // A cut takes alpha / 2, in units of 64 bit/s times 2^-26.
      .stage('cut', ({ cuts, stage, rate, target, alpha_of_cut }) => ({
        target: m.mux(cuts.and(registers.clamps_target.or(stage.any())), rate, target),
        product: rate.slice(39, 6).as(34).mul(alpha_of_cut),
      }))
      .stage('cut_product', idle)
      .stage('subtract', ({ rate, product }) => ({ cut: rate.sub(product.slice(59, 20).as(40)) }))
      .stage('least', ({ cuts, rate, cut }) => ({
        rate: m.mux(cuts, m.mux(cut.lt(least_rate), least_rate, cut), rate),
      }));
    return { next: fieldsOf(RateState, out, { stage: out.stage.mask(out.cuts.not()) }) };
  },
);
