/** Registers and wires that nothing sets, and assignments that can never take effect. */
import { branches } from '../branches.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { DeclId } from '../expr.ts';
import type { Location } from '../location.ts';
import type { ModuleIr, Stmt } from '../module-ir.ts';

/**
 * A register or wire needs at least one assignment, a wire without a default one on every path. An assignment is doubly
 * driven when a later one in the same or an enclosing statement list always overrides it: a default before a condition
 * is fine, a condition before an unconditional assignment is a mistake.
 */
export function checkDriven(m: ModuleIr): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const assigned = walk(m, m.statements, found);
  m.decls.forEach((d, id) => {
    if ((d.kind === 'reg' || d.kind === 'wire') && !assigned.has(id)) {
      found.push({
        code: 'undriven',
        message: `${d.kind === 'reg' ? 'register' : 'wire'} ${d.name} is never set`,
        fix: 'set it, or use a constant',
        at: [d.at],
      });
    } else if (d.kind === 'wire' && d.forward && !isAlwaysSet(id, m.statements)) {
      found.push({
        code: 'undriven',
        message: `wire ${d.name} has no default, and there is a path on which nothing sets it`,
        fix: 'set it in the other branches too, or make it with m.wire and a default',
        at: [d.at, { ...assigned.get(id)!, note: 'set here' }],
      });
    }
  });
  m.memories.forEach((memory) => {
    if (memory.writes.length === 0 && memory.init === undefined) {
      found.push({
        code: 'undriven',
        message: `memory ${memory.name} is never written and has no initial contents`,
        fix: 'write it, or give init',
        at: [memory.at],
      });
    }
  });
  return found;
}

/** Whether every path through the statements sets the declaration. */
const isAlwaysSet = (id: DeclId, list: readonly Stmt[]): boolean =>
  list.some((s) => {
    if (s.kind === 'set') return s.target === id;
    const isExhaustive = s.kind === 'match' && s.states !== undefined;
    const paths = isExhaustive ? s.arms.map(({ body }) => body) : branches(s);
    return paths.every((path) => isAlwaysSet(id, path));
  });

/** The first place where each declaration is assigned in the list, at any depth. */
function walk(m: ModuleIr, list: readonly Stmt[], found: Diagnostic[]): Map<DeclId, Location> {
  const assigned = new Map<DeclId, Location>();
  for (const s of list) {
    if (s.kind === 'set') {
      const earlier = assigned.get(s.target);
      if (earlier !== undefined) {
        found.push({
          code: 'doubly-driven',
          message: `${m.decls[s.target]!.name} is always overridden here after it was set before`,
          fix: 'remove one assignment, or put the unconditional one first as a default',
          at: [s.at, { ...earlier, note: 'set before' }],
        });
      }
      assigned.set(s.target, s.at);
      continue;
    }
    for (const branch of branches(s)) {
      for (const [target, at] of walk(m, branch, found)) if (!assigned.has(target)) assigned.set(target, at);
    }
  }
  return assigned;
}
