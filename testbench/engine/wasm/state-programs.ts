/**
 * One program for each value of the register that decides most.
 *
 * In a state machine every register tests the state again, in a chain of multiplexers of its own. Under the premise
 * that the state register holds `v` most of those tests are constants, and with them goes the logic of all other
 * states. So the design is simplified once for each value that the register is compared with, and an edge tests the
 * register once and runs that value's program, or the general one.
 *
 * Sound: the program of `v` is the edge of the same netlist under a premise that is tested immediately before it runs.
 * State is at the same addresses in all programs, and a store of the state register stays a store.
 *
 * The score is the share of the design's nodes that are live in a state, in the mean of the states. Where much of the
 * design does not depend on the state, more code is slower than fewer tests: at a score of 0.83 `serv` lost a quarter.
 */
import type { Netlist, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { FunctionWriter } from './encoder.ts';
import { edgeSinks, Graph } from './graph.ts';
import { loadFrom, op, operators } from './opcodes.ts';
import type { Optimisations } from './options.ts';
import { Premise } from './premise.ts';
import { simplify } from './simplify.ts';

/** The register, and the design under each of its values. */
export interface StateMachine {
  readonly register: number;
  readonly states: readonly { readonly value: number; readonly net: Netlist }[];
}

/** Bits of a register that can be a state. */
const WIDEST = 8;
/** Values that it has to be compared with, and the most for which there are programs. */
const [FEWEST, MOST] = [3, 32];
/** The mean share of nodes that are live in a state, above which one program is better. */
const WORTH = 0.75;
/** Nodes that have to be spared: the branch to a program costs as much as some hundred instructions. */
const SPARED = 150;
/** Nodes of a design above which the programs are too large together. */
const LARGEST = 6000;
/** Registers that are looked at, those of most comparisons first. */
const TRIED = 6;

/** The state machine of a design that has one for which programs of its own pay. */
export function stateMachine(net: Netlist, optimisations: Optimisations): StateMachine | undefined {
  const candidates = comparedRegisters(net);
  if (candidates.length === 0) return undefined;
  const graph = new Graph(net);
  const premise = new Premise(graph, edgeSinks(graph, optimisations).sinks);
  const all = premise.live();
  if (all > LARGEST) return undefined;
  const [best] = candidates
    .map(({ register, values }) => {
      const live = values.reduce((sum, value) => sum + premise.live(register, value), 0);
      return { register, values, share: live / (values.length * all) };
    })
    .filter(({ share }) => share <= WORTH && all * (1 - share) >= SPARED)
    .toSorted((a, b) => a.share - b.share);
  if (best === undefined) return undefined;
  const { register, values } = best;
  return {
    register,
    states: values.map((value) => ({ value, net: simplify(under(net, register, BigInt(value))).net })),
  };
}

/** Narrow registers that are compared with several constants, with these, those of most comparisons first. */
function comparedRegisters(net: Netlist): readonly { readonly register: number; readonly values: readonly number[] }[] {
  const found = new Map<number, { values: Set<number>; comparisons: number }>();
  const compared = (one: NodeId, value: bigint | undefined): void => {
    const state = net.nodes[one]!;
    if (state.op !== 'register' || state.width > WIDEST || value === undefined) return;
    const known = found.get(state.register) ?? { values: new Set(), comparisons: 0 };
    known.values.add(Number(value));
    known.comparisons++;
    found.set(state.register, known);
  };
  const constant = (id: NodeId): bigint | undefined => {
    const node = net.nodes[id]!;
    return node.op === 'const' ? node.value : undefined;
  };
  for (const node of net.nodes) {
    if (node.op === 'eq') {
      compared(node.a, constant(node.b));
      compared(node.b, constant(node.a));
    } else if (node.op === 'reduceOr') compared(node.a, 0n);
  }
  return [...found]
    .map(([register, { values, comparisons }]) => ({
      register,
      comparisons,
      values: [...values].toSorted((a, b) => a - b),
    }))
    .filter(({ values }) => values.length >= FEWEST && values.length <= MOST)
    .toSorted((a, b) => b.comparisons - a.comparisons)
    .slice(0, TRIED);
}

/** The design where a register's present value is known. */
const under = (net: Netlist, register: number, value: bigint): Netlist => ({
  ...net,
  nodes: net.nodes.map((node) =>
    node.op === 'register' && node.register === register ? { op: 'const', width: node.width, value } : node,
  ),
});

/** A value of the state register, and the functions of its program. */
export interface StateProgram {
  readonly value: number;
  readonly pieces: readonly number[];
}

/** Takes the edges left; runs the program of the state in that place, or the `general` one. Sorted by value. */
export function dispatch(
  { address, bytes }: { readonly address: number; readonly bytes: number },
  programs: readonly StateProgram[],
  general: readonly number[],
): FunctionWriter {
  const f = new FunctionWriter(['i32'], []);
  const state = f.local('i32');
  const call = (pieces: readonly number[]): void => {
    for (const piece of pieces) {
      f.indexed(op.localGet, 0);
      f.indexed(op.call, piece);
    }
  };
  const compare = (comparison: number, value: number, yes: () => void, no: () => void): void => {
    f.indexed(op.localGet, state);
    f.const('i32', BigInt(value));
    f.op(comparison);
    f.open(op.if);
    yes();
    f.op(op.else);
    no();
    f.op(op.end);
  };
  const choose = (among: readonly StateProgram[]): void => {
    const middle = among.length >> 1;
    const { value, pieces } = among[middle]!;
    if (among.length === 1)
      compare(
        operators.i32.eq,
        value,
        () => call(pieces),
        () => call(general),
      );
    else
      compare(
        operators.i32.ltU,
        value,
        () => choose(among.slice(0, middle)),
        () => choose(among.slice(middle)),
      );
  };
  f.const('i32', 0n);
  f.memory(loadFrom('i32', bytes), address);
  f.indexed(op.localSet, state);
  choose(programs);
  return f;
}
