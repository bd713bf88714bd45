/** Combinational loops: a value that depends on itself within one clock. */
import { combDependencies } from '../comb-graph.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { DeclId } from '../expr.ts';
import type { ModuleIr } from '../module-ir.ts';

/**
 * One diagnostic for each loop, with its path. Words count as a whole: a word whose bits feed one another is a loop
 * too, as it is for the lint tools that the Verilog must pass.
 */
export function checkLoops(m: ModuleIr): readonly Diagnostic[] {
  const dependencies = combDependencies(m);
  const found: Diagnostic[] = [];
  const state = new Uint8Array(m.decls.length); // 0 new, 1 on the present path, 2 done
  const path: DeclId[] = [];

  const visit = (id: DeclId): void => {
    state[id] = 1;
    path.push(id);
    for (const next of dependencies[id]!) {
      if (state[next] === 0) visit(next);
      else if (state[next] === 1) found.push(loopDiagnostic(m, path.slice(path.indexOf(next))));
    }
    path.pop();
    state[id] = 2;
  };

  m.decls.forEach((_, id) => {
    if (state[id] === 0) visit(id);
  });
  return found;
}

function loopDiagnostic(m: ModuleIr, loop: readonly DeclId[]): Diagnostic {
  const decls = loop.map((id) => m.decls[id]!);
  const names = [...decls, decls[0]!].map((d) => d.name).join(' <- ');
  return {
    code: 'combinational-loop',
    message: `${decls[0]!.name} depends on itself within one clock: ${names}`,
    fix: 'put a register on the path',
    at: decls.map((d) => d.at),
  };
}
