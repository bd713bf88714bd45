/** Which message goes into a control ordered set. */
import { bit, bits, module, sink } from '../../../hdl/index.ts';
import { CfUpdate } from '../../cbfc/messages.ts';
import { type OrderedSetConstants, unverifiedOrderedSets } from '../../wire/layout/index.ts';
import { ControlMessage } from '../messages.ts';
import { cfUpdateBlock, controlBlock } from './ordered-set.ts';

/**
 * Takes a message of LLR, or else a CF_Update, in a clock with `may`, and gives its block in the same clock: `taken`. What is offered may change or be withdrawn
 * until then, so that an ACK carries the newest number.
 */
export const setChoice = (constants: OrderedSetConstants = unverifiedOrderedSets) =>
  module(
    'llr_set_choice',
    {
      summary: 'Takes messages of LLR and CBFC as blocks, those of LLR first.',
      in: { may: bit },
      out: { taken: bit, block: bits(64) },
      link: { control: sink(ControlMessage), cf: sink(CfUpdate) },
    },
    ({ may, control, cf }, m) => ({
      taken: may.and(control.valid.or(cf.valid)),
      block: m.mux(
        control.valid,
        controlBlock(m, control.payload, constants).data,
        cfUpdateBlock(m, cf.payload, constants).data,
      ),
      control: { ready: may },
      cf: { ready: may.and(control.valid.not()) },
    }),
  );
