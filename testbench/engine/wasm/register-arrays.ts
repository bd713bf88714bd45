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

/** The register that the index names. */
export interface ElementNode {
  readonly op: 'element';
  readonly width: number;
  readonly index: NodeId;
  /** A node of each register, in the order of the index, one for each of its values. */
  readonly elements: readonly NodeId[];
  /** Address of element 0. */
  readonly address: number;
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

/** The registers that lie at equal distances, so that they are loaded or stored as an array. */
export function arrayRegisters(graph: Graph, layout: Layout, sinks: readonly Sink[]): ReadonlySet<number> {
  const read = graph.nodes.flatMap((_, id) => elementRead(graph, layout, id)?.elements ?? []);
  const written = joinElementWrites(graph, layout, sinks).flatMap((s) => (s.kind === 'element' ? s.registers : []));
  return new Set([...read.flatMap((id) => registerOf(graph, id)), ...written]);
}

const registerOf = (graph: Graph, id: NodeId): readonly number[] => {
  const node = graph.get(id);
  return node.op === 'register' ? [node.register] : [];
};

/** Elements below which multiplexers are as good. */
const FEWEST = 4;

/** Replaces chains that read, at their tops; indices stay as they are. */
export function replaceElementReads(graph: Graph, layout: Layout): void {
  // From the top, so that chains within chains are not looked at; only tops can have an element for every index.
  for (let id = graph.nodes.length - 1; id >= 0; id--) {
    const found = elementRead(graph, layout, id);
    if (found !== undefined) graph.replace(id, found);
  }
}

function elementRead(graph: Graph, layout: Layout, top: NodeId): ElementNode | undefined {
  const mux = graph.get(top);
  if (mux.op !== 'mux' || mux.width > WORD) return undefined;
  const index = comparison(graph, mux.sel)?.index;
  if (index === undefined) return undefined;
  const count = 2 ** graph.width(index);
  if (count < FEWEST || count > 1024) return undefined;
  const elements = new Map<number, NodeId>();
  let rest = top;
  for (let node = graph.get(rest); node.op === 'mux'; node = graph.get(rest)) {
    const test = comparison(graph, node.sel);
    if (test === undefined || test.index !== index) return undefined;
    // Of equal comparisons the first one counts.
    if (!elements.has(test.key)) elements.set(test.key, node.a);
    rest = node.b;
  }
  if (elements.size !== count - 1) return undefined;
  const missing = Array.from({ length: count }, (_, key) => key).find((key) => !elements.has(key))!;
  elements.set(missing, rest);
  const inOrder = Array.from({ length: count }, (_, key) => elements.get(key)!);
  const registers = inOrder.map((id) => {
    const node = graph.get(id);
    return node.op === 'register' ? node.register : -1;
  });
  if (!atEqualDistances(graph, layout, registers)) return undefined;
  return { op: 'element', width: mux.width, index, elements: inOrder, address: layout.registers[registers[0]!]! };
}

/** The sinks with one for each array that is written, in the place of its first register's. */
export function joinElementWrites(graph: Graph, layout: Layout, sinks: readonly Sink[]): readonly Sink[] {
  const groups = new Map<string, { write: ElementWrite; registers: Map<number, number> }>();
  const keys = new Map<Sink, string>();
  for (const sink of sinks) {
    const write = sink.kind === 'register' ? elementWrite(graph, sink.register, sink.value) : undefined;
    if (sink.kind !== 'register' || write === undefined) continue;
    const key = `${write.index} ${write.value} ${write.enable}`;
    const group = groups.get(key) ?? { write, registers: new Map() };
    if (group.registers.has(write.key)) continue;
    group.registers.set(write.key, sink.register);
    groups.set(key, group);
    keys.set(sink, key);
  }
  const arrays = new Map<string, ElementSink>();
  for (const [key, { write, registers }] of groups) {
    const first = Math.min(...registers.keys());
    const inOrder = Array.from({ length: registers.size }, (_, i) => registers.get(first + i) ?? -1);
    if (inOrder.length < FEWEST || !atEqualDistances(graph, layout, inOrder)) continue;
    const { index, value, enable } = write;
    arrays.set(key, {
      kind: 'element',
      index,
      value,
      ...(enable === undefined ? {} : { enable }),
      first,
      registers: inOrder,
    });
  }
  const done = new Set<string>();
  return sinks.flatMap((sink): readonly Sink[] => {
    const key = keys.get(sink);
    const array = key === undefined ? undefined : arrays.get(key);
    if (key === undefined || array === undefined) return [sink];
    if (done.has(key)) return [];
    done.add(key);
    return [array];
  });
}

interface ElementWrite {
  readonly index: NodeId;
  readonly key: number;
  readonly value: NodeId;
  readonly enable: NodeId | undefined;
}

/** A next value that is `value` where an index is `key` and `enable` is 1, and else the present one. */
function elementWrite(graph: Graph, register: number, next: NodeId): ElementWrite | undefined {
  const mux = graph.get(next);
  const own = graph.registerNodes[register];
  if (mux.op !== 'mux' || mux.b !== own || mux.width > WORD) return undefined;
  const sel = graph.get(mux.sel);
  const direct = comparison(graph, mux.sel);
  if (direct !== undefined) return { ...direct, value: mux.a, enable: undefined };
  const inner = graph.get(mux.a);
  if (inner.op === 'mux' && inner.b === own) {
    const nested = comparison(graph, inner.sel);
    return nested === undefined ? undefined : { ...nested, value: inner.a, enable: mux.sel };
  }
  if (sel.op !== 'and') return undefined;
  const [left, right] = [comparison(graph, sel.a), comparison(graph, sel.b)];
  if (right !== undefined) return { ...right, value: mux.a, enable: sel.a };
  return left === undefined ? undefined : { ...left, value: mux.a, enable: sel.b };
}

/** An index that is compared with a constant. */
function comparison(graph: Graph, id: NodeId): { readonly index: NodeId; readonly key: number } | undefined {
  const node = graph.get(id);
  if (node.op !== 'eq' || graph.width(node.a) > 16) return undefined;
  const [x, y] = [graph.constant(node.a), graph.constant(node.b)];
  if (y !== undefined) return { index: node.a, key: Number(y) };
  return x === undefined ? undefined : { index: node.b, key: Number(x) };
}

function atEqualDistances(graph: Graph, layout: Layout, registers: readonly number[]): boolean {
  const first = registers[0]!;
  if (first < 0) return false;
  const { width } = graph.net.registers[first]!;
  return registers.every(
    (r, i) =>
      r >= 0 &&
      graph.net.registers[r]!.width === width &&
      layout.registers[r] === layout.registers[first]! + i * valueBytes(width),
  );
}
