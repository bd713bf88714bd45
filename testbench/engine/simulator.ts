/** The one interface behind which every engine runs a design. */
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import type { NetCheck, NetClock, NetReset } from '../../rtl-gen/ir/netlist.ts';
import type { States } from '../../rtl-gen/ir/states.ts';
import type { BlackBoxModels } from './black-box.ts';
import type { Optimisations } from './wasm/options.ts';

export type EngineName = 'interpreter' | 'verilator' | 'wasm' | 'yosys';

/** A port's value: a `number` where the port has 32 bits or fewer, a `bigint` above. Unsigned. */
export type Value = number | bigint;

/** A leaf port of the top module (`up_psn`), ready to be read and written without a look-up. */
export interface PortHandle {
  readonly name: string;
  readonly width: number;
  readonly direction: 'in' | 'out';
  /** Names of an enum's values, by value. */
  readonly states?: States;
  /** Of a reset of the design: the clock of its domain, and the value that resets. */
  readonly reset?: NetReset;
  /** The settled value: what has been set, with all combinational logic up to date. */
  get(): Value;
  /**
   * Drive an input; visible to the next `get` of anything and to the next edge. Throws on an output or a value that
   * does not fit.
   */
  set(value: Value): void;
}

/** Something that waves can show: ports, and the design's own registers, wires and named expressions by path. */
export interface Signal {
  /** Instance names and the signal's name joined by dots; the top's own signals have no prefix. */
  readonly path: string;
  readonly width: number;
  readonly kind: 'input' | 'output' | 'reg' | 'wire';
  readonly states?: States;
  /** Of a leaf of a record or link: the fields with which its name ends (`up_payload_psn`: payload, psn). */
  readonly fields?: readonly string[];
  /** The settled value. */
  get(): Value;
}

/** The words of a memory of the design, for tests that look into it. */
export interface MemoryHandle {
  /** Instance names and the memory's name joined by dots. */
  readonly path: string;
  readonly width: number;
  readonly depth: number;
  /** The word at that address. */
  get(address: number): Value;
  /** Put a word there, as if it had been written; reads and the next edge see it. */
  set(address: number, value: Value): void;
}

/** A signal that was declared in the option `forces`. */
export interface ForceTarget {
  /** Instance names and the signal's name joined by dots. */
  readonly path: string;
  readonly width: number;
  readonly kind: Signal['kind'];
  /** It keeps its value from edge to edge, so that it can be deposited. */
  readonly isRegister: boolean;
  readonly states?: States;
}

/**
 * Forces of signals by their paths, as in IEEE 1800-2017, 10.6.2. Each call is a `UserError` for a path that was not
 * declared, and for a value that does not fit.
 */
export interface Forces {
  readonly targets: readonly ForceTarget[];
  /** The declared signal of that path; `UserError` if there is none, with what to add to `forces`. */
  target(path: string): ForceTarget;
  /** The settled value, as all that reads the signal sees it. */
  get(path: string): Value;
  /** The signal has that value, whatever drives it, until `release`. */
  force(path: string, value: Value): void;
  /**
   * A signal that is driven has at once what drives it; a register keeps the value until it is assigned at an edge.
   * Nothing where it is not forced.
   */
  release(path: string): void;
  /**
   * A register has that value as if it had been written. Nothing where it is forced, and while its asynchronous reset
   * is active. `UserError` for what is no register.
   */
  deposit(path: string, value: Value): void;
  releaseAll(): void;
}

/** A register of the design, the one in which a memory's registered read is among them. */
export interface RegisterHandle {
  /** Instance names and the register's name joined by dots. */
  readonly path: string;
  readonly width: number;
  get(): Value;
}

/** An assertion or assumption of the design that did not hold at an edge of its clock. */
export interface CheckFailure {
  readonly path: string;
  /** It was an assumption: what drives the design broke it, not the design. */
  readonly assumed?: true;
  /**
   * The clock period, counted from 0 at the start of the simulation; a fall belongs to the period of the rise before
   * it.
   */
  readonly cycle: number;
}

