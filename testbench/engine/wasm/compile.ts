/** From a netlist to a WebAssembly module. */
import type { Netlist, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { gate } from './activity.ts';
import { ActivityCode } from './activity-code.ts';
import { anyReset, asynchronousRounds, asynchronousSinks } from './asynchronous.ts';
import type { Context } from './context.ts';
import { type DelayLine, delayLines, joinDelays } from './delays.ts';
import { encodeModule, FunctionWriter, type ImportedFunction } from './encoder.ts';
import { edgeSinks, Graph, type Reset, settleSinks } from './graph.ts';
import { type CellSink, equalInstances, type Instances, joinInstances } from './instances.ts';
import { Layout, type Placed, rowBytes } from './layout.ts';
import { replaceLinear } from './linear-regions.ts';
import { lowerClocks } from './lower-clocks.ts';
import { replaceLowestOnes } from './lowest-ones.ts';
import { multiplyFunction } from './multiply.ts';
import { op, operators } from './opcodes.ts';
import { allOn, type CompileSettings, type Optimisations } from './options.ts';
import { type PhaseAreas, phaseAreas, phasedStep, switchFunction } from './phases.ts';
import { FUNCTION_LIMIT, programFunctions } from './program.ts';
import { joinElementWrites, registerArrays, replaceElementReads } from './register-arrays.ts';
import { type Scheduled, schedule } from './schedule.ts';
import { simplify, worthSimplifying } from './simplify.ts';
import { dispatch, stateMachine } from './state-programs.ts';
import { replaceNarrowCones } from './tables.ts';
import { findRoots } from './trees.ts';

/** What the compiled module exports, besides its `memory`. */
export interface Exports {
  /** Runs up to so many edges of the clocks that tick; the number that is left because the log of failures is full. */
  readonly step: (edges: number) => number;
  /** Brings the kept nodes' values up to date. */
  readonly settle: () => void;
  /** Has asynchronous resets take place; to be called when an input was set. Only where there are any. */
  readonly reset?: () => void;
}

/** What the compiled module imports from `host`, where the design has black boxes. */
export interface Imports {
  readonly boxOutput: (box: number, output: number) => void;
  readonly boxEdge: (box: number) => void;
}

/** A compiled netlist. */
export interface Compiled {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly layout: Layout;
  /** Where the value of a node of the netlist is, if it was wanted or is an input's or a register's. */
  readonly address: (node: NodeId) => number | undefined;
  /** Bytes of the place there. */
  readonly placeBytes: (node: NodeId) => number;
  /** Inputs of 1 bit, one a clock of the netlist, that say which clocks tick in `step`; empty where all do. */
  readonly ticks: readonly number[];
  /** Where `reset` leaves whether an asynchronous reset is active, as a word; `undefined` where there is none. */
  readonly resetting?: number;
  /** What takes the place of `step` after so many edges, if anything. */
  readonly later?: Later;
}

/** Work that is left until a netlist has run for so long that it can pay. */
export interface Later {
  readonly after: number;
  /** Edges so far, of all simulators of the netlist. */
  edges: number;
  readonly compile: () => LaterModule | undefined;
}

/**
 * A module that imports the first one's `memory` and exports a `step` that does the same faster where little happens or
 * where the state decides much. `Layout.tables` may have more in it than before it was compiled.
 */
export interface LaterModule {
  readonly module: WebAssembly.Module;
  /** Where it keeps its phase, if it is gated; zeros make it begin again. */
  readonly phases?: PhaseAreas;
}

/** Compiles a netlist; the values of the `wanted` nodes can be read at their addresses after `settle`. */
export function compileNetlist(
  given: Netlist,
  wanted: readonly NodeId[],
  { limit, optimise, gateAfter = 20_000, shareFrom }: CompileSettings = {},
): Compiled {
  const optimisations = { ...allOn, ...optimise };
  const { net: original, nodes } =
    optimisations.simplify && worthSimplifying(given) ? simplify(given, wanted) : { net: given, nodes: undefined };
  const place = (node: NodeId): NodeId => nodes?.[node] ?? node;
  const kept = wanted.map(place);
  const { net, ticks } = lowerClocks(original);
  const placed = placesOf(net, optimisations, shareFrom);
  const layout = new Layout(net, placed);
  const { lines } = placed;
  for (const node of kept) layout.addHome(node, net.nodes[node]!.width);
  const imports = net.boxes.length > 0 ? boxImports : [];
  const helpers = {
    boxOutput: 0,
    boxEdge: 1,
    fail: imports.length,
    multiply: imports.length + 1,
  };
  const functions = [failFunction(layout), multiplyFunction()];
  /** Indices of the functions of a program. */
  const add = (...more: readonly FunctionWriter[]): readonly number[] =>
    more.map((f) => imports.length + functions.push(f) - 1);
  const scheduledFor = (
    graph: Graph,
    layout: Layout,
    { sinks: separate, resets }: Work,
    moved: readonly DelayLine[],
  ): Program => {
    if (optimisations.lowestOnes) replaceLowestOnes(graph);
    if (optimisations.arrays) replaceElementReads(graph, layout);
    const elements = optimisations.arrays ? joinElementWrites(graph, layout, separate) : separate;
    const sinks = joinDelays(elements, moved);
    if (optimisations.tables) replaceNarrowCones(graph, sinks, layout);
    if (optimisations.linearMaps) replaceLinear(graph, sinks, layout);
    const roots = new Set(findRoots(graph, sinks));
    const order = schedule(graph, sinks, roots);
    const kept = new Set(sinks.flatMap((sink) => (sink.kind === 'keep' ? [sink.value] : [])));
    return { context: { graph, roots, layout, kept, optimisations, functions: helpers }, order, resets };
  };
  const scheduled = (make: (graph: Graph) => Work, moved: readonly DelayLine[] = []): Program => {
    const graph = new Graph(net);
    return scheduledFor(graph, layout, make(graph), moved);
  };
  const written = (program: Program): readonly number[] => addProgram(program, add, limit);
  const program = (make: (graph: Graph) => Work): readonly number[] => written(scheduled(make));
  // Of the instances of each class the edge, and for all else one that calls those.
  const bodies = placed.classes.map(({ instances, lines = [] }, i): Program => {
    const graph = new Graph(instances.net);
    const { layout: places, start, stride } = layout.records[i]!;
    const work = edgeSinks(graph, { ...optimisations, lateResets: false });
    const program = scheduledFor(graph, places, work, lines);
    return { ...program, context: { ...program.context, record: { start, end: start + stride } } };
  });
  const shared = placed.classes.map(({ instances }) => instances);
  const edge: Program = {
    ...scheduled((graph) => {
      const { sinks, resets } = edgeSinks(graph, optimisations);
      return { sinks: joinInstances(sinks, shared, cellsOf(shared, layout)), resets };
    }, lines),
    bodies,
  };
  const edges = written(edge);
  // Nodes may have one address for all programs: each writes it before it reads it, and who reads from outside settles
  // first.
  const settles = program((graph) => ({ sinks: settleSinks(graph, kept), resets: [] }));
  const { afterInput, afterEdge } = asynchronousRounds(original);
  let resetting: number | undefined;
  const resetRound = (graph: Graph): Work => {
    const any = anyReset(original, graph);
    layout.addHome(any, 1);
    resetting = layout.address(any);
    return { sinks: [...asynchronousSinks(original, graph), { kind: 'keep', value: any }], resets: [] };
  };
  const round = afterInput > 0 ? program(resetRound) : [];
  const rounds = (count: number): readonly number[] => Array.from({ length: count }, () => round).flat();
  const [step, settle, reset] = add(
    stepFunction(net, layout, [...edges, ...rounds(afterEdge)]),
    callAll(settles),
    callAll(rounds(afterInput)),
  );
  // Models of black boxes may answer otherwise at any time, and resets that follow from state at any edge.
  const settled = net.boxes.length === 0 && afterEdge === 0;
  // Which registers change is known of stores alone, not of a line that moves.
  const separate = (): Program =>
    lines.length === 0 && shared.length === 0 ? edge : scheduled((graph) => edgeSinks(graph, optimisations));
  const machine = (): StatePrograms | undefined => {
    const found = optimisations.states ? stateMachine(net, optimisations) : undefined;
    return (
      found && {
        register: found.register,
        programs: found.states.map(({ value, net }) => {
          const graph = new Graph(net);
          const work = edgeSinks(graph, optimisations);
          return { value, program: scheduledFor(graph, new Layout(net, layout), work, []) };
        }),
      }
    );
  };
  const better = settled && (optimisations.gating || optimisations.states);
  const pages = layout.pages + (better ? LATER_PAGES : 0);
  const bytes = encodeModule({
    imports,
    pages,
    functions,
    exports: { step: step!, settle: settle!, ...(afterInput > 0 ? { reset: reset! } : {}) },
  });
  return {
    bytes,
    layout,
    ticks,
    address: (node) => layout.address(place(node)),
    placeBytes: (node) => layout.bytes(place(node), given.nodes[node]!.width),
    ...(resetting === undefined ? {} : { resetting }),
    ...(better
      ? {
          later: {
            after: gateAfter,
            edges: 0,
            compile: once(() => laterModule({ edge, separate, machine }, pages, limit)),
          },
        }
      : {}),
  };
}

/**
 * The arrays and delay lines of a design, and its equal instances, which have their own; registers of arrays stay where
 * an index finds them.
 */
function placesOf(net: Netlist, optimisations: Optimisations, shareFrom?: number): Required<Placed> {
  const graph = new Graph(net);
  const { sinks } = edgeSinks(graph, optimisations);
  const all = optimisations.arrays ? registerArrays(graph, sinks) : [];
  const found = optimisations.instances ? equalInstances(graph, sinks, all, shareFrom) : [];
  const inInstances = new Set(found.flatMap(({ copies }) => copies.flatMap(({ registers }) => registers)));
  const arrays = all.filter((registers) => !registers.some((r) => inInstances.has(r)));
  const inArray = new Set(arrays.flat());
  const strideOf = (r: number): number | undefined =>
    inArray.has(r) || inInstances.has(r) ? undefined : rowBytes(net.registers[r]!.width);
  const lines = optimisations.delays ? delayLines(graph, sinks, strideOf) : [];
  const classes = found.map((instances) => {
    const { arrays, lines } = placesOf(instances.net, { ...optimisations, instances: false, lateResets: false });
    return { instances, arrays, lines };
  });
  return { arrays, lines, classes };
}

/** What is copied to the records of instances before their bodies run. */
function cellsOf(classes: readonly Instances[], layout: Layout): readonly CellSink[] {
  return classes.flatMap(({ inputs, copies }, index) => {
    const { layout: places, stride } = layout.records[index]!;
    return inputs.flatMap(({ nodes, shared }, i): readonly CellSink[] => {
      const address = places.inputs[i]!;
      if (!shared)
        return copies.map((_, k) => ({ kind: 'cell', value: nodes[k]!, address: address + k * stride, index }));
      return layout.inputs.includes(address) ? [] : [{ kind: 'cell', value: nodes[0]!, address, index }];
    });
  });
}

/** What `make` makes, at the first call: all simulators of a netlist have the same. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Room in the memory for what later programs need, which is not known before they are compiled. */
const LATER_PAGES = 8;

/** A schedule, ready to be written. */
interface Program {
  readonly context: Context;
  readonly order: readonly Scheduled[];
  readonly resets: readonly Reset[];
  /** What equal instances do, a program for each class. */
  readonly bodies?: readonly Program[];
}

/** Adds the functions of a program to a module, those of its bodies first; gives the indices of its own. */
function addProgram(
  { context, order, resets, bodies = [] }: Program,
  add: (...more: readonly FunctionWriter[]) => readonly number[],
  limit: number | undefined,
): readonly number[] {
  const indices = bodies.map((body) => addProgram(body, add, limit));
  return add(...programFunctions({ ...context, bodies: indices }, order, resets, limit));
}

/** The programs of the states of a register. */
interface StatePrograms {
  readonly register: number;
  readonly programs: readonly { readonly value: number; readonly program: Program }[];
}

/** What a later module is made of. */
interface LaterPrograms {
  readonly edge: Program;
  /** The edge with a store for each register. */
  readonly separate: () => Program;
  readonly machine: () => StatePrograms | undefined;
}

/**
 * A module with another `step` over the memory of the first one: gated, with a program for each state, or both;
 * `undefined` where there is nothing to gate and no state machine.
 */
function laterModule(
  { edge, separate, machine }: LaterPrograms,
  pages: number,
  limit: number = FUNCTION_LIMIT,
): LaterModule | undefined {
  const { context, order, resets } = separate();
  const { graph, layout, optimisations } = context;
  const gated = optimisations.gating ? gate(context, order, limit) : undefined;
  const states = machine();
  if (gated === undefined && states === undefined) return undefined;
  const functions = [failFunction(layout), multiplyFunction()];
  const add = (...more: readonly FunctionWriter[]): readonly number[] => more.map((f) => functions.push(f) - 1);
  const written = (program: Program): readonly number[] => addProgram(program, add, limit);
  const general = written(edge);
  const plain =
    states === undefined
      ? general
      : add(
          dispatch(
            { address: layout.registers[states.register]!, bytes: layout.registerBytes[states.register]! },
            states.programs.map(({ value, program }) => ({ value, pieces: written(program) })),
            general,
          ),
        );
  const steps = (): { readonly step: FunctionWriter; readonly phases?: PhaseAreas } => {
    if (gated === undefined) return { step: stepFunction(graph.net, layout, plain) };
    const code = new ActivityCode(gated.activity, layout);
    const phases = phaseAreas(layout);
    const [next, inputs] = add(switchFunction(phases, code), code.watchInputs(graph));
    const flagged = add(...programFunctions({ ...context, activity: code }, gated.order, resets, limit));
    const programs = { plain, gated: flagged, next: next!, inputs: inputs! };
    return { step: phasedStep(phases, programs, fullLog(graph.net, layout)), phases };
  };
  const { step: stepping, ...rest } = steps();
  const [step] = add(stepping);
  if (layout.pages > pages) return undefined;
  const spec = { imports: [], pages, foreignMemory: true, functions, exports: { step: step! } };
  return { module: new WebAssembly.Module(encodeModule(spec)), ...rest };
}

type Work = ReturnType<typeof edgeSinks>;

const boxImports: readonly ImportedFunction[] = [
  { name: 'boxOutput', params: ['i32', 'i32'], results: [] },
  { name: 'boxEdge', params: ['i32'], results: [] },
];

/** Takes the edges left and the check: appends them to the log. */
function failFunction(layout: Layout): FunctionWriter {
  const { load, store, add, shl } = operators.i32;
  const { count, entries } = layout.failures;
  const f = new FunctionWriter(['i32', 'i32'], []);
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
  const { eqz, sub } = operators.i32;
  const full = fullLog(net, layout);
  const f = new FunctionWriter(['i32'], ['i32']);
  f.open(op.block);
  f.open(op.loop);
  f.indexed(op.localGet, 0);
  f.op(eqz);
  f.indexed(op.brIf, 1);
  if (full !== undefined) {
    full(f);
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

/** Pushes whether the failures of one more edge might not fit in the log; `undefined` where nothing can fail. */
function fullLog(net: Netlist, layout: Layout): ((f: FunctionWriter) => void) | undefined {
  const { count, capacity } = layout.failures;
  if (capacity === 0) return undefined;
  return (f) => {
    f.const('i32', BigInt(capacity - net.checks.length));
    f.const('i32', 0n);
    f.memory(operators.i32.load, count);
    f.op(operators.i32.ltU);
  };
}

/** Calls the functions of programs that are not about edges. */
function callAll(functions: readonly number[]): FunctionWriter {
  const f = new FunctionWriter([], []);
  for (const index of functions) {
    f.const('i32', 0n);
    f.indexed(op.call, index);
  }
  return f;
}
