/** All checks of one elaborated module, cheap ones first. */
import type { Diagnostic } from '../diagnostic.ts';
import type { ModuleIr } from '../module-ir.ts';
import { checkDriven } from './driven.ts';
import { checkLoops } from './loops.ts';

/** Everything wrong with the module as a graph; what its body did wrong was reported while it ran. */
export function checkModule(m: ModuleIr): readonly Diagnostic[] {
  return [...checkDriven(m), ...checkLoops(m)];
}
