/** Messages as the ports of an end have them, and as control sets of the golden model. */
import type { ControlSet } from '../../../golden/wire/index.ts';
import type { Message } from '../transmit-ports.ts';

/** The control set that says so; what a kind has no field for is left out. */
export function controlSetOf({ kind, seq, init_data }: Message): ControlSet {
  return kind === 'init' || kind === 'init_echo'
    ? { message: `llr_${kind}`, seq, init_data }
    : { message: `llr_${kind}`, seq };
}

/** The message of a control set, for the receiver of it; of no other use than LLR's sets. */
export function messageOf(set: ControlSet): Message | undefined {
  if (set.message === 'llr_ack' || set.message === 'llr_nack')
    return { kind: set.message === 'llr_ack' ? 'ack' : 'nack', seq: set.seq, init_data: 0 };
  if (set.message !== 'llr_init' && set.message !== 'llr_init_echo') return undefined;
  return { kind: set.message === 'llr_init' ? 'init' : 'init_echo', seq: set.seq, init_data: set.init_data };
}
