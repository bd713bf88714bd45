/**
 * Registers that an index chooses among, as the array that they are.
 *
 * The language's loops over registers leave one multiplexer an element: to read, `i == 3 ? r3 : i == 2 ? r2 : ...`, and
 * to write, in each register, `i == 3 ? value : r3`. Where the elements lie in memory at equal distances, a read is one
 * load and a write one store, whatever their number. Sound: the element that is loaded is the one that the chain would
 * choose, because the chain has an element for every value of the index (the last alternative for the one that is not
 * compared with); and of the registers of a write only the one that the index names would change, to the same value.
 * Both say which registers they read and write, so the schedule keeps readers before stores.
 */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph, Sink } from './graph.ts';
import { type Layout, valueBytes } from './layout.ts';
import { WORD } from './words.ts';

/** The register that the index names, or something else where it names none. */
export interface ElementNode extends IndexedRead {
  readonly op: 'element';
  readonly width: number;
  /** Address of the first element. */
  readonly address: number;
}

interface IndexedRead {
  readonly index: NodeId;
  /** The index of the first element. */
  readonly first: number;
  /** A node of each register, in the order of the index. */
  readonly elements: readonly NodeId[];
  /** For all other values of the index; `undefined` where there are none. */
  readonly rest?: NodeId;
}

/** The store of a value into the register that the index names; none if `index - first` is not below their number. */
export interface ElementSink {
  readonly kind: 'element';
  readonly index: NodeId;
  readonly value: NodeId;
  readonly enable?: NodeId;
  readonly first: number;
  readonly registers: readonly number[];
}

/**
 * The arrays among the registers of a design, each in the order of its index: what chains of multiplexers read and what
 * an index names for a write. A register is in one array at most, in the longest that it is in.
 */
export function registerArrays(graph: Graph, sinks: readonly Sink[]): readonly (readonly number[])[] {
  const read = [...indexedReads(graph).values()].map(({ elements }) => registersOf(graph, elements));
  const written = indexedWrites(graph, sinks).map(({ registers }) => registers);
  const taken = new Set<number>();
  return [...read, ...written]
    .filter((registers) => equalWidths(graph, registers))
    .toSorted((a, b) => b.length - a.length)
    .filter((registers) => {
      if (new Set(registers).size < registers.length || registers.some((r) => taken.has(r))) return false;
      for (const r of registers) taken.add(r);
      return true;
    });
}

/** The registers that the nodes are. */
const registersOf = (graph: Graph, ids: readonly NodeId[]): readonly number[] =>
  ids.flatMap((id) => {
    const node = graph.get(id);
    return node.op === 'register' ? [node.register] : [];
  });

function equalWidths({ net }: Graph, registers: readonly number[]): boolean {
  const width = net.registers[registers[0]!]?.width;
  return registers.every((r) => net.registers[r]?.width === width);
}

/** Elements below which multiplexers are as good. */
const FEWEST = 4;
/** Elements of an array at most. */
const MOST = 1024;
/** Bits of the widest index. */
const INDEX = 16;

/** Replaces chains that read, at their tops; indices stay as they are. */
export function replaceElementReads(graph: Graph, layout: Layout): void {
  for (const [id, found] of indexedReads(graph)) {
    const registers = registersOf(graph, found.elements);
    if (!atEqualDistances(graph, layout, registers)) continue;
    graph.replace(id, { op: 'element', width: graph.width(id), ...found, address: layout.registers[registers[0]!]! });
  }
}

/** Chains that choose among registers of neighbouring values of one index, by their tops. */
function indexedReads(graph: Graph): ReadonlyMap<NodeId, IndexedRead> {
  const found = new Map<NodeId, IndexedRead>();
  const parts = new Set<NodeId>();
  // From the top, so that the whole of a chain is found and not its parts.
  for (let id = graph.nodes.length - 1; id >= 0; id--) {
    const read = parts.has(id) ? undefined : indexedRead(graph, id, parts);
    if (read !== undefined) found.set(id, read);
  }
  return found;
}

