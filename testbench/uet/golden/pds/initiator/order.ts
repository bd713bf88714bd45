/** Who sends next, and what: PDCs take turns; in each, retransmissions go before new data (7.11). */
import { psnDifference } from '../../serial.ts';
import { mayClose } from './closing.ts';
import { claimRoom } from './congestion.ts';
import type { Context } from './context.ts';
import type { InitiatorShared } from './initiator-state.ts';

/** What a PDC may send now. */
export type Sendable = 'control' | 'resend' | 'new' | 'close' | 'clear';

/**
 * What a PDC may send, the most urgent first: ACK_REQ and PROBE, a retransmission, a packet that is new, CLOSE_CMD, and
 * CLEAR_CMD where no request can carry CLEAR_PSN.
 */
export function sendable(s: InitiatorShared, context: Context): Sendable | undefined {
  const { state, controls, clearDue, isUncleared } = context;
  if (controls.length > 0 && state !== 'creating') return 'control';
  const data = waitingData(s, context);
  if (data !== undefined && takesRoom(s, context, data)) return data.what;
  if (mayClose(context) && isInWindow(s, context)) return 'close';
  return mayClear(context) && isUncleared && (clearDue || isShut(context)) ? 'clear' : undefined;
}

/** CLEAR_CMD may go; after CLOSE_CMD too, which has CLEAR_PSN, but may be lost, and may wait for CACK to go again. */
export const mayClear = ({ state }: Context): boolean =>
  state === 'established' || state === 'quiesce' || state === 'ack_wait';

/** Whether the PDC has data that may go now. */
export function hasData(s: InitiatorShared, context: Context): boolean {
  const data = waitingData(s, context);
  return data !== undefined && takesRoom(s, context, data);
}

/**
 * What waits cannot go because the peer does not know what is cleared, and so its window does not move; CLEAR_CMD goes
 * where a quarter of the window is gained, or nothing else is outstanding.
 */
function isShut({ queue, records, clearPsn, clearSent, peerRange, next, cack }: Context): boolean {
  if (queue.length === 0 || psnDifference(next, cack) <= peerRange) return false;
  const gained = psnDifference(clearPsn, clearSent);
  return gained >= peerRange / 4 || (gained > 0 && records.size === 0);
}

/** A packet that is to be sent, if congestion control lets it. */
interface WaitingData {
  readonly what: 'resend' | 'new';
  readonly size: number;
  /** It needs no room: in recovery (cms.md 3.1). */
  readonly isFree: boolean;
}

/**
 * The lowest lost packet that the peer takes (7.3), or where none is lost a new one. A new packet of PDS is no data,
 * and waits for none that is lost, but in a PDC in order.
 */
function waitingData(s: InitiatorShared, context: Context): WaitingData | undefined {
  const record = context.firstLost;
  const isControl = !context.ordered && context.queue[0]?.size === 0;
  if (record === undefined || isControl) {
    const size = mayBegin(s, context) ? context.queue[0]!.size : undefined;
    if (size !== undefined) return { what: 'new', size, isFree: false };
    if (record === undefined) return undefined;
  }
  const { ordered, records, recovery } = context;
  const isHeld =
    ordered && records.values().some(({ state, psn }) => state === 'waiting' && psnDifference(psn, record.psn) < 0);
  if (isHeld || !context.isInPeerRange(record.psn)) return undefined;
  return { what: 'resend', size: record.size, isFree: recovery.on };
}

/** A new packet: both conditions of 7.3, psn_offset within 12 bits (3.2), and a PSN that may be used. */
function mayBegin(s: InitiatorShared, context: Context): boolean {
  const { queue, state, startPsn, next } = context;
  if (queue.length === 0 || state === 'ack_wait' || context.isHeld) return false;
  if (state === 'creating' && psnDifference(next, startPsn) > 0xfff) return false;
  return isInWindow(s, context) && isInRange(s, context);
}

/** Congestion control has room for the packet, and it is this PDC's turn to take it. */
function takesRoom(s: InitiatorShared, context: Context, { size, isFree }: WaitingData): boolean {
  const { ccc } = context;
  if (size === 0 || isFree) return true;
  const isAlive = (): boolean => s.pdcs.byPdcid(context.pdcid) === context;
  return claimRoom(ccc, context, size, () => isAlive() && (waitingData(s, context)?.size ?? 0) > 0);
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
