/** Which one narrow value a node follows from, so that a table has all of its values. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';

/** Widest index: of wider ones tables would not stay in a processor's first-level cache. */
export const INDEX = 10;

/** What a node's value depends on in place of the node with that index: nothing, or more than one narrow value. */
export const NOTHING = -1;
const MORE = -2;

/** The source of a node from those of its operands; one that follows from more and is narrow is a source itself. */
export function sourceOf(
  { op, width }: { readonly op: string; readonly width: number },
  id: NodeId,
  operands: readonly number[],
  isFunction: boolean,
): number {
  const own = width <= INDEX ? id : MORE;
  if (op === 'const') return NOTHING;
  if (!isFunction) return own;
  let source = NOTHING;
  for (const other of operands) {
    if (other !== NOTHING) source = source === NOTHING || source === other ? other : MORE;
  }
  return source === MORE ? own : source;
}
