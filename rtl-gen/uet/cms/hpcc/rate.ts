/** The filtered load of a context, and its rate by it. */
import { bit, bits, int, module, type Shape } from '../../../hdl/index.ts';
import { reciprocal, reciprocalLatency } from '../nscc/reciprocal.ts';
import { tapped } from '../tapped.ts';
import { hpccClock } from './hpcc-clocks.ts';
import { HpccRegisters, Load, loadPoint } from './hpcc-records.ts';
import { HopLoad } from './most-loaded.ts';

/** The clock of `most`, from which this counts. */
const start = hpccClock.most;

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
    // Names with a number are of that clock after the event.
    const line = <V>(name: string, shape: Shape<V>, value: V, from: number) => tapped(m, name, shape, value, from);
    const one = m.lit(loadPoint + 1, 2 ** loadPoint);

    // 20 to 27: the load.
    const isWhole21 = m.next('is_whole_21', most.tau.ge(registers.base_rtt.zext(24)));
    const part23 = m.next('part_23', m.next('part_22', m.next('tau_21', most.tau.trunc(17)).mul(registers.rtt_share)));
    const weight24 = m.next(
      'weight_24',
      m.mux(line('is_whole', bit, isWhole21, 21)(23), one, part23.slice(32, 12).as(loadPoint + 1)),
    );
    const difference = most.load.zext(29).asInt().sub(load_before.zext(29).asInt());
    const more21 = m.next('more_21', m.mux(most.counts, difference, m.lit(int(29), 0)));
    const more24 = line('more', int(29), more21, 21)(24);
    const step26 = m.next('step_26', m.next('step_25', more24.mul(weight24.zext(22).asInt())));
    const before26 = line('load_before', Load, load_before, 20)(26);
    const change = step26.shr(loadPoint).trunc(29);
    const load27 = m.next('load_27', before26.zext(29).asInt().add(change).asBits().trunc(28));

    // 27 to 37: committed x eta / load.
    const isOver28 = m.next('is_over_28', load27.ge(registers.eta.zext(28)));
    const isLong21 = m.next('is_long_21', stage.ge(registers.max_stage));
    const cuts29 = m.next('cuts_29', isOver28.or(line('is_long', bit, isLong21, 21)(28)));
    const cuts = line('cuts', bit, cuts29, 29);
    const { shift, result } = m.inst('one_over', reciprocal(Load.width), { word: load27 });
    const at = hpccClock.load + reciprocalLatency.result;
    const scaled22 = m.next('scaled_22', m.next('scaled_21', committed.mul(registers.eta)));
    const scaled = line('scaled', bits(40), scaled22.slice(59, loadPoint).as(40), 22);
    const product35 = m.next('product_35', m.next('product_34', scaled(at).mul(result)));
    const right29 = m.next('right_29', m.lit(5, 27).sub(shift));
    const right = line('right', bits(5), right29, 29);
    const quotient36 = m.next('quotient_36', product35.cat(m.lit(3, 0)).shr(right(35)));
    const none = line('is_none', bit, m.next('is_none_28', load27.any().not()), 28);
    const isLarge = quotient36.slice(59, 40).any().or(none(36));
    const cut37 = m.next('cut_37', m.mux(isLarge, m.lit(40, 2n ** 40n - 1n), quotient36.trunc(40)));

    // 37 to 40: a step more, within the limits.
    const base38 = m.next('base_38', m.mux(cuts(37), cut37, line('committed', bits(40), committed, 20)(37)));
    const sum39 = m.next('sum_39', base38.zext(41).add(registers.additive.zext(41)));
    const link = registers.link_rate.zext(41);
    const high = sum39.gt(link);
    const low = sum39.lt(registers.least_rate.zext(41));
    const inside = m.mux(high, registers.link_rate, sum39.trunc(40));
    return {
      load: load27,
      rate: m.next('rate_40', m.mux(low, registers.least_rate, inside)),
      cuts: cuts(start + 20),
    };
  },
);
