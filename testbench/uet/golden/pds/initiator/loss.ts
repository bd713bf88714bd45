/** What becomes of outstanding packets: lost, refused for a while, received, acknowledged. */
import { psnDifference } from '../../serial.ts';
import type { SesPart } from '../reply.ts';
import { endPdc } from './closing.ts';
import type { CongestionEvent } from './congestion.ts';
import type { Context } from './context.ts';
import type { InitiatorCounter } from './counters.ts';
import { changeFlight, forget, leaveFlight } from './flight.ts';
import { type InitiatorShared, responseResult } from './initiator-state.ts';
import type { SendRecord } from './record.ts';

/** How a loss was found: its counter, and what congestion control hears. */
const causes = {
  trim: ['lost_trim', 'nack_trim'],
  trim_last_hop: ['lost_trim', 'nack_last_hop'],
  nack: ['lost_nack', 'nack_other'],
  out_of_order: ['lost_out_of_order', 'inferred'],
  entropy: ['lost_entropy', 'inferred'],
  tail: ['lost_tail', 'inferred'],
  timeout: ['lost_timeout', 'timeout'],
  go_back: ['lost_go_back', 'withdrawn'],
} as const satisfies Record<string, readonly [InitiatorCounter, CongestionEvent['kind']]>;
export type LossCause = keyof typeof causes;

/**
 * A packet is lost, and is to be sent again. One of a PDC in order takes all that follows with it. `ecn`: CE of a NACK.
 */
export function lose(s: InitiatorShared, context: Context, record: SendRecord, cause: LossCause, ecn = false): void {
  if (record.state === 'lost') return;
  const [counter, kind] = causes[cause];
  leaveFlight(s, context, record, kind, ecn);
  record.state = 'lost';
  record.dueAt = undefined;
  s.counters.count(counter);
  if (context.ordered && cause !== 'go_back') goBack(s, context, record.psn);
}

/**
 * A PDC in order: everything from this PSN on once more. What was refused waits all the same, and what follows it with
 * it; what SACK has shown has come in its order.
 */
export function goBack(s: InitiatorShared, context: Context, psn: number): void {
  context.wentBack = { to: psn, at: s.now };
  for (const record of context.records.values()) {
    if (psnDifference(record.psn, psn) >= 0 && record.state === 'out') lose(s, context, record, 'go_back');
  }
}

/** A packet was refused, and is to be sent again at some time. */
export function postpone(s: InitiatorShared, context: Context, record: SendRecord, at: number, ecn: boolean): void {
  leaveFlight(s, context, record, 'nack_other', ecn);
  record.state = 'waiting';
  s.counters.count('lost_nack');
  s.schedule(context, record, at);
}

/** SACK shows that a packet has come: the response alone is missing. How many bytes it adds to what is received. */
export function cover(s: InitiatorShared, context: Context, record: SendRecord): number {
  if (record.state === 'sacked') return 0;
  const newly = arrive(s, context, record);
  if (record.state !== 'out') s.startRto(context, record);
  record.state = 'sacked';
  record.counted = true;
  return newly;
}

/** A packet is acknowledged. How many bytes that adds to what is received. `undefined`: CACK covers it. */
export function acknowledge(
  s: InitiatorShared,
  context: Context,
  record: SendRecord,
  response: SesPart | undefined,
): number {
  const newly = record.state === 'sacked' ? 0 : arrive(s, context, record);
  forget(s, context, record);
  const { send } = record;
  if (send === undefined) {
    endPdc(s, context);
    return newly;
  }
  if (send.last && send.expects !== true) context.messages.delete(send.message);
  s.finish(send, response === undefined ? { kind: 'default_ok' } : responseResult(response));
  return newly;
}

/**
 * What was not known to have come has: how many bytes of the flight that explains. What was taken for lost has left the
 * flight before; where rcvd_bytes count, they will count it too, so it comes back first. A copy of what has been
 * counted leaves the flight by itself.
 */
function arrive(s: InitiatorShared, context: Context, { state, size, entropy, counted }: SendRecord): number {
  const isOut = state === 'out';
  if (!isOut) s.counters.count('loss_retracted');
  if (s.settings.policies.newly === 'covered') return isOut ? size : 0;
  if (counted) {
    if (isOut && size > 0) changeFlight(s, context, { kind: 'withdrawn', bytes: size, entropy });
    return 0;
  }
  if (!isOut && size > 0) changeFlight(s, context, { kind: 'readd', bytes: size, entropy });
  return size;
}
