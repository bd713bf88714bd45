/** How many packets of each PDC are retired, as PDC choice counts them. */
import { bit, bits, module, record } from '../../../../hdl/index.ts';
import { contextCopy } from '../../target-side/context-copy.ts';
import { updateContext } from '../../target-side/context-update.ts';
import { history } from '../../target-side/history.ts';
import { Retired as RetiredCount } from '../choice/choice-records.ts';
import type { SenderLayout } from './sender-layout.ts';
import { PlacedPdc } from './sender-records.ts';

/**
 * One a clock. A packet of place `retired` is retired in clock t; in t + 3 `count` is how many of its PDC are, from 0
 * when it was `opened`. `clear`: as in `sendGate`.
 */
export const retiredCounts = ({ initiator, choice, suffix }: SenderLayout) => {
  const { contexts, contextBits } = initiator;
  const Place = bits(contextBits);
  const Counted = record({ pdcid: bits(16), count: bits(choice.countBits) });
  return module(
    `pds_sender_retired_${suffix}`,
    {
      summary: `Counts the retired packets of ${contexts} PDCs.`,
      in: {
        opened: PlacedPdc(initiator),
        retired: record({ enable: bit, place: Place }),
        clear: record({ enable: bit, place: Place }),
      },
      out: { count: RetiredCount(choice) },
    },
    ({ opened, retired, clear }, m) => {
      const addr = m.named('addr', m.mux(clear.enable, clear.place, retired.place));
      const { word: pdcid } = m.inst('current', contextCopy(bits(16), contexts), {
        enable: opened.enable,
        pdc: opened.place,
        data: opened.pdcid,
        read: addr,
      });
      const counts = history(m, 'counts', retired.enable, 2, true)[2]!;
      const clears = history(m, 'clears', clear.enable, 2)[2]!;
      const shown = m.reg('shown', RetiredCount(choice), { reset: { valid: 0 } });
      const enable = m.named('enable', clear.enable.or(retired.enable));
      updateContext(m, 'counted', Counted, { depth: contexts, enable, addr }, (now) => {
        const count = m.named('next_count', now.count.mask(now.pdcid.eq(pdcid)).add(1));
        shown.set({ valid: counts, pdcid, count });
        return { next: { pdcid: pdcid.mask(clears.not()), count }, write: counts.or(clears) };
      });
      return { count: shown };
    },
  );
};
