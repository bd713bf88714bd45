/** `gatewright diagram`: the state machines of a design as pictures. */
import { join } from 'node:path';
import { renderMachine } from '../../report/state-diagram.ts';
import { elaborateEntry, findDesign } from '../../rtl-gen/catalogue.ts';
import { stateMachines } from '../../rtl-gen/verilog/state-machines.ts';
import { inProject } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';
import { writeWhole } from '../../support/write-file.ts';

/** Where the pictures go by default. */
export const diagramFolder: string = inProject('out');

/** Writes `<module>.<register>.svg` to `out` for each machine of the design, and gives the files. */
export function diagram(name: string, out: string): readonly string[] {
  const machines = stateMachines(elaborateEntry(findDesign(name)));
  if (machines.length === 0) {
    throw new UserError(`${name} has no state machine: no register of an enumeration with a reset`);
  }
  return machines.map((machine) => {
    const file = join(out, `${machine.module}.${machine.register}.svg`);
    writeWhole(file, renderMachine(machine));
    return file;
  });
}
