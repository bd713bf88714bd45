/** The messages of LLR as records; their places on the wire are in the tables of ordered sets. */
import { type Bits, bits, type EnumV, enumOf, record, type Stream } from '../../hdl/index.ts';
import { lowFirst } from '../../lib/bits/joined.ts';
import { initDataBits, seqBits } from './settings.ts';

/** LLR_INIT and LLR_INIT_ECHO without their type (link-layer.md A4, A5). */
export const InitMessage = record({ seq: bits(seqBits), init_data: bits(initDataBits) });

/** The messages, in the order of their codes. */
export const controlKinds = ['ack', 'nack', 'init', 'init_echo'] as const;

/** Which message it is. */
export const ControlKind = enumOf(...controlKinds);

/** A message that is to be inserted; `init_data` means something for `init` and `init_echo` only. */
export const ControlMessage = record({ kind: ControlKind, seq: bits(seqBits), init_data: bits(initDataBits) });

/** A bit for each of `kinds`, the first one's lowest: that of the message that is offered, none where there is none. */
export const kindBits = (
  { payload, valid }: Stream<{ readonly kind: EnumV<(typeof controlKinds)[number]> }>,
  kinds: readonly (typeof controlKinds)[number][],
): Bits => lowFirst(kinds.map((kind) => valid.and(payload.kind.is(kind))));
