/** Words whose bits stand elsewhere: reversed, rotated, and in Gray code. Behind the methods of `Bits`. */
import type { ExprId } from '../../ir/expr.ts';
import type { Owner } from './owner.ts';

/** The least significant bit first. */
export function reversed({ table }: Owner, id: ExprId): ExprId {
  const { width } = table.get(id);
  return table.cat(Array.from({ length: width }, (_, i) => table.slice(id, i, 1)));
}

/** `by` places towards the most significant bit, whose bits come in at the other end; any whole number of places. */
export function rotated({ table }: Owner, id: ExprId, by: number): ExprId {
  const { width } = table.get(id);
  const n = ((by % width) + width) % width;
  return n === 0 ? id : table.cat([table.slice(id, 0, width - n), table.slice(id, width - n, n)]);
}

/**
 * The same by an amount in hardware: a stage a bit of the amount, each rotating by that bit's weight modulo the width.
 */
export function rotatedBy(owner: Owner, id: ExprId, amount: ExprId, direction: 1 | -1): ExprId {
  const { table } = owner;
  const { width } = table.get(id);
  let turned = id;
  // The weight is kept modulo the width: amounts may be wide.
  let weight = 1 % width;
  for (let i = 0; i < table.get(amount).width; i++) {
    turned = table.mux(table.slice(amount, i, 1), rotated(owner, turned, direction * weight), turned);
    weight = (weight * 2) % width;
  }
  return turned;
}

/** The Gray code of a number: neighbours differ in one bit. */
export function toGray({ table }: Owner, id: ExprId): ExprId {
  return table.binary('xor', id, table.shift('shr', id, table.const(32, 1n)));
}

/** The number of a Gray code: each bit is the parity of the bits from it up, in a logarithmic number of steps. */
export function fromGray({ table }: Owner, id: ExprId): ExprId {
  let number = id;
  for (let step = 1; step < table.get(id).width; step *= 2) {
    number = table.binary('xor', number, table.shift('shr', number, table.const(32, BigInt(step))));
  }
  return number;
}
