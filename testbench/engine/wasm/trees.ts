/**
 * Which nodes get a place of their own, and which are computed where they are used.
 *
 * A node that is used once is part of its user's expression tree, so that its value lives on the stack alone. Wide
 * values are computed 64 bits at a time, so a tree may be asked for its bits piece by piece; a node joins its user's
 * tree only if that never computes anything twice. This bounds the code: every node is computed once, whatever its
 * uses. Slices of a word are the exception: what they are part of has a place, and a shift, a mask or the test of a bit
 * there costs no more than a place of its own, for which the processor has no register left.
 */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph, GraphNode, Sink } from './graph.ts';
import { references } from './linear.ts';
import { WORD } from './words.ts';

/**
 * How a user evaluates an operand: in one request, in several for bits that do not overlap, or several times over.
 */
type Use = 'once' | 'pieces' | 'repeated';

/** Trees deeper than this are cut, which bounds the compiler's recursion and the depth of the generated expressions. */
const DEEPEST = 40;

/** The nodes that need a place: everything that the sinks need, except constants, state and what is part of a tree. */
export function findRoots(graph: Graph, sinks: readonly Sink[]): ReadonlySet<NodeId> {
  const count = graph.nodes.length;
  const uses = new Uint32Array(count);
  const depths = new Uint32Array(count);
  const lastUse = new Array<Use>(count).fill('once');
  const roots = new Set<NodeId>();
  const use = (id: NodeId, how: Use, depth: number): void => {
    uses[id] = uses[id]! + 1;
    lastUse[id] = how;
    depths[id] = depth;
  };
  for (const sink of sinks) {
    if (sink.kind === 'keep') roots.add(sink.value);
    for (const operand of sinkOperands(sink)) use(operand, whole(graph.width(operand)), 0);
  }
  // Users have larger indices, so every use of a node is known when it is reached.
  for (let id = count - 1; id >= 0; id--) {
    const node = graph.get(id);
    if (uses[id] === 0 || node.op === 'const' || graph.isState(id)) continue;
    const how = lastUse[id]!;
    const fits = inPieces(node) ? how !== 'repeated' : how === 'once' && node.width <= WORD;
    const repeated = uses[id] !== 1 && node.op === 'slice' && graph.width(node.a) <= WORD;
    if ((uses[id] !== 1 && !repeated) || !fits || depths[id]! >= DEEPEST) roots.add(id);
    const root = roots.has(id);
    const own = root ? whole(node.width) : how;
    // All uses of the slice read it, so it gets a place.
    if (repeated && !root) use(node.a, own, 0);
    for (const operand of graph.operands(id)) {
      use(operand, operandUse(graph, node, operand, own, root), root ? 1 : depths[id]! + 1);
    }
  }
  return roots;
}

/** The nodes that a sink reads, in a fixed order. */
export function sinkOperands(sink: Sink): readonly NodeId[] {
  if (sink.kind === 'box') return sink.inputs;
  if (sink.kind === 'delay' || sink.kind === 'instances') return [];
  if (sink.kind === 'element') {
    const { index, value, enable } = sink;
    return enable === undefined ? [index, value] : [enable, index, value];
  }
  if (sink.kind !== 'write') return [sink.value];
  const { enable, addr, data, mask } = sink;
  return mask === undefined ? [enable, addr, data] : [enable, addr, data, mask];
}

/** Whether any range of the node's bits can be computed from ranges of its operands' bits without overlap. */
export function inPieces({ op, width }: GraphNode): boolean {
  switch (op) {
    case 'and':
    case 'or':
    case 'xor':
    case 'not':
    case 'mux':
    case 'cat':
    case 'slice':
    case 'copy':
      return true;
    case 'memRead':
      return width > WORD;
    default:
      return false;
  }
}

const whole = (width: number): Use => (width <= WORD ? 'once' : 'pieces');

/** How a node that is itself evaluated as `own` evaluates one of its operands. */
function operandUse(graph: Graph, node: GraphNode, operand: NodeId, own: Use, root: boolean): Use {
  switch (node.op) {
    case 'mux':
      // Every piece needs the condition; a root keeps it in a local.
      if (operand !== node.sel) return own;
      return root || own === 'once' ? 'once' : 'repeated';
    case 'memRead':
      return root || own === 'once' ? 'once' : 'repeated';
    case 'linear':
      return (root || own === 'once') && node.width <= WORD && references(node, operand) === 1 ? 'once' : 'repeated';
    case 'and':
    case 'or':
    case 'xor':
    case 'not':
    case 'cat':
    case 'slice':
    case 'copy':
      return own;
    default:
      return whole(graph.width(operand));
  }
}
