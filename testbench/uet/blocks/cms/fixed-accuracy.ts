/** How far the fixed point of the hardware is from the simulator's arithmetic, on recorded events. */
import { NsccFixed } from '../../golden/cms/nscc/fixed/nscc-fixed.ts';
import { fixedStateOf, type RecordedEvent, type RecordedEvents } from './fixed-flow.ts';

export interface FixedAccuracy {
  /** ACKs, NACKs and timeouts. */
  readonly events: number;
  /** From the recorded state: windows that are off by more than 2 % and an MTU; the largest deviation in percent. */
  readonly far: number;
  readonly largest: number;
  /** From the recorded state: other quadrants, and other decisions of quick adapt. */
  readonly otherQuadrant: number;
  readonly otherQuickAdapt: number;
  /**
   * Events with one of these: where a comparison of times hangs on less than a tick; where none does and 32 bits of the
   * simulator wrap, which those of the hardware do not (cms.md 10.2, 1 and 2); and where neither is the reason.
   */
  readonly byTick: number;
  readonly byTrap: number;
  readonly unexplained: number;
  readonly firstUnexplained: string | undefined;
  /** Free running: the mean of |difference| / window, in percent, and the largest. */
  readonly meanFree: number;
  readonly largestFree: number;
}

/** A window may be off by this part of itself, or by an MTU. */
const PART = 0.02;

const compared: readonly string[] = ['ack', 'probe_ack', 'nack_trim', 'nack_last_hop', 'timeout'];

/** Each event from the recorded state, and all of them free running. */
export function accuracyOf(recorded: RecordedEvents): FixedAccuracy {
  const { registers, tick, events } = recorded;
  const forced = new NsccFixed(registers);
  const free = new NsccFixed(registers);
  const counts = {
    events: 0,
    far: 0,
    largest: 0,
    otherQuadrant: 0,
    otherQuickAdapt: 0,
    byTick: 0,
    byTrap: 0,
    unexplained: 0,
  };
  let firstUnexplained: string | undefined;
  let [sumFree, largestFree] = [0, 0];
  for (const one of events) {
    const { event, before, after, quadrant, quickAdapt } = one;
    free.take(event);
    if (!compared.includes(event.kind)) continue;
    Object.assign(forced.state, fixedStateOf(before, tick));
    const outcome = forced.take(event);
    const off = Math.abs(forced.state.cwnd - after.cwnd);
    const isFar = off > PART * after.cwnd && off > registers.minWindow;
    const isAck = event.kind === 'ack' || event.kind === 'probe_ack';
    const isOtherQuadrant = isAck && outcome.quadrant !== quadrant;
    const isOtherQuickAdapt = quickAdapt !== undefined && outcome.quickAdapt !== quickAdapt;
    counts.events += 1;
    counts.far += Number(isFar);
    counts.otherQuadrant += Number(isOtherQuadrant);
    counts.otherQuickAdapt += Number(isOtherQuickAdapt);
    const reason = hangsOnTick(recorded, one) ? 'byTick' : isTrapped(recorded, one) ? 'byTrap' : 'unexplained';
    if (reason === 'unexplained') counts.largest = Math.max(counts.largest, (100 * off) / after.cwnd);
    if (isFar || isOtherQuadrant || isOtherQuickAdapt) {
      counts[reason] += 1;
      if (reason === 'unexplained') {
        firstUnexplained ??= `${one.place}: a window of ${forced.state.cwnd} for ${after.cwnd}, ${outcome.quadrant} for ${quadrant}, ${outcome.quickAdapt} for ${quickAdapt}`;
      }
    }
    const offFree = Math.abs(free.state.cwnd - after.cwnd) / after.cwnd;
    sumFree += offFree;
    largestFree = Math.max(largestFree, offFree);
  }
  const meanFree = (100 * sumFree) / Math.max(counts.events, 1);
  return { ...counts, firstUnexplained, meanFree, largestFree: 100 * largestFree };
}

/** Whether a comparison of times hangs on less than a tick. */
function hangsOnTick({ constants, tick }: RecordedEvents, { before, after, time, delay }: RecordedEvent): boolean {
  const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1000 * tick;
  const { target, fastDelay, qaThreshold, adjustPeriod } = constants;
  if (close(time, before.qaEnd) || close(time - before.lastAdjust, adjustPeriod)) return true;
  if (close(time - before.lastDec, after.baseRtt) || close(after.avgDelay, target)) return true;
  return delay !== undefined && [target, fastDelay, qaThreshold].some((limit) => close(delay, limit));
}

/** Whether 32 bits of the simulator wrap: what is gathered, or a negative flight that is taken for bytes to ignore. */
function isTrapped({ constants }: RecordedEvents, { event, before, after, delay }: RecordedEvent): boolean {
  if (before.bytesToIgnore >= 2 ** 31 || after.bytesToIgnore >= 2 ** 31) return true;
  if (delay === undefined) return false;
  const { target, fi, alpha } = constants;
  const step = delay >= target ? fi : alpha * (target - delay);
  return before.incBytes + step * event.bytes >= 2 ** 32;
}
