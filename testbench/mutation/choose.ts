/** Which of a design's many mutants are run. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { seededRandom } from '../../support/random.ts';
import { allMutations } from './all-mutations.ts';
import { Folded } from './folded.ts';
import { type Mutation, mutantName } from './mutant.ts';

/**
 * A mutation that was chosen, with its netlist. That is made each time it is asked for: of a large design it takes some
 * MB with what is compiled for it, and there are hundreds.
 */
export interface Mutant extends Mutation {
  readonly net: Netlist;
}

const mutantOf = (mutation: Mutation): Mutant => ({
  ...mutation,
  get net() {
    return mutation.apply();
  },
});

/**
 * Up to `count` mutants that differ from the design and from each other by more than constant folding sees; fewer only
 * where there are no more. The kinds take turns. Within a kind the places come in random order, each with one of its
 * mutations drawn at random; a place comes again when all others have had their turn. The same seed gives the same
 * mutants, and a larger count gives the same ones first. None is in the instances of `leftOut`, which are paths.
 */
export function chooseMutants(
  net: Netlist,
  count: number,
  seed: number,
  leftOut: readonly string[] = [],
): readonly Mutant[] {
  const folded = new Folded();
  const known = new Set([folded.key(net)]);
  const isOwn = ({ origin }: Mutation): boolean =>
    !leftOut.some((path) => `${origin?.scope ?? ''}.`.startsWith(`${path}.`));
  const queues = [...allMutations(net)].map(([kind, mutations]) =>
    inTurn(mutations.filter(isOwn), seededRandom(seed).fork(kind)),
  );
  const chosen: Mutant[] = [];
  while (chosen.length < count && queues.length > 0) {
    for (const queue of [...queues]) {
      const next = queue.next();
      if (next.done) queues.splice(queues.indexOf(queue), 1);
      else if (chosen.length < count) chosen.push(next.value);
    }
  }
  return chosen;

  function* inTurn(
    mutations: readonly Mutation[],
    random: ReturnType<typeof seededRandom>,
  ): Generator<Mutant, undefined> {
    const places = Map.groupBy(mutations, ({ place }) => place);
    let waiting = random.shuffle([...places.values()].map((of) => random.shuffle(of)));
    while (waiting.length > 0) {
      for (const place of waiting) {
        const mutant = firstNew(place);
        if (mutant !== undefined) yield mutant;
      }
      waiting = waiting.filter((place) => place.length > 0);
    }
  }

  /** Takes mutations from the list up to one that is new. */
  function firstNew(list: Mutation[]): Mutant | undefined {
    for (let mutation = list.pop(); mutation !== undefined; mutation = list.pop()) {
      const key = folded.key(mutation.apply());
      if (known.has(key)) continue;
      known.add(key);
      return mutantOf(mutation);
    }
    return undefined;
  }
}

/** The mutants of those names, in the netlist's order; names that no mutation of the design has are left out. */
export function namedMutants(net: Netlist, names: readonly string[]): readonly Mutant[] {
  const wanted = new Set(names);
  const mutations = [...allMutations(net).values()].flat();
  return mutations.filter((m) => wanted.has(mutantName(m))).map(mutantOf);
}
