/** The window of each context. */
import { bit, bits, int, module, record } from '../../../hdl/index.ts';
import { contextCopy } from '../../pds/target-side/context-copy.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { history } from '../../pds/target-side/history.ts';

/** The window becomes min(max(window + change, least), most), where least is at most `most`. */
export const WindowChange = record({
  change: int(32),
  least: bits(24),
  most: bits(24),
  /** `least` and `most` less the change: the window is compared with them beside the sum, not after it. */
  low: int(33),
  high: int(33),
});

/**
 * With t the clock of `enable` and `ccc`: in t + 2 `to`, in t + 3 `window` after it. `seen` is the window of `read` two
 * clocks before, as events up to there have left it.
 */
export const contextWindow = (contexts: number, contextBits: number) =>
  module(
    `nscc_window_n${contexts}`,
    {
      summary: `Window of each of ${contexts} congestion control contexts.`,
      in: { enable: bit, ccc: bits(contextBits), to: WindowChange, read: bits(contextBits) },
      out: { window: bits(24), seen: bits(24) },
    },
    ({ enable, ccc, to, read }, m) => {
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
        m.assert('window_within_its_limits', valid[2]!.implies(next.ge(to.least).and(next.le(to.most))));
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
