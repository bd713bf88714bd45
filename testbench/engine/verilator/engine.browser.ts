/** Verilator is a program of the machine's: in a browser there is none. */
import { UserError } from '../../../support/user-error.ts';
import type { Engine } from '../simulator.ts';

/** Refuses, with what to do. */
export const verilatorEngine: Engine = {
  name: 'verilator',
  create: async () => {
    throw new UserError('Verilator does not run in a browser: choose the engine wasm or interpreter');
  },
};
