/** Longest paths of a timing graph, by topological order. */
import { UserError } from '../../support/user-error.ts';
import type { Arc, Terminal, TimingGraph } from './timing-graph.ts';

/** A longest path as net numbers became it: where it starts and ends and the arcs between. */
export interface GraphPath {
  readonly start: Terminal;
  readonly end: Terminal;
  readonly arcs: readonly Arc[];
  readonly luts: number;
  readonly carries: number;
  readonly muxes: number;
}

/** The longest path of each kind, or null where there is no path of that kind. */
export interface LongestPaths {
  readonly registerToRegister: GraphPath | null;
  readonly inputToRegister: GraphPath | null;
  readonly registerToOutput: GraphPath | null;
  readonly inputToOutput: GraphPath | null;
  /** How many inputs of registers have so many LUTs on the longest path from a register, from 0 LUTs on. */
  readonly histogram: readonly number[];
  /** The longest paths from register to register, longest first, at most `count`, one for all with the same `key`. */
  readonly worst: (count: number, key: (path: GraphPath) => string) => readonly GraphPath[];
}

/** More LUTs is longer; of equal LUTs, more carry chains; of equal chains, more multiplexers. */
const lutWeight = 2 ** 32;
const carryWeight = 2 ** 16;
const levels = ({ luts, carries, muxes }: Arc): number => luts * lutWeight + carries * carryWeight + muxes;

/** Throws UserError, naming the cells, if the graph has a combinational loop. */
export function longestPaths(graph: TimingGraph): LongestPaths {
  const order = topologicalOrder(graph);
  const fromRegisters = arrivals(graph, order, graph.registerStarts, levels, () => 0);
  const fromInputs = arrivals(graph, order, graph.inputStarts, levels, () => 0);
  return {
    registerToRegister: longestTo(graph.registerEnds, fromRegisters),
    inputToRegister: longestTo(graph.registerEnds, fromInputs),
    registerToOutput: longestTo(graph.outputEnds, fromRegisters),
    inputToOutput: longestTo(graph.outputEnds, fromInputs),
    histogram: histogram(graph.registerEnds, fromRegisters),
    worst: (count, key) => worst(graph.registerEnds, fromRegisters, count, key),
  };
}

/** What a path takes, in any unit. */
export interface Delays {
  readonly start: (start: Terminal) => number;
  readonly arc: (arc: Arc) => number;
  readonly end: (end: Terminal) => number;
}

/**
 * The path from register to register that takes longest, and how long; null where there is none. Throws as
 * `longestPaths` does.
 */
export function slowestPath(graph: TimingGraph, delays: Delays): { path: GraphPath; delay: number } | null {
  const found = arrivals(graph, topologicalOrder(graph), graph.registerStarts, delays.arc, delays.start);
  const path = longestTo(graph.registerEnds, found, delays.end);
  return path === null ? null : { path, delay: found.weight[path.end.net]! + delays.end(path.end) };
}

function histogram(ends: readonly Terminal[], { weight }: Arrivals): readonly number[] {
  const counts: number[] = [];
  for (const { net } of ends) {
    if (weight[net]! < 0) continue;
    const luts = Math.floor(weight[net]! / lutWeight);
    while (counts.length <= luts) counts.push(0);
    counts[luts]!++;
  }
  return counts;
}

function worst(
  ends: readonly Terminal[],
  found: Arrivals,
  count: number,
  key: (path: GraphPath) => string,
): readonly GraphPath[] {
  const reached = ends.filter(({ net }) => found.weight[net]! >= 0);
  const seen = new Set<string>();
  const chosen: GraphPath[] = [];
  for (const end of reached.toSorted((a, b) => found.weight[b.net]! - found.weight[a.net]!)) {
    if (chosen.length === count) break;
    const path = pathTo(end, found);
    if (seen.has(key(path))) continue;
    seen.add(key(path));
    chosen.push(path);
  }
  return chosen;
}

