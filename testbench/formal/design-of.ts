/** The design that a proof is about. */
import { type Design, elaborate, type Module } from '../../rtl-gen/hdl/index.ts';
import type { ModuleIr } from '../../rtl-gen/ir/module-ir.ts';
import type { Proof } from './proof.ts';

/**
 * The elaborated harness. Of parts that the proof is `given`, assertions are assumptions: they have proofs of their
 * own.
 */
export function designOf({ harness, given }: Proof): Design {
  const design = elaborate(harness() as unknown as Module<object, object, Record<never, never>>);
  if (given.length === 0) return design;
  const changed = new Map<ModuleIr, ModuleIr>();
  for (const m of design.modules) {
    const instances = m.instances.map((i) => ({ ...i, module: changed.get(i.module)! }));
    const isGiven = given.some((part) => m.name.startsWith(part));
    const checks = isGiven ? m.checks.map((check) => ({ ...check, assumed: true as const })) : m.checks;
    changed.set(m, { ...m, instances, checks });
  }
  return { ...design, top: changed.get(design.top)!, modules: design.modules.map((m) => changed.get(m)!) };
}
