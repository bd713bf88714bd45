/** Linear nodes: values that are exclusive ors of pieces of other values and of words from tables. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';

/** Bits of a value at some distance: shifted left, or right where `shift` is negative, then masked. */
export interface Move {
  readonly a: NodeId;
  readonly shift: number;
  readonly mask: bigint;
}

/** The widths of a table's rows. */
export type Unit = 8 | 16 | 32 | 64;

/** The row that `bits` bits of a value from `lo` up choose, at bit `at` of the result: a multiple of `unit`. */
export interface Lookup {
  readonly a: NodeId;
  readonly lo: number;
  readonly bits: number;
  readonly at: number;
  readonly unit: Unit;
  /** Where the table is: rows of `unit` bits. */
  readonly table: number;
}

/** The exclusive or of all its terms. */
export interface LinearNode {
  readonly op: 'linear';
  readonly width: number;
  readonly constant: bigint;
  readonly moves: readonly Move[];
  readonly lookups: readonly Lookup[];
}

/** The values that a linear node reads, each once. */
export function linearOperands({ moves, lookups }: LinearNode): readonly NodeId[] {
  return [...new Set([...moves, ...lookups].map(({ a }) => a))];
}

/** How many terms of a linear node read that value. */
export function references({ moves, lookups }: LinearNode, id: NodeId): number {
  return moves.filter(({ a }) => a === id).length + lookups.filter(({ a }) => a === id).length;
}
