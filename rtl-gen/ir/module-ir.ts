/**
 * What one module elaborates to: declarations, expressions and statement trees, all plain data.
 *
 * Statement trees are kept as written so that `if` and `case` print as such; `flatten.ts` lowers them to
 * multiplexers for simulation. Records and enums are gone: every declaration is one word, and remembers in `states`
 * the names that waves print for an enum's values.
 */
import type { Diagnostic } from './diagnostic.ts';
import type { DoubtfulCode } from './diagnostic-codes.ts';
import type { DeclId, Expr, ExprId } from './expr.ts';
import type { ForeignIr } from './foreign-ir.ts';
import type { Location } from './location.ts';
import type { States } from './states.ts';

/** Index of a clock domain in its module. */
export type DomainId = number;
/** What a port belongs to: a domain, or no clock at all. */
export type PortDomain = DomainId | 'asynchronous';

export type ClockEdge = 'rising' | 'falling';
export type ResetKind = 'sync' | 'async';
export type ResetActive = 'high' | 'low';

/** The reset of a domain. */
export interface ResetIr {
  /** Name in Verilog: of the port, or of the declaration that gives the value. */
  readonly name: string;
  readonly kind: ResetKind;
  readonly active: ResetActive;
  /** The `named` declaration of one bit whose value it is; a port of the module where there is none. */
  readonly decl?: DeclId;
}

/** Registers that change at the same edge of the same clock and have the same reset. */
export interface DomainIr {
  /** The key under which the module lists it; empty for the implicit one. */
  readonly name: string;
  /** The port of the clock in Verilog. Domains of one clock are in step: values may go from one to the other. */
  readonly clock: string;
  readonly edge: ClockEdge;
  readonly reset?: ResetIr;
  /** The listed domain whose clock it has, of one that the body made with a reset of its own. */
  readonly of?: DomainId;
  /** Whether the module or anything below it needs the clock and the reset. */
  readonly usesClock: boolean;
  readonly usesReset: boolean;
}

interface DeclBase {
  readonly name: string;
  readonly width: number;
  readonly at: Location;
  readonly states?: States;
  /**
   * Of a leaf of a record or link: the fields that lead to it, with which the name ends (`up_payload_psn`: payload,
   * psn).
   */
  readonly fields?: readonly string[];
}

export type Decl =
  | (DeclBase & { readonly kind: 'input'; readonly domain: PortDomain })
  /** Driven once, by `value`. */
  | (DeclBase & { readonly kind: 'output'; readonly domain: PortDomain; value: ExprId })
  /**
   * Keeps its value where no statement sets it. Without `reset` it is not reset; `init` is its power-up value. States
   * in `unreached` need no way to them. A `symbolic` one is set to itself alone, on purpose: it may be anything, for
   * ever.
   */
  | (DeclBase & {
      readonly kind: 'reg';
      readonly group: string;
      readonly domain: DomainId;
      readonly reset?: bigint;
      readonly init?: bigint;
      readonly unreached?: readonly string[];
      readonly symbolic?: true;
      /** Attributes in Verilog, for tools behind it: `(* async_reg = "true" *)`. */
      readonly attributes?: Readonly<Record<string, string>>;
    })
  /**
   * Combinational; has the value `default` where no statement sets it, so it can never be a latch. A `forward` one has
   * none of its own, and statements set it on every path.
   */
  | (DeclBase & { readonly kind: 'wire'; readonly group: string; readonly default: ExprId; readonly forward?: true })
  /** An expression that the designer named; with `crossesTo` it may be used in that domain whatever it is made of. */
  | (DeclBase & { readonly kind: 'named'; readonly value: ExprId; readonly crossesTo?: DomainId })
  /** One output leaf of an instance. */
  | (DeclBase & {
      readonly kind: 'instOutput';
      readonly domain: PortDomain;
      readonly instance: number;
      readonly port: string;
    })
  /** The data of one memory read port. */
  | (DeclBase & { readonly kind: 'memRead'; readonly memory: number; readonly port: number });

export type DeclKind = Decl['kind'];

export type Stmt =
  | SetStmt
  | {
      readonly kind: 'if';
      readonly cond: ExprId;
      readonly taken: readonly Stmt[];
      readonly otherwise: readonly Stmt[];
      readonly at: Location;
    }
  | MatchStmt;

/** An assignment to a declaration, or with `part` to some of its bits, of which there are as many as `value` has. */
export interface SetStmt {
  readonly kind: 'set';
  readonly target: DeclId;
  readonly value: ExprId;
  readonly part?: Part;
  readonly at: Location;
}

/** Bits of a declaration from `lo` up: a constant, or a position in hardware that leaves all of them inside. */
export interface Part {
  readonly lo: number | { readonly expr: ExprId };
}

export interface MatchStmt {
  readonly kind: 'match';
  readonly subject: ExprId;
  /** Names for the values, where the subject is an enum; it then has an arm for each. */
  readonly states?: States;
  readonly arms: readonly MatchArm[];
  /** Applies for values without an arm. */
  readonly otherwise: readonly Stmt[];
  readonly at: Location;
}

/** Statements for one value or more; no value has two arms. */
export interface MatchArm {
  readonly values: readonly bigint[];
  readonly body: readonly Stmt[];
}

/** `old`: the word before this edge's writes; `new`: after them; `undefined`: the design does not care. */
export type Collision = 'old' | 'new' | 'undefined';

