/**
 * A flat design: one list of word-level nodes in topological order, with the registers and memories that hold state.
 *
 * The hierarchy is gone (signals keep their paths), statement trees are multiplexers, and reset is part of each
 * register's next value. Engines and graph checks read this form; the Verilog emitter does not.
 */
import type { Expr } from './expr.ts';
import type { Collision, StateNames } from './module-ir.ts';

/** Index into `Netlist.nodes`; operands always have smaller indices. */
export type NodeId = number;

/** An expression whose operands are nodes, or the current value of a source of state. */
export type NetNode =
  | Exclude<Expr, { op: 'ref' }>
  | { readonly op: 'input'; readonly width: number; readonly input: number }
  | { readonly op: 'register'; readonly width: number; readonly register: number }
  /** The word at `addr` of a memory, asynchronously. */
  | { readonly op: 'memRead'; readonly width: number; readonly memory: number; readonly addr: NodeId };

export interface NetRegister {
  readonly path: string;
  readonly width: number;
  /** Value after the next rising edge, reset included. */
  readonly next: NodeId;
  /** Power-up value; without it the engine chooses one from its seed. */
  readonly init?: bigint;
}

export interface NetMemory {
  readonly path: string;
  readonly width: number;
  readonly depth: number;
  /** Power-up contents; without them the engine chooses from its seed. */
  readonly init?: readonly bigint[];
  /** Applied in order at the rising edge: where two write the same word, the later one wins. */
  readonly writes: readonly { readonly addr: NodeId; readonly data: NodeId; readonly enable: NodeId }[];
}

/** A registered read: at an edge with `enable`, `register` takes the word at `addr`. */
export interface NetSyncRead {
  readonly memory: number;
  readonly addr: NodeId;
  readonly enable: NodeId;
  readonly onCollision: Collision;
  readonly register: number;
}

/** Something that waves and tests can look at: a port, register, wire or named expression, by its design path. */
export interface NetSignal {
  /** Instance names and the signal's name joined by dots; the top's own signals have no prefix. */
  readonly path: string;
  readonly width: number;
  readonly kind: 'input' | 'output' | 'reg' | 'wire';
  readonly node: NodeId;
  readonly states?: StateNames;
}

export interface Netlist {
  readonly name: string;
  readonly nodes: readonly NetNode[];
  /** The top's data inputs (clock and reset excluded) and, last where used, `rst`. */
  readonly inputs: readonly { readonly name: string; readonly width: number; readonly states?: StateNames }[];
  readonly outputs: readonly {
    readonly name: string;
    readonly width: number;
    readonly node: NodeId;
    readonly states?: StateNames;
  }[];
  readonly registers: readonly NetRegister[];
  readonly memories: readonly NetMemory[];
  readonly syncReads: readonly NetSyncRead[];
  /** One-bit nodes that must be 1 at every rising edge outside reset. */
  readonly checks: readonly { readonly path: string; readonly node: NodeId }[];
  readonly signals: readonly NetSignal[];
}
