/** The average of the queueing delay of each context, and the delay that an event goes by. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import { contextCopy } from '../../pds/target-side/context-copy.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { history } from '../../pds/target-side/history.ts';

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
      const samples = history(m, 'sample', sample, 5);
      const bases = history(m, 'base', base_rtt, 1);
      // t + 3.
      const distance = m.next('distance', sample.rtt.zext(21).sub(base_rtt.zext(21)));
      // t + 4.
      const low = m.named('low', distance.at(20));
      const measured = m.named('measured', distance.trunc(20));
      const trusted = m.named('trusted', samples[1]!.ecn.or(measured.le(target.zext(20))));
      const taken = m.mux(trusted, measured, bases[1]!.shr(2));
      const input = m.next('entering', m.mux(samples[1]!.trim, trimmed_delay, taken));
      const isFiltered = m.next('filters', samples[1]!.trim.or(samples[1]!.sampled.and(low.not())));
      const lows = history(m, 'low', low, 4);
      const delays = history(m, 'measured', measured, 4);
      const filters = history(m, 'filters', isFiltered, 3);
      // t + 5 to t + 8: the step.
      const nextAverage = m.forward('next_average', bits(26));
      const write = m.forward('write', bit);
      const at = history(m, 'at', ccc, 2);
      const { word: seen } = m.inst('averages_seen', contextCopy(bits(26), contexts), {
        enable: write,
        pdc: at[2]!,
        data: nextAverage,
        read: read_ccc,
      });
      const off = m.next('off', input.cat(m.lit(6, 0)).zext(27).asInt().sub(seen.zext(27).asInt()));
      const factor = m.next('factor', gain.zext(12).asInt());
      // Rounded to the nearest: what is cut off would add up to 0.6 tick of the average, as its gain is small.
      const product = m.next('product', m.next('partial', off.mul(factor)).add(2 ** 13));
      const step = m.named('step', product.shr(14).trunc(25));

      const delay = m.reg('delay', bits(20));
      const average = m.reg('average', bits(26));
      const valid = history(m, 'valid', enable, 2, true);
      updateContext(m, 'averages', bits(26), { depth: contexts, enable, addr: ccc }, (now) => {
        const isStart = samples[5]!.start;
        const filtersNow = filters[3]!;
        const sum = m.named('sum', now.zext(28).asInt().add(step.sext(28)));
        const moved = sum.asBits().trunc(26).mask(sum.isNegative().not());
        const next = m.named('moved', m.mux(filtersNow, moved, now).mask(isStart.not()));
        const whole = now.slice(25, 6).as(20);
        const lowProbe = samples[5]!.probe.and(lows[4]!).and(samples[5]!.sampled);
        const otherwise = whole.mask(lowProbe.not());
        delay.set(m.mux(samples[5]!.sampled.and(lows[4]!.not()), delays[4]!, otherwise));
        average.set(next);
        nextAverage.set(next);
        write.set(valid[2]!);
        return { next, write: m.lit(1, 1) };
      });
      return { delay, average };
    },
  );
