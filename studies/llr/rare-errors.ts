/**
 * Errors so rare that no simulation meets them: each recovery is by itself, so it is simulated by itself, and weighed
 * with how often it happens. What is left out is a second error within a recovery: of recoveries the share that
 * `overlap` gives.
 */
import { bytesPerNs, gapBytes, oneWayNs } from '../line/line.ts';
import type { Delays } from './delays.ts';
import { goldenLink, type LineErrors, noErrors, type Place } from './golden-link.ts';
import { arrivals, evenly, goodput } from './golden-run.ts';

/** What one damaged frame does. */
export interface Recovery {
  /** Share of the line without an error. */
  readonly share: number;
  /** Frames' worth of line time that it costs a full line. */
  readonly cost: number;
  /**
   * Frames of a line of which `load` is used that it delays, with their delays: the ones of `errors` recoveries,
   * ascending.
   */
  readonly errors: number;
  readonly least: number;
  readonly delayed: Float64Array;
}

/** Damages a frame, then none for so many; the phase moves, because ACKs come at a distance of their own. */
function apart(frames: number): LineErrors {
  let [until, step] = [frames, 0];
  return {
    frame: () => {
      if (until-- > 0) return false;
      until = frames + (step++ % 7);
      return true;
    },
    control: () => false,
  };
}

/**
 * Frames that leave until all is as it was before an error: the line of which `load` is used has to send what waits.
 */
function recoveryFrames(place: Place, load: number): number {
  const loop = 2 * oneWayNs(place.line, place.metres) * bytesPerNs(place.line);
  return Math.ceil((3 * (loop / (place.frame + gapBytes) + 4)) / (1 - load));
}

/** Simulates `errors` recoveries of a full line, and as many of one of which `load` is used. */
export function oneRecovery(place: Place, load: number, errors: number): Recovery {
  const full = recoveryFrames(place, 0);
  const run = (forward: LineErrors): number =>
    goodput(goldenLink(place, { forward, backward: noErrors }), place, errors * (full + 4));
  const share = run(noErrors);
  // The damaged frames are among those between two of them.
  const frames = errors * (full + 4);
  const damaging = counted(apart(full));
  const slower = run(damaging.errors);
  const cost = (frames * (1 / slower - 1 / share) * share) / damaging.count();

  const loaded = recoveryFrames(place, load);
  const forward = counted(apart(loaded));
  const offered = evenly(place, load, errors * (loaded + 4));
  const world = goldenLink(place, { forward: forward.errors, backward: noErrors });
  const delays = arrivals(world, place, offered).map((at, i) => at - offered[i]!);
  const least = delays.reduce((a, b) => Math.min(a, b));
  // ACKs of the other direction go between the bytes of frames, which is no recovery.
  const usual = least + (4 * 8) / bytesPerNs(place.line);
  return { share, cost, errors: forward.count(), least, delayed: delays.filter((delay) => delay > usual).sort() };
}

/** Goodput where each frame is damaged with the probability `loss`. */
export const rareGoodput = ({ share, cost }: Recovery, loss: number): number => share / (1 + loss * cost);

/** Delays where each frame is damaged with the probability `loss`. */
export const rareDelays = ({ least, delayed, errors }: Recovery, loss: number): Delays => ({
  least,
  seen: delayed,
  weight: loss / errors,
});

function counted(errors: LineErrors): { readonly errors: LineErrors; readonly count: () => number } {
  let count = 0;
  const frame = (): boolean => {
    const isDamaged = errors.frame();
    if (isDamaged) count++;
    return isDamaged;
  };
  return { errors: { ...errors, frame }, count: () => count };
}
