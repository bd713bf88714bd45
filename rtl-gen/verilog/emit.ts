/** From a design to Verilog-2005. */
import { type ForeignModuleIr, foreignModules } from '../ir/foreign-ir.ts';
import type { Design } from '../ir/module-ir.ts';
import { moduleText, placedModuleText } from './module-text.ts';
import { stubText } from './stub-text.ts';
import type { VerilogDesign, VerilogFile } from './verilog-file.ts';

export interface EmitOptions {
  /** Black boxes by name of which the result has a stub even where their Verilog is known. */
  readonly stubs?: readonly string[];
  /** Whether files of ours have the place in the source of each of their lines. Default false. */
  readonly places?: boolean;
}

/**
 * One file a module, the top's first; then the Verilog of black boxes where it was given. Our text passes
 * `verilator --lint-only -Wall` without a waiver, `iverilog -Wall` and Yosys, and is byte-identical on every run and
 * machine.
 */
export function emitVerilog(design: Design, options: EmitOptions = {}): VerilogDesign {
  const { stubs: withoutText = [], places = false } = options;
  const boxes = Map.groupBy(foreignModules(design), (m) => m.name);
  const isStub = (m: ForeignModuleIr): boolean => m.foreign.files.length === 0 || withoutText.includes(m.name);
  const given = [...boxes.values()].flatMap(([m]) => (isStub(m!) ? [] : m!.foreign.files));
  const stubs = [...boxes].flatMap(([name, variants]): readonly VerilogFile[] =>
    isStub(variants[0]!) ? [{ name: `${name}.v`, text: stubText(variants), foreign: true }] : [],
  );
  const foreign = new Map(given.map(({ name, text }) => [name, { name, text, foreign: true as const }]));
  return {
    top: design.top.name,
    files: [
      ...design.modules.toReversed().map((m) => ({
        name: `${m.name}.v`,
        ...(places ? placedModuleText(m) : { text: moduleText(m) }),
      })),
      ...foreign.values(),
    ],
    ...(stubs.length === 0 ? {} : { stubs }),
  };
}