/** The chain at whose top a node is, if it is one; the rest of it joins `parts`. */
function indexedRead(graph: Graph, top: NodeId, parts: Set<NodeId>): IndexedRead | undefined {
  const mux = graph.get(top);
  if (mux.op !== 'mux' || mux.width > WORD) return undefined;
  const index = comparison(graph, mux.sel)?.index;
  if (index === undefined) return undefined;
  const count = 2 ** graph.width(index);
  if (count < FEWEST) return undefined;
  const elements = new Map<number, NodeId>();
  const chain: NodeId[] = [];
  let rest = top;
  for (let node = graph.get(rest); node.op === 'mux' && elements.size < count; node = graph.get(rest)) {
    const test = comparison(graph, node.sel);
    if (test === undefined || test.index !== index || graph.get(node.a).op !== 'register') break;
    // Of equal comparisons the first one counts.
    if (!elements.has(test.key)) elements.set(test.key, node.a);
    rest = node.b;
    chain.push(rest);
  }
  if (elements.size === count - 1 && graph.get(rest).op === 'register') {
    // What comes last is the element of the one value that is not compared with.
    const missing = Array.from({ length: count }, (_, key) => key).find((key) => !elements.has(key))!;
    elements.set(missing, rest);
  }
  const first = Math.min(...elements.keys());
  const inOrder = Array.from({ length: elements.size }, (_, i) => elements.get(first + i));
  if (inOrder.length < FEWEST || inOrder.length > MOST || inOrder.includes(undefined)) return undefined;
  for (const id of chain) parts.add(id);
  return { index, first, elements: inOrder as NodeId[], ...(elements.size === count ? {} : { rest }) };
}

/** The sinks with one for each array that is written, in the place of its first register's. */
export function joinElementWrites(graph: Graph, layout: Layout, sinks: readonly Sink[]): readonly Sink[] {
  const joined = new Map<Sink, ElementSink>();
  const first = new Set<Sink>();
  for (const { write, from, registers, stores } of indexedWrites(graph, sinks)) {
    if (!atEqualDistances(graph, layout, registers)) continue;
    const { index, value, conditions } = write;
    const enable = conditions.length === 0 ? {} : { enable: allOf(graph, conditions) };
    const sink: ElementSink = { kind: 'element', index, value, ...enable, first: from, registers };
    for (const store of stores) joined.set(store, sink);
    first.add(stores[0]!);
  }
  return sinks.flatMap((sink): readonly Sink[] => {
    const array = joined.get(sink);
    return array === undefined ? [sink] : first.has(sink) ? [array] : [];
  });
}

interface IndexedWrite {
  readonly write: ElementWrite;
  /** The index of the first register. */
  readonly from: number;
  /** In the order of the index. */
  readonly registers: readonly number[];
  /** The stores of those registers. */
  readonly stores: readonly Sink[];
}

/** The stores of which each is for one value of an index, and else the same. */
function indexedWrites(graph: Graph, sinks: readonly Sink[]): readonly IndexedWrite[] {
  const groups = new Map<string, { readonly write: ElementWrite; readonly stores: Map<number, RegisterSink> }>();
  for (const sink of sinks) {
    if (sink.kind !== 'register') continue;
    for (const write of elementWrites(graph, sink.register, sink.value)) {
      const key = keyOf(write);
      const group = groups.get(key) ?? { write, stores: new Map() };
      if (!group.stores.has(write.key)) group.stores.set(write.key, sink);
      groups.set(key, group);
    }
  }
  const taken = new Set<Sink | undefined>();
  // Of several comparisons the index is the one that most registers share.
  const largestFirst = [...groups.values()].toSorted((a, b) => b.stores.size - a.stores.size);
  return largestFirst.flatMap(({ write, stores }) => {
    const from = Math.min(...stores.keys());
    const inOrder = Array.from({ length: stores.size }, (_, i) => stores.get(from + i));
    if (inOrder.length < FEWEST || inOrder.some((s) => s === undefined || taken.has(s))) return [];
    for (const store of inOrder) taken.add(store);
    const all = inOrder as RegisterSink[];
    return [{ write, from, registers: all.map(({ register }) => register), stores: all }];
  });
}

