/**
 * Values that follow from one narrow value, as constant tables.
 *
 * A node whose whole cone depends on one value of at most 10 bits has at most 1,024 values: they are worked out when
 * the netlist is compiled, and the node becomes one load, however the designer wrote it: as a `match`, as a chain of
 * multiplexers (the S-box of a cipher in Verilog has 255), or as arithmetic. Sound: a cone without state, memories and
 * black boxes is a function of its one source, and the table holds that function's value at each point. The cost is
 * bounded: only cones of some instructions are replaced, tables are shared by content and limited in size, equal cones
 * are evaluated once, and the search stops at a budget.
 */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph, Sink } from './graph.ts';
import type { Layout } from './layout.ts';
import type { Unit } from './linear.ts';
import { isLinear } from './linear-forms.ts';
import { evaluateCone } from './narrow-cone.ts';
import { sourceOf } from './narrow-source.ts';
import { sinkOperands } from './trees.ts';
import { WORD } from './words.ts';

/** The row of a constant table that a narrow value chooses. */
export interface TableNode {
  readonly op: 'table';
  readonly width: number;
  readonly index: NodeId;
  /** The value of each row: one for each value of the index. */
  readonly rows: readonly bigint[];
  readonly unit: Unit;
  /** Where the table is: rows of `unit` bits. */
  readonly address: number;
}

/** A load and its address take about three instructions: a cone has to take that many at least. */
const LEAST = 8;

/** Bytes of one table, and of all tables of a program. */
const TABLE_BYTES = 1 << 13;
const ALL_BYTES = 1 << 18;

/** Visits of nodes for all cones of a program, and values of nodes that are worked out. */
const VISITS = 1 << 20;
const VALUES = 1 << 22;

/** Replaces nodes by tables where that is cheaper; indices stay as they are. */
export function replaceNarrowCones(graph: Graph, sinks: readonly Sink[], layout: Layout): void {
  const sources = sourcesOf(graph);
  const known = new Map<string, readonly bigint[]>();
  let [visits, values, bytes] = [VISITS, VALUES, ALL_BYTES];
  const found: { readonly id: NodeId; readonly node: TableNode }[] = [];
  for (const id of tops(graph, sinks, sources)) {
    const index = sources[id]!;
    const { width } = graph.get(id);
    const rows = 2 ** graph.width(index);
    const unit = unitOf(width);
    const size = (rows * unit) / 8;
    if (width > WORD || graph.width(index) < 2 || size > TABLE_BYTES || size > bytes) continue;
    const cone = coneOf(graph, id, index);
    visits -= cone.length;
    if (visits < 0) break;
    if (cone.reduce((sum, node) => sum + cost(graph, node), 0) < LEAST) continue;
    const signature = signatureOf(graph, cone, index);
    let contents = known.get(signature);
    if (contents === undefined) {
      values -= cone.length * rows;
      if (values < 0) break;
      contents = evaluateCone(graph, cone, index);
      known.set(signature, contents);
    }
    bytes -= size;
    found.push({
      id,
      node: { op: 'table', width, index, rows: contents, unit, address: place(layout, contents, unit) },
    });
  }
  for (const { id, node } of found) graph.replace(id, node);
}

/** Of each node what its value depends on. */
function sourcesOf(graph: Graph): Int32Array {
  const sources = new Int32Array(graph.nodes.length);
  graph.nodes.forEach((node, id) => {
    const operands = graph.operands(id).map((operand) => sources[operand]!);
    sources[id] = sourceOf(node, id, operands, isFunction(graph, id));
  });
  return sources;
}

/** Whether a node's value is a function of its operands' alone. */
function isFunction(graph: Graph, id: NodeId): boolean {
  const { op } = graph.get(id);
  return !graph.isState(id) && op !== 'memRead' && op !== 'box' && op !== 'element' && op !== 'linear';
}

/**
 * The nodes of one narrow source that something needs which depends on more, in ascending order.
 *
 * Where such a node is part of a network of exclusive ors, the nodes below that part are taken in its place: the
 * network joins their tables with what it does to them (`linear-regions.ts`), which is one load for the S-box of a
 * cipher and the products of it.
 */
