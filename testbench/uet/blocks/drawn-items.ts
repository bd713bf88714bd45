/** Plain values of shapes, for what a bench drives besides what it is about. */
import type { Shape } from '../../../rtl-gen/hdl/index.ts';
import type { Item } from '../../agents/item.ts';
import type { Random } from './test-kit.ts';

type Leaf = Shape<unknown>['leaves'][number];

/** Any value of that shape; of an enum one of its states. */
export const drawnOf = <V>(shape: Shape<V>, random: Random): Item<V> =>
  itemOf(shape, ({ width, states }) => (states === undefined ? random.bits(width) : random.pick(states).name));

/** The value of that shape whose bits are all 0. */
export const zeroOf = <V>(shape: Shape<V>): Item<V> => unpacked(shape, 0n);

/** The value of that shape whose bits are those of `word`, as hardware packs it. */
export const unpacked = <V>(shape: Shape<V>, word: bigint): Item<V> =>
  itemOf(shape, ({ lo, width, states }) => {
    const bits = BigInt.asUintN(width, word >> BigInt(lo));
    return states?.find(({ value }) => value === bits)?.name ?? (width > 32 ? bits : Number(bits));
  });

function itemOf<V>(shape: Shape<V>, leafOf: (leaf: Leaf) => unknown): Item<V> {
  let next = 0;
  return partOf(shape, () => leafOf(shape.leaves[next++]!)) as Item<V>;
}

function partOf({ structure }: Shape<unknown>, nextLeaf: () => unknown): unknown {
  switch (structure.kind) {
    case 'absent':
      return undefined;
    case 'record':
      return Object.fromEntries(structure.fields.map(([name, shape]) => [name, partOf(shape, nextLeaf)]));
    case 'list':
      return structure.elements.map((shape) => partOf(shape, nextLeaf));
    default:
      return nextLeaf();
  }
}
