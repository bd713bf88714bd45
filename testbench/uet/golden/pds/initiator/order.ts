/** Who sends next, and what: PDCs take turns; in each, retransmissions go before new data (7.11). */
import { psnDifference } from '../../serial.ts';
import { mayClose } from './closing.ts';
import { permits } from './congestion.ts';
import type { Context } from './context.ts';
import type { InitiatorShared } from './initiator-state.ts';

/** What a PDC may send now. */
export type Sendable = 'control' | 'resend' | 'new' | 'close' | 'clear';

/**
 * What a PDC may send, the most urgent first: ACK_REQ and PROBE, a retransmission, a packet that is new, CLOSE_CMD, and
 * CLEAR_CMD where no request can carry CLEAR_PSN.
 */
export function sendable(s: InitiatorShared, context: Context): Sendable | undefined {
  const { state, controls, clearDue, isUncleared, startPsn, next } = context;
  if (controls.length > 0 && state !== 'creating') return 'control';
  if (mayResend(context)) return 'resend';
  if (mayBegin(s, context)) return 'new';
  if (mayClose(context) && isInWindow(s, context)) return 'close';
  const isClearable = clearDue && isUncleared && (state === 'established' || state === 'quiesce');
  return isClearable && next !== startPsn ? 'clear' : undefined;
}

/**
 * The lowest lost packet: the peer takes it (7.3), and congestion control lets it go; in recovery that need not (cms.md
 * 3.1).
 */
function mayResend(context: Context): boolean {
  const record = context.firstLost;
  if (record === undefined) return false;
  const waitsBefore =
    context.ordered &&
    [...context.records.values()].some(({ state, psn }) => state === 'waiting' && psnDifference(psn, record.psn) < 0);
  if (waitsBefore || !context.isInPeerRange(record.psn)) return false;
  return context.recovery.on || permits(context.ccc, record.size);
}

/**
 * A new packet: both conditions of 7.3, psn_offset within 12 bits (3.2), no retransmission before it, and congestion
 * control.
 */
function mayBegin(s: InitiatorShared, context: Context): boolean {
  const { queue, state, startPsn, next, ccc } = context;
  const [send] = queue;
  if (send === undefined || state === 'ack_wait') return false;
  if (state === 'creating' && psnDifference(next, startPsn) > 0xfff) return false;
  if (!isInWindow(s, context) || !isInRange(s, context) || context.isHeld) return false;
  if (send.size > 0 && s.pdcs.all().some((other) => other.ccc === ccc && waitsForCredit(other))) return false;
  return context.firstLost === undefined && permits(ccc, send.size);
}

/** Both conditions of 7.3 for the next PSN. */
export function isInWindow({ settings }: InitiatorShared, context: Context, psn = context.next): boolean {
  return psnDifference(psn, context.oldest) < settings.window && context.isInPeerRange(psn);
}

/** The next PSN is one that the PDC may use for data (7.2). */
export function isInRange({ settings }: InitiatorShared, { next, startPsn }: Context): boolean {
  const { psnRangeBits } = settings.policies;
  return psnRangeBits === undefined || (next - startPsn) >>> 0 < 2 ** psnRangeBits;
}

/** New data of another PDC must not take the bytes that a retransmission of this one waits for. */
function waitsForCredit(context: Context): boolean {
  const record = context.firstLost;
  return record !== undefined && context.isInPeerRange(record.psn) && record.size > 0;
}
