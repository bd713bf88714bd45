/** The window of each context. */
import { type Bits, bit, bits, type Int, int, module, record } from '../../../hdl/index.ts';
import { contextCopy } from '../../pds/target-side/context-copy.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { history } from '../../pds/target-side/history.ts';

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
      // t - 1 to t + 1.
      const raised = inputs.change.sext(32).add(inputs.gain.zext(32).asInt());
      const taken = m.lit(32, 0).asInt().sub(inputs.lost.zext(32).asInt());
      const total0 = m.next('total_0', m.mux(inputs.is_plain, raised, taken));
      const least0 = m.next('least_0', min_window.zext(25).add(inputs.gain.mask(inputs.is_plain)));
      const most0 = m.next('most_0', m.mux(inputs.is_set, inputs.set_to, inputs.most));
      const isMost = m.next('is_set_0', inputs.is_set).or(least0.gt(most0.zext(25)));
      const total1 = m.next('total_1', total0);
      const least1 = m.next('least_1', m.mux(isMost, most0, least0.trunc(24)));
      const most1 = m.next('most_1', most0);
      const bound = (limit: Bits<24>): Int<33> => limit.zext(33).asInt().sub(total1.sext(33));
      const to = {
        change: m.next('total_2', total1),
        least: m.next('least_2', least1),
        most: m.next('most_2', most1),
        low: m.next('low_2', bound(least1)),
        high: m.next('high_2', bound(most1)),
      };

      const window = m.reg('window', bits(24));
      const nextWindow = m.forward('next_window', bits(24));
      const valid = history(m, 'valid', enable, 2, true);
      const at = history(m, 'at', ccc, 2);
      updateContext(m, 'windows', bits(24), { depth: contexts, enable, addr: ccc }, (now) => {
        const signed = m.named('as_signed', now.zext(33).asInt());
        const isLow = m.named('is_low', signed.lt(to.low));
        const isHigh = m.named('is_high', signed.gt(to.high));
        const sum = m.named('sum', now.add(to.change.asBits().trunc(24)));
        const next = m.named('next', m.mux(isLow, to.least, m.mux(isHigh, to.most, sum)));
        window.set(next);
        nextWindow.set(next);
        return { next, write: m.lit(1, 1) };
      });
      const { word: seen } = m.inst('windows_seen', contextCopy(bits(24), contexts), {
        enable: valid[2]!,
        pdc: at[2]!,
        data: nextWindow,
        read,
      });
      return { window, seen };
    },
  );
