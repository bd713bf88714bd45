/** The largest number of credits that each virtual channel has had in use. */
import { type Bits, bit, bits, clog2, module } from '../../../hdl/index.ts';
import { creditBits } from '../settings.ts';

/**
 * What is in use grows with a grant alone, so it is enough to look then: `used` is that of channel `vc` in the clock
 * after a grant, which `taken` says. It counts two clocks later. `most` is the largest of channel `look` since its bit
 * of `forget` was 1, or since reset; until the first grant after that it is not `known`.
 */
export const mostUsed = (vcs: number) => {
  const channel = bits(clog2(vcs));
  const set = bits(vcs);
  return module(
    `cbfc_most_used_n${vcs}`,
    {
      summary: `The largest use of each of ${vcs} virtual channels.`,
      in: { taken: bit, vc: channel, used: bits(creditBits), forget: set, look: channel },
      out: { known: bit, most: bits(creditBits) },
    },
    ({ taken, vc, used, forget, look }, m) => {
      const largest = m.mem('largest', bits(creditBits), { depth: vcs });
      const allKnown = m.reg('all_known', set, { reset: 0 });
      const seen = m.next('seen', taken, { reset: 0 });
      const seenVc = m.next('seen_vc', vc);
      const seenUsed = m.next('seen_used', used);

      const isKnown = (of: Bits): Bits<1> => allKnown.at(of);
      const more = m.named('more', seen.and(isKnown(seenVc).implies(seenUsed.gt(largest.read(seenVc)))));
      largest.write({ addr: seenVc, data: seenUsed, enable: more });
      const learnt = seenVc.oneHot(vcs).mask(more);
      allKnown.set(allKnown.or(learnt).and(forget.not()));
      return { known: isKnown(look), most: largest.read(look) };
    },
  );
};
