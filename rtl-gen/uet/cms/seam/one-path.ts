/** One path for each context, for congestion control that does not select paths. */
import { bits, module } from '../../../hdl/index.ts';
import { delayLine } from '../../../lib/stream/delay-line.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { Picked } from '../../pds/initiator/records.ts';
import { CongestionIn } from './congestion-control.ts';
import { entropyPermit } from './permits.ts';

/**
 * All packets of a context have the entropy value that was drawn when it began, until it begins again: `picked` comes
 * `pickLatency` clocks after `pick`. Entropy values have 1 in their top bit, as source ports that are not those of
 * services have. `random`: 32 bits that change every clock.
 */
export const onePath = (layout: InitiatorLayout) => {
  const { contexts, suffix, congestion } = layout;
  return module(
    `uet_one_path_${suffix}`,
    {
      summary: `An entropy value for each of ${contexts} congestion control contexts.`,
      in: { told: CongestionIn(layout), random: bits(32) },
      out: { picked: Picked },
    },
    ({ told: { event, pick, begins }, random }, m) => {
      m.unused(event, pick.valid, pick.place, pick.size, pick.ordered);
      const drawn = m.mem('drawn', bits(15), { depth: contexts });
      drawn.write({ addr: begins.ccc, data: random.slice(31, 17), enable: begins.valid });
      const found = m.next('found', drawn.readSync({ addr: pick.ccc, onCollision: 'undefined' }));
      const { q } = m.inst('later', delayLine(bits(15), congestion.pickLatency - 2), { d: found });
      return { picked: entropyPermit(m, q) };
    },
  );
};
