/** Writes of parts of a memory's word. */
import type { ExprId } from '../../ir/expr.ts';
import type { Location } from '../../ir/location.ts';
import type { MemoryLane } from '../../ir/module-ir.ts';
import type { Bits } from '../values/bits.ts';
import type { Shape } from '../values/shape.ts';
import { isHardware, lowerWord } from '../values/word.ts';
import type { Builder } from './builder.ts';

/**
 * Which parts of a word are written. A word of n bits: part i of n equal parts, counted from the least significant one
 * (byte enables), or element i of a vec of n. A record of bits: the fields of a record; those that are left out are not
 * written.
 */
export type Lanes<V> = Bits | { readonly [K in keyof V]?: Bits<1> };

/** Part of a word. */
interface Part {
  readonly lo: number;
  readonly width: number;
}

/** The lanes from the least significant up, and all of them as a mask of the word's bits. */
export function lowerLanes<V>(
  owner: Builder,
  shape: Shape<V>,
  word: ExprId,
  lanes: Lanes<V>,
  at: Location,
): { readonly lanes: readonly MemoryLane[]; readonly mask: ExprId } {
  const { table } = owner;
  const chosen = isHardware(lanes) ? equalLanes(owner, shape, lanes, at) : fieldLanes(owner, shape, lanes, at);
  const parts = chosen.toSorted((a, b) => a.lo - b.lo);
  let top = 0;
  const bits: ExprId[] = [];
  for (const { lo, width, enable } of parts) {
    if (lo > top) bits.unshift(table.const(lo - top, 0n));
    bits.unshift(...Array.from({ length: width }, () => enable));
    top = lo + width;
  }
  if (top < shape.width) bits.unshift(table.const(shape.width - top, 0n));
  return {
    lanes: parts.map((p) => ({ ...p, data: table.slice(word, p.lo, p.width) })),
    mask: table.cat(bits),
  };
}

function equalLanes(
  owner: Builder,
  shape: Shape<unknown>,
  lanes: Bits,
  at: Location,
): readonly (Part & { readonly enable: ExprId })[] {
  const n = lanes.width;
  const width = shape.width / n;
  if (!Number.isInteger(width)) {
    const message = `${n} lanes of a word of ${shape.width} bits`;
    owner.report('memory-lanes', message, 'give a number of lanes that divides the width', [at]);
    return [];
  }
  const all = lowerWord(owner, lanes, n);
  return Array.from({ length: n }, (_, i) => ({
    lo: i * width,
    width,
    enable: owner.table.slice(all, i, 1),
  }));
}

function fieldLanes(
  owner: Builder,
  shape: Shape<unknown>,
  lanes: object,
  at: Location,
): readonly (Part & { readonly enable: ExprId })[] {
  const parts = new Map<string, Part>();
  for (const leaf of shape.leaves) {
    const field = leaf.fields?.[0] ?? '';
    const before = parts.get(field);
    parts.set(field, {
      lo: Math.min(leaf.lo, before?.lo ?? leaf.lo),
      width: leaf.width + (before?.width ?? 0),
    });
  }
  return Object.entries(lanes).flatMap(([field, enable]) => {
    const part = parts.get(field);
    if (part !== undefined) return [{ ...part, enable: lowerWord(owner, enable, 1) }];
    const fix = `its fields are ${[...parts.keys()].join(', ')}`;
    owner.report('memory-lanes', `there is a lane ${field} and no such field`, fix, [at]);
    return [];
  });
}
