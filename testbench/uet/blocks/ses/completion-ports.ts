/** Receives and completions of messages, as the ports of what joins a receive half have them. */
import type { ValueOf } from '../../../../rtl-gen/hdl/index.ts';
import type { ReceivePlace } from '../../../../rtl-gen/uet/ses/match-records.ts';
import type { TargetCompletion } from '../../../../rtl-gen/uet/ses/receive/target-records.ts';
import type { Item } from '../../../agents/item.ts';

/** OK of the wire (uet-wire.md 12.7). */
export const OK = 1;

/** A receive: where it is, and its length in bytes. */
export type Place = Item<ValueOf<typeof ReceivePlace>>;

type Shown = Item<ValueOf<ReturnType<typeof TargetCompletion>>>;

/** Of a message, whose receive is for one alone. */
export type Completion = Omit<Shown, 'address' | 'released'>;

/** As a port shows it. */
export function completionOf({ address: _, released: __, ...completion }: Shown): Completion {
  return completion;
}
