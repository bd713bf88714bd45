/** Which names of a module's text stand in the section that only formal tools and simulators with assertions read. */
import { checkOnly } from '../ir/check-only.ts';
import type { ExprId } from '../ir/expr.ts';
import type { ModuleIr } from '../ir/module-ir.ts';
import { roots } from './roots.ts';
import { visitOrder } from './spill.ts';

/** The declarations that are there for checks alone, and the wires made of expressions that only checks read. */
export function checkSectionNames(m: ModuleIr, spilled: ReadonlyMap<ExprId, string>): ReadonlySet<string> {
  const names = new Set([...checkOnly(m)].map((id) => m.decls[id]!.name));
  if (m.checks.length + m.covers.length === 0) return names;
  const synthesised = visitOrder(m, roots(m, 'synthesised'));
  for (const [id, name] of spilled) if (!synthesised.has(id)) names.add(name);
  return names;
}