/** Clocks, by name, that rise and fall at one moment. */
export interface ClockEdges {
  readonly rise?: readonly string[];
  readonly fall?: readonly string[];
}

/** All state of a simulation at one moment; only for the simulator that made it. */
export interface Snapshot {
  readonly cycle: number;
}

/**
 * One design, elaborated and ready to run. Two-state; registers and memories without a start value have one chosen
 * from the seed.
 */
export interface Simulator {
  readonly engine: EngineName;
  /** The edges at which state changes; empty where there is none. */
  readonly clocks: readonly NetClock[];
  /** Data ports of the top in interface order, and the resets that it uses after them. Clocks are not among them. */
  readonly ports: readonly PortHandle[];
  /** The port of that leaf name; throws with the nearest name if there is none. */
  port(name: string): PortHandle;
  /** All signals that can be traced. An engine built without `trace` may list the ports alone. */
  readonly signals: readonly Signal[];
  /** The memories, in the netlist's order, where the engine can show them. */
  readonly memories?: readonly MemoryHandle[] | undefined;
  /** All registers, whether waves can show them or not, where the engine can show them. */
  readonly registers?: readonly RegisterHandle[] | undefined;
  /** Of a simulator that was made with the option `forces`. */
  readonly forces?: Forces | undefined;
  /** Clock periods so far: those of `step`, and the moments of `edges` at which a clock rose. */
  readonly cycle: number;
  /**
   * `n` periods (1 by default) of the clocks of those names (all by default), with the inputs as they are: in each, the
   * rising edges of all of them at one moment, then their falling edges at one moment. Edges of one moment see the
   * values before any of them. Reads afterwards give settled values. Throws for a name that is not a clock's.
   */
  step(n?: number, clocks?: readonly string[]): void;
  /**
   * One moment: clocks rise and others fall, and keep that level. All edges see the values before any of them. A clock
   * that has the level already has no edge. `step(1, clocks)` is `edges({ rise: clocks })` and then
   * `edges({ fall: clocks })`. `UserError` for a name that is not a clock's, and for a clock that is to do both.
   */
  edges(edges: ClockEdges): void;
  /** Failures of the design's assertions and assumptions since the last call; empty when all held. */
  takeFailures(): readonly CheckFailure[];
  /** Of a design that can end the run by itself, as foreign Verilog does by `$finish`: whether it has. */
  readonly finished?: boolean;
  /** What the simulator itself has found in a run, asked for at its end: errors that fail a test. */
  findings?(): Promise<readonly Error[]>;
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
  /** Free what the engine holds; the simulator must not be used afterwards. */
  dispose(): void;
}

export interface SimulatorOptions {
  /** Chooses the start values that the design leaves open. Default 1. */
  readonly seed?: number;
  /** Make every signal of the design readable, not only its ports; an engine may run slower for it. Default false. */
  readonly trace?: boolean;
  /**
   * Signals that can be forced or deposited: paths, instances with all that is in them, `*` for any part of a name. The
   * design that runs then has hardware for it. Not in a browser. Default none, and nothing is added.
   */
  readonly forces?: readonly string[];
  /** In the verilator engine: build in half the time what runs many times slower, for few clocks. Default false. */
  readonly quick?: boolean;
  /** The models of the design's black boxes, by module name. */
  readonly boxes?: BlackBoxModels;
  /** Optimisations of the wasm engine that are to be switched on or off; other engines have none. Default all on. */
  readonly optimise?: Partial<Optimisations>;
  /**
   * In the wasm engine: run the plain translation beside the optimised one and throw at the first difference, naming
   * the optimisation at fault. Slower than half. Default false.
   */
  readonly compare?: boolean;
}

/** The failure of a check at a cycle. */
export const failureOf = ({ path, assumed }: Pick<NetCheck, 'path' | 'assumed'>, cycle: number): CheckFailure => ({
  path,
  cycle,
  ...(assumed === undefined ? {} : { assumed }),
});

/** Makes simulators of one kind. */
export interface Engine {
  readonly name: EngineName;
  /** Rejects with a `UserError` when the engine cannot run here, with what to install. */
  create(design: Design, options?: SimulatorOptions): Promise<Simulator>;
}
