/** Unions: several readings of the same bits, as headers have them. */
import type { ExprId } from '../../ir/expr.ts';
import type { Bits } from './bits.ts';
import { isLiteral } from './constant.ts';
import type { Owner } from './owner.ts';
import { packLeaves, type Shape, unpackLeaves } from './shape.ts';
import { isHardwareValue, shapeKey } from './value.ts';
import { describe, isHardware, lowerWord, noPrimitive, Word } from './word.ts';

/** The bits of a union, which its views read. */
export interface UnionBits<T extends object> {
  /** All bits, as many as the widest view has. */
  readonly bits: Bits;
  /** For the compiler alone. */
  readonly '~views': T;
}

/** A value of several views over the same bits: each under its name, and `bits` for all of them. */
export type UnionV<T extends object> = UnionBits<T> & { readonly [K in keyof T]: T[K] };

/** Names that the union has for itself, or that a register of its shape needs. */
const reserved = new Set(['bits', 'set']);

/**
 * The shape of a union: one word in Verilog, as wide as the widest view. A narrower view takes the MOST significant
 * bits, because a header's first bytes stand there.
 *
 * `union({ ipv4: Ipv4, ipv6: Ipv6 })` is read as `header.ipv4.ttl`, `header.ipv6.hopLimit` or `header.bits`, and set by
 * bits or by one view, complete: `header.set({ ipv4: { ... } })`. Bits below a narrower view are then 0.
 */
export function union<T extends object>(views: { readonly [K in keyof T]: Shape<T[K]> }): Shape<UnionV<T>> {
  const entries = Object.entries(views) as readonly [string, Shape<unknown>][];
  if (entries.length === 0) throw new RangeError('a union without views: give one or more');
  for (const [name] of entries) {
    if (reserved.has(name)) throw new RangeError(`a view must not be named ${name}: the union needs that name`);
  }
  const width = Math.max(...entries.map(([, shape]) => shape.width));
  const whole: Shape<UnionV<T>> = {
    width,
    leaves: [{ suffix: '', width, lo: 0 }],
    structure: { kind: 'union', views: entries },
    wrap: (owner, [id]) => new UnionValue(owner, whole, entries, id!) as unknown as UnionV<T>,
    lower: (owner, value) => [lowerUnion(owner, entries, width, value)],
  };
  return whole;
}

/** The hardware behind `UnionV`; the views are made when they are read. */
class UnionValue {
  readonly owner: Owner;
  readonly [shapeKey]: Shape<unknown>;
  readonly bits: Bits;

  constructor(owner: Owner, whole: Shape<unknown>, views: readonly (readonly [string, Shape<unknown>])[], id: ExprId) {
    this.owner = owner;
    this[shapeKey] = whole;
    this.bits = new Word(owner, id, whole.width);
    for (const [name, shape] of views) {
      const view = (): unknown => {
        const top = owner.table.slice(id, whole.width - shape.width, shape.width);
        return shape.wrap(owner, unpackLeaves(owner, shape, top));
      };
      Object.defineProperty(this, name, { get: view, enumerable: true });
    }
  }

  [Symbol.toPrimitive](): number {
    return noPrimitive(this.owner);
  }
}

/** A union of the same width, all bits, or one view by its name. */
function lowerUnion(
  owner: Owner,
  views: readonly (readonly [string, Shape<unknown>])[],
  width: number,
  value: unknown,
): ExprId {
  if (value instanceof UnionValue) return lowerWord(owner, value.bits, width);
  if (isHardware(value) || isLiteral(value)) return lowerWord(owner, value, width);
  const zero = owner.table.const(width, 0n);
  const names = views.map(([name]) => name).join(', ');
  if (typeof value !== 'object' || value === null || isHardwareValue(value)) {
    owner.report('shape-mismatch', `${describe(value)} where a union is needed`, `give bits or one of ${names}`);
    return zero;
  }
  const given = Object.entries(value);
  const [name, content] = given[0] ?? [];
  const view = views.find(([known]) => known === name);
  if (given.length !== 1 || view === undefined) {
    const message = `a union is set by one of its views, not by ${given.map(([key]) => key).join(' and ') || 'none'}`;
    owner.report('unknown-field', message, `give one of ${names}`);
    return zero;
  }
  const [, shape] = view;
  const leaves = shape.lower(owner, content).map((id, i) => {
    const { suffix, width: w } = shape.leaves[i]!;
    if (id !== undefined) return id;
    owner.report('missing-field', `the view ${name} leaves out ${suffix.slice(1)}`, 'give every field');
    return owner.table.const(w, 0n);
  });
  const top = packLeaves(owner, shape, leaves);
  return shape.width === width ? top : owner.table.cat([top, owner.table.const(width - shape.width, 0n)]);
}
