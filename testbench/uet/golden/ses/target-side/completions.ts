/** What a host hears of a message at its end (ses.md 6.3). */
import type { Claim } from '../matching/index.ts';
import type { ReturnCodeName } from '../packets/packet.ts';
import type { TargetSettings } from '../settings.ts';
import type { TargetMessage } from './message.ts';
import type { TargetCompletion } from './port.ts';

/** None, one, or with a multi-receive buffer that is released by an entry of its own two. */
export function completionsOf(message: TargetMessage, settings: TargetSettings): TargetCompletion[] {
  const { state, claim, first, firstError, headerData } = message;
  const of = {
    code: firstError ?? 'ok',
    opcode: first.opcode,
    overflow: message.isOverflow,
    headerData,
    matchBits: first.matchBits,
    initiator: first.initiator,
    jobId: first.jobId,
    ...{ peer: message.arrival.peer, pdc: message.arrival.pdc, messageId: first.messageId },
  } as const;
  // A write without data for the host is not told to it, and its errors are its initiator's.
  if (state === 'rma' && headerData !== undefined && firstError === undefined)
    return [{ ...empty, ...of, kind: 'write', bytes: first.requestLength }];
  if (state !== 'bound' || claim === undefined) return [];
  const { receive, length, offset, released } = claim;
  const isMulti = receive.minFree !== undefined;
  const isApart = isMulti && released && settings.release === 'entry';
  const placed = { wrId: receive.wrId, bytes: length, cut: first.requestLength - length, offset };
  const done: TargetCompletion = { ...of, ...placed, kind: 'recv', released: isMulti && released && !isApart };
  return isApart ? [done, { ...emptyCompletion('release', 'ok', receive.wrId), released: true }] : [done];
}

/** A part of a multi-receive buffer is not used, and not given to another message; the host hears of its release. */
export function returnedOf({ receive, offset, length, released }: Claim, settings: TargetSettings): TargetCompletion[] {
  const isApart = released && settings.release === 'entry';
  const part = { bytes: length, offset, released: released && !isApart };
  const done: TargetCompletion = { ...emptyCompletion('returned', 'dropped', receive.wrId), ...part };
  return isApart ? [done, { ...emptyCompletion('release', 'ok', receive.wrId), released: true }] : [done];
}

const empty: TargetCompletion = {
  kind: 'recv',
  code: 'ok',
  opcode: 0,
  wrId: undefined,
  bytes: 0,
  cut: 0,
  offset: 0,
  released: false,
  overflow: false,
  headerData: undefined,
  matchBits: 0n,
  initiator: 0,
  jobId: 0,
  peer: 0,
  pdc: 0,
  messageId: 0,
};

/** Of a receive without a message. */
export const emptyCompletion = (
  kind: TargetCompletion['kind'],
  code: ReturnCodeName,
  wrId: number,
): TargetCompletion => ({
  ...empty,
  kind,
  code,
  wrId,
});
