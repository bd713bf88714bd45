/**
 * A flat design: one list of word-level nodes in topological order, with the registers and memories that hold state.
 *
 * The hierarchy is gone (signals keep their paths), statement trees are multiplexers, and reset is part of each
 * register's next value. Engines and graph checks read this form; the Verilog emitter does not.
 */
import { type DeclId, type Expr, type ExprId, operands, type SignedOp } from './expr.ts';
import type { Location } from './location.ts';
import type { Collision, ModuleIr, ResetKind } from './module-ir.ts';
import type { States } from './states.ts';

/** Index into `Netlist.nodes`; operands always have smaller indices. */
export type NodeId = number;

/** An expression without signed operators whose operands are nodes, or the current value of a source of state. */
export type NetNode =
  | Exclude<Expr, { op: 'ref' | SignedOp }>
  | { readonly op: 'input'; readonly width: number; readonly input: number }
  | { readonly op: 'register'; readonly width: number; readonly register: number }
  /** The word at `addr` of a memory, asynchronously. */
  | { readonly op: 'memRead'; readonly width: number; readonly memory: number; readonly addr: NodeId }
  /** Output `output` of a black box that is given `inputs`, in the order of the box's own. */
  | {
      readonly op: 'box';
      readonly width: number;
      readonly box: number;
      readonly output: number;
      readonly inputs: readonly NodeId[];
    };

/** An edge at which state changes. A signal that is used at both edges is two entries. */
export interface NetClock {
  /** The input of the top that it is; it is not among `Netlist.inputs`. */
  readonly name: string;
  readonly edge: 'rising' | 'falling';
}

/** What makes an input of the top a reset. */
export interface NetReset {
  /** Name of the clock of its domain. */
  readonly clock: string;
  /** The value that resets. */
  readonly active: 0 | 1;
  readonly kind: ResetKind;
}

/** An input of the top. */
export interface NetInput {
  readonly name: string;
  readonly width: number;
  readonly states?: States;
  /** Of the resets that are ports: clock domains of the top. */
  readonly reset?: NetReset;
}

export interface NetRegister {
  readonly path: string;
  readonly width: number;
  /** Index into `Netlist.clocks`. */
  readonly clock: number;
  /** Value after the clock's next edge, synchronous reset included. */
  readonly next: NodeId;
  /** Whenever the one-bit node `active` is 1 the register has that value, and keeps it until the next edge. */
  readonly asyncReset?: { readonly active: NodeId; readonly value: bigint };
  /** Power-up value; without it the engine chooses one from its seed. */
  readonly init?: bigint;
}

/**
 * At an edge with `enable`, the bits of the word at `addr` that are 1 in `mask` (without it: all) become those of
 * `data`.
 */
export interface NetWrite {
  readonly clock: number;
  readonly addr: NodeId;
  readonly data: NodeId;
  readonly enable: NodeId;
  readonly mask?: NodeId;
  /** The statement that it comes from, if it is of a design of ours. */
  readonly origin?: NetOrigin;
}

export interface NetMemory {
  readonly path: string;
  readonly width: number;
  /** A power of two: every address, of `log2(depth)` bits, has a word. */
  readonly depth: number;
  /**
   * Number of words that the design has, from address 0, where it has fewer; the others are 0 and are never written.
   */
  readonly words?: number;
  /** Power-up contents; without them the engine chooses from its seed. */
  readonly init?: readonly bigint[];
  /** Applied in order at the edge: where two write the same word, the later one wins. */
  readonly writes: readonly NetWrite[];
}

/** A registered read: at an edge with `enable`, `register` takes the word at `addr`. */
export interface NetSyncRead {
  readonly clock: number;
  readonly memory: number;
  readonly addr: NodeId;
  readonly enable: NodeId;
  readonly onCollision: Collision;
  readonly register: number;
}

/** An instance of a module whose insides are not in the design: a JavaScript model stands for it. */
export interface NetBox {
  readonly path: string;
  /** Name of the module, by which the model is found. */
  readonly module: string;
  readonly parameters: Readonly<Record<string, bigint | string>>;
  readonly inputs: readonly { readonly name: string; readonly node: NodeId }[];
  readonly outputs: readonly { readonly name: string; readonly width: number }[];
  /** The edge at which its own state changes, if it has any. */
  readonly clock?: number;
}

/** A one-bit node that must be 1 at every edge of its clock; of an assertion of a design of ours it is 1 in reset. */
export interface NetCheck {
  readonly path: string;
  readonly clock: number;
  readonly node: NodeId;
  /** For the module's surroundings to keep, not for the module. */
  readonly assumed?: true;
}

/** Where in the source a node comes from: the first statement, declaration or instance that needed it. */
export interface NetOrigin {
  /** Instance names joined by dots; empty for the top. */
  readonly scope: string;
  readonly at: Location;
}

/** Something that waves and tests can look at: a port, register, wire or named expression, by its design path. */
export interface NetSignal {
  /** Instance names and the signal's name joined by dots; the top's own signals have no prefix. */
  readonly path: string;
  readonly width: number;
  readonly kind: 'input' | 'output' | 'reg' | 'wire';
  readonly node: NodeId;
  readonly states?: States;
  /** Of a leaf of a record or link: the fields with which its name ends. */
  readonly fields?: readonly string[];
}

/**
 * An instance that was flattened, and which nodes its source became: for what reads a netlist as its designer wrote it.
 */
export interface NetInstance {
  /** Instance names joined by dots; empty for the top. */
  readonly path: string;
  readonly module: ModuleIr;
  /** Where it was instantiated; undefined for the top. */
  readonly at: Location | undefined;
  /** Of every expression that the netlist needed; what is missing has no effect. */
  readonly exprs: ReadonlyMap<ExprId, NodeId>;
  readonly decls: ReadonlyMap<DeclId, NodeId>;
}

export interface Netlist {
  readonly name: string;
  readonly nodes: readonly NetNode[];
  readonly clocks: readonly NetClock[];
  /** The top's data inputs and, after them, the resets that it uses; clocks are not among them. */
  readonly inputs: readonly NetInput[];
  readonly outputs: readonly {
    readonly name: string;
    readonly width: number;
    readonly node: NodeId;
    readonly states?: States;
  }[];
  readonly registers: readonly NetRegister[];
  readonly memories: readonly NetMemory[];
  readonly syncReads: readonly NetSyncRead[];
  readonly boxes: readonly NetBox[];
  readonly checks: readonly NetCheck[];
  readonly signals: readonly NetSignal[];
  /** Known for the nodes of a design of ours, as far as they have one. */
  readonly origins: ReadonlyMap<NodeId, NetOrigin>;
  /** Of a design of ours, each before what it contains; absent where the netlist has another source. */
  readonly instances?: readonly NetInstance[];
}

/** The nodes that a node is computed from, in evaluation order. */
export function netOperands(node: NetNode): readonly NodeId[] {
  switch (node.op) {
    case 'input':
    case 'register':
      return [];
    case 'memRead':
      return [node.addr];
    case 'box':
      return node.inputs;
    default:
      return operands(node);
  }
}
