/** From a netlist to a WebAssembly module. */
import type { Netlist, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { encodeModule, FunctionWriter } from './encoder.ts';
import { edgeSinks, Graph, settleSinks } from './graph.ts';
import { Layout } from './layout.ts';
import { op, operators } from './opcodes.ts';
import { programFunctions } from './program.ts';
import { schedule } from './schedule.ts';
import { findRoots } from './trees.ts';

/** What the compiled module exports, besides its `memory`. */
export interface Exports {
  /** Runs up to so many rising edges; the number that is left because the log of failures is full. */
  readonly step: (edges: number) => number;
  /** Brings the kept nodes' values up to date. */
  readonly settle: () => void;
}

/** A compiled netlist. */
export interface Compiled {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly layout: Layout;
}

/**
 * Compiles a netlist; the values of the `kept` nodes can be read at their addresses after `settle`. `limit` is the number
 * of instructions at which functions are cut, about.
 */
export function compileNetlist(net: Netlist, kept: readonly NodeId[], limit?: number): Compiled {
  const layout = new Layout(net);
  for (const node of kept) layout.addHome(node, net.nodes[node]!.width);
  const edges = edgeFunctions(net, layout, limit);
  const settles = settleFunctions(net, layout, kept, limit);
  // The function that records failures comes first: its index has to be known to the others.
  const first = [failFunction(net, layout), ...edges, ...settles];
  const indices = (functions: readonly FunctionWriter[]): readonly number[] => functions.map((f) => first.indexOf(f));
  const bytes = encodeModule({
    pages: layout.pages,
    functions: [...first, stepFunction(net, layout, indices(edges)), settleFunction(indices(settles))],
    exports: { step: first.length, settle: first.length + 1 },
  });
  return { bytes, layout };
}

const FAIL = 0;

function edgeFunctions(net: Netlist, layout: Layout, limit?: number): readonly FunctionWriter[] {
  const graph = new Graph(net);
  const { sinks, resets } = edgeSinks(graph);
  const roots = new Set(findRoots(graph, sinks));
  const order = schedule(graph, sinks, roots);
  return programFunctions({ graph, roots, layout, fail: FAIL }, order, resets, limit);
}

/**
 * Nodes may have one address for both programs: an edge writes it before it reads it, and what reads it from outside
 * settles first after an edge.
 */
function settleFunctions(
  net: Netlist,
  layout: Layout,
  kept: readonly NodeId[],
  limit?: number,
): readonly FunctionWriter[] {
  const graph = new Graph(net);
  const sinks = settleSinks(graph, kept);
  const roots = new Set(findRoots(graph, sinks));
  const order = schedule(graph, sinks, roots);
  return programFunctions({ graph, roots, layout, fail: FAIL }, order, [], limit);
}

/** Takes the edges left and the check: appends them to the log, outside reset. */
function failFunction(net: Netlist, layout: Layout): FunctionWriter {
  const { load, store, add, shl } = operators.i32;
  const { count, entries } = layout.failures;
  const f = new FunctionWriter(['i32', 'i32'], []);
  const reset = net.inputs.findIndex((input) => input.name === 'rst');
  if (reset >= 0) {
    f.const('i32', 0n);
    f.memory(load, layout.inputs[reset]!);
    f.open(op.if);
    f.op(op.return);
    f.op(op.end);
  }
  const number = f.local('i32');
  const entry = f.local('i32');
  f.const('i32', 0n);
  f.memory(load, count);
  f.indexed(op.localTee, number);
  f.const('i32', 3n);
  f.op(shl);
  f.indexed(op.localTee, entry);
  f.indexed(op.localGet, 1);
  f.memory(store, entries);
  f.indexed(op.localGet, entry);
  f.indexed(op.localGet, 0);
  f.memory(store, entries + 4);
  f.const('i32', 0n);
  f.indexed(op.localGet, number);
  f.const('i32', 1n);
  f.op(add);
  f.memory(store, count);
  return f;
}

/** Runs edges until none is left, or until the failures of one more might not fit in the log. */
function stepFunction(net: Netlist, layout: Layout, edges: readonly number[]): FunctionWriter {
  const { eqz, ltU, load, sub } = operators.i32;
  const { count, capacity } = layout.failures;
  const f = new FunctionWriter(['i32'], ['i32']);
  f.open(op.block);
  f.open(op.loop);
  f.indexed(op.localGet, 0);
  f.op(eqz);
  f.indexed(op.brIf, 1);
  if (capacity > 0) {
    f.const('i32', BigInt(capacity - net.checks.length));
    f.const('i32', 0n);
    f.memory(load, count);
    f.op(ltU);
    f.indexed(op.brIf, 1);
  }
  for (const edge of edges) {
    f.indexed(op.localGet, 0);
    f.indexed(op.call, edge);
  }
  f.indexed(op.localGet, 0);
  f.const('i32', 1n);
  f.op(sub);
  f.indexed(op.localSet, 0);
  f.indexed(op.br, 0);
  f.op(op.end);
  f.op(op.end);
  f.indexed(op.localGet, 0);
  return f;
}

function settleFunction(settles: readonly number[]): FunctionWriter {
  const f = new FunctionWriter([], []);
  for (const settle of settles) {
    f.const('i32', 0n);
    f.indexed(op.call, settle);
  }
  return f;
}
