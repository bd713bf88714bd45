/** Places of a table that have something to tell, one after the other. */
import { bit, bits, clog2, enumOf, module } from '../../../hdl/index.ts';
import { priorityEncoder } from '../../../lib/bits/priority-encoder.ts';

/**
 * The lowest of the `pending` places of `slots`, on `slot`; from the clock after that on `valid` is 1, until `ready`,
 * so that a memory that is read at `slot` in each clock has its word there. Its flag goes with `leaves`, or stays
 * until then.
 */
export const pendingSlots = (slots: number) =>
  module(
    `ses_pending_slots_n${slots}`,
    {
      summary: `The lowest pending one of ${slots} places, until it is taken.`,
      in: { pending: bits(slots), ready: bit },
      out: { valid: bit, slot: bits(clog2(slots)), leaves: bits(slots) },
    },
    ({ pending, ready }, m) => {
      const step = m.reg('step', enumOf('look', 'read', 'offer'), { reset: 'look' });
      const first = m.inst('first', priorityEncoder(slots), { requests: pending });
      const slot = m.reg('place', bits(clog2(slots)));
      const alone = m.reg('alone', bits(slots));
      m.match(step, {
        look: () => {
          slot.set(first.index);
          alone.set(first.one_hot);
          m.when(first.valid, () => step.set('read'));
        },
        read: () => step.set('offer'),
        offer: () => m.when(ready, () => step.set('look')),
      });
      const valid = step.is('offer');
      return { valid, slot, leaves: alone.mask(valid.and(ready)) };
    },
  );
