/** What happens when nothing is heard: PROBEs and the end of a burst (7.11, 10.2, cms.md 7.2). */
import { psnDifference } from '../../serial.ts';
import type { Context } from './context.ts';
import type { InitiatorShared } from './initiator-state.ts';
import { lose } from './loss.ts';
import type { SendRecord } from './record.ts';
import { endless } from './settings.ts';

/** An ACK or NACK has come: the silence starts again. */
export function hear(s: InitiatorShared, context: Context): void {
  const { probe, tail, queue, cack, next } = context;
  const { probeTime, probeTailTime, probeFirst, loss } = s.registers;
  tail.since = s.now;
  const isLeft = queue.length > 0 || psnDifference(next, cack) > 1;
  probe.dueAt = loss.probe && isLeft ? s.now + (queue.length > 0 ? probeTime : probeTailTime) : undefined;
  if (probeFirst && !probe.heard) sendProbe(context);
  probe.heard = true;
}

/** When a PROBE for silence is due. */
export const probeDue = ({ probe, state }: Context): number | undefined =>
  state === 'creating' ? undefined : probe.dueAt;

/** It is. */
export function probeSilence(s: InitiatorShared, context: Context): void {
  sendProbe(context);
  context.probe.dueAt = s.now + s.registers.probeAgainTime;
}

/** When Tail_Loss_Time passes, while nothing is left to send and something is out. */
export function tailDue(s: InitiatorShared, context: Context): number | undefined {
  const { loss, maxTailLoss, tailLossTime } = s.registers;
  const { tail, queue, state } = context;
  if (loss.tail === 'off' || state === 'creating' || queue.length > 0) return undefined;
  if (maxTailLoss !== endless.tail && tail.tries >= maxTailLoss) return undefined;
  return lastOut(context) === undefined ? undefined : tail.since + tailLossTime;
}

/** It has. */
export function healTail(s: InitiatorShared, context: Context): void {
  context.tail.tries++;
  context.tail.since = s.now;
  const last = lastOut(context);
  if (s.registers.loss.tail === 'probe') sendProbe(context);
  else if (last !== undefined) lose(s, context, last, 'tail');
}

function lastOut({ records, next }: Context): SendRecord | undefined {
  const last = records.get((next - 1) >>> 0);
  return last?.state === 'out' ? last : [...records.values()].findLast(({ state }) => state === 'out');
}

/** One that waits already will do. */
function sendProbe({ controls }: Context): void {
  if (!controls.some(({ kind }) => kind === 'probe')) controls.push({ kind: 'probe' });
}
