/** Every mutation that a netlist allows. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { type MutantKind, type Mutation, mutantName } from './mutant.ts';
import { constantMutations } from './mutators/constant.ts';
import { droppedEnableMutations } from './mutators/dropped-enable.ts';
import { offByOneMutations } from './mutators/off-by-one.ts';
import { operatorMutations } from './mutators/operator.ts';
import { stuckBitMutations } from './mutators/stuck-bit.ts';
import { type Mutator, Subject } from './mutators/subject.ts';
import { swappedArmsMutations } from './mutators/swapped-arms.ts';

const mutators: Readonly<Record<MutantKind, Mutator>> = {
  operator: operatorMutations,
  constant: constantMutations,
  'stuck bit': stuckBitMutations,
  'dropped enable': droppedEnableMutations,
  'swapped arms': swappedArmsMutations,
  'off by one': offByOneMutations,
};

/**
 * The mutations by kind, in the netlist's order, only where outputs or black boxes can depend on the place. Names are
 * unique: the second of the same words has `(2)` after them.
 */
export function allMutations(net: Netlist): ReadonlyMap<MutantKind, readonly Mutation[]> {
  const subject = new Subject(net);
  const counts = new Map<string, number>();
  const numbered = (m: Mutation): Mutation => {
    const name = mutantName(m);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? m : { ...m, what: `${m.what} (${count})` };
  };
  return new Map(
    Object.entries(mutators).map(([kind, mutator]) => [kind as MutantKind, mutator(subject).map(numbered)]),
  );
}
