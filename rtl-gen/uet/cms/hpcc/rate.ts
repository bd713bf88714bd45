/** The filtered load of a context, and its rate by it. */
import { bit, bits, int, module } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { reciprocal, reciprocalLatency } from '../nscc/reciprocal.ts';
import { HpccRegisters, Load, loadPoint } from './hpcc-records.ts';
import { HopLoad } from './most-loaded.ts';

/**
 * With t the clock of `most`: in t + 7 `load`, the load before with that of the hop filtered in by its time as a part
 * of the base RTT, and in t + 20 `rate`, and whether it is a cut: by the load where that is at least eta or `stage` the
 * largest one, else a step more (cms.md 9.2). A quotient is off by less than 2^-15 of it.
 */
export const hpccRate = module(
  'hpcc_rate',
  {
    summary: 'Load of a context with that of its most loaded hop, and the rate that follows.',
    in: { most: HopLoad, load_before: Load, committed: bits(40), stage: bits(8), registers: HpccRegisters },
    out: { load: Load, rate: bits(40), cuts: bit },
  },
  ({ most, load_before, committed, stage, registers }, m) => {
    const { link_rate, least_rate } = registers;
    const one = m.lit(loadPoint + 1, 2 ** loadPoint);
    const loaded = pipeline(m, { most, load_before, committed, stage })
      .stage('compare', ({ most, load_before, committed, stage }) => {
        const difference = most.load.zext(29).asInt().sub(load_before.zext(29).asInt());
        return {
          is_whole: most.tau.ge(registers.base_rtt.zext(24)),
          elapsed: most.tau.trunc(17),
          more: m.mux(most.counts, difference, m.lit(int(29), 0)),
          is_long: stage.ge(registers.max_stage),
          scaled: committed.mul(registers.eta),
        };
      })
      .stage('share', ({ elapsed }) => ({ share: elapsed.mul(registers.rtt_share) }))
      .stage('share_product', ({ scaled }) => ({ scaled: scaled.slice(59, loadPoint).as(40) }))
      .stage('weight', ({ is_whole, share }) => ({
        weight: m.mux(is_whole, one, share.slice(32, 12).as(loadPoint + 1)),
      }))
      .stage('step', ({ more, weight }) => ({ step: more.mul(weight.zext(22).asInt()) }))
      .stage('step_product', idle)
      .stage('filter', ({ step, load_before }) => {
        const change = step.shr(loadPoint).trunc(29);
        return { filtered: load_before.zext(29).asInt().add(change).asBits().trunc(28) };
      })
      .stage('judge', ({ filtered }) => ({
        is_over: filtered.ge(registers.eta.zext(28)),
        is_none: filtered.any().not(),
      }));

    // A cut: committed x eta / load.
    const { filtered } = loaded.at('judge');
    const { shift, result } = m.inst('one_over', reciprocal(Load.width), { word: filtered });
    const { out } = loaded
      .stage('shift', ({ is_over, is_long }) => ({ is_cut: is_over.or(is_long), right: m.lit(5, 27).sub(shift) }))
      .repeat(reciprocalLatency.result - reciprocalLatency.shift - 1, 'reciprocal', idle)
      .stage('multiply', ({ scaled }) => ({ product: scaled.mul(result) }))
      .stage('product', idle)
      .stage('align', ({ product, right }) => ({ quotient: product.cat(m.lit(3, 0)).shr(right) }))
      .stage('cap', ({ quotient, is_none }) => {
        const isLarge = quotient.slice(59, 40).any().or(is_none);
        return { cut: m.mux(isLarge, 2n ** 40n - 1n, quotient.trunc(40)) };
      })

      // A step more, within the limits.
      .stage('choose', ({ is_cut, cut, committed }) => ({ base: m.mux(is_cut, cut, committed) }))
      .stage('add', ({ base }) => ({ sum: base.zext(41).add(registers.additive.zext(41)) }))
      .stage('limit', ({ sum }) => {
        const inside = m.mux(sum.gt(link_rate.zext(41)), link_rate, sum.trunc(40));
        return { limited: m.mux(sum.lt(least_rate.zext(41)), least_rate, inside) };
      });
    return { load: filtered, rate: out.limited, cuts: out.is_cut };
  },
);
