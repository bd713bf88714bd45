/** The counters of a PDS target, by index. */
import { Verdict } from '../records.ts';

/**
 * What is counted that is no verdict of an arrival; the first four are verdicts of packets that ask for a stored
 * response, which are known when the store has been looked into.
 */
export const countedEvents = [
  'stored_response',
  'ack_req_stored',
  'nack_gtd_resp_unavail',
  'nack_ack_with_data',
  'request_clear_applied',
  'request_clear_invalid',
  'response_stale',
  'guaranteed_not_stored',
  'new_pdc_timeout',
  'close_req_timeout',
  'command_ignored',
  'reply_dropped',
] as const;
export type CountedEvent = (typeof countedEvents)[number];

/** The verdicts, by name, in the order of their codes. */
export const verdictNames: readonly string[] = Verdict.leaves[0]!.states!.map(({ name }) => name);

/**
 * All counters in the order of their indices: the verdicts, then the events that are none. Names are those of the
 * golden model.
 */
export const counterNames: readonly string[] = [
  ...verdictNames,
  ...countedEvents.filter((name) => !verdictNames.includes(name)),
];
