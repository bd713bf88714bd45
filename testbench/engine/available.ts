/** Which engines can run here: two of them need tools that are installed apart. */
import { packageInstalled } from '../../support/optional-package.ts';
import type { EngineName } from './simulator.ts';
import { verilatorAvailable } from './verilator/toolchain.ts';

/** The engines that cannot run here, each with the tool that it lacks. */
export async function missingTools(): Promise<ReadonlyMap<EngineName, string>> {
  const missing = new Map<EngineName, string>();
  if (!packageInstalled('@yowasp/yosys')) missing.set('yosys', '@yowasp/yosys');
  if (!(await verilatorAvailable())) {
    missing.set('verilator', packageInstalled('@yowasp/clang') ? 'Verilator' : '@yowasp/clang');
  }
  return missing;
}
