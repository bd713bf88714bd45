/**
 * What is due by time: RTOs, refused packets that may come again, PROBEs, ends of bursts, CLEARs, idle PDCs (7.11,
 * 7.15).
 */
import { psnDifference } from '../../serial.ts';
import { isIdle } from './choice.ts';
import { fail, requestClose } from './closing.ts';
import type { Context } from './context.ts';
import type { InitiatorShared } from './initiator-state.ts';
import { lose } from './loss.ts';
import { mayClear } from './order.ts';
import type { SendRecord } from './record.ts';
import { endless } from './settings.ts';
import { healTail, probeDue, probeSilence, tailDue } from './silence.ts';

/** Something that is due, and since when. */
interface Due {
  readonly at: number;
  expire(): void;
}

/** What is due by a time in the whole initiator, the earliest of it; of equal ones the lower place's. */
export function nextDue(s: InitiatorShared, time: number): Due | undefined {
  return earliest(
    s.pdcs.all().map((context) => dueOf(s, context, time)),
    time,
  );
}

function earliest(dues: readonly (Due | undefined)[], time: number): Due | undefined {
  let best: Due | undefined;
  for (const due of dues)
    if (due !== undefined && due.at <= time && (best === undefined || due.at < best.at)) best = due;
  return best;
}

function dueOf(s: InitiatorShared, context: Context, time: number): Due | undefined {
  const { idleTime, clearTime } = s.registers;
  const { isUncleared, clearDue, clearSentAt, idleSince } = context;
  const isOpen = mayClear(context);
  const at = (due: number | undefined, expire: () => void): Due | undefined =>
    due === undefined ? undefined : { at: Math.max(due, s.now), expire };
  return earliest(
    [
      recordDue(s, context, time),
      at(probeDue(context), () => probeSilence(s, context)),
      at(tailDue(s, context), () => healTail(s, context)),
      at(isOpen && isUncleared && !clearDue ? clearSentAt + clearTime : undefined, () => {
        context.clearDue = true;
      }),
      at(idleTime > 0 && isIdle(context) && context.isTaking ? idleSince + idleTime : undefined, () =>
        requestClose(s, context),
      ),
    ],
    time,
  );
}

/** The record that is due first, of equal ones the one that was sent first. */
function recordDue(s: InitiatorShared, context: Context, time: number): Due | undefined {
  if (context.recordsDue > time) return undefined;
  let first: SendRecord | undefined;
  for (const record of context.records.values()) {
    const { dueAt, order } = record;
    if (dueAt === undefined) continue;
    if (first === undefined || dueAt < first.dueAt! || (dueAt === first.dueAt && order < first.order)) first = record;
  }
  context.recordsDue = first?.dueAt ?? Number.POSITIVE_INFINITY;
  if (first === undefined || first.dueAt! > time) return undefined;
  const record = first;
  return { at: Math.max(record.dueAt!, s.now), expire: () => expire(s, context, record) };
}

function expire(s: InitiatorShared, context: Context, record: SendRecord): void {
  const { maxRtoRetx, loss } = s.registers;
  if (record.state === 'waiting') {
    record.state = 'lost';
    record.dueAt = undefined;
    return;
  }
  if (maxRtoRetx !== endless.rto && record.rtoRetries + record.held >= maxRtoRetx) {
    fail(s, context, 'undeliverable');
    return;
  }
  const { recovery } = context;
  const isHeld = record.state === 'out' && recovery.on && loss.probe;
  if (isHeld) {
    // Recovery sends again what is lost, for which a PROBE has an ACK come; the timer goes on so that the packet is
    // reported in the end.
    record.held++;
    s.counters.count('held_timeout');
    s.startRto(context, record);
    if (record.sendings > 1 && psnDifference(record.psn, recovery.mark) < 0) recovery.mark = record.psn;
    return;
  }
  record.rtoRetries++;
  context.entropy = undefined;
  if (record.state === 'sacked' && loss.ackReq) {
    // The packet has come: its response alone is asked for.
    s.startRto(context, record);
    const isAsked = context.controls.some((control) => control.kind === 'ack_req' && control.psn === record.psn);
    if (!isAsked) context.controls.push({ kind: 'ack_req', psn: record.psn });
  } else lose(s, context, record, 'timeout');
}
