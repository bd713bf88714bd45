/**
 * Which of two programs runs: the gated one, or the one without gating.
 *
 * Gated edges count the instructions of segments that ran. At the end of every window of them, if nearly all segments
 * ran nearly always, the plain program takes over, and gating is tried again after a pause that doubles each time: 64
 * windows at first. So a design that is always busy loses 1/64 of what gating costs it, and less with time. Both
 * programs do the same, so the change is sound at any edge; the plain one sets no flags, so all are set when the gated
 * one takes over.
 */
import type { ActivityCode } from './activity-code.ts';
import { FunctionWriter } from './encoder.ts';
import type { Layout } from './layout.ts';
import { op, operators } from './opcodes.ts';

/** Edges of a window. */
const WINDOW = 256;
const PAUSE = 64 * WINDOW;
const LONGEST_PAUSE = 2 ** 22;

/**
 * The share of all segments' instructions that has to be skipped for gating to pay: flags, and code that is cut into
 * pieces, cost as much as a third of an edge. With 0.2 an AXI crossbar that skips 0.4 ran at 0.87 of its speed.
 */
const WORTH = 0.5;

/** Addresses of what has to outlive a call of `step`; all start as 0, which begins with a gated window. */
export interface PhaseAreas {
  /** Not 0 in a gated phase. */
  readonly gated: number;
  /** Edges left of the phase. */
  readonly left: number;
  readonly pause: number;
}

/** Claims the cells of the phases. */
export const phaseAreas = (layout: Layout): PhaseAreas => ({
  gated: layout.area(8),
  left: layout.area(8),
  pause: layout.area(8),
});

/** Begins the next phase. */
export function switchFunction(areas: PhaseAreas, code: ActivityCode): FunctionWriter {
  const f = new FunctionWriter([], []);
  const { load, store, shl, gtU } = operators.i32;
  const { gated, left, pause } = areas;
  const { ran } = code.areas;
  const set = (address: number, value: number): void => {
    f.const('i32', 0n);
    f.const('i32', BigInt(value));
    f.memory(store, address);
  };
  const get = (address: number): void => {
    f.const('i32', 0n);
    f.memory(load, address);
  };
  const all = code.activity.costs.reduce((sum, cost) => sum + cost, 0);
  get(gated);
  f.open(op.if);
  get(ran);
  f.const('i32', BigInt(Math.min(2 ** 31 - 1, Math.floor(all * WINDOW * (1 - WORTH)))));
  f.op(gtU);
  f.open(op.if);
  set(gated, 0);
  f.const('i32', 0n);
  get(pause);
  f.memory(store, left);
  get(pause);
  f.const('i32', BigInt(LONGEST_PAUSE));
  f.op(operators.i32.ltU);
  f.open(op.if);
  f.const('i32', 0n);
  get(pause);
  f.const('i32', 1n);
  f.op(shl);
  f.memory(store, pause);
  f.op(op.end);
  f.op(op.else);
  set(left, WINDOW);
  set(pause, PAUSE);
  f.op(op.end);
  f.op(op.else);
  set(gated, 1);
  set(left, WINDOW);
  get(pause);
  f.op(operators.i32.eqz);
  f.open(op.if);
  set(pause, PAUSE);
  f.op(op.end);
  code.markAll(f);
  f.op(op.end);
  set(ran, 0);
  return f;
}

/** What one call of `step` needs of the module. */
export interface SteppedPrograms {
  readonly plain: readonly number[];
  readonly gated: readonly number[];
  /** Functions that begin the next phase, and that look for inputs that have changed. */
  readonly next: number;
  readonly inputs: number;
}

/**
 * Runs edges until none is left, or until `full` pushes that the failures of one more might not fit in the log: takes
 * the edges, gives those that are left. The tests for the phase are outside of the loop over edges.
 */
export function phasedStep(
  areas: PhaseAreas,
  programs: SteppedPrograms,
  full: ((f: FunctionWriter) => void) | undefined,
): FunctionWriter {
  const { load, store, eqz, sub, ltU } = operators.i32;
  const f = new FunctionWriter(['i32'], ['i32']);
  const turns = f.local('i32');
  const get = (local: number): void => f.indexed(op.localGet, local);
  const phaseLeft = (): void => {
    f.const('i32', 0n);
    f.memory(load, areas.left);
  };
  const loop = (pieces: readonly number[]): void => {
    f.open(op.loop);
    for (const piece of pieces) {
      get(0);
      f.indexed(op.call, piece);
    }
    for (const counter of [0, turns]) {
      get(counter);
      f.const('i32', 1n);
      f.op(sub);
      f.indexed(op.localSet, counter);
    }
    if (full !== undefined) {
      full(f);
      // To the loop over phases, which ends for the same reason.
      f.indexed(op.brIf, 2);
    }
    get(turns);
    f.indexed(op.brIf, 0);
    f.op(op.end);
  };
  f.indexed(op.call, programs.inputs);
  f.open(op.block);
  f.open(op.loop);
  get(0);
  f.op(eqz);
  f.indexed(op.brIf, 1);
  if (full !== undefined) {
    full(f);
    f.indexed(op.brIf, 1);
  }
  phaseLeft();
  f.op(eqz);
  f.open(op.if);
  f.indexed(op.call, programs.next);
  f.op(op.end);
  get(0);
  phaseLeft();
  get(0);
  phaseLeft();
  f.op(ltU);
  f.op(op.select);
  f.indexed(op.localSet, turns);
  f.const('i32', 0n);
  phaseLeft();
  get(turns);
  f.op(sub);
  f.memory(store, areas.left);
  f.const('i32', 0n);
  f.memory(load, areas.gated);
  f.open(op.if);
  loop(programs.gated);
  f.op(op.else);
  loop(programs.plain);
  f.op(op.end);
  f.indexed(op.br, 0);
  f.op(op.end);
  f.op(op.end);
  get(0);
  return f;
}
