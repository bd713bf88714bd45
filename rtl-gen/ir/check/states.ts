/** States of registers that can never be reached. */
import type { Diagnostic } from '../diagnostic.ts';
import type { ModuleIr } from '../module-ir.ts';
import { reachedStates } from '../transitions.ts';

/** Reachability is read off the statements: a condition that never comes true in fact counts as one that may. */
export function checkStates(m: ModuleIr): readonly Diagnostic[] {
  return m.decls.flatMap((d, id) => {
    if (d.kind !== 'reg' || d.states === undefined) return [];
    const reached = reachedStates(m, id);
    if (reached === undefined) return [];
    const never = d.states
      .map((state) => state.name)
      .filter((name, i) => !reached.has(i) && !(d.unreached ?? []).includes(name));
    if (never.length === 0) return [];
    return [
      {
        code: 'unreachable-state' as const,
        message: `no statement leads ${d.name} from its reset to ${never.join(', ')}`,
        fix: 'set it to them somewhere, remove them, or list them in unreached where the register is made',
        at: [d.at],
      },
    ];
  });
}
