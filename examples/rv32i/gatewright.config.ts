import { defineConfig, proof } from 'gatewright/config';
import { instructionsProof } from './proof/instructions.ts';
import { registersProof } from './proof/registers.ts';
import { core } from './src/core.ts';
import { busyCore } from './test/busy.ts';

export default defineConfig({
  designs: [
    {
      module: core,
      summary: 'RV32I, one instruction after the other.',
      tests: async () => (await import('./test/core-tests.ts')).tests,
    },
  ],
  proofs: [
    proof('instructions', 'Results, accesses and what comes next are those of the manual.', instructionsProof, {
      depth: 2,
    }),
    proof('registers', 'Operands are what was last put there, and instructions follow one another.', registersProof, {
      depth: 2,
    }),
  ],
  targets: ['ice40', 'xcup'],
  benches: [{ name: 'rv32i_busy', summary: 'a load, a store and some arithmetic, again and again', module: busyCore }],
});
