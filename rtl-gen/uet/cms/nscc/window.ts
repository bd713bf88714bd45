/** The window of each context. */
import { type Bits, bit, bits, type Int, int, module, record } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { contextCopy } from '../../pds/target-side/context-copy.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';

/** What an event does to the window. `most` and `set_to` are not below the least window. */
export const WindowInputs = record({
  /** An ACK: the window changes by `change` and `gain`, and is at least the least window and `gain`. */
  is_plain: bit,
  change: int(31),
  /** Below 2^24 + 2^16. */
  gain: bits(25),
  /** Else this is taken off. */
  lost: bits(24),
  /** The window is set, whatever it was. */
  is_set: bit,
  set_to: bits(24),
  /** Else it is at most this. */
  most: bits(24),
});

/**
 * With t the clock of `enable` and `ccc`: in t - 1 `inputs`, in t + 3 `window` after them, which is within the least
 * window and what `most` or `set_to` said. `seen` is the window of `read` two clocks before, as events up to there have
 * left it.
 *
 * The window is compared with the limits less the change, beside the sum and not after it.
 */
export const contextWindow = (contexts: number, contextBits: number) =>
  module(
    `nscc_window_n${contexts}`,
    {
      summary: `Window of each of ${contexts} congestion control contexts.`,
      in: {
        enable: bit,
        ccc: bits(contextBits),
        inputs: WindowInputs,
        min_window: bits(17),
        read: bits(contextBits),
      },
      out: { window: bits(24), seen: bits(24) },
    },
    ({ enable, ccc, inputs, min_window, read }, m) => {
      const { change, least, most, low, high } = pipeline(m, inputs)
        .stage('change', ({ is_plain, change, gain, lost, is_set, set_to, most }) => ({
          change: m.mux(
            is_plain,
            change.sext(32).add(gain.zext(32).asInt()),
            m.lit(32, 0).asInt().sub(lost.zext(32).asInt()),
          ),
          least: min_window.zext(25).add(gain.mask(is_plain)),
          most: m.mux(is_set, set_to, most),
        }))
        .stage('limits', ({ is_set, least, most }) => ({
          least: m.mux(is_set.or(least.gt(most.zext(25))), most, least.trunc(24)),
        }))
        .stage('bounds', ({ change, least, most }) => {
          const lessChange = (limit: Bits<24>): Int<33> => limit.zext(33).asInt().sub(change.sext(33));
          return { low: lessChange(least), high: lessChange(most) };
        }).out;

      const { next } = updateContext(m, 'windows', bits(24), { depth: contexts, enable, addr: ccc }, (now) => {
        const signed = m.named('as_signed', now.zext(33).asInt());
        const isLow = m.named('is_low', signed.lt(low));
        const isHigh = m.named('is_high', signed.gt(high));
        const sum = m.named('sum', now.add(change.asBits().trunc(24)));
        return {
          next: m.mux(isLow, least, m.mux(isHigh, most, sum)),
        };
      });
      const changed = pipeline(m, { ccc }, { valid: enable }).stage('look', idle).stage('read', idle).out;
      const { word: seen } = m.inst('windows_seen', contextCopy(bits(24), contexts), {
        enable: changed.valid,
        pdc: changed.ccc,
        data: next,
        read,
      });
      return { window: m.next('window', next), seen };
    },
  );
