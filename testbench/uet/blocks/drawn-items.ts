/** Plain values of shapes, for what a bench drives besides what it is about. */
import type { Shape } from '../../../rtl-gen/hdl/index.ts';
import type { Item } from '../../agents/item.ts';
import { recordReader } from '../../agents/record-reader.ts';
import type { Random } from './test-kit.ts';

type Leaf = Shape<unknown>['leaves'][number];

/** Draws values of a shape with the generator that was given last. */
interface Drawer {
  random: Random | undefined;
  readonly draw: () => unknown;
}

/** Benches draw of the same shapes in each clock. */
const drawers = new WeakMap<Shape<unknown>, Drawer>();

/** Any value of that shape; of an enum one of its states. */
export function drawnOf<V>(shape: Shape<V>, random: Random): Item<V> {
  const drawer = drawers.get(shape) ?? drawerOf(shape);
  drawer.random = random;
  return drawer.draw() as Item<V>;
}

function drawerOf(shape: Shape<unknown>): Drawer {
  const drawer: Drawer = {
    random: undefined,
    draw: makerOf(shape, ({ width, states }) => {
      if (states === undefined) return () => drawer.random!.bits(width);
      const names = states.map(({ name }) => name);
      return () => drawer.random!.pick(names);
    }),
  };
  drawers.set(shape, drawer);
  return drawer;
}

/** The value of that shape whose bits are all 0. */
export const zeroOf = <V>(shape: Shape<V>): Item<V> => unpacked(shape, 0n);

/** The value of that shape whose bits are those of `word`, as hardware packs it. */
export const unpacked = <V>(shape: Shape<V>, word: bigint): Item<V> => {
  const make = makerOf(shape, ({ lo, width, states }) => () => {
    const bits = BigInt.asUintN(width, word >> BigInt(lo));
    return states?.find(({ value }) => value === bits)?.name ?? (width > 32 ? bits : Number(bits));
  });
  return make() as Item<V>;
};

/** Makes values of a shape of what is made for its leaves. */
function makerOf(shape: Shape<unknown>, leafOf: (leaf: Leaf) => () => unknown): () => unknown {
  let next = 0;
  return partOf(shape, () => leafOf(shape.leaves[next++]!));
}

function partOf({ structure }: Shape<unknown>, nextLeaf: () => () => unknown): () => unknown {
  switch (structure.kind) {
    case 'absent':
      return () => undefined;
    case 'record':
      return recordReader(structure.fields.map(([name, shape]) => [name, partOf(shape, nextLeaf)]));
    case 'list': {
      const parts = structure.elements.map((shape) => partOf(shape, nextLeaf));
      return () => parts.map((make) => make());
    }
    default:
      return nextLeaf();
  }
}
