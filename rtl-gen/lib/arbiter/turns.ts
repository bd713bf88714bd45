/** Searches that begin somewhere among the requests and go round. */
import type { Bits, Ctx } from '../../hdl/index.ts';
import { orBelow, orBelowByGroups } from '../bits/encode.ts';

/**
 * The bits from the next request in turn up: from the lowest within `first`, or from the lowest of all where `first`
 * has none. Two searches side by side and a choice, so the depth is that of one search and a 2-to-1 choice. `wide`:
 * searches of less depth for some tens of requests.
 */
export function reachedInTurn(
  m: Ctx,
  eligible: Bits,
  first: Bits,
  { wide = false }: { readonly wide?: boolean } = {},
): Bits {
  const search = wide ? orBelowByGroups : orBelow;
  const ahead = m.named('ahead', eligible.and(first));
  const inFirst = search(m, 'ahead', ahead);
  const inAll = search(m, 'any', eligible);
  return m.named({ reached: m.mux(ahead.any(), inFirst, inAll) }).reached;
}

/** The lowest of a run of ones that ends at the top, alone. */
export const lowestOfRun = (reached: Bits): Bits => reached.and(reached.shl(1).not());

/** Whether the ones of a word are its upper bits, or all, or none. */
export const isUpperRun = (word: Bits): Bits<1> => word.shl(1).and(word.not()).eq(0);
