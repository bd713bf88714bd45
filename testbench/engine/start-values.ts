/** Start values of what the design leaves open. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { seededRandom } from '../../support/random.ts';
import type { Value } from './simulator.ts';

/** A register, or with `depth` a memory, that the design gives no start value. */
export interface UnsetState {
  readonly path: string;
  readonly width: number;
  readonly depth?: number;
}

/** The registers and memories of a netlist that have no start value, in the order in which it is drawn. */
export const unsetState = ({ registers, memories }: Pick<Netlist, 'registers' | 'memories'>): readonly UnsetState[] =>
  [...registers, ...memories.map((m) => ({ ...m, depth: m.words ?? m.depth }))].filter((s) => s.init === undefined);

/** The value of the word at `address` (0 for a register) of `unset[index]`, drawn as the interpreter draws it. */
export function startValues(unset: readonly UnsetState[], seed: number): (index: number, address: number) => Value {
  const random = seededRandom(seed);
  const words = unset.map(({ width, depth = 1 }) => Array.from({ length: depth }, () => random.bits(width)));
  return (index, address) => words[index]![address]!;
}
