/** Which nodes are computed where they are used. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph } from './graph.ts';
import type { Optimisations } from './options.ts';

/** A graph and the nodes of it that have a place of their own. */
export interface Placement {
  readonly graph: Graph;
  readonly roots: ReadonlySet<NodeId>;
  readonly optimisations: Optimisations;
}

/** Whether the node is computed where it is used. */
export function inTree({ graph, roots }: Placement, id: NodeId): boolean {
  return !roots.has(id) && !graph.isState(id) && graph.constant(id) === undefined;
}

/** Whether the store of a register's next value is jumped over where a multiplexer in its tree chooses `own`. */
export function holdsValue(placement: Placement, value: NodeId, own: NodeId | undefined): boolean {
  const node = placement.graph.get(value);
  if (!placement.optimisations.conditionalStores || node.op !== 'mux' || !inTree(placement, value)) return false;
  return [node.a, node.b].some((arm) => arm === own || holdsValue(placement, arm, own));
}
