/**
 * The cells of LLR's study: goodput and delays of golden ends by error rate, and the replay buffer that a full line
 * needs.
 */
import { hashText, seededRandom } from '../../support/random.ts';
import { goBackNGoodput } from '../../testbench/uet/golden/llr/goodput.ts';
import { defaultLlrSettings, type LlrSettings } from '../../testbench/uet/golden/llr/index.ts';
import { CONTROL_BYTES } from '../../testbench/uet/golden/llr/peer/link.ts';
import type { LlrWorld } from '../../testbench/uet/golden/llr/peer/world.ts';
import { smallest } from '../line/bisection.ts';
import { bytesPerNs, fullShare, gapBytes, oneWayNs } from '../line/line.ts';
import { type Delays, delayBeyond, delaysOf } from './delays.ts';
import { bitErrors, frameLoss, goldenLink, noErrors, type Place } from './golden-link.ts';
import { arrivals, evenly, goodput } from './golden-run.ts';
import { oneRecovery, type Recovery, rareDelays, rareGoodput } from './rare-errors.ts';

export const errorRates: readonly number[] = [1e-12, 1e-11, 1e-10, 1e-9, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4];

/** From this error rate on a run meets enough errors; below it recoveries are simulated one at a time. */
export const directFrom = 1e-7;

/** The share of the line that is used where delays are measured. */
export const usualLoad = 0.5;

/** Recoveries that are simulated for all small error rates of a place. */
const recoveries = 100;

/** What the tables say of delays: the shares of frames that take longer, 0 for the longest one. */
export const beyonds = [0.5, 0.01, 0.001, 1e-6, 0] as const;

export interface ErrorRow {
  readonly bitErrorRate: number;
  readonly loss: number;
  /** Measured from a run with that error rate, else from recoveries one at a time. */
  readonly isDirect: boolean;
  readonly goodput: number;
  readonly closed: number;
  /** In ns, for `beyonds`; none where the line cannot carry the usual load. */
  readonly delays: readonly number[] | undefined;
}

/**
 * Goodput in closed form: go-back-N of what ACKs and INITs of the other direction leave. `ends` is the line time, in
 * bytes, that both ends take for a recovery beside the line's; `lossAfterGood` the loss after a frame that is not
 * damaged.
 */
export function closedGoodput(place: Place, loss: number, ends = 0, lossAfterGood = loss): number {
  const { ackSpacing } = defaultLlrSettings;
  const loop = 2 * oneWayNs(place.line, place.metres) * bytesPerNs(place.line) + CONTROL_BYTES + ends;
  const acks = ackSpacing / (ackSpacing + CONTROL_BYTES);
  return acks * goBackNGoodput({ frame: place.frame + gapBytes, loop, loss, lossAfterGood });
}

/** What a damaged frame costs at a place, for all error rates below `directFrom`. */
export const recoveryAt = (place: Place): Recovery => oneRecovery(place, usualLoad, recoveries);

/** A cell: `frames` are sent if it is measured directly, for goodput and for delays. */
export function errorRow(place: Place, bitErrorRate: number, recovery: Recovery, frames = 120_000): ErrorRow {
  const loss = frameLoss(place.frame, bitErrorRate);
  const closed = closedGoodput(place, loss);
  const isDirect = bitErrorRate >= directFrom;
  const shares = (delays: Delays): number[] => beyonds.map((beyond) => delayBeyond(delays, beyond));
  if (!isDirect) {
    const delays = shares(rareDelays(recovery, loss));
    return { bitErrorRate, loss, isDirect, goodput: rareGoodput(recovery, loss), closed, delays };
  }
  const count = framesFor(loss, frames);
  const measured = goodput(linkWithErrors(place, bitErrorRate, 'full'), place, count);
  if (measured < 1.05 * usualLoad)
    return { bitErrorRate, loss, isDirect, goodput: measured, closed, delays: undefined };
  const offered = evenly(place, usualLoad, count);
  const arrived = arrivals(linkWithErrors(place, bitErrorRate, 'loaded'), place, offered);
  return {
    bitErrorRate,
    loss,
    isDirect,
    goodput: measured,
    closed,
    delays: shares(delaysOf(offered, arrived)),
  };
}

/** Frames to deliver: where many are damaged, fewer say as much, and each takes longer. */
export const framesFor = (loss: number, frames: number): number =>
  Math.round(frames * Math.min(1, (0.02 / loss) ** 1.5));

/** Goodput with, and without, one more NACK for each replay that fails. */
export function rearmGoodput(
  place: Place,
  bitErrorRate: number,
  frames = 120_000,
): { readonly on: number; readonly off: number } {
  const count = framesFor(frameLoss(place.frame, bitErrorRate), frames);
  const share = (rearm: boolean): number =>
    goodput(linkWithErrors(place, bitErrorRate, 'full', { rearm }), place, count);
  return { on: share(true), off: share(false) };
}

/** Both golden ends with bit errors in both directions, the same whenever they are asked for. */
export function linkWithErrors(
  place: Place,
  bitErrorRate: number,
  label: string,
  settings: Partial<LlrSettings> = {},
): LlrWorld {
  const random = seededRandom(hashText(`${place.line.rate} ${place.metres} ${place.frame} ${bitErrorRate} ${label}`));
  const errors = {
    forward: bitErrors(place.frame, bitErrorRate, random.fork('forward')),
    backward: bitErrors(place.frame, bitErrorRate, random.fork('backward')),
  };
  return goldenLink(place, errors, settings);
}

export interface BufferNeed {
  readonly frames: number;
  /** With check sequences, as `outstandingDataMax` counts them. */
  readonly bytes: number;
  readonly closedFrames: number;
}

/**
 * The smallest replay buffer, in whole frames, with which a line without errors is as full as with an endless one. A
 * frame is kept from its first byte on the line on until the ACK that covers it has come: itself, both ways, and ACKs'
 * distance at most.
 */
export function replayBufferNeed(place: Place): BufferNeed {
  const { ackSpacing } = defaultLlrSettings;
  const onLine = place.frame + gapBytes;
  const loop = 2 * oneWayNs(place.line, place.metres) * bytesPerNs(place.line);
  const acks = ackSpacing + 2 * CONTROL_BYTES;
  const closedFrames = Math.ceil((fullShare * (place.frame + loop + acks)) / onLine);
  const free = { forward: noErrors, backward: noErrors };
  const count = 8 * closedFrames + 400;
  const endless = goodput(goldenLink(place, free), place, count);
  const frames = smallest(closedFrames, (n) => {
    const settings = { outstandingDataMax: n * place.frame };
    return goodput(goldenLink(place, free, settings), place, count) >= fullShare * endless;
  });
  return { frames, bytes: frames * place.frame, closedFrames };
}
