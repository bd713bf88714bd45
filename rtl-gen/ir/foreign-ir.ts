/** What is known of a module of foreign Verilog beside its ports. */
import type { Design, ModuleIr } from './module-ir.ts';

/**
 * A parameter's value: integers of any size, real numbers, texts, and words of a width that matters to the module
 * (`{ width: 8, value: 5n }` prints as `8'd5`).
 */
export type ParameterValue = number | bigint | string | { readonly width: number; readonly value: number | bigint };

/** A file of foreign Verilog: `name` ends in `.v` or `.sv`. */
export interface ForeignFile {
  readonly name: string;
  readonly text: string;
}

export interface ForeignIr {
  /** In the order in which they are printed. */
  readonly parameters: readonly { readonly name: string; readonly value: ParameterValue }[];
  /** Its text; none where only the ports are known. */
  readonly files: readonly ForeignFile[];
  /** The port that is its clock. */
  readonly clock?: string;
  readonly reset?: { readonly name: string; readonly active: 'high' | 'low' };
  /** For an output the inputs that reach it within one clock; outputs that are not listed depend on all of them. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
}

/** A module of foreign Verilog: its declarations are its ports, and it has nothing else. */
export type ForeignModuleIr = ModuleIr & { readonly foreign: ForeignIr };

export const isForeign = (m: ModuleIr): m is ForeignModuleIr => m.foreign !== undefined;

/** The foreign modules that a design instantiates, each distinct one once. */
export function foreignModules({ modules }: Design): readonly ForeignModuleIr[] {
  const instantiated = modules.flatMap((m) => m.instances.map((instance) => instance.module));
  return [...new Set(instantiated)].filter(isForeign);
}

/** The inputs that reach an output of a foreign module within one clock. */
export function foreignPaths({ decls, foreign }: ForeignModuleIr, output: string): readonly string[] {
  const inputs = decls.filter((d) => d.kind === 'input').map((d) => d.name);
  const known = foreign.paths.get(output);
  return known === undefined ? inputs : inputs.filter((name) => known.includes(name));
}