interface Arrivals {
  readonly starts: ReadonlyMap<number, Terminal>;
  /** Weight of the longest path to each net; -1 where none starts. */
  readonly weight: Float64Array;
  /** The last arc of that path; undefined at its start. */
  readonly via: readonly (Arc | undefined)[];
}

/** Arcs in an order in which every arc comes after all arcs into its source net. */
function topologicalOrder({ nets, arcs }: TimingGraph): readonly Arc[] {
  const leaving: Arc[][] = Array.from({ length: nets }, () => []);
  const waiting = new Uint32Array(nets);
  for (const arc of arcs) {
    leaving[arc.from]!.push(arc);
    waiting[arc.to]!++;
  }
  const ready: number[] = [];
  for (let net = 0; net < nets; net++) if (waiting[net] === 0) ready.push(net);
  const order: Arc[] = [];
  for (let net = ready.pop(); net !== undefined; net = ready.pop()) {
    for (const arc of leaving[net]!) {
      order.push(arc);
      if (--waiting[arc.to]! === 0) ready.push(arc.to);
    }
  }
  if (order.length < arcs.length) throw loopError(arcs, waiting);
  return order;
}

/** Nets that still wait all have a waiting net before them, so walking backwards among them must meet itself. */
function loopError(arcs: readonly Arc[], waiting: Uint32Array): UserError {
  const into = new Map<number, Arc>();
  for (const arc of arcs) if (waiting[arc.from]! > 0 && waiting[arc.to]! > 0) into.set(arc.to, arc);
  const seen = new Set<number>();
  let net: number = into.keys().next().value!;
  while (!seen.has(net)) {
    seen.add(net);
    net = into.get(net)!.from;
  }
  const loop: string[] = [];
  const closing = net;
  do {
    const arc = into.get(net)!;
    if (loop.at(-1) !== arc.cell) loop.push(arc.cell);
    net = arc.from;
  } while (net !== closing);
  return new UserError(
    `the netlist has a combinational loop through the cells ${loop.reverse().join(', ')}; put a register into it`,
  );
}

function arrivals(
  graph: TimingGraph,
  order: readonly Arc[],
  starts: readonly Terminal[],
  takes: (arc: Arc) => number,
  startsAt: (start: Terminal) => number,
): Arrivals {
  const weight = new Float64Array(graph.nets).fill(-1);
  const via: (Arc | undefined)[] = new Array(graph.nets);
  for (const start of starts) weight[start.net] = startsAt(start);
  for (const arc of order) {
    const before = weight[arc.from]!;
    if (before < 0) continue;
    const after = before + takes(arc);
    if (after > weight[arc.to]!) {
      weight[arc.to] = after;
      via[arc.to] = arc;
    }
  }
  return { starts: new Map(starts.map((s) => [s.net, s])), weight, via };
}

function longestTo(
  ends: readonly Terminal[],
  found: Arrivals,
  endsWith: (end: Terminal) => number = () => 0,
): GraphPath | null {
  let longest: Terminal | undefined;
  let most = -1;
  for (const end of ends) {
    const before = found.weight[end.net]!;
    if (before < 0 || before + endsWith(end) <= most) continue;
    longest = end;
    most = before + endsWith(end);
  }
  return longest === undefined ? null : pathTo(longest, found);
}

function pathTo(end: Terminal, { starts, via }: Arrivals): GraphPath {
  const arcs: Arc[] = [];
  let net = end.net;
  for (let arc = via[net]; arc !== undefined; arc = via[net]) {
    arcs.unshift(arc);
    net = arc.from;
  }
  const sum = (cost: (arc: Arc) => number) => arcs.reduce((total, arc) => total + cost(arc), 0);
  return {
    start: starts.get(net)!,
    end,
    arcs,
    luts: sum((a) => a.luts),
    carries: sum((a) => a.carries),
    muxes: sum((a) => a.muxes),
  };
}
