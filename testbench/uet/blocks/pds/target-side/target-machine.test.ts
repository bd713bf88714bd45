import { pdsTarget } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { modelProperty } from '../../../../properties/model-property.ts';
import { elaborate, hwProperty } from '../../vitest-kit.ts';
import { smallTarget } from './target-designs.ts';
import { targetMachine } from './target-machine.ts';

const few = { ...smallTarget, contexts: 4 };

// As Yosys reads the emitted Verilog.
for (const [name, hardware, initiators] of [
  ['of one initiator', few, 1],
  ['of six initiators, for four PDCs', few, 6],
  ['of three initiators', smallTarget, 3],
] as const) {
  const design = elaborate(pdsTarget(hardware));
  hwProperty(
    `a list of commands ${name} is obeyed as the golden model does`,
    { design, engine: 'yosys', numRuns: 25 },
    ...modelProperty(targetMachine(hardware, initiators)),
  );
}