type RegisterSink = Extract<Sink, { kind: 'register' }>;

/** A node of one bit, or `~node` for what it is not. */
type Condition = number;

interface ElementWrite {
  readonly index: NodeId;
  readonly key: number;
  readonly value: NodeId;
  /** What has to hold besides. */
  readonly conditions: readonly Condition[];
}

const keyOf = ({ index, value, conditions }: ElementWrite): string => `${index} ${value} ${conditions.join()}`;

/** How a next value is `value` where an index is `key` and conditions hold, and else the present one. */
function elementWrites(graph: Graph, register: number, next: NodeId): readonly ElementWrite[] {
  const own = graph.registerNodes[register];
  const conditions: Condition[] = [];
  let value = next;
  for (let node = graph.get(value); node.op === 'mux'; node = graph.get(value)) {
    if (node.width > WORD || (node.a === own) === (node.b === own)) break;
    const negated = node.a === own;
    conditions.push(negated ? ~node.sel : node.sel);
    value = negated ? node.b : node.a;
  }
  return conditions.flatMap((condition, i) =>
    condition < 0
      ? []
      : comparisons(graph, condition, SPLITS).map(({ rest, ...found }) => ({
          ...found,
          value,
          conditions: [...conditions.toSpliced(i, 1), ...rest].toSorted((a, b) => a - b),
        })),
  );
}

/** Conjunctions within each other in which a comparison is looked for. */
const SPLITS = 4;

/** The comparisons in a conjunction, each with the rest of it. */
function comparisons(
  graph: Graph,
  id: NodeId,
  splits: number,
): readonly (Comparison & { readonly rest: readonly NodeId[] })[] {
  const direct = comparison(graph, id);
  if (direct !== undefined) return [{ ...direct, rest: [] }];
  const node = graph.get(id);
  if (node.op !== 'and' || splits === 0) return [];
  const { a, b } = node;
  return [[a, b] as const, [b, a] as const].flatMap(([from, other]) =>
    comparisons(graph, from, splits - 1).map(({ rest, ...found }) => ({ ...found, rest: [...rest, other] })),
  );
}

/** A node that is 1 where all conditions hold. */
const allOf = (graph: Graph, conditions: readonly Condition[]): NodeId =>
  conditions
    .map((condition) => (condition < 0 ? graph.add({ op: 'not', width: 1, a: ~condition }) : condition))
    .reduce((a, b) => graph.add({ op: 'and', width: 1, a, b }));

/** An index and the constant that it is compared with. */
interface Comparison {
  readonly index: NodeId;
  readonly key: number;
}

/** Whether a node of one bit compares an index with a constant; with 0 also as the negation of any of its bits. */
function comparison(graph: Graph, id: NodeId): Comparison | undefined {
  const node = graph.get(id);
  if (node.op === 'not') {
    const any = graph.get(node.a);
    return any.op === 'reduceOr' && graph.width(any.a) <= INDEX ? { index: any.a, key: 0 } : undefined;
  }
  if (node.op !== 'eq' || graph.width(node.a) > INDEX) return undefined;
  const [x, y] = [graph.constant(node.a), graph.constant(node.b)];
  if (y !== undefined) return { index: node.a, key: Number(y) };
  return x === undefined ? undefined : { index: node.b, key: Number(x) };
}

function atEqualDistances(graph: Graph, layout: Layout, registers: readonly number[]): boolean {
  const [first] = registers;
  if (!equalWidths(graph, registers)) return false;
  const bytes = valueBytes(graph.net.registers[first!]!.width);
  return registers.every((r, i) => layout.registers[r] === layout.registers[first!]! + i * bytes);
}
