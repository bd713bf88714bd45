/** How many packets of each PDC are retired, as PDC choice counts them. */
import { bit, bits, module, record } from '../../../../hdl/index.ts';
import { pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { copyOf } from '../../target-side/context-copy.ts';
import { updateContext } from '../../target-side/context-update.ts';
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
      const current = { enable: opened.enable, at: opened.place, data: opened.pdcid };
      const pdcid = copyOf(m, 'current', contexts, current, addr);
      const { counts, clears } = pipeline(m, { counts: retired.enable, clears: clear.enable }, { reset: { counts: 0 } })
        .stage('look', () => ({}))
        .stage('read', () => ({})).out;
      const enable = m.named('enable', clear.enable.or(retired.enable));
      const { count } = updateContext(m, 'counted', Counted, { depth: contexts, enable, addr }, (now) => {
        const count = m.named('next_count', now.count.mask(now.pdcid.eq(pdcid)).add(1));
        return { next: { pdcid: pdcid.mask(clears.not()), count }, write: counts.or(clears), count };
      });
      return { count: m.next('shown', { valid: counts, pdcid, count }, { reset: { valid: 0 } }) };
    },
  );
};
