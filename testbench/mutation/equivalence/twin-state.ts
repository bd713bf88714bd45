/** What is known of all state in two runs. */
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { eitherTwin, equalTwins, knownTwin, sameTwin, type Twin } from './twin.ts';

export interface TwinState {
  readonly registers: readonly Twin[];
  /** Word by word. */
  readonly memories: readonly (readonly Twin[])[];
}

/** Any state, the same in both. */
export const anyState = ({ registers, memories }: Netlist): TwinState => ({
  registers: registers.map(() => sameTwin),
  memories: memories.map((_, i) => memoryOf(memories[i]!, sameTwin)),
});

/**
 * The words of a memory, each of which `word` is true; words that are only there to make its depth a power of two
 * are 0.
 */
export const memoryOf = ({ width, depth, words = depth }: Netlist['memories'][number], word: Twin): readonly Twin[] =>
  Array.from({ length: depth }, (_, i) => (i < words ? word : knownTwin(width, 0n)));

/** What holds of either. */
export const eitherState = (a: TwinState, b: TwinState): TwinState => ({
  registers: a.registers.map((x, i) => eitherTwin(x, b.registers[i]!)),
  memories: a.memories.map((words, i) => words.map((x, at) => eitherTwin(x, b.memories[i]![at]!))),
});

/** Whether both describe the same pairs of states. */
export const equalStates = (a: TwinState, b: TwinState): boolean =>
  a.registers.every((x, i) => equalTwins(x, b.registers[i]!)) &&
  a.memories.every((words, i) => words.every((x, at) => equalTwins(x, b.memories[i]![at]!)));
