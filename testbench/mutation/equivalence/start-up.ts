/**
 * Proofs that no one can tell a mutant from the original which differs in its first clocks, or in what no output shows.
 */
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import type { StartUp } from '../../design-tests/start-up.ts';
import { isOneClock } from './frame.ts';
import { PairClock } from './pair-clock.ts';
import { anyState, eitherState, equalStates, type PairState } from './pair-state.ts';

/** Clocks after reset in which the two may differ inside. */
const LONGEST = 2048;

/**
 * Whether no one can tell the two apart from the start-up on, after a reset that comes when they are alike and lasts
 * long enough (without `startUp` one clock). Both runs are followed together, from any state and with any inputs that
 * `startUp` allows, with what is known of each bit in both (`Pair`): until all state that can be seen is the same, all
 * outputs are, but for `x_*` in clocks in which `x_valid` is 0. Where the two compute the same outside of reset, they
 * stay so. Where they do not, or where something stays different, all states are looked at that can follow once `ready`
 * is 1: in none of them does an output show it, as where a register has become a constant, or what differs counts on
 * and nothing looks at it any more. What stays different may be so in the next reset, too.
 *
 * As `sameAfterReset` it takes for granted that reset does not come again before they are that far.
 */
export function sameAfterStartUp(original: Netlist, mutant: Netlist, startUp: StartUp | undefined): boolean {
  const reset = original.inputs.findIndex((input) => input.reset !== undefined);
  if (reset < 0 || ![original, mutant].every(isOneClock)) return false;
  const active = BigInt(original.inputs[reset]!.reset!.active);
  const runs = {
    running: new PairClock(original, mutant, { input: reset, value: 1n - active }, startUp),
    resetting: new PairClock(original, mutant, { input: reset, value: active }, startUp),
    resetClocks: startUp?.resetClocks ?? 1,
  };
  for (let before = anyState(original); ; ) {
    const left = leftBehind(runs, before);
    if (left === undefined) return false;
    const all = eitherState(before, left);
    if (equalStates(before, all)) return true;
    before = all;
  }
}

/** Both designs, clock by clock. */
interface Runs {
  readonly running: PairClock;
  readonly resetting: PairClock;
  readonly resetClocks: number;
}

/**
 * What is known of all states from the start-up on, if no output tells the two apart after a reset in a state of which
 * `before` is true.
 */
function leftBehind({ running, resetting, resetClocks }: Runs, before: PairState): PairState | undefined {
  let state = before;
  for (let i = 0; i < resetClocks; i++) state = resetting.next(state).state;
  for (;;) {
    const after = eitherState(state, resetting.next(state).state);
    if (equalStates(state, after)) break;
    state = after;
  }
  // Where something differs still, it may be too early to tell.
  for (let [clock, lookAt] = [0, 0]; clock < LONGEST; clock++) {
    const isTogether = running.isTogether(state);
    if (isTogether && !running.differs) return before;
    const { state: after, isShown, isReady } = running.next(state);
    if (isShown) return undefined;
    if (isReady && (isTogether || clock >= lookAt)) {
      const all = following(running, state);
      if (all !== undefined || isTogether) return all;
      lookAt = 2 * clock;
    }
    state = after;
  }
  return undefined;
}

/**
 * What no further clock changes in what is known of a state and all that follow it, if none of them shows a difference.
 */
function following(running: PairClock, first: PairState): PairState | undefined {
  for (let state = first; ; ) {
    const { state: after, isShown } = running.next(state);
    if (isShown) return undefined;
    const all = eitherState(state, after);
    if (equalStates(state, all)) return all;
    state = all;
  }
}
