/** Losses by the count of packets out of order, with its recovery state: SLEEK (10.2, cms.md 7.2). */
import { addPsn, psnDifference } from '../../serial.ts';
import type { Context } from './context.ts';
import type { InitiatorShared } from './initiator-state.ts';
import { lose } from './loss.ts';
import type { PeerAck } from './peer-event.ts';
import { lessService } from './service-time.ts';

/** The RTT of the answer to the latest PROBE; the answer to another says nothing. */
export function answerProbe(s: InitiatorShared, { probe }: Context, ack: PeerAck): number | undefined {
  const opaque = 'probeOpaque' in ack.answered ? ack.answered.probeOpaque : undefined;
  if (probe.sentAt === undefined || opaque !== probe.opaque) {
    s.counters.count('probe_stale');
    return undefined;
  }
  const { sentAt } = probe;
  probe.sentAt = undefined;
  return lessService(s, ack, s.now - sentAt);
}

/**
 * After an ACK. In recovery, what is out below the PSN that was next when it began is lost, a window of it at most and
 * none twice, and needs no room in the window to be sent again. It begins when so many packets are out of order that
 * the window would be full of them, or when the answer to a PROBE comes fast although packets are missing; the latter
 * where losses are found by the order of entropy values, too, which does not show the last loss of a value. It ends
 * when CACK has come to that PSN.
 */
export function followOutOfOrder(s: InitiatorShared, context: Context, ack: PeerAck, rtt: number | undefined): void {
  const { loss, packetBytes, probeTailTime } = s.registers;
  if (!(loss.outOfOrder || loss.entropy) || context.ordered) return;
  const { recovery, ccc } = context;
  const { cwnd, maxWindow } = ccc.limit;
  const cum = addPsn(context.cack, 1);
  if ('probeOpaque' in ack.answered && rtt !== undefined && rtt < probeTailTime) enter(s, context, cum);
  const threshold = Math.max(Math.min(Math.trunc(1.5 * cwnd), maxWindow), 5 * packetBytes);
  if (recovery.on && psnDifference(cum, recovery.psn) >= 0) recovery.on = false;
  const count = ack.state?.oooCount ?? 0xffff;
  const isMany = loss.outOfOrder && count !== 0xffff && count >= Math.trunc(threshold / packetBytes);
  if (!recovery.on && !isMany) return;
  if (!recovery.on && context.firstLost === undefined) enter(s, context);
  const ahead = addPsn(cum, Math.trunc(cwnd / packetBytes));
  for (const record of context.records.values()) {
    if (psnDifference(record.psn, recovery.psn) >= 0 || psnDifference(record.psn, ahead) >= 0) break;
    if (psnDifference(record.psn, recovery.mark) < 0 || record.state !== 'out') continue;
    lose(s, context, record, 'out_of_order');
    recovery.mark = addPsn(record.psn, 1);
  }
}

function enter(s: InitiatorShared, { recovery, next }: Context, mark?: number): void {
  if (!recovery.on) s.counters.count('recoveries');
  recovery.on = true;
  recovery.psn = next;
  if (mark !== undefined) recovery.mark = mark;
}
