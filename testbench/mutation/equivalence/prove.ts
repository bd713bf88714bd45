/** Proofs that a mutant behaves as the original. */
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { runYosys } from '../../../support/yosys/run-yosys.ts';
import type { StartUp } from '../../design-tests/start-up.ts';
import { sameAround } from './around-memories.ts';
import { afterReset, sameForEveryValue } from './every-value.ts';
import { canUnroll, isOneClock } from './frame.ts';
import { type Question, sameAfterReset, sameStep } from './miter.ts';
import { questionVerilog } from './question-verilog.ts';
import { sameAfterStartUp } from './start-up.ts';

export interface ProofOptions {
  /** What may be taken for granted of the design's first clocks. */
  readonly startUp?: StartUp | undefined;
  /** For Yosys. */
  readonly seconds?: number;
}

/**
 * Whether it is shown that the two behave the same: for each value of a state machine or an input
 * (`sameForEveryValue`), after the start-up (`sameAfterStartUp`), or by Yosys, in so many seconds (60), from equal
 * states (`sameStep`, with large memories `sameAround`), those alone that state machines reach among them, or after
 * reset (`sameAfterReset`). False says nothing: another difference that only states show which the design never reaches
 * counts too.
 */
export async function proveEquivalent(
  original: Netlist,
  mutant: Netlist,
  { startUp, seconds = 60 }: ProofOptions = {},
): Promise<boolean> {
  if (!startAlike(original, mutant)) return false;
  if (sameForEveryValue(original, mutant) || sameAfterStartUp(original, mutant, startUp)) return true;
  if (![original, mutant].every(isOneClock)) return false;
  const signal = AbortSignal.timeout(seconds * 1000);
  const isSmall = [original, mutant].every(canUnroll);
  if (await holds([isSmall ? sameStep(original, mutant) : sameAround(original, mutant)], signal)) return true;
  const after = afterReset(original, mutant);
  if (after !== undefined && (await holds([sameAround(original, mutant, after)], signal))) return true;
  const settled = isSmall ? sameAfterReset(original, mutant) : undefined;
  return settled !== undefined && (await holds(settled, signal));
}

/** Whether power-up values are the same, as `sameStep` takes for granted. */
const startAlike = (a: Netlist, b: Netlist): boolean =>
  a.registers.every(({ init }, i) => init === b.registers[i]!.init) &&
  a.memories.every(({ init }, i) => `${init}` === `${b.memories[i]!.init}`);

/** Whether the claims of all questions hold; false where that is not known in time. */
async function holds(questions: readonly Question[], signal: AbortSignal): Promise<boolean> {
  for (const question of questions) {
    if (question.claims.length === 0) continue;
    const script = 'read_verilog question.v; opt -full question; sat -prove holds 1 question';
    try {
      const { log } = await runYosys({ script, files: { 'question.v': questionVerilog(question) } }, undefined, signal);
      if (!log.includes('no model found: SUCCESS!')) return false;
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    }
  }
  return true;
}
