/** Black boxes: modules of foreign Verilog with typed ports. */

import { readText } from '../../../support/read-text.ts';
import type { ForeignFile, ForeignIr, ParameterValue } from '../../ir/foreign-ir.ts';
import { callerLocation } from '../values/source.ts';
import type { Links, Module, Ports } from './module.ts';

/** Where the Verilog of a black box is: in a file, or here, as a file called `<module>.v`. */
export type ForeignSource = { readonly file: string | URL } | { readonly text: string };

export interface BlackBoxOptions {
  /** Values of the module's parameters, printed in this order as `#(.W(8), .MODE("FAST"))`. */
  readonly parameters?: Readonly<Record<string, ParameterValue>>;
  /**
   * The port that takes the clock of the module that has the instance. Without it the box has no state of that clock.
   */
  readonly clock?: string;
  /** The port that takes the reset; active high unless it says otherwise. */
  readonly reset?: string | { readonly name: string; readonly active: 'high' | 'low' };
  /** Outputs that no input reaches within one clock; every other output depends on all inputs. */
  readonly registered?: readonly string[];
  /** For outputs that depend on some inputs only: on which. Ports by their names in Verilog. */
  readonly paths?: Readonly<Record<string, readonly string[]>>;
  /**
   * Its text. It is then written beside our own, every engine runs it, and the tools read the whole. Without it a
   * simulation needs a JavaScript model (`boxes`), and tools get an empty module with the ports.
   */
  readonly verilog?: ForeignSource | readonly ForeignSource[];
}

/**
 * A module of foreign Verilog, to be instantiated with `m.inst` like any other: `name` and the names of ports,
 * parameters, clock and reset are those of the Verilog, exactly. Names that Verilog does not have, unknown ports in
 * `registered` and `paths`, and parameters that it cannot be given are diagnostics of the elaboration; a file that
 * cannot be read throws at once.
 */
export function blackBox<I = Record<never, never>, O = Record<never, never>, L extends Links = Record<never, never>>(
  name: string,
  ports: Ports<I, O, L>,
  options: BlackBoxOptions = {},
): Module<I, O, L> {
  const { parameters = {}, clock, reset, registered = [], paths = {}, verilog = [] } = options;
  const sources = Array.isArray(verilog) ? (verilog as readonly ForeignSource[]) : [verilog as ForeignSource];
  const foreign: ForeignIr = {
    parameters: Object.entries(parameters).map(([parameter, value]) => ({ name: parameter, value })),
    files: sources.map((source) => readSource(name, source)),
    ...(clock === undefined ? {} : { clock }),
    ...(reset === undefined ? {} : { reset: typeof reset === 'string' ? { name: reset, active: 'high' } : reset }),
    paths: new Map([...Object.entries(paths), ...registered.map((output) => [output, []] as const)]),
  };
  const body = (): never => {
    throw new Error(`${name} is foreign Verilog: it has no body`);
  };
  return { name, ports, at: callerLocation(), body, foreign };
}

function readSource(module: string, source: ForeignSource): ForeignFile {
  if ('text' in source) return { name: `${module}.v`, text: source.text };
  const path = source.file instanceof URL ? decodeURIComponent(source.file.pathname) : source.file;
  return { name: path.slice(path.lastIndexOf('/') + 1), text: readText(source.file) };
}
