/** Which parts of a design have tests of their own. */
import type { Design, ModuleIr } from '../../rtl-gen/ir/module-ir.ts';

/** The paths of the instances in a design that are themselves designs of those names. */
export function designsWithin({ top }: Design, names: ReadonlySet<string>): readonly string[] {
  const within = (module: ModuleIr, prefix: string): readonly string[] =>
    module.instances.flatMap(({ name, module: child }) =>
      names.has(child.name) ? [prefix + name] : within(child, `${prefix}${name}.`),
    );
  return within(top, '');
}
