/** Which edges a clock period consists of. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';

/**
 * The moments of one period of the clocks of those names (all by default), as sets of indices into `Netlist.clocks`: the
 * rising edges together, then the falling ones, where there are any. A `UserError` for a name that is not a clock's.
 */
export function clockGroups(
  { name: design, clocks }: Pick<Netlist, 'name' | 'clocks'>,
  names?: readonly string[],
): readonly ReadonlySet<number>[] {
  const known = new Set(clocks.map(({ name }) => name));
  for (const name of names ?? []) {
    if (!known.has(name)) throw new UserError(`${design} has no clock ${name}${didYouMean(name, known)}`);
  }
  const edges = ['rising', 'falling'].map(
    (edge) =>
      new Set(
        clocks.flatMap((c, i) => (c.edge === edge && (names === undefined || names.includes(c.name)) ? [i] : [])),
      ),
  );
  return edges.filter((group) => group.size > 0);
}
