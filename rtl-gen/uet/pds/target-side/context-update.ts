/** Read, modify, write of what a pipe keeps of each context. */
import type { Bits, Ctx, Shape } from '../../../hdl/index.ts';
import { forwardingRam } from '../../../lib/memory/forwarding-ram.ts';

/** An access: which word, and in which clock. */
export interface Access {
  /** Words: contexts, or the words of all of them. */
  readonly depth: number;
  readonly enable: Bits<1>;
  readonly addr: Bits;
  /** Clocks from `addr` to the word; 2 where nothing is said. With 3 the word is a register. */
  readonly latency?: 2 | 3;
}

/**
 * An access to a `forwardingRam`, named `name`. `change` makes of the word, as the accesses before left it, `latency`
 * clocks after `addr`, what it becomes in that clock: `next`, where `write` is 1 or is not given. Whatever else it
 * makes comes back with them. The wire `<name>_now` leads the word to it.
 */
export function updateContext<V, R extends { readonly next: V; readonly write?: Bits<1> }>(
  m: Ctx,
  name: string,
  shape: Shape<V>,
  { depth, enable, addr, latency = 2 }: Access,
  change: (now: V) => R,
): R {
  const now = m.forward(`${name}_now`, shape);
  const made = change(now);
  const { next, write = m.lit(1, 1) } = made;
  const { word } = m.inst(name, forwardingRam(shape, { depth, latency }), { addr, enable, next, write });
  now.set(word);
  return made;
}
