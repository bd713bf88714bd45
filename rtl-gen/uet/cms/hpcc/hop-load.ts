/** The load of one hop, by what its switch told twice. */
import { bit, bits, module, type Shape } from '../../../hdl/index.ts';
import { reciprocal, reciprocalLatency } from '../nscc/reciprocal.ts';
import { tapped } from '../tapped.ts';
import { HopSample, Load } from './hpcc-records.ts';

/**
 * With t the clock of `before` and `now`: in t + 15 `load`, bytes that have passed, in `tau` ns, and those that waited
 * both times, saturating; and whether it counts: a hop whose time has not moved does not (cms.md 9.2). The bytes are
 * off by less than 2^-15 of them, which `reciprocal` is.
 */
export const hopLoad = module(
  'hpcc_hop_load',
  {
    summary: 'Load of a hop: what passed it by the time, and what waited there.',
    in: { before: HopSample, now: HopSample, present: bit, bytes_scale: bits(24), queue_scale: bits(24) },
    out: { load: Load, tau: bits(24), counts: bit },
  },
  ({ before, now, present, bytes_scale, queue_scale }, m) => {
    // Names with a number are of that clock after `now`.
    const line = <V>(name: string, shape: Shape<V>, value: V, from: number) => tapped(m, name, shape, value, from);
    const tau = line('tau', bits(24), m.next('tau_1', now.time.sub(before.time)), 1);
    const bytes = line('bytes', bits(20), m.next('bytes_1', now.bytes.sub(before.bytes)), 1);
    const grows = m.next('queue_grows', before.queue.lt(now.queue));
    const queue2 = m.next(
      'queue_2',
      m.mux(grows, m.next('queue_before_1', before.queue), m.next('queue_now_1', now.queue)),
    );
    const isThere = line('present', bit, present, 0)(1);
    const counts = line('counts', bit, m.next('counts_2', isThere.and(tau(1).any())), 2);

    // 1 to 12: bytes in a ns, 24 bits after the point, below 4.
    const { shift, result } = m.inst('one_over', reciprocal(24), { word: tau(1) });
    const at = 1 + reciprocalLatency.result;
    const right = line('right', bits(5), m.next('right_3', m.lit(5, 23).sub(shift)), 1 + reciprocalLatency.shift + 1);
    const product9 = m.next('product_9', m.next('product_8', bytes(at).mul(result)));
    const shifted10 = m.next('shifted_10', product9.cat(m.lit(7, 0)).shr(right(9)));
    const isFast = shifted10.slice(43, 26).any();
    const speed11 = m.next('speed_11', m.mux(isFast, m.lit(26, 2 ** 26 - 1), shifted10.trunc(26)));
    const passed13 = m.next('passed_13', m.next('passed_12', speed11.mul(bytes_scale)));

    // What waits, and both.
    const waits4 = m.next('waits_4', m.next('waits_3', queue2.mul(queue_scale)));
    const waits = line('waits', bits(31), waits4.slice(40, 10).as(31), 4);
    const sum14 = m.next('sum_14', passed13.slice(49, 20).as(30).zext(32).add(waits(13).zext(32)));
    const isHigh = sum14.slice(31, Load.width).any();
    const most = m.lit(Load, 2 ** Load.width - 1);
    return {
      load: m.next('load_15', m.mux(isHigh, most, sum14.trunc(28))),
      tau: tau(15),
      counts: counts(15),
    };
  },
);
