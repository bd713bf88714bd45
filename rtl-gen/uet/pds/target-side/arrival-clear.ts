/** The CLEAR of an arrival, and the one of its PDC. */
import { allOf, bits, type Ctx, enumOf } from '../../../hdl/index.ts';
import type { Ordered } from './arrival-order.ts';
import { type Access, updateContext } from './context-update.ts';

/**
 * What becomes of its CLEAR (uet-wire.md 6.4): there is none, or none that counts; it moves the PDC's on; it is not
 * above that; it is above the highest PSN received before this packet, an error of the peer.
 */
export const ClearOutcome = enumOf('none', 'applied', 'old', 'beyond');

/** CLEAR moves on, as far as PSNs had been received before this packet. */
export const clearOf = (m: Ctx, access: Access, { create, uncleared, has_clear, live, clear_lead }: Ordered) =>
  updateContext(m, 'clear_offsets', bits(32), access, (before) => {
    const uncleared_before = m.named('uncleared_before', before.mask(create.not()));
    const lead = uncleared.sub(uncleared_before);
    const clears_more = m.named('clears_more', lead.at(31).not().and(uncleared.ne(uncleared_before)));
    const beyond_clear = m.named('beyond_clear', clear_lead.at(31).not().and(clear_lead.any()));
    const applies = m.named('applies', allOf(has_clear, live, beyond_clear.not(), clears_more));
    const cleared_to = m.mux(applies, uncleared, uncleared_before);
    const clear_outcome = m.wire('clear_outcome', ClearOutcome, 'none');
    m.when(applies, () => clear_outcome.set('applied'))
      .elsewhen(has_clear.and(beyond_clear), () => clear_outcome.set('beyond'))
      .elsewhen(has_clear, () => clear_outcome.set('old'));
    return { next: cleared_to, gives: { cleared_to, clear_outcome } };
  }).gives;
