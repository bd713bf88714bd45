/** HPCC at the seam of a PDS sender. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { hpcc } from '../hpcc/hpcc.ts';
import { HpccOutcome, HpccRegisters, PathSample } from '../hpcc/hpcc-records.ts';
import { CcEvent, CcLimit } from '../records.ts';
import { CongestionIn, CongestionOut } from './congestion-control.ts';
import { IntSample, intSamples } from './int-samples.ts';
import { nsccEvents } from './nscc-events.ts';
import { onePath } from './one-path.ts';
import { windowPermit } from './permits.ts';

/** What HPCC is given and gives, for whoever follows it. */
export const SampledShown = ({ contextBits }: InitiatorLayout) =>
  record({ event: CcEvent(contextBits), sample: PathSample, limit: CcLimit(contextBits), outcome: HpccOutcome });

/**
 * `hpcc` for the contexts of a sender. The `limit` of a context comes 52 clocks after its event. `int` is what ACKs
 * bring of the switches, as `intSamples` takes it; `opened` which PDCID a place has. All packets of a context take one
 * path, as a sample is compared with the one before it. Source: cms.md 9.2.
 */
export const hpccCongestion = (layout: InitiatorLayout) => {
  const { contexts, contextBits, suffix } = layout;
  return module(
    `uet_hpcc_congestion_${suffix}`,
    {
      summary: `HPCC of ${contexts} congestion control contexts of a PDS sender.`,
      in: {
        told: CongestionIn(layout),
        opened: record({ valid: bit, place: bits(contextBits), pdcid: bits(16) }),
        int: IntSample,
        random: bits(32),
        registers: HpccRegisters,
      },
      out: { permits: CongestionOut(layout), shown: SampledShown(layout) },
    },
    ({ told, opened, int, random, registers }, m) => {
      const heard = m.inst('cc_events', nsccEvents(layout), { event: told.event, full: m.lit(14, 0) });
      const given = { int, opened, pick: told.pick, event: heard.cc_event };
      const { later: event, sample } = m.inst('samples', intSamples(layout), given);
      const { limit, outcome } = m.inst('hpcc', hpcc({ contexts }), { event, sample, registers });
      const { picked } = m.inst('path', onePath(layout), { told, random });
      return {
        permits: { limit: windowPermit(m, limit), picked },
        shown: { event, sample, limit, outcome },
      };
    },
  );
};
