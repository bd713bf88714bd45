/** What the worker that runs designs says to the page. */
import type { Diagnostic } from '../../../rtl-gen/ir/diagnostic.ts';
import type { VerilogFile } from '../../../rtl-gen/verilog/verilog-file.ts';
import type { WaveData } from '../../../testbench/waves/viewer/wave-data-types.ts';
import type { EmittedModule } from '../types/emitted.ts';

/** The user's files, as they stand and as a browser runs them. */
export interface UserFiles {
  readonly sources: Readonly<Record<string, string>>;
  readonly modules: Readonly<Record<string, EmittedModule>>;
}

/** A mistake that a run found, with its place where that is known. */
export interface RunProblem extends Pick<Diagnostic, 'message' | 'at'> {
  readonly code: string;
  readonly fix?: string;
}

/** A design that was elaborated, printed and simulated. */
export interface DesignResult {
  /** Modules that the file exports, by the names of the exports; the last one is shown where none is chosen. */
  readonly tops: readonly string[];
  readonly top: string;
  readonly verilog: readonly VerilogFile[];
  /** A picture (SVG) for each state machine. */
  readonly machines: readonly { readonly name: string; readonly svg: string }[];
  /** Milliseconds. */
  readonly times: { readonly elaborate: number; readonly verilog: number; readonly simulate: number };
  /** Cycles that were simulated with random inputs. */
  readonly cycles: number;
  readonly warnings: readonly RunProblem[];
}

export type RunResult =
  | { readonly kind: 'done'; readonly design: DesignResult }
  | { readonly kind: 'failed'; readonly problems: readonly RunProblem[] };

/** One test that was run. */
export interface TestResult {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Why it failed; what was told of seed and waves is left out. */
  readonly message?: string;
  readonly milliseconds: number;
  readonly waves?: WaveData;
}

/** A line of the user's design that tests reach, or not. */
export interface CoveredLine {
  readonly line: number;
  readonly state: 'hit' | 'missed' | 'part';
  /** What is missed, in words. */
  readonly missed: readonly string[];
}

export interface TestsResult {
  readonly tests: readonly TestResult[];
  readonly problems: readonly RunProblem[];
  readonly coverage?: { readonly lines: readonly CoveredLine[]; readonly hit: number; readonly total: number };
}

/** A packet of a capture. */
export interface ShownPacket {
  readonly index: number;
  readonly summary: string;
  /** All of it, as `gatewright dissect` prints it. */
  readonly text: string;
}
