/** What the parts of an import share. */
import type { NetBox, NetCheck, NetMemory, NetRegister } from '../../../rtl-gen/ir/netlist.ts';
import type { ClockFinder } from './clocks.ts';
import type { Bit, FlatDesign } from './instances.ts';
import type { Leaves } from './leaves.ts';
import type { PendingPrint } from './prints.ts';
import type { Words } from './words.ts';

/** Start values for what the Verilog gives none, by path; of every word of a memory. */
export interface StartValues {
  readonly registers: ReadonlyMap<string, bigint>;
  readonly memories: ReadonlyMap<string, readonly bigint[]>;
}

/** State whose logic is made when everything that drives a net is known. */
export interface Pending<T> {
  finish(): T;
}

export interface Importing {
  readonly flat: FlatDesign;
  readonly words: Words;
  readonly leaves: Leaves;
  readonly clocks: ClockFinder;
  /** Power-up values of nets. */
  readonly inits: ReadonlyMap<Bit, boolean>;
  readonly starts: StartValues | undefined;
  /** Nets that have a node whether or not anything reads them: inputs and registers. */
  readonly kept: (readonly Bit[])[];
  readonly registers: Pending<NetRegister>[];
  readonly memories: Pending<NetMemory>[];
  readonly boxes: Pending<NetBox>[];
  readonly checks: Pending<NetCheck>[];
  readonly prints: PendingPrint[];
}
