import { as, missing } from '../../../../../formal/testing/plant.ts';
import { modelProperty } from '../../../../../properties/model-property.ts';
import { findsPlantedBugs } from '../../../testing/planted-bugs.ts';
import { describe, elaborate, hwProperty } from '../../../vitest-kit.ts';
import { cbfcEnds } from './ends.ts';
import { linkMachine } from './link-machine.ts';

const vcs = 4;
const design = elaborate(cbfcEnds(vcs));

describe('both ends of CBFC on a link', () => {
  hwProperty(
    'any list of commands agrees with both golden models, overflows no buffer, and all credits come back',
    { design },
    ...modelProperty(linkMachine(vcs)),
  );
  hwProperty(
    'so does the emitted Verilog as Yosys reads it',
    { design, engine: 'yosys', numRuns: 10 },
    ...modelProperty(linkMachine(vcs)),
  );
});

findsPlantedBugs(
  'a bug planted in one end is found, and shrunk to a few commands',
  design,
  [
    {
      what: 'a sender that does not zero its counters',
      module: 'cbfc_credit_account',
      bug: missing('used'),
      needs: ['bringUp', 'send'],
    },
    {
      what: 'a freed counter that stays behind',
      module: 'cbfc_credit_account',
      bug: missing('freed', 1),
      needs: ['bringUp', 'send'],
    },
    {
      what: 'a CC_Update that is applied after a frame that came later',
      module: 'cbfc_reconciler',
      bug: as('look', 'turn'),
      needs: ['bringUp', 'send'],
    },
  ],
  () => modelProperty(linkMachine(vcs)),
);
