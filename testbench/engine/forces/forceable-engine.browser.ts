/** The simulator of a browser is small: it forces nothing. */
import type { Design } from '../../../rtl-gen/ir/module-ir.ts';
import { UserError } from '../../../support/user-error.ts';
import type { Engine, SimulatorOptions } from '../simulator.ts';

/** As that of `forceable-engine.ts`, but for the option, which is a `UserError`. */
export const forceableEngine = ({ name, create }: Engine): Engine => ({
  name,
  create: async (design: Design, options?: SimulatorOptions) => {
    if (options?.forces?.length) throw new UserError('signals are forced in Node alone: run the test with Vitest');
    return await create(design, options);
  },
});
