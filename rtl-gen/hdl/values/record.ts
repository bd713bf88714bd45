/** Records: named fields side by side. */
import type { ExprId } from '../../ir/expr.ts';
import type { Owner } from './owner.ts';
import type { Leaf, Shape } from './shape.ts';
import { ShapeMistake } from './shape-mistake.ts';
import { isHardwareValue } from './value.ts';
import { describe } from './word.ts';

type Fields = readonly (readonly [name: string, shape: Shape<unknown>])[];

/** Names that a register or wire of the record's shape needs for itself. */
const reserved = new Set(['set']);

/** The shape of a record: its value has the fields' values under their names; the first field is most significant. */
export function record<T extends object>(fields: { readonly [K in keyof T]: Shape<T[K]> }): Shape<T> {
  const entries = Object.entries(fields) as readonly [string, Shape<unknown>][];
  for (const [name] of entries) {
    if (reserved.has(name)) {
      throw new ShapeMistake('bad-record', `a record field must not be named ${name}`, 'registers need that name');
    }
  }
  return recordShape(entries) as Shape<T>;
}

/** The shape of a record of any fields, in order. */
export function recordShape(entries: Fields): Shape<object> {
  const width = entries.reduce((sum, [, shape]) => sum + shape.width, 0);
  let top = width;
  const leaves = entries.flatMap(([name, shape]): readonly Leaf[] => {
    top -= shape.width;
    const base = top;
    return shape.leaves.map((leaf) => ({
      ...leaf,
      suffix: `_${name}${leaf.suffix}`,
      lo: base + leaf.lo,
      fields: [name, ...(leaf.fields ?? [])],
    }));
  });
  return {
    width,
    leaves,
    structure: { kind: 'record', fields: entries },
    wrap: (owner, ids) => wrapFields(owner, entries, ids),
    lower: (owner, value) => lowerFields(owner, entries, value),
  };
}

function wrapFields(owner: Owner, entries: Fields, ids: readonly ExprId[]): object {
  let next = 0;
  const value: Record<string, unknown> = {};
  for (const [name, shape] of entries) {
    value[name] = shape.wrap(owner, ids.slice(next, next + shape.leaves.length));
    next += shape.leaves.length;
  }
  return value;
}

function lowerFields(owner: Owner, entries: Fields, value: unknown): readonly (ExprId | undefined)[] {
  const names = entries.map(([name]) => name);
  if (typeof value !== 'object' || value === null || isHardwareValue(value) || Array.isArray(value)) {
    const fix = `give a record of ${names.join(', ')}`;
    owner.report('shape-mismatch', `${describe(value)} where a record is needed`, fix);
    return entries.flatMap(([, shape]) => shape.leaves.map((leaf) => owner.table.const(leaf.width, 0n)));
  }
  const given = value as Record<string, unknown>;
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue;
    owner.report('unknown-field', `the record has no field ${name}`, `its fields are ${names.join(', ')}`);
  }
  return entries.flatMap(([name, shape]) => {
    const field = given[name];
    return field === undefined ? shape.leaves.map(() => undefined) : shape.lower(owner, field);
  });
}
