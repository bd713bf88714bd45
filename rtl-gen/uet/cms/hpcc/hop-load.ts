/** The load of one hop, by what its switch told twice. */
import { bit, bits, module } from '../../../hdl/index.ts';
import { saturate } from '../../../lib/bits/saturate.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { reciprocal } from '../nscc/reciprocal.ts';
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
    const { queue: queue_before } = before;
    const { queue: queue_now } = now;
    const waited = pipeline(m, { queue_before, queue_now, present })
      .stage('subtract', ({ queue_before, queue_now }) => ({
        elapsed: now.time.sub(before.time),
        bytes: now.bytes.sub(before.bytes),
        grows: queue_before.lt(queue_now),
      }))
      .stage('queue', ({ grows, queue_before, queue_now, present, elapsed }) => ({
        queue: m.mux(grows, queue_before, queue_now),
        is_counted: present.and(elapsed.any()),
      }));

    // Bytes in a ns, 24 bits after the point, below 4.
    const { shift, result } = m.inst('one_over', reciprocal(24), { word: waited.at('queue').elapsed });
    const { out } = waited
      .stage('wait', ({ queue }) => ({ waits: queue.mul(queue_scale), right: m.lit(5, 23).sub(shift) }))
      .stage('wait_product', idle)
      .stage('waits', ({ waits }) => ({ waits: waits.slice(40, 10).as(31) }))
      .repeat(2, 'reciprocal', idle)
      .stage('speed', ({ bytes }) => ({ product: bytes.mul(result) }))
      .stage('speed_product', idle)
      .stage('align', ({ product, right }) => ({ shifted: product.cat(m.lit(7, 0)).shr(right) }))
      .stage('cap', ({ shifted }) => ({ speed: saturate(m, shifted, 26) }))
      .stage('pass', ({ speed }) => ({ passed: speed.mul(bytes_scale) }))
      .stage('pass_product', idle)
      .stage('sum', ({ passed, waits }) => ({ sum: passed.slice(49, 20).as(30).zext(32).add(waits.zext(32)) }))
      .stage('limit', ({ sum }) => ({ limited: saturate(m, sum, Load.width) }));
    return { load: out.limited, tau: out.elapsed, counts: out.is_counted };
  },
);
