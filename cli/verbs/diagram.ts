/** `gatewright diagram`: the state machines of a design as pictures. */
import { join } from 'node:path';
import type { Project } from '../../config/project.ts';
import { renderMachine } from '../../report/state-diagram.ts';
import { elaborateEntry } from '../../rtl-gen/design-entry.ts';
import { stateMachines } from '../../rtl-gen/verilog/state-machines.ts';
import { UserError } from '../../support/user-error.ts';
import { writeWhole } from '../../support/write-file.ts';

/** Writes `<module>.<register>.svg` to `out` for each machine of the design, and gives the files. */
export function diagram(project: Project, name: string, out: string): readonly string[] {
  const machines = stateMachines(elaborateEntry(project.design(name)));
  if (machines.length === 0) {
    throw new UserError(`${name} has no state machine: no register of an enumeration with a reset`);
  }
  return machines.map((machine) => {
    const file = join(out, `${machine.module}.${machine.register}.svg`);
    writeWhole(file, renderMachine(machine));
    return file;
  });
}
