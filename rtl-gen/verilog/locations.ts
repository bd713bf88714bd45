/** Where each name of the emitted Verilog was written in TypeScript. */
import type { Location } from '../ir/location.ts';
import type { Design, ModuleIr } from '../ir/module-ir.ts';
import type { VerilogDesign } from './verilog-file.ts';

/** One named thing of a design: port, register, wire, memory, instance, assertion or cover. */
export interface LocatedName {
  /** Instance names and its own name joined by dots, as in waves; the top's own names have no prefix. */
  readonly path: string;
  /** The same as a Verilog hierarchical name, from the top module on. */
  readonly verilog: string;
  /** The module that declares it. */
  readonly module: string;
  readonly file: string;
  readonly line: number;
}

/**
 * Every name of the design with its place in the source, instances expanded: one table for waves, reports and proofs.
 */
export function locatedNames(design: Design): readonly LocatedName[] {
  const walk = (m: ModuleIr, prefix: string): readonly LocatedName[] => [
    ...[...namesOf(m)].map(([name, { file, line }]) => ({
      path: prefix + name,
      verilog: `${design.top.name}.${prefix}${name}`,
      module: m.name,
      file,
      line,
    })),
    ...m.instances.flatMap((instance) => walk(instance.module, `${prefix}${instance.name}.`)),
  ];
  return walk(design.top, '');
}

/** The emitted files with the place of each declaration as a comment at the end of its line. */
export function annotateLocations(design: Design, verilog: VerilogDesign): VerilogDesign {
  const places = new Map(design.modules.map((m) => [`${m.name}.v`, namesOf(m)]));
  const files = verilog.files.map((file) => {
    const known = file.foreign ? undefined : places.get(file.name);
    return known === undefined ? file : { ...file, text: annotate(file.text, known) };
  });
  return { ...verilog, files };
}

/** A declaration as the emitter lays it out: kind, range, name; or an instance: module, name, parenthesis. */
const declaration =
  /^ {4}(?:(?:input|output|reg|wire)\b(?: +wire| +reg)? +(?:\[\d+:0\] +)?(\w+)|\w+ (?:#\(.*\) )?(\w+) \($)/;

function annotate(text: string, places: ReadonlyMap<string, Location>): string {
  const lines = text.split('\n').map((line) => {
    const found = declaration.exec(line);
    const at = places.get(found?.[1] ?? found?.[2] ?? '');
    return at === undefined ? line : `${line} // ${at.file}:${at.line}`;
  });
  return lines.join('\n');
}

function namesOf(m: ModuleIr): ReadonlyMap<string, Location> {
  const all = [...m.decls, ...m.memories, ...m.instances, ...m.checks, ...m.covers];
  // Of an output and the register that drives it under the same name, the register says more: it comes first.
  return new Map(all.toReversed().map(({ name, at }) => [name, at]));
}
