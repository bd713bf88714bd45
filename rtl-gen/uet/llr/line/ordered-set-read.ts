/** What a control ordered set says: the messages of LLR, and CF_Updates of CBFC (link-layer.md A4, B4). */
import { anyOf, type Bits, bit, bits, module, unpack } from '../../../hdl/index.ts';
import { unitsReversed } from '../../../lib/bits/joined.ts';
import { CfUpdate } from '../../cbfc/messages.ts';
import { headerShape } from '../../wire/header-shape.ts';
import {
  cfUpdate,
  llrInit,
  llrSequence,
  type OrderedSetConstants,
  unverifiedOrderedSets,
} from '../../wire/layout/index.ts';
import { ControlKind, ControlMessage } from '../messages.ts';

/** Bits of the O-code, which stands in the low half of byte 4. */
const codeBits = 4;
const codeAt = 32;

/** Whether the 64 bits of a control block are a control ordered set, whatever it says. */
export const isOrderedSet = (data: Bits<64>, { blockType, oCode }: OrderedSetConstants): Bits<1> =>
  data
    .trunc(8)
    .eq(blockType)
    .and(data.slice(codeAt + codeBits - 1, codeAt).eq(oCode));

/**
 * Reads the seven bytes after the type of a block of which `isOrderedSet` holds, combinationally: exactly one of
 * `is_message`, `is_cf_update`, `type_error` (no message has that type) and `padding_error` (reserved bits are not 0)
 * is 1. `init_data` means something for INIT and its echo only.
 */
export const orderedSetRead = (constants: OrderedSetConstants = unverifiedOrderedSets) =>
  module(
    'llr_ordered_set_read',
    {
      summary: 'Reads control ordered sets of LLR and CBFC.',
      in: { body: bits(56) },
      out: {
        message: ControlMessage,
        is_message: bit,
        cf_update: CfUpdate,
        is_cf_update: bit,
        type_error: bit,
        padding_error: bit,
      },
    },
    ({ body }, m) => {
      const { types, initData } = constants;
      // The O-code stands between 28 bits of the message and the other 24.
      const onTop = unitsReversed(body);
      const word = m.named('word', onTop.slice(55, 28).cat(onTop.slice(23, 0)));
      m.unused(body);
      const sequence = unpack(headerShape(llrSequence), word);
      const init = unpack(headerShape(llrInit), word);
      const update = unpack(headerShape(cfUpdate), word);
      const is = (name: keyof typeof types): Bits<1> => sequence.type.eq(types[name]);
      const is_sequence = m.named('is_sequence', is('llr_ack').or(is('llr_nack')));
      const is_init = m.named('is_init', is('llr_init').or(is('llr_init_echo')));
      const is_update = m.named('is_update', is('cf_update'));
      const reserved = [
        is_sequence.and(sequence.reserved.any()),
        is_init.and(init.reserved.any()),
        is_update.and(update.reserved.any()),
      ] as const;
      const padded = m.named('padded', anyOf(...reserved));
      const kind = m.choose(
        [
          [is('llr_init_echo'), m.lit(ControlKind, 'init_echo')],
          [is('llr_init'), m.lit(ControlKind, 'init')],
          [is('llr_nack'), m.lit(ControlKind, 'nack')],
        ],
        m.lit(ControlKind, 'ack'),
      );
      const { init_data } = init;
      const { type: _type, reserved: _reserved, ...cf_update } = update;
      return {
        message: { kind, seq: sequence.seq, init_data: initData === 'big' ? init_data : unitsReversed(init_data) },
        is_message: is_sequence.or(is_init).and(padded.not()),
        cf_update,
        is_cf_update: is_update.and(padded.not()),
        type_error: is_sequence.or(is_init).or(is_update).not(),
        padding_error: padded,
      };
    },
  );
