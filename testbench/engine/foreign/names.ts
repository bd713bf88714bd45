/** The names that the source gives to nets. */
import type { Instance } from './instances.ts';
import type { JsonAttributes, JsonBit, JsonModule } from './yosys-json.ts';

interface Named {
  readonly name: string;
  readonly attributes: JsonAttributes;
  readonly width: number;
  readonly place: number;
}

const namesOf = new WeakMap<JsonModule, ReadonlyMap<JsonBit, Named>>();

/** The shortest word of the source that each net of a module is in. */
function names(module: JsonModule): ReadonlyMap<JsonBit, Named> {
  const known = namesOf.get(module);
  if (known !== undefined) return known;
  const found = new Map<JsonBit, Named>();
  for (const [name, { hide_name, bits, attributes }] of Object.entries(module.netnames)) {
    if (hide_name === 1) continue;
    bits.forEach((bit, place) => {
      const before = found.get(bit);
      if (typeof bit === 'number' && (before === undefined || bits.length < before.width)) {
        found.set(bit, { name, attributes, width: bits.length, place });
      }
    });
  }
  namesOf.set(module, found);
  return found;
}

/**
 * The path of a word of an instance: that of the name that has exactly these nets, or of the stretch of a name that they
 * are (`count[3:0]`); otherwise that of `other`, a cell.
 */
export function wordPath(
  instance: Instance,
  bits: readonly JsonBit[],
  other: { readonly name: string; readonly attributes: JsonAttributes },
): { readonly path: string; readonly attributes: JsonAttributes } {
  const byBit = names(instance.module);
  const first = byBit.get(bits[0]!);
  const together = bits.every((bit, i) => {
    const named = byBit.get(bit);
    return named?.name === first?.name && named?.place === (first?.place ?? 0) + i;
  });
  if (first === undefined || !together) return { path: instance.prefix + other.name, attributes: other.attributes };
  const range = bits.length === 1 ? `[${first.place}]` : `[${first.place + bits.length - 1}:${first.place}]`;
  const part = bits.length === first.width ? '' : range;
  return { path: instance.prefix + first.name + part, attributes: first.attributes };
}
