/** What black boxes of one design must agree on: they share the names of Verilog with it and with one another. */
import type { Diagnostic } from '../../ir/diagnostic.ts';
import type { ForeignModuleIr } from '../../ir/foreign-ir.ts';
import type { ModuleIr } from '../../ir/module-ir.ts';

/**
 * Boxes of one name are one module of Verilog: they may differ in the values of parameters and the widths of ports, and
 * in nothing else. A module of ours must not bear the name of a box, and two files must not.
 */
export function checkForeignNames(
  foreign: readonly ForeignModuleIr[],
  ours: readonly ModuleIr[],
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const clash = (message: string, fix: string, at: Diagnostic['at']): void => {
    found.push({ code: 'name-taken', message, fix, at });
  };
  const first = new Map<string, ForeignModuleIr>();
  const files = new Map<string, { readonly text: string; readonly at: ModuleIr['at'] }>();
  for (const box of foreign) {
    const known = first.get(box.name);
    if (known === undefined) first.set(box.name, box);
    else if (interfaceOf(known) !== interfaceOf(box)) {
      const message = `the black box ${box.name} is declared twice, with different ports or parameters`;
      clash(message, 'give both the ports and parameters of the Verilog', [box.at, known.at]);
    }
    for (const { name, text } of box.foreign.files) {
      const other = files.get(name);
      if (other !== undefined && other.text !== text) {
        clash(`two files of foreign Verilog are called ${name}`, 'rename one of them', [box.at, other.at]);
      }
      files.set(name, { text, at: box.at });
    }
  }
  for (const m of ours) {
    const box = first.get(m.name);
    if (box !== undefined) clash(`module ${m.name} is named like a black box`, 'rename the module', [m.at, box.at]);
    const file = files.get(`${m.name}.v`);
    if (box === undefined && file !== undefined) {
      clash(`the file ${m.name}.v of foreign Verilog is named like a module`, 'rename one of them', [file.at, m.at]);
    }
  }
  return found;
}

/** All that boxes of one name have in common. */
function interfaceOf({ decls, foreign: { parameters, clock, reset, files } }: ForeignModuleIr): string {
  const ports = decls.map((d) => [d.kind, d.name]);
  return JSON.stringify([ports, parameters.map((p) => p.name), clock, reset, files]);
}
