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

const rangeText = (lo: number, width: number): string => (width === 1 ? `[${lo}]` : `[${lo + width - 1}:${lo}]`);

/**
 * The path of a word of an instance: that of the name that these nets begin with (results may be wider than what takes
 * them), or of the stretch of a name that they are (`count[3:0]`); otherwise that of `other`, a cell.
 */
export function wordPath(
  instance: Instance,
  bits: readonly JsonBit[],
  other: { readonly name: string; readonly attributes: JsonAttributes },
): { readonly path: string; readonly attributes: JsonAttributes } {
  const byBit = names(instance.module);
  const first = byBit.get(bits[0]!);
  const length = first === undefined ? 0 : Math.min(bits.length, first.width - first.place);
  const together = bits.slice(0, length).every((bit, i) => {
    const named = byBit.get(bit);
    return named?.name === first?.name && named?.place === (first?.place ?? 0) + i;
  });
  if (first === undefined || !together) return { path: instance.prefix + other.name, attributes: other.attributes };
  const part = length === first.width ? '' : rangeText(first.place, length);
  return { path: instance.prefix + first.name + part, attributes: first.attributes };
}

/**
 * The path of a register. Several names may have its nets, an output for example beside the `reg` that it shows; after
 * `rename -wire` the cell bears that of the `reg`, with a range where it is a part of it and its kind after.
 */
export function registerPath(
  instance: Instance,
  bits: readonly JsonBit[],
  cell: { readonly name: string; readonly type: string; readonly attributes: JsonAttributes },
): { readonly path: string; readonly attributes: JsonAttributes } {
  const { netnames } = instance.module;
  const [written = ''] = cell.name.split(`${cell.type}`);
  const name = [written, written.replace(/\[\d+(:\d+)?\]$/, '')].find((n) => netnames[n] !== undefined);
  const net = name === undefined ? undefined : netnames[name]!;
  const first = net?.bits.indexOf(bits[0]!) ?? -1;
  if (net === undefined || first < 0) return wordPath(instance, bits, cell);
  const part = bits.length === net.bits.length ? '' : rangeText(first, bits.length);
  return { path: instance.prefix + name + part, attributes: net.attributes };
}
