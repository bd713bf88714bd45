/** The cells of the study: the smallest buffers at which a line runs full and nothing is lost. */
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import type { Simulator, Snapshot } from '../../testbench/engine/simulator.ts';
import { wasmEngine } from '../../testbench/engine/wasm/engine.ts';
import { cbfcPair } from '../../testbench/uet/blocks/cbfc/link/pair.ts';
import { smallest } from '../line/bisection.ts';
import { fullShare, type Line, oneWayNs } from '../line/line.ts';
import { cellBytes, storedBytes } from './cells.ts';
import { type CreditRunOptions, closedForm, creditShare, type Spacing, spacings } from './credit-run.ts';
import { runPause } from './pause-model.ts';

/** Numbers of lossless priorities of a port. */
export const priorityCounts = [1, 4, 8] as const;

/** One place of the study. */
export interface Cell {
  readonly line: Line;
  readonly metres: number;
  readonly frame: number;
}

/** Both ends in hardware, which every run begins with as they were made. */
export interface CreditRig {
  readonly simulator: Simulator;
  readonly start: Snapshot;
}

/** Both ends with 8 or 32 channels, from the designs of the catalogue. */
export async function creditRig(vcs: 8 | 32): Promise<CreditRig> {
  const simulator = await wasmEngine.create(elaborate(cbfcPair(vcs)));
  return { simulator, start: simulator.snapshot() };
}

/** The smallest limit of one channel, by simulation and by the closed form, in bytes. */
export function creditBuffer(
  rig: CreditRig,
  cell: Cell,
  spacing: Spacing = spacings.testers,
): { readonly measured: number; readonly closed: number } {
  const cost = Math.ceil(cell.frame / cellBytes);
  const closed = closedForm({ ...cell, spacing });
  const frames = smallest(closed / cost, (n) =>
    isFull(rig, { ...cell, spacing, channels: 1, busy: [0] }, { mode: 'per_channel', limit: n * cost }),
  );
  return { measured: frames * cost * cellBytes, closed: closed * cellBytes };
}

/** Which of the lossless channels of a port have frames: always. */
export type Busy = 'one' | 'all';

/**
 * The smallest limit of a port whose lossless channels share it, a frame being reserved for each, in bytes: enough for
 * those that are busy to have the full line.
 */
export function busyCreditBuffer(
  rig: CreditRig,
  cell: Cell,
  channels: number,
  who: Busy,
  spacing: Spacing = spacings.testers,
): number {
  const cost = Math.ceil(cell.frame / cellBytes);
  const all = Array.from({ length: channels }, (_, vc) => vc);
  const busy = who === 'one' ? [0] : all;
  const guess = closedForm({ ...cell, spacing }) / cost + channels - 1;
  const frames = smallest(guess, (n) => {
    const credit = { mode: 'port_dynamic', limit: n * cost, reserved: cost } as const;
    return n >= channels && isFull(rig, { ...cell, spacing, channels, busy }, credit);
  });
  return frames * cost * cellBytes;
}

/** The same for one busy channel among idle ones and for all of them busy. */
export const sharedCreditBuffer = (rig: CreditRig, cell: Cell, channels: number): number =>
  Math.max(...(['one', 'all'] as const).map((who) => busyCreditBuffer(rig, cell, channels, who)));

function isFull(
  { simulator, start }: CreditRig,
  run: Omit<CreditRunOptions, 'credit'>,
  credit: CreditRunOptions['credit'],
): boolean {
  simulator.restore(start);
  return creditShare(simulator, { ...run, credit }) >= fullShare;
}

/** What a port with PFC needs, in bytes: a pool that all share, and a headroom for each priority. */
export interface PauseBuffer {
  readonly pool: number;
  readonly headroom: number;
}

/**
 * The largest reaction times that IEEE 802.3 allows, as vendors quote them, in ns: that of 800 Gb/s is taken to be that
 * of 400.
 */
export const slowestReactionNs = ({ rate }: Line): number => (rate === 100 ? 201_728 / 100 : 463_360 / 400);

/**
 * The smallest headroom in which nothing is lost when nothing leaves, whichever priorities are sent, and the smallest
 * pool with which what leaves is never short of frames once it goes on.
 */
export function pauseBuffer(cell: Cell, priorities: number, reactionNs: number): PauseBuffer {
  const loopNs = 2 * oneWayNs(cell.line, cell.metres) + reactionNs + (4 * (cell.frame + 100) * 8) / cell.line.rate;
  const common = { ...cell, priorities, reactionNs };
  const guess = Math.ceil((loopNs * cell.line.rate) / 8 / cell.frame);
  const headroom = smallest(guess, (n) => {
    const never = { pool: 2, headroom: n, drainNs: 1, stallNs: 1e9, totalNs: 3 * priorities * loopNs };
    return (['one', 'all', 'in turn'] as const).every(
      (traffic) => runPause({ ...common, ...never, traffic }).lost === 0,
    );
  });
  const pool = smallest(guess, (n) => {
    const times = {
      drainNs: 10 * loopNs,
      stallNs: 3 * priorities * loopNs,
      totalNs: 4 * (10 + 3 * priorities) * loopNs,
    };
    const run = runPause({ ...common, ...times, pool: n, headroom, traffic: 'one' });
    return run.lost === 0 && run.share >= fullShare;
  });
  const stored = storedBytes(cell.frame);
  return { pool: pool * stored, headroom: headroom * stored };
}