function tops(graph: Graph, sinks: readonly Sink[], sources: Int32Array): readonly NodeId[] {
  const count = sources.length;
  const live = new Uint8Array(count);
  const top = new Uint8Array(count);
  /** Whether a linear node is a sum, or has one below it in its network; whether a node goes into a sum. */
  const sums = new Uint8Array(count);
  const summed = new Uint8Array(count);
  const linear = Uint8Array.from({ length: count }, (_, id) => Number(isLinear(graph, id)));
  const adds = (id: NodeId): boolean => graph.get(id).op === 'xor' || graph.get(id).op === 'reduceXor';
  for (let id = 0; id < count; id++) {
    if (linear[id] === 1 && (adds(id) || graph.operands(id).some((operand) => sums[operand] === 1))) sums[id] = 1;
  }
  const isInner = (id: NodeId): boolean => sources[id]! >= 0 && sources[id] !== id;
  for (const id of sinks.flatMap(sinkOperands)) {
    live[id] = 1;
    top[id] = Number(isInner(id));
  }
  for (let id = count - 1; id >= 0; id--) {
    if (live[id] === 0) continue;
    const inNetwork = linear[id] === 1 && (sums[id] === 1 || summed[id] === 1);
    const passedOn = top[id] === 1 && inNetwork;
    if (passedOn) top[id] = 0;
    for (const operand of graph.operands(id)) {
      live[operand] = 1;
      if (adds(id) || (linear[id] === 1 && summed[id] === 1)) summed[operand] = 1;
      if (isInner(operand) && (passedOn || sources[operand] !== sources[id])) top[operand] = 1;
    }
  }
  return Array.from(top.keys()).filter((id) => top[id] === 1);
}

/** The nodes between a value and its source, the value included, in ascending order; constants are left out. */
function coneOf(graph: Graph, top: NodeId, source: NodeId): readonly NodeId[] {
  const cone = new Set([top]);
  // A set takes what is added while it is walked.
  for (const id of cone) {
    for (const operand of graph.operands(id)) {
      if (operand !== source && graph.constant(operand) === undefined) cone.add(operand);
    }
  }
  return [...cone].sort((a, b) => a - b);
}

/** A cone's structure as a text: cones of equal texts have equal tables. */
function signatureOf(graph: Graph, cone: readonly NodeId[], index: NodeId): string {
  const names = new Map<NodeId, string>([[index, `index${graph.width(index)}`]]);
  const name = (id: NodeId): string => names.get(id) ?? `${graph.width(id)}'${graph.constant(id)}`;
  return cone
    .map((id, i) => {
      const node = graph.get(id);
      const lo = node.op === 'slice' || node.op === 'lowest' ? `@${node.lo}` : '';
      const text = `${node.op}${node.width}${lo}(${graph.operands(id).map(name).join()})`;
      names.set(id, `${i}`);
      return text;
    })
    .join(';');
}

/** About how many instructions the plain translation takes for a node. */
function cost(graph: Graph, id: NodeId): number {
  const node = graph.get(id);
  const words = Math.ceil(node.width / WORD);
  if (node.op === 'mux') return 3 * words;
  if (node.op === 'cat') return 2 * Math.max(node.parts.length - 1, words);
  return node.op === 'shl' || node.op === 'shr' || node.op === 'lowest' ? 3 * words : words;
}

const units: readonly Unit[] = [8, 16, 32, 64];

const unitOf = (width: number): Unit => units.find((unit) => width <= unit) ?? 64;

function place(layout: Layout, rows: readonly bigint[], unit: Unit): number {
  return layout.table(`${unit} rows ${layout.contentsKey(rows)}`, () => {
    const bytes = new Uint8Array((unit / 8) * rows.length);
    const view = new DataView(bytes.buffer);
    rows.forEach((row, i) => {
      if (unit === 64) view.setBigUint64(8 * i, row, true);
      else if (unit === 32) view.setUint32(4 * i, Number(row), true);
      else if (unit === 16) view.setUint16(2 * i, Number(row), true);
      else view.setUint8(i, Number(row & mask(8)));
    });
    return bytes;
  });
}
