/** Engines with the option `forces`. */
import type { Design } from '../../../rtl-gen/ir/module-ir.ts';
import type { Engine, SimulatorOptions } from '../simulator.ts';
import { forceableDesign } from './forceable-design.ts';
import { ForcedSimulator } from './forced-simulator.ts';

/** The engine, which runs the forceable design where signals are declared, and without that the design itself. */
export const forceableEngine = ({ name, create }: Engine): Engine => ({
  name,
  create: async (design: Design, options: SimulatorOptions = {}) => {
    const { forces = [], ...rest } = options;
    if (forces.length === 0) return await create(design, options);
    const forceable = forceableDesign(design, forces);
    return new ForcedSimulator(await create(forceable.design, rest), forceable);
  },
});
