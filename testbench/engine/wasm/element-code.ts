/** Instructions that load the register that an index names. */

import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Expressions } from './expressions.ts';
import { valueBytes } from './layout.ts';
import { operators, type ValueType } from './opcodes.ts';
import type { ElementNode } from './register-arrays.ts';

/** Pushes the element, or what stands for the values of the index that name none. */
export function element(
  e: Expressions,
  { index, first, elements, rest, address, width }: ElementNode,
  type: ValueType,
): void {
  const { f } = e;
  const load = (): void => f.memory(operators[type].load, address);
  if (rest === undefined) {
    e.rowOffset(index, valueBytes(width), address);
    load();
    return;
  }
  const at = elementNumber(e, index, first);
  e.get(at);
  f.const('i32', BigInt(elements.length));
  f.op(operators.i32.ltU);
  e.branch(
    () => {
      elementOffset(e, at, width, address);
      load();
    },
    () => e.bits(rest, 0, width, type),
    type,
  );
}

/** A local with the number of the element that the index names, counted from the first one. */
export const elementNumber = (e: Expressions, index: NodeId, first: number): number =>
  e.keep('i32', () => {
    e.bits(index, 0, e.graph.width(index), 'i32');
    if (first === 0) return;
    e.f.const('i32', BigInt(first));
    e.f.op(operators.i32.sub);
  });

/** Pushes the offset of the element of that number from `address`, where the first one is. */
export function elementOffset(e: Expressions, at: number, width: number, address: number): void {
  e.get(at);
  e.f.const('i32', BigInt(valueBytes(width)));
  e.f.op(operators.i32.mul);
  e.addBase(address);
}
