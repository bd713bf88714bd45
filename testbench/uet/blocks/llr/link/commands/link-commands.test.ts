import { missing } from '../../../../../formal/testing/plant.ts';
import { modelProperty } from '../../../../../properties/model-property.ts';
import { findsPlantedBugs } from '../../../testing/planted-bugs.ts';
import { describe, elaborate, hwProperty } from '../../../vitest-kit.ts';
import { llrPair } from '../pair.ts';
import { linkMachine } from './link-machine.ts';

const options = { size: 16, beats: 256, frames: 64, longest: 20 };
const design = elaborate(llrPair(options));

describe('both ends of LLR on a link', () => {
  hwProperty(
    'any list of commands agrees with the golden models of all halves, and all frames that have to come once and in order',
    { design, numRuns: 25, maxCycles: 1_000_000 },
    ...modelProperty(linkMachine(options)),
  );
  hwProperty(
    'so does the emitted Verilog as Yosys reads it',
    { design, engine: 'yosys', numRuns: 3, maxCycles: 1_000_000 },
    ...modelProperty(linkMachine(options)),
  );
});

findsPlantedBugs(
  'a bug planted in one half is found, and shrunk to a few commands',
  design,
  [
    {
      what: 'a receiver that takes every frame for the one after the last one',
      module: 'llr_sequence_check',
      bug: missing('following'),
      needs: ['send'],
    },
    {
      what: 'a sender that begins a replay by its timer where the last one ended',
      module: 'llr_transmit_control',
      bug: missing('replay_seq', 3),
      needs: ['send'],
    },
  ],
  () => modelProperty(linkMachine(options)),
  { maxCycles: 1_000_000 },
);
