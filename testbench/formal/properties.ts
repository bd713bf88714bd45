/** The properties of a design, as proofs report them. */
import type { Design, ModuleIr } from '../../rtl-gen/ir/module-ir.ts';

export interface Property {
  /** Instance names and the property's own joined by dots. */
  readonly path: string;
  readonly kind: 'assert' | 'assume' | 'cover';
}

/** All of them, those of the top first. */
export function propertiesOf({ top }: Design): readonly Property[] {
  const below = (m: ModuleIr, prefix: string): readonly Property[] => [
    ...m.checks.map(({ name, assumed }) => ({
      path: prefix + name,
      kind: assumed ? ('assume' as const) : ('assert' as const),
    })),
    ...m.covers.map(({ name }) => ({ path: prefix + name, kind: 'cover' as const })),
    ...m.instances.flatMap((i) => below(i.module, `${prefix}${i.name}.`)),
  ];
  return below(top, '');
}
