/** What can become of an arriving packet, and what else is counted. */
import { type TargetNack, targetNacks } from './reply.ts';

/** Packets that are dropped in silence; each has its counter (15). */
export const drops = [
  /** A duplicate without retx, where the policy answers only those with it (13.17). */
  'dropped_duplicate',
  /** A trimmed packet that had been received whole (11.4). */
  'dropped_trimmed_duplicate',
  /** A control packet that is marked as trimmed, which no switch does (11.3). */
  'dropped_trimmed_control',
  /** SYN of a kind that opens no PDC, and there is none; or a packet of a return space that is not adopted (7.12). */
  'dropped_no_pdc',
  /** First packet of a ROD PDC that is not its Start_PSN, where the policy drops it (7.6). */
  'dropped_rod_first',
  /** ROD packet beyond a gap for which a NACK has gone out (7.7). */
  'dropped_rod_gap',
  /** CLOSE_CMD of RUD that is not next after the highest PSN received. */
  'dropped_close_early',
  /** A control packet that its PDC can do nothing with: CLEAR or PROBE while it is not established. */
  'dropped_state',
] as const;

/** Packets that are taken, or answered by an ACK. */
export const successes = [
  /** Opened the PDC, and is its first packet. */
  'created',
  'accepted',
  /** CLOSE_CMD that closed the PDC. */
  'closed',
  /** A duplicate, answered by the default response or none (7.7). */
  'duplicate_answered',
  /** A duplicate, answered by its stored response. */
  'stored_response',
  /** ACK_REQ answered by the default response (6.3). */
  'ack_req_answered',
  /** ACK_REQ answered by the stored response. */
  'ack_req_stored',
  'probe_answered',
  /** CLEAR_CMD that said something new. */
  'clear_applied',
  /** CLEAR_CMD no newer than what was known (6.4). */
  'clear_stale',
  /** CLEAR_CMD that no source may send: beyond what has been received (6.4). */
  'clear_invalid',
  /** CLEAR_REQ, which is for the source side of this PDC. */
  'clear_asked',
] as const;

export type Verdict = (typeof successes)[number] | (typeof drops)[number] | `nack_${TargetNack}`;

/** Every verdict. */
export const verdicts: readonly Verdict[] = [
  ...successes,
  ...drops,
  ...targetNacks.map((code) => `nack_${code}` as const),
];

/** Events that are counted and are no verdicts. */
export const events = [
  /** CLEAR_PSN of a request, by what became of it (6.4). */
  'request_clear_applied',
  'request_clear_invalid',
  /** A response of SES for a PDC that is gone. */
  'response_stale',
  /** A guaranteed response for which there was no room: a duplicate of its request finds it gone. */
  'guaranteed_not_stored',
  /** A PDC whose initiator did not come back with the Start_PSN in time (8.9). */
  'new_pdc_timeout',
  /** A PDC whose initiator did not close in time (7.6). */
  'close_req_timeout',
  /** A command for a PDC that is gone, or not in a state for it. */
  'command_ignored',
] as const;

export type CounterName = Verdict | (typeof events)[number];

/** Counters by name, 0 at first. */
export class Counters {
  readonly #counts = new Map<CounterName, number>();

  count(name: CounterName): void {
    this.#counts.set(name, this.get(name) + 1);
  }

  get(name: CounterName): number {
    return this.#counts.get(name) ?? 0;
  }

  /** Those that are not 0. */
  all(): ReadonlyMap<CounterName, number> {
    return this.#counts;
  }
}
