/** The packets of a PDC, as they leave. */
import { addPsn, psnDifference } from '../../serial.ts';
import { synWord } from '../packet.ts';
import { roomOf, takeRoom } from './congestion.ts';
import type { Context } from './context.ts';
import type { PdcPacket } from './emitted.ts';
import type { InitiatorShared, Picked } from './initiator-state.ts';
import { isInWindow, type Sendable } from './order.ts';
import { newRecord, type SendRecord } from './record.ts';

/** The packet that the PDC may send. */
export function emit(s: InitiatorShared, context: Context, what: Sendable): PdcPacket | undefined {
  switch (what) {
    case 'control':
      return emitControl(s, context);
    case 'resend':
      return emitRecord(s, context, context.firstLost!);
    case 'new':
      return emitRecord(s, context, begin(context, newRecord(context.next, context.queue.shift())));
    case 'close':
      context.state = 'ack_wait';
      return emitRecord(s, context, begin(context, newRecord(context.next, undefined)));
    case 'clear':
      return emitClear(s, context);
  }
}

/** A PSN is used. */
function begin(context: Context, record: SendRecord): SendRecord {
  context.records.set(record.psn, record);
  context.next = addPsn(context.next, 1);
  if (record.size > 0) context.ccc.outstanding++;
  return record;
}

/** A packet with a PSN of its own. */
function emitRecord(s: InitiatorShared, context: Context, record: SendRecord): PdcPacket {
  const { ccc, state } = context;
  const retx = record.sendings > 0;
  const picked = pick(s, context, record.size);
  const kind = record.send?.kind ?? 'close_cmd';
  takeRoom(ccc, context, record.size);
  context.flight += record.size;
  const ar = retx || kind !== 'request' || asksForAck(s, context, record);
  Object.assign(record, { state: 'out', entropy: picked.entropy, sentAt: s.now, order: ++context.sendings });
  record.sendings++;
  s.startRto(context, record);
  if (record.size > 0) s.tell({ ccc: ccc.id, kind: 'sent', bytes: record.size, entropy: picked.entropy });
  if (retx) s.counters.count('retransmitted');
  if (retx && state === 'creating') context.synResent = true;
  if (kind === 'request') {
    context.clearSentAt = s.now;
    context.clearSent = context.clearPsn;
    context.clearDue = false;
  }
  context.tail.since = s.now;
  context.idleSince = s.now;
  return packetOf(context, { type: kind, psn: record.psn, retx, ar, send: record.send }, picked);
}

/**
 * A new packet asks for an ACK as the last of its message, or of those that wait; and when the windows are nearly used:
 * no other may follow by PSN, or fewer bytes than a packet has (7.9, 9.4).
 */
function asksForAck(s: InitiatorShared, context: Context, { send }: SendRecord): boolean {
  const { ackLast, ackEmpty } = s.settings.policies;
  const { ccc, queue, state, next, startPsn } = context;
  const { limit } = ccc;
  const isLast = (ackLast && send!.last) || (ackEmpty && queue.length === 0);
  const isCreditUsed = limit.credit !== undefined && psnDifference(limit.credit, ccc.sent) <= 0;
  const isNarrow = !isInWindow(s, context) || (state === 'creating' && psnDifference(next, startPsn) > 0xfff);
  return isLast || isCreditUsed || isNarrow || limit.small || roomOf(ccc) < s.registers.ackRequestBelow;
}

/** ACK_REQ, PROBE or CREDIT_REQ (6.2). An ACK_REQ whose packet has been acknowledged meanwhile is left out. */
function emitControl(s: InitiatorShared, context: Context): PdcPacket | undefined {
  const control = context.controls.shift()!;
  if (control.kind === 'probe') {
    const { probe } = context;
    probe.opaque = (probe.opaque + 1) & 0xffff;
    probe.sentAt = s.now;
    s.counters.count('probe_sent');
    const fields = { type: 'probe', psn: 0, ar: true, opaque: probe.opaque, payload: addPsn(context.cack, 1) } as const;
    return packetOf(context, fields, pick(s, context, 0));
  }
  if (control.kind === 'credit_req') {
    s.counters.count('credit_req_sent');
    const fields = { type: 'credit_req', psn: 0, payload: control.creditTarget } as const;
    return packetOf(context, fields, pick(s, context, 0));
  }
  const record = context.records.get(control.psn);
  if (record?.state !== 'sacked') return undefined;
  s.counters.count('ack_req_sent');
  const payload = record.send?.message ?? 0;
  return packetOf(context, { type: 'ack_req', psn: record.psn, payload }, pick(s, context, 0));
}

/** CLEAR_CMD, and a PROBE after it: nothing else would tell the CACK that follows. */
function emitClear(s: InitiatorShared, context: Context): PdcPacket {
  context.clearDue = false;
  context.clearSentAt = s.now;
  context.clearSent = context.clearPsn;
  s.counters.count('clear_sent');
  if (!context.controls.some(({ kind }) => kind === 'probe')) context.controls.push({ kind: 'probe' });
  return packetOf(context, { type: 'clear_cmd', psn: 0, payload: context.clearPsn }, pick(s, context, 0));
}

/** ROD keeps one entropy value while anything is out, and until an RTO (10.1). */
function pick(s: InitiatorShared, context: Context, size: number): Picked {
  const { pdcid, ccc, ordered, records } = context;
  const picked = s.surroundings.pick({ ccc: ccc.id, pdcid, size, ordered });
  if (!ordered) return picked;
  const isAlone = records.values().every(({ sendings }) => sendings === 0);
  if (isAlone || context.entropy === undefined) context.entropy = picked.entropy;
  return { ...picked, entropy: context.entropy };
}

function packetOf(
  context: Context,
  fields: Partial<PdcPacket> & Pick<PdcPacket, 'type' | 'psn'>,
  { entropy, credit }: Picked,
): PdcPacket {
  const { tuple, pdcid, state, startPsn, peerPdcid, ordered } = context;
  const syn = state === 'creating';
  // A PSN that was cleared so long ago that 16 bits cannot say it is known to be.
  const clearOffset = Math.max(Math.min(psnDifference(context.clearPsn, fields.psn), 0), -(2 ** 15));
  return {
    destination: tuple.destination,
    local: tuple.local,
    entropy,
    rod: ordered,
    retx: false,
    ar: false,
    syn,
    clearOffset: fields.type === 'request' ? clearOffset : 0,
    opaque: 0,
    payload: fields.send?.payload ?? 0,
    spdcid: pdcid,
    dpdcid: syn ? synWord(psnDifference(fields.psn, startPsn)) : peerPdcid,
    credit,
    send: undefined,
    ...fields,
  };
}
