/** Values of any shape of the language, for agents to send. */
import * as fc from 'fast-check';
import type { Shape } from '../../rtl-gen/hdl/index.ts';
import type { Item } from '../agents/item.ts';
import { bitsOf } from '../agents/shape-payload.ts';
import { anyBits, anyInteger } from './numbers.ts';

/**
 * The values of `shape` as agents take and give them (`Item`): numbers with their corners (`anyBits`, `anyInteger`),
 * enums by state, records and vecs of such values, a union as the bits of one of its views or any bits, an absent part
 * as `undefined`. Shrinks to zeros and first states, each part by itself.
 */
export function arbitraryOf<V>(shape: Shape<V>): fc.Arbitrary<Item<V>> {
  return partOf(shape) as fc.Arbitrary<Item<V>>;
}

/** As agents give them, which matters where items are compared strictly. */
const plainObjects = { noNullPrototype: true } as const;

function partOf({ structure, width, leaves }: Shape<unknown>): fc.Arbitrary<unknown> {
  switch (structure.kind) {
    case 'absent':
      return fc.constant(undefined);
    case 'word': {
      const states = leaves[0]!.states;
      return states === undefined ? anyBits(width) : fc.constantFrom(...states.map(({ name }) => name));
    }
    case 'integer':
      return anyInteger(width);
    case 'list':
      return fc.tuple(...structure.elements.map(partOf));
    case 'record':
      return fc.record(
        Object.fromEntries(structure.fields.map(([name, shape]) => [name, partOf(shape)])),
        plainObjects,
      );
    case 'union': {
      const views = structure.views.map(([name, shape]) =>
        partOf(shape).map((view) => viewBits(shape, view, name, width)),
      );
      return fc.oneof({ withCrossShrink: true }, anyBits(width), ...views);
    }
  }
}

/** The bits of a union that holds one view, which takes the most significant ones. */
function viewBits(shape: Shape<unknown>, view: unknown, name: string, width: number): number | bigint {
  const bits = bitsOf(shape, view, name) << BigInt(width - shape.width);
  return width > 32 ? bits : Number(bits);
}
