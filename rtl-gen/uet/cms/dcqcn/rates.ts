/** What a turn of a context does to its rate: a mark, then the timers that are due. */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { tapped } from '../tapped.ts';
import { dcqcnClock } from './dcqcn-clocks.ts';
import { alphaPoint, DcqcnRegisters, RateState, timeBits } from './dcqcn-records.ts';

/** Not after `now`, modulo the width. */
const isPast = (due: Bits<24>, now: Bits<24>): Bits<1> =>
  now
    .sub(due)
    .at(timeBits - 1)
    .not();
const isBefore = (a: Bits<24>, b: Bits<24>): Bits<1> => a.sub(b).at(timeBits - 1);

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
    // Names with a number are of that clock of the turn.
    const first = dcqcnClock.word;
    const line = <V>(name: string, shape: Parameters<typeof tapped<V>>[2], value: V, from: number) =>
      tapped(m, name, shape, value, from);
    const one = m.lit(alphaPoint + 1, 2n ** BigInt(alphaPoint));

    // 2 to 4: what is due, and in which order.
    const order = m.next('order_3', {
      alpha: isPast(was.alpha_due, now),
      decrease: isPast(was.decrease_due, now),
      rate: isPast(was.rate_due, now),
      decrease_first: isBefore(was.decrease_due, was.alpha_due),
      cut_first: isBefore(was.decrease_due, was.rate_due),
    });
    const was3 = m.next('was_3', was);
    const start3 = m.next('start_3', start);
    const mark3 = m.next('mark_3', mark);
    const runs3 = m.named('runs', was3.running.and(start3.not()));
    const marks3 = m.named('marks', mark3.and(was3.active.or(start3)));
    const cuts3 = m.named('cuts', runs3.and(order.decrease).and(was3.decrease_marked.or(marks3)));
    const state = m.next('state_4', {
      ...was3,
      active: was3.active.or(start3),
      running: runs3.or(marks3),
      armed: was3.armed.and(runs3).or(cuts3),
      alpha_marked: was3.alpha_marked.or(marks3).and(runs3),
      decrease_marked: was3.decrease_marked.and(runs3).or(marks3),
      stage: was3.stage.mask(start3.not()),
      alpha: m.mux(runs3, was3.alpha, one),
      rate: m.mux(start3, registers.link_rate, was3.rate),
      target: m.mux(start3, registers.link_rate, was3.target),
    });
    const fires = m.next('fires_4', {
      first: marks3.and(runs3.not()),
      alpha: runs3.and(order.alpha),
      decrease: runs3.and(order.decrease),
      rate: runs3.and(was3.armed).and(order.rate).and(cuts3.and(order.cut_first).not()),
      cuts: cuts3,
      old_alpha: order.decrease_first,
    });
    const flag = (name: keyof typeof fires) => line(name, bit, fires[name], 4);
    const [isAlpha, isRate, cuts, oldAlpha] = [flag('alpha'), flag('rate'), flag('cuts'), flag('old_alpha')];

    // 4 to 8: alpha, and when what is due next.
    const shifted5 = m.next('alpha_shifted', state.alpha.shr(registers.gain_shift));
    const gain5 = m.next('gain', one.shr(registers.gain_shift).mask(state.alpha_marked));
    const alpha4 = line('alpha_before', bits(alphaPoint + 1), state.alpha, 4);
    const less6 = m.next('alpha_less', alpha4(5).sub(shifted5));
    const gained7 = m.next('alpha_gained', less6.add(m.next('gain_6', gain5)));
    const alpha8 = m.next('alpha_8', m.mux(isAlpha(7), gained7, alpha4(7)));
    const forCut8 = m.next('alpha_of_cut', m.mux(isAlpha(7).and(oldAlpha(7).not()), gained7, alpha4(7)).slice(32, 7));

    const now4 = line('now', bits(timeBits), now, first)(4);
    const after = (name: string, base: Bits<24>, time: Bits<23>): Bits<24> => m.next(name, base.add(time.zext(24)));
    const moves = (isOn: Bits<1>, time: Bits<23>): Bits<23> => time.mask(isOn);
    const base = (due: Bits<24>): Bits<24> => m.mux(fires.first, now4, due);
    const alphaDue = after(
      'alpha_due_5',
      base(state.alpha_due),
      moves(fires.first.or(fires.alpha), registers.alpha_time),
    );
    // A decrease follows a timer of alpha of the same time.
    const afterFirst = m.named('decrease_base', base(state.decrease_due).add(fires.first.zext(24)));
    const decreaseDue = m.next(
      'decrease_due_6',
      m
        .next('decrease_base_5', afterFirst)
        .add(m.next('decrease_time_5', moves(fires.first.or(fires.decrease), registers.decrease_time)).zext(24)),
    );
    const rateBase = m.mux(fires.cuts, state.decrease_due, state.rate_due);
    const rateDue = after('rate_due_5', rateBase, moves(fires.cuts.or(fires.rate), registers.rate_time));

    // 4 to 10: the timer of the rate.
    const isHigh = state.stage.ge(registers.fast_stages);
    const grows5 = m.next('grows_5', isHigh.and(fires.rate));
    const more5 = m.next('more_5', m.mux(state.stage.eq(registers.fast_stages), registers.additive, registers.hyper));
    const stage5 = m.next('stage_5', state.stage.add(fires.rate.and(state.stage.all().not()).zext(5)));
    const target4 = line('target_before', bits(40), state.target, 4);
    const sum6 = m.next('target_sum', target4(5).zext(41).add(more5.zext(41)));
    const above7 = m.next('target_above', sum6.gt(registers.link_rate.zext(41)));
    const capped = m.mux(above7, registers.link_rate, m.next('target_sum_7', sum6.trunc(40)));
    const target8 = m.next('target_8', m.mux(line('grows', bit, grows5, 5)(7), capped, target4(7)));
    const rate4 = line('rate_before', bits(40), state.rate, 4);
    const half = (word: Bits<40>): Bits<40> => word.shr(1);
    const raised9 = m.next('raised', half(rate4(8)).add(half(target8)));
    const rate10 = m.next('rate_10', m.mux(isRate(9), raised9, rate4(9)));
    const stage = line('stage', bits(5), stage5, 5);
    const takesTarget = cuts(10).and(registers.clamps_target.or(stage(10).any()));
    const target11 = m.next('target_11', m.mux(takesTarget, rate10, line('target', bits(40), target8, 8)(10)));

    // 10 to 14: a cut takes alpha / 2, in units of 64 bit/s times 2^-26.
    const ofCut = line('alpha_cut', bits(26), forCut8, 8)(10);
    const product12 = m.next('product_12', m.next('product_11', rate10.slice(39, 6).as(34).mul(ofCut)));
    const rate = line('rate', bits(40), rate10, 10);
    const cut13 = m.next('cut_13', rate(12).sub(product12.slice(59, 20).as(40)));
    const isLow = cut13.lt(registers.least_rate);
    const rate14 = m.next('rate_14', m.mux(cuts(13), m.mux(isLow, registers.least_rate, cut13), rate(13)));

    const end = dcqcnClock.written;
    const at = (name: string, value: Bits<1>, from: number): Bits<1> => line(name, bit, value, from)(end);
    const due = (name: string, value: Bits<24>, from: number): Bits<24> => line(name, bits(timeBits), value, from)(end);
    return {
      next: {
        active: at('active', state.active, 4),
        running: at('running', state.running, 4),
        armed: at('armed', state.armed, 4),
        alpha_marked: at('alpha_marked', state.alpha_marked.and(fires.alpha.not()), 4),
        decrease_marked: at('decrease_marked', state.decrease_marked.and(fires.cuts.not()), 4),
        stage: stage(end).mask(cuts(end).not()),
        alpha: line('alpha_after', bits(alphaPoint + 1), alpha8, 8)(end),
        rate: rate14,
        target: line('target_after', bits(40), target11, 11)(end),
        alpha_due: due('alpha_due', alphaDue, 5),
        decrease_due: due('decrease_due', decreaseDue, 6),
        rate_due: due('rate_due', rateDue, 5),
      },
    };
  },
);
