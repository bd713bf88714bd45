/** ACKs (7.8): what is acknowledged, what is received, and what else they say. */
import { addPsn, psnDifference } from '../../serial.ts';
import { quiesce, requestClose } from './closing.ts';
import type { Context } from './context.ts';
import { type Arrived, loseByEntropy } from './entropy-order.ts';
import { changeFlight, emptyFlight } from './flight.ts';
import { hasSent, type InitiatorShared } from './initiator-state.ts';
import { acknowledge, cover } from './loss.ts';
import { answerProbe, followOutOfOrder } from './out-of-order.ts';
import type { PeerAck } from './peer-event.ts';
import { lessService } from './service-time.ts';
import { hear } from './silence.ts';

/**
 * An ACK of a PDC. ACKs are taken from all of the PDC's life: 7.8 would ignore a CACK below the oldest PSN that is not
 * acknowledged, less one; but with guaranteed responses that PSN can be beyond CACK, and an ACK that was overtaken may
 * bring a response that no other does.
 */
export function receiveAck(s: InitiatorShared, context: Context, ack: PeerAck): void {
  const { cackPsn, answered, state } = ack;
  const ackPsn = 'ackPsnOffset' in answered ? addPsn(cackPsn, answered.ackPsnOffset) : undefined;
  const isBefore = cackPsn === addPsn(context.startPsn, -1);
  if (!(isBefore || hasSent(context, cackPsn)) || (ackPsn !== undefined && !hasSent(context, ackPsn))) {
    s.counters.count('ack_out_of_range');
    return;
  }
  learn(s, context, ack.spdcid);
  context.idleSince = s.now;
  const rtt = ackPsn === undefined ? answerProbe(s, context, ack) : rttOf(s, context, ack, ackPsn);
  const before = context.cack;
  const arrived: Arrived[] = [];
  const covered = acknowledgeAll(s, context, ack, ackPsn, arrived);
  if (state !== undefined) updateRange(s, context, state.mpr, cackPsn);
  tellCongestion(s, context, ack, covered, rtt);
  if (context.records.size === 0) makeUp(s, context);
  if (context.state === 'closed') return;
  if (psnDifference(context.cack, before) > 0 || covered > 0) context.tail.tries = 0;
  loseByEntropy(s, context, arrived);
  followOutOfOrder(s, context, ack, rtt);
  hear(s, context);
  if (ack.req === 'clear') context.clearDue = true;
  if (ack.req === 'close') requestClose(s, context);
}

/** The peer's PDCID is known from the first packet that has one: the PDC is open (7.5). */
export function learn(s: InitiatorShared, context: Context, pdcid: number): void {
  if (context.state !== 'creating') return;
  context.peerPdcid = pdcid;
  context.state = 'established';
  s.tellPdc('established', context);
  quiesce(s, context);
}

/**
 * The packet that is answered, with its response; all up to CACK; all that SACK shows. How many bytes are newly
 * received by this account.
 */
function acknowledgeAll(
  s: InitiatorShared,
  context: Context,
  ack: PeerAck,
  ackPsn: number | undefined,
  arrived: Arrived[],
): number {
  const { cackPsn, response, retx, state } = ack;
  let covered = 0;
  const record = ackPsn === undefined ? undefined : context.records.get(ackPsn);
  if (record !== undefined) {
    if (record.sendings > 1 && !retx) s.counters.count('spurious');
    const isLast = record.sendings === 1 || (record.sendings === 2 && retx);
    if (isLast) arrived.push(record);
    covered += acknowledge(s, context, record, response);
  } else if (ackPsn !== undefined) s.counters.count('duplicate_ack');

  if (psnDifference(cackPsn, context.cack) > 0) {
    context.cack = cackPsn;
    for (const older of context.records.values()) {
      if (psnDifference(older.psn, cackPsn) > 0) break;
      if (older.sendings === 1) arrived.push(older);
      covered += acknowledge(s, context, older, undefined);
    }
  }

  // RoCEv2 has no SACK.
  if (state === undefined || context.tuple.mode === 'roce') return covered;
  const base = addPsn(cackPsn, state.sackPsnOffset);
  let beyond = false;
  for (let i = 0, bits = state.sackBitmap; bits !== 0n; i++, bits >>= 1n) {
    if ((bits & 1n) === 0n) continue;
    const psn = addPsn(base, i);
    const shown = context.records.get(psn);
    if (shown === undefined) beyond ||= psnDifference(psn, context.next) >= 0;
    else {
      if (shown.sendings === 1) arrived.push(shown);
      covered += cover(s, context, shown);
    }
  }
  if (beyond) s.counters.count('sack_out_of_range');
  return covered;
}

