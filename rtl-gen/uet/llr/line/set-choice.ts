/** Which message goes into a control ordered set. */
import { bit, bits, module, sink } from '../../../hdl/index.ts';
import { leastRecentJoin } from '../../../lib/arbiter/least-recent-join.ts';
import { CfUpdate } from '../../cbfc/messages.ts';
import { type OrderedSetConstants, unverifiedOrderedSets } from '../../wire/layout/index.ts';
import { ControlMessage, controlKinds, kindBits } from '../messages.ts';
import { cfUpdateBlock, controlBlock } from './ordered-set.ts';

/**
 * Takes a message of LLR or a CF_Update, and keeps its block until it `goes`: `waits`. Where both are offered the
 * CF_Update goes first if a message of that kind has gone since the last one: so it goes after one message of each kind
 * at most. One is taken no sooner than in the clock after `near`, which says that one may go two clocks after it, so
 * that it is not old when it goes. What is offered may change or be withdrawn until it is taken.
 *
 * What is offered depends on much, and so does whether a set goes: a register separates them, in both directions, since
 * `control.ready` follows from one, from the kind that is offered and from `cf`.
 */
export const setChoice = (constants: OrderedSetConstants = unverifiedOrderedSets) =>
  module(
    'llr_set_choice',
    {
      summary: 'Takes messages of LLR and CBFC in turn as blocks, and keeps one until it goes.',
      in: { near: bit, goes: bit },
      out: { waits: bit, block: bits(64) },
      link: { control: sink(ControlMessage), cf: sink(CfUpdate) },
    },
    ({ near, goes, control, cf }, m) => {
      const open = m.reg('open', bit, { reset: 0 });
      const waits = m.reg('waits', bit, { reset: 0 });
      const takes = m.named('takes', open.and(control.valid.or(cf.valid)));
      const { grants_own: is_update } = m.inst('turn', leastRecentJoin(controlKinds.length), {
        group: kindBits(control, controlKinds),
        own: cf.valid,
        accept: open,
      });
      // In the clock in which one goes, `near` does not know of it yet.
      open.set(near.and(takes.not()).and(waits.not()));
      waits.set(takes.or(waits.and(goes.not())));
      const [update, message] = [cfUpdateBlock(m, cf.payload, constants), controlBlock(m, control.payload, constants)];
      const block = m.next('block', m.mux(is_update, update.data, message.data), { enable: open });
      m.assert('takes_where_none_waits', open.implies(waits.not()));
      return { waits, block, control: { ready: open.and(is_update.not()) }, cf: { ready: open.and(is_update) } };
    },
  );