export interface MemoryIr {
  readonly name: string;
  readonly width: number;
  /** Number of words, 2 or more; addresses have as many bits as the last one needs. */
  readonly depth: number;
  readonly init?: readonly bigint[];
  /** Attributes in Verilog, for tools behind it: `(* ram_style = "block" *)`. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly at: Location;
  readonly writes: readonly {
    readonly domain: DomainId;
    readonly addr: ExprId;
    readonly data: ExprId;
    /** 0 where there is no word at `addr`. */
    readonly enable: ExprId;
    /** The bits that are written, without it all: `lanes` in one word. */
    readonly mask?: ExprId;
    readonly lanes?: readonly MemoryLane[];
    /** Index in `ports`; without it one of the writes of which the last wins. */
    readonly port?: number;
    readonly at: Location;
  }[];
  readonly reads: readonly MemoryRead[];
  /** Pairs of a write and a synchronous read that are one port of the memory. */
  readonly ports: readonly MemoryPort[];
}

/** Part of a word that a write leaves as it is where `enable` is 0. */
export interface MemoryLane {
  readonly lo: number;
  readonly width: number;
  readonly enable: ExprId;
  /** That part of the written word. */
  readonly data: ExprId;
}

/** A port that reads and writes at one address. */
export interface MemoryPort {
  /** Indices in `writes` and `reads`, whose enables say all that engines need; the rest is as the designer put it. */
  readonly write: number;
  readonly read: number;
  readonly enable: ExprId;
  /** Whether it is asked to write, and whether it does: not where there is no word. */
  readonly asked: ExprId;
  readonly strobe: ExprId;
  readonly onWrite: 'old' | 'new' | 'hold';
}

/** `async`: data follows the address in the same clock; `sync`: data is registered, and held while not enabled. */
export type MemoryRead =
  | {
      readonly kind: 'async';
      readonly domain: DomainId;
      readonly addr: ExprId;
      readonly data: DeclId;
      /** Whether there is a word at `addr`, where not every address has one; the read gives 0 without. */
      readonly inside?: ExprId;
    }
  | {
      readonly kind: 'sync';
      readonly domain: DomainId;
      readonly addr: ExprId;
      readonly enable: ExprId;
      readonly onCollision: Collision;
      readonly data: DeclId;
      readonly inside?: ExprId;
      /** The write that it shows at once, whatever `onCollision` says of others. */
      readonly own?: number;
    };

export interface InstanceIr {
  readonly name: string;
  readonly module: ModuleIr;
  /** For each domain that the child lists, the one that it is here. */
  readonly domainMap: readonly DomainId[];
  /** Input leaf name to the expression that drives it, in the child's port order. */
  readonly inputs: ReadonlyMap<string, ExprId>;
  /** Output leaf name to its declaration here, in the child's port order. */
  readonly outputs: ReadonlyMap<string, DeclId>;
  readonly at: Location;
}

/** A named condition: as a check, it must hold at every edge of its domain's clock outside reset. */
export interface CheckIr {
  readonly name: string;
  readonly domain: DomainId;
  readonly cond: ExprId;
  /** A check that the module's surroundings have to keep: proofs take it for granted. */
  readonly assumed?: true;
  readonly at: Location;
}

/**
 * A place where the designer chose between two values in an expression; multiplexers of statements are not among them.
 */
export interface ChoiceIr {
  /** One bit. */
  readonly sel: ExprId;
  readonly at: Location;
}

/** Which cycle of a pipeline a value belongs to; without `cycle` it fits each. */
export interface CycleIr {
  readonly value: ExprId;
  readonly cycle?: { readonly pipeline: number; readonly number: number; readonly stage: string };
  readonly at: Location;
}

export interface ModuleIr {
  /** Name in Verilog; unique in a design. */
  readonly name: string;
  /** One line for the head of the Verilog file, when the designer gave one. */
  readonly summary?: string;
  readonly at: Location;
  readonly decls: readonly Decl[];
  readonly exprs: readonly Expr[];
  readonly statements: readonly Stmt[];
  readonly memories: readonly MemoryIr[];
  readonly instances: readonly InstanceIr[];
  readonly checks: readonly CheckIr[];
  /** Situations that tests should reach: `cond` at an edge of its domain's clock outside reset. */
  readonly covers: readonly CheckIr[];
  /** For coverage; not hardware of their own. */
  readonly choices: readonly ChoiceIr[];
  /** For checks; not hardware of their own. */
  readonly cycles?: readonly CycleIr[];
  /** What the designer means, though it looks like a mistake. */
  readonly lenience?: {
    /** Values that nothing needs to read. */
    readonly unread: readonly ExprId[];
    readonly codes: readonly DoubtfulCode[];
  };
  /** The streams that leave the module, by the names of their ports. */
  readonly streams?: readonly { readonly name: string; readonly valid: string; readonly ready: string }[];
  /** Ports in declaration order (inputs and outputs as the interface lists them). */
  readonly ports: readonly DeclId[];
  /** The listed ones or the one implicit one, first, then those that the body made. */
  readonly domains: readonly DomainIr[];
  /** Of a module of foreign Verilog, which has ports and no insides; the values of its outputs here mean nothing. */
  readonly foreign?: ForeignIr;
}

/** A top module and everything of ours below it, each distinct module once, children before parents. */
export interface Design {
  readonly top: ModuleIr;
  readonly modules: readonly ModuleIr[];
  /** What is probably not meant, where there is any: `gatewright check` does not pass then. */
  readonly warnings?: readonly Diagnostic[];
}