/**
 * An RTT that is not ambiguous (9.4): of a packet that nothing else has acknowledged, and whose sending the ACK tells.
 */
function rttOf(s: InitiatorShared, context: Context, ack: PeerAck, ackPsn: number): number | undefined {
  const record = context.records.get(ackPsn);
  const isClear =
    record?.state === 'out' &&
    ((record.sendings === 1 && !ack.retx) || (record.sendings === 2 && ack.retx)) &&
    record.sentAt <= s.now;
  return isClear ? lessService(s, ack, s.now - record.sentAt) : undefined;
}

/** MP_Range, from ACKs in the order of their CACKs (7.3). */
function updateRange(s: InitiatorShared, context: Context, mpr: number, cackPsn: number): void {
  const range = mpr === 0 ? s.registers.overrideMprZero : mpr;
  const isNewer = context.rangeCack === undefined || psnDifference(cackPsn, context.rangeCack) > 0;
  if (range === 0 || !isNewer) return;
  context.peerRange = range * 128;
  context.rangeCack = cackPsn;
  s.counters.count('mpr_update');
}

/** What congestion control hears of an ACK (9.4). */
function tellCongestion(
  s: InitiatorShared,
  context: Context,
  { m, entropy, state, answered }: PeerAck,
  covered: number,
  rtt: number | undefined,
): void {
  const { nscc, credit, oooCount } = state ?? {};
  changeFlight(s, context, {
    kind: 'ackPsnOffset' in answered ? 'ack' : 'probe_ack',
    bytes: newlyOf(s, context, covered, nscc?.rcvdBytes),
    entropy,
    ecn: m,
    ...(rtt === undefined ? {} : { rtt }),
    ...(oooCount === undefined || oooCount === 0xffff ? {} : { outOfOrder: oooCount }),
    ...(nscc === undefined ? {} : { rcvCwndPend: nscc.rcvCwndPend, restoreCwnd: nscc.restoreCwnd }),
    ...(credit === undefined ? {} : { credit }),
  });
}

/**
 * The bytes that are newly received (9.4): what `covered` says, or how far rcvd_bytes have gone on; an ACK that was
 * overtaken tells nothing by them. An ACK without them tells what it covers, which those of a later one then include.
 */
function newlyOf(
  { settings }: InitiatorShared,
  context: Context,
  covered: number,
  rcvdBytes: number | undefined,
): number {
  const { policies, rcvdUnit } = settings;
  if (policies.newly === 'covered') return covered;
  const range = 2 ** 24 * rcvdUnit;
  const bytes = rcvdBytes === undefined ? covered : modulo(rcvdBytes * rcvdUnit - context.received, range);
  if (bytes >= range / 2) return 0;
  context.received = modulo(context.received + bytes, range);
  return bytes;
}

/** All that was sent has been received: later counts say no more than that. */
function makeUp(s: InitiatorShared, context: Context): void {
  context.received = modulo(context.received + context.flight, 2 ** 24 * s.settings.rcvdUnit);
  emptyFlight(s, context);
}

const modulo = (value: number, range: number): number => ((value % range) + range) % range;
