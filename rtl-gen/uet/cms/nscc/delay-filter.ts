/** The average of the queueing delay of each context, and the delay that an event goes by. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { contextCopy } from '../../pds/target-side/context-copy.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';

/** What an event brings for the filter. */
export const DelaySample = record({
  start: bit,
  /** A trimmed packet: it stands for a whole base RTT of queueing. */
  trim: bit,
  /** An ACK with an RTT; of a probe. */
  sampled: bit,
  probe: bit,
  ecn: bit,
  rtt: bits(20),
});

/**
 * With t the clock after which `ccc` has the event in `read_ccc` (t + 3) and in `ccc` (t + 6): in t + 3 `sample` and
 * `base_rtt`; in t + 9 `delay` and `average`, which has 6 bits after the point.
 *
 * The average moves by gain x (delay - average), and the average in that product is the one of `nsccLag` clocks before,
 * so that the loop is one sum. A high delay without a mark is not trusted, and a quarter of the base RTT takes its
 * place (cms.md 3.4). Without a sample the delay is the average.
 */
export const delayFilter = (contexts: number, contextBits: number) =>
  module(
    `nscc_delay_filter_n${contexts}`,
    {
      summary: `Average queueing delay of each of ${contexts} congestion control contexts.`,
      in: {
        enable: bit,
        ccc: bits(contextBits),
        read_ccc: bits(contextBits),
        sample: DelaySample,
        base_rtt: bits(20),
        target: bits(17),
        gain: bits(11),
        trimmed_delay: bits(20),
      },
      out: { delay: bits(20), average: bits(26) },
    },
    ({ enable, ccc, read_ccc, sample, base_rtt, target, gain, trimmed_delay }, m) => {
      const nextAverage = m.forward('next_average', bits(26));
      const changed = pipeline(m, { ccc }, { valid: enable }).stage('look', idle).stage('read', idle).out;
      const { word: seen } = m.inst('averages_seen', contextCopy(bits(26), contexts), {
        enable: changed.valid,
        pdc: changed.ccc,
        data: nextAverage,
        read: read_ccc,
      });
      const factor = m.next('factor', gain.zext(12).asInt());
      const { chosen, moved } = pipeline(m, { ...sample, base: base_rtt })
        .stage('distance', ({ rtt, base }) => ({ distance: rtt.zext(21).sub(base.zext(21)) }))
        .stage('measure', ({ distance, base, ecn, trim, sampled }) => {
          const low = distance.at(20);
          const measured = distance.trunc(20);
          const trusted = m.named('trusted', ecn.or(measured.le(target.zext(20))));
          return {
            low,
            measured,
            entering: m.mux(trim, trimmed_delay, m.mux(trusted, measured, base.shr(2))),
            filters: trim.or(sampled.and(low.not())),
          };
        })
        .stage('off', ({ entering }) => ({
          off: entering.cat(m.lit(6, 0)).zext(27).asInt().sub(seen.zext(27).asInt()),
        }))
        .stage('multiply', ({ off }) => ({ partial: off.mul(factor) }))
        // To the nearest: what is cut off would add up to 0.6 tick of the average, as its gain is small.
        .stage('round', ({ partial }) => ({ product: partial.add(2 ** 13) }))
        .stage('average', ({ product, start, filters, sampled, probe, low, measured }) => {
          const step = m.named('step', product.shr(14).trunc(25));
          const access = { depth: contexts, enable, addr: ccc } as const;
          const { next, before } = updateContext(m, 'averages', bits(26), access, (now) => {
            const sum = m.named('sum', now.zext(28).asInt().add(step.sext(28)));
            const positive = sum.asBits().trunc(26).mask(sum.isNegative().not());
            return { next: m.mux(filters, positive, now).mask(start.not()), before: now.slice(25, 6).as(20) };
          });
          const isLowProbe = probe.and(low).and(sampled);
          nextAverage.set(next);
          return { moved: next, chosen: m.mux(sampled.and(low.not()), measured, before.mask(isLowProbe.not())) };
        }).out;
      return { delay: chosen, average: moved };
    },
  );
