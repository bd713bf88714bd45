/** Plain values of shapes, for what a bench drives besides what it is about. */
import type { Shape } from '../../../rtl-gen/hdl/index.ts';
import type { Item } from '../../agents/item.ts';
import type { Random } from './test-kit.ts';

type Leaf = Shape<unknown>['leaves'][number];

/** Any value of that shape; of an enum one of its states. */
export const drawnOf = <V>(shape: Shape<V>, random: Random): Item<V> =>
  itemOf(shape, ({ width, states }) => (states === undefined ? random.bits(width) : random.pick(states).name));

/** The value of that shape whose bits are all 0. */
export const zeroOf = <V>(shape: Shape<V>): Item<V> =>
  itemOf(shape, ({ width, states }) => states?.find(({ value }) => value === 0n)?.name ?? (width > 32 ? 0n : 0));

const itemOf = <V>(shape: Shape<V>, leafOf: (leaf: Leaf) => unknown): Item<V> => partOf(shape, leafOf) as Item<V>;

function partOf({ structure, leaves }: Shape<unknown>, leafOf: (leaf: Leaf) => unknown): unknown {
  switch (structure.kind) {
    case 'absent':
      return undefined;
    case 'record':
      return Object.fromEntries(structure.fields.map(([name, shape]) => [name, partOf(shape, leafOf)]));
    case 'list':
      return structure.elements.map((shape) => partOf(shape, leafOf));
    default:
      return leafOf(leaves[0]!);
  }
}
