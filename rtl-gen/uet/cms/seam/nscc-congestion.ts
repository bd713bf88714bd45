/** NSCC and path selection at the seam of a PDS sender. */
import { bits, clog2, module, record } from '../../../hdl/index.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { NsccOutcome, nscc } from '../nscc/nscc.ts';
import { NsccRegisters } from '../nscc/registers.ts';
import { PathEvent, PathPicked, PathRegisters } from '../paths/path-records.ts';
import { pathSelect } from '../paths/path-select.ts';
import { CcEvent, CcLimit } from '../records.ts';
import { CongestionIn, CongestionOut } from './congestion-control.ts';
import { nsccSeam } from './nscc-seam.ts';

/** Paths of a context at most. */
export const congestionPaths = 64;
const pathBits = clog2(congestionPaths);

/** What operators choose; they hold still while a context has something in flight. */
export const NsccCongestionRegisters = record({
  nscc: NsccRegisters,
  paths: PathRegisters(pathBits),
  /** Nominal bytes of a full packet. */
  full: bits(14),
});

/** What both parts are given and give, for whoever follows them. */
export const CongestionShown = ({ contextBits }: InitiatorLayout) =>
  record({
    cc: record({ event: CcEvent(contextBits), limit: CcLimit(contextBits), outcome: NsccOutcome }),
    path: record({ event: PathEvent(contextBits, pathBits), picked: PathPicked(contextBits) }),
  });

/**
 * `nscc` and `path_select` for the contexts of a sender. The `limit` of a context comes 42 clocks after its event, an
 * entropy value 13 clocks after its `pick`.
 *
 * The least window is the nominal bytes of the largest packet or more, which simulations assert: a larger packet would
 * wait for good once the window is at its least.
 */
export const nsccCongestion = (layout: InitiatorLayout) => {
  const { contexts, suffix } = layout;
  return module(
    `uet_nscc_congestion_${suffix}`,
    {
      summary: `NSCC and path selection of ${contexts} congestion control contexts of a PDS sender.`,
      in: { told: CongestionIn(layout), now: bits(32), random: bits(32), registers: NsccCongestionRegisters },
      out: { permits: CongestionOut(layout), shown: CongestionShown(layout) },
    },
    ({ told, now, random, registers }, m) => {
      const limit = m.forward('limit', CcLimit(layout.contextBits));
      const picked = m.forward('picked', PathPicked(layout.contextBits));
      const {
        cc_event: event,
        path_event: pathEvent,
        permits,
      } = m.inst('seam', nsccSeam(layout, pathBits), { told, now, random, full: registers.full, limit, picked });
      const isSent = event.valid.and(event.kind.is('sent'));
      m.assert(
        'every_packet_fits_the_least_window',
        isSent.implies(event.bytes.le(registers.nscc.min_window.zext(32))),
      );
      const control = m.inst('nscc', nscc({ contexts }), { event, registers: registers.nscc });
      const paths = m.inst('paths', pathSelect({ contexts, paths: congestionPaths }), {
        event: pathEvent,
        registers: registers.paths,
      });
      limit.set(control.limit);
      picked.set(paths.picked);
      return {
        permits,
        shown: { cc: { event, limit, outcome: control.outcome }, path: { event: pathEvent, picked } },
      };
    },
  );
};
