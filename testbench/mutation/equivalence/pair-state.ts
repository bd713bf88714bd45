/** What is known of all state in two runs. */
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { eitherPair, equalPairs, knownPair, type Pair, samePair } from './pair.ts';

export interface PairState {
  readonly registers: readonly Pair[];
  /** Word by word. */
  readonly memories: readonly (readonly Pair[])[];
}

/** Any state, the same in both. */
export const anyState = ({ registers, memories }: Netlist): PairState => ({
  registers: registers.map(() => samePair),
  memories: memories.map((_, i) => memoryOf(memories[i]!, samePair)),
});

/**
 * The words of a memory, each of which `word` is true; words that are only there to make its depth a power of two
 * are 0.
 */
export const memoryOf = ({ width, depth, words = depth }: Netlist['memories'][number], word: Pair): readonly Pair[] =>
  Array.from({ length: depth }, (_, i) => (i < words ? word : knownPair(width, 0n)));

/** What holds of either. */
export const eitherState = (a: PairState, b: PairState): PairState => ({
  registers: a.registers.map((x, i) => eitherPair(x, b.registers[i]!)),
  memories: a.memories.map((words, i) => words.map((x, at) => eitherPair(x, b.memories[i]![at]!))),
});

/** Whether both describe the same pairs of states. */
export const equalStates = (a: PairState, b: PairState): boolean =>
  a.registers.every((x, i) => equalPairs(x, b.registers[i]!)) &&
  a.memories.every((words, i) => words.every((x, at) => equalPairs(x, b.memories[i]![at]!)));
