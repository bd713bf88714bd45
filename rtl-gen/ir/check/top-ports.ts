/** Ports of the top that tools behind the Verilog refuse. */
import type { Diagnostic } from '../diagnostic.ts';
import type { ModuleIr } from '../module-ir.ts';
import { refusedPorts } from '../reserved-words.ts';

/** One diagnostic a port of the top whose name the lint tools do not take. */
export function checkTopPorts(top: ModuleIr): readonly Diagnostic[] {
  return top.ports.flatMap((id): readonly Diagnostic[] => {
    const { name, at } = top.decls[id]!;
    if (!refusedPorts.has(name)) return [];
    const message = `port ${name} of the top has a word of C++ for its name, which Verilator refuses`;
    return [{ code: 'reserved-word', message, fix: 'choose another name', at: [at] }];
  });
}
